import "./chunks/rolldown-runtime.js";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { n as require_undici, r as require_tunnel, t as githubCi } from "./chunks/github.js";
import * as os from "os";
import os$1, { EOL } from "os";
import * as crypto from "crypto";
import * as fs from "fs";
import { constants, promises } from "fs";
import { A as sayer, F as grammars, I as git, M as local, N as fileChunks, P as fileHead, j as reportFolder, k as secretsOf, l as outputNames, n as main } from "./chunks/main.js";
import { f as int, g as object, n as asRetraceError, t as RetraceError, y as string } from "./chunks/errors.js";
import { n as readFileBounded } from "./chunks/open-file.js";
import { t as openModel } from "./chunks/model.js";
import { t as promptFiles } from "./chunks/prompt-files2.js";
import { constants as constants$1, readFileSync as readFileSync$1, readdirSync, readlinkSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { n as redactor, r as encodedForms, t as cut } from "./chunks/redact.js";
import { join, posix, win32 } from "node:path";
import { randomBytes } from "node:crypto";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// node_modules/@actions/core/lib/utils.js
/**
* Sanitizes an input into a string so it can be passed into issueCommand safely
* @param input input to sanitize into a string
*/
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
// node_modules/@actions/core/lib/command.js
/**
* Issues a command to the GitHub Actions runner
*
* @param command - The command name to issue
* @param properties - Additional properties for the command (key-value pairs)
* @param message - The message to include with the command
* @remarks
* This function outputs a specially formatted string to stdout that the Actions
* runner interprets as a command. These commands can control workflow behavior,
* set outputs, create annotations, mask values, and more.
*
* Command Format:
*   ::name key=value,key=value::message
*
* @example
* ```typescript
* // Issue a warning annotation
* issueCommand('warning', {}, 'This is a warning message');
* // Output: ::warning::This is a warning message
*
* // Set an environment variable
* issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
* // Output: ::set-env name=MY_VAR::some value
*
* // Add a secret mask
* issueCommand('add-mask', {}, 'secretValue123');
* // Output: ::add-mask::secretValue123
* ```
*
* @internal
* This is an internal utility function that powers the public API functions
* such as setSecret, warning, error, and exportVariable.
*/
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os.EOL);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!fs.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${crypto.randomUUID()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${os.EOL}${convertedValue}${os.EOL}${delimiter}`;
}
require_tunnel();
require_undici();
var HttpCodes;
(function(HttpCodes) {
	HttpCodes[HttpCodes["OK"] = 200] = "OK";
	HttpCodes[HttpCodes["MultipleChoices"] = 300] = "MultipleChoices";
	HttpCodes[HttpCodes["MovedPermanently"] = 301] = "MovedPermanently";
	HttpCodes[HttpCodes["ResourceMoved"] = 302] = "ResourceMoved";
	HttpCodes[HttpCodes["SeeOther"] = 303] = "SeeOther";
	HttpCodes[HttpCodes["NotModified"] = 304] = "NotModified";
	HttpCodes[HttpCodes["UseProxy"] = 305] = "UseProxy";
	HttpCodes[HttpCodes["SwitchProxy"] = 306] = "SwitchProxy";
	HttpCodes[HttpCodes["TemporaryRedirect"] = 307] = "TemporaryRedirect";
	HttpCodes[HttpCodes["PermanentRedirect"] = 308] = "PermanentRedirect";
	HttpCodes[HttpCodes["BadRequest"] = 400] = "BadRequest";
	HttpCodes[HttpCodes["Unauthorized"] = 401] = "Unauthorized";
	HttpCodes[HttpCodes["PaymentRequired"] = 402] = "PaymentRequired";
	HttpCodes[HttpCodes["Forbidden"] = 403] = "Forbidden";
	HttpCodes[HttpCodes["NotFound"] = 404] = "NotFound";
	HttpCodes[HttpCodes["MethodNotAllowed"] = 405] = "MethodNotAllowed";
	HttpCodes[HttpCodes["NotAcceptable"] = 406] = "NotAcceptable";
	HttpCodes[HttpCodes["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
	HttpCodes[HttpCodes["RequestTimeout"] = 408] = "RequestTimeout";
	HttpCodes[HttpCodes["Conflict"] = 409] = "Conflict";
	HttpCodes[HttpCodes["Gone"] = 410] = "Gone";
	HttpCodes[HttpCodes["TooManyRequests"] = 429] = "TooManyRequests";
	HttpCodes[HttpCodes["InternalServerError"] = 500] = "InternalServerError";
	HttpCodes[HttpCodes["NotImplemented"] = 501] = "NotImplemented";
	HttpCodes[HttpCodes["BadGateway"] = 502] = "BadGateway";
	HttpCodes[HttpCodes["ServiceUnavailable"] = 503] = "ServiceUnavailable";
	HttpCodes[HttpCodes["GatewayTimeout"] = 504] = "GatewayTimeout";
})(HttpCodes || (HttpCodes = {}));
var Headers;
(function(Headers) {
	Headers["Accept"] = "accept";
	Headers["ContentType"] = "content-type";
})(Headers || (Headers = {}));
var MediaTypes;
(function(MediaTypes) {
	MediaTypes["ApplicationJson"] = "application/json";
})(MediaTypes || (MediaTypes = {}));
HttpCodes.MovedPermanently, HttpCodes.ResourceMoved, HttpCodes.SeeOther, HttpCodes.TemporaryRedirect, HttpCodes.PermanentRedirect;
HttpCodes.BadGateway, HttpCodes.ServiceUnavailable, HttpCodes.GatewayTimeout;
// node_modules/@actions/core/lib/summary.js
var __awaiter$2 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { access, appendFile, writeFile } = promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	/**
	* Finds the summary file path from the environment, rejects if env var is not found or file does not exist
	* Also checks r/w permissions.
	*
	* @returns step summary file path
	*/
	filePath() {
		return __awaiter$2(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			const pathFromEnv = process.env[SUMMARY_ENV_VAR];
			if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			try {
				yield access(pathFromEnv, constants.R_OK | constants.W_OK);
			} catch (_a) {
				throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			this._filePath = pathFromEnv;
			return this._filePath;
		});
	}
	/**
	* Wraps content in an HTML tag, adding any HTML attributes
	*
	* @param {string} tag HTML tag to wrap
	* @param {string | null} content content within the tag
	* @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
	*
	* @returns {string} content wrapped in HTML element
	*/
	wrap(tag, content, attrs = {}) {
		const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
		if (!content) return `<${tag}${htmlAttrs}>`;
		return `<${tag}${htmlAttrs}>${content}</${tag}>`;
	}
	/**
	* Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
	*
	* @param {SummaryWriteOptions} [options] (optional) options for write operation
	*
	* @returns {Promise<Summary>} summary instance
	*/
	write(options) {
		return __awaiter$2(this, void 0, void 0, function* () {
			const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
			const filePath = yield this.filePath();
			yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" });
			return this.emptyBuffer();
		});
	}
	/**
	* Clears the summary buffer and wipes the summary file
	*
	* @returns {Summary} summary instance
	*/
	clear() {
		return __awaiter$2(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: true });
		});
	}
	/**
	* Returns the current summary buffer as a string
	*
	* @returns {string} string of summary buffer
	*/
	stringify() {
		return this._buffer;
	}
	/**
	* If the summary buffer is empty
	*
	* @returns {boolen} true if the buffer is empty
	*/
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	/**
	* Resets the summary buffer without writing to summary file
	*
	* @returns {Summary} summary instance
	*/
	emptyBuffer() {
		this._buffer = "";
		return this;
	}
	/**
	* Adds raw text to the summary buffer
	*
	* @param {string} text content to add
	* @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
	*
	* @returns {Summary} summary instance
	*/
	addRaw(text, addEOL = false) {
		this._buffer += text;
		return addEOL ? this.addEOL() : this;
	}
	/**
	* Adds the operating system-specific end-of-line marker to the buffer
	*
	* @returns {Summary} summary instance
	*/
	addEOL() {
		return this.addRaw(EOL);
	}
	/**
	* Adds an HTML codeblock to the summary buffer
	*
	* @param {string} code content to render within fenced code block
	* @param {string} lang (optional) language to syntax highlight code
	*
	* @returns {Summary} summary instance
	*/
	addCodeBlock(code, lang) {
		const attrs = Object.assign({}, lang && { lang });
		const element = this.wrap("pre", this.wrap("code", code), attrs);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML list to the summary buffer
	*
	* @param {string[]} items list of items to render
	* @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
	*
	* @returns {Summary} summary instance
	*/
	addList(items, ordered = false) {
		const tag = ordered ? "ol" : "ul";
		const listItems = items.map((item) => this.wrap("li", item)).join("");
		const element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML table to the summary buffer
	*
	* @param {SummaryTableCell[]} rows table rows
	*
	* @returns {Summary} summary instance
	*/
	addTable(rows) {
		const tableBody = rows.map((row) => {
			const cells = row.map((cell) => {
				if (typeof cell === "string") return this.wrap("td", cell);
				const { header, data, colspan, rowspan } = cell;
				const tag = header ? "th" : "td";
				const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
				return this.wrap(tag, data, attrs);
			}).join("");
			return this.wrap("tr", cells);
		}).join("");
		const element = this.wrap("table", tableBody);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds a collapsable HTML details element to the summary buffer
	*
	* @param {string} label text for the closed state
	* @param {string} content collapsable content
	*
	* @returns {Summary} summary instance
	*/
	addDetails(label, content) {
		const element = this.wrap("details", this.wrap("summary", label) + content);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML image tag to the summary buffer
	*
	* @param {string} src path to the image you to embed
	* @param {string} alt text description of the image
	* @param {SummaryImageOptions} options (optional) addition image attributes
	*
	* @returns {Summary} summary instance
	*/
	addImage(src, alt, options) {
		const { width, height } = options || {};
		const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
		const element = this.wrap("img", null, Object.assign({
			src,
			alt
		}, attrs));
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML section heading element
	*
	* @param {string} text heading text
	* @param {number | string} [level=1] (optional) the heading level, default: 1
	*
	* @returns {Summary} summary instance
	*/
	addHeading(text, level) {
		const tag = `h${level}`;
		const allowedTag = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(tag) ? tag : "h1";
		const element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML thematic break (<hr>) to the summary buffer
	*
	* @returns {Summary} summary instance
	*/
	addSeparator() {
		const element = this.wrap("hr", null);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML line break (<br>) to the summary buffer
	*
	* @returns {Summary} summary instance
	*/
	addBreak() {
		const element = this.wrap("br", null);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML blockquote to the summary buffer
	*
	* @param {string} text quote text
	* @param {string} cite (optional) citation url
	*
	* @returns {Summary} summary instance
	*/
	addQuote(text, cite) {
		const attrs = Object.assign({}, cite && { cite });
		const element = this.wrap("blockquote", text, attrs);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML anchor tag to the summary buffer
	*
	* @param {string} text link text/content
	* @param {string} href hyperlink
	*
	* @returns {Summary} summary instance
	*/
	addLink(text, href) {
		const element = this.wrap("a", text, { href });
		return this.addRaw(element).addEOL();
	}
};
new Summary();
os$1.platform();
os$1.arch();
/**
* The code to exit an action
*/
var ExitCode;
(function(ExitCode) {
	/**
	* A code indicating that the action was successful
	*/
	ExitCode[ExitCode["Success"] = 0] = "Success";
	/**
	* A code indicating that the action was a failure
	*/
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
/**
* Gets the value of an input.
* Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
* Returns an empty string if the value is not defined.
*
* @param     name     name of the input to get
* @param     options  optional. See InputOptions.
* @returns   string
*/
function getInput(name, options) {
	const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
	if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
	if (options && options.trimWhitespace === false) return val;
	return val.trim();
}
/**
* Sets the value of an output.
*
* @param     name     name of the output to set
* @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
*/
function setOutput(name, value) {
	if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(os.EOL);
	issueCommand("set-output", { name }, toCommandValue(value));
}
// src/adapters/action-facts.ts
const Repository = object({ id: int() });
const EventFile = object({
	repository: Repository.optional(),
	pull_request: object({
		head: object({ repo: Repository.nullish() }).optional(),
		base: object({ repo: Repository.nullish() }).optional()
	}).optional(),
	workflow_run: object({
		id: int().min(1),
		event: string(),
		head_repository: Repository.nullish()
	}).optional()
});
const largestEvent = 8 << 20;
/** Reads `GITHUB_*`. A missing or broken event file claims nothing, which the gate takes for the lower trust. */
function actionFacts(env) {
	const file = eventFile(env.GITHUB_EVENT_PATH);
	const run = Number(env.GITHUB_RUN_ID);
	const attempt = Number(env.GITHUB_RUN_ATTEMPT);
	const { pull_request: pull, workflow_run: upstream } = file;
	return {
		repository: env.GITHUB_REPOSITORY ?? "",
		runId: Number.isSafeInteger(run) && run > 0 ? run : void 0,
		attempt: Number.isSafeInteger(attempt) && attempt > 0 ? attempt : 1,
		serverUrl: env.GITHUB_SERVER_URL ?? "https://github.com",
		event: env.GITHUB_EVENT_NAME ?? "",
		file: {
			...pull === void 0 ? {} : { headRepositoryId: pull.head?.repo?.id ?? null },
			...upstream === void 0 ? {} : {
				headRepositoryId: upstream.head_repository?.id ?? null,
				upstreamEvent: upstream.event
			},
			baseRepositoryId: pull?.base?.repo?.id ?? file.repository?.id
		},
		upstreamRunId: upstream?.id,
		runnerName: env.RUNNER_NAME,
		jobKey: env.GITHUB_JOB,
		workflow: ownWorkflow(env.GITHUB_WORKFLOW_REF, env.GITHUB_WORKFLOW_SHA)
	};
}
/** `owner/repo/.github/workflows/ci.yml@refs/heads/main`: the file of the run itself, also where a reusable workflow holds the job. */
function ownWorkflow(ref, sha) {
	const path = /^[^/@]+\/[^/@]+\/(\.github\/workflows\/[^/@]+)@/.exec(ref ?? "")?.[1];
	return path === void 0 || sha === void 0 || sha === "" ? void 0 : {
		path,
		sha
	};
}
function eventFile(path) {
	if (path === void 0 || path === "") return {};
	try {
		const parsed = EventFile.safeParse(JSON.parse(Buffer.from(readFileBounded(path, largestEvent)).toString("utf8")));
		return parsed.success ? parsed.data : {};
	} catch (thrown) {
		if (thrown instanceof SyntaxError || thrown instanceof RetraceError) return {};
		throw thrown;
	}
}
// src/text/cut-markdown.ts
const omitted = "\n_The rest is left out here; the report file has all of it._\n";
/** `markdown`, or its longest start of whole lines that fits `maxBytes` (UTF-8) with open fences and `<details>` closed. */
function cutMarkdown(markdown, maxBytes) {
	if (bytesOf(markdown) <= maxBytes) return markdown;
	let kept = "";
	let used = bytesOf(omitted);
	let open = {
		fence: "",
		html: false,
		details: 0
	};
	let closing = "";
	for (const line of markdown.split("\n")) {
		const next = afterLine(open, line);
		const ending = closingOf(next);
		used += bytesOf(line) + 1;
		if (used + bytesOf(ending) > maxBytes) break;
		kept += `${line}\n`;
		open = next;
		closing = ending;
	}
	return kept + closing + omitted;
}
const htmlStart = /^ {0,3}<\/?(?:details|summary)\b/;
function afterLine(open, line) {
	const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
	if (open.fence !== "") return fence.startsWith(open.fence) && line.trim() === fence ? {
		...open,
		fence: ""
	} : open;
	const html = line.trim() !== "" && (open.html || htmlStart.test(line));
	if (fence !== "" && !html) return {
		...open,
		fence,
		html
	};
	const opened = line.split("<details").length - line.split("</details>").length;
	return {
		fence: "",
		html,
		details: Math.max(0, open.details + opened)
	};
}
function closingOf(open) {
	return (open.fence === "" ? "\n" : `${open.fence}\n`) + "\n</details>\n".repeat(open.details);
}
function bytesOf(text) {
	return Buffer.byteLength(text);
}
// src/adapters/publisher.ts
/** The runner shows ten of a kind a step and drops the rest without a word. */
const mostOfAKind = 10;
/** Far below the runner's 1 MiB, over which it drops the whole summary. */
const longestSummary = 262144;
/** The runner cuts a longer message. */
const longestMessage = 4096;
/** Users put outputs into scripts: nothing that a shell or an expression would read (HX-005). */
const outputValue = /^[A-Za-z0-9_./:-]{0,200}$/;
/** What the runner does not take (no summary file, a path no output may carry) is a warning: the report stays. */
function actionsPublisher({ say, env, outputs, temp }) {
	return {
		async summary(markdown) {
			const path = env.GITHUB_STEP_SUMMARY ?? "";
			const refused = path === "" ? "GITHUB_STEP_SUMMARY is not set" : await append(path, cutMarkdown(markdown, longestSummary));
			if (refused !== void 0) say.warn(`The step summary could not be written: ${refused}. The report file has it all.`);
		},
		annotate(annotations) {
			for (const level of [
				"error",
				"warning",
				"notice"
			]) {
				const ofLevel = annotations.filter((annotation) => annotation.level === level);
				for (const annotation of ofLevel.slice(0, mostOfAKind)) say.command(level, propertiesOf(annotation), messageOf(annotation));
				const rest = ofLevel.length - mostOfAKind;
				if (rest > 0) say.info(`${rest} more of kind "${level}" are in the summary: GitHub shows ${mostOfAKind} a step.`);
			}
		},
		output(name, value) {
			if (!outputs.includes(name)) throw new RetraceError("internal", `"${name}" is no declared output.`, "This is a fault of Retrace: please report it.");
			const text = /^[A-Za-z]:\\/.test(value) ? value.replaceAll("\\", "/") : value;
			if ((env.GITHUB_OUTPUT ?? "") === "") return say.warn(`Output "${name}" is not set: GITHUB_OUTPUT is missing.`);
			if (!outputValue.test(text)) return say.warn(`Output "${name}" is not set: its value has characters that no output may carry.`);
			setOutput(name, text);
		},
		file: reportFolder(env.RUNNER_TEMP ?? temp)
	};
}
/** Appends to a file of the runner; never follows a link. Returns the reason why not, without a path. */
async function append(path, text) {
	try {
		const file = await open(path, constants$1.O_WRONLY | constants$1.O_APPEND | (constants$1.O_NOFOLLOW ?? 0));
		try {
			await file.appendFile(text);
		} finally {
			await file.close();
		}
		return;
	} catch (error) {
		return errorCode(error);
	}
}
/** `ENOENT` and the like: a system error's code says enough, its message holds a path. */
function errorCode(error) {
	return error instanceof Error && "code" in error ? String(error.code) : "unknown error";
}
function propertiesOf(annotation) {
	return {
		title: annotation.title,
		file: annotation.path,
		line: annotation.path === void 0 ? void 0 : annotation.line
	};
}
function messageOf(annotation) {
	return cut(annotation.message, longestMessage);
}
// src/adapters/runner-folder.ts
const parentsLookedAt = 12;
/** Existing `_diag/pages` folders, the surest first. */
function pagesFolders(facts) {
	const { join } = pathOf(facts);
	const found = diagCandidates(facts, foldersIn, runnerAbove(facts)).map((diag) => join(diag, "pages"));
	return [...new Set(found)].filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true);
}
/** Why there are no pages, for a person. */
function whyNoPages({ execPath }) {
	return execPath.startsWith("/__e/") ? "This job runs in a container, from which the runner's own copy of the log cannot be reached." : "The runner's own copy of the log was not found on this machine.";
}
/** All places that `_diag` may be in. `folders` lists the folders of a folder; `above` is a runner found among the parent processes. */
function diagCandidates(facts, folders, above) {
	const { join, dirname, basename } = pathOf(facts);
	const roots = [];
	const externals = dirname(dirname(dirname(facts.execPath)));
	if (basename(externals) === "externals") roots.push(dirname(externals));
	if (facts.runnerTemp !== void 0 && basename(facts.runnerTemp) === "_temp") roots.push(dirname(dirname(facts.runnerTemp)));
	if (above !== void 0) roots.push(above);
	for (const parent of hostedParents(facts)) roots.push(...folders(parent).sort().reverse().map((version) => join(parent, version)), parent);
	return roots.map((root) => join(root, "_diag"));
}
/** Folders of GitHub's images that are a runner, or hold one for each version. */
function hostedParents(facts) {
	const { join } = pathOf(facts);
	if (facts.platform === "win32") return [`${facts.homeDrive ?? "C:"}\\actions-runner\\cached`];
	const { home } = facts;
	if (home === void 0 || home === "") return [];
	return [
		"actions-runner/cached",
		"actions-runner/extracted",
		"runners",
		"."
	].map((folder) => join(home, folder));
}
/** The runner among our parent processes: `<root>/bin/Runner.Worker`. Linux only. */
function runnerAbove({ ppid, procRoot = "/proc" }) {
	let pid = ppid;
	for (let i = 0; i < parentsLookedAt && pid > 1; i++) try {
		const exe = readlinkSync(`${procRoot}/${pid}/exe`).replace(/ \(deleted\)$/, "");
		if (/^Runner\.(Worker|Listener)$/.test(posix.basename(exe))) return posix.dirname(posix.dirname(exe));
		const stat = readFileSync$1(`${procRoot}/${pid}/stat`, "utf8");
		pid = Number(stat.slice(stat.lastIndexOf(")") + 1).trim().split(" ")[1]);
	} catch {
		return;
	}
}
function foldersIn(path) {
	try {
		return readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
	} catch {
		return [];
	}
}
function pathOf({ platform }) {
	return platform === "win32" ? win32 : posix;
}
// src/adapters/runner-page.ts
const pageName = /^([0-9a-f-]{36}_[0-9a-f-]{36})_(\d+)\.log$/i;
const waitMs = 3e3;
const pollMs = 100;
/** A page that nobody wrote to for so long is left over from a job that crashed. */
const staleMs = 3e5;
/** The job's page is cut at 8 MiB; more than this is not the runner's. */
const largestLog = 64 << 20;
const mostFiles = 2e3;
/**
* The running job's log up to this call. The runner holds back up to 5 KiB, the failure's last lines among them, so a marker and filler
* are printed until the marker shows up in the page or 3 s are over. `complete` is false when the page has rolled over, or the marker never
* came. Files are only read. `folders` are the runner's `_diag/pages` (runner-folder.ts).
*/
async function runnerPage(folders, options) {
	const { log, now = Date.now, sleep = (ms) => setTimeout$1(ms) } = options;
	const marker = options.marker ?? randomBytes(16).toString("hex");
	if (!folders.some((folder) => filesIn(folder).some((file) => pageName.test(file)))) return {
		kind: "missing",
		code: "log_missing",
		why: "The runner's folder holds no page of this job's log."
	};
	const start = now();
	const group = log.group(`Waiting for the runner to write this job's log to disk (${marker})`);
	let pages = [];
	try {
		for (let lines = 48;; lines = 8) {
			for (let i = 0; i < lines; i++) log.info(filler);
			pages = folders.flatMap(candidatesIn).flatMap((candidate) => read(candidate, marker));
			if (pages.some((page) => page.marked >= 0) || now() - start >= waitMs) break;
			await sleep(pollMs);
		}
	} finally {
		group.end();
	}
	const page = pages.find((page) => page.marked >= 0) ?? youngest(pages, now());
	if (page === void 0) return {
		kind: "missing",
		code: "log_missing",
		why: "The runner's folder holds only pages of earlier jobs."
	};
	return answer(page);
}
/** 128 characters; 48 lines are more than the runner holds back. */
const filler = "This line has no meaning; it pushes the lines before it out of a buffer of the runner. ".padEnd(128, ".");
/** Records that can be the job: they start as a job's log does, or have lost their first page. A step's own page is neither. */
function candidatesIn(folder) {
	const records = /* @__PURE__ */ new Map();
	for (const file of filesIn(folder)) {
		const name = pageName.exec(file);
		if (name?.[1] === void 0) continue;
		const pages = records.get(name[1]) ?? [];
		records.set(name[1], pages);
		pages.push({
			n: Number(name[2]),
			file
		});
	}
	return [...records.values()].flatMap((pages) => {
		const sorted = pages.sort((a, b) => a.n - b.n);
		const [first] = sorted;
		if (first === void 0) return [];
		return first.n > 1 || startsJob(join(folder, first.file)) ? [{
			folder,
			files: sorted.map((page) => page.file),
			first: first.n
		}] : [];
	});
}
function startsJob(path) {
	const head = fileHead(path, "refuse");
	return typeof head !== "string" && Buffer.from(head.subarray(0, 4096)).includes("Current runner version:");
}
function read(candidate, marker) {
	const chunks = [];
	let bytes = 0;
	try {
		for (const file of candidate.files) for (const chunk of fileChunks(join(candidate.folder, file), file, "refuse")) {
			bytes += chunk.length;
			if (bytes > largestLog) return [];
			chunks.push(chunk);
		}
	} catch {
		return [];
	}
	const text = Buffer.concat(chunks);
	return [{
		candidate,
		text,
		marked: text.indexOf(marker)
	}];
}
/** The page with the newest line, unless even that is old. */
function youngest(pages, now) {
	return pages.map((page) => ({
		page,
		at: newestStamp(page.text)
	})).filter(({ at }) => now - at < staleMs).sort((a, b) => b.at - a.at || b.page.text.length - a.page.text.length)[0]?.page;
}
/** Milliseconds since 1970 of the last stamped line, or 0. */
function newestStamp(text) {
	const stamp = text.subarray(Math.max(0, text.length - 65536)).toString("latin1").split("\n").findLast((line) => /^\d{4}-\d\d-\d\dT[\d:.]{16}Z/.test(line));
	return stamp === void 0 ? 0 : Date.parse(`${stamp.slice(0, 23)}Z`);
}
function answer({ candidate, text, marked }) {
	const log = marked < 0 ? text : text.subarray(0, text.lastIndexOf("\n", marked) + 1);
	const notes = [];
	if (candidate.first > 1) notes.push(`The first ${candidate.first - 1} × 8 MiB of this log are no longer on the runner; lines count from there.`);
	if (marked < 0) notes.push("The last lines may be missing: the runner had not written them to disk after 3 s.");
	return {
		kind: "log",
		handle: {
			log: `_diag/pages/${candidate.files[0] ?? ""}`,
			bytes: log.length,
			complete: notes.length === 0,
			...notes.length === 0 ? {} : { note: notes.join(" ") },
			chunks: () => [log]
		}
	};
}
function filesIn(folder) {
	try {
		return readdirSync(folder).slice(0, mostFiles);
	} catch {
		return [];
	}
}
// src/index.ts
const { env } = process;
const listed = getInput("redact").split(/[\s,]+/).filter((name) => name !== "");
const secrets = secretsOf(env, ["github-token", "api-key"], listed);
const redaction = redactor(secrets);
const say = sayer({
	write: (text) => process.stdout.write(text),
	redact: redaction.text,
	inActions: true,
	color: false
});
/** Fails when something throws that nobody waits for: Node would end the process, and nothing would be published. */
const broken = new Promise((_, fail) => process.on("uncaughtException", fail));
broken.catch(() => {});
try {
	say.mask([...new Set(secrets.flatMap(encodedForms))]);
	const facts = actionFacts(env);
	const temp = env.RUNNER_TEMP ?? tmpdir();
	const page = async () => {
		const runner = {
			execPath: process.execPath,
			platform: process.platform,
			ppid: process.ppid,
			...env.RUNNER_TEMP === void 0 ? {} : { runnerTemp: env.RUNNER_TEMP },
			...env.HOME === void 0 ? {} : { home: env.HOME },
			...env.HOMEDRIVE === void 0 ? {} : { homeDrive: env.HOMEDRIVE }
		};
		const folders = pagesFolders(runner);
		if (folders.length === 0) return {
			kind: "missing",
			code: "log_missing",
			why: whyNoPages(runner)
		};
		return runnerPage(folders, { log: say });
	};
	const workspace = env.GITHUB_WORKSPACE;
	await main((name) => getInput(name), facts, redaction, {
		ci: githubCi({
			token: getInput("github-token"),
			apiUrl: env.GITHUB_API_URL ?? "https://api.github.com",
			repository: facts.repository,
			log: say
		}),
		local: local({
			cwd: workspace ?? process.cwd(),
			checkout: workspace,
			git: git({
				temp,
				path: env.PATH ?? ""
			}),
			runnerPage: page
		}),
		publisher: actionsPublisher({
			say,
			env,
			outputs: outputNames,
			temp
		}),
		log: say,
		grammars: grammars(fileURLToPath(new URL("../dist/grammars", import.meta.url))),
		connect: (settings) => ({
			model: openModel({
				settings,
				env,
				nodeVersion: process.versions.node
			}),
			prompts: promptFiles(new URL("../", import.meta.url))
		}),
		broken
	});
} catch (thrown) {
	const { sentence, fault } = asRetraceError(thrown);
	if (fault === "ours" && getInput("fail-on-error").toLowerCase() === "true") {
		say.fail(sentence);
		process.exitCode = 1;
	} else say.warn(sentence);
	process.stdout.write("", () => process.exit());
}
export {};
