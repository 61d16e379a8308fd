import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { A as sayer, C as flat, D as readModelInputs, E as wrap, F as grammars, I as git, M as local, O as version, S as columns, T as painter, _ as count, a as statusWords, b as words, c as modelLine, d as whyText, f as reproduction, g as isCheck, h as problemViews, i as checkCounts, j as reportFolder, k as secretsOf, m as placeText, o as partialLogs, p as headline, r as summary, s as attemptsLine, t as diagnoseRun, u as causeText, v as excerpt, w as pad, x as clip, y as list } from "./chunks/main.js";
import { writeFile } from "node:fs/promises";
import { n as asRetraceError, t as RetraceError } from "./chunks/errors.js";
import { parseArgs } from "node:util";
import { t as clean } from "./chunks/clean.js";
import { n as redactor } from "./chunks/redact.js";
// src/adapters/no-ci.ts
/** Every question is answered with the reason why there is nobody to ask. */
function noCi() {
	const refused = async () => ({
		ok: false,
		code: "not_found",
		why: "saved logs are read without asking GitHub."
	});
	return {
		run: refused,
		jobs: refused,
		jobLog: async () => ({
			kind: "missing",
			code: "log_missing",
			why: "saved logs are read without asking GitHub."
		}),
		annotations: refused,
		runs: refused,
		changed: refused,
		file: refused,
		author: refused
	};
}
// src/adapters/terminal-publisher.ts
/** A terminal has no annotations and no outputs: both are in the summary. */
function terminalPublisher({ say, reportPath, reportName, temp }) {
	const folder = reportFolder(temp);
	return {
		async summary(markdown) {
			say.info(markdown);
		},
		annotate() {},
		output() {},
		async file(name, text) {
			if (reportPath === void 0 || name !== reportName) return folder(name, text);
			const path = resolve(reportPath);
			try {
				await writeFile(path, text);
			} catch (cause) {
				throw new RetraceError("bad_input", `The report cannot be written to ${reportPath}.`, "Name a file in a folder that exists.", { cause });
			}
			return path;
		}
	};
}
// src/cli-arguments.ts
const usage = `Usage: node dist/cli.js diagnose (--log PATH | --run OWNER/REPO/RUN_ID) [options]

Reads the logs of a failed GitHub Actions run and says which separate problems broke it.

  --log PATH        a saved log, a folder, a glob or a run archive (.zip); may be given more than once
  --run O/R/ID      asks GitHub for a run; GH_TOKEN or GITHUB_TOKEN is used when set
  --example         reads the bundled example
  --workflow FILE   the workflow file of the run; called workflows may follow, each with its own --workflow
  --repo DIR        a checkout, to find the workflow file and to place paths
  --test-reports G  a glob of test reports (JUnit XML) below that checkout; may be given more than once
  --report FILE     writes the whole report as JSON
  --format FORMAT   what to print: text (default), json or markdown
  --model NAME      asks a language model to refine the problems; its key is in RETRACE_API_KEY
  --base-url URL    where the model is asked (OpenAI-compatible)
  --help, --version

Exit code 0 when it could report, whatever the run did; 2 when it was called wrongly.
`;
const formats = [
	"text",
	"json",
	"markdown"
];
/** Reads `process.argv.slice(2)`. Throws RetraceError `bad_usage` with a sentence. */
function readArguments(argv) {
	const { values, positionals } = parsed(argv);
	if (values.help === true) return { command: "help" };
	if (values.version === true) return { command: "version" };
	const [command, ...rest] = positionals;
	if (command === void 0) return { command: "help" };
	if (command !== "diagnose") throw wrong(`There is no command "${command}".`, "The command is: diagnose.");
	if (rest.length > 0) throw wrong(`"${rest[0]}" stands alone.`, "Put --log before the path of a log.");
	const logs = values.log ?? [];
	const example = values.example === true;
	const sources = [
		logs.length > 0,
		values.run !== void 0,
		example
	].filter(Boolean).length;
	if (sources === 0) throw wrong("Nothing to read was named.", "Give --log PATH, --run OWNER/REPO/RUN_ID or --example.");
	if (sources > 1) throw wrong("--log, --run and --example exclude each other.", "Give one of them.");
	if (values["base-url"] !== void 0 && values.model === void 0) throw wrong("--base-url names no model.", "Give --model NAME, too.");
	const format = formats.find((f) => f === (values.format ?? "text"));
	if (format === void 0) throw wrong(`--format is "${values.format}".`, `Write one of: ${formats.join(", ")}.`);
	return {
		command: "diagnose",
		logs,
		run: values.run === void 0 ? void 0 : readRun(values.run),
		workflows: values.workflow ?? [],
		repo: values.repo,
		testReports: values["test-reports"] ?? [],
		report: values.report,
		format,
		example,
		model: values.model,
		baseUrl: values["base-url"]
	};
}
function parsed(argv) {
	try {
		return parseArgs({
			args: [...argv],
			allowPositionals: true,
			options: {
				log: {
					type: "string",
					multiple: true
				},
				run: { type: "string" },
				example: { type: "boolean" },
				workflow: {
					type: "string",
					multiple: true
				},
				repo: { type: "string" },
				"test-reports": {
					type: "string",
					multiple: true
				},
				report: { type: "string" },
				model: { type: "string" },
				"base-url": { type: "string" },
				format: { type: "string" },
				help: {
					type: "boolean",
					short: "h"
				},
				version: { type: "boolean" }
			}
		});
	} catch (cause) {
		const [what = "The arguments could not be read"] = cause instanceof Error ? cause.message.split(/\.\s/) : [];
		throw wrong(`${what.replace(/\.$/, "")}.`, "--help shows how to call it.");
	}
}
function readRun(text) {
	const url = /^https?:\/\/[^/]+\/([\w.-]+\/[\w.-]+)\/actions\/runs\/(\d{1,15})(?:[/?#].*)?$/.exec(text);
	const short = /^([\w.-]+\/[\w.-]+)\/(\d{1,15})$/.exec(text);
	const found = url ?? short;
	if (found?.[1] === void 0) throw wrong(`--run is "${text}".`, "Write OWNER/REPO/RUN_ID or the run's address.");
	return {
		repository: found[1],
		runId: Number(found[2])
	};
}
function wrong(message, advice) {
	return new RetraceError("bad_usage", message, advice);
}
// src/report/text-jobs.ts
const maxJobs = 24;
const maxSigns = 40;
/** `test (3.12)  ✓✓✗○  Unit tests`: the failed step is named. Jobs that failed come first when not all fit. */
function jobMap(report, paint, width) {
	const jobs = /* @__PURE__ */ new Map();
	for (const v of report.validations) if (isCheck(v)) jobs.set(v.job, [...jobs.get(v.job) ?? [], v]);
	for (const node of report.graph.nodes) if (node.kind === "job" && node.status === "unreached" && !jobs.has(node.name)) jobs.set(node.name, []);
	const all = [...jobs];
	const failed = (steps) => steps.some((v) => v.status === "failed");
	const shown = all.length <= maxJobs ? all : [...all].sort((a, b) => Number(failed(b[1])) - Number(failed(a[1]))).slice(0, maxJobs);
	const names = Math.min(36, Math.max(...shown.map(([job]) => columns(flat(job))), 0));
	const signs = Math.min(maxSigns, Math.max(...shown.map(([, steps]) => steps.length), 1));
	const rows = shown.map(([job, steps]) => {
		const name = pad(clip(flat(job), names), names);
		const track = steps.length === 0 ? [sign("unreached", paint)] : steps.slice(0, maxSigns).map((v) => sign(v.status, paint));
		const gap = " ".repeat(Math.max(0, signs - track.length));
		const room = width - names - signs - 8;
		return `    ${name}  ${track.join("")}${gap}  ${paint.dim(clip(label(steps), room))}`.trimEnd();
	});
	const more = all.length - shown.length;
	return more > 0 ? [...rows, `    ${count(more, "more job")}`] : rows;
}
function label(steps) {
	if (steps.every((v) => v.status === "unreached")) return "never ran";
	return steps.filter((v) => v.status === "failed").map((v) => flat(v.step)).join(", ");
}
function sign(status, paint) {
	return (0, {
		successful: paint.green,
		failed: paint.red,
		unreached: paint.yellow,
		skipped: paint.dim,
		cancelled: paint.dim
	}[status])(statusWords[status].sign);
}
// src/report/text-problem.ts
const indent = 5;
const labelWidth = 11;
const evidenceLines = 8;
/** The lines of a problem; the first says what it is and stands alone in quiet mode. */
function problemText(view, n, paint, width) {
	const { problem } = view;
	const type = words(problem.failureType);
	const number = pad(`${n}`, 2);
	const room = width - indent - columns(type) - 2;
	const title = clip(flat(problem.title), room);
	const gap = " ".repeat(Math.max(2, width - indent - columns(title) - columns(type)));
	const mark = view.fatal ? paint.red(number) : paint.yellow(number);
	const body = width - indent - labelWidth;
	const fact = (label, lines, dress = (text) => text) => lines.map((line, i) => " ".repeat(indent) + paint.dim(pad(i === 0 ? label : "", labelWidth)) + dress(line));
	return [
		`  ${mark} ${paint.bold(title)}${gap}${paint.dim(type)}`,
		...fact("where", wrap(list(view.places.map((at) => flat(placeText(at))), 3), body), paint.cyan),
		...fact("in", wrap(where(view), body)),
		...fact("why", why(view, body)),
		...view.fatal ? [] : fact("", ["It broke no job."]),
		...reproduceFacts(view, body, fact, paint),
		...fact("never ran", wrap(list(view.neverRan.map(neverText), 4), body)),
		...evidence(view, paint, width).map((line) => " ".repeat(indent) + line)
	];
}
function where(view) {
	return [list(view.groups.map(legText), 4), view.step === "" ? "" : `step ${flat(view.step)}`].filter((part) => part !== "").join(" › ");
}
function legText({ job, legs, of }) {
	const named = legs.filter((leg) => leg !== "").map(flat);
	if (of === 1 || named.length === 0) return flat(named[0] === void 0 ? job : `${job} (${named[0]})`);
	return `${flat(job)} (${legs.length} of ${of} legs: ${list(named, 4)})`;
}
function why(view, width) {
	const text = flat(whyText(view) ?? "");
	const cause = flat(causeText(view.problem));
	const lines = wrap([text, cause === "" ? "" : `(${cause})`].filter((part) => part !== "").join(" "), width);
	return lines.length <= 4 ? lines : [...lines.slice(0, 3), clip(`${lines[3] ?? ""}…`, width)];
}
function reproduceFacts(view, width, fact, paint) {
	const { lines, narrower, envNames, tools, confidence, why } = reproduction(view.problem, view.validation, view.environment);
	if (lines.length === 0) return fact("reproduce", wrap(`not by a command: ${why}`, width));
	const shell = (script, most) => excerpt(script.join("\n"), {
		lines: most,
		width: 400
	}).split("\n").map((line) => clip(printed(line), width));
	const via = narrower === void 0 || narrower.via.length === 0 ? [] : [`${narrower.via.map(flat).join(" → ")} runs it`];
	const facts = [`${confidence} confidence: ${why}${envNames.length === 0 ? "" : ` (${list(envNames.map(flat))})`}`, tools.length === 0 ? "" : `seen in the run: ${list(tools.map(flat))}`];
	return [
		...fact("reproduce", shell(lines, 8), paint.green),
		...narrower === void 0 ? [] : fact("or only", shell(narrower.lines, 3), paint.green),
		...fact("", via.flatMap((text) => wrap(text, width)), paint.dim),
		...fact("", facts.flatMap((text) => wrap(text, width)), paint.dim)
	];
}
function neverText({ jobs, whole, steps }) {
	const where = list(jobs.map(flat), 2);
	return whole ? `all of ${where}` : `${list(steps.map(flat), 3)} (${where})`;
}
function evidence(view, paint, width) {
	const first = view.failures[0];
	if (first === void 0) return [];
	const { log, fromLine, toLine } = first.evidence;
	const all = clean(first.excerpt).trimEnd().split("\n");
	const quoted = all.slice(0, evidenceLines).map((line) => `${paint.dim("│")} ${clip(printed(line), width - indent - 2)}`);
	const rest = all.length - quoted.length;
	const more = rest > 0 ? [paint.dim(`│ … ${count(rest, "more line")}`)] : [];
	return [
		paint.dim(`${flat(log)}:${fromLine}–${toLine}`),
		...quoted,
		...more
	];
}
/** A line whose own indentation matters, without escapes; tabs as two spaces, so that columns can be counted. */
function printed(line) {
	return clean(line).replaceAll("	", "  ");
}
// src/report/text.ts
const maxProblems = 20;
const maxNotes = 10;
/** The whole report as text, ending in one newline. */
function terminal(report, options) {
	const width = Math.min(120, Math.max(60, options.width));
	const paint = painter(options.color);
	const views = problemViews(report);
	const shown = views.slice(0, maxProblems);
	const out = [
		"",
		...top(report, paint, width),
		""
	];
	for (const [i, view] of shown.entries()) {
		const lines = problemText(view, i + 1, paint, width);
		out.push(...options.quiet === true ? lines.slice(0, 1) : [...lines, ""]);
	}
	if (views.length > shown.length) out.push(`  ${count(views.length - shown.length, "more problem")} in the report file.`);
	if (options.quiet !== true) out.push(...jobs(report, paint, width), ...notes(report, paint, width), ...model(report, paint, width));
	return `${out.join("\n").trimEnd()}\n`;
}
function top(report, paint, width) {
	const head = headline(report);
	const colored = {
		"✗": paint.red,
		"✓": paint.green,
		"○": paint.yellow
	}[head.mark];
	const { run } = report;
	const about = [
		run.repository,
		run.workflow,
		run.runId === void 0 ? "" : `run ${run.runId}`,
		run.attempt === void 0 ? "" : `attempt ${run.attempt}`,
		(run.headSha ?? "").slice(0, 10)
	].map(flat).filter((text) => text !== "").join(" · ");
	return [
		`  ${colored(paint.bold(`${head.mark} ${head.text}`))}`,
		...about === "" ? [] : [`    ${paint.dim(clip(about, width - 4))}`],
		...wrap(`${head.next} ${attemptsLine(report)}`.trim(), width - 4).map((line) => `    ${line}`)
	];
}
function jobs(report, paint, width) {
	const rows = jobMap(report, paint, width);
	if (rows.length === 0) return [];
	const { successful, failed, unreached, skipped } = statusWords;
	const key = [
		successful,
		failed,
		unreached,
		skipped
	].map(({ sign, word }) => `${sign} ${word}`).join("  ");
	return [
		`  ${paint.bold("Checks")}  ${checkCounts(report)}`,
		...rows,
		`    ${paint.dim(key)}`,
		""
	];
}
function model(report, paint, width) {
	return wrap(flat(modelLine(report)), width - 4).map((line) => `    ${paint.dim(line)}`);
}
function notes(report, paint, width) {
	const partial = partialLogs(report).map(({ job, why }) => job === "" ? why : `Job ${job}: ${why}`);
	const all = [...report.notes.map((note) => note.text), ...partial].map(flat);
	if (all.length === 0) return [];
	const told = all.slice(0, maxNotes).flatMap((text) => {
		const [first = "", ...rest] = wrap(text, width - 6);
		return [`    ${paint.yellow("!")} ${first}`, ...rest.map((line) => `      ${line}`)];
	});
	const more = all.length - maxNotes;
	if (more > 0) told.push(`      ${count(more, "more note")} in the report file.`);
	return [`  ${paint.bold("What could not be read")}`, ...told];
}
// src/report/render.ts
const renderers = {
	text: (report, { color, width }) => terminal(report, {
		color,
		width
	}),
	markdown: (report, { serverUrl }) => summary(report, { serverUrl }),
	json: (report) => JSON.stringify(report, null, 2).replaceAll("##[", "#\\u0023[")
};
// src/cli.ts
const { env } = process;
const example = fileURLToPath(new URL("../examples/python-service", import.meta.url));
const redaction = redactor(secretsOf(env, [], []));
const colored = (stream) => stream.isTTY === true && env.NO_COLOR === void 0;
const voice = (stream) => sayer({
	write: (text) => stream.write(text),
	redact: redaction.text,
	inActions: false,
	color: colored(stream)
});
const out = voice(process.stdout);
const progress = voice(process.stderr);
/** A path that does not exist is a slip of the pen, and a report about it would hide that. */
function refuseMissing(command) {
	const missing = [...command.workflows, ...command.repo === void 0 ? [] : [command.repo]].find((path) => !existsSync(path));
	if (missing !== void 0) throw new RetraceError("bad_usage", `${missing} does not exist.`, "Check the path.");
}
/** The same for logs, of which any may be a glob: when no path is there and no pattern found anything, nothing was diagnosed. */
function refuseNothing({ logs }, { sources, notes }) {
	if (logs.length === 0 || logs.some((path) => existsSync(path)) || sources.some(({ kind }) => kind !== "none")) return;
	const missing = notes.map(({ text }) => text).join(" ");
	throw new RetraceError("bad_usage", missing, "Name a saved log, a folder or an archive of logs.");
}
/** A model, where one is named: its limits are the defaults of action.yml, its key stands in the environment. */
async function askingOf({ model, baseUrl }) {
	if (model === void 0) return void 0;
	const root = new URL("../", import.meta.url);
	const { openModel } = await import("./chunks/model2.js");
	const { promptFiles } = await import("./chunks/prompt-files.js");
	const byDefault = (await import("./chunks/action-defaults.js")).actionDefaults(root);
	const given = {
		model,
		"api-key": env.RETRACE_API_KEY ?? "",
		"trust-runner-ca": "true",
		...baseUrl === void 0 ? {} : { "base-url": baseUrl }
	};
	const wrong = [];
	const settings = readModelInputs((name) => new Map(Object.entries(given)).get(name) ?? byDefault(name), wrong, []);
	if (settings === void 0 || wrong.length > 0) throw new RetraceError("bad_usage", wrong.join(" ") || "--model needs a key.", "Set RETRACE_API_KEY. A server on this machine that needs no key takes any.");
	return {
		model: openModel({
			settings,
			env,
			nodeVersion: process.versions.node
		}),
		prompts: promptFiles(root)
	};
}
async function diagnoseCommand(command, temp) {
	refuseMissing(command);
	const repository = command.run?.repository ?? "";
	const apiUrl = env.GITHUB_API_URL ?? "https://api.github.com";
	const token = env.GH_TOKEN ?? env.GITHUB_TOKEN ?? "";
	const ci = command.run === void 0 ? noCi() : (await import("./chunks/github2.js")).githubCi({
		token,
		apiUrl,
		repository,
		log: progress
	});
	const use = {
		ci,
		log: progress,
		grammars: grammars(fileURLToPath(new URL("../dist/grammars", import.meta.url))),
		local: local({
			cwd: command.example ? example : process.cwd(),
			checkout: command.example ? example : command.repo,
			named: command.workflows,
			git: git({
				temp,
				path: env.PATH ?? ""
			}),
			runnerPage: async () => ({
				kind: "missing",
				code: "log_missing",
				why: "There is no running job here."
			})
		})
	};
	const run = command.run === void 0 ? void 0 : await ci.run(command.run.runId);
	const target = {
		repository,
		runId: command.run?.runId,
		attempt: run?.ok === true ? run.value.attempt : 1,
		own: void 0,
		logPath: command.example ? ["logs"] : command.logs,
		jobs: [],
		workflow: command.workflows[0],
		testReports: command.testReports
	};
	const report = await diagnoseRun(target, run, [], redaction, {
		...use,
		asking: await askingOf(command)
	});
	refuseNothing(command, report);
	const reportName = "retrace-report.json";
	if (command.report !== void 0) await terminalPublisher({
		say: out,
		reportPath: command.report,
		reportName,
		temp
	}).file(reportName, `${JSON.stringify(report, null, 2)}\n`);
	const width = process.stdout.columns ?? 100;
	const serverUrl = env.GITHUB_SERVER_URL ?? "https://github.com";
	out.page(renderers[command.format](report, {
		color: colored(process.stdout),
		width,
		serverUrl
	}));
}
const temp = mkdtempSync(join(tmpdir(), "retrace-"));
try {
	const command = readArguments(process.argv.slice(2));
	if (command.command === "help") out.page(usage);
	else if (command.command === "version") out.page(version);
	else await diagnoseCommand(command, temp);
} catch (thrown) {
	const error = asRetraceError(thrown);
	progress.fail(error.sentence);
	process.exitCode = error.fault === "user" ? 2 : 1;
} finally {
	rmSync(temp, {
		recursive: true,
		force: true
	});
}
export {};
