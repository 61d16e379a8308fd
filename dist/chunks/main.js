import { n as __require, r as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { _ as record$1, a as ZodObject, b as union, c as ZodString, d as boolean, f as int, g as object, h as number$1, i as ZodNullable, l as _enum, m as looseObject, n as asRetraceError, o as ZodOptional, p as literal, r as ZodArray, s as ZodRecord, t as RetraceError, u as array, v as strictObject, x as unknown$1, y as string } from "./errors.js";
import { n as readFileBounded, t as openInside } from "./open-file.js";
import { n as utf16Order, t as looksBinary } from "./byte-shape.js";
import { t as require_dist } from "./dist.js";
import { t as clean } from "./clean.js";
import { i as byteSearch, t as cut$2 } from "./redact.js";
import * as os from "os";
import * as fs from "fs";
import * as path$3 from "path";
import * as events from "events";
import { isUtf8 } from "node:buffer";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { randomBytes } from "node:crypto";
import { AsyncLocalStorage } from "node:async_hooks";
import * as child from "child_process";
import { setTimeout as setTimeout$1 } from "timers";
import { closeSync, constants as constants$1, fstatSync, openSync, readFileSync as readFileSync$1, readSync, readdirSync, statSync } from "node:fs";
import { basename, join as join$3, relative, resolve as resolve$1, sep } from "node:path";
import { mkdir as mkdir$1, mkdtemp, rm as rm$1, writeFile } from "node:fs/promises";
import { execFileSync } from "node:child_process";
import { setFlagsFromString } from "node:v8";
import { normalize } from "node:path/posix";
// node_modules/@actions/io/lib/io-util.js
var __awaiter$3 = function(thisArg, _arguments, P, generator) {
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
const { chmod, copyFile, lstat, mkdir, open: open$2, readdir, rename, rm, rmdir, stat, symlink, unlink } = fs.promises;
const IS_WINDOWS$1 = process.platform === "win32";
fs.constants.O_RDONLY;
function exists(fsPath) {
	return __awaiter$3(this, void 0, void 0, function* () {
		try {
			yield stat(fsPath);
		} catch (err) {
			if (err.code === "ENOENT") return false;
			throw err;
		}
		return true;
	});
}
/**
* On OSX/Linux, true if path starts with '/'. On Windows, true for paths like:
* \, \hello, \\hello\share, C:, and C:\hello (and corresponding alternate separator cases).
*/
function isRooted(p) {
	p = normalizeSeparators(p);
	if (!p) throw new Error("isRooted() parameter \"p\" cannot be empty");
	if (IS_WINDOWS$1) return p.startsWith("\\") || /^[A-Z]:/i.test(p);
	return p.startsWith("/");
}
/**
* Best effort attempt to determine whether a file exists and is executable.
* @param filePath    file path to check
* @param extensions  additional file extensions to try
* @return if file exists and is executable, returns the file path. otherwise empty string.
*/
function tryGetExecutablePath(filePath, extensions) {
	return __awaiter$3(this, void 0, void 0, function* () {
		let stats = void 0;
		try {
			stats = yield stat(filePath);
		} catch (err) {
			if (err.code !== "ENOENT") console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
		}
		if (stats && stats.isFile()) {
			if (IS_WINDOWS$1) {
				const upperExt = path$3.extname(filePath).toUpperCase();
				if (extensions.some((validExt) => validExt.toUpperCase() === upperExt)) return filePath;
			} else if (isUnixExecutable(stats)) return filePath;
		}
		const originalFilePath = filePath;
		for (const extension of extensions) {
			filePath = originalFilePath + extension;
			stats = void 0;
			try {
				stats = yield stat(filePath);
			} catch (err) {
				if (err.code !== "ENOENT") console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
			}
			if (stats && stats.isFile()) {
				if (IS_WINDOWS$1) {
					try {
						const directory = path$3.dirname(filePath);
						const upperName = path$3.basename(filePath).toUpperCase();
						for (const actualName of yield readdir(directory)) if (upperName === actualName.toUpperCase()) {
							filePath = path$3.join(directory, actualName);
							break;
						}
					} catch (err) {
						console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
					}
					return filePath;
				} else if (isUnixExecutable(stats)) return filePath;
			}
		}
		return "";
	});
}
function normalizeSeparators(p) {
	p = p || "";
	if (IS_WINDOWS$1) {
		p = p.replace(/\//g, "\\");
		return p.replace(/\\\\+/g, "\\");
	}
	return p.replace(/\/\/+/g, "/");
}
function isUnixExecutable(stats) {
	return (stats.mode & 1) > 0 || (stats.mode & 8) > 0 && process.getgid !== void 0 && stats.gid === process.getgid() || (stats.mode & 64) > 0 && process.getuid !== void 0 && stats.uid === process.getuid();
}
// node_modules/@actions/io/lib/io.js
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
/**
* Returns path of a tool had the tool actually been invoked.  Resolves via paths.
* If you check and the tool does not exist, it will throw.
*
* @param     tool              name of the tool
* @param     check             whether to check if tool exists
* @returns   Promise<string>   path to tool
*/
function which(tool, check) {
	return __awaiter$2(this, void 0, void 0, function* () {
		if (!tool) throw new Error("parameter 'tool' is required");
		if (check) {
			const result = yield which(tool, false);
			if (!result) {
				if (IS_WINDOWS$1) throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
				else throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
			}
			return result;
		}
		const matches = yield findInPath(tool);
		if (matches && matches.length > 0) return matches[0];
		return "";
	});
}
/**
* Returns a list of all occurrences of the given tool on the system path.
*
* @returns   Promise<string[]>  the paths of the tool
*/
function findInPath(tool) {
	return __awaiter$2(this, void 0, void 0, function* () {
		if (!tool) throw new Error("parameter 'tool' is required");
		const extensions = [];
		if (IS_WINDOWS$1 && process.env["PATHEXT"]) {
			for (const extension of process.env["PATHEXT"].split(path$3.delimiter)) if (extension) extensions.push(extension);
		}
		if (isRooted(tool)) {
			const filePath = yield tryGetExecutablePath(tool, extensions);
			if (filePath) return [filePath];
			return [];
		}
		if (tool.includes(path$3.sep)) return [];
		const directories = [];
		if (process.env.PATH) {
			for (const p of process.env.PATH.split(path$3.delimiter)) if (p) directories.push(p);
		}
		const matches = [];
		for (const directory of directories) {
			const filePath = yield tryGetExecutablePath(path$3.join(directory, tool), extensions);
			if (filePath) matches.push(filePath);
		}
		return matches;
	});
}
// node_modules/@actions/exec/lib/toolrunner.js
var __awaiter$1 = function(thisArg, _arguments, P, generator) {
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
const IS_WINDOWS = process.platform === "win32";
var ToolRunner = class extends events.EventEmitter {
	constructor(toolPath, args, options) {
		super();
		if (!toolPath) throw new Error("Parameter 'toolPath' cannot be null or empty.");
		this.toolPath = toolPath;
		this.args = args || [];
		this.options = options || {};
	}
	_debug(message) {
		if (this.options.listeners && this.options.listeners.debug) this.options.listeners.debug(message);
	}
	_getCommandString(options, noPrefix) {
		const toolPath = this._getSpawnFileName();
		const args = this._getSpawnArgs(options);
		let cmd = noPrefix ? "" : "[command]";
		if (IS_WINDOWS) {
			if (this._isCmdFile()) {
				cmd += toolPath;
				for (const a of args) cmd += ` ${a}`;
			} else if (options.windowsVerbatimArguments) {
				cmd += `"${toolPath}"`;
				for (const a of args) cmd += ` ${a}`;
			} else {
				cmd += this._windowsQuoteCmdArg(toolPath);
				for (const a of args) cmd += ` ${this._windowsQuoteCmdArg(a)}`;
			}
		} else {
			cmd += toolPath;
			for (const a of args) cmd += ` ${a}`;
		}
		return cmd;
	}
	_processLineBuffer(data, strBuffer, onLine) {
		try {
			let s = strBuffer + data.toString();
			let n = s.indexOf(os.EOL);
			while (n > -1) {
				onLine(s.substring(0, n));
				s = s.substring(n + os.EOL.length);
				n = s.indexOf(os.EOL);
			}
			return s;
		} catch (err) {
			this._debug(`error processing line. Failed with error ${err}`);
			return "";
		}
	}
	_getSpawnFileName() {
		if (IS_WINDOWS) {
			if (this._isCmdFile()) return process.env["COMSPEC"] || "cmd.exe";
		}
		return this.toolPath;
	}
	_getSpawnArgs(options) {
		if (IS_WINDOWS) {
			if (this._isCmdFile()) {
				let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
				for (const a of this.args) {
					argline += " ";
					argline += options.windowsVerbatimArguments ? a : this._windowsQuoteCmdArg(a);
				}
				argline += "\"";
				return [argline];
			}
		}
		return this.args;
	}
	_endsWith(str, end) {
		return str.endsWith(end);
	}
	_isCmdFile() {
		const upperToolPath = this.toolPath.toUpperCase();
		return this._endsWith(upperToolPath, ".CMD") || this._endsWith(upperToolPath, ".BAT");
	}
	_windowsQuoteCmdArg(arg) {
		if (!this._isCmdFile()) return this._uvQuoteCmdArg(arg);
		if (!arg) return "\"\"";
		const cmdSpecialChars = [
			" ",
			"	",
			"&",
			"(",
			")",
			"[",
			"]",
			"{",
			"}",
			"^",
			"=",
			";",
			"!",
			"'",
			"+",
			",",
			"`",
			"~",
			"|",
			"<",
			">",
			"\""
		];
		let needsQuotes = false;
		for (const char of arg) if (cmdSpecialChars.some((x) => x === char)) {
			needsQuotes = true;
			break;
		}
		if (!needsQuotes) return arg;
		let reverse = "\"";
		let quoteHit = true;
		for (let i = arg.length; i > 0; i--) {
			reverse += arg[i - 1];
			if (quoteHit && arg[i - 1] === "\\") reverse += "\\";
			else if (arg[i - 1] === "\"") {
				quoteHit = true;
				reverse += "\"";
			} else quoteHit = false;
		}
		reverse += "\"";
		return reverse.split("").reverse().join("");
	}
	_uvQuoteCmdArg(arg) {
		if (!arg) return "\"\"";
		if (!arg.includes(" ") && !arg.includes("	") && !arg.includes("\"")) return arg;
		if (!arg.includes("\"") && !arg.includes("\\")) return `"${arg}"`;
		let reverse = "\"";
		let quoteHit = true;
		for (let i = arg.length; i > 0; i--) {
			reverse += arg[i - 1];
			if (quoteHit && arg[i - 1] === "\\") reverse += "\\";
			else if (arg[i - 1] === "\"") {
				quoteHit = true;
				reverse += "\\";
			} else quoteHit = false;
		}
		reverse += "\"";
		return reverse.split("").reverse().join("");
	}
	_cloneExecOptions(options) {
		options = options || {};
		const result = {
			cwd: options.cwd || process.cwd(),
			env: options.env || process.env,
			silent: options.silent || false,
			windowsVerbatimArguments: options.windowsVerbatimArguments || false,
			failOnStdErr: options.failOnStdErr || false,
			ignoreReturnCode: options.ignoreReturnCode || false,
			delay: options.delay || 1e4
		};
		result.outStream = options.outStream || process.stdout;
		result.errStream = options.errStream || process.stderr;
		return result;
	}
	_getSpawnOptions(options, toolPath) {
		options = options || {};
		const result = {};
		result.cwd = options.cwd;
		result.env = options.env;
		result["windowsVerbatimArguments"] = options.windowsVerbatimArguments || this._isCmdFile();
		if (options.windowsVerbatimArguments) result.argv0 = `"${toolPath}"`;
		return result;
	}
	/**
	* Exec a tool.
	* Output will be streamed to the live console.
	* Returns promise with return code
	*
	* @param     tool     path to tool to exec
	* @param     options  optional exec options.  See ExecOptions
	* @returns   number
	*/
	exec() {
		return __awaiter$1(this, void 0, void 0, function* () {
			if (!isRooted(this.toolPath) && (this.toolPath.includes("/") || IS_WINDOWS && this.toolPath.includes("\\"))) this.toolPath = path$3.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
			this.toolPath = yield which(this.toolPath, true);
			return new Promise((resolve, reject) => __awaiter$1(this, void 0, void 0, function* () {
				this._debug(`exec tool: ${this.toolPath}`);
				this._debug("arguments:");
				for (const arg of this.args) this._debug(`   ${arg}`);
				const optionsNonNull = this._cloneExecOptions(this.options);
				if (!optionsNonNull.silent && optionsNonNull.outStream) optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + os.EOL);
				const state = new ExecState(optionsNonNull, this.toolPath);
				state.on("debug", (message) => {
					this._debug(message);
				});
				if (this.options.cwd && !(yield exists(this.options.cwd))) return reject(/* @__PURE__ */ new Error(`The cwd: ${this.options.cwd} does not exist!`));
				const fileName = this._getSpawnFileName();
				const cp = child.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
				let stdbuffer = "";
				if (cp.stdout) cp.stdout.on("data", (data) => {
					if (this.options.listeners && this.options.listeners.stdout) this.options.listeners.stdout(data);
					if (!optionsNonNull.silent && optionsNonNull.outStream) optionsNonNull.outStream.write(data);
					stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
						if (this.options.listeners && this.options.listeners.stdline) this.options.listeners.stdline(line);
					});
				});
				let errbuffer = "";
				if (cp.stderr) cp.stderr.on("data", (data) => {
					state.processStderr = true;
					if (this.options.listeners && this.options.listeners.stderr) this.options.listeners.stderr(data);
					if (!optionsNonNull.silent && optionsNonNull.errStream && optionsNonNull.outStream) (optionsNonNull.failOnStdErr ? optionsNonNull.errStream : optionsNonNull.outStream).write(data);
					errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
						if (this.options.listeners && this.options.listeners.errline) this.options.listeners.errline(line);
					});
				});
				cp.on("error", (err) => {
					state.processError = err.message;
					state.processExited = true;
					state.processClosed = true;
					state.CheckComplete();
				});
				cp.on("exit", (code) => {
					state.processExitCode = code;
					state.processExited = true;
					this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
					state.CheckComplete();
				});
				cp.on("close", (code) => {
					state.processExitCode = code;
					state.processExited = true;
					state.processClosed = true;
					this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
					state.CheckComplete();
				});
				state.on("done", (error, exitCode) => {
					if (stdbuffer.length > 0) this.emit("stdline", stdbuffer);
					if (errbuffer.length > 0) this.emit("errline", errbuffer);
					cp.removeAllListeners();
					if (error) reject(error);
					else resolve(exitCode);
				});
				if (this.options.input) {
					if (!cp.stdin) throw new Error("child process missing stdin");
					cp.stdin.end(this.options.input);
				}
			}));
		});
	}
};
/**
* Convert an arg string to an array of args. Handles escaping
*
* @param    argString   string of arguments
* @returns  string[]    array of arguments
*/
function argStringToArray(argString) {
	const args = [];
	let inQuotes = false;
	let escaped = false;
	let arg = "";
	function append(c) {
		if (escaped && c !== "\"") arg += "\\";
		arg += c;
		escaped = false;
	}
	for (let i = 0; i < argString.length; i++) {
		const c = argString.charAt(i);
		if (c === "\"") {
			if (!escaped) inQuotes = !inQuotes;
			else append(c);
			continue;
		}
		if (c === "\\" && escaped) {
			append(c);
			continue;
		}
		if (c === "\\" && inQuotes) {
			escaped = true;
			continue;
		}
		if (c === " " && !inQuotes) {
			if (arg.length > 0) {
				args.push(arg);
				arg = "";
			}
			continue;
		}
		append(c);
	}
	if (arg.length > 0) args.push(arg.trim());
	return args;
}
var ExecState = class ExecState extends events.EventEmitter {
	constructor(options, toolPath) {
		super();
		this.processClosed = false;
		this.processError = "";
		this.processExitCode = 0;
		this.processExited = false;
		this.processStderr = false;
		this.delay = 1e4;
		this.done = false;
		this.timeout = null;
		if (!toolPath) throw new Error("toolPath must not be empty");
		this.options = options;
		this.toolPath = toolPath;
		if (options.delay) this.delay = options.delay;
	}
	CheckComplete() {
		if (this.done) return;
		if (this.processClosed) this._setResult();
		else if (this.processExited) this.timeout = setTimeout$1(ExecState.HandleTimeout, this.delay, this);
	}
	_debug(message) {
		this.emit("debug", message);
	}
	_setResult() {
		let error;
		if (this.processExited) {
			if (this.processError) error = /* @__PURE__ */ new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
			else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) error = /* @__PURE__ */ new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
			else if (this.processStderr && this.options.failOnStdErr) error = /* @__PURE__ */ new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
		}
		if (this.timeout) {
			clearTimeout(this.timeout);
			this.timeout = null;
		}
		this.done = true;
		this.emit("done", error, this.processExitCode);
	}
	static HandleTimeout(state) {
		if (state.done) return;
		if (!state.processClosed && state.processExited) {
			const message = `The STDIO streams did not close within ${state.delay / 1e3} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
			state._debug(message);
		}
		state._setResult();
	}
};
// node_modules/@actions/exec/lib/exec.js
var __awaiter = function(thisArg, _arguments, P, generator) {
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
/**
* Exec a command.
* Output will be streamed to the live console.
* Returns promise with return code
*
* @param     commandLine        command to execute (can include additional args). Must be correctly escaped.
* @param     args               optional arguments for tool. Escaping is handled by the lib.
* @param     options            optional exec options.  See ExecOptions
* @returns   Promise<number>    exit code
*/
function exec(commandLine, args, options) {
	return __awaiter(this, void 0, void 0, function* () {
		const commandArgs = argStringToArray(commandLine);
		if (commandArgs.length === 0) throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
		const toolPath = commandArgs[0];
		args = commandArgs.slice(1).concat(args || []);
		return new ToolRunner(toolPath, args, options).exec();
	});
}
// src/adapters/capped-output.ts
const gap = "\n[output left out]\n";
/** Keeps at most `max` bytes, half from the head and half from the tail, with a line between them where some are missing. */
function cappedOutput(max) {
	const headMax = Math.ceil(max / 2);
	const tailMax = max - headMax;
	let total = 0;
	let head = [];
	let headBytes = 0;
	let tail = [];
	let tailBytes = 0;
	const tailOf = () => {
		const all = Buffer.concat(tail);
		return all.subarray(Math.max(0, all.length - tailMax));
	};
	return {
		add(chunk) {
			total += chunk.length;
			const room = headMax - headBytes;
			if (room > 0) {
				const part = Buffer.from(chunk.subarray(0, room));
				head.push(part);
				headBytes += part.length;
			}
			if (chunk.length <= room) return;
			tail.push(Buffer.from(chunk.subarray(Math.max(0, room))));
			tailBytes += chunk.length - Math.max(0, room);
			if (tailBytes > 2 * tailMax + 65536) {
				tail = [Buffer.from(tailOf())];
				tailBytes = tail[0]?.length ?? 0;
			}
		},
		bytes() {
			head = [Buffer.concat(head)];
			return Buffer.concat([
				...head,
				...total > max ? [Buffer.from(gap)] : [],
				tailOf()
			]);
		},
		truncated: () => total > max
	};
}
// src/adapters/end-tree.ts
/**
* Kills `pid` and its descendants. They are stopped before they are counted, so that none starts another meanwhile. A
* process that left its parent (a daemon) is not found: this is for trusted commands, the sandbox has a namespace for that.
*/
function endTree(pid) {
	if (process.platform === "win32") {
		try {
			execFileSync("taskkill", [
				"/T",
				"/F",
				"/PID",
				String(pid)
			], { stdio: "ignore" });
		} catch {}
		return;
	}
	const tree = /* @__PURE__ */ new Set([pid]);
	for (let before = 0; before < tree.size;) {
		before = tree.size;
		for (const member of tree) signal$1(member, "SIGSTOP");
		for (const [child, parent] of parents()) if (tree.has(parent)) tree.add(child);
	}
	for (const member of tree) signal$1(member, "SIGKILL");
}
function signal$1(pid, name) {
	try {
		process.kill(pid, name);
	} catch {}
}
/** Pairs of process and parent, from /proc where there is one (small containers have no `ps`). */
function parents() {
	if (process.platform === "linux") return readdirSync("/proc").filter((name) => /^\d+$/.test(name)).flatMap(parentInProc);
	return execFileSync("/bin/ps", [
		"-A",
		"-o",
		"pid=,ppid="
	], {
		encoding: "utf8",
		env: {}
	}).split("\n").flatMap((line) => pair(line.trim().split(/ +/)));
}
function parentInProc(pid) {
	try {
		const stat = readFileSync$1(`/proc/${pid}/stat`, "utf8");
		return pair([pid, stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1] ?? ""]);
	} catch {
		return [];
	}
}
function pair([pid = "", parent = ""]) {
	return pid === "" || parent === "" ? [] : [[Number(pid), Number(parent)]];
}
// src/adapters/launch.ts
/** Which launch an asynchronous call belongs to: several may run at once. */
const launches = new AsyncLocalStorage();
/**
* Runs a program without a shell and waits for it. A program that ends with another status than 0 is an answer. Throws
* `command_failed` when it cannot be started and `timeout` when it had to be ended, with all its children.
*/
async function launch(wanted) {
	const { program, args, cwd, timeoutMs = 3e4, maxOutput = 65536 } = wanted;
	const env = wanted.env ?? { PATH: process.env.PATH ?? "" };
	const out = cappedOutput(maxOutput);
	const err = cappedOutput(maxOutput);
	const id = Symbol(program);
	let child;
	const onProcess = (message) => {
		if (launches.getStore() !== id) return;
		child = processOf(message);
		child?.once("spawn", () => child?.stdin?.on("error", () => {}));
	};
	let timedOut = false;
	const timer = setTimeout(() => {
		timedOut = true;
		if (child?.pid !== void 0) endTree(child.pid);
	}, timeoutMs);
	subscribe("child_process", onProcess);
	try {
		const exitCode = await launches.run(id, () => exec(quoted$4(program), [...args], {
			cwd,
			env: { ...env },
			silent: true,
			ignoreReturnCode: true,
			input: Buffer.alloc(0),
			listeners: {
				stdout: out.add,
				stderr: err.add
			}
		}));
		if (!timedOut) return {
			exitCode,
			stdout: out.bytes(),
			stderr: err.bytes(),
			truncated: out.truncated() || err.truncated()
		};
	} catch (cause) {
		if (!timedOut) throw failed$5(program, cause);
	} finally {
		clearTimeout(timer);
		unsubscribe("child_process", onProcess);
	}
	throw new RetraceError("timeout", `${program} took longer than ${timeoutMs / 1e3} s and was ended.`, "Try again; if it happens again, please report it.");
}
/** exec splits its first argument like a command line; quotes keep a path with blanks whole. */
function quoted$4(program) {
	return `"${program.replaceAll("\"", "")}"`;
}
function processOf(message) {
	if (typeof message !== "object" || message === null || !("process" in message)) return void 0;
	return message.process;
}
function failed$5(program, cause) {
	return new RetraceError("command_failed", `${program} could not be started.`, `Check that ${program} is installed and on PATH.`, { cause });
}
// src/adapters/git.ts
const emptyEnvironment = {
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_CONFIG_GLOBAL: process.platform === "win32" ? "NUL" : "/dev/null",
	GIT_ATTR_NOSYSTEM: "1",
	GIT_TERMINAL_PROMPT: "0",
	GIT_OPTIONAL_LOCKS: "0",
	LC_ALL: "C"
};
/** Flags of every call; a command line outranks what any configuration file says. */
const flags = [
	"core.hooksPath=/dev/null",
	"core.fsmonitor=false",
	"protocol.allow=never",
	"safe.bareRepository=explicit",
	"submodule.recurse=false"
].flatMap((setting) => ["-c", setting]);
/** A list of files may be long: about half a million of them. */
const longestListing = 33554432;
/** Throws `command_failed` when git is missing or refuses, `timeout` and `too_large`. */
function git$1({ temp, path, shadow = true }) {
	const run = async (gitDir, root, args, maxOutput) => {
		const command = args[0] ?? "";
		const where = shadow ? [`--git-dir=${gitDir}`, `--work-tree=${root}`] : [];
		const done = await launch({
			program: "git",
			args: [
				...shadow ? flags : [],
				...where,
				...args
			],
			cwd: root,
			env: {
				...emptyEnvironment,
				PATH: path
			},
			timeoutMs: 6e4,
			...maxOutput === void 0 ? {} : { maxOutput }
		});
		if (done.exitCode === 0) return done;
		throw new RetraceError("command_failed", `git ${command} ended with status ${done.exitCode}: ${lastLine(done.stderr)}`, "Retrace goes on without git where it can.");
	};
	return { async listFiles(root) {
		const gitDir = await mkdtemp(join$3(temp, "git-"));
		try {
			if (shadow) await run(gitDir, root, [
				"init",
				"--quiet",
				"--template="
			]);
			const listing = await run(gitDir, root, [
				"ls-files",
				"--others",
				"--exclude-standard",
				"-z"
			], longestListing);
			if (listing.truncated) throw new RetraceError("too_large", "The checkout has too many files to list.", "Check out less of it.");
			return listing.stdout.toString().split("\0").filter((name) => name !== "" && !name.endsWith("/")).sort();
		} finally {
			await rm$1(gitDir, {
				recursive: true,
				force: true
			});
		}
	} };
}
function lastLine(stderr) {
	return stderr.toString().trim().split("\n").at(-1) ?? "";
}
// src/adapters/grammars.ts
/** Nobody writes scripts that nest deeper; those who do want to see a walker's stack overflow. */
const maxDepth$6 = 100;
/**
* 16 000 lines of `<<E` took the bash grammar 166 s, and a pipeline of 30 000 parts ended the engine. Within these two bounds 25
* kinds of hostile text stayed below half a second.
*/
const maxUnits = 32768;
const maxMs = 250;
const maxGrammarBytes = 8 << 20;
/**
* Grammars out of `folder`, which holds `web-tree-sitter.wasm` and a `tree-sitter-<language>.wasm` for each language. Engine and
* grammar are loaded at the first question and kept.
*/
function grammars(folder) {
	const loaded = /* @__PURE__ */ new Map();
	return { parser(language) {
		const known = loaded.get(language) ?? load(folder, language);
		loaded.set(language, known);
		return known;
	} };
}
async function load(folder, language) {
	try {
		const wasmBinary = readFileBounded(join$3(folder, "web-tree-sitter.wasm"), maxGrammarBytes);
		const grammar = readFileBounded(join$3(folder, `tree-sitter-${language}.wasm`), maxGrammarBytes);
		setFlagsFromString("--liftoff-only");
		setFlagsFromString("--wasm-tiering-budget=100000000");
		const { Language, Parser } = await import("./web-tree-sitter.js");
		await Parser.init({ wasmBinary });
		const parser = new Parser();
		parser.setLanguage(await Language.load(grammar));
		return (text) => parsed(parser, text);
	} catch {
		return;
	}
}
function parsed(parser, text) {
	if (text.length > maxUnits) return void 0;
	const end = Date.now() + maxMs;
	try {
		const tree = parser.parse(text, null, { progressCallback: () => Date.now() > end });
		const root = tree === null ? void 0 : plain$1(tree.rootNode, 0);
		tree?.delete();
		parser.reset();
		return root;
	} catch {
		return;
	}
}
function plain$1(node, depth) {
	const children = depth < maxDepth$6 ? node.children.map((child) => plain$1(child, depth + 1)) : [];
	return {
		type: node.type,
		from: node.startIndex,
		to: node.endIndex,
		children
	};
}
// node_modules/picomatch/lib/constants.js
var require_constants = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const WIN_SLASH = "\\\\/";
	const WIN_NO_SLASH = `[^${WIN_SLASH}]`;
	const DEFAULT_MAX_EXTGLOB_RECURSION = 0;
	/**
	* Posix glob regex
	*/
	const DOT_LITERAL = "\\.";
	const PLUS_LITERAL = "\\+";
	const QMARK_LITERAL = "\\?";
	const SLASH_LITERAL = "\\/";
	const ONE_CHAR = "(?=.)";
	const QMARK = "[^/]";
	const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
	const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
	const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
	const POSIX_CHARS = {
		DOT_LITERAL,
		PLUS_LITERAL,
		QMARK_LITERAL,
		SLASH_LITERAL,
		ONE_CHAR,
		QMARK,
		END_ANCHOR,
		DOTS_SLASH,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!${START_ANCHOR}${DOTS_SLASH})`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`,
		NO_DOTS_SLASH: `(?!${DOTS_SLASH})`,
		QMARK_NO_DOT: `[^.${SLASH_LITERAL}]`,
		STAR: `${QMARK}*?`,
		START_ANCHOR,
		SEP: "/"
	};
	/**
	* Windows glob regex
	*/
	const WINDOWS_CHARS = {
		...POSIX_CHARS,
		SLASH_LITERAL: `[${WIN_SLASH}]`,
		QMARK: WIN_NO_SLASH,
		STAR: `${WIN_NO_SLASH}*?`,
		DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
		NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
		START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
		END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
		SEP: "\\"
	};
	module.exports = {
		DEFAULT_MAX_EXTGLOB_RECURSION,
		MAX_LENGTH: 65536,
		POSIX_REGEX_SOURCE: {
			__proto__: null,
			alnum: "a-zA-Z0-9",
			alpha: "a-zA-Z",
			ascii: "\\x00-\\x7F",
			blank: " \\t",
			cntrl: "\\x00-\\x1F\\x7F",
			digit: "0-9",
			graph: "\\x21-\\x7E",
			lower: "a-z",
			print: "\\x20-\\x7E ",
			punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
			space: " \\t\\r\\n\\v\\f",
			upper: "A-Z",
			word: "A-Za-z0-9_",
			xdigit: "A-Fa-f0-9"
		},
		REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
		REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
		REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
		REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
		REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
		REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
		REPLACEMENTS: {
			__proto__: null,
			"***": "*",
			"**/**": "**",
			"**/**/**": "**"
		},
		CHAR_0: 48,
		CHAR_9: 57,
		CHAR_UPPERCASE_A: 65,
		CHAR_LOWERCASE_A: 97,
		CHAR_UPPERCASE_Z: 90,
		CHAR_LOWERCASE_Z: 122,
		CHAR_LEFT_PARENTHESES: 40,
		CHAR_RIGHT_PARENTHESES: 41,
		CHAR_ASTERISK: 42,
		CHAR_AMPERSAND: 38,
		CHAR_AT: 64,
		CHAR_BACKWARD_SLASH: 92,
		CHAR_CARRIAGE_RETURN: 13,
		CHAR_CIRCUMFLEX_ACCENT: 94,
		CHAR_COLON: 58,
		CHAR_COMMA: 44,
		CHAR_DOT: 46,
		CHAR_DOUBLE_QUOTE: 34,
		CHAR_EQUAL: 61,
		CHAR_EXCLAMATION_MARK: 33,
		CHAR_FORM_FEED: 12,
		CHAR_FORWARD_SLASH: 47,
		CHAR_GRAVE_ACCENT: 96,
		CHAR_HASH: 35,
		CHAR_HYPHEN_MINUS: 45,
		CHAR_LEFT_ANGLE_BRACKET: 60,
		CHAR_LEFT_CURLY_BRACE: 123,
		CHAR_LEFT_SQUARE_BRACKET: 91,
		CHAR_LINE_FEED: 10,
		CHAR_NO_BREAK_SPACE: 160,
		CHAR_PERCENT: 37,
		CHAR_PLUS: 43,
		CHAR_QUESTION_MARK: 63,
		CHAR_RIGHT_ANGLE_BRACKET: 62,
		CHAR_RIGHT_CURLY_BRACE: 125,
		CHAR_RIGHT_SQUARE_BRACKET: 93,
		CHAR_SEMICOLON: 59,
		CHAR_SINGLE_QUOTE: 39,
		CHAR_SPACE: 32,
		CHAR_TAB: 9,
		CHAR_UNDERSCORE: 95,
		CHAR_VERTICAL_LINE: 124,
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
		/**
		* Create EXTGLOB_CHARS
		*/
		extglobChars(chars) {
			return {
				"!": {
					type: "negate",
					open: "(?:(?!(?:",
					close: `))${chars.STAR})`
				},
				"?": {
					type: "qmark",
					open: "(?:",
					close: ")?"
				},
				"+": {
					type: "plus",
					open: "(?:",
					close: ")+"
				},
				"*": {
					type: "star",
					open: "(?:",
					close: ")*"
				},
				"@": {
					type: "at",
					open: "(?:",
					close: ")"
				}
			};
		},
		/**
		* Create GLOB_CHARS
		*/
		globChars(win32) {
			return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
		}
	};
}));
// node_modules/picomatch/lib/utils.js
var require_utils = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { REGEX_BACKSLASH, REGEX_REMOVE_BACKSLASH, REGEX_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_GLOBAL } = require_constants();
	exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
	exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
	exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
	exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
	exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
	exports.isWindows = () => {
		if (typeof navigator !== "undefined" && navigator.platform) {
			const platform = navigator.platform.toLowerCase();
			return platform === "win32" || platform === "windows";
		}
		if (typeof process !== "undefined" && process.platform) return process.platform === "win32";
		return false;
	};
	exports.removeBackslashes = (str) => {
		return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
			return match === "\\" ? "" : match;
		});
	};
	exports.escapeLast = (input, char, lastIdx) => {
		const idx = input.lastIndexOf(char, lastIdx);
		if (idx === -1) return input;
		if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
		return `${input.slice(0, idx)}\\${input.slice(idx)}`;
	};
	exports.removePrefix = (input, state = {}) => {
		let output = input;
		if (output.startsWith("./")) {
			output = output.slice(2);
			state.prefix = "./";
		}
		return output;
	};
	exports.wrapOutput = (input, state = {}, options = {}) => {
		let output = `${options.contains ? "" : "^"}(?:${input})${options.contains ? "" : "$"}`;
		if (state.negated === true) output = `(?:^(?!${output}).*$)`;
		return output;
	};
	exports.basename = (path, { windows } = {}) => {
		const segs = path.split(windows ? /[\\/]/ : "/");
		const last = segs[segs.length - 1];
		if (last === "") return segs[segs.length - 2];
		return last;
	};
}));
// node_modules/picomatch/lib/scan.js
var require_scan = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const utils = require_utils();
	const { CHAR_ASTERISK, CHAR_AT, CHAR_BACKWARD_SLASH, CHAR_COMMA, CHAR_DOT, CHAR_EXCLAMATION_MARK, CHAR_FORWARD_SLASH, CHAR_LEFT_CURLY_BRACE, CHAR_LEFT_PARENTHESES, CHAR_LEFT_SQUARE_BRACKET, CHAR_PLUS, CHAR_QUESTION_MARK, CHAR_RIGHT_CURLY_BRACE, CHAR_RIGHT_PARENTHESES, CHAR_RIGHT_SQUARE_BRACKET } = require_constants();
	const isPathSeparator = (code) => {
		return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
	};
	const depth = (token) => {
		if (token.isPrefix !== true) token.depth = token.isGlobstar ? 1e400 : 1;
	};
	/**
	* Quickly scans a glob pattern and returns an object with a handful of
	* useful properties, like `isGlob`, `path` (the leading non-glob, if it exists),
	* `glob` (the actual pattern), `negated` (true if the path starts with `!` but not
	* with `!(`) and `negatedExtglob` (true if the path starts with `!(`).
	*
	* ```js
	* const pm = require('picomatch');
	* console.log(pm.scan('foo/bar/*.js'));
	* { isGlob: true, input: 'foo/bar/*.js', base: 'foo/bar', glob: '*.js' }
	* ```
	* @param {String} `str`
	* @param {Object} `options`
	* @return {Object} Returns an object with tokens and regex source string.
	* @api public
	*/
	const scan = (input, options) => {
		const opts = options || {};
		const length = input.length - 1;
		const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
		const slashes = [];
		const tokens = [];
		const parts = [];
		let str = input;
		let index = -1;
		let start = 0;
		let lastIndex = 0;
		let isBrace = false;
		let isBracket = false;
		let isGlob = false;
		let isExtglob = false;
		let isGlobstar = false;
		let braceEscaped = false;
		let backslashes = false;
		let negated = false;
		let negatedExtglob = false;
		let finished = false;
		let braces = 0;
		let prev;
		let code;
		let token = {
			value: "",
			depth: 0,
			isGlob: false
		};
		const eos = () => index >= length;
		const peek = () => str.charCodeAt(index + 1);
		const advance = () => {
			prev = code;
			return str.charCodeAt(++index);
		};
		while (index < length) {
			code = advance();
			let next;
			if (code === CHAR_BACKWARD_SLASH) {
				backslashes = token.backslashes = true;
				code = advance();
				if (code === CHAR_LEFT_CURLY_BRACE) braceEscaped = true;
				continue;
			}
			if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
				braces++;
				while (eos() !== true && (code = advance())) {
					if (code === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (code === CHAR_LEFT_CURLY_BRACE) {
						braces++;
						continue;
					}
					if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (braceEscaped !== true && code === CHAR_COMMA) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (code === CHAR_RIGHT_CURLY_BRACE) {
						braces--;
						if (braces === 0) {
							braceEscaped = false;
							isBrace = token.isBrace = true;
							finished = true;
							break;
						}
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_FORWARD_SLASH) {
				slashes.push(index);
				tokens.push(token);
				token = {
					value: "",
					depth: 0,
					isGlob: false
				};
				if (finished === true) continue;
				if (prev === CHAR_DOT && index === start + 1) {
					start += 2;
					continue;
				}
				lastIndex = index + 1;
				continue;
			}
			if (opts.noext !== true) {
				if ((code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK) === true && peek() === CHAR_LEFT_PARENTHESES) {
					isGlob = token.isGlob = true;
					isExtglob = token.isExtglob = true;
					finished = true;
					if (code === CHAR_EXCLAMATION_MARK && index === start) negatedExtglob = true;
					if (scanToEnd === true) {
						let parens = 0;
						while (eos() !== true && (code = advance())) {
							if (code === CHAR_BACKWARD_SLASH) {
								backslashes = token.backslashes = true;
								advance();
								continue;
							}
							if (code === CHAR_LEFT_PARENTHESES) {
								parens++;
								continue;
							}
							if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
								finished = true;
								break;
							}
						}
						continue;
					}
					break;
				}
			}
			if (code === CHAR_ASTERISK) {
				if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_QUESTION_MARK) {
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_LEFT_SQUARE_BRACKET) {
				while (eos() !== true && (next = advance())) {
					if (next === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (next === CHAR_RIGHT_SQUARE_BRACKET) {
						isBracket = token.isBracket = true;
						isGlob = token.isGlob = true;
						finished = true;
						break;
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
				negated = token.negated = true;
				start++;
				continue;
			}
			if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
				isGlob = token.isGlob = true;
				if (scanToEnd === true) {
					let parens = 1;
					while (eos() !== true && (code = advance())) {
						if (code === CHAR_BACKWARD_SLASH) {
							backslashes = token.backslashes = true;
							advance();
							continue;
						}
						if (code === CHAR_LEFT_PARENTHESES) {
							parens++;
							continue;
						}
						if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
							finished = true;
							break;
						}
					}
					continue;
				}
				break;
			}
			if (isGlob === true) {
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
		}
		if (opts.noext === true) {
			isExtglob = false;
			isGlob = false;
		}
		let base = str;
		let prefix = "";
		let glob = "";
		if (start > 0) {
			prefix = str.slice(0, start);
			str = str.slice(start);
			lastIndex -= start;
		}
		if (base && isGlob === true && lastIndex > 0) {
			base = str.slice(0, lastIndex);
			glob = str.slice(lastIndex);
		} else if (isGlob === true) {
			base = "";
			glob = str;
		} else base = str;
		if (base && base !== "" && base !== "/" && base !== str) {
			if (isPathSeparator(base.charCodeAt(base.length - 1))) base = base.slice(0, -1);
		}
		if (opts.unescape === true) {
			if (glob) glob = utils.removeBackslashes(glob);
			if (base && backslashes === true) base = utils.removeBackslashes(base);
		}
		const state = {
			prefix,
			input,
			start,
			base,
			glob,
			isBrace,
			isBracket,
			isGlob,
			isExtglob,
			isGlobstar,
			negated,
			negatedExtglob
		};
		if (opts.tokens === true) {
			state.maxDepth = 0;
			if (!isPathSeparator(code)) tokens.push(token);
			state.tokens = tokens;
		}
		if (opts.parts === true || opts.tokens === true) {
			let prevIndex;
			for (let idx = 0; idx < slashes.length; idx++) {
				const n = prevIndex !== void 0 ? prevIndex + 1 : start;
				const i = slashes[idx];
				const value = input.slice(n, i);
				if (opts.tokens) {
					if (idx === 0 && start !== 0) {
						tokens[idx].isPrefix = true;
						tokens[idx].value = prefix;
					} else tokens[idx].value = value;
					depth(tokens[idx]);
					state.maxDepth += tokens[idx].depth;
				}
				if (i >= start) {
					parts.push(value);
					prevIndex = i;
				}
			}
			const n = prevIndex !== void 0 ? prevIndex + 1 : start;
			const value = input.slice(n);
			parts.push(value);
			if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
				tokens[tokens.length - 1].value = value;
				depth(tokens[tokens.length - 1]);
				state.maxDepth += tokens[tokens.length - 1].depth;
			}
			state.slashes = slashes;
			state.parts = parts;
		}
		return state;
	};
	module.exports = scan;
}));
// node_modules/picomatch/lib/parse.js
var require_parse = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const constants = require_constants();
	const utils = require_utils();
	/**
	* Constants
	*/
	const { MAX_LENGTH, POSIX_REGEX_SOURCE, REGEX_NON_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_BACKREF, REPLACEMENTS } = constants;
	/**
	* Helpers
	*/
	const expandRange = (args, options) => {
		if (typeof options.expandRange === "function") return options.expandRange(...args, options);
		args.sort();
		const value = `[${args.join("-")}]`;
		try {
			new RegExp(value);
		} catch (ex) {
			return args.map((v) => utils.escapeRegex(v)).join("..");
		}
		return value;
	};
	/**
	* Create the message for a syntax error
	*/
	const syntaxError = (type, char) => {
		return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
	};
	const splitTopLevel = (input) => {
		const parts = [];
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let value = "";
		let escaped = false;
		for (const ch of input) {
			if (escaped === true) {
				value += ch;
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				value += ch;
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				value += ch;
				continue;
			}
			if (quote === 0) {
				if (ch === "[") bracket++;
				else if (ch === "]" && bracket > 0) bracket--;
				else if (bracket === 0) {
					if (ch === "(") paren++;
					else if (ch === ")" && paren > 0) paren--;
					else if (ch === "|" && paren === 0) {
						parts.push(value);
						value = "";
						continue;
					}
				}
			}
			value += ch;
		}
		parts.push(value);
		return parts;
	};
	const isPlainBranch = (branch) => {
		let escaped = false;
		for (const ch of branch) {
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (/[?*+@!()[\]{}]/.test(ch)) return false;
		}
		return true;
	};
	const normalizeSimpleBranch = (branch) => {
		let value = branch.trim();
		let changed = true;
		while (changed === true) {
			changed = false;
			if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
				value = value.slice(2, -1);
				changed = true;
			}
		}
		if (!isPlainBranch(value)) return;
		return value.replace(/\\(.)/g, "$1");
	};
	const hasRepeatedCharPrefixOverlap = (branches) => {
		const values = branches.map(normalizeSimpleBranch).filter(Boolean);
		for (let i = 0; i < values.length; i++) for (let j = i + 1; j < values.length; j++) {
			const a = values[i];
			const b = values[j];
			const char = a[0];
			if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) continue;
			if (a === b || a.startsWith(b) || b.startsWith(a)) return true;
		}
		return false;
	};
	const parseRepeatedExtglob = (pattern, requireEnd = true) => {
		if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") return;
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let escaped = false;
		for (let i = 1; i < pattern.length; i++) {
			const ch = pattern[i];
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				continue;
			}
			if (quote === 1) continue;
			if (ch === "[") {
				bracket++;
				continue;
			}
			if (ch === "]" && bracket > 0) {
				bracket--;
				continue;
			}
			if (bracket > 0) continue;
			if (ch === "(") {
				paren++;
				continue;
			}
			if (ch === ")") {
				paren--;
				if (paren === 0) {
					if (requireEnd === true && i !== pattern.length - 1) return;
					return {
						type: pattern[0],
						body: pattern.slice(2, i),
						end: i
					};
				}
			}
		}
	};
	const buildCharClassStar = (chars) => {
		return `${chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`}*`;
	};
	const getStarExtglobSequenceChars = (pattern) => {
		let index = 0;
		const chars = [];
		while (index < pattern.length) {
			const match = parseRepeatedExtglob(pattern.slice(index), false);
			if (!match || match.type !== "*") return;
			const branches = splitTopLevel(match.body).map((branch) => branch.trim());
			if (branches.length !== 1) return;
			const branch = normalizeSimpleBranch(branches[0]);
			if (!branch || branch.length !== 1) return;
			chars.push(branch);
			index += match.end + 1;
		}
		if (chars.length < 1) return;
		return chars;
	};
	const repeatedExtglobRecursion = (pattern) => {
		let depth = 0;
		let value = pattern.trim();
		let match = parseRepeatedExtglob(value);
		while (match) {
			depth++;
			value = match.body.trim();
			match = parseRepeatedExtglob(value);
		}
		return depth;
	};
	const analyzeRepeatedExtglob = (body, options) => {
		if (options.maxExtglobRecursion === false) return { risky: false };
		const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
		const branches = splitTopLevel(body).map((branch) => branch.trim());
		if (branches.length > 1) {
			if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) return { risky: true };
		}
		const safeChars = [];
		let sawStarSequence = false;
		let combinable = true;
		for (const branch of branches) {
			const chars = getStarExtglobSequenceChars(branch);
			if (chars) {
				sawStarSequence = true;
				safeChars.push(...chars);
				continue;
			}
			const literal = normalizeSimpleBranch(branch);
			if (literal && literal.length === 1) {
				safeChars.push(literal);
				continue;
			}
			combinable = false;
			if (repeatedExtglobRecursion(branch) > max) return { risky: true };
		}
		if (sawStarSequence) return combinable ? {
			risky: true,
			safeOutput: buildCharClassStar([...new Set(safeChars)])
		} : { risky: true };
		return { risky: false };
	};
	/**
	* Parse the given input string.
	* @param {String} input
	* @param {Object} options
	* @return {Object}
	*/
	const parse = (input, options) => {
		if (typeof input !== "string") throw new TypeError("Expected a string");
		input = REPLACEMENTS[input] || input;
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		let len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		const bos = {
			type: "bos",
			value: "",
			output: opts.prepend || ""
		};
		const tokens = [bos];
		const capture = opts.capture ? "" : "?:";
		const PLATFORM_CHARS = constants.globChars(opts.windows);
		const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
		const { DOT_LITERAL, PLUS_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOT_SLASH, NO_DOTS_SLASH, QMARK, QMARK_NO_DOT, STAR, START_ANCHOR } = PLATFORM_CHARS;
		const globstar = (opts) => {
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const nodot = opts.dot ? "" : NO_DOT;
		const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
		let star = opts.bash === true ? globstar(opts) : STAR;
		if (opts.capture) star = `(${star})`;
		if (typeof opts.noext === "boolean") opts.noextglob = opts.noext;
		const state = {
			input,
			index: -1,
			start: 0,
			dot: opts.dot === true,
			consumed: "",
			output: "",
			prefix: "",
			backtrack: false,
			negated: false,
			brackets: 0,
			braces: 0,
			parens: 0,
			quotes: 0,
			globstar: false,
			tokens
		};
		input = utils.removePrefix(input, state);
		len = input.length;
		const extglobs = [];
		const braces = [];
		const stack = [];
		let prev = bos;
		let value;
		/**
		* Tokenizing helpers
		*/
		const eos = () => state.index === len - 1;
		const peek = state.peek = (n = 1) => input[state.index + n];
		const advance = state.advance = () => input[++state.index] || "";
		const remaining = () => input.slice(state.index + 1);
		const consume = (value = "", num = 0) => {
			state.consumed += value;
			state.index += num;
		};
		const append = (token) => {
			state.output += token.output != null ? token.output : token.value;
			consume(token.value);
		};
		const negate = () => {
			let count = 1;
			while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
				advance();
				state.start++;
				count++;
			}
			if (count % 2 === 0) return false;
			state.negated = true;
			state.start++;
			return true;
		};
		const increment = (type) => {
			state[type]++;
			stack.push(type);
		};
		const decrement = (type) => {
			state[type]--;
			stack.pop();
		};
		/**
		* Push tokens onto the tokens array. This helper speeds up
		* tokenizing by 1) helping us avoid backtracking as much as possible,
		* and 2) helping us avoid creating extra tokens when consecutive
		* characters are plain text. This improves performance and simplifies
		* lookbehinds.
		*/
		const push = (tok) => {
			if (prev.type === "globstar") {
				const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
				const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
				if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
					state.output = state.output.slice(0, -prev.output.length);
					prev.type = "star";
					prev.value = "*";
					prev.output = star;
					state.output += prev.output;
				}
			}
			if (extglobs.length && tok.type !== "paren") extglobs[extglobs.length - 1].inner += tok.value;
			if (tok.value || tok.output) append(tok);
			if (prev && prev.type === "text" && tok.type === "text") {
				prev.output = (prev.output || prev.value) + tok.value;
				prev.value += tok.value;
				return;
			}
			tok.prev = prev;
			tokens.push(tok);
			prev = tok;
		};
		const extglobOpen = (type, value) => {
			const token = {
				...EXTGLOB_CHARS[value],
				conditions: 1,
				inner: ""
			};
			token.prev = prev;
			token.parens = state.parens;
			token.output = state.output;
			token.startIndex = state.index;
			token.tokensIndex = tokens.length;
			const output = (opts.capture ? "(" : "") + token.open;
			increment("parens");
			push({
				type,
				value,
				output: state.output ? "" : ONE_CHAR
			});
			push({
				type: "paren",
				extglob: true,
				value: advance(),
				output
			});
			extglobs.push(token);
		};
		const extglobClose = (token) => {
			const literal = input.slice(token.startIndex, state.index + 1);
			const body = input.slice(token.startIndex + 2, state.index);
			const analysis = analyzeRepeatedExtglob(body, opts);
			if ((token.type === "plus" || token.type === "star") && analysis.risky) {
				const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
				const open = tokens[token.tokensIndex];
				open.type = "text";
				open.value = literal;
				open.output = safeOutput || utils.escapeRegex(literal);
				for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
					tokens[i].value = "";
					tokens[i].output = "";
					delete tokens[i].suffix;
				}
				state.output = token.output + open.output;
				state.backtrack = true;
				push({
					type: "paren",
					extglob: true,
					value,
					output: ""
				});
				decrement("parens");
				return;
			}
			let output = token.close + (opts.capture ? ")" : "");
			let rest;
			if (token.type === "negate") {
				let extglobStar = star;
				if (token.inner && token.inner.length > 1 && token.inner.includes("/")) extglobStar = globstar(opts);
				if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) output = token.close = `)$))${extglobStar}`;
				if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) output = token.close = `)${parse(rest, {
					...options,
					fastpaths: false
				}).output})${extglobStar})`;
				if (token.prev.type === "bos") state.negatedExtglob = true;
			}
			push({
				type: "paren",
				extglob: true,
				value,
				output
			});
			decrement("parens");
		};
		/**
		* Fast paths
		*/
		if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
			let backslashes = false;
			let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
				if (first === "\\") {
					backslashes = true;
					return m;
				}
				if (first === "?") {
					if (esc) return esc + first + (rest ? QMARK.repeat(rest.length) : "");
					if (index === 0) return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
					return QMARK.repeat(chars.length);
				}
				if (first === ".") return DOT_LITERAL.repeat(chars.length);
				if (first === "*") {
					if (esc) return esc + first + (rest ? star : "");
					return star;
				}
				return esc ? m : `\\${m}`;
			});
			if (backslashes === true) {
				if (opts.unescape === true) output = output.replace(/\\/g, "");
				else output = output.replace(/\\+/g, (m) => {
					return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
				});
			}
			if (output === input && opts.contains === true) {
				state.output = input;
				return state;
			}
			state.output = utils.wrapOutput(output, state, options);
			return state;
		}
		/**
		* Tokenize input until we reach end-of-string
		*/
		while (!eos()) {
			value = advance();
			if (value === "\0") continue;
			/**
			* Escaped characters
			*/
			if (value === "\\") {
				const next = peek();
				if (next === "/" && opts.bash !== true) continue;
				if (next === "." || next === ";") continue;
				if (!next) {
					value += "\\";
					push({
						type: "text",
						value
					});
					continue;
				}
				const match = /^\\+/.exec(remaining());
				let slashes = 0;
				if (match && match[0].length > 2) {
					slashes = match[0].length;
					state.index += slashes;
					if (slashes % 2 !== 0) value += "\\";
				}
				if (opts.unescape === true) value = advance();
				else value += advance();
				if (state.brackets === 0) {
					push({
						type: "text",
						value
					});
					continue;
				}
			}
			/**
			* If we're inside a regex character class, continue
			* until we reach the closing bracket.
			*/
			if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
				if (opts.posix !== false && value === ":") {
					const inner = prev.value.slice(1);
					if (inner.includes("[")) {
						prev.posix = true;
						if (inner.includes(":")) {
							const idx = prev.value.lastIndexOf("[");
							const pre = prev.value.slice(0, idx);
							const rest = prev.value.slice(idx + 2);
							const posix = POSIX_REGEX_SOURCE[rest];
							if (posix) {
								prev.value = pre + posix;
								state.backtrack = true;
								advance();
								if (!bos.output && tokens.indexOf(prev) === 1) bos.output = ONE_CHAR;
								continue;
							}
						}
					}
				}
				if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") value = `\\${value}`;
				if (value === "]" && (prev.value === "[" || prev.value === "[^")) value = `\\${value}`;
				if (opts.posix === true && value === "!" && prev.value === "[") value = "^";
				prev.value += value;
				append({ value });
				continue;
			}
			/**
			* If we're inside a quoted string, continue
			* until we reach the closing double quote.
			*/
			if (state.quotes === 1 && value !== "\"") {
				value = utils.escapeRegex(value);
				prev.value += value;
				append({ value });
				continue;
			}
			/**
			* Double quotes
			*/
			if (value === "\"") {
				state.quotes = state.quotes === 1 ? 0 : 1;
				if (opts.keepQuotes === true) push({
					type: "text",
					value
				});
				continue;
			}
			/**
			* Parentheses
			*/
			if (value === "(") {
				increment("parens");
				push({
					type: "paren",
					value
				});
				continue;
			}
			if (value === ")") {
				if (state.parens === 0 && opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "("));
				const extglob = extglobs[extglobs.length - 1];
				if (extglob && state.parens === extglob.parens + 1) {
					extglobClose(extglobs.pop());
					continue;
				}
				push({
					type: "paren",
					value,
					output: state.parens ? ")" : "\\)"
				});
				decrement("parens");
				continue;
			}
			/**
			* Square brackets
			*/
			if (value === "[") {
				if (opts.nobracket === true || !remaining().includes("]")) {
					if (opts.nobracket !== true && opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
					value = `\\${value}`;
				} else increment("brackets");
				push({
					type: "bracket",
					value
				});
				continue;
			}
			if (value === "]") {
				if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				if (state.brackets === 0) {
					if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "["));
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				decrement("brackets");
				const prevValue = prev.value.slice(1);
				if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) value = `/${value}`;
				prev.value += value;
				append({ value });
				if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) continue;
				const escaped = utils.escapeRegex(prev.value);
				state.output = state.output.slice(0, -prev.value.length);
				if (opts.literalBrackets === true) {
					state.output += escaped;
					prev.value = escaped;
					continue;
				}
				prev.value = `(${capture}${escaped}|${prev.value})`;
				state.output += prev.value;
				continue;
			}
			/**
			* Braces
			*/
			if (value === "{" && opts.nobrace !== true) {
				increment("braces");
				const open = {
					type: "brace",
					value,
					output: "(",
					outputIndex: state.output.length,
					tokensIndex: state.tokens.length
				};
				braces.push(open);
				push(open);
				continue;
			}
			if (value === "}") {
				const brace = braces[braces.length - 1];
				if (opts.nobrace === true || !brace) {
					push({
						type: "text",
						value,
						output: value
					});
					continue;
				}
				let output = ")";
				if (brace.dots === true) {
					const arr = tokens.slice();
					const range = [];
					for (let i = arr.length - 1; i >= 0; i--) {
						tokens.pop();
						if (arr[i].type === "brace") break;
						if (arr[i].type !== "dots") range.unshift(arr[i].value);
					}
					output = expandRange(range, opts);
					state.backtrack = true;
				}
				if (brace.comma !== true && brace.dots !== true) {
					const out = state.output.slice(0, brace.outputIndex);
					const toks = state.tokens.slice(brace.tokensIndex);
					brace.value = brace.output = "\\{";
					value = output = "\\}";
					state.output = out;
					for (const t of toks) state.output += t.output || t.value;
				}
				push({
					type: "brace",
					value,
					output
				});
				decrement("braces");
				braces.pop();
				continue;
			}
			/**
			* Pipes
			*/
			if (value === "|") {
				if (extglobs.length > 0) extglobs[extglobs.length - 1].conditions++;
				push({
					type: "text",
					value
				});
				continue;
			}
			/**
			* Commas
			*/
			if (value === ",") {
				let output = value;
				const brace = braces[braces.length - 1];
				if (brace && stack[stack.length - 1] === "braces") {
					brace.comma = true;
					output = "|";
				}
				push({
					type: "comma",
					value,
					output
				});
				continue;
			}
			/**
			* Slashes
			*/
			if (value === "/") {
				if (prev.type === "dot" && state.index === state.start + 1) {
					state.start = state.index + 1;
					state.consumed = "";
					state.output = "";
					tokens.pop();
					prev = bos;
					continue;
				}
				push({
					type: "slash",
					value,
					output: SLASH_LITERAL
				});
				continue;
			}
			/**
			* Dots
			*/
			if (value === ".") {
				if (state.braces > 0 && prev.type === "dot") {
					if (prev.value === ".") prev.output = DOT_LITERAL;
					const brace = braces[braces.length - 1];
					prev.type = "dots";
					prev.output += value;
					prev.value += value;
					brace.dots = true;
					continue;
				}
				if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
					push({
						type: "text",
						value,
						output: DOT_LITERAL
					});
					continue;
				}
				push({
					type: "dot",
					value,
					output: DOT_LITERAL
				});
				continue;
			}
			/**
			* Question marks
			*/
			if (value === "?") {
				if (!(prev && prev.value === "(") && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("qmark", value);
					continue;
				}
				if (prev && prev.type === "paren") {
					const next = peek();
					let output = value;
					if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) output = `\\${value}`;
					push({
						type: "text",
						value,
						output
					});
					continue;
				}
				if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
					push({
						type: "qmark",
						value,
						output: QMARK_NO_DOT
					});
					continue;
				}
				push({
					type: "qmark",
					value,
					output: QMARK
				});
				continue;
			}
			/**
			* Exclamation
			*/
			if (value === "!") {
				if (opts.noextglob !== true && peek() === "(") {
					if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
						extglobOpen("negate", value);
						continue;
					}
				}
				if (opts.nonegate !== true && state.index === 0) {
					negate();
					continue;
				}
			}
			/**
			* Plus
			*/
			if (value === "+") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("plus", value);
					continue;
				}
				if (prev && prev.value === "(" || opts.regex === false) {
					push({
						type: "plus",
						value,
						output: PLUS_LITERAL
					});
					continue;
				}
				if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
					push({
						type: "plus",
						value
					});
					continue;
				}
				push({
					type: "plus",
					value: PLUS_LITERAL
				});
				continue;
			}
			/**
			* Plain text
			*/
			if (value === "@") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					push({
						type: "at",
						extglob: true,
						value,
						output: ""
					});
					continue;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			/**
			* Plain text
			*/
			if (value !== "*") {
				if (value === "$" || value === "^") value = `\\${value}`;
				const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
				if (match) {
					value += match[0];
					state.index += match[0].length;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			/**
			* Stars
			*/
			if (prev && (prev.type === "globstar" || prev.star === true)) {
				prev.type = "star";
				prev.star = true;
				prev.value += value;
				prev.output = star;
				state.backtrack = true;
				state.globstar = true;
				consume(value);
				continue;
			}
			let rest = remaining();
			if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
				extglobOpen("star", value);
				continue;
			}
			if (prev.type === "star") {
				if (opts.noglobstar === true) {
					consume(value);
					continue;
				}
				const prior = prev.prev;
				const before = prior.prev;
				const isStart = prior.type === "slash" || prior.type === "bos";
				const afterStar = before && (before.type === "star" || before.type === "globstar");
				if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
				const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
				if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				while (rest.slice(0, 3) === "/**") {
					const after = input[state.index + 4];
					if (after && after !== "/") break;
					rest = rest.slice(3);
					consume("/**", 3);
				}
				const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
				if (prior.type === "bos" && eos()) {
					prev.type = "globstar";
					prev.value += value;
					prev.output = globstar(opts);
					state.output = prev.output;
					state.globstar = true;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
					prev.value += value;
					state.globstar = true;
					state.output += prior.output + prev.output;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
					const end = rest[1] !== void 0 ? "|$" : "";
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
					prev.value += value;
					state.output += prior.output + prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (prior.type === "bos" && rest[0] === "/") {
					prev.type = "globstar";
					prev.value += value;
					prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
					state.output = prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				state.output = state.output.slice(0, -prev.output.length);
				prev.type = "globstar";
				prev.output = globstar(opts);
				prev.value += value;
				state.output += prev.output;
				state.globstar = true;
				consume(value);
				continue;
			}
			const token = {
				type: "star",
				value,
				output: star
			};
			if (opts.bash === true) {
				token.output = ".*?";
				if (prev.type === "bos" || prev.type === "slash") token.output = nodot + token.output;
				push(token);
				continue;
			}
			if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
				token.output = value;
				push(token);
				continue;
			}
			if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
				if (prev.type === "dot") {
					state.output += NO_DOT_SLASH;
					prev.output += NO_DOT_SLASH;
				} else if (opts.dot === true) {
					state.output += NO_DOTS_SLASH;
					prev.output += NO_DOTS_SLASH;
				} else {
					state.output += nodot;
					prev.output += nodot;
				}
				if (peek() !== "*") {
					state.output += ONE_CHAR;
					prev.output += ONE_CHAR;
				}
			}
			push(token);
		}
		while (state.brackets > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
			state.output = utils.escapeLast(state.output, "[");
			decrement("brackets");
		}
		while (state.parens > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
			state.output = utils.escapeLast(state.output, "(");
			decrement("parens");
		}
		while (state.braces > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
			state.output = utils.escapeLast(state.output, "{");
			decrement("braces");
		}
		if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) push({
			type: "maybe_slash",
			value: "",
			output: `${SLASH_LITERAL}?`
		});
		if (state.backtrack === true) {
			state.output = "";
			for (const token of state.tokens) {
				state.output += token.output != null ? token.output : token.value;
				if (token.suffix) state.output += token.suffix;
			}
		}
		return state;
	};
	/**
	* Fast paths for creating regular expressions for common glob patterns.
	* This can significantly speed up processing and has very little downside
	* impact when none of the fast paths match.
	*/
	parse.fastpaths = (input, options) => {
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		const len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		input = REPLACEMENTS[input] || input;
		const { DOT_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOTS, NO_DOTS_SLASH, STAR, START_ANCHOR } = constants.globChars(opts.windows);
		const nodot = opts.dot ? NO_DOTS : NO_DOT;
		const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
		const capture = opts.capture ? "" : "?:";
		const state = {
			negated: false,
			prefix: ""
		};
		let star = opts.bash === true ? ".*?" : STAR;
		if (opts.capture) star = `(${star})`;
		const globstar = (opts) => {
			if (opts.noglobstar === true) return star;
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const create = (str) => {
			switch (str) {
				case "*": return `${nodot}${ONE_CHAR}${star}`;
				case ".*": return `${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*.*": return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*/*": return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
				case "**": return nodot + globstar(opts);
				case "**/*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
				case "**/*.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "**/.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
				default: {
					const match = /^(.*?)\.(\w+)$/.exec(str);
					if (!match) return;
					const source = create(match[1]);
					if (!source) return;
					return source + DOT_LITERAL + match[2];
				}
			}
		};
		let source = create(utils.removePrefix(input, state));
		if (source && opts.strictSlashes !== true) source += `${SLASH_LITERAL}?`;
		return source;
	};
	module.exports = parse;
}));
// node_modules/picomatch/lib/picomatch.js
var require_picomatch$1 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const scan = require_scan();
	const parse = require_parse();
	const utils = require_utils();
	const constants = require_constants();
	const isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
	/**
	* Creates a matcher function from one or more glob patterns. The
	* returned function takes a string to match as its first argument,
	* and returns true if the string is a match. The returned matcher
	* function also takes a boolean as the second argument that, when true,
	* returns an object with additional information.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch(glob[, options]);
	*
	* const isMatch = picomatch('*.!(*a)');
	* console.log(isMatch('a.a')); //=> false
	* console.log(isMatch('a.b')); //=> true
	*
	* // For environments without `node.js`, `picomatch/posix` provides you a dependency-free matcher, without automatic OS detection.
	* const picomatch = require('picomatch/posix');
	* // the same API, defaulting to posix paths
	* const isMatch = picomatch('a/*');
	* console.log(isMatch('a\\b')); //=> false
	* console.log(isMatch('a/b')); //=> true
	*
	* // you can still configure the matcher function to accept windows paths
	* const isMatch = picomatch('a/*', { options: windows });
	* console.log(isMatch('a\\b')); //=> true
	* console.log(isMatch('a/b')); //=> true
	* ```
	* @name picomatch
	* @param {String|Array} `globs` One or more glob patterns.
	* @param {Object=} `options`
	* @return {Function=} Returns a matcher function.
	* @api public
	*/
	const picomatch = (glob, options, returnState = false) => {
		if (Array.isArray(glob)) {
			const fns = glob.map((input) => picomatch(input, options, returnState));
			const arrayMatcher = (str) => {
				for (const isMatch of fns) {
					const state = isMatch(str);
					if (state) return state;
				}
				return false;
			};
			return arrayMatcher;
		}
		const isState = isObject(glob) && glob.tokens && glob.input;
		if (glob === "" || typeof glob !== "string" && !isState) throw new TypeError("Expected pattern to be a non-empty string");
		const opts = options || {};
		const posix = opts.windows;
		const regex = isState ? picomatch.compileRe(glob, options) : picomatch.makeRe(glob, options, false, true);
		const state = regex.state;
		delete regex.state;
		let isIgnored = () => false;
		if (opts.ignore) {
			const ignoreOpts = {
				...options,
				ignore: null,
				onMatch: null,
				onResult: null
			};
			isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
		}
		const matcher = (input, returnObject = false) => {
			const { isMatch, match, output } = picomatch.test(input, regex, options, {
				glob,
				posix
			});
			const result = {
				glob,
				state,
				regex,
				posix,
				input,
				output,
				match,
				isMatch
			};
			if (typeof opts.onResult === "function") opts.onResult(result);
			if (isMatch === false) {
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (isIgnored(input)) {
				if (typeof opts.onIgnore === "function") opts.onIgnore(result);
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (typeof opts.onMatch === "function") opts.onMatch(result);
			return returnObject ? result : true;
		};
		if (returnState) matcher.state = state;
		return matcher;
	};
	/**
	* Test `input` with the given `regex`. This is used by the main
	* `picomatch()` function to test the input string.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.test(input, regex[, options]);
	*
	* console.log(picomatch.test('foo/bar', /^(?:([^/]*?)\/([^/]*?))$/));
	* // { isMatch: true, match: [ 'foo/', 'foo', 'bar' ], output: 'foo/bar' }
	* ```
	* @param {String} `input` String to test.
	* @param {RegExp} `regex`
	* @return {Object} Returns an object with matching info.
	* @api public
	*/
	picomatch.test = (input, regex, options, { glob, posix } = {}) => {
		if (typeof input !== "string") throw new TypeError("Expected input to be a string");
		if (input === "") return {
			isMatch: false,
			output: ""
		};
		const opts = options || {};
		const format = opts.format || (posix ? utils.toPosixSlashes : null);
		let match = input === glob;
		let output = match && format ? format(input) : input;
		if (match === false) {
			output = format ? format(input) : input;
			match = output === glob;
		}
		if (match === false || opts.capture === true) {
			if (opts.matchBase === true || opts.basename === true) match = picomatch.matchBase(input, regex, options, posix);
			else match = regex.exec(output);
		}
		return {
			isMatch: Boolean(match),
			match,
			output
		};
	};
	/**
	* Match the basename of a filepath.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.matchBase(input, glob[, options]);
	* console.log(picomatch.matchBase('foo/bar.js', '*.js'); // true
	* ```
	* @param {String} `input` String to test.
	* @param {RegExp|String} `glob` Glob pattern or regex created by [.makeRe](#makeRe).
	* @return {Boolean}
	* @api public
	*/
	picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
		return (glob instanceof RegExp ? glob : picomatch.makeRe(glob, options)).test(utils.basename(input, { windows: posix }));
	};
	/**
	* Returns true if **any** of the given glob `patterns` match the specified `string`.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.isMatch(string, patterns[, options]);
	*
	* console.log(picomatch.isMatch('a.a', ['b.*', '*.a'])); //=> true
	* console.log(picomatch.isMatch('a.a', 'b.*')); //=> false
	* ```
	* @param {String|Array} str The string to test.
	* @param {String|Array} patterns One or more glob patterns to use for matching.
	* @param {Object} [options] See available [options](#options).
	* @return {Boolean} Returns true if any patterns match `str`
	* @api public
	*/
	picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
	/**
	* Parse a glob pattern to create the source string for a regular
	* expression.
	*
	* ```js
	* const picomatch = require('picomatch');
	* const result = picomatch.parse(pattern[, options]);
	* ```
	* @param {String} `pattern`
	* @param {Object} `options`
	* @return {Object} Returns an object with useful properties and output to be used as a regex source string.
	* @api public
	*/
	picomatch.parse = (pattern, options) => {
		if (Array.isArray(pattern)) return pattern.map((p) => picomatch.parse(p, options));
		return parse(pattern, {
			...options,
			fastpaths: false
		});
	};
	/**
	* Scan a glob pattern to separate the pattern into segments.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.scan(input[, options]);
	*
	* const result = picomatch.scan('!./foo/*.js');
	* console.log(result);
	* { prefix: '!./',
	*   input: '!./foo/*.js',
	*   start: 3,
	*   base: 'foo',
	*   glob: '*.js',
	*   isBrace: false,
	*   isBracket: false,
	*   isGlob: true,
	*   isExtglob: false,
	*   isGlobstar: false,
	*   negated: true }
	* ```
	* @param {String} `input` Glob pattern to scan.
	* @param {Object} `options`
	* @return {Object} Returns an object with
	* @api public
	*/
	picomatch.scan = (input, options) => scan(input, options);
	/**
	* Compile a regular expression from the `state` object returned by the
	* [parse()](#parse) method.
	*
	* ```js
	* const picomatch = require('picomatch');
	* const state = picomatch.parse('*.js');
	* // picomatch.compileRe(state[, options]);
	*
	* console.log(picomatch.compileRe(state));
	* //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
	* ```
	* @param {Object} `state`
	* @param {Object} `options`
	* @param {Boolean} `returnOutput` Intended for implementors, this argument allows you to return the raw output from the parser.
	* @param {Boolean} `returnState` Adds the state to a `state` property on the returned regex. Useful for implementors and debugging.
	* @return {RegExp}
	* @api public
	*/
	picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
		if (returnOutput === true) return state.output;
		const opts = options || {};
		const prepend = opts.contains ? "" : "^";
		const append = opts.contains ? "" : "$";
		let source = `${prepend}(?:${state.output})${append}`;
		if (state && state.negated === true) source = `^(?!${source}).*$`;
		const regex = picomatch.toRegex(source, options);
		if (returnState === true) regex.state = state;
		return regex;
	};
	/**
	* Create a regular expression from a parsed glob pattern.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.makeRe(state[, options]);
	*
	* const result = picomatch.makeRe('*.js');
	* console.log(result);
	* //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
	* ```
	* @param {String} `state` The object returned from the `.parse` method.
	* @param {Object} `options`
	* @param {Boolean} `returnOutput` Implementors may use this argument to return the compiled output, instead of a regular expression. This is not exposed on the options to prevent end-users from mutating the result.
	* @param {Boolean} `returnState` Implementors may use this argument to return the state from the parsed glob with the returned regular expression.
	* @return {RegExp} Returns a regex created from the given pattern.
	* @api public
	*/
	picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
		if (!input || typeof input !== "string") throw new TypeError("Expected a non-empty string");
		let parsed = {
			negated: false,
			fastpaths: true
		};
		if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) parsed.output = parse.fastpaths(input, options);
		if (!parsed.output) parsed = parse(input, options);
		return picomatch.compileRe(parsed, options, returnOutput, returnState);
	};
	/**
	* Create a regular expression from the given regex source string.
	*
	* ```js
	* const picomatch = require('picomatch');
	* // picomatch.toRegex(source[, options]);
	*
	* const { output } = picomatch.parse('*.js');
	* console.log(picomatch.toRegex(output));
	* //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
	* ```
	* @param {String} `source` Regular expression source string.
	* @param {Object} `options`
	* @return {RegExp}
	* @api public
	*/
	picomatch.toRegex = (source, options) => {
		try {
			const opts = options || {};
			return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
		} catch (err) {
			if (options && options.debug === true) throw err;
			return /$^/;
		}
	};
	/**
	* Picomatch constants.
	* @return {Object}
	*/
	picomatch.constants = constants;
	/**
	* Expose "picomatch"
	*/
	module.exports = picomatch;
}));
// src/adapters/archive-layout.ts
var import_picomatch = /* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports, module) => {
	const pico = require_picomatch$1();
	const utils = require_utils();
	function picomatch(glob, options, returnState = false) {
		if (options && (options.windows === null || options.windows === void 0)) options = {
			...options,
			windows: utils.isWindows()
		};
		return pico(glob, options, returnState);
	}
	Object.assign(picomatch, pico);
	module.exports = picomatch;
})))(), 1);
const wholeJob = /^(-?\d+)_([^/]+)\.txt$/;
const stepFile = /^([^/]+)\/(\d+)_([^/]+)\.txt$/;
const systemFile = /^([^/]+)\/system\.txt$/;
/** Sorts members into jobs, in the order of their ordinals; `loose` are text files of no such form, in name order. */
function layOut(members) {
	const skip = commonFolder(members);
	const found = /* @__PURE__ */ new Map();
	const jobOf = (name) => {
		const known = found.get(name) ?? {
			ordinal: Number.MAX_SAFE_INTEGER,
			steps: []
		};
		found.set(name, known);
		return known;
	};
	const loose = [];
	for (const member of members) {
		const name = member.name.slice(skip);
		const whole = wholeJob.exec(name);
		const step = stepFile.exec(name);
		const system = systemFile.exec(name);
		if (whole !== null) Object.assign(jobOf(whole[2] ?? ""), {
			whole: member,
			ordinal: Number(whole[1])
		});
		else if (step !== null) jobOf(step[1] ?? "").steps.push({
			number: Number(step[2]),
			name: step[3] ?? "",
			member
		});
		else if (system !== null) jobOf(system[1] ?? "").system = member;
		else if (/\.(txt|log)$/i.test(name)) loose.push(member);
	}
	return {
		jobs: [...found.entries()].sort(([a, x], [b, y]) => x.ordinal - y.ordinal || (a < b ? -1 : 1)).map(([job, files]) => ({
			job,
			whole: files.whole,
			steps: files.steps.sort((a, b) => a.number - b.number),
			system: files.system
		})),
		loose: loose.sort((a, b) => a.name < b.name ? -1 : 1)
	};
}
/** Length of a folder that somebody packed the whole archive into, or 0. `build/1_Set up job.txt` alone is a job, not such a folder. */
function commonFolder(members) {
	const first = members[0]?.name ?? "";
	const length = first.indexOf("/") + 1;
	if (length === 0 || !members.every((m) => m.name.startsWith(first.slice(0, length)))) return 0;
	return members.some((m) => m.name.indexOf("/", length) > 0 || wholeJob.exec(m.name.slice(length))?.[1] === "0") ? length : 0;
}
/** Workflow file of the job, from the text of its `system.txt`. */
function definedAt(system) {
	return /Job defined at: (\S+)/.exec(system)?.[1];
}
/** Logs of steps one after the other, each ending its last line, so that lines count through. */
function* joined$1(parts) {
	for (const part of parts) {
		let last;
		for (const chunk of part) {
			if (chunk.length > 0) last = chunk;
			yield chunk;
		}
		if (last !== void 0 && last.at(-1) !== 10) yield Uint8Array.of(10);
	}
}
// src/adapters/file-log.ts
const chunkSize = 65536;
/** Local files are streamed up to this size (security.md 7.9). */
const largestFile = 4 * 2 ** 30;
/** The log in the file at `path`, called `log` in citations. A file that is gone, empty or no text is a `missing` answer. */
function fileLog(path, log, links, facts = {}) {
	const opened = open$1(path, links);
	if (typeof opened === "string") return {
		kind: "missing",
		code: "log_missing",
		why: `${log} ${opened}`
	};
	const { size, head } = peek(opened);
	if (size === 0) return {
		kind: "missing",
		code: "log_missing",
		why: `${log} is empty.`
	};
	if (looksBinary(head)) return {
		kind: "missing",
		code: "log_unreadable",
		why: `${log} is not a text file.`
	};
	const complete = size <= largestFile;
	return {
		kind: "log",
		handle: {
			log,
			...facts,
			bytes: Math.min(size, largestFile),
			complete,
			...complete ? {} : { note: "The file is larger than 4 GiB; the rest was not read." },
			chunks: () => fileChunks(path, log, links)
		}
	};
}
/** First bytes of a file, at most 64 KiB, or a sentence part that says why there are none ("does not exist."). */
function fileHead$1(path, links) {
	const opened = open$1(path, links);
	return typeof opened === "string" ? opened : peek(opened).head;
}
/** Bytes of the file, each chunk in the buffer of the one before: good until the next is asked for. Throws when the file has gone since `fileLog` saw it. */
function* fileChunks(path, log, links) {
	const fd = open$1(path, links);
	if (typeof fd === "string") throw new RetraceError("not_found", `${log} ${fd}`, "It changed while it was being read: run again.");
	try {
		const chunk = Buffer.allocUnsafeSlow(chunkSize);
		for (let left = largestFile; left > 0;) {
			const got = readSync(fd, chunk, 0, Math.min(chunkSize, left), null);
			if (got === 0) return;
			left -= got;
			yield chunk.subarray(0, got);
		}
	} finally {
		closeSync(fd);
	}
}
/** A descriptor of a regular file, or why there is none. Devices and pipes are refused, since reading one may never end. */
function open$1(path, links) {
	const flags = constants$1.O_RDONLY | (constants$1.O_NONBLOCK ?? 0) | (links === "refuse" ? constants$1.O_NOFOLLOW ?? 0 : 0);
	let fd;
	try {
		fd = openSync(path, flags);
	} catch (error) {
		return refusal$3(error);
	}
	if (fstatSync(fd).isFile()) return fd;
	closeSync(fd);
	return "is not a regular file.";
}
function peek(fd) {
	try {
		const head = Buffer.alloc(chunkSize);
		const got = readSync(fd, head, 0, head.length, 0);
		return {
			size: fstatSync(fd).size,
			head: head.subarray(0, got)
		};
	} finally {
		closeSync(fd);
	}
}
function refusal$3(error) {
	const code = error instanceof Error && "code" in error ? error.code : void 0;
	if (code === "ENOENT" || code === "ENOTDIR") return "does not exist.";
	if (code === "EACCES" || code === "EPERM") return "may not be read by this user.";
	if (code === "ELOOP") return "is a link, and links inside a folder of logs are not followed.";
	return `cannot be read (${typeof code === "string" ? code : String(error)}).`;
}
// node_modules/pend/index.js
var require_pend = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = Pend;
	function Pend() {
		this.pending = 0;
		this.max = 1e400;
		this.listeners = [];
		this.waiting = [];
		this.error = null;
	}
	Pend.prototype.go = function(fn) {
		if (this.pending < this.max) pendGo(this, fn);
		else this.waiting.push(fn);
	};
	Pend.prototype.wait = function(cb) {
		if (this.pending === 0) cb(this.error);
		else this.listeners.push(cb);
	};
	Pend.prototype.hold = function() {
		return pendHold(this);
	};
	function pendHold(self) {
		self.pending += 1;
		var called = false;
		return onCb;
		function onCb(err) {
			if (called) throw new Error("callback called twice");
			called = true;
			self.error = self.error || err;
			self.pending -= 1;
			if (self.waiting.length > 0 && self.pending < self.max) pendGo(self, self.waiting.shift());
			else if (self.pending === 0) {
				var listeners = self.listeners;
				self.listeners = [];
				listeners.forEach(cbListener);
			}
		}
		function cbListener(listener) {
			listener(self.error);
		}
	}
	function pendGo(self, fn) {
		fn(pendHold(self));
	}
}));
// node_modules/yauzl/fd-slicer.js
var require_fd_slicer = /* @__PURE__ */ __commonJSMin(((exports) => {
	var fs = __require("fs");
	var util = __require("util");
	var stream = __require("stream");
	var Readable = stream.Readable;
	var PassThrough = stream.PassThrough;
	var Pend = require_pend();
	var EventEmitter = __require("events").EventEmitter;
	exports.BufferSlicer = BufferSlicer;
	exports.FdSlicer = FdSlicer;
	util.inherits(FdSlicer, EventEmitter);
	function FdSlicer(fd) {
		EventEmitter.call(this);
		this.fd = fd;
		this.pend = new Pend();
		this.pend.max = 1;
		this.refCount = 0;
	}
	FdSlicer.prototype.read = function(buffer, offset, length, position, callback) {
		var self = this;
		self.pend.go(function(cb) {
			fs.read(self.fd, buffer, offset, length, position, function(err, bytesRead, buffer) {
				cb();
				callback(err, bytesRead, buffer);
			});
		});
	};
	FdSlicer.prototype.createReadStream = function(options) {
		return new ReadStream(this, options);
	};
	FdSlicer.prototype.ref = function() {
		this.refCount += 1;
	};
	FdSlicer.prototype.unref = function() {
		var self = this;
		self.refCount -= 1;
		if (self.refCount < 0) throw new Error("invalid unref");
		if (self.refCount > 0) return;
		fs.close(self.fd, onCloseDone);
		function onCloseDone(err) {
			if (err) self.emit("error", err);
			else self.emit("close");
		}
	};
	util.inherits(ReadStream, Readable);
	function ReadStream(context, options) {
		options = options || {};
		Readable.call(this, options);
		this.context = context;
		this.context.ref();
		this.start = options.start || 0;
		this.endOffset = options.end;
		this.pos = this.start;
	}
	ReadStream.prototype._read = function(n) {
		var self = this;
		var toRead = Math.min(self._readableState.highWaterMark, n);
		if (self.endOffset != null) toRead = Math.min(toRead, self.endOffset - self.pos);
		if (toRead <= 0) {
			self.push(null);
			this._cleanup();
			return;
		}
		self.context.pend.go(function(cb) {
			var buffer = Buffer.allocUnsafe(toRead);
			fs.read(self.context.fd, buffer, 0, toRead, self.pos, function(err, bytesRead) {
				if (err) self.destroy(err);
				else if (bytesRead === 0) {
					self.push(null);
					self._cleanup();
				} else {
					self.pos += bytesRead;
					self.push(buffer.slice(0, bytesRead));
				}
				cb();
			});
		});
	};
	ReadStream.prototype._destroy = function(err, cb) {
		this._cleanup();
		cb(err);
	};
	ReadStream.prototype._cleanup = function() {
		if (this.context != null) {
			this.context.unref();
			this.context = null;
		}
	};
	util.inherits(BufferSlicer, EventEmitter);
	function BufferSlicer(buffer) {
		EventEmitter.call(this);
		this.refCount = 0;
		this.buffer = buffer;
	}
	BufferSlicer.prototype.read = function(buffer, offset, length, position, callback) {
		if (!(0 <= offset && offset <= buffer.length)) throw new RangeError("offset outside buffer: 0 <= " + offset + " <= " + buffer.length);
		if (position < 0) throw new RangeError("position is negative: " + position);
		if (offset + length > buffer.length) length = buffer.length - offset;
		if (position + length > this.buffer.length) length = this.buffer.length - position;
		if (length <= 0) {
			setImmediate(function() {
				callback(null, 0);
			});
			return;
		}
		this.buffer.copy(buffer, offset, position, position + length);
		setImmediate(function() {
			callback(null, length);
		});
	};
	BufferSlicer.prototype.createReadStream = function(options) {
		options = options || {};
		var readStream = new PassThrough(options);
		readStream.start = options.start || 0;
		readStream.endOffset = options.end;
		readStream.pos = readStream.endOffset || this.buffer.length;
		var entireSlice = this.buffer.slice(readStream.start, readStream.pos);
		var maxChunkSize = 65536;
		var offset = 0;
		while (true) {
			var nextOffset = offset + maxChunkSize;
			if (nextOffset >= entireSlice.length) {
				if (offset < entireSlice.length) readStream.write(entireSlice.slice(offset, entireSlice.length));
				break;
			}
			readStream.write(entireSlice.slice(offset, nextOffset));
			offset = nextOffset;
		}
		readStream.end();
		return readStream;
	};
	BufferSlicer.prototype.ref = function() {
		this.refCount += 1;
	};
	BufferSlicer.prototype.unref = function() {
		this.refCount -= 1;
		if (this.refCount < 0) throw new Error("invalid unref");
	};
}));
// node_modules/yauzl/crc32.js
var require_crc32 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const CRC_TABLE = new Int32Array([
		0,
		0x77073096,
		0xee0e612c,
		0x990951ba,
		0x76dc419,
		0x706af48f,
		0xe963a535,
		0x9e6495a3,
		0xedb8832,
		0x79dcb8a4,
		0xe0d5e91e,
		0x97d2d988,
		0x9b64c2b,
		0x7eb17cbd,
		0xe7b82d07,
		0x90bf1d91,
		498536548,
		0x6ab020f2,
		0xf3b97148,
		0x84be41de,
		450548861,
		0x6ddde4eb,
		0xf4d4b551,
		0x83d385c7,
		325883990,
		0x646ba8c0,
		0xfd62f97a,
		0x8a65c9ec,
		335633487,
		0x63066cd9,
		0xfa0f3d63,
		0x8d080df5,
		997073096,
		0x4c69105e,
		0xd56041e4,
		0xa2677172,
		0x3c03e4d1,
		0x4b04d447,
		0xd20d85fd,
		0xa50ab56b,
		901097722,
		0x42b2986c,
		0xdbbbc9d6,
		0xacbcf940,
		853044451,
		0x45df5c75,
		0xdcd60dcf,
		0xabd13d59,
		651767980,
		0x51de003a,
		0xc8d75180,
		0xbfd06116,
		565507253,
		0x56b3c423,
		0xcfba9599,
		0xb8bda50f,
		671266974,
		0x5f058808,
		0xc60cd9b2,
		0xb10be924,
		795835527,
		0x58684c11,
		0xc1611dab,
		0xb6662d3d,
		0x76dc4190,
		31158534,
		0x98d220bc,
		0xefd5102a,
		0x71b18589,
		0x6b6b51f,
		0x9fbfe4a5,
		0xe8b8d433,
		0x7807c9a2,
		0xf00f934,
		0x9609a88e,
		0xe10e9818,
		0x7f6a0dbb,
		0x86d3d2d,
		0x91646c97,
		0xe6635c01,
		0x6b6b51f4,
		476864866,
		0x856530d8,
		0xf262004e,
		0x6c0695ed,
		453092731,
		0x8208f4c1,
		0xf50fc457,
		0x65b0d9c6,
		314042704,
		0x8bbeb8ea,
		0xfcb9887c,
		0x62dd1ddf,
		366619977,
		0x8cd37cf3,
		0xfbd44c65,
		0x4db26158,
		984961486,
		0xa3bc0074,
		0xd4bb30e2,
		0x4adfa541,
		0x3dd895d7,
		0xa4d1c46d,
		0xd3d6f4fb,
		0x4369e96a,
		879679996,
		0xad678846,
		0xda60b8d0,
		0x44042d73,
		855842277,
		0xaa0a4c5f,
		0xdd0d7cc9,
		0x5005713c,
		654459306,
		0xbe0b1010,
		0xc90c2086,
		0x5768b525,
		544179635,
		0xb966d409,
		0xce61e49f,
		0x5edef90e,
		702138776,
		0xb0d09822,
		0xc7d7a8b4,
		0x59b33d17,
		783551873,
		0xb7bd5c3b,
		0xc0ba6cad,
		0xedb88320,
		0x9abfb3b6,
		62317068,
		0x74b1d29a,
		0xead54739,
		0x9dd277af,
		81470997,
		0x73dc1683,
		0xe3630b12,
		0x94643b84,
		0xd6d6a3e,
		0x7a6a5aa8,
		0xe40ecf0b,
		0x9309ff9d,
		0xa00ae27,
		0x7d079eb1,
		0xf00f9344,
		0x8708a3d2,
		503444072,
		0x6906c2fe,
		0xf762575d,
		0x806567cb,
		426522225,
		0x6e6b06e7,
		0xfed41b76,
		0x89d32be0,
		282753626,
		0x67dd4acc,
		0xf9b9df6f,
		0x8ebeeff9,
		397917763,
		0x60b08ed5,
		0xd6d6a3e8,
		0xa1d1937e,
		953729732,
		0x4fdff252,
		0xd1bb67f1,
		0xa6bc5767,
		0x3fb506dd,
		0x48b2364b,
		0xd80d2bda,
		0xaf0a1b4c,
		906185462,
		0x41047a60,
		0xdf60efc3,
		0xa867df55,
		829329135,
		0x4669be79,
		0xcb61b38c,
		0xbc66831a,
		628085408,
		0x5268e236,
		0xcc0c7795,
		0xbb0b4703,
		570562233,
		0x5505262f,
		0xc5ba3bbe,
		0xb2bd0b28,
		733239954,
		0x5cb36a04,
		0xc2d7ffa7,
		0xb5d0cf31,
		752459403,
		0x5bdeae1d,
		0x9b64c2b0,
		0xec63f226,
		0x756aa39c,
		40735498,
		0x9c0906a9,
		0xeb0e363f,
		0x72076785,
		83908371,
		0x95bf4a82,
		0xe2b87a14,
		0x7bb12bae,
		0xcb61b38,
		0x92d28e9b,
		0xe5d5be0d,
		0x7cdcefb7,
		0xbdbdf21,
		0x86d3d2d4,
		0xf1d4e242,
		0x68ddb3f8,
		534414190,
		0x81be16cd,
		0xf6b9265b,
		0x6fb077e1,
		414664567,
		0x88085ae6,
		0xff0f6a70,
		0x66063bca,
		285281116,
		0x8f659eff,
		0xf862ae69,
		0x616bffd3,
		376229701,
		0xa00ae278,
		0xd70dd2ee,
		0x4e048354,
		956543938,
		0xa7672661,
		0xd06016f7,
		0x4969474d,
		0x3e6e77db,
		0xaed16a4a,
		0xd9d65adc,
		0x40df0b66,
		936918e3,
		0xa9bcae53,
		0xdebb9ec5,
		0x47b2cf7f,
		817233897,
		0xbdbdf21c,
		0xcabac28a,
		0x53b39330,
		615818150,
		0xbad03605,
		0xcdd70693,
		0x54de5729,
		601450431,
		0xb3667a2e,
		0xc4614ab8,
		0x5d681b02,
		711928724,
		0xb40bbe37,
		0xc30c8ea1,
		0x5a05df1b,
		755167117
	]);
	function crc32(buf) {
		let crc = -1;
		for (let x of buf) crc = CRC_TABLE[(crc ^ x) & 255] ^ crc >>> 8;
		return (crc ^ -1) >>> 0;
	}
	module.exports = crc32;
}));
// src/adapters/zip.ts
var import_yauzl = /* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports) => {
	var fs = __require("fs");
	var zlib = __require("zlib");
	var fd_slicer = require_fd_slicer();
	var util = __require("util");
	var EventEmitter = __require("events").EventEmitter;
	var Transform = __require("stream").Transform;
	var PassThrough = __require("stream").PassThrough;
	var Writable = __require("stream").Writable;
	const crc32 = typeof zlib.crc32 === "function" ? zlib.crc32 : require_crc32();
	exports.openPromise = openPromise;
	exports.fromBufferPromise = fromBufferPromise;
	exports.getFileNameLowLevel = getFileNameLowLevel;
	function openPromise(path, options) {
		return new Promise((resolve, reject) => {
			open(path, {
				...options,
				lazyEntries: true
			}, function(err, zipfile) {
				if (err) return reject(err);
				resolve(zipfile);
			});
		});
	}
	function fromBufferPromise(buffer, options) {
		return new Promise((resolve, reject) => {
			fromBuffer(buffer, {
				...options,
				lazyEntries: true
			}, function(err, zipfile) {
				if (err) return reject(err);
				resolve(zipfile);
			});
		});
	}
	function open(path, options, callback) {
		if (typeof options === "function") {
			callback = options;
			options = null;
		}
		if (options == null) options = {};
		if (options.autoClose == null) options.autoClose = true;
		if (options.lazyEntries == null) options.lazyEntries = false;
		if (options.decodeStrings == null) options.decodeStrings = true;
		if (options.validateEntrySizes == null) options.validateEntrySizes = true;
		if (options.strictFileNames == null) options.strictFileNames = false;
		if (callback == null) callback = defaultCallback;
		fs.open(path, "r", function(err, fd) {
			if (err) return callback(err);
			fromFd(fd, options, function(err, zipfile) {
				if (err) fs.close(fd, defaultCallback);
				callback(err, zipfile);
			});
		});
	}
	function fromFd(fd, options, callback) {
		if (typeof options === "function") {
			callback = options;
			options = null;
		}
		if (options == null) options = {};
		if (options.autoClose == null) options.autoClose = false;
		if (options.lazyEntries == null) options.lazyEntries = false;
		if (options.decodeStrings == null) options.decodeStrings = true;
		if (options.validateEntrySizes == null) options.validateEntrySizes = true;
		if (options.strictFileNames == null) options.strictFileNames = false;
		if (callback == null) callback = defaultCallback;
		fs.fstat(fd, function(err, stats) {
			if (err) return callback(err);
			fromRandomAccessReader(new fd_slicer.FdSlicer(fd), stats.size, options, callback);
		});
	}
	function fromBuffer(buffer, options, callback) {
		if (typeof options === "function") {
			callback = options;
			options = null;
		}
		if (options == null) options = {};
		options.autoClose = false;
		if (options.lazyEntries == null) options.lazyEntries = false;
		if (options.decodeStrings == null) options.decodeStrings = true;
		if (options.validateEntrySizes == null) options.validateEntrySizes = true;
		if (options.strictFileNames == null) options.strictFileNames = false;
		fromRandomAccessReader(new fd_slicer.BufferSlicer(buffer), buffer.length, options, callback);
	}
	function fromRandomAccessReader(reader, totalSize, options, callback) {
		if (typeof options === "function") {
			callback = options;
			options = null;
		}
		if (options == null) options = {};
		if (options.autoClose == null) options.autoClose = true;
		if (options.lazyEntries == null) options.lazyEntries = false;
		if (options.decodeStrings == null) options.decodeStrings = true;
		var decodeStrings = !!options.decodeStrings;
		if (options.validateEntrySizes == null) options.validateEntrySizes = true;
		if (options.strictFileNames == null) options.strictFileNames = false;
		if (callback == null) callback = defaultCallback;
		if (typeof totalSize !== "number") throw new Error("expected totalSize parameter to be a number");
		if (totalSize > Number.MAX_SAFE_INTEGER) throw new Error("zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.");
		reader.ref();
		var eocdrWithoutCommentSize = 22;
		var zip64EocdlSize = 20;
		var bufferSize = Math.min(zip64EocdlSize + eocdrWithoutCommentSize + 65535, totalSize);
		var buffer = newBuffer(bufferSize);
		readAndAssertNoEof(reader, buffer, 0, bufferSize, totalSize - buffer.length, function(err) {
			if (err) return callback(err);
			for (var i = bufferSize - eocdrWithoutCommentSize; i >= 0; i -= 1) {
				if (buffer.readUInt32LE(i) !== 0x6054b50) continue;
				var eocdrBuffer = buffer.subarray(i);
				var diskNumber = eocdrBuffer.readUInt16LE(4);
				var entryCount = eocdrBuffer.readUInt16LE(10);
				var centralDirectoryOffset = eocdrBuffer.readUInt32LE(16);
				var commentLength = eocdrBuffer.readUInt16LE(20);
				var expectedCommentLength = eocdrBuffer.length - eocdrWithoutCommentSize;
				if (commentLength !== expectedCommentLength) return callback(/* @__PURE__ */ new Error("Invalid comment length. Expected: " + expectedCommentLength + ". Found: " + commentLength + ". Are there extra bytes at the end of the file? Or is the end of central dir signature `PK☺☻` in the comment?"));
				var comment = decodeStrings ? decodeBuffer(eocdrBuffer.subarray(22), false) : eocdrBuffer.subarray(22);
				if (i - zip64EocdlSize >= 0 && buffer.readUInt32LE(i - zip64EocdlSize) === 0x7064b50) {
					var zip64EocdrOffset = readUInt64LE(buffer.subarray(i - zip64EocdlSize, i - zip64EocdlSize + zip64EocdlSize), 8);
					var zip64EocdrBuffer = newBuffer(56);
					return readAndAssertNoEof(reader, zip64EocdrBuffer, 0, zip64EocdrBuffer.length, zip64EocdrOffset, function(err) {
						if (err) return callback(err);
						if (zip64EocdrBuffer.readUInt32LE(0) !== 0x6064b50) return callback(/* @__PURE__ */ new Error("invalid zip64 end of central directory record signature"));
						diskNumber = zip64EocdrBuffer.readUInt32LE(16);
						if (diskNumber !== 0) return callback(/* @__PURE__ */ new Error("multi-disk zip files are not supported: found disk number: " + diskNumber));
						entryCount = readUInt64LE(zip64EocdrBuffer, 32);
						centralDirectoryOffset = readUInt64LE(zip64EocdrBuffer, 48);
						return callback(null, new ZipFile(reader, centralDirectoryOffset, totalSize, entryCount, comment, options.autoClose, options.lazyEntries, decodeStrings, options.validateEntrySizes, options.strictFileNames));
					});
				}
				if (diskNumber !== 0) return callback(/* @__PURE__ */ new Error("multi-disk zip files are not supported: found disk number: " + diskNumber));
				return callback(null, new ZipFile(reader, centralDirectoryOffset, totalSize, entryCount, comment, options.autoClose, options.lazyEntries, decodeStrings, options.validateEntrySizes, options.strictFileNames));
			}
			callback(/* @__PURE__ */ new Error("End of central directory record signature not found. Either not a zip file, or file is truncated."));
		});
	}
	util.inherits(ZipFile, EventEmitter);
	function ZipFile(reader, centralDirectoryOffset, fileSize, entryCount, comment, autoClose, lazyEntries, decodeStrings, validateEntrySizes, strictFileNames) {
		var self = this;
		EventEmitter.call(self);
		self.reader = reader;
		self.reader.on("error", function(err) {
			emitError(self, err);
		});
		self.reader.once("close", function() {
			self.emit("close");
		});
		self.readEntryCursor = centralDirectoryOffset;
		self.fileSize = fileSize;
		self.entryCount = entryCount;
		self.comment = comment;
		self.entriesRead = 0;
		self.autoClose = !!autoClose;
		self.lazyEntries = !!lazyEntries;
		self.decodeStrings = !!decodeStrings;
		self.validateEntrySizes = !!validateEntrySizes;
		self.strictFileNames = !!strictFileNames;
		self.isOpen = true;
		self.emittedError = false;
		self.hasEachEntryBeenCalled = false;
		if (!self.lazyEntries) self._readEntry();
	}
	ZipFile.prototype.close = function() {
		if (!this.isOpen) return;
		this.isOpen = false;
		this.reader.unref();
	};
	function emitErrorAndAutoClose(self, err) {
		if (self.autoClose) self.close();
		emitError(self, err);
	}
	function emitError(self, err) {
		if (self.emittedError) return;
		self.emittedError = true;
		self.emit("error", err);
	}
	ZipFile.prototype.readEntry = function() {
		if (!this.lazyEntries) throw new Error("readEntry() called without lazyEntries:true");
		this._readEntry();
	};
	ZipFile.prototype._readEntry = function() {
		var self = this;
		if (self.entryCount === self.entriesRead) {
			setImmediate(function() {
				if (self.autoClose) self.close();
				if (self.emittedError) return;
				self.emit("end");
			});
			return;
		}
		if (self.emittedError) return;
		var buffer = newBuffer(46);
		readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function(err) {
			if (err) return emitErrorAndAutoClose(self, err);
			if (self.emittedError) return;
			var entry = new Entry();
			var signature = buffer.readUInt32LE(0);
			if (signature !== 33639248) return emitErrorAndAutoClose(self, /* @__PURE__ */ new Error("invalid central directory file header signature: 0x" + signature.toString(16)));
			entry.versionMadeBy = buffer.readUInt16LE(4);
			entry.versionNeededToExtract = buffer.readUInt16LE(6);
			entry.generalPurposeBitFlag = buffer.readUInt16LE(8);
			entry.compressionMethod = buffer.readUInt16LE(10);
			entry.lastModFileTime = buffer.readUInt16LE(12);
			entry.lastModFileDate = buffer.readUInt16LE(14);
			entry.crc32 = buffer.readUInt32LE(16);
			entry.compressedSize = buffer.readUInt32LE(20);
			entry.uncompressedSize = buffer.readUInt32LE(24);
			entry.fileNameLength = buffer.readUInt16LE(28);
			entry.extraFieldLength = buffer.readUInt16LE(30);
			entry.fileCommentLength = buffer.readUInt16LE(32);
			entry.internalFileAttributes = buffer.readUInt16LE(36);
			entry.externalFileAttributes = buffer.readUInt32LE(38);
			entry.relativeOffsetOfLocalHeader = buffer.readUInt32LE(42);
			if (entry.generalPurposeBitFlag & 64) return emitErrorAndAutoClose(self, /* @__PURE__ */ new Error("strong encryption is not supported"));
			self.readEntryCursor += 46;
			buffer = newBuffer(entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength);
			readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function(err) {
				if (err) return emitErrorAndAutoClose(self, err);
				if (self.emittedError) return;
				entry.fileNameRaw = buffer.subarray(0, entry.fileNameLength);
				var fileCommentStart = entry.fileNameLength + entry.extraFieldLength;
				entry.extraFieldRaw = buffer.subarray(entry.fileNameLength, fileCommentStart);
				entry.fileCommentRaw = buffer.subarray(fileCommentStart, fileCommentStart + entry.fileCommentLength);
				try {
					entry.extraFields = parseExtraFields(entry.extraFieldRaw);
				} catch (err) {
					return emitErrorAndAutoClose(self, err);
				}
				if (self.decodeStrings) {
					var isUtf8 = (entry.generalPurposeBitFlag & 2048) !== 0;
					entry.fileComment = decodeBuffer(entry.fileCommentRaw, isUtf8);
					entry.fileName = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, self.strictFileNames);
					var errorMessage = validateFileName(entry.fileName);
					if (errorMessage != null) return emitErrorAndAutoClose(self, new Error(errorMessage));
				} else {
					entry.fileComment = entry.fileCommentRaw;
					entry.fileName = entry.fileNameRaw;
				}
				entry.comment = entry.fileComment;
				self.readEntryCursor += buffer.length;
				self.entriesRead += 1;
				for (var i = 0; i < entry.extraFields.length; i++) {
					var extraField = entry.extraFields[i];
					if (extraField.id !== 1) continue;
					var zip64EiefBuffer = extraField.data;
					var index = 0;
					if (entry.uncompressedSize === 0xffffffff) {
						if (index + 8 > zip64EiefBuffer.length) return emitErrorAndAutoClose(self, /* @__PURE__ */ new Error("zip64 extended information extra field does not include uncompressed size"));
						entry.uncompressedSize = readUInt64LE(zip64EiefBuffer, index);
						index += 8;
					}
					if (entry.compressedSize === 0xffffffff) {
						if (index + 8 > zip64EiefBuffer.length) return emitErrorAndAutoClose(self, /* @__PURE__ */ new Error("zip64 extended information extra field does not include compressed size"));
						entry.compressedSize = readUInt64LE(zip64EiefBuffer, index);
						index += 8;
					}
					if (entry.relativeOffsetOfLocalHeader === 0xffffffff) {
						if (index + 8 > zip64EiefBuffer.length) return emitErrorAndAutoClose(self, /* @__PURE__ */ new Error("zip64 extended information extra field does not include relative header offset"));
						entry.relativeOffsetOfLocalHeader = readUInt64LE(zip64EiefBuffer, index);
						index += 8;
					}
					break;
				}
				if (self.validateEntrySizes && entry.compressionMethod === 0) {
					var expectedCompressedSize = entry.uncompressedSize;
					if (entry.isEncrypted()) expectedCompressedSize += 12;
					if (entry.compressedSize !== expectedCompressedSize) {
						var msg = "compressed/uncompressed size mismatch for stored file: " + entry.compressedSize + " != " + entry.uncompressedSize;
						return emitErrorAndAutoClose(self, new Error(msg));
					}
				}
				self.emit("entry", entry);
				if (!self.lazyEntries) self._readEntry();
			});
		});
	};
	ZipFile.prototype.eachEntry = function() {
		const self = this;
		if (!self.lazyEntries) throw new Error("eachEntry() requires lazyEntries: true");
		if (self.hasEachEntryBeenCalled) throw new Error("eachEntry() must only be called once per ZipFile");
		self.hasEachEntryBeenCalled = true;
		let pendingResolveReject = null;
		self.on("entry", onEntry);
		self.on("end", onEnd);
		self.on("error", onError);
		function cleanup() {
			self.removeListener("entry", onEntry);
			self.removeListener("end", onEnd);
			self.removeListener("error", onError);
			if (self.autoClose) self.close();
		}
		function onEntry(entry) {
			let { resolve } = pendingResolveReject;
			pendingResolveReject = null;
			resolve({ value: entry });
		}
		function onEnd() {
			let { resolve } = pendingResolveReject;
			pendingResolveReject = null;
			cleanup();
			resolve({ done: true });
		}
		function onError(err) {
			let { reject } = pendingResolveReject;
			pendingResolveReject = null;
			cleanup();
			reject(err);
		}
		return {
			[Symbol.asyncIterator]() {
				return this;
			},
			next() {
				const promise = new Promise((resolve, reject) => {
					if (pendingResolveReject != null) throw new Error("next() called before previous Promise was resolved.");
					pendingResolveReject = {
						resolve,
						reject
					};
				});
				self.readEntry();
				return promise;
			},
			return(value) {
				cleanup();
				return Promise.resolve({
					done: true,
					value
				});
			},
			throw(value) {
				cleanup();
				return Promise.reject(value);
			}
		};
	};
	ZipFile.prototype.openReadStream = function(entry, options, callback) {
		var self = this;
		var relativeStart = 0;
		var relativeEnd = entry.compressedSize;
		if (callback == null) {
			callback = options;
			options = null;
		}
		if (options == null) options = {};
		else {
			if (options.decodeFileData === false) {
				if (options.decrypt != null) throw new Error("cannot use options.decrypt when options.decodeFileData === false");
				if (options.decompress != null) throw new Error("cannot use options.decompress when options.decodeFileData === false");
			} else {
				if (options.decrypt != null) {
					if (!entry.isEncrypted()) throw new Error("options.decrypt can only be specified for encrypted entries. See also option decodeFileData.");
					if (options.decrypt !== false) throw new Error("invalid options.decrypt value: " + options.decrypt);
					if (entry.isCompressed()) {
						if (options.decompress !== false) throw new Error("entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.");
					}
				}
				if (options.decompress != null) {
					if (!entry.isCompressed()) throw new Error("options.decompress can only be specified for compressed entries. See also option decodeFileData.");
					if (!(options.decompress === false || options.decompress === true)) throw new Error("invalid options.decompress value: " + options.decompress);
					decompress = options.decompress;
				}
			}
			if (options.start != null) {
				relativeStart = options.start;
				if (relativeStart < 0) throw new Error("options.start < 0");
				if (relativeStart > entry.compressedSize) throw new Error("options.start > entry.compressedSize");
			}
			if (options.end != null) {
				relativeEnd = options.end;
				if (relativeEnd < 0) throw new Error("options.end < 0");
				if (relativeEnd > entry.compressedSize) throw new Error("options.end > entry.compressedSize");
				if (relativeEnd < relativeStart) throw new Error("options.end < options.start");
			}
		}
		var rawMode = options.decodeFileData === false || (entry.compressionMethod === 0 || entry.compressionMethod === 8 && options.decompress === false) && (!entry.isEncrypted() || options.decrypt === false);
		if (options.start != null || options.end != null) {
			if (!rawMode) throw new Error("start/end range require options.decodeFileData === false for non-trivial encoded entries.");
		}
		if (!self.isOpen) return callback(/* @__PURE__ */ new Error("closed"));
		if (entry.isEncrypted() && !rawMode) {
			if (options.decrypt !== false) return callback(/* @__PURE__ */ new Error("entry is encrypted, and options.decodeFileData !== false"));
		}
		var decompress;
		if (rawMode) decompress = false;
		else if (entry.compressionMethod === 8) decompress = options.decodeFileData !== true;
		else return callback(/* @__PURE__ */ new Error("unsupported compression method: " + entry.compressionMethod));
		self.readLocalFileHeader(entry, { minimal: true }, function(err, localFileHeader) {
			if (err) return callback(err);
			self.openReadStreamLowLevel(localFileHeader.fileDataStart, entry.compressedSize, relativeStart, relativeEnd, decompress, entry.uncompressedSize, callback);
		});
	};
	ZipFile.prototype.openReadStreamLowLevel = function(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, callback) {
		var self = this;
		fileDataStart + compressedSize;
		var readStream = self.reader.createReadStream({
			start: fileDataStart + relativeStart,
			end: fileDataStart + relativeEnd
		});
		var endpointStream = readStream;
		if (decompress) {
			var destroyed = false;
			var inflateFilter = zlib.createInflateRaw();
			readStream.on("error", function(err) {
				setImmediate(function() {
					if (!destroyed) inflateFilter.emit("error", err);
				});
			});
			readStream.pipe(inflateFilter);
			if (self.validateEntrySizes) {
				endpointStream = new AssertByteCountStream(uncompressedSize);
				inflateFilter.on("error", function(err) {
					setImmediate(function() {
						if (!destroyed) endpointStream.emit("error", err);
					});
				});
				inflateFilter.pipe(endpointStream);
			} else endpointStream = inflateFilter;
			installDestroyFn(endpointStream, function() {
				destroyed = true;
				if (inflateFilter !== endpointStream) inflateFilter.unpipe(endpointStream);
				readStream.unpipe(inflateFilter);
				readStream.destroy();
			});
		}
		callback(null, endpointStream);
	};
	ZipFile.prototype.readLocalFileHeader = function(entry, options, callback) {
		var self = this;
		if (callback == null) {
			callback = options;
			options = null;
		}
		if (options == null) options = {};
		self.reader.ref();
		var buffer = newBuffer(30);
		readAndAssertNoEof(self.reader, buffer, 0, buffer.length, entry.relativeOffsetOfLocalHeader, function(err) {
			try {
				if (err) return callback(err);
				var signature = buffer.readUInt32LE(0);
				if (signature !== 67324752) return callback(/* @__PURE__ */ new Error("invalid local file header signature: 0x" + signature.toString(16)));
				var fileNameLength = buffer.readUInt16LE(26);
				var extraFieldLength = buffer.readUInt16LE(28);
				var fileDataStart = entry.relativeOffsetOfLocalHeader + 30 + fileNameLength + extraFieldLength;
				if (fileDataStart + entry.compressedSize > self.fileSize) return callback(/* @__PURE__ */ new Error("file data overflows file bounds: " + fileDataStart + " + " + entry.compressedSize + " > " + self.fileSize));
				if (options.minimal) return callback(null, { fileDataStart });
				var localFileHeader = new LocalFileHeader();
				localFileHeader.fileDataStart = fileDataStart;
				localFileHeader.versionNeededToExtract = buffer.readUInt16LE(4);
				localFileHeader.generalPurposeBitFlag = buffer.readUInt16LE(6);
				localFileHeader.compressionMethod = buffer.readUInt16LE(8);
				localFileHeader.lastModFileTime = buffer.readUInt16LE(10);
				localFileHeader.lastModFileDate = buffer.readUInt16LE(12);
				localFileHeader.crc32 = buffer.readUInt32LE(14);
				localFileHeader.compressedSize = buffer.readUInt32LE(18);
				localFileHeader.uncompressedSize = buffer.readUInt32LE(22);
				localFileHeader.fileNameLength = fileNameLength;
				localFileHeader.extraFieldLength = extraFieldLength;
				buffer = newBuffer(fileNameLength + extraFieldLength);
				self.reader.ref();
				readAndAssertNoEof(self.reader, buffer, 0, buffer.length, entry.relativeOffsetOfLocalHeader + 30, function(err) {
					try {
						if (err) return callback(err);
						localFileHeader.fileName = buffer.subarray(0, fileNameLength);
						localFileHeader.extraField = buffer.subarray(fileNameLength);
						return callback(null, localFileHeader);
					} finally {
						self.reader.unref();
					}
				});
			} finally {
				self.reader.unref();
			}
		});
	};
	ZipFile.prototype.openReadStreamPromise = function(entry, options) {
		return new Promise((resolve, reject) => {
			this.openReadStream(entry, options, function(err, readStream) {
				if (err) return reject(err);
				resolve(readStream);
			});
		});
	};
	ZipFile.prototype.openReadStreamLowLevelPromise = function(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize) {
		return new Promise((resolve, reject) => {
			this.openReadStream(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, function(err, readStream) {
				if (err) return reject(err);
				resolve(readStream);
			});
		});
	};
	ZipFile.prototype.readLocalFileHeaderPromise = function(entry, options) {
		return new Promise((resolve, reject) => {
			this.readLocalFileHeader(entry, options, function(err, localFileHeader) {
				if (err) return reject(err);
				resolve(localFileHeader);
			});
		});
	};
	function Entry() {}
	Entry.prototype.getLastModDate = function(options) {
		if (options == null) options = {};
		if (!options.forceDosFormat) for (var i = 0; i < this.extraFields.length; i++) {
			var extraField = this.extraFields[i];
			if (extraField.id === 21589) {
				var data = extraField.data;
				if (data.length < 5) continue;
				if (!(data[0] & 1)) continue;
				var posixTimestamp = data.readInt32LE(1);
				return /* @__PURE__ */ new Date(posixTimestamp * 1e3);
			} else if (extraField.id === 10) {
				var data = extraField.data;
				if (data.length !== 32) continue;
				if (data.readUInt16LE(4) !== 1) continue;
				if (data.readUInt16LE(6) !== 24) continue;
				var millisecondsSince1970 = (data.readUInt32LE(8) + 4294967296 * data.readInt32LE(12)) / 1e4 - 116444736e5;
				return new Date(millisecondsSince1970);
			}
		}
		return dosDateTimeToDate(this.lastModFileDate, this.lastModFileTime, options.timezone);
	};
	Entry.prototype.canDecodeFileData = function() {
		return !this.isEncrypted() && (this.compressionMethod === 0 || this.compressionMethod === 8);
	};
	Entry.prototype.isEncrypted = function() {
		return (this.generalPurposeBitFlag & 1) !== 0;
	};
	Entry.prototype.isCompressed = function() {
		return this.compressionMethod === 8;
	};
	function LocalFileHeader() {}
	function dosDateTimeToDate(date, time, timezone) {
		var day = date & 31;
		var month = (date >> 5 & 15) - 1;
		var year = (date >> 9 & 127) + 1980;
		var millisecond = 0;
		var second = (time & 31) * 2;
		var minute = time >> 5 & 63;
		var hour = time >> 11 & 31;
		if (timezone == null || timezone === "local") return new Date(year, month, day, hour, minute, second, millisecond);
		else if (timezone === "UTC") return new Date(Date.UTC(year, month, day, hour, minute, second, millisecond));
		else throw new Error("unrecognized options.timezone: " + options.timezone);
	}
	function getFileNameLowLevel(generalPurposeBitFlag, fileNameBuffer, extraFields, strictFileNames) {
		var fileName = null;
		for (var i = 0; i < extraFields.length; i++) {
			var extraField = extraFields[i];
			if (extraField.id === 28789) {
				if (extraField.data.length < 6) continue;
				if (extraField.data.readUInt8(0) !== 1) continue;
				var oldNameCrc32 = extraField.data.readUInt32LE(1);
				if (crc32(fileNameBuffer) !== oldNameCrc32) continue;
				fileName = decodeBuffer(extraField.data.subarray(5), true);
				break;
			}
		}
		if (fileName == null) fileName = decodeBuffer(fileNameBuffer, (generalPurposeBitFlag & 2048) !== 0);
		if (!strictFileNames) fileName = fileName.replace(/\\/g, "/");
		return fileName;
	}
	function validateFileName(fileName) {
		if (fileName.indexOf("\\") !== -1) return "invalid characters in fileName: " + fileName;
		if (/^[a-zA-Z]:/.test(fileName) || /^\//.test(fileName)) return "absolute path: " + fileName;
		if (fileName.split("/").indexOf("..") !== -1) return "invalid relative path: " + fileName;
		return null;
	}
	function parseExtraFields(extraFieldBuffer) {
		var extraFields = [];
		var i = 0;
		while (i < extraFieldBuffer.length - 3) {
			var headerId = extraFieldBuffer.readUInt16LE(i + 0);
			var dataSize = extraFieldBuffer.readUInt16LE(i + 2);
			var dataStart = i + 4;
			var dataEnd = dataStart + dataSize;
			if (dataEnd > extraFieldBuffer.length) throw new Error("extra field length exceeds extra field buffer size");
			var dataBuffer = extraFieldBuffer.subarray(dataStart, dataEnd);
			extraFields.push({
				id: headerId,
				data: dataBuffer
			});
			i = dataEnd;
		}
		return extraFields;
	}
	function readAndAssertNoEof(reader, buffer, offset, length, position, callback) {
		if (length === 0) return setImmediate(function() {
			callback(null, newBuffer(0));
		});
		reader.read(buffer, offset, length, position, function(err, bytesRead) {
			if (err) return callback(err);
			if (bytesRead < length) return callback(/* @__PURE__ */ new Error("unexpected EOF"));
			callback();
		});
	}
	util.inherits(AssertByteCountStream, Transform);
	function AssertByteCountStream(byteCount) {
		Transform.call(this);
		this.actualByteCount = 0;
		this.expectedByteCount = byteCount;
	}
	AssertByteCountStream.prototype._transform = function(chunk, encoding, cb) {
		this.actualByteCount += chunk.length;
		if (this.actualByteCount > this.expectedByteCount) {
			var msg = "too many bytes in the stream. expected " + this.expectedByteCount + ". got at least " + this.actualByteCount;
			return cb(new Error(msg));
		}
		cb(null, chunk);
	};
	AssertByteCountStream.prototype._flush = function(cb) {
		if (this.actualByteCount < this.expectedByteCount) {
			var msg = "not enough bytes in the stream. expected " + this.expectedByteCount + ". got only " + this.actualByteCount;
			return cb(new Error(msg));
		}
		cb();
	};
	util.inherits(RandomAccessReader, EventEmitter);
	function RandomAccessReader() {
		EventEmitter.call(this);
		this.refCount = 0;
	}
	RandomAccessReader.prototype.ref = function() {
		this.refCount += 1;
	};
	RandomAccessReader.prototype.unref = function() {
		var self = this;
		self.refCount -= 1;
		if (self.refCount > 0) return;
		if (self.refCount < 0) throw new Error("invalid unref");
		self.close(onCloseDone);
		function onCloseDone(err) {
			if (err) return self.emit("error", err);
			self.emit("close");
		}
	};
	RandomAccessReader.prototype.createReadStream = function(options) {
		if (options == null) options = {};
		var start = options.start;
		var end = options.end;
		if (start === end) {
			var emptyStream = new PassThrough();
			setImmediate(function() {
				emptyStream.end();
			});
			return emptyStream;
		}
		var stream = this._readStreamForRange(start, end);
		var destroyed = false;
		var refUnrefFilter = new RefUnrefFilter(this);
		stream.on("error", function(err) {
			setImmediate(function() {
				if (!destroyed) refUnrefFilter.emit("error", err);
			});
		});
		installDestroyFn(refUnrefFilter, function() {
			stream.unpipe(refUnrefFilter);
			refUnrefFilter.unref();
			stream.destroy();
		});
		var byteCounter = new AssertByteCountStream(end - start);
		refUnrefFilter.on("error", function(err) {
			setImmediate(function() {
				if (!destroyed) byteCounter.emit("error", err);
			});
		});
		installDestroyFn(byteCounter, function() {
			destroyed = true;
			refUnrefFilter.unpipe(byteCounter);
			refUnrefFilter.destroy();
		});
		return stream.pipe(refUnrefFilter).pipe(byteCounter);
	};
	RandomAccessReader.prototype._readStreamForRange = function(start, end) {
		throw new Error("not implemented");
	};
	RandomAccessReader.prototype.read = function(buffer, offset, length, position, callback) {
		var readStream = this.createReadStream({
			start: position,
			end: position + length
		});
		var writeStream = new Writable();
		var written = 0;
		writeStream._write = function(chunk, encoding, cb) {
			chunk.copy(buffer, offset + written, 0, chunk.length);
			written += chunk.length;
			cb();
		};
		writeStream.on("finish", callback);
		readStream.on("error", function(error) {
			callback(error);
		});
		readStream.pipe(writeStream);
	};
	RandomAccessReader.prototype.close = function(callback) {
		setImmediate(callback);
	};
	util.inherits(RefUnrefFilter, PassThrough);
	function RefUnrefFilter(context) {
		PassThrough.call(this);
		this.context = context;
		this.context.ref();
		this.unreffedYet = false;
	}
	RefUnrefFilter.prototype._flush = function(cb) {
		this.unref();
		cb();
	};
	RefUnrefFilter.prototype.unref = function(cb) {
		if (this.unreffedYet) return;
		this.unreffedYet = true;
		this.context.unref();
	};
	var cp437 = "\0☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼ !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~⌂ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0";
	function decodeBuffer(buffer, isUtf8) {
		if (isUtf8) return buffer.toString("utf8");
		else {
			var result = "";
			for (var i = 0; i < buffer.length; i++) result += cp437[buffer[i]];
			return result;
		}
	}
	function readUInt64LE(buffer, offset) {
		var lower32 = buffer.readUInt32LE(offset);
		return buffer.readUInt32LE(offset + 4) * 4294967296 + lower32;
	}
	var newBuffer;
	if (typeof Buffer.allocUnsafe === "function") newBuffer = function(len) {
		return Buffer.allocUnsafe(len);
	};
	else newBuffer = function(len) {
		return new Buffer(len);
	};
	function installDestroyFn(stream, fn) {
		if (typeof stream.destroy === "function") stream._destroy = function(err, cb) {
			fn();
			if (cb != null) cb(err);
		};
		else stream.destroy = fn;
	}
	function defaultCallback(err) {
		if (err) throw err;
	}
})))(), 1);
/** 64 MiB of text, less what the decompressor has read ahead when it is stopped. */
const archiveLimits = {
	bytes: (64 << 20) - 65536,
	members: 2e3,
	ratio: 100,
	ms: 6e4
};
/** Small members may exceed the ratio: a short log of equal lines packs better than 1:100 and harms nobody. */
const freeBytes = 1 << 20;
const systemBytes = 65536;
/**
* Logs of an archive, one a job: `N_<job>.txt`, or the job's step files joined in order. `from` is the archive or its path, `name` how it
* is called in citations. A damaged archive, and members that were left out, are `missing` answers.
*/
async function readArchive(from, name, limits = archiveLimits, now = () => performance.now()) {
	const options = {
		lazyEntries: true,
		autoClose: false,
		decodeStrings: false,
		validateEntrySizes: false
	};
	const start = now();
	let zip;
	try {
		zip = typeof from === "string" ? await import_yauzl.openPromise(from, options) : await import_yauzl.fromBufferPromise(Buffer.from(from.buffer, from.byteOffset, from.byteLength), options);
	} catch (error) {
		return [unreadable$3(`${name} is not a readable zip archive (${sentence$1(error)}). Download it again.`)];
	}
	try {
		const reading = {
			zip,
			limits,
			late: () => now() - start > limits.ms,
			room: limits.bytes
		};
		const { members, problems } = await listMembers(reading);
		const { jobs, loose } = layOut(members);
		const answers = [];
		for (const job of jobs) answers.push(await jobLog$1(reading, name, job));
		for (const member of loose) answers.push(answer(await inflate(reading, member), `${name}/${member.name}`, {}));
		if (answers.length === 0) answers.push(unreadable$3(`${name} holds no log: no .txt or .log file is in it.`));
		if (problems.length > 0) answers.push(unreadable$3(`Left out of ${name}: ${problems.join("; ")}.`));
		return answers;
	} finally {
		zip.close();
	}
}
/** Regular members with harmless, unrepeated names, and sentences about the others. */
async function listMembers(reading) {
	const members = /* @__PURE__ */ new Map();
	const left = /* @__PURE__ */ new Map();
	const leave = (why) => left.set(why, (left.get(why) ?? 0) + 1);
	const problems = [];
	let seen = 0;
	try {
		for await (const entry of reading.zip.eachEntry()) {
			if (++seen > reading.limits.members || reading.late()) {
				problems.push(`everything after the first ${seen - 1} members`);
				break;
			}
			const name = import_yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
			if (name.endsWith("/")) continue;
			if (!isRegular(entry)) leave("links or special files");
			else if (!isHarmless(name)) leave("names that are no plain relative paths");
			else if (members.has(name)) leave("repeated names");
			else if (!entry.canDecodeFileData()) leave("encrypted or unknown packing");
			else members.set(name, {
				name,
				entry
			});
		}
	} catch (error) {
		problems.push(`what follows a damaged place in its directory (${sentence$1(error)})`);
	}
	for (const [why, count] of left) problems.push(`${count} × ${why}`);
	return {
		members: [...members.values()],
		problems
	};
}
function isRegular(entry) {
	const type = entry.externalFileAttributes >>> 16 & 61440;
	return type === 0 || type === 32768;
}
function isHarmless(name) {
	if (name.length > 512 || /[\x00-\x1f\x7f\\]/.test(name) || /^[A-Za-z]:/.test(name)) return false;
	return name.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}
async function jobLog$1(reading, archive, files) {
	const system = files.system === void 0 ? void 0 : await inflate(reading, files.system, systemBytes);
	const workflow = system === void 0 ? void 0 : definedAt(Buffer.concat(system.chunks).toString());
	const facts = {
		job: files.job,
		...files.steps.length === 0 ? {} : { steps: files.steps.map(({ number, name }) => ({
			number,
			name
		})) },
		...workflow === void 0 ? {} : { definedAt: workflow }
	};
	if (files.whole !== void 0) return answer(await inflate(reading, files.whole), `${archive}/${files.whole.name}`, facts);
	if (files.steps.length === 0) return {
		kind: "missing",
		code: "log_missing",
		why: `${archive} holds no log of the job "${files.job}".`
	};
	const texts = [];
	for (const step of files.steps) texts.push(await inflate(reading, step.member));
	const chunks = [...joined$1(texts.map((text) => text.chunks))];
	return answer({
		chunks,
		bytes: chunks.reduce((sum, chunk) => sum + chunk.length, 0),
		cut: texts.find((text) => text.cut !== void 0)?.cut
	}, `${archive}/${files.job}`, facts, `Joined from the files of ${texts.length} steps.`);
}
/** The member's text as far as the limits let; reading what is damaged ends early and says so. */
async function inflate(reading, { entry }, most = Number.POSITIVE_INFINITY) {
	const { limits, zip } = reading;
	const packed = Math.min(entry.compressedSize, zip.fileSize);
	const allowed = Math.min(most, Math.max(freeBytes, packed * limits.ratio));
	const chunks = [];
	let bytes = 0;
	let cut;
	try {
		const stream = await zip.openReadStreamPromise(entry);
		for await (const data of stream) {
			const chunk = data;
			const room = Math.min(reading.room, allowed - bytes);
			const kept = chunk.length > room ? chunk.subarray(0, room) : chunk;
			chunks.push(kept);
			bytes += kept.length;
			reading.room -= kept.length;
			if (kept.length < chunk.length) cut = reading.room === 0 ? `The archive holds more than ${megabytes$1(limits.bytes)} of text; the rest was not read.` : `Unpacked to over ${limits.ratio} times its size; the rest was not read.`;
			else if (reading.late()) cut = `Unpacking took longer than ${limits.ms / 1e3} s; the rest was not read.`;
			if (cut !== void 0) break;
		}
	} catch (error) {
		cut = `The archive is damaged here (${sentence$1(error)}); the rest could not be read.`;
	}
	return {
		chunks,
		bytes,
		cut
	};
}
function answer(text, log, facts, remark) {
	const head = text.chunks[0];
	if (head === void 0 || text.bytes === 0) {
		if (text.cut !== void 0) return unreadable$3(`${log}: ${text.cut}`);
		return {
			kind: "missing",
			code: "log_missing",
			why: `${log} is empty.`
		};
	}
	if (looksBinary(head)) return unreadable$3(`${log} is not text.`);
	const note = [remark, text.cut].filter((part) => part !== void 0).join(" ");
	return {
		kind: "log",
		handle: {
			log,
			...facts,
			bytes: text.bytes,
			complete: text.cut === void 0,
			...note === "" ? {} : { note },
			chunks: () => text.chunks
		}
	};
}
function unreadable$3(why) {
	return {
		kind: "missing",
		code: "log_unreadable",
		why
	};
}
function megabytes$1(bytes) {
	return `${Math.round(bytes / (1 << 20))} MiB`;
}
/** yauzl's message without its name in front. */
function sentence$1(error) {
	return (error instanceof Error ? error.message : String(error)).replace(/^[^a-zA-Z]+/, "").slice(0, 200);
}
// src/adapters/log-files.ts
/** A folder is read this far: more is a mistake in the path (the whole checkout), and would take minutes. */
const maxMembers = 2e3;
const maxEntries = 5e4;
const maxDepth$5 = 12;
const notLogs = /* @__PURE__ */ new Set(["node_modules", ".git"]);
/**
* Logs behind each pattern, in the order given: a path (relative to `cwd`), or a glob where no such path exists. Folders are read as an
* unpacked run archive, else as a folder of `.txt` and `.log` files. What cannot be read is a `missing` answer with a sentence.
*/
async function logFiles(patterns, { cwd }) {
	const answers = [];
	for (const pattern of patterns.map((p) => p.trim()).filter((p) => p !== "")) {
		const path = resolve$1(cwd, pattern);
		const stat = statOf(path);
		if (stat?.isDirectory() === true) answers.push(...folderLogs(path, pattern));
		else if (stat !== void 0) answers.push(...await oneFile(path, pattern, "follow"));
		else answers.push(...await globLogs(pattern, cwd));
	}
	return answers;
}
async function oneFile(path, log, links) {
	const head = fileHead$1(path, links);
	return typeof head !== "string" && /^PK(\x03\x04|\x05\x06)/.test(Buffer.from(head.subarray(0, 4)).toString("latin1")) ? readArchive(path, log) : [fileLog(path, log, links)];
}
async function globLogs(pattern, cwd) {
	const glob = sep === "\\" ? pattern.replaceAll("\\", "/") : pattern;
	const { base, isGlob } = import_picomatch.default.scan(glob);
	if (!isGlob) return [missing$4(`${pattern} does not exist.`)];
	const root = resolve$1(cwd, base);
	const matches = (0, import_picomatch.default)(glob, { dot: true });
	const prefix = base === "" ? "" : `${base.replace(/\/$/, "")}/`;
	const found = walk$1(root).names.filter((name) => matches(`${prefix}${name}`));
	if (found.length === 0) return [missing$4(`No file matches ${pattern}.`)];
	const answers = [];
	for (const name of found) answers.push(...await oneFile(join$3(root, name), `${prefix}${name}`, "refuse"));
	return answers;
}
function folderLogs(folder, shown) {
	const prefix = shown.replace(/[/\\]+$/, "");
	const { names, partial } = walk$1(folder);
	const members = names.filter((name) => /\.(txt|log)$/i.test(name)).map((name) => ({
		name,
		path: join$3(folder, name)
	}));
	const { jobs, loose } = layOut(members.slice(0, maxMembers));
	const answers = [];
	for (const { job, whole, steps, system } of jobs) {
		const text = system === void 0 ? void 0 : fileHead$1(system.path, "refuse");
		const workflow = text === void 0 || typeof text === "string" ? void 0 : definedAt(Buffer.from(text).toString());
		const facts = {
			job,
			...steps.length === 0 ? {} : { steps: steps.map(({ number, name }) => ({
				number,
				name
			})) },
			...workflow === void 0 ? {} : { definedAt: workflow }
		};
		if (whole !== void 0) answers.push(fileLog(whole.path, `${prefix}/${whole.name}`, "refuse", facts));
		else if (steps.length === 0) answers.push(missing$4(`${prefix} holds no log of the job "${job}".`));
		else answers.push(stepLogs(`${prefix}/${job}`, steps.map((s) => s.member), facts));
	}
	for (const member of loose) answers.push(fileLog(member.path, `${prefix}/${member.name}`, "refuse"));
	if (answers.length === 0) answers.push(missing$4(`${shown} holds no .txt or .log file.`));
	if (partial || members.length > maxMembers) answers.push(missing$4(`${shown} holds too many files; only the first ones were read. Name the folder of the logs.`));
	return answers;
}
/** Step files as one log; those that cannot be read are named in the note. */
function stepLogs(log, files, facts) {
	const parts = files.map((file) => ({
		file,
		answer: fileLog(file.path, file.name, "refuse")
	}));
	const readable = parts.filter((part) => part.answer.kind === "log");
	const refused = parts.flatMap(({ answer }) => answer.kind === "missing" ? [answer.why] : []);
	if (readable.length === 0) return missing$4(`No step file of ${log} can be read. ${refused.join(" ")}`);
	return {
		kind: "log",
		handle: {
			log,
			...facts,
			bytes: readable.reduce((sum, { answer }) => sum + (answer.kind === "log" ? answer.handle.bytes : 0), 0),
			complete: refused.length === 0,
			note: [`Joined from the files of ${readable.length} steps.`, ...refused].join(" "),
			chunks: () => joined$1(readable.map(({ file }) => fileChunks(file.path, file.name, "refuse")))
		}
	};
}
/** Names of regular files under `root`, `/`-separated and sorted; links are not followed. `partial` when there was too much. */
function walk$1(root) {
	const names = [];
	let seen = 0;
	let partial = false;
	const visit = (folder, depth) => {
		for (const entry of entriesOf(folder)) {
			if (++seen > maxEntries || depth > maxDepth$5) {
				partial = true;
				return;
			}
			const path = join$3(folder, entry.name);
			if (entry.isDirectory() && !notLogs.has(entry.name)) visit(path, depth + 1);
			else if (entry.isFile()) names.push(relative(root, path).replaceAll(sep, "/"));
		}
	};
	if (statOf(root)?.isDirectory() === true) visit(root, 0);
	return {
		names: names.sort(),
		partial
	};
}
function statOf(path) {
	try {
		return statSync(path, { throwIfNoEntry: false });
	} catch {
		return;
	}
}
function entriesOf(folder) {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch {
		return [];
	}
}
function missing$4(why) {
	return {
		kind: "missing",
		code: "log_missing",
		why
	};
}
// src/adapters/report-files.ts
const limits = {
	files: 200,
	bytes: 8 << 20,
	total: 64 << 20
};
/**
* Reads the files below `root` that match any of `patterns` (globs relative to it, `/` as separator). Links are not followed out,
* `node_modules` only where a pattern names it. What could not be read is a note; nothing is thrown for what the checkout holds.
*/
function reportFiles(root, patterns, bounds = limits) {
	const notes = [];
	const wanted = patterns.map((pattern) => pattern.replaceAll("\\", "/").replace(/^\.\//, ""));
	const named = wanted.filter((pattern) => !/^\/|^[A-Za-z]:|(?:^|\/)\.\.(?:\/|$)/.test(pattern));
	if (named.length < wanted.length) notes.push("Patterns of test reports that lead out of the workspace were left out.");
	if (named.length === 0) return {
		reports: [],
		notes
	};
	const reports = [];
	try {
		const checkout = openInside(root);
		const isInside = named.some((pattern) => pattern.includes("node_modules"));
		const matches = (0, import_picomatch.default)(named, {
			dot: true,
			...isInside ? {} : { ignore: "**/node_modules/**" }
		});
		const found = checkout.list().filter((path) => matches(path));
		let left = bounds.total;
		if (found.length === 0) notes.push(`No file of the workspace matches ${named.join(", ").slice(0, 200)}.`);
		if (found.length > bounds.files) notes.push(`${found.length} test reports were found; the first ${bounds.files} were read.`);
		for (const path of found.slice(0, bounds.files)) {
			const bytes = bytesOf$1(checkout, path, Math.min(bounds.bytes, left), notes);
			if (bytes === void 0) continue;
			left -= bytes.length;
			reports.push({
				path,
				text: Buffer.from(bytes).toString("utf8")
			});
		}
	} catch (thrown) {
		if (!(thrown instanceof RetraceError)) throw thrown;
		notes.push("The workspace for test reports is not there.");
	}
	return {
		reports,
		notes
	};
}
function bytesOf$1(checkout, path, most, notes) {
	try {
		return checkout.read(path, most);
	} catch (thrown) {
		if (!(thrown instanceof RetraceError)) throw thrown;
		notes.push(`${path} was not read: ${thrown.message}`);
		return;
	}
}
// src/adapters/local.ts
const maxText$2 = 1 << 20;
/** The machine's side of a diagnosis. What is not there, not safe to open or too large is an answer, never an error. */
function local({ cwd, checkout, named = [], git, runnerPage }) {
	const bytesOf = (path) => {
		const given = named.find((file) => file === path || basename(file) === basename(path));
		if (given !== void 0) return readFileBounded(resolve$1(cwd, given), maxText$2);
		return checkout === void 0 ? void 0 : openInside(checkout).read(path, maxText$2);
	};
	return {
		logs: (patterns) => logFiles(patterns, { cwd }),
		runnerPage,
		text(path) {
			const bytes = orNothing(() => bytesOf(path));
			return bytes === void 0 ? void 0 : Buffer.from(bytes).toString("utf8");
		},
		reports(patterns) {
			if (checkout !== void 0) return reportFiles(checkout, patterns);
			return {
				reports: [],
				notes: patterns.length === 0 ? [] : ["There is no workspace to look for test reports in."]
			};
		},
		async files() {
			if (checkout === void 0) return void 0;
			try {
				return new Set(await git.listFiles(checkout));
			} catch (thrown) {
				if (!(thrown instanceof RetraceError)) throw thrown;
				const listed = orNothing(() => openInside(checkout).list());
				return listed === void 0 ? void 0 : new Set(listed);
			}
		}
	};
}
/** What `read` gives, or undefined where it refuses; a malfunction still rises. */
function orNothing(read) {
	try {
		return read();
	} catch (thrown) {
		if (thrown instanceof RetraceError) return void 0;
		throw thrown;
	}
}
// src/adapters/report-folder.ts
/** Plain names only: they become parts of paths and of outputs. */
const fileName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
/** Files of a new folder `retrace-<random>` under `parent`, readable by its owner only; it is made with the first file. */
function reportFolder(parent) {
	const folder = join$3(resolve$1(parent), `retrace-${randomBytes(8).toString("hex")}`);
	let made;
	return async (name, text) => {
		if (!fileName.test(name)) throw new RetraceError("internal", `"${name}" is no name for a report file.`, "This is a fault of Retrace: please report it.");
		made ??= mkdir$1(folder, { mode: 448 });
		await made;
		const path = join$3(folder, name);
		await writeFile(path, text, {
			flag: "wx",
			mode: 384
		});
		return path;
	};
}
// src/text/runner-commands.ts
/** Where the runner ends a line of output (.NET `ReadLine`). */
const runnerLineBreak = /\r\n|[\n\r]/;
/**
* The command the runner would read in one line, or undefined. Every name counts: the runner knows a closed list, but adds
* tokens to it, so a list of ours could only be too short.
*/
function runnerCommand(line) {
	return doubleColon(line) ?? bracket(line);
}
/** All commands in a text, line by line. */
function runnerCommands(text) {
	return text.split(runnerLineBreak).flatMap((line) => runnerCommand(line) ?? []);
}
/**
* `::name a=b,c=d::data`, after white space. The runner compares the start by culture, where code points without weight
* (zero-width, soft hyphen) may be skipped; here they always are.
*/
function doubleColon(line) {
	const text = line.replace(/^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]+/u, "");
	if (!text.startsWith("::")) return void 0;
	const end = text.indexOf("::", 2);
	if (end < 0) return void 0;
	const unescapeProperty = (value) => unescaped(value, {
		...dataEscapes,
		"%3A": ":",
		"%2C": ","
	});
	return command$2(text.slice(2, end), ",", unescapeProperty, unescaped(text.slice(end + 2), dataEscapes));
}
/** `##[name a=b;c=d]data`, anywhere in the line; only the first `##[` is looked at. */
function bracket(line) {
	const start = line.indexOf("##[");
	const end = start < 0 ? -1 : line.indexOf("]", start);
	if (end < 0) return void 0;
	const unescapeAny = (value) => unescaped(value, {
		...dataEscapes,
		"%3B": ";",
		"%5D": "]"
	});
	return command$2(line.slice(start + 3, end), ";", unescapeAny, unescapeAny(line.slice(end + 1)));
}
function command$2(info, separator, unescapeValue, data) {
	const space = info.indexOf(" ");
	const name = space < 0 ? info : info.slice(0, space);
	if (name === "") return void 0;
	const properties = /* @__PURE__ */ new Map();
	for (const pair of space < 0 ? [] : info.slice(space + 1).trim().split(separator)) {
		const equals = pair.indexOf("=");
		if (equals > 0 && equals < pair.length - 1) properties.set(pair.slice(0, equals), unescapeValue(pair.slice(equals + 1)));
	}
	return {
		name,
		properties,
		data
	};
}
const dataEscapes = {
	"%0D": "\r",
	"%0A": "\n"
};
/** The runner replaces `%25` last, one code after the other; so an escaped percent sign never starts a new code. */
function unescaped(text, escapes) {
	let out = text;
	for (const [code, character] of Object.entries(escapes)) out = out.replaceAll(code, character);
	return out.replaceAll("%25", "%");
}
// src/adapters/say.ts
/** Printed lines are cut here, as log lines are. */
const longestLine$2 = 4096;
/** All that any reader may take for a line end; the runner itself knows CR and LF only. */
const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const quoteSign = "| ";
const refusal$2 = "Retrace left a line out here: the runner would have read it as a command.";
/** The printer of one process; it keeps the open group. */
function sayer(options) {
	const { write, redact, inActions, color, defences = {
		sign: true,
		check: true
	} } = options;
	let depth = 0;
	/** Lines that no reader takes for more than text. Redaction sees them together: a key block spans lines. */
	const tidy = (text) => {
		return redact(clean(text.split(lineEnd).join("\n"))).split("\n").map((line) => cut$2(line, longestLine$2));
	};
	const harmless = (line) => {
		if (!defences.sign) return line;
		const broken = line.replaceAll("##[", "## [");
		return runnerCommand(broken) === void 0 ? broken : quoteSign + broken;
	};
	/** The only call of `write`. `intended` names the commands that the text may hold, in order. */
	const emit = (lines, intended = []) => {
		const text = lines.map((line) => `${line}\n`).join("");
		const found = runnerCommands(text).map((command) => command.name);
		const same = found.length === intended.length && found.every((name, i) => name === intended[i]);
		write(same || !defences.check ? text : `${refusal$2}\n`);
	};
	const print = (text, before = "") => {
		const indent = inActions ? "" : "  ".repeat(depth);
		emit(tidy(text).map((line, i) => harmless(indent + (i === 0 ? before : "") + line)));
	};
	const runner = (name, properties, message) => {
		emit([commandLine$1(name, properties, tidy(message).map(harmless).join("\n"), tidy)], [name]);
	};
	const labelled = (level, text) => {
		if (inActions) runner(level, {}, text);
		else print(text, paint(color, level));
	};
	return {
		info: (text) => print(text),
		warn: (text) => labelled("warning", text),
		fail: (sentence) => labelled("error", sentence),
		page: (text) => emit(text.replace(/\n$/, "").split("\n").map(harmless)),
		group(title) {
			if (inActions && depth === 0) runner("group", {}, title);
			else print(title);
			depth++;
			let open = true;
			return { end() {
				if (!open) return;
				open = false;
				depth--;
				if (inActions && depth === 0) emit(["::endgroup::"], ["endgroup"]);
			} };
		},
		quote(lines) {
			const signed = tidy(lines.join("\n")).map((line) => (defences.sign ? quoteSign : "") + harmless(line));
			if (!inActions) return emit(signed);
			const token = randomBytes(16).toString("hex");
			emit([
				`::stop-commands::${token}`,
				...signed,
				`::${token}::`
			], ["stop-commands", token]);
		},
		command(name, properties, message) {
			if (inActions) runner(name, properties, message);
			else print(message);
		},
		mask(values) {
			if (inActions) for (const value of values) emit([`::add-mask::${escapeData(value)}`], ["add-mask"]);
		}
	};
}
/** `::name a=b,c=d::message`; properties without a value are left out. */
function commandLine$1(name, properties, message, tidy) {
	const pairs = Object.entries(properties).flatMap(([key, value]) => {
		const text = value === void 0 ? "" : tidy(String(value)).join(" ").replaceAll("##[", "## [");
		return text === "" ? [] : [`${key}=${escapeProperty(text)}`];
	});
	return `::${name}${pairs.length === 0 ? "" : ` ${pairs.join(",")}`}::${escapeData(message)}`;
}
/** As `@actions/core` escapes; the runner's `UnescapeData` is the inverse. */
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function paint(color, level) {
	if (!color) return `${level}: `;
	return level === "error" ? "\x1B[31merror:\x1B[0m " : "\x1B[33mwarning:\x1B[0m ";
}
// src/adapters/secrets-of.ts
/** Shorter values are no secrets that a search could protect. */
const shortest = 4;
/** A part of a name (between `_`, `-` and capitals) that tells a secret. */
const tellingPart = /^(?:.*(?:TOKENS?|SECRETS?|PASSWORDS?|PASSWD|PASSPHRASE|APIKEYS?)|KEYS?|PASS|PAT|CREDENTIALS?|CREDS?|AUTH|DSN|COOKIE)$/;
/** Names with a telling part that is about something else. */
const harmlessName = /(?:CACHE|PUBLIC|PRIMARY|FOREIGN|SORT|RESTORE)[_-]?KEYS?$/;
/** Values everybody tries first. They protect nothing, and hiding them would blank ordinary words of the report. */
const dummies = new Set("admin changeme default docker example guest minio minioadmin mysql none password postgres redis root secret test user".split(" "));
/**
* The secret values of `env`: of every variable with a telling name, of the inputs `inputNames` (`INPUT_…`), and of the
* variables `listed` by the user. Values that are no secret whatever their name (`true`, numbers, paths, fewer than four
* characters) are left out; inputs and listed variables are taken at their word.
*/
function secretsOf(env, inputNames, listed) {
	const named = /* @__PURE__ */ new Set([...inputNames.map(inputVariable), ...listed]);
	const values = Object.entries(env).flatMap(([name, value = ""]) => {
		const text = value.trim();
		if (text.length < shortest) return [];
		if (named.has(name)) return [text];
		return isTelling(name) && !isOrdinary(text) ? [text] : [];
	});
	return [...new Set(values)];
}
/** The variable in which the runner hands over an input: upper case, blanks to `_`, hyphens kept. */
function inputVariable(input) {
	return `INPUT_${input.replaceAll(" ", "_").toUpperCase()}`;
}
/** `MYSQL_PWD` is a password, `PWD` and `OLDPWD` are working directories. */
function isTelling(name) {
	const parts = name.replace(/([a-z])([A-Z])/g, "$1_$2").toUpperCase().split(/[^A-Z0-9]+/);
	if (harmlessName.test(name.toUpperCase())) return false;
	return parts.some((part) => tellingPart.test(part)) || /._PWD$/.test(name.toUpperCase());
}
function isOrdinary(value) {
	return /^(?:true|false|yes|no|on|off|null|always|never|auto)$/i.test(value) || /^[\d.,:-]+$/.test(value) || /^(?:[A-Za-z]:[\\/]|~\/|\.{1,2}\/|\/(?:home|Users|root|tmp|var|opt|usr|etc|run|mnt|private|github|dev|srv|__\w)\/)/.test(value) || dummies.has(value.toLowerCase());
}
// src/ci/fingerprint.ts
/** A message without numbers, addresses and hashes, in lower case; at most 200 characters. */
function normalMessage(message) {
	return message.replace(/\b0x[0-9a-f]+\b/gi, "#").replace(/\b[0-9a-f]{12,}\b/gi, "#").replace(/\d+(?:\.\d+)*/g, "#").replace(/\s+/g, " ").trim().toLowerCase().slice(0, 200);
}
/** Key of a failure across matrix legs, attempts and runs: tool, rule, normalised message, first file. */
function fingerprint(failure) {
	return [
		failure.tool,
		failure.ruleId ?? "",
		normalMessage(failure.message),
		failure.artifacts[0]?.path ?? ""
	].join("\0");
}
// src/diagnose/attempts.ts
/** The comparison, or undefined where there is no attempt before or nothing of it could be read. */
function compareAttempts(report, { before }) {
	if (before === void 0) return void 0;
	const then = marks(before.failures);
	const now = marks(report.failures);
	const isIn = (problem, failures, seen) => failures.some((failure) => problem.failureIds.includes(failure.id) && seen.has(fingerprint(failure)));
	const same = report.problems.filter((problem) => isIn(problem, report.failures, then));
	const added = before.complete ? report.problems.filter((problem) => !same.includes(problem)) : [];
	return {
		before: before.attempt,
		new: added.map(({ id }) => id),
		same: same.map(({ id }) => id),
		earlier: before.problems.filter((problem) => !isIn(problem, before.failures, now)).map((problem) => fate(problem, before.failures, report))
	};
}
function marks(failures) {
	return new Set(failures.filter(({ fatal }) => fatal).map(fingerprint));
}
function fate({ title, failureIds }, failures, report) {
	const first = failures.find(({ id }) => failureIds.includes(id));
	const job = first?.job ?? "";
	const check = report.validations.find((now) => first !== void 0 && isSameCheck(now, first));
	const ranAgain = check?.status === "successful" || check?.status === "failed";
	const jobPassed = report.graph.nodes.some(({ kind, name, status }) => kind === "job" && name === job && status === "successful");
	return {
		title,
		job,
		now: ranAgain || jobPassed ? "gone" : "unreached"
	};
}
function isSameCheck({ job, step, command }, failure) {
	return job === failure.job && (command === failure.step.command || step === failure.step.name);
}
// src/diagnose/cause.ts
const unknown = { causeClass: "unknown" };
const longestQuote = 160;
/** From the failures alone: what points at the machine, the dependencies or the configuration; the rest stays `unknown`. */
function causeOf(failures) {
	const types = new Set(failures.map((f) => f.failureType));
	const [first] = failures;
	if (types.size !== 1 || first === void 0) return unknown;
	const causeEvidence = `${first.tool} says: ${quoted$3(first.message)}`;
	if (types.has("environment_error")) return {
		causeClass: "environment",
		causeEvidence
	};
	if (types.has("dependency_issue") || types.has("package_install_error")) return {
		causeClass: "dependency",
		causeEvidence: quotedSignal(failures) ?? causeEvidence
	};
	return types.has("configuration_error") ? {
		causeClass: "configuration",
		causeEvidence
	} : unknown;
}
/** The problems with what other runs say about their causes. */
function withPast(report, past) {
	const byId = new Map(report.failures.map((failure) => [failure.id, failure]));
	return report.problems.map((problem) => {
		const own = problem.failureIds.flatMap((id) => byId.get(id) ?? []).filter(({ fatal }) => fatal);
		const inLog = problem.causeClass === "environment";
		const found = flaky$1(own, past) ?? (inLog ? void 0 : preExisting(own, past) ?? changed$2(problem, past));
		return found === void 0 ? problem : {
			...problem,
			...found
		};
	});
}
/** Another attempt at the same commit ended otherwise. */
function flaky$1(own, { attempts }) {
	for (const { attempt, jobs } of attempts) for (const failure of own) {
		const passed = passedIn(failure, jobs);
		if (passed === void 0) continue;
		return {
			causeClass: "flaky",
			causeEvidence: `${passed} passed in attempt ${attempt} of the same commit`
		};
	}
}
/** The job, or the failure's own step in a job that failed elsewhere. */
function passedIn({ job, step }, jobs) {
	const other = jobs.find(({ name }) => name === job);
	if (other?.conclusion === "success") return `the job ${quoted$3(job)}`;
	const same = other?.steps.find(({ name }) => name === step.name);
	return same?.conclusion === "success" ? `the step ${quoted$3(same.name)}` : void 0;
}
function preExisting(own, { base }) {
	if (base === void 0) return void 0;
	const then = new Set(base.failures.filter(({ fatal }) => fatal).map(fingerprint));
	if (!own.some((failure) => then.has(fingerprint(failure)))) return void 0;
	const { run, branch } = base;
	return {
		causeClass: "pre-existing",
		causeEvidence: `run ${run.id} on ${quoted$3(branch)} failed the same way at commit ${run.headSha.slice(0, 10)}`
	};
}
/** Lists of packages: who changed one of these has likely caused what the installer says. */
const manifest = /(?:^|\/)(?:package(?:-lock)?\.json|(?:pnpm-lock|yarn|Cargo|poetry|uv|Gemfile|composer)\.(?:lock|yaml)|(?:Cargo|pyproject)\.toml|requirements[\w.-]*\.txt|go\.(?:mod|sum)|pom\.xml|build\.gradle(?:\.kts)?|Gemfile|composer\.json)$/;
/** A file that the problem points at, or for a dependency any list of packages, is among those that the run changes. */
function changed$2({ causeClass, affectedFiles }, past) {
	const files = past.changed ?? /* @__PURE__ */ new Set();
	const named = affectedFiles.find((file) => files.has(file));
	const list = causeClass === "dependency" ? [...files].find((file) => manifest.test(file)) : void 0;
	const file = named ?? list;
	if (file === void 0 || causeClass !== "unknown" && causeClass !== "dependency") return void 0;
	return {
		causeClass: "change",
		causeEvidence: `the run changes ${quoted$3(file)}`
	};
}
/** What installers say about lock files, versions and registries. */
const signal = /\b(?:lock ?file|lockfile|frozen|registry|ERESOLVE|ETARGET|E404|no matching (?:distribution|version|package)|could not find a version|checksum|integrity|conflict|unresolved|resolution)\b/i;
function quotedSignal(failures) {
	for (const { tool, excerpt } of failures.slice(0, 20)) {
		const line = excerpt.split("\n").find((text) => signal.test(text));
		if (line !== void 0) return `${tool} says: ${quoted$3(line.trim())}`;
	}
}
function quoted$3(text) {
	const [line = ""] = text.split("\n");
	return `“${line.length <= longestQuote ? line : `${line.slice(0, 159)}…`}”`;
}
// src/ci/first-line.ts
/** First line of a script that holds more than blanks, trimmed: what the runner shows after `Run `. Empty when there is none. */
function firstLine(script) {
	return script.split("\n").map((line) => line.trim()).find((line) => line !== "") ?? "";
}
// src/ci/recorded-steps.ts
const before$1 = /^(?:Set up (?:job|runner)|Pull \S+|Build \S+@\S+|Initialize containers|Pre .+)$/;
const after$1 = /^(?:Post .+|Wait for all background steps|Stop containers|Complete (?:job|runner))$/;
/** The records without those of the runner, for a job whose file is not known. */
function withoutRunnerSteps(records) {
	let from = 0;
	let to = records.length;
	while (from < to && before$1.test(records[from]?.name ?? "")) from++;
	while (to > from && after$1.test(records[to - 1]?.name ?? "")) to--;
	return records.slice(from, to);
}
/**
* The record of each step of the file, in file order; undefined when no stretch of the records can be those steps, as for a
* workflow file of another commit. Among several stretches the one with most names in common.
*/
function recordsOf(steps, records) {
	let found;
	let most = -1;
	for (let from = 0; from + steps.length <= records.length; from++) {
		const to = from + steps.length;
		const fits = records.every(({ name }, i) => i < from ? before$1.test(name) : i < to || after$1.test(name));
		const same = steps.filter((step, i) => records[from + i]?.name === nameOf$2(step)).length;
		if (!fits || same <= most) continue;
		found = records.slice(from, to);
		most = same;
	}
	return found;
}
/** A step's name in the platform's list, before expressions in it are filled in (platform.md 9.2). */
function nameOf$2(step) {
	return step.name ?? `Run ${firstLine(step.uses ?? step.run ?? "")}`;
}
// src/ci/likeness.ts
/** From this on a section may be that step. */
const enough = .5;
/** How well each section fits each step, 0 to 1, by their indexes; every pair is compared once. */
function likenesses(main, steps) {
	const shown = main.map((section) => lines$1(section.script.length > 0 ? section.script.join("\n") : section.header));
	const written = steps.map((step) => lines$1(step.run ?? ""));
	const table = new Float64Array(main.length * steps.length);
	main.forEach((section, s) => {
		steps.forEach((step, y) => {
			table[s * steps.length + y] = likeness(section, step, shown[s] ?? [], written[y] ?? []);
		});
	});
	return (s, y) => table[s * steps.length + y] ?? 0;
}
/** The same action at another version still is that step. */
function sameAction(shown, written) {
	if (shown === written) return 1;
	return shown.split("@")[0]?.toLowerCase() === written.split("@")[0]?.toLowerCase() ? .8 : 0;
}
function likeness(section, step, shown, written) {
	if (section.stepName === void 0) return textLikeness(section, step, shown, written);
	if (section.stepName === nameOf$2(step)) return 1;
	return .9 * textLikeness(section, step, shown, written);
}
function textLikeness(section, step, shown, written) {
	if (step.uses !== void 0) return section.uses || section.script.length === 0 ? sameAction(section.header, step.uses.trim()) : 0;
	if (step.run === void 0 || section.uses) return 0;
	if (fits(shown[0] ?? "", written[0] ?? "") === 0) return 0;
	const longest = Math.max(written.length, shown.length, 1);
	let same = 0;
	for (let i = 0; i < longest; i++) same += fits(shown[i] ?? "", written[i] ?? "");
	return enough + .5 * (same / longest);
}
function lines$1(script) {
	return script.split("\n").map((l) => l.trim()).filter((l) => l !== "").slice(0, 200);
}
/**
* How well a shown line fits a written one: 1 the same, 0.9 with every `${{ … }}` and every masked `***` standing for anything, 0.6
* for the same program with mostly the same words – the workflow file at hand may be that of a neighbouring commit.
*/
function fits(shown, written) {
	if (shown === written) return 1;
	if (shown === "" || written === "") return 0;
	if (written.includes("${{") && looseFit(shown, pieces(written))) return .9;
	if (shown.includes("***") && looseFit(written, shown.split("***"))) return .9;
	const [a, b] = [words$6(shown), words$6(written)];
	if (a[0] !== b[0]) return 0;
	const common = a.filter((word) => b.includes(word)).length;
	return common / (a.length + b.length - common) >= .5 ? .6 : 0;
}
function words$6(text) {
	return [...new Set(text.split(/[^\w$@/-]+/).filter((w) => w !== ""))].slice(0, 60);
}
function pieces(written) {
	return written.split(/\$\{\{[^}]*\}\}/);
}
/** Whether all parts stand in the text in order, the first at its start and the last at its end. */
function looseFit(text, parts) {
	const first = parts[0] ?? "";
	const last = parts.at(-1) ?? "";
	if (!text.startsWith(first) || !text.endsWith(last)) return false;
	let from = 0;
	for (const part of parts) {
		const found = text.indexOf(part, from);
		if (found < 0) return false;
		from = found + part.length;
	}
	return true;
}
// src/ci/align.ts
/** Aligns the main sections of one job log with the steps of one job; order is kept on both sides. */
function align(sections, steps) {
	const main = sections.filter((s) => s.kind === "step");
	const like = likenesses(main, steps);
	const bySection = bestPairs(main.length, steps.length, like);
	const grouped = steps.map((step) => ({
		step,
		sections: []
	}));
	const strangers = [];
	let owner;
	let score = 0;
	main.forEach((section, s) => {
		const y = bySection.get(s);
		if (y !== void 0) {
			owner = y;
			grouped[y]?.sections.push(section);
			score += like(s, y);
		} else if (owner !== void 0 && steps[owner]?.uses !== void 0) grouped[owner]?.sections.push(section);
		else strangers.push(section);
	});
	return {
		steps: grouped.map(({ step, sections: own }) => ({
			step,
			sections: own,
			inner: innerOf(step, own)
		})),
		strangers,
		score: main.length === 0 ? 0 : score / main.length
	};
}
function innerOf({ inner }, [, ...sections]) {
	if (inner === void 0 || sections.length === 0) return /* @__PURE__ */ new Map();
	const { steps } = align(sections, inner);
	return new Map(steps.flatMap(({ step, sections: own }) => own.map((section) => [section, step])));
}
/** Longest common subsequence weighted by likeness; the earlier YAML step wins a tie. Section index → step index. */
function bestPairs(sections, steps, like) {
	const width = steps + 1;
	const value = new Float64Array((sections + 1) * width);
	const at = (s, y) => value[s * width + y] ?? 0;
	const paired = (s, y) => like(s, y) >= .5 ? like(s, y) + at(s + 1, y + 1) : 0;
	for (let s = sections - 1; s >= 0; s--) for (let y = steps - 1; y >= 0; y--) value[s * width + y] = Math.max(paired(s, y), at(s + 1, y), at(s, y + 1));
	const pairs = /* @__PURE__ */ new Map();
	let s = 0;
	let y = 0;
	while (s < sections && y < steps) if (paired(s, y) > 0 && at(s, y) <= paired(s, y) + 1e-9) pairs.set(s++, y++);
	else if (at(s + 1, y) >= at(s, y + 1)) s++;
	else y++;
	return pairs;
}
// src/ci/find-job.ts
/** The job of a workflow whose name or, failing that, whose steps fit a log best. */
function jobFor(name, sections, jobs) {
	if (name !== void 0) {
		const wanted = [name, ...tails(name)];
		for (const want of wanted) {
			const found = jobs.filter((job) => [...job.names, job.key].some((n) => n.toLowerCase() === want.toLowerCase()));
			if (found.length > 0) return best(found, sections);
		}
	}
	return best(jobs, sections, .3);
}
/** The workflow whose jobs explain the logs best; undefined when none explains anything. */
function workflowFor(logs, workflows) {
	if (workflows.length < 2) return workflows[0];
	let found;
	let top = 0;
	for (const workflow of workflows) {
		let sum = 0;
		for (const log of logs) {
			const job = jobFor(log.name, log.sections, workflow.jobs);
			if (job === void 0) continue;
			sum += align(log.sections, job.steps).score + (job.names.includes(log.name ?? "") ? .5 : 0);
		}
		if (sum > top) {
			found = workflow;
			top = sum;
		}
	}
	return found;
}
/** `caller / callee (a, b)` → `callee (a, b)`, `caller / callee`, `callee`: the workflow at hand may be the called one. */
function tails(name) {
	const called = name.split(" / ").at(-1) ?? name;
	return [
		called,
		withoutLeg(name),
		withoutLeg(called)
	];
}
function withoutLeg(name) {
	return name.replace(/ \([^()]*\)$/, "");
}
function best(jobs, sections, floor = -1) {
	let found;
	let top = floor;
	for (const job of jobs) {
		const { score } = align(sections, job.steps);
		if (score > top) {
			found = job;
			top = score;
		}
	}
	return found;
}
// node_modules/xmlchars/xml/1.0/ed5.js
var require_ed5 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Character classes and associated utilities for the 5th edition of XML 1.0.
	*
	* @author Louis-Dominique Dubeau
	* @license MIT
	* @copyright Louis-Dominique Dubeau
	*/
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CHAR = "	\n\r -퟿-�𐀀-􏿿";
	exports.S = " 	\r\n";
	exports.NAME_START_CHAR = ":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";
	exports.NAME_CHAR = "-" + exports.NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀";
	exports.CHAR_RE = new RegExp("^[" + exports.CHAR + "]$", "u");
	exports.S_RE = new RegExp("^[" + exports.S + "]+$", "u");
	exports.NAME_START_CHAR_RE = new RegExp("^[" + exports.NAME_START_CHAR + "]$", "u");
	exports.NAME_CHAR_RE = new RegExp("^[" + exports.NAME_CHAR + "]$", "u");
	exports.NAME_RE = new RegExp("^[" + exports.NAME_START_CHAR + "][" + exports.NAME_CHAR + "]*$", "u");
	exports.NMTOKEN_RE = new RegExp("^[" + exports.NAME_CHAR + "]+$", "u");
	var TAB = 9;
	var NL = 10;
	var CR = 13;
	var SPACE = 32;
	/** All characters in the ``S`` production. */
	exports.S_LIST = [
		SPACE,
		NL,
		CR,
		TAB
	];
	/**
	* Determines whether a codepoint matches the ``CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``CHAR``.
	*/
	function isChar(c) {
		return c >= SPACE && c <= 55295 || c === NL || c === CR || c === TAB || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
	}
	exports.isChar = isChar;
	/**
	* Determines whether a codepoint matches the ``S`` (space) production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``S``.
	*/
	function isS(c) {
		return c === SPACE || c === NL || c === CR || c === TAB;
	}
	exports.isS = isS;
	/**
	* Determines whether a codepoint matches the ``NAME_START_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``NAME_START_CHAR``.
	*/
	function isNameStartChar(c) {
		return c >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 58 || c === 95 || c === 8204 || c === 8205 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
	}
	exports.isNameStartChar = isNameStartChar;
	/**
	* Determines whether a codepoint matches the ``NAME_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``NAME_CHAR``.
	*/
	function isNameChar(c) {
		return isNameStartChar(c) || c >= 48 && c <= 57 || c === 45 || c === 46 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
	}
	exports.isNameChar = isNameChar;
}));
// node_modules/xmlchars/xml/1.1/ed2.js
var require_ed2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Character classes and associated utilities for the 2nd edition of XML 1.1.
	*
	* @author Louis-Dominique Dubeau
	* @license MIT
	* @copyright Louis-Dominique Dubeau
	*/
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CHAR = "-퟿-�𐀀-􏿿";
	exports.RESTRICTED_CHAR = "-\b\v\f---";
	exports.S = " 	\r\n";
	exports.NAME_START_CHAR = ":A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";
	exports.NAME_CHAR = "-" + exports.NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀";
	exports.CHAR_RE = new RegExp("^[" + exports.CHAR + "]$", "u");
	exports.RESTRICTED_CHAR_RE = new RegExp("^[" + exports.RESTRICTED_CHAR + "]$", "u");
	exports.S_RE = new RegExp("^[" + exports.S + "]+$", "u");
	exports.NAME_START_CHAR_RE = new RegExp("^[" + exports.NAME_START_CHAR + "]$", "u");
	exports.NAME_CHAR_RE = new RegExp("^[" + exports.NAME_CHAR + "]$", "u");
	exports.NAME_RE = new RegExp("^[" + exports.NAME_START_CHAR + "][" + exports.NAME_CHAR + "]*$", "u");
	exports.NMTOKEN_RE = new RegExp("^[" + exports.NAME_CHAR + "]+$", "u");
	var TAB = 9;
	var NL = 10;
	var CR = 13;
	var SPACE = 32;
	/** All characters in the ``S`` production. */
	exports.S_LIST = [
		SPACE,
		NL,
		CR,
		TAB
	];
	/**
	* Determines whether a codepoint matches the ``CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``CHAR``.
	*/
	function isChar(c) {
		return c >= 1 && c <= 55295 || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
	}
	exports.isChar = isChar;
	/**
	* Determines whether a codepoint matches the ``RESTRICTED_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``RESTRICTED_CHAR``.
	*/
	function isRestrictedChar(c) {
		return c >= 1 && c <= 8 || c === 11 || c === 12 || c >= 14 && c <= 31 || c >= 127 && c <= 132 || c >= 134 && c <= 159;
	}
	exports.isRestrictedChar = isRestrictedChar;
	/**
	* Determines whether a codepoint matches the ``CHAR`` production and does not
	* match the ``RESTRICTED_CHAR`` production. ``isCharAndNotRestricted(x)`` is
	* equivalent to ``isChar(x) && !isRestrictedChar(x)``. This function is faster
	* than running the two-call equivalent.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``CHAR`` and does not match
	* ``RESTRICTED_CHAR``.
	*/
	function isCharAndNotRestricted(c) {
		return c === 9 || c === 10 || c === 13 || c > 31 && c < 127 || c === 133 || c > 159 && c <= 55295 || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
	}
	exports.isCharAndNotRestricted = isCharAndNotRestricted;
	/**
	* Determines whether a codepoint matches the ``S`` (space) production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``S``.
	*/
	function isS(c) {
		return c === SPACE || c === NL || c === CR || c === TAB;
	}
	exports.isS = isS;
	/**
	* Determines whether a codepoint matches the ``NAME_START_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``NAME_START_CHAR``.
	*/
	function isNameStartChar(c) {
		return c >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 58 || c === 95 || c === 8204 || c === 8205 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
	}
	exports.isNameStartChar = isNameStartChar;
	/**
	* Determines whether a codepoint matches the ``NAME_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``NAME_CHAR``.
	*/
	function isNameChar(c) {
		return isNameStartChar(c) || c >= 48 && c <= 57 || c === 45 || c === 46 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
	}
	exports.isNameChar = isNameChar;
}));
// node_modules/xmlchars/xmlns/1.0/ed3.js
var require_ed3 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Character class utilities for XML NS 1.0 edition 3.
	*
	* @author Louis-Dominique Dubeau
	* @license MIT
	* @copyright Louis-Dominique Dubeau
	*/
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.NC_NAME_START_CHAR = "A-Z_a-zÀ-ÖØ-öø-˿Ͱ-ͽͿ-῿‌-‍⁰-↏Ⰰ-⿯、-퟿豈-﷏ﷰ-�𐀀-󯿿";
	exports.NC_NAME_CHAR = "-" + exports.NC_NAME_START_CHAR + ".0-9·̀-ͯ‿-⁀";
	exports.NC_NAME_START_CHAR_RE = new RegExp("^[" + exports.NC_NAME_START_CHAR + "]$", "u");
	exports.NC_NAME_CHAR_RE = new RegExp("^[" + exports.NC_NAME_CHAR + "]$", "u");
	exports.NC_NAME_RE = new RegExp("^[" + exports.NC_NAME_START_CHAR + "][" + exports.NC_NAME_CHAR + "]*$", "u");
	/**
	* Determines whether a codepoint matches [[NC_NAME_START_CHAR]].
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches.
	*/
	function isNCNameStartChar(c) {
		return c >= 65 && c <= 90 || c === 95 || c >= 97 && c <= 122 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8204 && c <= 8205 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
	}
	exports.isNCNameStartChar = isNCNameStartChar;
	/**
	* Determines whether a codepoint matches [[NC_NAME_CHAR]].
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches.
	*/
	function isNCNameChar(c) {
		return isNCNameStartChar(c) || c === 45 || c === 46 || c >= 48 && c <= 57 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
	}
	exports.isNCNameChar = isNCNameChar;
}));
// src/ci/junit.ts
var import_saxes = (/* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.SaxesParser = exports.EVENTS = void 0;
	const ed5 = require_ed5();
	const ed2 = require_ed2();
	const NSed3 = require_ed3();
	var isS = ed5.isS;
	var isChar10 = ed5.isChar;
	var isNameStartChar = ed5.isNameStartChar;
	var isNameChar = ed5.isNameChar;
	var S_LIST = ed5.S_LIST;
	var NAME_RE = ed5.NAME_RE;
	var isChar11 = ed2.isChar;
	var isNCNameStartChar = NSed3.isNCNameStartChar;
	var isNCNameChar = NSed3.isNCNameChar;
	var NC_NAME_RE = NSed3.NC_NAME_RE;
	const XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";
	const XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/";
	const rootNS = {
		__proto__: null,
		xml: XML_NAMESPACE,
		xmlns: XMLNS_NAMESPACE
	};
	const XML_ENTITIES = {
		__proto__: null,
		amp: "&",
		gt: ">",
		lt: "<",
		quot: "\"",
		apos: "'"
	};
	const EOC = -1;
	const NL_LIKE = -2;
	const S_BEGIN = 0;
	const S_BEGIN_WHITESPACE = 1;
	const S_DOCTYPE = 2;
	const S_DOCTYPE_QUOTE = 3;
	const S_DTD = 4;
	const S_DTD_QUOTED = 5;
	const S_DTD_OPEN_WAKA = 6;
	const S_DTD_OPEN_WAKA_BANG = 7;
	const S_DTD_COMMENT = 8;
	const S_DTD_COMMENT_ENDING = 9;
	const S_DTD_COMMENT_ENDED = 10;
	const S_DTD_PI = 11;
	const S_DTD_PI_ENDING = 12;
	const S_TEXT = 13;
	const S_ENTITY = 14;
	const S_OPEN_WAKA = 15;
	const S_OPEN_WAKA_BANG = 16;
	const S_COMMENT = 17;
	const S_COMMENT_ENDING = 18;
	const S_COMMENT_ENDED = 19;
	const S_CDATA = 20;
	const S_CDATA_ENDING = 21;
	const S_CDATA_ENDING_2 = 22;
	const S_PI_FIRST_CHAR = 23;
	const S_PI_REST = 24;
	const S_PI_BODY = 25;
	const S_PI_ENDING = 26;
	const S_XML_DECL_NAME_START = 27;
	const S_XML_DECL_NAME = 28;
	const S_XML_DECL_EQ = 29;
	const S_XML_DECL_VALUE_START = 30;
	const S_XML_DECL_VALUE = 31;
	const S_XML_DECL_SEPARATOR = 32;
	const S_XML_DECL_ENDING = 33;
	const S_OPEN_TAG = 34;
	const S_OPEN_TAG_SLASH = 35;
	const S_ATTRIB = 36;
	const S_ATTRIB_NAME = 37;
	const S_ATTRIB_NAME_SAW_WHITE = 38;
	const S_ATTRIB_VALUE = 39;
	const S_ATTRIB_VALUE_QUOTED = 40;
	const S_ATTRIB_VALUE_CLOSED = 41;
	const S_ATTRIB_VALUE_UNQUOTED = 42;
	const S_CLOSE_TAG = 43;
	const S_CLOSE_TAG_SAW_WHITE = 44;
	const TAB = 9;
	const NL = 10;
	const CR = 13;
	const SPACE = 32;
	const BANG = 33;
	const DQUOTE = 34;
	const AMP = 38;
	const SQUOTE = 39;
	const MINUS = 45;
	const FORWARD_SLASH = 47;
	const SEMICOLON = 59;
	const LESS = 60;
	const EQUAL = 61;
	const GREATER = 62;
	const QUESTION = 63;
	const OPEN_BRACKET = 91;
	const CLOSE_BRACKET = 93;
	const NEL = 133;
	const LS = 8232;
	const isQuote = (c) => c === DQUOTE || c === SQUOTE;
	const QUOTES = [DQUOTE, SQUOTE];
	const DOCTYPE_TERMINATOR = [
		...QUOTES,
		OPEN_BRACKET,
		GREATER
	];
	const DTD_TERMINATOR = [
		...QUOTES,
		LESS,
		CLOSE_BRACKET
	];
	const XML_DECL_NAME_TERMINATOR = [
		EQUAL,
		QUESTION,
		...S_LIST
	];
	const ATTRIB_VALUE_UNQUOTED_TERMINATOR = [
		...S_LIST,
		GREATER,
		AMP,
		LESS
	];
	function nsPairCheck(parser, prefix, uri) {
		switch (prefix) {
			case "xml":
				if (uri !== XML_NAMESPACE) parser.fail(`xml prefix must be bound to ${XML_NAMESPACE}.`);
				break;
			case "xmlns": if (uri !== XMLNS_NAMESPACE) parser.fail(`xmlns prefix must be bound to ${XMLNS_NAMESPACE}.`);
		}
		switch (uri) {
			case XMLNS_NAMESPACE:
				parser.fail(prefix === "" ? `the default namespace may not be set to ${uri}.` : `may not assign a prefix (even "xmlns") to the URI \
${XMLNS_NAMESPACE}.`);
				break;
			case XML_NAMESPACE: switch (prefix) {
				case "xml": break;
				case "":
					parser.fail(`the default namespace may not be set to ${uri}.`);
					break;
				default: parser.fail("may not assign the xml namespace to another prefix.");
			}
		}
	}
	function nsMappingCheck(parser, mapping) {
		for (const local of Object.keys(mapping)) nsPairCheck(parser, local, mapping[local]);
	}
	const isNCName = (name) => NC_NAME_RE.test(name);
	const isName = (name) => NAME_RE.test(name);
	const FORBIDDEN_START = 0;
	const FORBIDDEN_BRACKET = 1;
	const FORBIDDEN_BRACKET_BRACKET = 2;
	/**
	* The list of supported events.
	*/
	exports.EVENTS = [
		"xmldecl",
		"text",
		"processinginstruction",
		"doctype",
		"comment",
		"opentagstart",
		"attribute",
		"opentag",
		"closetag",
		"cdata",
		"error",
		"end",
		"ready"
	];
	const EVENT_NAME_TO_HANDLER_NAME = {
		xmldecl: "xmldeclHandler",
		text: "textHandler",
		processinginstruction: "piHandler",
		doctype: "doctypeHandler",
		comment: "commentHandler",
		opentagstart: "openTagStartHandler",
		attribute: "attributeHandler",
		opentag: "openTagHandler",
		closetag: "closeTagHandler",
		cdata: "cdataHandler",
		error: "errorHandler",
		end: "endHandler",
		ready: "readyHandler"
	};
	var SaxesParser = class {
		/**
		* @param opt The parser options.
		*/
		constructor(opt) {
			this.opt = opt !== null && opt !== void 0 ? opt : {};
			this.fragmentOpt = !!this.opt.fragment;
			const xmlnsOpt = this.xmlnsOpt = !!this.opt.xmlns;
			this.trackPosition = this.opt.position !== false;
			this.fileName = this.opt.fileName;
			if (xmlnsOpt) {
				this.nameStartCheck = isNCNameStartChar;
				this.nameCheck = isNCNameChar;
				this.isName = isNCName;
				this.processAttribs = this.processAttribsNS;
				this.pushAttrib = this.pushAttribNS;
				this.ns = Object.assign({ __proto__: null }, rootNS);
				const additional = this.opt.additionalNamespaces;
				if (additional != null) {
					nsMappingCheck(this, additional);
					Object.assign(this.ns, additional);
				}
			} else {
				this.nameStartCheck = isNameStartChar;
				this.nameCheck = isNameChar;
				this.isName = isName;
				this.processAttribs = this.processAttribsPlain;
				this.pushAttrib = this.pushAttribPlain;
			}
			this.stateTable = [
				this.sBegin,
				this.sBeginWhitespace,
				this.sDoctype,
				this.sDoctypeQuote,
				this.sDTD,
				this.sDTDQuoted,
				this.sDTDOpenWaka,
				this.sDTDOpenWakaBang,
				this.sDTDComment,
				this.sDTDCommentEnding,
				this.sDTDCommentEnded,
				this.sDTDPI,
				this.sDTDPIEnding,
				this.sText,
				this.sEntity,
				this.sOpenWaka,
				this.sOpenWakaBang,
				this.sComment,
				this.sCommentEnding,
				this.sCommentEnded,
				this.sCData,
				this.sCDataEnding,
				this.sCDataEnding2,
				this.sPIFirstChar,
				this.sPIRest,
				this.sPIBody,
				this.sPIEnding,
				this.sXMLDeclNameStart,
				this.sXMLDeclName,
				this.sXMLDeclEq,
				this.sXMLDeclValueStart,
				this.sXMLDeclValue,
				this.sXMLDeclSeparator,
				this.sXMLDeclEnding,
				this.sOpenTag,
				this.sOpenTagSlash,
				this.sAttrib,
				this.sAttribName,
				this.sAttribNameSawWhite,
				this.sAttribValue,
				this.sAttribValueQuoted,
				this.sAttribValueClosed,
				this.sAttribValueUnquoted,
				this.sCloseTag,
				this.sCloseTagSawWhite
			];
			this._init();
		}
		/**
		* Indicates whether or not the parser is closed. If ``true``, wait for
		* the ``ready`` event to write again.
		*/
		get closed() {
			return this._closed;
		}
		_init() {
			var _a;
			this.openWakaBang = "";
			this.text = "";
			this.name = "";
			this.piTarget = "";
			this.entity = "";
			this.q = null;
			this.tags = [];
			this.tag = null;
			this.topNS = null;
			this.chunk = "";
			this.chunkPosition = 0;
			this.i = 0;
			this.prevI = 0;
			this.carriedFromPrevious = void 0;
			this.forbiddenState = FORBIDDEN_START;
			this.attribList = [];
			const { fragmentOpt } = this;
			this.state = fragmentOpt ? S_TEXT : S_BEGIN;
			this.reportedTextBeforeRoot = this.reportedTextAfterRoot = this.closedRoot = this.sawRoot = fragmentOpt;
			this.xmlDeclPossible = !fragmentOpt;
			this.xmlDeclExpects = ["version"];
			this.entityReturnState = void 0;
			let { defaultXMLVersion } = this.opt;
			if (defaultXMLVersion === void 0) {
				if (this.opt.forceXMLVersion === true) throw new Error("forceXMLVersion set but defaultXMLVersion is not set");
				defaultXMLVersion = "1.0";
			}
			this.setXMLVersion(defaultXMLVersion);
			this.positionAtNewLine = 0;
			this.doctype = false;
			this._closed = false;
			this.xmlDecl = {
				version: void 0,
				encoding: void 0,
				standalone: void 0
			};
			this.line = 1;
			this.column = 0;
			this.ENTITIES = Object.create(XML_ENTITIES);
			(_a = this.readyHandler) === null || _a === void 0 || _a.call(this);
		}
		/**
		* The stream position the parser is currently looking at. This field is
		* zero-based.
		*
		* This field is not based on counting Unicode characters but is to be
		* interpreted as a plain index into a JavaScript string.
		*/
		get position() {
			return this.chunkPosition + this.i;
		}
		/**
		* The column number of the next character to be read by the parser.  *
		* This field is zero-based. (The first column in a line is 0.)
		*
		* This field reports the index at which the next character would be in the
		* line if the line were represented as a JavaScript string.  Note that this
		* *can* be different to a count based on the number of *Unicode characters*
		* due to how JavaScript handles astral plane characters.
		*
		* See [[column]] for a number that corresponds to a count of Unicode
		* characters.
		*/
		get columnIndex() {
			return this.position - this.positionAtNewLine;
		}
		/**
		* Set an event listener on an event. The parser supports one handler per
		* event type. If you try to set an event handler over an existing handler,
		* the old handler is silently overwritten.
		*
		* @param name The event to listen to.
		*
		* @param handler The handler to set.
		*/
		on(name, handler) {
			this[EVENT_NAME_TO_HANDLER_NAME[name]] = handler;
		}
		/**
		* Unset an event handler.
		*
		* @parma name The event to stop listening to.
		*/
		off(name) {
			this[EVENT_NAME_TO_HANDLER_NAME[name]] = void 0;
		}
		/**
		* Make an error object. The error object will have a message that contains
		* the ``fileName`` option passed at the creation of the parser. If position
		* tracking was turned on, it will also have line and column number
		* information.
		*
		* @param message The message describing the error to report.
		*
		* @returns An error object with a properly formatted message.
		*/
		makeError(message) {
			var _a;
			let msg = (_a = this.fileName) !== null && _a !== void 0 ? _a : "";
			if (this.trackPosition) {
				if (msg.length > 0) msg += ":";
				msg += `${this.line}:${this.column}`;
			}
			if (msg.length > 0) msg += ": ";
			return new Error(msg + message);
		}
		/**
		* Report a parsing error. This method is made public so that client code may
		* check for issues that are outside the scope of this project and can report
		* errors.
		*
		* @param message The error to report.
		*
		* @returns this
		*/
		fail(message) {
			const err = this.makeError(message);
			const handler = this.errorHandler;
			if (handler === void 0) throw err;
			else handler(err);
			return this;
		}
		/**
		* Write a XML data to the parser.
		*
		* @param chunk The XML data to write.
		*
		* @returns this
		*/
		write(chunk) {
			if (this.closed) return this.fail("cannot write after close; assign an onready handler.");
			let end = false;
			if (chunk === null) {
				end = true;
				chunk = "";
			} else if (typeof chunk === "object") chunk = chunk.toString();
			if (this.carriedFromPrevious !== void 0) {
				chunk = `${this.carriedFromPrevious}${chunk}`;
				this.carriedFromPrevious = void 0;
			}
			let limit = chunk.length;
			const lastCode = chunk.charCodeAt(limit - 1);
			if (!end && (lastCode === CR || lastCode >= 55296 && lastCode <= 56319)) {
				this.carriedFromPrevious = chunk[limit - 1];
				limit--;
				chunk = chunk.slice(0, limit);
			}
			const { stateTable } = this;
			this.chunk = chunk;
			this.i = 0;
			while (this.i < limit) stateTable[this.state].call(this);
			this.chunkPosition += limit;
			return end ? this.end() : this;
		}
		/**
		* Close the current stream. Perform final well-formedness checks and reset
		* the parser tstate.
		*
		* @returns this
		*/
		close() {
			return this.write(null);
		}
		/**
		* Get a single code point out of the current chunk. This updates the current
		* position if we do position tracking.
		*
		* This is the algorithm to use for XML 1.0.
		*
		* @returns The character read.
		*/
		getCode10() {
			const { chunk, i } = this;
			this.prevI = i;
			this.i = i + 1;
			if (i >= chunk.length) return EOC;
			const code = chunk.charCodeAt(i);
			this.column++;
			if (code < 55296) {
				if (code >= SPACE || code === TAB) return code;
				switch (code) {
					case NL:
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL;
					case CR:
						if (chunk.charCodeAt(i + 1) === NL) this.i = i + 2;
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL_LIKE;
					default:
						this.fail("disallowed character.");
						return code;
				}
			}
			if (code > 56319) {
				if (!(code >= 57344 && code <= 65533)) this.fail("disallowed character.");
				return code;
			}
			const final = 65536 + (code - 55296) * 1024 + (chunk.charCodeAt(i + 1) - 56320);
			this.i = i + 2;
			if (final > 1114111) this.fail("disallowed character.");
			return final;
		}
		/**
		* Get a single code point out of the current chunk. This updates the current
		* position if we do position tracking.
		*
		* This is the algorithm to use for XML 1.1.
		*
		* @returns {number} The character read.
		*/
		getCode11() {
			const { chunk, i } = this;
			this.prevI = i;
			this.i = i + 1;
			if (i >= chunk.length) return EOC;
			const code = chunk.charCodeAt(i);
			this.column++;
			if (code < 55296) {
				if (code > 31 && code < 127 || code > 159 && code !== LS || code === TAB) return code;
				switch (code) {
					case NL:
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL;
					case CR: {
						const next = chunk.charCodeAt(i + 1);
						if (next === NL || next === NEL) this.i = i + 2;
					}
					case NEL:
					case LS:
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL_LIKE;
					default:
						this.fail("disallowed character.");
						return code;
				}
			}
			if (code > 56319) {
				if (!(code >= 57344 && code <= 65533)) this.fail("disallowed character.");
				return code;
			}
			const final = 65536 + (code - 55296) * 1024 + (chunk.charCodeAt(i + 1) - 56320);
			this.i = i + 2;
			if (final > 1114111) this.fail("disallowed character.");
			return final;
		}
		/**
		* Like ``getCode`` but with the return value normalized so that ``NL`` is
		* returned for ``NL_LIKE``.
		*/
		getCodeNorm() {
			const c = this.getCode();
			return c === NL_LIKE ? NL : c;
		}
		unget() {
			this.i = this.prevI;
			this.column--;
		}
		/**
		* Capture characters into a buffer until encountering one of a set of
		* characters.
		*
		* @param chars An array of codepoints. Encountering a character in the array
		* ends the capture. (``chars`` may safely contain ``NL``.)
		*
		* @return The character code that made the capture end, or ``EOC`` if we hit
		* the end of the chunk. The return value cannot be NL_LIKE: NL is returned
		* instead.
		*/
		captureTo(chars) {
			let { i: start } = this;
			const { chunk } = this;
			while (true) {
				const c = this.getCode();
				const isNLLike = c === NL_LIKE;
				const final = isNLLike ? NL : c;
				if (final === EOC || chars.includes(final)) {
					this.text += chunk.slice(start, this.prevI);
					return final;
				}
				if (isNLLike) {
					this.text += `${chunk.slice(start, this.prevI)}\n`;
					start = this.i;
				}
			}
		}
		/**
		* Capture characters into a buffer until encountering a character.
		*
		* @param char The codepoint that ends the capture. **NOTE ``char`` MAY NOT
		* CONTAIN ``NL``.** Passing ``NL`` will result in buggy behavior.
		*
		* @return ``true`` if we ran into the character. Otherwise, we ran into the
		* end of the current chunk.
		*/
		captureToChar(char) {
			let { i: start } = this;
			const { chunk } = this;
			while (true) {
				let c = this.getCode();
				switch (c) {
					case NL_LIKE:
						this.text += `${chunk.slice(start, this.prevI)}\n`;
						start = this.i;
						c = NL;
						break;
					case EOC:
						this.text += chunk.slice(start);
						return false;
				}
				if (c === char) {
					this.text += chunk.slice(start, this.prevI);
					return true;
				}
			}
		}
		/**
		* Capture characters that satisfy ``isNameChar`` into the ``name`` field of
		* this parser.
		*
		* @return The character code that made the test fail, or ``EOC`` if we hit
		* the end of the chunk. The return value cannot be NL_LIKE: NL is returned
		* instead.
		*/
		captureNameChars() {
			const { chunk, i: start } = this;
			while (true) {
				const c = this.getCode();
				if (c === EOC) {
					this.name += chunk.slice(start);
					return EOC;
				}
				if (!isNameChar(c)) {
					this.name += chunk.slice(start, this.prevI);
					return c === NL_LIKE ? NL : c;
				}
			}
		}
		/**
		* Skip white spaces.
		*
		* @return The character that ended the skip, or ``EOC`` if we hit
		* the end of the chunk. The return value cannot be NL_LIKE: NL is returned
		* instead.
		*/
		skipSpaces() {
			while (true) {
				const c = this.getCodeNorm();
				if (c === EOC || !isS(c)) return c;
			}
		}
		setXMLVersion(version) {
			this.currentXMLVersion = version;
			if (version === "1.0") {
				this.isChar = isChar10;
				this.getCode = this.getCode10;
			} else {
				this.isChar = isChar11;
				this.getCode = this.getCode11;
			}
		}
		sBegin() {
			if (this.chunk.charCodeAt(0) === 65279) {
				this.i++;
				this.column++;
			}
			this.state = S_BEGIN_WHITESPACE;
		}
		sBeginWhitespace() {
			const iBefore = this.i;
			const c = this.skipSpaces();
			if (this.prevI !== iBefore) this.xmlDeclPossible = false;
			switch (c) {
				case LESS:
					this.state = S_OPEN_WAKA;
					if (this.text.length !== 0) throw new Error("no-empty text at start");
					break;
				case EOC: break;
				default:
					this.unget();
					this.state = S_TEXT;
					this.xmlDeclPossible = false;
			}
		}
		sDoctype() {
			var _a;
			const c = this.captureTo(DOCTYPE_TERMINATOR);
			switch (c) {
				case GREATER:
					(_a = this.doctypeHandler) === null || _a === void 0 || _a.call(this, this.text);
					this.text = "";
					this.state = S_TEXT;
					this.doctype = true;
					break;
				case EOC: break;
				default:
					this.text += String.fromCodePoint(c);
					if (c === OPEN_BRACKET) this.state = S_DTD;
					else if (isQuote(c)) {
						this.state = S_DOCTYPE_QUOTE;
						this.q = c;
					}
			}
		}
		sDoctypeQuote() {
			const q = this.q;
			if (this.captureToChar(q)) {
				this.text += String.fromCodePoint(q);
				this.q = null;
				this.state = S_DOCTYPE;
			}
		}
		sDTD() {
			const c = this.captureTo(DTD_TERMINATOR);
			if (c === EOC) return;
			this.text += String.fromCodePoint(c);
			if (c === CLOSE_BRACKET) this.state = S_DOCTYPE;
			else if (c === LESS) this.state = S_DTD_OPEN_WAKA;
			else if (isQuote(c)) {
				this.state = S_DTD_QUOTED;
				this.q = c;
			}
		}
		sDTDQuoted() {
			const q = this.q;
			if (this.captureToChar(q)) {
				this.text += String.fromCodePoint(q);
				this.state = S_DTD;
				this.q = null;
			}
		}
		sDTDOpenWaka() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			switch (c) {
				case BANG:
					this.state = S_DTD_OPEN_WAKA_BANG;
					this.openWakaBang = "";
					break;
				case QUESTION:
					this.state = S_DTD_PI;
					break;
				default: this.state = S_DTD;
			}
		}
		sDTDOpenWakaBang() {
			const char = String.fromCodePoint(this.getCodeNorm());
			const owb = this.openWakaBang += char;
			this.text += char;
			if (owb !== "-") {
				this.state = owb === "--" ? S_DTD_COMMENT : S_DTD;
				this.openWakaBang = "";
			}
		}
		sDTDComment() {
			if (this.captureToChar(MINUS)) {
				this.text += "-";
				this.state = S_DTD_COMMENT_ENDING;
			}
		}
		sDTDCommentEnding() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			this.state = c === MINUS ? S_DTD_COMMENT_ENDED : S_DTD_COMMENT;
		}
		sDTDCommentEnded() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			if (c === GREATER) this.state = S_DTD;
			else {
				this.fail("malformed comment.");
				this.state = S_DTD_COMMENT;
			}
		}
		sDTDPI() {
			if (this.captureToChar(QUESTION)) {
				this.text += "?";
				this.state = S_DTD_PI_ENDING;
			}
		}
		sDTDPIEnding() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			if (c === GREATER) this.state = S_DTD;
		}
		sText() {
			if (this.tags.length !== 0) this.handleTextInRoot();
			else this.handleTextOutsideRoot();
		}
		sEntity() {
			let { i: start } = this;
			const { chunk } = this;
			loop: while (true) switch (this.getCode()) {
				case NL_LIKE:
					this.entity += `${chunk.slice(start, this.prevI)}\n`;
					start = this.i;
					break;
				case SEMICOLON: {
					const { entityReturnState } = this;
					const entity = this.entity + chunk.slice(start, this.prevI);
					this.state = entityReturnState;
					let parsed;
					if (entity === "") {
						this.fail("empty entity name.");
						parsed = "&;";
					} else {
						parsed = this.parseEntity(entity);
						this.entity = "";
					}
					if (entityReturnState !== S_TEXT || this.textHandler !== void 0) this.text += parsed;
					break loop;
				}
				case EOC:
					this.entity += chunk.slice(start);
					break loop;
			}
		}
		sOpenWaka() {
			const c = this.getCode();
			if (isNameStartChar(c)) {
				this.state = S_OPEN_TAG;
				this.unget();
				this.xmlDeclPossible = false;
			} else switch (c) {
				case FORWARD_SLASH:
					this.state = S_CLOSE_TAG;
					this.xmlDeclPossible = false;
					break;
				case BANG:
					this.state = S_OPEN_WAKA_BANG;
					this.openWakaBang = "";
					this.xmlDeclPossible = false;
					break;
				case QUESTION:
					this.state = S_PI_FIRST_CHAR;
					break;
				default:
					this.fail("disallowed character in tag name");
					this.state = S_TEXT;
					this.xmlDeclPossible = false;
			}
		}
		sOpenWakaBang() {
			this.openWakaBang += String.fromCodePoint(this.getCodeNorm());
			switch (this.openWakaBang) {
				case "[CDATA[":
					if (!this.sawRoot && !this.reportedTextBeforeRoot) {
						this.fail("text data outside of root node.");
						this.reportedTextBeforeRoot = true;
					}
					if (this.closedRoot && !this.reportedTextAfterRoot) {
						this.fail("text data outside of root node.");
						this.reportedTextAfterRoot = true;
					}
					this.state = S_CDATA;
					this.openWakaBang = "";
					break;
				case "--":
					this.state = S_COMMENT;
					this.openWakaBang = "";
					break;
				case "DOCTYPE":
					this.state = S_DOCTYPE;
					if (this.doctype || this.sawRoot) this.fail("inappropriately located doctype declaration.");
					this.openWakaBang = "";
					break;
				default: if (this.openWakaBang.length >= 7) this.fail("incorrect syntax.");
			}
		}
		sComment() {
			if (this.captureToChar(MINUS)) this.state = S_COMMENT_ENDING;
		}
		sCommentEnding() {
			var _a;
			const c = this.getCodeNorm();
			if (c === MINUS) {
				this.state = S_COMMENT_ENDED;
				(_a = this.commentHandler) === null || _a === void 0 || _a.call(this, this.text);
				this.text = "";
			} else {
				this.text += `-${String.fromCodePoint(c)}`;
				this.state = S_COMMENT;
			}
		}
		sCommentEnded() {
			const c = this.getCodeNorm();
			if (c !== GREATER) {
				this.fail("malformed comment.");
				this.text += `--${String.fromCodePoint(c)}`;
				this.state = S_COMMENT;
			} else this.state = S_TEXT;
		}
		sCData() {
			if (this.captureToChar(CLOSE_BRACKET)) this.state = S_CDATA_ENDING;
		}
		sCDataEnding() {
			const c = this.getCodeNorm();
			if (c === CLOSE_BRACKET) this.state = S_CDATA_ENDING_2;
			else {
				this.text += `]${String.fromCodePoint(c)}`;
				this.state = S_CDATA;
			}
		}
		sCDataEnding2() {
			var _a;
			const c = this.getCodeNorm();
			switch (c) {
				case GREATER:
					(_a = this.cdataHandler) === null || _a === void 0 || _a.call(this, this.text);
					this.text = "";
					this.state = S_TEXT;
					break;
				case CLOSE_BRACKET:
					this.text += "]";
					break;
				default:
					this.text += `]]${String.fromCodePoint(c)}`;
					this.state = S_CDATA;
			}
		}
		sPIFirstChar() {
			const c = this.getCodeNorm();
			if (this.nameStartCheck(c)) {
				this.piTarget += String.fromCodePoint(c);
				this.state = S_PI_REST;
			} else if (c === QUESTION || isS(c)) {
				this.fail("processing instruction without a target.");
				this.state = c === QUESTION ? S_PI_ENDING : S_PI_BODY;
			} else {
				this.fail("disallowed character in processing instruction name.");
				this.piTarget += String.fromCodePoint(c);
				this.state = S_PI_REST;
			}
		}
		sPIRest() {
			const { chunk, i: start } = this;
			while (true) {
				const c = this.getCodeNorm();
				if (c === EOC) {
					this.piTarget += chunk.slice(start);
					return;
				}
				if (!this.nameCheck(c)) {
					this.piTarget += chunk.slice(start, this.prevI);
					const isQuestion = c === QUESTION;
					if (isQuestion || isS(c)) {
						if (this.piTarget === "xml") {
							if (!this.xmlDeclPossible) this.fail("an XML declaration must be at the start of the document.");
							this.state = isQuestion ? S_XML_DECL_ENDING : S_XML_DECL_NAME_START;
						} else this.state = isQuestion ? S_PI_ENDING : S_PI_BODY;
					} else {
						this.fail("disallowed character in processing instruction name.");
						this.piTarget += String.fromCodePoint(c);
					}
					break;
				}
			}
		}
		sPIBody() {
			if (this.text.length === 0) {
				const c = this.getCodeNorm();
				if (c === QUESTION) this.state = S_PI_ENDING;
				else if (!isS(c)) this.text = String.fromCodePoint(c);
			} else if (this.captureToChar(QUESTION)) this.state = S_PI_ENDING;
		}
		sPIEnding() {
			var _a;
			const c = this.getCodeNorm();
			if (c === GREATER) {
				const { piTarget } = this;
				if (piTarget.toLowerCase() === "xml") this.fail("the XML declaration must appear at the start of the document.");
				(_a = this.piHandler) === null || _a === void 0 || _a.call(this, {
					target: piTarget,
					body: this.text
				});
				this.piTarget = this.text = "";
				this.state = S_TEXT;
			} else if (c === QUESTION) this.text += "?";
			else {
				this.text += `?${String.fromCodePoint(c)}`;
				this.state = S_PI_BODY;
			}
			this.xmlDeclPossible = false;
		}
		sXMLDeclNameStart() {
			const c = this.skipSpaces();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				return;
			}
			if (c !== EOC) {
				this.state = S_XML_DECL_NAME;
				this.name = String.fromCodePoint(c);
			}
		}
		sXMLDeclName() {
			const c = this.captureTo(XML_DECL_NAME_TERMINATOR);
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.name += this.text;
				this.text = "";
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (!(isS(c) || c === EQUAL)) return;
			this.name += this.text;
			this.text = "";
			if (!this.xmlDeclExpects.includes(this.name)) switch (this.name.length) {
				case 0:
					this.fail("did not expect any more name/value pairs.");
					break;
				case 1:
					this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);
					break;
				default: this.fail(`expected one of ${this.xmlDeclExpects.join(", ")}`);
			}
			this.state = c === EQUAL ? S_XML_DECL_VALUE_START : S_XML_DECL_EQ;
		}
		sXMLDeclEq() {
			const c = this.getCodeNorm();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (isS(c)) return;
			if (c !== EQUAL) this.fail("value required.");
			this.state = S_XML_DECL_VALUE_START;
		}
		sXMLDeclValueStart() {
			const c = this.getCodeNorm();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (isS(c)) return;
			if (!isQuote(c)) {
				this.fail("value must be quoted.");
				this.q = SPACE;
			} else this.q = c;
			this.state = S_XML_DECL_VALUE;
		}
		sXMLDeclValue() {
			const c = this.captureTo([this.q, QUESTION]);
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.text = "";
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (c === EOC) return;
			const value = this.text;
			this.text = "";
			switch (this.name) {
				case "version": {
					this.xmlDeclExpects = ["encoding", "standalone"];
					const version = value;
					this.xmlDecl.version = version;
					if (!/^1\.[0-9]+$/.test(version)) this.fail("version number must match /^1\\.[0-9]+$/.");
					else if (!this.opt.forceXMLVersion) this.setXMLVersion(version);
					break;
				}
				case "encoding":
					if (!/^[A-Za-z][A-Za-z0-9._-]*$/.test(value)) this.fail("encoding value must match /^[A-Za-z0-9][A-Za-z0-9._-]*$/.");
					this.xmlDeclExpects = ["standalone"];
					this.xmlDecl.encoding = value;
					break;
				case "standalone":
					if (value !== "yes" && value !== "no") this.fail("standalone value must match \"yes\" or \"no\".");
					this.xmlDeclExpects = [];
					this.xmlDecl.standalone = value;
			}
			this.name = "";
			this.state = S_XML_DECL_SEPARATOR;
		}
		sXMLDeclSeparator() {
			const c = this.getCodeNorm();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				return;
			}
			if (!isS(c)) {
				this.fail("whitespace required.");
				this.unget();
			}
			this.state = S_XML_DECL_NAME_START;
		}
		sXMLDeclEnding() {
			var _a;
			if (this.getCodeNorm() === GREATER) {
				if (this.piTarget !== "xml") this.fail("processing instructions are not allowed before root.");
				else if (this.name !== "version" && this.xmlDeclExpects.includes("version")) this.fail("XML declaration must contain a version.");
				(_a = this.xmldeclHandler) === null || _a === void 0 || _a.call(this, this.xmlDecl);
				this.name = "";
				this.piTarget = this.text = "";
				this.state = S_TEXT;
			} else this.fail("The character ? is disallowed anywhere in XML declarations.");
			this.xmlDeclPossible = false;
		}
		sOpenTag() {
			var _a;
			const c = this.captureNameChars();
			if (c === EOC) return;
			const tag = this.tag = {
				name: this.name,
				attributes: Object.create(null)
			};
			this.name = "";
			if (this.xmlnsOpt) this.topNS = tag.ns = Object.create(null);
			(_a = this.openTagStartHandler) === null || _a === void 0 || _a.call(this, tag);
			this.sawRoot = true;
			if (!this.fragmentOpt && this.closedRoot) this.fail("documents may contain only one root.");
			switch (c) {
				case GREATER:
					this.openTag();
					break;
				case FORWARD_SLASH:
					this.state = S_OPEN_TAG_SLASH;
					break;
				default:
					if (!isS(c)) this.fail("disallowed character in tag name.");
					this.state = S_ATTRIB;
			}
		}
		sOpenTagSlash() {
			if (this.getCode() === GREATER) this.openSelfClosingTag();
			else {
				this.fail("forward-slash in opening tag not followed by >.");
				this.state = S_ATTRIB;
			}
		}
		sAttrib() {
			const c = this.skipSpaces();
			if (c === EOC) return;
			if (isNameStartChar(c)) {
				this.unget();
				this.state = S_ATTRIB_NAME;
			} else if (c === GREATER) this.openTag();
			else if (c === FORWARD_SLASH) this.state = S_OPEN_TAG_SLASH;
			else this.fail("disallowed character in attribute name.");
		}
		sAttribName() {
			const c = this.captureNameChars();
			if (c === EQUAL) this.state = S_ATTRIB_VALUE;
			else if (isS(c)) this.state = S_ATTRIB_NAME_SAW_WHITE;
			else if (c === GREATER) {
				this.fail("attribute without value.");
				this.pushAttrib(this.name, this.name);
				this.name = this.text = "";
				this.openTag();
			} else if (c !== EOC) this.fail("disallowed character in attribute name.");
		}
		sAttribNameSawWhite() {
			const c = this.skipSpaces();
			switch (c) {
				case EOC: return;
				case EQUAL:
					this.state = S_ATTRIB_VALUE;
					break;
				default:
					this.fail("attribute without value.");
					this.text = "";
					this.name = "";
					if (c === GREATER) this.openTag();
					else if (isNameStartChar(c)) {
						this.unget();
						this.state = S_ATTRIB_NAME;
					} else {
						this.fail("disallowed character in attribute name.");
						this.state = S_ATTRIB;
					}
			}
		}
		sAttribValue() {
			const c = this.getCodeNorm();
			if (isQuote(c)) {
				this.q = c;
				this.state = S_ATTRIB_VALUE_QUOTED;
			} else if (!isS(c)) {
				this.fail("unquoted attribute value.");
				this.state = S_ATTRIB_VALUE_UNQUOTED;
				this.unget();
			}
		}
		sAttribValueQuoted() {
			const { q, chunk } = this;
			let { i: start } = this;
			while (true) switch (this.getCode()) {
				case q:
					this.pushAttrib(this.name, this.text + chunk.slice(start, this.prevI));
					this.name = this.text = "";
					this.q = null;
					this.state = S_ATTRIB_VALUE_CLOSED;
					return;
				case AMP:
					this.text += chunk.slice(start, this.prevI);
					this.state = S_ENTITY;
					this.entityReturnState = S_ATTRIB_VALUE_QUOTED;
					return;
				case NL:
				case NL_LIKE:
				case TAB:
					this.text += `${chunk.slice(start, this.prevI)} `;
					start = this.i;
					break;
				case LESS:
					this.text += chunk.slice(start, this.prevI);
					this.fail("disallowed character.");
					return;
				case EOC:
					this.text += chunk.slice(start);
					return;
			}
		}
		sAttribValueClosed() {
			const c = this.getCodeNorm();
			if (isS(c)) this.state = S_ATTRIB;
			else if (c === GREATER) this.openTag();
			else if (c === FORWARD_SLASH) this.state = S_OPEN_TAG_SLASH;
			else if (isNameStartChar(c)) {
				this.fail("no whitespace between attributes.");
				this.unget();
				this.state = S_ATTRIB_NAME;
			} else this.fail("disallowed character in attribute name.");
		}
		sAttribValueUnquoted() {
			const c = this.captureTo(ATTRIB_VALUE_UNQUOTED_TERMINATOR);
			switch (c) {
				case AMP:
					this.state = S_ENTITY;
					this.entityReturnState = S_ATTRIB_VALUE_UNQUOTED;
					break;
				case LESS:
					this.fail("disallowed character.");
					break;
				case EOC: break;
				default:
					if (this.text.includes("]]>")) this.fail("the string \"]]>\" is disallowed in char data.");
					this.pushAttrib(this.name, this.text);
					this.name = this.text = "";
					if (c === GREATER) this.openTag();
					else this.state = S_ATTRIB;
			}
		}
		sCloseTag() {
			const c = this.captureNameChars();
			if (c === GREATER) this.closeTag();
			else if (isS(c)) this.state = S_CLOSE_TAG_SAW_WHITE;
			else if (c !== EOC) this.fail("disallowed character in closing tag.");
		}
		sCloseTagSawWhite() {
			switch (this.skipSpaces()) {
				case GREATER:
					this.closeTag();
					break;
				case EOC: break;
				default: this.fail("disallowed character in closing tag.");
			}
		}
		handleTextInRoot() {
			let { i: start, forbiddenState } = this;
			const { chunk, textHandler: handler } = this;
			scanLoop: while (true) switch (this.getCode()) {
				case LESS:
					this.state = S_OPEN_WAKA;
					if (handler !== void 0) {
						const { text } = this;
						const slice = chunk.slice(start, this.prevI);
						if (text.length !== 0) {
							handler(text + slice);
							this.text = "";
						} else if (slice.length !== 0) handler(slice);
					}
					forbiddenState = FORBIDDEN_START;
					break scanLoop;
				case AMP:
					this.state = S_ENTITY;
					this.entityReturnState = S_TEXT;
					if (handler !== void 0) this.text += chunk.slice(start, this.prevI);
					forbiddenState = FORBIDDEN_START;
					break scanLoop;
				case CLOSE_BRACKET:
					switch (forbiddenState) {
						case FORBIDDEN_START:
							forbiddenState = FORBIDDEN_BRACKET;
							break;
						case FORBIDDEN_BRACKET:
							forbiddenState = FORBIDDEN_BRACKET_BRACKET;
							break;
						case FORBIDDEN_BRACKET_BRACKET: break;
						default: throw new Error("impossible state");
					}
					break;
				case GREATER:
					if (forbiddenState === FORBIDDEN_BRACKET_BRACKET) this.fail("the string \"]]>\" is disallowed in char data.");
					forbiddenState = FORBIDDEN_START;
					break;
				case NL_LIKE:
					if (handler !== void 0) this.text += `${chunk.slice(start, this.prevI)}\n`;
					start = this.i;
					forbiddenState = FORBIDDEN_START;
					break;
				case EOC:
					if (handler !== void 0) this.text += chunk.slice(start);
					break scanLoop;
				default: forbiddenState = FORBIDDEN_START;
			}
			this.forbiddenState = forbiddenState;
		}
		handleTextOutsideRoot() {
			let { i: start } = this;
			const { chunk, textHandler: handler } = this;
			let nonSpace = false;
			outRootLoop: while (true) {
				const code = this.getCode();
				switch (code) {
					case LESS:
						this.state = S_OPEN_WAKA;
						if (handler !== void 0) {
							const { text } = this;
							const slice = chunk.slice(start, this.prevI);
							if (text.length !== 0) {
								handler(text + slice);
								this.text = "";
							} else if (slice.length !== 0) handler(slice);
						}
						break outRootLoop;
					case AMP:
						this.state = S_ENTITY;
						this.entityReturnState = S_TEXT;
						if (handler !== void 0) this.text += chunk.slice(start, this.prevI);
						nonSpace = true;
						break outRootLoop;
					case NL_LIKE:
						if (handler !== void 0) this.text += `${chunk.slice(start, this.prevI)}\n`;
						start = this.i;
						break;
					case EOC:
						if (handler !== void 0) this.text += chunk.slice(start);
						break outRootLoop;
					default: if (!isS(code)) nonSpace = true;
				}
			}
			if (!nonSpace) return;
			if (!this.sawRoot && !this.reportedTextBeforeRoot) {
				this.fail("text data outside of root node.");
				this.reportedTextBeforeRoot = true;
			}
			if (this.closedRoot && !this.reportedTextAfterRoot) {
				this.fail("text data outside of root node.");
				this.reportedTextAfterRoot = true;
			}
		}
		pushAttribNS(name, value) {
			var _a;
			const { prefix, local } = this.qname(name);
			const attr = {
				name,
				prefix,
				local,
				value
			};
			this.attribList.push(attr);
			(_a = this.attributeHandler) === null || _a === void 0 || _a.call(this, attr);
			if (prefix === "xmlns") {
				const trimmed = value.trim();
				if (this.currentXMLVersion === "1.0" && trimmed === "") this.fail("invalid attempt to undefine prefix in XML 1.0");
				this.topNS[local] = trimmed;
				nsPairCheck(this, local, trimmed);
			} else if (name === "xmlns") {
				const trimmed = value.trim();
				this.topNS[""] = trimmed;
				nsPairCheck(this, "", trimmed);
			}
		}
		pushAttribPlain(name, value) {
			var _a;
			const attr = {
				name,
				value
			};
			this.attribList.push(attr);
			(_a = this.attributeHandler) === null || _a === void 0 || _a.call(this, attr);
		}
		/**
		* End parsing. This performs final well-formedness checks and resets the
		* parser to a clean state.
		*
		* @returns this
		*/
		end() {
			var _a, _b;
			if (!this.sawRoot) this.fail("document must contain a root element.");
			const { tags } = this;
			while (tags.length > 0) {
				const tag = tags.pop();
				this.fail(`unclosed tag: ${tag.name}`);
			}
			if (this.state !== S_BEGIN && this.state !== S_TEXT) this.fail("unexpected end.");
			const { text } = this;
			if (text.length !== 0) {
				(_a = this.textHandler) === null || _a === void 0 || _a.call(this, text);
				this.text = "";
			}
			this._closed = true;
			(_b = this.endHandler) === null || _b === void 0 || _b.call(this);
			this._init();
			return this;
		}
		/**
		* Resolve a namespace prefix.
		*
		* @param prefix The prefix to resolve.
		*
		* @returns The namespace URI or ``undefined`` if the prefix is not defined.
		*/
		resolve(prefix) {
			var _a, _b;
			let uri = this.topNS[prefix];
			if (uri !== void 0) return uri;
			const { tags } = this;
			for (let index = tags.length - 1; index >= 0; index--) {
				uri = tags[index].ns[prefix];
				if (uri !== void 0) return uri;
			}
			uri = this.ns[prefix];
			if (uri !== void 0) return uri;
			return (_b = (_a = this.opt).resolvePrefix) === null || _b === void 0 ? void 0 : _b.call(_a, prefix);
		}
		/**
		* Parse a qname into its prefix and local name parts.
		*
		* @param name The name to parse
		*
		* @returns
		*/
		qname(name) {
			const colon = name.indexOf(":");
			if (colon === -1) return {
				prefix: "",
				local: name
			};
			const local = name.slice(colon + 1);
			const prefix = name.slice(0, colon);
			if (prefix === "" || local === "" || local.includes(":")) this.fail(`malformed name: ${name}.`);
			return {
				prefix,
				local
			};
		}
		processAttribsNS() {
			var _a;
			const { attribList } = this;
			const tag = this.tag;
			{
				const { prefix, local } = this.qname(tag.name);
				tag.prefix = prefix;
				tag.local = local;
				const uri = tag.uri = (_a = this.resolve(prefix)) !== null && _a !== void 0 ? _a : "";
				if (prefix !== "") {
					if (prefix === "xmlns") this.fail("tags may not have \"xmlns\" as prefix.");
					if (uri === "") {
						this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`);
						tag.uri = prefix;
					}
				}
			}
			if (attribList.length === 0) return;
			const { attributes } = tag;
			const seen = /* @__PURE__ */ new Set();
			for (const attr of attribList) {
				const { name, prefix, local } = attr;
				let uri;
				let eqname;
				if (prefix === "") {
					uri = name === "xmlns" ? XMLNS_NAMESPACE : "";
					eqname = name;
				} else {
					uri = this.resolve(prefix);
					if (uri === void 0) {
						this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`);
						uri = prefix;
					}
					eqname = `{${uri}}${local}`;
				}
				if (seen.has(eqname)) this.fail(`duplicate attribute: ${eqname}.`);
				seen.add(eqname);
				attr.uri = uri;
				attributes[name] = attr;
			}
			this.attribList = [];
		}
		processAttribsPlain() {
			const { attribList } = this;
			const attributes = this.tag.attributes;
			for (const { name, value } of attribList) {
				if (attributes[name] !== void 0) this.fail(`duplicate attribute: ${name}.`);
				attributes[name] = value;
			}
			this.attribList = [];
		}
		/**
		* Handle a complete open tag. This parser code calls this once it has seen
		* the whole tag. This method checks for well-formeness and then emits
		* ``onopentag``.
		*/
		openTag() {
			var _a;
			this.processAttribs();
			const { tags } = this;
			const tag = this.tag;
			tag.isSelfClosing = false;
			(_a = this.openTagHandler) === null || _a === void 0 || _a.call(this, tag);
			tags.push(tag);
			this.state = S_TEXT;
			this.name = "";
		}
		/**
		* Handle a complete self-closing tag. This parser code calls this once it has
		* seen the whole tag. This method checks for well-formeness and then emits
		* ``onopentag`` and ``onclosetag``.
		*/
		openSelfClosingTag() {
			var _a, _b, _c;
			this.processAttribs();
			const { tags } = this;
			const tag = this.tag;
			tag.isSelfClosing = true;
			(_a = this.openTagHandler) === null || _a === void 0 || _a.call(this, tag);
			(_b = this.closeTagHandler) === null || _b === void 0 || _b.call(this, tag);
			if ((this.tag = (_c = tags[tags.length - 1]) !== null && _c !== void 0 ? _c : null) === null) this.closedRoot = true;
			this.state = S_TEXT;
			this.name = "";
		}
		/**
		* Handle a complete close tag. This parser code calls this once it has seen
		* the whole tag. This method checks for well-formeness and then emits
		* ``onclosetag``.
		*/
		closeTag() {
			const { tags, name } = this;
			this.state = S_TEXT;
			this.name = "";
			if (name === "") {
				this.fail("weird empty close tag.");
				this.text += "</>";
				return;
			}
			const handler = this.closeTagHandler;
			let l = tags.length;
			while (l-- > 0) {
				const tag = this.tag = tags.pop();
				this.topNS = tag.ns;
				handler === null || handler === void 0 || handler(tag);
				if (tag.name === name) break;
				this.fail("unexpected close tag.");
			}
			if (l === 0) this.closedRoot = true;
			else if (l < 0) {
				this.fail(`unmatched closing tag: ${name}.`);
				this.text += `</${name}>`;
			}
		}
		/**
		* Resolves an entity. Makes any necessary well-formedness checks.
		*
		* @param entity The entity to resolve.
		*
		* @returns The parsed entity.
		*/
		parseEntity(entity) {
			if (entity[0] !== "#") {
				const defined = this.ENTITIES[entity];
				if (defined !== void 0) return defined;
				this.fail(this.isName(entity) ? "undefined entity." : "disallowed character in entity name.");
				return `&${entity};`;
			}
			let num = NaN;
			if (entity[1] === "x" && /^#x[0-9a-f]+$/i.test(entity)) num = parseInt(entity.slice(2), 16);
			else if (/^#[0-9]+$/.test(entity)) num = parseInt(entity.slice(1), 10);
			if (!this.isChar(num)) {
				this.fail("malformed character entity.");
				return `&${entity};`;
			}
			return String.fromCodePoint(num);
		}
	};
	exports.SaxesParser = SaxesParser;
})))();
/** More failed tests than this say nothing that the first ones do not. */
const maxFailed = 500;
const maxDetail = 4096;
/** Reads one report; `undefined` when the text is XML of another kind or no XML at all. */
function readJunit(text, path) {
	const parser = new import_saxes.SaxesParser();
	const cases = [];
	const suites = [];
	let note;
	let isJunit = false;
	let current;
	let wrong;
	let reading = false;
	let skipped = false;
	parser.on("error", (error) => {
		note ??= `It could not be read to its end: ${clean(error.message).slice(0, 200)}`;
	});
	parser.on("opentag", ({ name, attributes, isSelfClosing }) => {
		const of = (key) => clean(attributes[key] ?? "");
		if (name === "testsuite" || name === "testsuites") {
			isJunit = true;
			suites.push(of("file") || of("name"));
		} else if (name === "testcase") {
			current = {
				suite: of("classname") || (suites.at(-1) ?? ""),
				name: of("name"),
				file: of("file"),
				line: of("line"),
				at: parser.line
			};
			wrong = void 0;
			skipped = false;
		} else if (current !== void 0 && (name === "failure" || name === "error") && wrong === void 0) {
			wrong = {
				message: of("message"),
				type: of("type"),
				detail: ""
			};
			reading = !isSelfClosing;
		} else if (current !== void 0 && name === "skipped") skipped = true;
	});
	const addText = (more) => {
		if (reading && wrong !== void 0 && wrong.detail.length < maxDetail) wrong.detail += more;
	};
	parser.on("text", addText);
	parser.on("cdata", addText);
	parser.on("closetag", ({ name }) => {
		if (name === "failure" || name === "error") reading = false;
		else if (name === "testsuite" || name === "testsuites") suites.pop();
		else if (name === "testcase" && current !== void 0) {
			if (wrong === void 0 || cases.length < maxFailed) cases.push(testCase(current, wrong, skipped, parser.line));
			current = void 0;
		}
	});
	try {
		parser.write(text).close();
	} catch (thrown) {
		note ??= `It could not be read to its end: ${thrown instanceof Error ? thrown.message.slice(0, 200) : "malformed XML"}`;
	}
	return isJunit ? {
		path,
		cases,
		note
	} : void 0;
}
function testCase(open, wrong, skipped, toLine) {
	const detail = clean(wrong?.detail ?? "").trim().slice(0, maxDetail);
	const line = Number(open.line);
	const path = open.file || (/\.[A-Za-z]\w{0,4}$/.test(open.suite) && !/^[\w$]+(?:\.[\w$]+)*$/.test(open.suite) ? open.suite : "");
	return {
		suite: open.suite,
		name: open.name,
		outcome: wrong !== void 0 ? "failed" : skipped ? "skipped" : "passed",
		message: (wrong?.message || detail.split("\n").find((l) => l.trim() !== "") || "").slice(0, 400),
		type: wrong?.type ?? "",
		detail,
		place: path === "" ? void 0 : {
			path,
			...Number.isInteger(line) && line > 0 ? { line } : {}
		},
		fromLine: open.at,
		toLine: Math.max(open.at, toLine)
	};
}
const maxMessage$2 = 400;
/** Builds a finding around the line that says what is wrong; the window is cut to 80 lines and always keeps `at`. */
function finding(parts, at, from = at, to = at) {
	const low = Math.min(from.n, at.n);
	const high = Math.max(to.n, at.n);
	const start = high - low < 80 ? low : Math.max(low, at.n - 40);
	return {
		...parts,
		signals: parts.signals ?? [],
		artifacts: parts.artifacts ?? [],
		severity: parts.severity ?? "error",
		message: oneLine$1(parts.message),
		at: at.n,
		from: start,
		to: Math.min(high, start + 80 - 1)
	};
}
/** A message as one line of bounded length. */
function oneLine$1(text) {
	const flat = text.replace(/\s+/g, " ").trim();
	return flat.length <= maxMessage$2 ? flat : `${flat.slice(0, 399)}…`;
}
/** An artifact from printed parts; absent or zero numbers are left out. */
function artifact(path, line, column, symbol) {
	const at = Number(line ?? 0);
	const col = Number(column ?? 0);
	return {
		path,
		...Number.isInteger(at) && at > 0 ? { line: at } : {},
		...Number.isInteger(col) && col > 0 ? { column: col } : {},
		...symbol === void 0 || symbol === "" ? {} : { symbol }
	};
}
// src/ci/diagnostics/prefix.ts
/** Digits as buildkit prints seconds: always five characters up to 999.9 (`0.123`, `11.02`, `123.4`), so that `1.5 x` is not one. */
const seconds = String.raw`(?:\d\.\d{3}|\d\d\.\d\d|\d{3}\.\d|\d{4,6}(?:\.\d)?)`;
const clock = String.raw`\d\d:\d\d:\d\d(?:[.,]\d{1,9})?`;
const date = String.raw`\d{4}[-/]\d\d[-/]\d\d`;
/** Words before a colon that are a tool's own verdict and not the name of a package or script. */
const verdict$2 = "(?:error|warning|warn|note|fatal|info|debug|panic|help|hint|failed)";
const prefixes = [
	{
		starts: /#/,
		ends: " ",
		pattern: new RegExp(`^#\\d{1,5} (?:${seconds} )?`)
	},
	{
		starts: /\d/,
		ends: " ",
		pattern: /^(?:\d\.\d{3}|\d\d\.\d\d|\d{3}\.\d) /
	},
	{
		starts: /\[/,
		ends: " ",
		pattern: new RegExp(`^\\[(?:${date}[ T])?${clock}(?:Z|[+-]\\d\\d:?\\d\\d)?\\]:? `)
	},
	{
		starts: /\d/,
		ends: " ",
		pattern: new RegExp(`^(?:${date}[ T])?${clock}(?:Z|[+-]\\d\\d:?\\d\\d)? `)
	},
	{
		starts: /▸/,
		ends: " ",
		pattern: /^▸ /
	},
	{
		starts: /\[/,
		ends: ": ",
		pattern: /^\[(?:DEBUG|INFO|WARN|WARNING|ERROR)\]: {1,8}\t?/
	},
	{
		starts: /[A-Za-z]/,
		ends: "  | ",
		pattern: /^[A-Za-z][\w.-]{0,80} {2,80}\| /
	},
	{
		starts: /[@a-z]/,
		ends: ": ",
		pattern: new RegExp(`^(?!${verdict$2}:)(?:@[\\w.-]{1,60}/)?[a-z][\\w-]{0,60}:(?!${verdict$2}:)[a-z][\\w:-]{0,60}: `)
	},
	{
		starts: /[@\w.-]/,
		ends: ": ",
		pattern: new RegExp(`^(?:@[\\w.-]{1,60}/|[\\w.-]{1,60}/)[\\w./-]{0,120} (?!${verdict$2}:)[a-z][\\w:-]{0,60}: `)
	}
];
/** The prefixes by the code of their first character: every line passes here once a tool, and most have none. */
const byStart = Array.from({ length: 128 }, (_, code) => prefixes.filter(({ starts }) => starts.test(String.fromCharCode(code))));
const beyondAscii = prefixes.filter(({ starts }) => starts.test("▸"));
/** Prefixes can be stacked (`#12 3.456 [08:38:45] web:build: x`); more than this nobody nests. */
const depth = 4;
/**
* The text a tool printed, without what an outer program put before it: buildkit's `#12 3.456 `, time stamps in or without
* brackets, fastlane's `▸ `, docker compose's `name  | `, `pkg:task: ` of turbo and `dir script: ` of pnpm. Indentation after
* the prefix stays. Texts without a known prefix come back unchanged.
*/
function unprefix(text) {
	let rest = text;
	for (let round = 0; round < depth; round++) {
		const cut = prefixLength(rest);
		if (cut === 0) break;
		rest = rest.slice(cut);
	}
	return rest;
}
/** Length of the one prefix that starts the text, 0 when there is none. */
function prefixLength(text) {
	for (const { ends, pattern } of byStart[text.charCodeAt(0)] ?? beyondAscii) {
		if (!text.includes(ends)) continue;
		const hit = pattern.exec(text);
		if (hit !== null) return hit[0].length;
	}
	return 0;
}
// src/ci/diagnostics/quoted.ts
/** GNU tools open with a grave accent and close with an apostrophe. */
const quotedText = /`([^`']{1,60})[`']|'([^']{1,60})'|"([^"]{1,60})"|‘([^’]{1,60})’/g;
/** Up to four short literal texts that would find an error again: its rule or code first, then what its message quotes. */
function signalsOf(ruleId, message) {
	const found = /* @__PURE__ */ new Set();
	if (ruleId !== void 0 && ruleId !== "") found.add(ruleId);
	for (const hit of message.matchAll(quotedText)) {
		if (found.size === 4) break;
		const name = hit[1] ?? hit[2] ?? hit[3] ?? hit[4] ?? "";
		if (name.length > 1) found.add(name);
	}
	const words = message.replace(/\s+/g, " ").trim().slice(0, 80);
	if (found.size === 0 && words !== "") found.add(words);
	return [...found];
}
// src/ci/diagnostics/per-line.ts
const maxContext = 12;
const mild = /^(?:warning|warn|info|note|style|notice|convention|refactor)$/i;
/** One finding for each line that a rule matches; the first rule wins, and a repeated error counts once. */
function readLines$1(tool, lines, rules) {
	const found = /* @__PURE__ */ new Map();
	for (let i = 0; i < lines.length; i++) {
		const line = lines[i];
		if (line === void 0 || line.mark === "group" || line.mark === "command") continue;
		const text = unprefix(line.text);
		for (const rule of rules) {
			if (rule.marked && line.mark !== "error") continue;
			const hit = rule.pattern.exec(text);
			if (hit === null) continue;
			const made = lineFinding$4(tool, rule, hit, lines, i);
			const key = JSON.stringify([
				made.ruleId,
				made.message,
				made.artifacts
			]);
			if (!found.has(key)) found.set(key, made);
			break;
		}
	}
	return [...found.values()];
}
function lineFinding$4(tool, rule, hit, lines, i) {
	const at = lines[i] ?? {
		n: 1,
		text: ""
	};
	const groups = hit.groups ?? {};
	const end = rule.context === void 0 ? at : contextEnd(lines, i, rule.context);
	const message = [groups.message ?? hit[0], inContext(lines, i, end, rule.more)?.text].filter(Boolean).join(": ");
	const ruleId = groups.rule || rule.ruleId;
	const where = groups.file ? groups : inContext(lines, i, end, rule.place);
	return finding({
		tool,
		failureType: typeof rule.failureType === "function" ? rule.failureType({
			...groups,
			message
		}) : rule.failureType,
		...ruleId === void 0 ? {} : { ruleId },
		message,
		signals: signalsOf(ruleId, message),
		artifacts: where?.file ? [artifact(where.file, where.line, where.column, groups.symbol)] : [],
		severity: at.mark === "warning" || mild.test(groups.level ?? "") ? "warning" : "error",
		strength: rule.strength
	}, at, at, end);
}
/** Groups of the first line between the error's own and `end` that matches. */
function inContext(lines, i, end, pattern) {
	if (pattern === void 0) return void 0;
	for (const line of lines.slice(i + 1, i + 1 + maxContext)) {
		if (line.n > end.n) return void 0;
		const groups = pattern.exec(unprefix(line.text))?.groups;
		if (groups !== void 0) return groups;
	}
}
/** Last line of the unbroken run of context after line `i`, or line `i` itself. */
function contextEnd(lines, i, context, most = maxContext) {
	let last = i;
	while (last + 1 < lines.length && last - i < most && context.test(unprefix(lines[last + 1]?.text ?? ""))) last++;
	return lines[last] ?? {
		n: 1,
		text: ""
	};
}
/** A diagnostic that is nothing but a table of line rules. */
function perLine(spec) {
	const { rules, ...rest } = spec;
	return {
		...rest,
		read: (lines) => readLines$1(spec.tool, lines, rules)
	};
}
// src/ci/diagnostics/actionlint.ts
const actionlint = perLine({
	tool: "actionlint",
	reads: "actionlint, default and one-line formats: one finding a problem with its kind.",
	fixtures: "real",
	sign: /\.ya?ml:\d+:\d+: /,
	rules: [{
		pattern: /^(?<file>[^\s:][^:]{0,300}\.ya?ml):(?<line>\d+):(?<column>\d+): (?!\[)(?<message>.+) \[(?<rule>[a-z][a-z-]{1,40})\]$/,
		failureType: ({ rule }) => rule === "shellcheck" || rule === "pyflakes" ? "linting" : "configuration_error",
		strength: 5,
		context: /^ *\d* ?\|/
	}]
});
// src/ci/diagnostics/guess.ts
const words$5 = [
	[/\b(?:ECONNRESET|ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOSPC|timed? ?out|getaddrinfo|could not resolve host|no space left|rate limit|connection refused|(?:502|503|504) |service unavailable|SIGINT|SIGTERM|out of memory)\b/i, "environment_error"],
	[/\b(?:permission|denied|forbidden|unauthori[sz]ed|bad credentials|not accessible|secret|token|input required|invalid (?:input|option|config\w*)|unknown option)\b/i, "configuration_error"],
	[/\b(?:SyntaxError|syntax error|unexpected token|parse error|parsing error)\b/i, "syntax_error"],
	[/\b(?:cannot find module|no module named|module not found|could not resolve dependenc\w+|no matching version|unresolved dependenc\w+)\b/i, "dependency_issue"],
	[/\b(?:not formatted|formatting|would reformat|code style)\b/i, "code_formatting"],
	[/^\s*\d+:\d+\s+(?:error|warning)\s|\b(?:lint|linting|linter|eslint|problems?\b.{0,20}\berrors?)\b/i, "linting"],
	[/\b(?:is not assignable|type mismatch|incompatible types?|TS\d{4})\b/, "type_checking"],
	[/\b(?:tests? failed|failing tests?|failed tests?|assert\w*|expected\b.{0,60}\b(?:received|got|but|actual))/i, "test_failure"]
];
/** The failure type that the words of a message point at, if any do. */
function guessType(message) {
	return words$5.find(([pattern]) => pattern.test(message))?.[1];
}
// src/ci/diagnostics/place.ts
/** A path needs an extension and must be short: bounded pieces keep the search linear on any text. */
const place$15 = /(?:^|[\s('"`[=])(?:file:\/\/)?(?<file>(?:[A-Za-z]:)?[\w./\\@+-]{1,250}\.[A-Za-z]\w{0,9})(?::(?<line>\d{1,7})(?::(?<column>\d{1,5}))?|\((?<line2>\d{1,7})(?:,(?<column2>\d{1,5}))?\))/;
/** The place that a text names first, unless it lies in a dependency's folder. */
function placeIn(text) {
	const hit = place$15.exec(text.slice(0, 1e3))?.groups;
	if (hit?.file === void 0 || /(?:^|[\\/])(?:node_modules|site-packages|dist-packages)[\\/]/.test(hit.file)) return void 0;
	return artifact(hit.file, hit.line ?? hit.line2, hit.column ?? hit.column2);
}
// src/ci/diagnostics/annotations.ts
/** `::error file=a,line=1,col=2::message` that another program's prefix kept from being obeyed. */
const command$1 = /^::(?<level>error|warning)(?: (?<properties>[^:]{0,2000}(?::[^:]{1,2000}){0,4}))?::(?<message>.+)$/;
/** What the runner adds below a failing step: the consequence, never the cause. */
const wrapper$5 = /^(?:Process completed with exit code -?\d+\.|Executing the custom container implementation failed\.|The process '.{0,300}' failed with exit code \d+$)/;
/** Noise that is tagged as an error in green runs. */
const noise$1 = /^\[notice\] /;
const maxMore = 25;
const annotations$2 = {
	tool: "annotation",
	reads: "Lines tagged as error by the runner (commands, actions, problem matchers) and `::error …::` texts behind prefixes.",
	fixtures: "written",
	sign: /\S/,
	read(lines, step) {
		const found = /* @__PURE__ */ new Map();
		for (const note of notes(lines)) {
			const made = noteFinding(note, step);
			const key = JSON.stringify([made.message, made.artifacts]);
			if (!found.has(key)) found.set(key, made);
		}
		return [...found.values()];
	}
};
function* notes(lines) {
	for (const [i, at] of lines.entries()) if ((at.mark === "error" || at.mark === "warning") && at.text.trim() !== "" && !wrapper$5.test(at.text) && !noise$1.test(at.text)) {
		const to = blockEnd$9(lines, i);
		yield {
			at,
			to,
			message: at.text,
			level: at.mark,
			artifacts: places$1(lines, i, to)
		};
	} else if (at.mark === void 0 && at.text.includes("::")) {
		const groups = command$1.exec(unprefix(at.text))?.groups;
		if (groups?.message !== void 0) yield {
			at,
			to: at,
			message: groups.message.replaceAll("%0A", " ").replaceAll("%0D", "").replaceAll("%25", "%"),
			level: groups.level ?? "error",
			artifacts: properties(groups.properties ?? "")
		};
	}
}
/** A tagged message can have more lines, which carry no tag: its stack, indented or led by a frame's sign. */
function blockEnd$9(lines, i) {
	let last = i;
	while (last - i < maxMore) {
		const next = lines[last + 1];
		if (next === void 0 || next.mark !== void 0 || !/^(?:\s+\S|❯|at |Caused by)/.test(next.text)) break;
		last++;
	}
	return lines[last] ?? {
		n: 1,
		text: ""
	};
}
/** Places that the message or its further lines name; a bare `1:2  error` of a linter belongs to the last path printed above it. */
function places$1(lines, i, to) {
	const named = lines.slice(i, i + 1 + to.n - (lines[i]?.n ?? 0)).flatMap((line) => placeIn(line.text) ?? []);
	if (named.length > 0) return named.slice(0, 3);
	const bare = /^\s*(?<line>\d{1,6}):(?<column>\d{1,5})\s/.exec(lines[i]?.text ?? "")?.groups;
	if (bare === void 0) return [];
	for (let k = i - 1; k >= Math.max(0, i - 60); k--) {
		const above = lines[k];
		if (above?.mark === void 0 && /^(?:[A-Za-z]:)?[\w./\\@()[\] -]{1,250}\.\w{1,10}$/.test(above?.text ?? "")) return [artifact(above?.text ?? "", bare.line, bare.column)];
	}
	return [];
}
function properties(text) {
	const of = (name) => new RegExp(`(?:^|,) *${name}=([^,]*)`).exec(text)?.[1];
	const file = of("file");
	return file === void 0 || file === "" ? [] : [artifact(file, of("line"), of("col"))];
}
function noteFinding(note, step) {
	const isAction = /^\S+@\S+$|^\.{1,2}\/|^docker:\/\//.test(step.command);
	const isTyped = note.at === note.to && /\.(?:swift|rs|go|tsx?|java|kts?|cs|fs|c|cc|cpp|h|hpp|mm?|scala)$/.test(note.artifacts[0]?.path ?? "");
	return finding({
		tool: "annotation",
		failureType: guessType(note.message) ?? (isTyped ? "type_checking" : isAction ? "configuration_error" : "runtime_error"),
		message: note.message,
		signals: signalsOf(void 0, note.message),
		artifacts: note.artifacts,
		severity: note.level === "warning" ? "warning" : "error",
		strength: note.artifacts.length > 0 ? 3 : 2
	}, note.at, note.at, note.to);
}
// src/ci/diagnostics/ansible-lint.ts
const table$7 = perLine({
	tool: "ansible-lint",
	reads: "ansible-lint, full and one-line forms: one finding a violation with its rule.",
	fixtures: "written",
	sign: /Task\/Handler: |^[a-z][\w-]{1,60}\[[\w-]{1,60}\]: |\.ya?ml:\d+(?::\d+)?$|Rule Violation Summary/,
	rules: [{
		pattern: /^(?<rule>[a-z][a-z0-9-]{2,60}(?:\[[\w-]{1,60}\])?): (?<message>\S.{1,300}?)(?: \(warning\))?$/,
		failureType: ({ rule }) => /^(?:syntax-check|parser-error|load-failure)/.test(rule ?? "") ? "syntax_error" : "linting",
		strength: 5,
		context: /^[^\s:]{1,300}\.ya?ml:\d+/,
		place: /^(?<file>[^\s:]{1,300}\.ya?ml):(?<line>\d+)(?::(?<column>\d+))?(?: |$)/
	}, {
		pattern: /^(?<file>[^\s:]{1,300}\.ya?ml):(?<line>\d+)(?::(?<column>\d+))?: (?<rule>[a-z][a-z0-9-]{2,60}\[[\w-]{1,60}\]): (?<message>.{1,300})$/,
		failureType: "linting",
		strength: 5
	}]
});
const ansibleLint = {
	...table$7,
	read: (lines, step) => table$7.read(lines, step).filter((f) => f.artifacts.length > 0)
};
// src/ci/diagnostics/autotools.ts
function kind$14({ message }) {
	return /not found|required|missing|no acceptable|cannot find|could not find|not installed|too old/i.test(message ?? "") ? "environment_error" : "configuration_error";
}
const autotools = perLine({
	tool: "autotools",
	reads: "configure, autoreconf, aclocal, meson and pkg-config errors.",
	fixtures: "real",
	sign: /configure(?:\.ac)?:|Can't exec "|autoreconf: |aclocal: |meson\.build:|No package '/,
	rules: [
		{
			pattern: /^\s*(?<message>Can't exec "(?<rule>[^"]{1,100})": No such file or directory).*$/,
			failureType: "environment_error",
			strength: 5
		},
		{
			pattern: /^(?:\S{0,200}\/)?configure: error: (?<message>.+)$/,
			failureType: kind$14,
			ruleId: "configure",
			strength: 4,
			context: /^[A-Z\s].*\S/
		},
		{
			pattern: /^(?<file>[\w./-]*configure\.(?:ac|in)):(?<line>\d+): error: (?<message>.+)$/,
			failureType: "configuration_error",
			ruleId: "autoconf",
			strength: 5
		},
		{
			pattern: /^(?:autoreconf|aclocal|automake|autoconf): error: (?<message>.+)$/,
			failureType: kind$14,
			ruleId: "autoreconf",
			strength: 2
		},
		{
			pattern: /^(?<file>[\w./-]*meson\.build|meson_options\.txt):(?<line>\d+):(?<column>\d+): ERROR: (?<message>Dependency .+)$/,
			failureType: "dependency_issue",
			ruleId: "dependency",
			strength: 5
		},
		{
			pattern: /^(?<file>[\w./-]*meson\.build|meson_options\.txt):(?<line>\d+):(?<column>\d+): ERROR: (?<message>.+)$/,
			failureType: "configuration_error",
			ruleId: "meson",
			strength: 5
		},
		{
			pattern: /^(?<message>No package '(?<rule>[^']{1,100})' found)$/,
			failureType: "dependency_issue",
			strength: 3
		}
	]
});
// src/ci/diagnostics/js-error.ts
const head$1 = /^(?:error: )?(?:Uncaught )?(?:\(in promise\) )?(?:Uncaught )?([A-Za-z_$][\w$.]{0,80})(?: \[([\w-]{1,60})\])?: (.+)$/;
const errorName = /Error$|Exception$|Rejection$|Failure$/;
/** `TypeError [ERR_X]: message` taken apart, or undefined when the text starts with no name of an error. */
function errorHead(text) {
	const [, name = "", code, message = ""] = head$1.exec(text.trim()) ?? [];
	if (!errorName.test(name)) return void 0;
	return code === void 0 || code === "Error" ? {
		name,
		message
	} : {
		name,
		code,
		message
	};
}
/** The place a stack frame names, as printed but without `file://` or `webpack://name/`; foreign code included. */
function stackFrame(text) {
	const trimmed = text.trim();
	if (!trimmed.startsWith("at ") && !trimmed.startsWith("❯ ")) return void 0;
	const body = trimmed.slice(2).trim().replace(/^async /, "");
	const open = body.endsWith(")") ? body.indexOf(" (") : -1;
	if (open >= 0) return placeAtEnd(body.slice(open + 2, -1));
	return placeAtEnd(/^(?:[/.\\]|file:|[A-Za-z]:[\\/])/.test(body) ? body : body.slice(body.lastIndexOf(" ") + 1));
}
/** `path:line:column` or `path:line`; undefined when the text does not end like that. */
function placeAtEnd(text) {
	const last = text.lastIndexOf(":");
	const before = text.lastIndexOf(":", last - 1);
	if (last <= 0 || !isCount(text.slice(last + 1))) return void 0;
	if (before <= 0 || !isCount(text.slice(before + 1, last))) return artifact(plainPath(text.slice(0, last)), text.slice(last + 1));
	return artifact(plainPath(text.slice(0, before)), text.slice(before + 1, last), text.slice(last + 1));
}
const isCount = (text) => /^\d{1,7}$/.test(text);
/** A path without the URL scheme that a loader or bundler puts before it. */
function plainPath(path) {
	return path.replace(/^file:\/\/\/(?=[A-Za-z]:)/, "").replace(/^file:\/\//, "").replace(/^webpack(?:-internal)?:\/\/[^/]*\/(?:\.\/)?/, "");
}
const foreign$9 = /(?:^|[\\/])(?:node_modules|hostedtoolcache|\.yarn)[\\/]|^(?:node|ext|bun|deno|https?|native|internal)[:/]|^[<\s]|^native$|^evalmachine/;
/** Code that is not the project's: dependencies, the runtime, evaluated text. */
function isForeign$2(path) {
	return foreign$9.test(path);
}
/** Places in the project that the frames among `texts` name, in printed order, each once, at most five. */
function projectFrames(texts) {
	const found = /* @__PURE__ */ new Map();
	for (const text of texts) {
		const place = stackFrame(text);
		if (place === void 0 || isForeign$2(place.path)) continue;
		const key = `${place.path}:${place.line ?? 0}`;
		if (!found.has(key)) found.set(key, place);
		if (found.size === 5) break;
	}
	return [...found.values()];
}
const missing$3 = /(?:Cannot find (?:module|package)|[Cc]an't resolve|[Cc]ould not resolve|[Ff]ailed to resolve import|Failed to load url|Cannot resolve module) (?:['"]([^'"]{1,200})['"]|([^\s'"]{1,200}))/;
/** What an import asked for and did not get, or undefined. */
function missingModule(text) {
	const hit = missing$3.exec(text);
	return hit?.[1] ?? hit?.[2];
}
/** Search words for an error: the module that was missing, else what `signalsOf` finds; an apostrophe (`can't`) is no quote here. */
function errorSignals(ruleId, message) {
	const specifier = missingModule(message);
	if (specifier === void 0) return signalsOf(ruleId, message);
	return ruleId === void 0 ? [specifier] : [ruleId, specifier];
}
/** Whether an import names a package (`lodash`, `@scope/x`) and not a file of the project (`./x`, `/x`, the usual aliases). */
function isPackage(specifier) {
	return !/^(?:[./\\~#]|@\/|src\/|file:|[A-Za-z]:[\\/])/.test(specifier);
}
const environment$3 = /\b(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EADDRINUSE|ENOSPC|EACCES|EPERM|EMFILE|ENOMEM|CERT_HAS_EXPIRED)\b|out of memory|certificate/;
const moduleSystem = /Cannot use import statement outside a module|Unexpected token 'export'|ERR_REQUIRE_ESM/;
const parse$2 = /\b(?:SyntaxError|PARSE_ERROR)\b|Parse failure|Unexpected token|Unterminated|Transform failed|parse failed/;
/** The failure type of an error thrown outside of a test's assertions. */
function errorType(text) {
	const specifier = missingModule(text);
	if (specifier !== void 0) return isPackage(specifier) ? "dependency_issue" : "runtime_error";
	if (moduleSystem.test(text)) return "configuration_error";
	if (parse$2.test(text)) return "syntax_error";
	return environment$3.test(text) ? "environment_error" : "runtime_error";
}
/** The project's file that asked for a module with `require`, out of the `Require stack:` under the message. */
function requiredBy(texts) {
	const list = texts.indexOf("Require stack:");
	return list < 0 ? void 0 : /^- (\S.{0,300})$/.exec(texts[list + 1] ?? "")?.[1];
}
// src/ci/diagnostics/test-block.ts
/** Beyond this many lines a block shows nothing that its head did not. */
const maxBlock$16 = 40;
/** The finding of a block: `at` is the first line that gives a reason, the window ends at the first frame in the project. */
function blockFinding$6(lines, block) {
	const title = lines[block.from];
	if (title === void 0) return void 0;
	const end = Math.min(block.end, block.start + 80);
	const texts = lines.slice(block.start, end).map((line) => unprefix(line.text));
	const first = texts.findIndex((text) => text.trim() !== "");
	const reason = reasonOf(texts, first);
	const ruleId = ruleOf$1(reason, errorHead(reason));
	return finding({
		tool: block.tool,
		failureType: block.failureType?.(texts.slice(0, maxBlock$16).join("\n")) ?? "test_failure",
		...ruleId === void 0 ? {} : { ruleId },
		message: [block.title, [reason, ...comparison(texts)].join(" ").trim()].filter((part) => part !== "").join(": "),
		signals: [...errorSignals(ruleId, reason).slice(0, 3), block.title.slice(0, 80)].filter((text) => text !== ""),
		artifacts: artifactsOf(texts, reason, block.file),
		strength: block.strength ?? 5
	}, (first < 0 ? void 0 : lines[block.start + first]) ?? title, title, lines[lastShown(texts, block, end)] ?? title);
}
/** Index of the first text at or after `from` that passes, looking at `reach` texts at most; else the end of that stretch. */
function indexFrom(texts, from, reach, test) {
	const end = Math.min(texts.length, from + reach);
	for (let i = from; i < end; i++) if (test(texts[i] ?? "", i)) return i;
	return end;
}
/** The first line that says something; one that ends in a colon says it only together with what follows. */
function reasonOf(texts, first) {
	const reason = (texts[first] ?? "").trim().replace(/^→ /, "");
	if (first < 0 || !reason.endsWith(":")) return reason;
	return [reason, ...texts.slice(first + 1, first + 8).filter((text) => text.trim() !== "" && !/^\s{0,12}(?:at|❯) |[╭│╰]/.test(text)).slice(0, 2).map((text) => text.trim())].join(" ");
}
/** `Error` says nothing; a failed assertion has one name whatever the library calls it. */
function ruleOf$1(reason, head) {
	if (missingModule(reason) !== void 0) return "MODULE_NOT_FOUND";
	if ((head?.message ?? reason).startsWith("expect(") || head?.name === "AssertionError") return "AssertionError";
	return head?.code ?? (head?.name === "Error" ? void 0 : head?.name);
}
/** The lines in which a matcher says what it wanted and what it got. */
function comparison(texts) {
	return texts.slice(0, maxBlock$16).map((text) => text.trim()).filter((text) => /^(?:Expected|Received)[\w ]{0,30}: {1,8}\S/.test(text)).slice(0, 2);
}
const testPath = /(?:^|[\\/])(?:__tests__|tests?|specs?|e2e)[\\/]|[._-](?:test|spec|cy)\.[cm]?[jt]sx?$/;
/** The test's own place first, with the line that its frame gives; then where the project's code raised. */
function artifactsOf(texts, reason, file) {
	const frames = projectFrames(texts);
	const own = frames.find((frame) => file === void 0 ? testPath.test(frame.path) : samePath(frame.path, file.path));
	const others = frames.filter((frame) => frame !== own);
	if (own !== void 0) return [artifact(file === void 0 || !/^(?:\/|[A-Za-z]:[\\/])/.test(own.path) ? own.path : file.path, own.line, own.column), ...others].slice(0, 5);
	if (file !== void 0) return [file, ...others].slice(0, 5);
	const named = /\(([^()\s]{1,300}\.[cm]?[jt]sx?)\)$/.exec(reason)?.[1];
	return named === void 0 ? frames : [artifact(named), ...frames];
}
/** Frames may be absolute where the runner's own lines are relative. */
function samePath(one, other) {
	return one === other || one.endsWith(`/${other}`) || other.endsWith(`/${one}`);
}
/** Index of the last line worth showing: the first project frame, else the last line that is not blank. */
function lastShown(texts, block, end) {
	const most = Math.max(block.start, Math.min(end, block.from + maxBlock$16) - 1);
	const frame = texts.findIndex((text) => {
		const place = stackFrame(text);
		return place !== void 0 && !isForeign$2(place.path);
	});
	if (frame >= 0) return Math.min(block.start + frame, most);
	let last = most;
	while (last > block.from && (texts[last - block.start] ?? "").trim() === "") last--;
	return last;
}
/** The first place `path:1:2` that a line of the block starts with: how bundlers inside a runner name what they cannot parse. */
function leadingPlace(texts) {
	for (const text of texts) {
		const hit = /^\s{0,8}(\/?[\w@./\\-]{1,300}\.[A-Za-z]\w{0,9}:\d{1,7}:\d{1,5}): /.exec(text);
		if (hit !== null) return placeAtEnd(hit[1] ?? "");
	}
}
// src/ci/diagnostics/ava.ts
const tool$30 = "ava";
const failed$4 = /^ {2}[✘✖] \[fail\]: (\S.*)$/;
const uncaught$3 = /^ {2}(Uncaught (?:exception|rejection)|Unhandled rejection) in (\S{1,300})$/;
const place$14 = /^ {2}(\S{1,300}\.[cm]?[jt]sx?):(\d{1,7})$/;
const closing$3 = /^ {2}(?:─$|[✘✖✔] |\d+ (?:tests?|uncaught|unhandled|known) )/;
/** Details of a test are read as far as this. */
const reach$3 = 80;
const rules$22 = [{
	pattern: /^ {2}[✘✖] (?<message>No tests found in (?<file>[^\s,]{1,300}).*)$/,
	failureType: "configuration_error",
	strength: 4
}, {
	pattern: /^ {2}[✘✖] (?<message>Couldn['’]t find any (?:files|tests).*)$/,
	failureType: "configuration_error",
	strength: 4
}];
const ava = {
	tool: tool$30,
	reads: "failed tests of the default reporter, uncaught errors, files without tests; its TAP output is read by node:test",
	fixtures: "real",
	sign: /(?:^|\s) {2}[✘✖] (?:\[fail\]: |No tests found in |Couldn['’]t find any )|(?:^|\s) {2}(?:Uncaught (?:exception|rejection)|Unhandled rejection) in /,
	read(lines) {
		const texts = lines.map((line) => unprefix(line.text).trimEnd());
		return [
			...failures(lines, texts),
			...crashes$3(lines, texts),
			...readLines$1(tool$30, lines, rules$22)
		];
	}
};
/** The list says `file › title reason`; the details repeat `file › title` alone on a line. Without them the list has to do. */
function failures(lines, texts) {
	const listed = /* @__PURE__ */ new Map();
	for (const [i, text] of texts.entries()) {
		const name = failed$4.exec(text)?.[1];
		if (name !== void 0 && !listed.has(name)) listed.set(name, i);
	}
	const found = [];
	for (const [i, text] of texts.entries()) {
		const title = text.trim();
		const name = /^ {2}\S/.test(text) && !failed$4.test(text) ? nameOf$1(listed, title) : void 0;
		if (name === void 0) continue;
		listed.delete(name);
		found.push(...detailed$1(lines, texts, i, title) ?? []);
	}
	const rest = [...listed].flatMap(([name, i]) => blockFinding$6(lines, {
		tool: tool$30,
		title: name,
		from: i,
		start: i + 1,
		end: i + 1,
		strength: 3
	}) ?? []);
	return [...found, ...rest];
}
/** Which listed failure a heading repeats. A list has few entries compared with the lines of a log. */
function nameOf$1(listed, title) {
	if (listed.has(title)) return title;
	if (title.length < 3 || !title.includes(" ")) return void 0;
	for (const name of listed.keys()) if (name.startsWith(`${title} `)) return name;
}
function detailed$1(lines, texts, from, title) {
	const end = detailsEnd(texts, from + 1);
	const thrown = indexFrom(texts, from + 1, end - from - 1, (text) => errorHead(text) !== void 0);
	const said = indexFrom(texts, from + 1, end - from - 1, (text) => /^ {2}[^\s\d]/.test(text) && !place$14.test(text));
	const where = texts.slice(from, Math.min(end, from + 4)).map((text) => place$14.exec(text)).find((hit) => hit !== null);
	const made = blockFinding$6(lines, {
		tool: tool$30,
		title,
		from,
		start: thrown < end ? thrown : said,
		end,
		...where?.[1] === void 0 ? {} : { file: artifact(where[1], where[2]) }
	});
	return made === void 0 ? void 0 : [made];
}
function crashes$3(lines, texts) {
	return texts.flatMap((text, from) => {
		const [, title = "", path] = uncaught$3.exec(text) ?? [];
		if (path === void 0) return [];
		const end = indexFrom(texts, from + 1, reach$3, (other) => closing$3.test(other) || uncaught$3.test(other));
		return blockFinding$6(lines, {
			tool: tool$30,
			title,
			from,
			start: from + 1,
			end,
			file: artifact(path),
			failureType: errorType,
			strength: 4
		}) ?? [];
	});
}
/** Details end at three blank lines, at the rule or at the counts. */
function detailsEnd(texts, start) {
	return indexFrom(texts, start, reach$3, (text, i) => closing$3.test(text) || uncaught$3.test(text) || text === "" && texts[i + 1] === "" && texts[i + 2] === "");
}
// src/ci/diagnostics/bandit.ts
const issue = /^>> Issue: \[(B\d{3})(?::([\w-]{1,100}))?\] (\S.*)$/;
const place$13 = /^ {1,8}Location: (\S.{0,400}?):(\d{1,7})(?::(\d{1,5}))?$/;
const maxBlock$15 = 14;
const bandit = {
	tool: "bandit",
	reads: "security issues of bandit in its screen and text output",
	fixtures: "real",
	sign: />> Issue: \[B\d{3}/,
	read: (lines) => lines.flatMap((_, i) => issueAt(lines, i) ?? [])
};
function issueAt(lines, i) {
	const at = lines[i];
	const hit = issue.exec(unprefix(at?.text ?? ""));
	if (at === void 0 || hit?.[1] === void 0 || hit[3] === void 0) return void 0;
	let last = i;
	let where = null;
	while (last - i < maxBlock$15 && !/^(?:-{20,}|>> Issue)/.test(unprefix(lines[last + 1]?.text ?? "-".repeat(20)))) {
		last++;
		where ??= place$13.exec(unprefix(lines[last]?.text ?? ""));
	}
	return finding({
		tool: "bandit",
		failureType: "linting",
		ruleId: hit[1],
		message: hit[3],
		signals: [...signalsOf(hit[1], hit[3]), ...hit[2] === void 0 ? [] : [hit[2]]].slice(0, 4),
		artifacts: where?.[1] === void 0 ? [] : [artifact(where[1], where[2], where[3])],
		strength: 5
	}, at, at, lines[last]);
}
// src/ci/diagnostics/bazel.ts
const bazel = perLine({
	tool: "bazel",
	reads: "bazel build and test: missing packages and targets, broken BUILD files, failed tests, failed actions as a hint.",
	fixtures: "written",
	sign: /ERROR: | (?:FAILED|TIMEOUT) /,
	rules: [
		{
			pattern: /^ERROR: (?<message>(?:no such (?:package|target)|Skipping '|Analysis of target '\S+' failed|Error computing the main repository mapping|An error occurred during the fetch).*)$/,
			failureType: "configuration_error",
			strength: 4,
			context: /^\s+\S/
		},
		{
			pattern: /^ERROR: (?<file>[^\s:]{1,400}):(?<line>\d+):(?<column>\d+): (?<message>(?:name '|syntax error|no such|invalid |Label '|in ).*)$/,
			failureType: "configuration_error",
			strength: 5
		},
		{
			pattern: /^ERROR: (?<file>[^\s:]{1,400}):(?<line>\d+):(?<column>\d+): (?<message>.+ failed: .+)$/,
			failureType: "type_checking",
			strength: 1
		},
		{
			pattern: /^(?<rule>\/\/\S{1,300}) +(?<message>(?:FAILED|TIMEOUT)(?: TO BUILD)? .{0,200})$/,
			failureType: "test_failure",
			strength: 2
		}
	]
});
// src/ci/diagnostics/python-errors.ts
/** `File "x.py", line 3, in f`; also the form of fatal errors (`line 3 in f`) and of syntax errors (no function). */
const tracebackFrame = /^ *File "([^"]{1,500})", line (\d{1,7})(?:,? in (.{1,200}))?$/;
/** `x.py:3: in f` (pytest short), `x.py:3: ValueError` and `x.py:3: ` (pytest long). */
const shortFrame$1 = /^((?:[A-Za-z]:)?[^\s:>][^:]{0,400}|<[^>]{1,200}>):(\d{1,7}):(?: (?:in (\S.{0,200})|.*))?$/;
/** The frame of a line of a traceback in Python's own form. */
function frameOf(text) {
	return made$1(tracebackFrame.exec(text));
}
/** The frame of a line of a traceback in pytest's forms. */
function pytestFrameOf(text) {
	if (text.startsWith("E ") || text.startsWith("> ")) return void 0;
	return made$1(shortFrame$1.exec(text));
}
function made$1(hit) {
	const [, path, line, symbol] = hit ?? [];
	if (path === void 0 || line === void 0) return void 0;
	return {
		path,
		line: Number(line),
		...symbol === void 0 ? {} : { symbol: symbol.trim() }
	};
}
/** Installed packages, the standard library, code without a file, and the throw-away folders of package builds. */
const foreign$8 = /[\\/](?:site|dist)-packages[\\/]|[\\/]lib(?:64)?[\\/](?:python|pypy)\d|[\\/]Lib[\\/](?!site)|^<|\.tox[\\/]|\.nox[\\/]|[\\/]\.?v?env[\\/]|pip-build-env-|[\\/]uv[\\/]python[\\/]/;
/** Whether a frame lies outside of the project. */
function isForeign$1(frame) {
	return foreign$8.test(frame.path);
}
/** `name` without its module, `message` after the colon. Undefined when the line cannot be the last one of a traceback. */
function exceptionOf(text) {
	const hit = /^([A-Za-z_][\w.]{0,200})(?::(?: (.*))?)?$/.exec(text);
	if (hit?.[1] === void 0) return void 0;
	return {
		name: hit[1].slice(hit[1].lastIndexOf(".") + 1),
		message: hit[2] ?? ""
	};
}
/** Whether a name is one that exceptions have; used where a plain word could stand too. */
function isExceptionName(name) {
	return /(?:Error|Exception|Warning|Exit|Interrupt|Failed|Failure|Timeout|Iteration|Skipped)$/.test(name);
}
const network = /^(?:Connection\w*|ConnectTimeout|ReadTimeout|Timeout|TimeoutError|SSLError|SSL\w*Error|gaierror|URLError|HTTPError|ProxyError|MaxRetryError|NewConnectionError|NameResolutionError|RemoteDisconnected|IncompleteRead|ChunkedEncodingError)$/;
const machine$1 = /No space left on device|cannot open shared object file|DLL load failed|Permission denied|Cannot allocate memory|Too many open files/;
/** Libraries wrap connection errors into their own exceptions; the words stay. */
const unreachable = /Max retries exceeded|Name or service not known|Temporary failure in name resolution|Connection (?:refused|reset|aborted|timed out)|Network is unreachable|[Rr]ead timed out|couldn't connect to/;
/** The kind of failure an exception tells of when it ends a program (not an assertion of a test). */
function failureTypeOf(name, message) {
	if (/^(?:SyntaxError|IndentationError|TabError)$/.test(name)) return "syntax_error";
	if (machine$1.test(message) || unreachable.test(message)) return "environment_error";
	if (name === "ModuleNotFoundError" || /^No module named /.test(message)) return "dependency_issue";
	if (name === "ImportError" && /[\\/]site-packages[\\/]/.test(message)) return "dependency_issue";
	if (/^(?:DistributionNotFound|VersionConflict|PackageNotFoundError|ContextualVersionConflict)$/.test(name)) return "dependency_issue";
	if (name === "ImproperlyConfigured") return "configuration_error";
	if (name === "AssertionError") return "assertion_error";
	if (name === "MemoryError" || name === "PermissionError" || network.test(name)) return "environment_error";
	return "runtime_error";
}
/** Whether a file holds tests, by the names pytest and unittest look for. */
function isTestFile(path) {
	return /(?:^|[\\/])(?:test_[^\\/]*|[^\\/]*_tests?|tests?)\.py$/.test(path);
}
/** Whether an exception only says that another program failed: that one has said why. */
function isWrapper(name, message) {
	if (/^(?:CalledProcessError|ErrorReturnCode_\d+|SubprocessError|SystemExit|Exit)$/.test(name)) return true;
	return /^(?:RuntimeError|Exception)$/.test(name) && /\bfailed!?$|exit (?:code|status) \d/.test(message);
}
// src/ci/diagnostics/python-stack.ts
const tracebackHead = /^([ |+]{0,60}|INTERNALERROR> )(?:Exception Group )?Traceback \(most recent call last\):$/;
const chained = /^(?:The above exception was the direct cause of|During handling of the above exception, another)/;
/** A message of several lines stands between an exception and the link to the next one. */
const maxMessageLines = 20;
const maxFrames = 2e3;
const maxChain = 20;
/**
* The traceback whose head is line index `start`; undefined when its exception is missing. A margin (`INTERNALERROR> `, ` | `,
* blanks) is taken off each line.
*/
function readStack(lines, start, depth = 0) {
	const head = tracebackHead.exec(unprefix(lines[start]?.text ?? ""));
	if (head === null) return void 0;
	const margin = (head[1] ?? "").length;
	const text = (i) => unprefix(lines[i]?.text ?? "").slice(margin);
	const frames = [];
	let i = start + 1;
	for (; i < lines.length && i - start < maxFrames; i++) {
		const body = text(i);
		const frame = frameOf(body);
		if (frame !== void 0) frames.push(frame);
		else if (!/^ | is being/.test(body) && body !== "") break;
		else if (body === "" && !/^ {2}/.test(text(i + 1))) break;
	}
	const last = text(i);
	const raised = exceptionOf(last);
	if (last === "" || raised === void 0 && frames.length === 0) return void 0;
	const next = depth < maxChain ? nextOfChain(text, i, lines.length) : void 0;
	const later = next === void 0 ? void 0 : readStack(lines, next, depth + 1);
	const name = raised?.name ?? last.slice(0, 60);
	if (later !== void 0) return {
		...later,
		start,
		causes: [name, ...later.causes]
	};
	return {
		start,
		at: i,
		end: i,
		frames,
		name,
		message: raised?.message ?? "",
		text: last,
		causes: [],
		group: (head[0] ?? "").includes("Exception Group")
	};
}
/** Index of the traceback that continues the chain after the exception at `i`. */
function nextOfChain(text, i, count) {
	for (let k = i + 1; k < Math.min(count, i + maxMessageLines); k++) {
		if (/^Traceback \(most/.test(text(k))) return void 0;
		if (!chained.test(text(k))) continue;
		return [k + 1, k + 2].find((n) => /Traceback \(most recent call last\):$/.test(text(n)));
	}
}
/** Places of a stack: the project's frames from the raising one outwards, at most five, each once. */
function placesOf$2(frames) {
	const own = frames.filter((frame) => !isForeign$1(frame)).reverse();
	const seen = /* @__PURE__ */ new Set();
	return own.filter(({ path, line }) => !seen.has(`${path}:${line}`) && seen.add(`${path}:${line}`)).slice(0, 5).map(({ path, line, symbol }) => artifact(path, line, void 0, named$6(symbol)));
}
function named$6(symbol) {
	return symbol === void 0 || symbol.startsWith("<") ? void 0 : symbol;
}
// src/ci/diagnostics/behave.ts
const scenario = /^ {2,4}(?:Scenario|Scenario Outline|Example):? (?<title>\S.{0,300}?) +# (?<file>[^\s:]{1,300}\.feature):(?<line>\d+)$/;
const stepPlace = / # (?<file>[^\s:]{1,300}\.py):(?<line>\d+)(?: [\d.]+s)?$/;
const asserted = /^ {4,8}(?:ASSERT FAILED|Assertion Failed): (?<message>.*)$/;
const stackHead = /^ {4,8}Traceback \(most recent call last\):$/;
const maxStack = 60;
const behave = {
	tool: "behave",
	reads: "behave: one finding a failed or erroneous step with its scenario.",
	fixtures: "real",
	sign: / # \S+\.feature:\d+$/,
	read(lines) {
		const texts = lines.map((line) => unprefix(line.text));
		const found = [];
		let place;
		for (const [i, text] of texts.entries()) {
			place = scenario.exec(text)?.groups ?? place;
			if (place?.file === void 0) continue;
			const made = assertion(lines, texts, i) ?? raised$1(lines, texts, i);
			if (made === void 0) continue;
			found.push({
				...made,
				message: `${place.title}: ${made.message}`.slice(0, 400),
				artifacts: [artifact(place.file, place.line), ...made.artifacts].slice(0, 5)
			});
		}
		return found;
	}
};
const parts = {
	tool: "behave",
	failureType: "test_failure",
	strength: 5
};
function assertion(lines, texts, i) {
	const message = asserted.exec(texts[i] ?? "")?.groups?.message;
	const at = lines[i];
	if (message === void 0 || at === void 0) return void 0;
	const step = stepPlace.exec(texts[i - 1] ?? "")?.groups;
	return finding({
		...parts,
		ruleId: "AssertionError",
		message: message || (texts[i - 1] ?? "").trim(),
		signals: signalsOf("ASSERT FAILED", message),
		artifacts: step?.file === void 0 ? [] : [artifact(step.file, step.line)]
	}, at, lines[i - 1]);
}
/** A traceback below a step: the exception stands at the indentation of its head. */
function raised$1(lines, texts, i) {
	const head = texts[i] ?? "";
	if (!stackHead.test(head)) return void 0;
	const indent = head.length - head.trimStart().length;
	const frames = [];
	for (let k = i + 1; k < Math.min(texts.length, i + maxStack); k++) {
		const text = texts[k] ?? "";
		const frame = frameOf(text);
		if (frame !== void 0) frames.push(frame);
		const error = exceptionOf(text.slice(indent));
		const at = lines[k];
		if (error === void 0 || !isExceptionName(error.name) || at === void 0) continue;
		return finding({
			...parts,
			ruleId: error.name,
			message: text.trim(),
			signals: signalsOf(error.name, error.message),
			artifacts: placesOf$2(frames)
		}, at, lines[Math.max(i - 1, k - 20)]);
	}
}
// src/ci/diagnostics/biome.ts
const tool$29 = "biome";
const heading$2 = new RegExp(`^(?:([^\\s━].{0,300}?)(?::(\\d{1,6}):(\\d{1,6}))? )?(lint/[\\w/]{1,80}|assist/[\\w/]{1,80}|suppressions/\\w{1,40}|syntax/[\\w/]{1,80}|internalError/\\w{1,40}|files/\\w{1,40}|organizeImports|format|parse|deserialize|configuration|plugin|check|ci|lint|assist|migrate)(?: [ A-Z]{2,20})? ━{3,}`);
const reason$3 = /^\s{1,4}[×✖] (.+)$/;
const annotation$1 = /^\S.{0,1000}$/;
const biome = {
	tool: tool$29,
	reads: "check, lint, format and ci in the default form, the github reporter, refused configuration",
	fixtures: "real",
	sign: /(?:^|\s)(?:lint|assist|internalError)\/\w|(?:^|\s)(?:organizeImports|format|parse|deserialize|configuration|plugin|check|ci|lint)(?: [ A-Z]{2,20})? ━{3,}/,
	read(lines) {
		const found = blocks$4(lines);
		const single = found.filter((one) => one.strength > 2);
		if (single.length > 0) return single;
		const marked = found.length === 0 ? [] : lines.filter((line) => line.mark === "error" && line.n < (found[0]?.at ?? 0));
		return marked.length > 0 ? marked.filter((line) => annotation$1.test(line.text)).map(annotated) : found.slice(0, 1);
	}
};
function blocks$4(lines) {
	const found = [];
	for (const [i, line] of lines.entries()) {
		const head = heading$2.exec(unprefix(line.text));
		if (head === null) continue;
		const at = lines.slice(i + 1, i + 6).find((next) => /^\s{1,4}[×✖!iℹ⚠] /.test(unprefix(next.text)));
		const message = at === void 0 ? void 0 : reason$3.exec(unprefix(at.text))?.[1];
		if (message?.startsWith("Code formatting aborted")) continue;
		if (at !== void 0 && message !== void 0) found.push(blockFinding$5(head, message, at, line, excerptEnd$1(lines, i)));
	}
	return found;
}
function blockFinding$5(head, message, at, from, to) {
	const [, path, row, column, category = ""] = head;
	return finding({
		tool: tool$29,
		failureType: typeOf$13(category),
		ruleId: category,
		message,
		signals: signalsOf(category, message),
		artifacts: path === void 0 ? [] : [artifact(path, row, column)],
		strength: path === void 0 ? 2 : 5
	}, at, from, to);
}
/** Last line of the first excerpt under a heading. */
function excerptEnd$1(lines, i) {
	let last = i;
	for (let k = i + 1; k < Math.min(lines.length, i + 14); k++) {
		const text = unprefix(lines[k]?.text ?? "");
		if (heading$2.test(text) || /^\s{1,4}[iℹ] /.test(text)) break;
		if (text.trim() !== "") last = k;
	}
	return lines[last] ?? {
		n: 1,
		text: ""
	};
}
function typeOf$13(category) {
	if (/^(?:format|organizeImports|assist)/.test(category)) return "code_formatting";
	if (/^(?:parse|syntax)/.test(category)) return "syntax_error";
	return /^(?:lint|suppressions|plugin|check|ci)/.test(category) ? "linting" : "configuration_error";
}
function annotated(line) {
	const formatting = /formatt(?:er|ing)|imports and exports are not sorted/i.test(line.text);
	const parsing = /^(?:Expected|expected) .{1,200} but instead found/.test(line.text);
	return finding({
		tool: tool$29,
		failureType: formatting ? "code_formatting" : parsing ? "syntax_error" : "linting",
		message: line.text,
		signals: signalsOf(void 0, line.text),
		strength: 3
	}, line);
}
// src/ci/diagnostics/black.ts
const would = /^would reformat (\S.{0,400})$/;
const unreadable$2 = /^error: cannot (?:format (\S.{0,300}?): (?:Cannot parse[^:]{0,60}: )?(?:(\d{1,7}):\d{1,5}: )?(.*)|parse: (\S.{0,300}?):(\d{1,7}):(\d{1,5}))$/;
const diffHead = /^--- (\S[^\t]{0,400})\t\d{4}-/;
const maxDiff$2 = 40;
const black = {
	tool: "black",
	reads: "files that black --check or --diff would reformat or cannot parse, wrong usage",
	fixtures: "real",
	sign: /would reformat |error: cannot (?:format|parse)|Usage: black /,
	read(lines) {
		const texts = lines.map((line) => unprefix(line.text));
		const diffs = diffsOf(lines, texts);
		const found = /* @__PURE__ */ new Map();
		lines.forEach((line, i) => {
			const one = reformat$1(line, texts[i] ?? "", diffs) ?? broken$1(lines, texts, i) ?? usage$3(line, texts, i);
			if (one !== void 0 && !found.has(one.message)) found.set(one.message, one);
		});
		return [...found.values()];
	}
};
function reformat$1(line, text, diffs) {
	const file = would.exec(text)?.[1];
	if (file === void 0) return void 0;
	const [from, to] = diffs.get(file) ?? [line, line];
	return finding({
		tool: "black",
		failureType: "code_formatting",
		ruleId: "format",
		strength: 5,
		message: text,
		signals: [text],
		artifacts: [artifact(file)]
	}, from === line || Math.abs(line.n - from.n) < maxDiff$2 ? line : from, from, from === line || Math.abs(line.n - from.n) < maxDiff$2 ? line : to);
}
/** Black 26 prints `error: cannot parse: file:1:6` and the parser's words below, older ones all in one line. */
function broken$1(lines, texts, i) {
	const hit = unreadable$2.exec(texts[i] ?? "");
	const at = lines[i];
	const file = hit?.[1] ?? hit?.[4];
	if (hit === null || at === void 0 || file === void 0) return void 0;
	const line = hit[2] ?? hit[5];
	const last = /^\s/.test(texts[i + 1] ?? "") ? Math.min(i + 3, lines.length - 1) : i;
	return finding({
		tool: "black",
		failureType: line !== void 0 || /parse|syntax/i.test(texts[i] ?? "") ? "syntax_error" : "code_formatting",
		ruleId: "cannot parse",
		message: last > i ? `${texts[i]} ${texts[last]}` : texts[i] ?? "",
		signals: ["error: cannot", file],
		artifacts: [artifact(file, line, hit[6])],
		strength: 5
	}, at, at, lines[last]);
}
function usage$3(line, texts, i) {
	if (!/^Usage: black /.test(texts[i] ?? "")) return void 0;
	const k = texts.findIndex((text, n) => n > i && n < i + 5 && text.startsWith("Error: "));
	const message = texts[k];
	if (message === void 0) return void 0;
	return finding({
		tool: "black",
		failureType: "configuration_error",
		ruleId: "usage",
		strength: 5,
		message,
		signals: [message.slice(0, 80)]
	}, {
		n: line.n + k - i,
		text: message
	}, line);
}
/** First and last line of each file's diff. */
function diffsOf(lines, texts) {
	const found = /* @__PURE__ */ new Map();
	texts.forEach((text, i) => {
		const file = diffHead.exec(text)?.[1];
		const first = lines[i];
		if (file === void 0 || first === void 0) return;
		let last = i + 1;
		while (last + 1 < texts.length && last - i < maxDiff$2 && /^(?:[ +@\\]|-(?!-- )|$)/.test(texts[last + 1] ?? "")) last++;
		found.set(file, [first, lines[last] ?? first]);
	});
	return found;
}
// src/ci/diagnostics/bun.ts
const tool$28 = "bun";
const failed$3 = /^\(fail\) (.{1,600}?)(?: \[[\d.]{1,20}m?s\])?$/;
const passed$1 = /^\((?:pass|skip|todo|fail)\) /;
const fileLine$3 = /^(\S{1,300}\.[cm]?[jt]sx?):$/;
const caret = /^\s{0,400}\^$/;
const excerpt$3 = /^\d{1,7} \|/;
const head = /^(?:error|[A-Z]\w{0,60}Error): (\S.*)$/;
/** Bun prints its annotations on stderr with the rest, so the runner takes them; the copy in the log says nothing new. */
const annotation = /^::error /;
const banner$2 = /^bun (?:test|install|add|run|build) v\d/;
const rules$21 = [
	{
		pattern: /^error: (?<message>lockfile had changes, but lockfile is frozen.*)$/,
		failureType: "dependency_issue",
		ruleId: "frozen-lockfile",
		strength: 5
	},
	{
		pattern: /^error: (?<message>No version matching .*|GET \S{1,300} - 404)$/,
		failureType: "dependency_issue",
		strength: 4
	},
	{
		pattern: /^error: (?<message>Script not found "[^"]{1,100}")$/,
		failureType: "configuration_error",
		ruleId: "missing-script",
		strength: 4
	},
	{
		pattern: /^error: (?<message>script "[^"]{1,100}" exited with code \d+.*)$/,
		failureType: "runtime_error",
		strength: 1
	},
	{
		pattern: /^(?<message>No tests found!|error: 0 test files matching .*)$/,
		failureType: "configuration_error",
		strength: 4
	}
];
const bun = {
	tool: tool$28,
	reads: "failed tests of `bun test`, test files that do not load, uncaught errors of scripts, install and lock file errors",
	fixtures: "real",
	sign: /(?:^|\s)\s{0,8}\(fail\) |(?:^|\s)Bun v\d|(?:^|\s)error: (?:lockfile had changes|No version matching|Script not found|script "|GET \S{1,300} - 404)|Unhandled error between tests|(?:^|\s)No tests found!/,
	read(lines) {
		const texts = lines.map((line) => unprefix(line.text).trimEnd());
		const own = texts.some((text) => banner$2.test(text) || /^Bun v\d/.test(text) || /^\(fail\) /.test(text));
		return [
			...tests$1(lines, texts),
			...own ? crashes$2(lines, texts) : [],
			...readLines$1(tool$28, lines, rules$21)
		];
	}
};
/** Everything since the previous result belongs to the test that the `(fail)` line names. */
function tests$1(lines, texts) {
	const found = [];
	let since = 0;
	let file;
	for (const [i, text] of texts.entries()) {
		const opened = fileLine$3.exec(text)?.[1];
		if (opened !== void 0) file = opened;
		const title = failed$3.exec(text)?.[1];
		if (title !== void 0) found.push(testFinding$5(lines, texts, {
			title,
			since: Math.max(since, i - 60),
			end: i,
			file
		}));
		if (passed$1.test(text) || opened !== void 0) since = i + 1;
	}
	return found;
}
function testFinding$5(lines, texts, span) {
	const { title, since, end, file } = span;
	const own = texts.slice(since, end).filter((text) => !annotation.test(text));
	const at = headIndex(texts, since, end);
	const reason = at === void 0 ? "" : texts[at] ?? "";
	const wanted = own.filter((text) => /^(?:Expected|Received): /.test(text)).slice(0, 2);
	const frames = projectFrames(own);
	const inFile = frames.find((frame) => file !== void 0 && samePath(frame.path, file));
	const others = frames.filter((frame) => frame !== inFile);
	const first = file === void 0 ? [] : [artifact(file, inFile?.line, inFile?.column)];
	const ruleId = /^error: expect\(/.test(reason) ? "AssertionError" : errorHead(reason)?.name;
	const close = lines[end] ?? {
		n: 1,
		text: ""
	};
	return finding({
		tool: tool$28,
		failureType: "test_failure",
		...ruleId === void 0 ? {} : { ruleId },
		message: [title, [reason.replace(/^error: /, ""), ...wanted].join(" ")].filter((part) => part !== "").join(": "),
		signals: [...errorSignals(ruleId, reason).slice(0, 3), title.slice(0, 80)],
		artifacts: [...first, ...others].slice(0, 5),
		strength: 5
	}, (at === void 0 ? void 0 : lines[at]) ?? close, (at === void 0 ? void 0 : lines[Math.max(since, at - 7)]) ?? close, close);
}
/** The last line that heads an error: only logs of the test can come before it. */
function headIndex(texts, since, end) {
	for (let i = end - 1; i >= since; i--) if (head.test(texts[i] ?? "")) return i;
}
/** An error under a caret that no `(fail)` line closes: a script that died, or a test file that did not load. */
function crashes$2(lines, texts) {
	return lines.flatMap((_, i) => {
		const at = i + 1;
		const line = lines[at];
		const message = texts[at] ?? "";
		if (line === void 0 || !caret.test(texts[i] ?? "") || !head.test(message)) return [];
		const end = stackEnd(texts, at + 1);
		if (texts.slice(at, Math.min(texts.length, end + 4)).some((text) => failed$3.test(text))) return [];
		const frames = projectFrames(texts.slice(at + 1, end));
		const ruleId = errorHead(message)?.name;
		return finding({
			tool: tool$28,
			failureType: typeOf$12(message),
			message: message.replace(/^error: /, ""),
			signals: errorSignals(ruleId, message),
			artifacts: frames,
			strength: 4,
			...ruleId === void 0 ? {} : { ruleId }
		}, line, lines[Math.max(0, i - 6)], lines[end - 1] ?? line);
	});
}
/** Index after the last frame that follows, over the lines of a comparison. */
function stackEnd(texts, start) {
	let end = start;
	for (let i = start; i < Math.min(texts.length, start + 30); i++) {
		if ([
			passed$1,
			annotation,
			caret,
			excerpt$3
		].some((other) => other.test(texts[i] ?? ""))) break;
		const place = stackFrame(texts[i] ?? "");
		if (place !== void 0 && !isForeign$2(place.path)) end = i + 1;
	}
	return end;
}
const typeOf$12 = (message) => /^error: (?:Expected|Unexpected|Unterminated|This constant must be)/.test(message) ? "syntax_error" : errorType(message);
// src/ci/diagnostics/busted.ts
const busted = perLine({
	tool: "busted",
	reads: "busted: one finding a failed or erroneous Lua test.",
	fixtures: "real",
	sign: /^(?:Failure|Error) (?:→|->) \S/,
	rules: [{
		pattern: /^(?<message>(?:Failure|Error) (?:→|->) (?<symbol>[^\s:]{1,300}\.(?:lua|moon|fnl)) @ \d+)$/,
		failureType: "test_failure",
		strength: 5,
		context: /\S/,
		more: /^[^\s:]{1,300}\.(?:lua|moon|fnl):\d+: (?<text>.{1,300})$/,
		place: /^(?<file>[^\s:]{1,300}\.(?:lua|moon|fnl)):(?<line>\d+): /
	}]
});
// src/ci/diagnostics/cargo.ts
/** Cargo puts the reason on the lines below, up to a blank one. */
const reason$2 = /^(?!error|warning)(?: {2,}|\.\.\. |[a-z]|Caused by|\t).*\S/;
const rules$20 = [
	{
		pattern: /^error: (?<message>failed to select a version .*)$/,
		failureType: "dependency_issue",
		ruleId: "resolve",
		strength: 5,
		context: reason$2
	},
	{
		pattern: /^error: (?<message>no matching (?:package|version).*)$/,
		failureType: "dependency_issue",
		ruleId: "resolve",
		strength: 5,
		context: reason$2
	},
	{
		pattern: /^error: (?<message>(?:cannot update the lock file|the lock file) (?<file>\S+) .*--(?:locked|frozen).*)$/,
		failureType: "dependency_issue",
		ruleId: "--locked",
		strength: 5,
		context: reason$2
	},
	{
		pattern: /^error: (?<message>(?:rustc \S+ is not supported by|package `[^`]+` cannot be built because it requires rustc) .*)$/,
		failureType: "dependency_issue",
		ruleId: "rust-version",
		strength: 5,
		context: reason$2
	},
	{
		pattern: /^error: (?<message>failed to (?:parse|load) manifest (?:at|for) .*?`(?<file>[^`]+)`.*)$/,
		failureType: "configuration_error",
		ruleId: "manifest",
		strength: 5,
		context: /^(?!error|warning)/
	},
	{
		pattern: /^error: (?<message>could not find `(?<file>Cargo\.toml)` in .*)$/,
		failureType: "configuration_error",
		ruleId: "manifest",
		strength: 5
	},
	{
		pattern: /^error: (?<message>(?:failed to (?:get|download|fetch)|unable to (?:update|get packages)|download of|spurious network error).*)$/,
		failureType: "environment_error",
		ruleId: "network",
		strength: 4,
		context: /^(?!error|warning)/
	},
	{
		pattern: /^error: (?<message>failed to run custom build command for `(?<rule>[^`]+)`.*)$/,
		failureType: "environment_error",
		strength: 4,
		context: /^(?!error|warning)(?:Caused by:|\s*(?:process didn't exit|---|cargo:|thread |.*\S)|\s*)$/
	},
	{
		pattern: /^error: (?<message>(?:toolchain '|component '|no such command: |override toolchain|rustup could not|'cargo-?\w*' is not installed).*)$/,
		failureType: "environment_error",
		ruleId: "toolchain",
		strength: 5,
		context: reason$2
	},
	{
		pattern: /^error: (?<message>(?:unexpected argument|package ID specification|no (?:bin|example|test|bench|library)\b|no .{1,20} target|the package '|package `[^`]+` does not have|none of the selected packages|Package `[^`]+` does not have|invalid (?:value|character)|unknown (?:argument|option)).*)$/,
		failureType: "configuration_error",
		ruleId: "usage",
		strength: 4,
		context: reason$2
	}
];
/** Says only that the compiler or a test failed, which the blocks above tell better. */
const summaries$1 = [{
	pattern: /^error: (?<message>could not compile `.*)$/,
	failureType: "type_checking",
	strength: 1
}, {
	pattern: /^error: (?<message>(?:\d+ targets? failed|(?:doc)?test failed, to rerun).*)$/,
	failureType: "test_failure",
	strength: 1
}];
const cargo = {
	tool: "cargo",
	reads: "cargo and rustup: dependency resolution, --locked, manifests, build scripts, toolchains, network, wrong arguments.",
	fixtures: "real",
	sign: /error: (?:failed to|no |cannot update|the |rustc |package |could not|unable to|toolchain|component|override|rustup|'cargo|unexpected|Package|none of|invalid|unknown|download of|spurious|\d+ targets?|(?:doc)?test failed)/,
	read(lines) {
		if (!lines.some((line) => speaksCargo.test(line.text))) return [];
		const found = readLines$1("cargo", lines, rules$20);
		return found.length > 0 ? found : readLines$1("cargo", lines, summaries$1);
	}
};
const speaksCargo = /\b[Cc]argo\b|\brustc?\b|rustup|toolchain '|Compiling |crates\.io|--locked/;
// src/ci/diagnostics/go-trace.ts
const frame$9 = /^\s+(?<file>[^\s:]*(?::[\\/][^\s:]*)?\.go):(?<line>\d+)(?: \+0x[0-9a-f]+)?$/;
/** Go's own sources, downloaded modules, and the test main that `go test` writes. */
const foreign$7 = /\/src\/(?:runtime|testing|reflect|sync|time|os|net|internal|syscall)\/|\/pkg\/mod\/|\/hostedtoolcache\/|^_testmain\.go$/;
const maxTrace$2 = 120;
/** Project frames below line `i`: test files first, then the code that raised, as printed. Stops where the trace ends. */
function goFrames(lines, i) {
	const tests = [];
	const sources = [];
	for (const line of lines.slice(i, i + maxTrace$2)) {
		if (/^(?:FAIL|ok {2}|exit status|={3}|--- |DONE )/.test(line.text) && line !== lines[i]) break;
		const hit = frame$9.exec(line.text.replaceAll("\\", "/"))?.groups;
		if (hit?.file === void 0 || foreign$7.test(hit.file)) continue;
		(hit.file.endsWith("_test.go") ? tests : sources).push(artifact(hit.file, hit.line));
	}
	return unique([...tests, ...sources]).slice(0, 5);
}
/** The same places once, order kept. */
function unique(artifacts) {
	return [...new Map(artifacts.map((a) => [`${a.path}:${a.line ?? 0}`, a])).values()];
}
// src/ci/diagnostics/rust-panic.ts
const panicked = /^\s*thread '(?<thread>[^']{0,300})'(?: \(\d+\))? panicked at (?:(?<file>[^\s':]*(?::[\\/][^\s':]*)?):(?<line>\d+):(?<column>\d+):?$|'(?<message>.*)', (?<oldFile>[^\s']+?):(?<oldLine>\d+):(?<oldColumn>\d+)$|(?<rest>.*)$)/;
const frame$8 = /^\s+at (?<file>\S.{0,300}\.rs):(?<line>\d+)(?::(?<column>\d+))?$/;
const foreign$6 = /^\/rustc\/|[\\/]\.cargo[\\/]|[\\/]rustlib[\\/]|[\\/]library[\\/](?:std|core|alloc|test)[\\/]|^library[\\/]/;
const maxMessage$1 = 8;
const maxTrace$1 = 60;
/** The panic that line `i` begins, if it does. */
function panicAt(lines, i) {
	const groups = panicked.exec(lines[i]?.text ?? "")?.groups;
	if (groups === void 0) return void 0;
	const end = groups.file === void 0 ? messageEnd(lines, i, groups.message === void 0) : messageEnd(lines, i, true);
	const below = lines.slice(i + 1, end + 1).map((line) => line.text.trim());
	const message = groups.message ?? [groups.rest, ...below].filter(Boolean).join(" ");
	const own = groups.file ?? groups.oldFile;
	const first = own === void 0 || foreign$6.test(own) ? [] : [artifact(own, groups.line ?? groups.oldLine, groups.column ?? groups.oldColumn)];
	return {
		i,
		end,
		thread: groups.thread ?? "",
		message: message === "" ? "panicked" : message,
		artifacts: unique([...first, ...frames$1(lines, end)]).slice(0, 5)
	};
}
function messageEnd(lines, i, below) {
	let end = i;
	while (below && end - i < maxMessage$1) {
		const text = lines[end + 1]?.text ?? "";
		if (text.trim() === "" || /^\s*(?:stack backtrace:|note: |----|thread '|test |Summary \[|(?:PASS|FAIL|TRY|SLOW|LEAK|SIG[A-Z]+) )/.test(text)) break;
		end++;
	}
	return end;
}
function frames$1(lines, end) {
	if (!/^\s*stack backtrace:/.test(lines[end + 1]?.text ?? "")) return [];
	const found = [];
	for (const line of lines.slice(end + 2, end + 2 + maxTrace$1)) {
		const groups = frame$8.exec(line.text)?.groups;
		if (groups === void 0 && !/^\s+\d+: /.test(line.text)) break;
		if (groups?.file !== void 0 && !foreign$6.test(groups.file)) found.push(artifact(groups.file.replace(/^\.[\\/]/, ""), groups.line, groups.column));
	}
	return found;
}
// src/ci/diagnostics/cargo-test.ts
const tool$27 = "cargo test";
const blockTitle = /^\s*---- (?<name>.{1,300}) (?:stdout|stderr) ----$|^\s*--- STD(?:OUT|ERR): +(?<next>\S.{0,300}?) +---$/;
const failedTest$2 = /^test (?<name>.{1,300}?)(?: - should panic)? \.\.\. (?:<.{0,40}> )?FAILED$|^\s*(?:TRY \d+ )?(?:FAIL|SIGABRT|SIGSEGV|TIMEOUT|ABORT) \[ *[\d.]+s\](?: \(\s*\d+\/\d+\))? (?<next>.{1,300})$/;
const crash = /process didn't exit successfully: `(?<command>[^`]+)` \((?<why>signal: .{1,60}|exit code: 0xc.{1,60})\)/;
const maxBlock$14 = 40;
const cargoTest = {
	tool: tool$27,
	reads: "cargo test and nextest: failed unit, integration and doc tests with their panic; crashed test binaries; panics of programs.",
	fixtures: "real",
	sign: /' (?:\(\d+\) )?panicked at |^test .* FAILED$|---- \S.* ----$|(?:FAIL|TIMEOUT|SIG\w+) \[ *[\d.]+s\]|process didn't exit successfully/,
	read(raw) {
		const lines = raw.map((line) => ({
			...line,
			text: unprefix(line.text)
		}));
		const failed = failedNames(lines);
		const found = /* @__PURE__ */ new Map();
		const named = /* @__PURE__ */ new Set();
		for (const made of [...blocks$3(lines), ...loosePanics(lines, failed)]) {
			if (!found.has(made.message)) found.set(made.message, made);
			for (const signal of made.signals.slice(0, 1)) named.add(signal);
		}
		const rest = [...[...failed].filter(([name]) => !named.has(name) && ![...named].some((other) => name.endsWith(` ${other}`))).map(([name, line]) => bareFailure(name, line)), ...crashes$1(lines)];
		return [...found.values(), ...rest].sort((a, b) => a.at - b.at);
	}
};
/** Names of failed tests as listed, each with its first line. */
function failedNames(lines) {
	const names = /* @__PURE__ */ new Map();
	for (const line of lines) {
		const groups = failedTest$2.exec(line.text)?.groups;
		const name = groups?.name ?? groups?.next;
		if (name !== void 0 && !names.has(name)) names.set(name, line);
	}
	return names;
}
/** `---- name stdout ----` and what follows it, up to the next block. */
function blocks$3(lines) {
	return lines.flatMap((line, i) => {
		const groups = blockTitle.exec(line.text)?.groups;
		const name = groups?.name ?? groups?.next;
		if (name === void 0) return [];
		for (let k = i + 1; k < lines.length && k - i < 2e3; k++) {
			const text = lines[k]?.text ?? "";
			if (blockTitle.test(text) || text === "failures:" || text.startsWith("test result:")) break;
			const panic = panicAt(lines, k);
			if (panic !== void 0) return panicFinding$1(lines, panic, name, line);
			const plain = /^(?:Error: (?<error>.+)|note: (?<note>test did not panic as expected)(?: at (?<file>\S+?):(?<line>\d+):(?<column>\d+))?)$/.exec(text)?.groups;
			if (plain === void 0) continue;
			return finding({
				tool: tool$27,
				failureType: "test_failure",
				message: `${name}: ${plain.error ?? plain.note}`,
				signals: [name],
				artifacts: plain.file === void 0 ? [] : [artifact(plain.file, plain.line, plain.column, name)],
				strength: 4
			}, lines[k] ?? line, near(line, lines[k] ?? line));
		}
		return [];
	});
}
/** Panics outside of such blocks: `--nocapture`, nextest, plain programs. A passing `should_panic` test prints one as well. */
function loosePanics(lines, failed) {
	const isTestRun = lines.some((line) => /^running \d+ tests?$|^\s*(?:Nextest run|Starting \d+ tests)/.test(line.text));
	if (lines.some((line) => blockTitle.test(line.text))) return [];
	return lines.flatMap((_, i) => {
		const panic = panicAt(lines, i);
		if (panic === void 0) return [];
		const name = [...failed.keys()].find((test) => test === panic.thread || test.endsWith(` ${panic.thread}`));
		if (name === void 0 && isTestRun) return [];
		return panicFinding$1(lines, panic, name === void 0 ? void 0 : panic.thread, lines[i] ?? {
			n: 1,
			text: ""
		});
	});
}
function panicFinding$1(lines, panic, test, title) {
	const at = lines[panic.i] ?? title;
	return finding({
		tool: test === void 0 ? "rust" : tool$27,
		failureType: test === void 0 ? "runtime_error" : "test_failure",
		ruleId: "panic",
		message: test === void 0 ? panic.message : `${test}: ${panic.message}`,
		signals: [...test === void 0 ? [] : [test], panic.message.slice(0, 80)],
		artifacts: docTest(test) ?? panic.artifacts,
		strength: test === void 0 ? 3 : 5
	}, at, near(title, at), lines[panic.end] ?? at);
}
/** A doc test runs as a generated program: its name holds the real place, the panic's does not. */
function docTest(test) {
	const groups = /^(?<file>\S+\.(?:rs|md)) - .{0,200}\(line (?<line>\d+)\)$/.exec(test ?? "")?.groups;
	return groups?.file === void 0 ? void 0 : [artifact(groups.file, groups.line)];
}
/** The title, unless much captured output stands between it and the failure. */
function near(title, at) {
	return at.n - title.n <= maxBlock$14 ? title : at;
}
function bareFailure(name, line) {
	return finding({
		tool: tool$27,
		failureType: "test_failure",
		message: `${name} failed`,
		signals: [name],
		strength: 3
	}, line);
}
function crashes$1(lines) {
	return lines.flatMap((line) => {
		const groups = crash.exec(line.text)?.groups;
		if (groups === void 0) return [];
		return finding({
			tool: tool$27,
			failureType: "runtime_error",
			ruleId: groups.why?.split(",")[0] ?? "crash",
			message: line.text,
			signals: [groups.why ?? ""],
			strength: 4
		}, line);
	});
}
// src/ci/diagnostics/checkstyle.ts
const table$6 = perLine({
	tool: "checkstyle",
	reads: "checkstyle, PMD, SpotBugs, ktlint, detekt and Android lint: one finding a violation with its rule.",
	fixtures: "real",
	sign: /\.(?:java|kts?|groovy|xml|gradle|properties):\[?\d+|PMD Failure: |At \w+\.java:\[line/,
	rules: [
		{
			pattern: /^\[(?<level>ERROR|WARN|WARNING)\] (?<file>[^\s:][^:]{0,400}):\[(?<line>\d+)(?:,(?<column>\d+))?\] \(\w+\) (?<rule>\w+): (?<message>.+)$/,
			failureType: "linting",
			strength: 5
		},
		{
			pattern: /^(?:\[ant:checkstyle\] )?\[(?<level>ERROR|WARN)\] (?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,400}):(?<line>\d+)(?::(?<column>\d+))?: (?<message>.+) \[(?<rule>\w+)\]$/,
			failureType: "linting",
			strength: 5
		},
		{
			pattern: /^(?:\[\w+\] )?PMD Failure: (?<symbol>[\w.$]+):(?<line>\d+) Rule:(?<rule>\w+) Priority:\d+ (?<message>.+)$/,
			failureType: "linting",
			strength: 5
		},
		{
			pattern: /^\[ERROR\] (?:High|Medium|Low): (?<message>.{1,600}) \[[\w., $]{1,300}\] .{0,100}At (?<file>\w+\.java):\[lines? (?<line>\d+)[-\d]*\] (?<rule>[A-Z_]+)$/,
			failureType: "linting",
			strength: 5
		},
		{
			pattern: /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,400}\.kts?):(?<line>\d+):(?<column>\d+):? (?:error: |Lint error > \[\S{1,80}\] )?(?<message>.+) \((?<rule>[\w-]+(?::[\w-]+)?)\)$/,
			failureType: "linting",
			strength: 5
		},
		{
			pattern: /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,400}\.kts?):(?<line>\d+):(?<column>\d+): (?<message>.+) \[(?<rule>\w+)\]$/,
			failureType: "linting",
			strength: 5
		},
		{
			pattern: /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,400}):(?<line>\d+): (?<level>Error|Warning): (?<message>.+) \[(?<rule>\w+)(?: from [\w.-]+)?\]$/,
			failureType: "linting",
			strength: 5
		}
	]
});
const checkstyle = {
	...table$6,
	read(lines, step) {
		const seen = /* @__PURE__ */ new Set();
		return table$6.read(lines, step).filter((f) => {
			const first = f.artifacts[0];
			const name = first?.path.split(/[\\/]/).at(-1);
			const key = JSON.stringify([
				name,
				first?.line,
				first?.column,
				f.ruleId,
				f.message
			]);
			const isNew = !seen.has(key);
			seen.add(key);
			return isNew;
		});
	}
};
// src/ci/diagnostics/cmake.ts
const title$6 = /^CMake Error(?: \(dev\))?(?: at (?<file>[^:]{1,400}):(?<line>\d+) \((?<command>[\w-]+)\))?: ?(?<rest>.*)$/;
const caller = /^ {2}(?<file>[^\s:][^:]{0,400}):(?<line>\d+) \([\w-]+\)$/;
const own$2 = /\/share\/cmake|\/Modules\/|\/cmake-\d/;
const maxBlock$13 = 35;
const cmake = {
	tool: "cmake",
	reads: "cmake: errors while configuring, with the place in the project that asked for it.",
	fixtures: "real",
	sign: /CMake Error/,
	read(raw) {
		const lines = raw.map((line) => ({
			...line,
			text: unprefix(line.text)
		}));
		return lines.flatMap((line, i) => {
			const groups = title$6.exec(line.text)?.groups;
			if (groups === void 0) return [];
			const end = blockEnd$8(lines, i);
			const body = lines.slice(i + 1, end + 1);
			const stack = body.findIndex((l) => l.text.startsWith("Call Stack"));
			const texts = body.slice(0, stack < 0 ? body.length : stack).map((l) => l.text.trim());
			const message = [groups.rest, ...texts].filter(Boolean).join(" ");
			const places = [groups, ...body.flatMap((l) => {
				const place = caller.exec(l.text)?.groups;
				return place === void 0 ? [] : [place];
			})].filter((place) => place.file !== void 0);
			const mine = places.filter((place) => !own$2.test(place.file ?? ""));
			return finding({
				tool: "cmake",
				failureType: kind$13(message),
				...groups.command === void 0 ? {} : { ruleId: groups.command },
				message,
				signals: signalsOf(missing$2(message), message),
				artifacts: (mine.length > 0 ? mine : places).map((place) => artifact(place.file ?? "", place.line)),
				strength: 5
			}, line, line, lines[end] ?? line);
		});
	}
};
/** Text is indented or blank; two blank lines end it, unless a call stack follows. */
function blockEnd$8(lines, i) {
	let last = i;
	for (let k = i + 1; k < lines.length && k - i < maxBlock$13; k++) {
		const text = lines[k]?.text ?? "";
		if (text.trim() === "" && (lines[k + 1]?.text ?? "").trim() === "") break;
		if (text !== "" && !/^ {2}|^Call Stack/.test(text)) break;
		if (text.trim() !== "") last = k;
	}
	return last;
}
function missing$2(message) {
	return /Could NOT find (?<name>\w+)|package configuration file provided by "(?<pkg>[^"]+)"/.exec(message)?.slice(1).find(Boolean);
}
function kind$13(message) {
	if (/Could ?(?:NOT|not) find|not found|did not find|No package '/i.test(message)) return "dependency_issue";
	if (/No CMAKE_\w+_COMPILER|is not able to compile|Could not create|unable to find a build program/i.test(message)) return "environment_error";
	return /[Pp]arse error/.test(message) ? "syntax_error" : "configuration_error";
}
// src/ci/diagnostics/sentence-errors.ts
/**
* Findings of a table of sentences. A sentence that ends in a colon is followed by what its context lines say, and a signal that
* the log does not hold (a rule of our naming) gives way to the sentence's beginning.
*/
function readSentences(tool, lines, rules) {
	const found = readLines$1(tool, lines, rules);
	if (found.length === 0) return found;
	const texts = new Map(lines.map((line) => [line.n, unprefix(line.text)]));
	return found.map((f) => {
		const details = f.message.endsWith(":") ? detailsOf$1(texts, f) : "";
		const signals = f.signals.filter((signal) => signal !== f.ruleId || /[A-Z]/.test(signal) && f.message.includes(signal));
		return {
			...f,
			message: oneLine$1(`${f.message} ${details}`),
			signals: [.../* @__PURE__ */ new Set([f.message.slice(0, 60), ...signals])].slice(0, 4)
		};
	});
}
function detailsOf$1(texts, f) {
	const details = [];
	for (let n = f.at + 1; n <= f.to; n++) {
		const text = texts.get(n)?.trim() ?? "";
		if (text === "" && details.length > 0) break;
		if (text !== "") details.push(text.replace(/^- /, ""));
	}
	return details.join("; ");
}
// src/ci/diagnostics/conda.ts
const proof = /^(?: {1,8}\S|\s*[└├│]|The following package|Could not solve|$)/;
const rules$19 = [
	{
		pattern: /^(?<message>(?<rule>LibMambaUnsatisfiableError|UnsatisfiableError|PackagesNotFoundError|ResolvePackageNotFound): ?.*)$/,
		failureType: "dependency_issue",
		strength: 5,
		context: proof
	},
	{
		pattern: /^(?:error {1,4}libmamba |critical libmamba )?(?<message>Could not solve for environment specs)$/,
		failureType: "dependency_issue",
		ruleId: "unsolvable",
		strength: 4,
		context: proof
	},
	{
		pattern: /^(?<message>(?<rule>CondaHTTPError|CondaSSLError): ?.*)$/,
		failureType: "environment_error",
		strength: 5
	},
	{
		pattern: /^(?<message>(?<rule>EnvironmentFileNotFound|EnvironmentNameNotFound|CondaValueError|InvalidVersionSpec): ?.*)$/,
		failureType: "configuration_error",
		strength: 5
	},
	{
		pattern: /^(?<message>(?<rule>CondaEnvException): Pip failed)$/,
		failureType: "package_install_error",
		strength: 2
	},
	{
		pattern: /^(?<message>(?<rule>NoWritableEnvsDirError|CondaError): ?.*)$/,
		failureType: "environment_error",
		strength: 4
	}
];
const conda = {
	tool: "conda",
	reads: "unsatisfiable environments, missing packages, unreachable channels, wrong environment files, failing pip sections",
	fixtures: "written",
	sign: /\b(?:LibMambaUnsatisfiableError|UnsatisfiableError|PackagesNotFoundError|ResolvePackageNotFound|CondaHTTPError|CondaSSLError|EnvironmentFileNotFound|EnvironmentNameNotFound|CondaValueError|CondaEnvException|CondaError|NoWritableEnvsDirError|InvalidVersionSpec)\b|libmamba Could not solve|Could not solve for environment specs/,
	read(lines) {
		const found = readSentences("conda", lines, rules$19);
		return found.filter((f) => !found.some((other) => other !== f && other.from <= f.at && f.at <= other.to));
	}
};
// src/ci/diagnostics/coverage.ts
const threshold = /(?:^|ERROR: )(Coverage failure: total of [\d.]{1,8} is less than fail-under=[\d.]{1,8}|FAIL Required test coverage of [\d.]{1,8}% not reached\. Total coverage: [\d.]{1,8}%)$/;
/** Tests that fail lower the coverage: then it is a consequence. */
const testsFailed = /^(?:=+ )?(?:\d+ \w+, )*\d+ (?:failed|errors?)\b.{0,120} in \d|^FAILED \((?:failures|errors)=/;
const rules$18 = [{
	pattern: /^(?:coverage\.exceptions\.\w{1,40}: )?(?<message>(?:No data to report\.|No data to combine|No source for code: '(?<file>[^']{1,300})'\.?|Couldn't parse '[^']{1,300}' as Python source: .*|Couldn't use data file .*))$/,
	failureType: "configuration_error",
	ruleId: "no data",
	strength: 4
}];
const coverage = {
	tool: "coverage",
	reads: "coverage below fail-under (coverage.py and pytest-cov), missing data or sources",
	fixtures: "real",
	sign: /Coverage failure: total|FAIL Required test coverage|No data to (?:report|combine)|No source for code: '|Couldn't (?:parse|use data file) '/,
	read(lines) {
		const found = readSentences("coverage", lines, rules$18);
		const texts = lines.map((line) => unprefix(line.text));
		if (texts.some((text) => testsFailed.test(text))) return found;
		const k = texts.findLastIndex((text) => threshold.test(text));
		const at = lines[k];
		const message = threshold.exec(texts[k] ?? "")?.[1];
		if (at === void 0 || message === void 0) return found;
		const parts = {
			tool: "coverage",
			failureType: "test_failure",
			ruleId: "fail-under",
			strength: 5
		};
		const signals = [/^FAIL/.test(message) ? "FAIL Required test coverage" : "Coverage failure: total"];
		return [...found, finding({
			...parts,
			message,
			signals
		}, at)];
	}
};
// src/ci/diagnostics/mocha.ts
const failing = /^\s{0,6}\d{1,5} failing$/;
const numbered = /^ {2,4}(\d{1,5})\) (\S.*)$/;
const unloaded = /^\s{0,2}(?:Exception during run|✖ ERROR): (?!Error: No test files)(\S.*)$/;
const cypressRun = /^\s{0,4}\(Run (?:Starting|Finished)\)|^\s{0,4}Running: {2}\S/;
const rules$17 = [{
	pattern: /^(?:✖ ERROR: )?Error: (?<message>No test files found.*)$/,
	failureType: "configuration_error",
	strength: 4
}];
const mocha = {
	tool: "mocha",
	reads: "failed tests and hooks of the spec, dot and other reporters with details, files that cannot be loaded",
	fixtures: "real",
	sign: /(?:^|\s)\s{0,6}\d{1,5} failing$|Exception during run: |No test files found: |(?:^|\s)✖ ERROR: /,
	read(lines) {
		if (lines.some((line) => cypressRun.test(unprefix(line.text)))) return [];
		return [
			...numberedFailures("mocha", lines),
			...loading$1(lines),
			...readLines$1("mocha", lines, rules$17)
		];
	}
};
/** A test file, or something it asks for, that throws before any test runs. */
function loading$1(lines) {
	const texts = lines.map((line) => unprefix(line.text).trimEnd());
	const i = texts.findIndex((text) => unloaded.test(text));
	const line = lines[i];
	const message = unloaded.exec(texts[i] ?? "")?.[1];
	if (line === void 0 || message === void 0) return [];
	const frames = projectFrames(texts.slice(i + 1, i + 20));
	const asking = requiredBy(texts.slice(i + 1, i + 4));
	const name = errorHead(message)?.name;
	const ruleId = missingModule(message) === void 0 ? name : "MODULE_NOT_FOUND";
	const artifacts = asking === void 0 || frames.some((frame) => frame.path === asking) ? frames : [artifact(asking), ...frames];
	return [finding({
		tool: "mocha",
		failureType: errorType(message),
		message,
		signals: errorSignals(ruleId, message),
		artifacts,
		strength: 4,
		...ruleId === void 0 || ruleId === "Error" ? {} : { ruleId }
	}, line, line, lines[Math.min(i + 8, lines.length - 1)])];
}
/**
* The blocks `  1) suite / test:` after `N failing`. The title runs over indented lines up to the one that ends in a colon.
* @param file the test's file where the runner prints it elsewhere, asked for the index of the block's first line
*/
function numberedFailures(tool, lines, file) {
	const texts = lines.map((line) => unprefix(line.text).trimEnd());
	const found = [];
	let inDetails = false;
	for (const [i, text] of texts.entries()) {
		if (failing.test(text)) inDetails = true;
		const hit = inDetails ? numbered.exec(text) : null;
		if (hit === null) continue;
		const title = titleOf$3(texts, i, hit[2] ?? "");
		if (title === void 0) continue;
		const path = file?.(i);
		const made = blockFinding$6(lines, {
			tool,
			title: title.names.join(" > "),
			from: i,
			start: title.end,
			end: blockEnd$7(texts, title.end),
			...path === void 0 ? {} : { file: artifact(path) }
		});
		if (made !== void 0) found.push(made);
	}
	return found;
}
function titleOf$3(texts, i, first) {
	const names = [first];
	for (let k = i; k < Math.min(texts.length, i + 8); k++) {
		if (k > i) names.push((texts[k] ?? "").trim());
		if ((texts[k] ?? "").endsWith(":")) return {
			names: names.map((name) => name.replace(/:$/, "")),
			end: k + 1
		};
	}
}
/** A block ends where the next begins, or where Mocha and its wrappers go on with something else at the margin. */
function blockEnd$7(texts, start) {
	const other = /^\s{0,4}\(Results\)|^npm (?:ERR!|error) |^\s{0,4}[┌│└]/;
	return indexFrom(texts, start, 120, (text) => numbered.test(text) || failing.test(text) || other.test(text));
}
// src/ci/diagnostics/cypress.ts
const tool$26 = "cypress";
const running = /^\s{0,4}Running: {1,4}(\S{1,300})/;
const rules$16 = [{
	pattern: /^(?<message>The cypress npm package is installed, but the Cypress binary is missing\.|Cypress (?:failed to start|verification failed|could not verify that this server is running).*|Your system is missing the dependency: Xvfb|No version of Cypress is installed in.*)/,
	failureType: "environment_error",
	strength: 4
}, {
	pattern: /^(?<message>Could not find a Cypress configuration file.*|Your configFile(?: is invalid|threw an error).*|Your `?configFile`?.* is invalid.*|Can't run because no spec files were found\.|No specs found.*)/,
	failureType: "configuration_error",
	strength: 4
}];
const cypress = {
	tool: tool$26,
	reads: "failed tests of `cypress run`, missing binary, unreachable server, refused configuration",
	fixtures: "written",
	sign: /(?:^|\s)\s{0,4}\(Run Starting\)|(?:^|\s)\s{0,4}Running: {1,4}\S|[Cc]ypress|no spec files were found/,
	read(lines) {
		const specs = specOfLines(lines);
		return [...specs.at(-1) === void 0 ? [] : numberedFailures(tool$26, lines, (i) => specs[i]), ...readLines$1(tool$26, lines, rules$16)];
	}
};
/** For each line the spec whose run it belongs to, by the heading `Running: spec` above it. */
function specOfLines(lines) {
	let spec;
	return lines.map((line) => {
		spec = running.exec(unprefix(line.text))?.[1] ?? spec;
		return spec;
	});
}
// src/ci/diagnostics/dart.ts
const severityKind = ({ level, rule }) => level === "error" ? /^(?:expected_|missing_identifier|unterminated)/.test(rule ?? "") ? "syntax_error" : "type_checking" : "linting";
const dart = perLine({
	tool: "dart",
	reads: "dart analyze, flutter analyze, dart and flutter test, dart format, pub get.",
	fixtures: "written",
	sign: /\.dart[: ]|\.dart$|version solving failed|\[E\]$/,
	rules: [
		{
			pattern: /^ *(?<level>error|warning|info) [-•] (?:(?<file>[^\s:]{1,300}\.dart):(?<line>\d+):(?<column>\d+) - )?(?<message>.+?)(?: [-•] (?<rule>[a-z_]{3,80}))?$/,
			failureType: severityKind,
			strength: 5
		},
		{
			pattern: /^(?<file>[^\s:]{1,300}\.dart):(?<line>\d+):(?<column>\d+): Error: (?<message>.+)$/,
			failureType: "type_checking",
			strength: 5,
			context: /^\s+\S|^\S.{0,200};$/
		},
		{
			pattern: /^\d\d:\d\d \+\d+(?: ~\d+)?(?: -\d+): (?:(?<file>\S{1,300}\.dart): )?(?<message>.+) \[E\]$/,
			failureType: "test_failure",
			strength: 5,
			context: /^\s+\S/,
			more: /^ +(?<text>(?:Expected|Exception|Error|Test failed|Bad state).{0,300})$/
		},
		{
			pattern: /^Changed (?<file>\S{1,300}\.dart)$/,
			failureType: "code_formatting",
			ruleId: "dart format",
			strength: 4
		},
		{
			pattern: /^(?<message>.{0,300}version solving failed\.)$/,
			failureType: "dependency_issue",
			ruleId: "pub",
			strength: 5
		}
	]
});
// src/ci/diagnostics/deno.ts
const tool$25 = "deno";
const typed = /^(?:error: )?(TS\d{4,5}) \[ERROR\]: (.*)$/;
const test = /^(\S.{0,400}) => (\S{1,300}:\d{1,7}:\d{1,5})$/;
const lint$2 = /^error\[([\w-]{1,80})\]: (.*)$/;
const unformatted$2 = /^from (\S.{0,300}):$/;
const thrown = /^error: (Uncaught .*|Module not found .*|Relative import path .*|The lockfile is .*|Unsupported .*|Import .*|Could not .*|No test modules found.*|npm package .*|Failed .*|Cannot resolve .*)$/;
const deno = {
	tool: tool$25,
	reads: "type errors, failed tests, lint and format findings, uncaught errors and unresolved modules of the deno command",
	fixtures: "real",
	sign: /TS\d{4,5} \[ERROR\]: | => \S{1,300}:\d{1,7}:\d{1,5}$|(?:^|\s)error\[[\w-]{1,80}\]: |(?:^|\s)error: (?:Uncaught |Module not found|Relative import|The lockfile|Found \d+ not formatted|No test modules|Import |Could not |npm package )/,
	read(lines) {
		const texts = lines.map((line) => unprefix(line.text).trimEnd());
		return [
			...types(lines, texts),
			...tests(lines, texts),
			...lints(lines, texts),
			...formats(lines, texts),
			...uncaught$2(lines, texts)
		];
	}
};
/** Index of the first frame at or after `i`, within the few lines that Deno shows for one error. */
const frameAt = (texts, i, reach = 10) => indexFrom(texts, i, reach, (text) => stackFrame(text) !== void 0);
function types(lines, texts) {
	return lines.flatMap((line, i) => {
		const [, code, message = ""] = typed.exec(texts[i] ?? "") ?? [];
		if (code === void 0) return [];
		const end = frameAt(texts, i + 1);
		const place = stackFrame(texts[end] ?? "");
		return finding({
			tool: tool$25,
			failureType: "type_checking",
			ruleId: code,
			message,
			signals: errorSignals(code, message),
			strength: 5,
			artifacts: place === void 0 ? [] : [place]
		}, line, line, lines[Math.min(end, lines.length - 1)]);
	});
}
/** Details stand under ` ERRORS `; ` FAILURES ` lists the same tests again without a reason. */
function tests(lines, texts) {
	return texts.flatMap((text, i) => {
		const [, title = "", where = ""] = test.exec(text) ?? [];
		const file = placeAtEnd(where);
		if (file === void 0 || !/^error: /.test(texts[i + 1] ?? "")) return [];
		const end = indexFrom(texts, i + 1, 80, (other) => test.test(other) || /^ FAILURES $/.test(other));
		const made = blockFinding$6(lines, {
			tool: tool$25,
			title,
			from: i,
			start: i + 1,
			end,
			file: artifact(file.path.replace(/^\.\//, ""), file.line, file.column)
		});
		return made === void 0 ? [] : [made];
	});
}
function lints(lines, texts) {
	return lines.flatMap((line, i) => {
		const [, rule, message = ""] = lint$2.exec(texts[i] ?? "") ?? [];
		const where = /^\s{0,4}--> (\S.{0,400})$/.exec(texts[i + 1] ?? "")?.[1];
		if (rule === void 0 || where === void 0 || /^E\d{4}$/.test(rule)) return [];
		const place = placeAtEnd(where);
		const to = lines[indexFrom(texts, i + 2, 8, (text) => text === "") - 1] ?? line;
		return finding({
			tool: tool$25,
			failureType: "linting",
			ruleId: rule,
			message,
			signals: errorSignals(rule, message),
			strength: 5,
			artifacts: place === void 0 ? [] : [place]
		}, line, line, to);
	});
}
function formats(lines, texts) {
	if (!texts.some((text) => /^error: Found \d+ not formatted files?/.test(text))) return [];
	return lines.flatMap((line, i) => {
		const path = unformatted$2.exec(texts[i] ?? "")?.[1];
		if (path === void 0) return [];
		const to = lines[indexFrom(texts, i + 1, 20, (text) => text === "") - 1] ?? line;
		const message = `${path} is not formatted`;
		return finding({
			tool: tool$25,
			failureType: "code_formatting",
			message,
			signals: ["deno fmt"],
			artifacts: [artifact(plainPath(path))],
			strength: 4
		}, line, line, to);
	});
}
function uncaught$2(lines, texts) {
	return lines.flatMap((line, i) => {
		const message = thrown.exec(texts[i] ?? "")?.[1];
		if (message === void 0) return [];
		const end = indexFrom(texts, i + 1, 12, (text) => text === "");
		const head = errorHead(message);
		const rule = head === void 0 || head.name === "Error" ? void 0 : head.name;
		return finding({
			tool: tool$25,
			failureType: typeOf$11(message),
			...rule === void 0 ? {} : { ruleId: rule },
			message,
			signals: errorSignals(rule, message),
			artifacts: projectFrames(texts.slice(i + 1, end)),
			strength: 4
		}, line, line, lines[Math.min(end, lines.length) - 1]);
	});
}
function typeOf$11(message) {
	if (/^No test modules found|^Unsupported/.test(message)) return "configuration_error";
	if (/^(?:The lockfile|Relative import|Import |npm package|Could not (?:find|resolve))/.test(message)) return "dependency_issue";
	return /^Module not found/.test(message) ? "runtime_error" : errorType(message);
}
// src/ci/diagnostics/docker.ts
/** What the words of a registry, the daemon or buildkit mean. */
function kind$12({ message }) {
	const text = message ?? "";
	if (/i\/o timeout|TLS handshake|connection re|no such host|toomanyrequests|rate limit|50[0-4] |no space left|already allocated|Cannot connect|deadline exceeded|unexpected status|exit code: 137/i.test(text)) return "environment_error";
	return /parse error|unknown instruction/.test(text) ? "syntax_error" : "configuration_error";
}
/** The step of a build that failed: what ran inside tells more. */
const wrapper$4 = [{
	pattern: /^(?:ERROR: )?(?:failed to (?:build|solve): ){0,2}(?<message>process ".{1,2000}" did not complete successfully: (?<rule>exit code: (?!137)\d+))/,
	failureType: "runtime_error",
	strength: 1
}, {
	pattern: /^(?<message>The command '.{1,2000}' returned a non-zero code: \d+)/,
	failureType: "runtime_error",
	strength: 1
}];
const rules$15 = [
	{
		pattern: /^(?:ERROR: )?(?:failed to (?:build|solve): ){0,2}dockerfile parse error on line (?<line>\d+): (?<message>.+)$/,
		failureType: "syntax_error",
		ruleId: "parse",
		strength: 5
	},
	{
		pattern: /^ERROR: (?:failed to (?:build|solve): ){1,2}(?!failed to |process ")(?<message>.+)$/,
		failureType: kind$12,
		strength: 4
	},
	{
		pattern: /^ERROR: (?<message>process ".{1,2000}" did not complete successfully: (?<rule>exit code: 137))$/,
		failureType: "environment_error",
		strength: 3
	},
	{
		pattern: /^ERROR: (?<message>(?:\S+\/\S+:? ?.{0,200}(?:not found|denied)|failed to (?:compute|calculate|push|resolve|fetch|copy|authorize|do request|read)|pull access denied|unauthorized|unexpected status|denied:|lstat ).*)$/,
		failureType: kind$12,
		strength: 4
	},
	{
		pattern: /^(?<message>denied: .+)$/,
		failureType: "configuration_error",
		ruleId: "denied",
		strength: 4
	},
	{
		pattern: /^(?<message>unauthorized: .+)$/,
		failureType: "configuration_error",
		ruleId: "unauthorized",
		strength: 4
	},
	{
		pattern: /^(?:docker: )?Error response from daemon: (?<message>.+)$/,
		failureType: kind$12,
		ruleId: "daemon",
		strength: 4
	},
	{
		pattern: /^(?:ERROR: )?(?<message>Cannot connect to the Docker daemon .*)$/,
		failureType: "environment_error",
		ruleId: "daemon",
		strength: 4
	},
	{
		pattern: /^(?<message>(?:COPY|ADD) failed: .+)$/,
		failureType: "configuration_error",
		ruleId: "COPY",
		strength: 5
	},
	{
		pattern: /^(?<message>manifest for .{1,300} not found.*)$/,
		failureType: "configuration_error",
		ruleId: "manifest",
		strength: 4
	},
	{
		pattern: /^(?<message>dependency failed to start: container (?<rule>\S+) .+)$/,
		failureType: "runtime_error",
		strength: 4
	},
	{
		pattern: /^(?:ERROR: )?(?<message>validating (?<file>[^\s:]{1,300}\.ya?ml): .+)$/,
		failureType: "configuration_error",
		ruleId: "compose",
		strength: 5
	},
	{
		pattern: /^(?<message>(?:service|no such service)[ :]"?(?<rule>[\w-]+)"? (?:has neither|refers to|depends on|failed to build).*|no such service: .+)$/,
		failureType: "configuration_error",
		strength: 3
	}
];
const place$12 = /^(?<file>[\w./-]*(?:[Dd]ockerfile|[Cc]ontainerfile)[\w.-]*|[\w./-]+\.[Dd]ockerfile):(?<line>\d+)$/;
const docker = {
	tool: "docker",
	reads: "docker build, buildx, push, run and compose: images, contexts, registries, Dockerfiles; the step of a build that failed as a weak hint.",
	fixtures: "written",
	sign: /ERROR: |denied: |unauthorized: |from daemon: |Docker daemon|(?:COPY|ADD) failed|manifest for|non-zero code|dependency failed to start|validating |no such service|^service /,
	read(lines) {
		const said = sameOnce(readLines$1("docker", lines, rules$15));
		const found = said.length > 0 ? said : readLines$1("docker", lines, wrapper$4).slice(0, 1);
		const where = lines.map((line) => place$12.exec(line.text)?.groups).find((groups) => groups !== void 0);
		if (where?.file === void 0) return found;
		const dockerfile = artifact(where.file, where.line);
		return found.map((f) => f.artifacts.length > 0 ? f : {
			...f,
			artifacts: [dockerfile]
		});
	}
};
/** buildx first prints the step's error, then the same words with a longer head. */
function sameOnce(findings) {
	return findings.filter((f, i) => {
		const subject = f.message.split(": ")[0] ?? f.message;
		return !findings.slice(0, i).some((earlier) => earlier.message.includes(subject) || f.message.includes(earlier.message));
	});
}
// src/ci/diagnostics/doctest.ts
const place$11 = /^ *File "([^"]{1,400})", line (\d{1,7}|\?), in (\S{1,200})$/;
const maxExample = 40;
const doctest = {
	tool: "doctest",
	reads: "failed examples of doctest and of Sphinx’s doctest builder",
	fixtures: "real",
	sign: /^(?:.{0,60} )?Failed example:$/,
	read: (lines) => lines.flatMap((_, i) => exampleAt(lines, i) ?? [])
};
function exampleAt(lines, i) {
	const head = lines[i];
	if (head === void 0 || !/^ *Failed example:$/.test(unprefix(head.text))) return void 0;
	const where = place$11.exec(unprefix(lines[i - 1]?.text ?? ""));
	let end = i;
	while (end - i < maxExample && !/^(?:\*{20,}|-{20,}|={20,})$|^\d+ items? had/.test(unprefix(lines[end + 1]?.text ?? "*".repeat(20)).trim())) end++;
	const texts = lines.slice(i + 1, end + 1).map((line) => unprefix(line.text));
	const expected = texts.findIndex((text) => /^ *(?:Expected(?: nothing)?|Differences .{0,60}):$/.test(text));
	const raised = texts.findLastIndex((text) => isExceptionName(exceptionOf(text.trim())?.name ?? ""));
	const exception = texts.some((text) => /^ *Exception raised:$/.test(text));
	const k = exception ? raised : expected;
	const at = lines[k < 0 ? i : i + 1 + k] ?? head;
	const message = exception && raised >= 0 ? texts[raised] ?? "" : texts.slice(Math.max(expected, 0)).join(" ");
	const name = exception && raised >= 0 ? exceptionOf(message.trim())?.name : void 0;
	return finding({
		tool: "doctest",
		failureType: "test_failure",
		ruleId: name ?? "DocTestFailure",
		message,
		signals: [
			"Failed example:",
			(texts[0] ?? "").trim().slice(0, 60),
			...name === void 0 ? [] : [name]
		],
		artifacts: where?.[1] === void 0 ? [] : [artifact(where[1], where[2], void 0, where[3])],
		strength: 5
	}, at, lines[i - 1] ?? head, lines[end]);
}
// src/ci/diagnostics/dotnet.ts
/** Compiler codes of C#'s parser. */
const syntaxCodes = new Set("1001 1002 1003 1004 1010 1012 1022 1026 1031 1035 1039 1040 1056 1057 1073 1513 1514 1515 1519 1520 1525 1528 1529 1597 1646".split(" ").map((code) => `CS${code}`));
const kinds$3 = [
	[/^(?:NU1301|NU1302|NETSDK1045|MSB3644|MSB3843|NETSDK1141|MSB8020|MSB4236)$/, "environment_error"],
	[/^NU\d/, "dependency_issue"],
	[/^(?:C1083|CS0006)$/, "dependency_issue"],
	[/^(?:CS1591|CS157\d|CS158\d)$/, "doc_docstring"],
	[/^(?:IDE0055|WHITESPACE|IMPORTS|FINALNEWLINE|CHARSET|ENDOFLINE)$/, "code_formatting"],
	[/^(?:MSB3073|MSB6006|MSB3077)$/, "runtime_error"],
	[/^(?:MSB|NETSDK|NUKE|CS5001|CS2001|MT)\d*/, "configuration_error"],
	[/^(?:CS|FS|BC|C|LNK|D)\d/, "type_checking"]
];
function kind$11({ rule }) {
	if (syntaxCodes.has(rule ?? "") || /^C(?:2143|2059|2146|1075)$/.test(rule ?? "")) return "syntax_error";
	return kinds$3.find(([pattern]) => pattern.test(rule ?? ""))?.[1] ?? "linting";
}
/** tsc prints the same form. */
const code$3 = String.raw`(?<level>fatal error|error|warning) (?!TS\d)(?<rule>[A-Za-z]{1,12}\d{2,6}|WHITESPACE|IMPORTS|FINALNEWLINE|CHARSET|ENDOFLINE) ?: (?<message>.+?)(?: \[[^\]]{1,600}\])?$`;
const dotnet = perLine({
	tool: "dotnet",
	reads: "MSBuild, C#, F#, VB, Visual C++, NuGet, analyzers, dotnet format and Unity: one finding an error with its code.",
	fixtures: "written",
	sign: /(?:error|warning) (?:[A-Za-z]{1,12}\d{2,6}|WHITESPACE|IMPORTS|FINALNEWLINE|CHARSET|ENDOFLINE) ?: |NuGet|MSBUILD/,
	rules: [
		{
			pattern: /^\s*(?:\d+>)?(?<file>[^(\n]{1,400}?)(?:\((?<line>\d+)(?:,(?<column>\d+))?\))? ?: (?<level>error) (?<rule>MSB3073|MSB6006|MSB3077|NETSDK1194) ?: (?<message>.+?)(?: \[[^\]]{1,600}\])?$/,
			failureType: "runtime_error",
			strength: 1
		},
		{
			pattern: new RegExp(`^\\s*(?:\\d+>)?(?<file>[^(\\s][^(]{0,400})\\((?<line>\\d+)(?:,(?<column>\\d+))?(?:,\\d+,\\d+)?\\) ?: ${code$3}`),
			failureType: kind$11,
			strength: 5
		},
		{
			pattern: new RegExp(`^\\s*(?:\\d+>)?(?<file>[^\\s:(](?:[^:(]|:\\\\){0,400}\\.(?:\\w{2}proj|sln|slnx|props|targets|obj|lib|json)) ?: ${code$3}`),
			failureType: kind$11,
			strength: 5
		},
		{
			pattern: new RegExp(`^\\s*(?:\\d+>)?(?:[A-Za-z]\\w{0,30} ?: )?${code$3}`),
			failureType: kind$11,
			strength: 4
		}
	]
});
// src/ci/diagnostics/dotnet-test.ts
const tool$24 = "dotnet test";
/** vstest `  Failed Name [12 ms]`; Microsoft.Testing.Platform `failed Name (12ms)`. */
const title$5 = /^\s*(?:Failed|failed|X) (?<name>\S.{0,400}?) (?:\[[<\d][^\]]{0,20}\]|\((?:\d+(?:\.\d+)?(?:ms|s|m) ?){1,3}\))$/;
const xunitTitle = /^(?:\s{0,8}\[xUnit\.net [\d:.]+\])?\s{1,40}(?<name>\S.{0,400}?) \[FAIL\]$/;
const frame$7 = /^\s*at (?<method>.{1,400}?) in (?<file>.{1,400}?):line (?<line>\d+)$/;
const foreign$5 = /^\/_\/|^[A-Za-z]:\\(?:a|agent|projects)\\_work\\|[\\/]src[\\/](?:xunit|TestFramework|Adapter|NUnitFramework)[\\/]/;
const maxBlock$12 = 60;
const runRules = [
	{
		pattern: /^(?<message>The test source file "[^"]{1,400}" provided was not found\.)/,
		failureType: "configuration_error",
		ruleId: "test-source",
		strength: 5
	},
	{
		pattern: /^(?<message>No test (?:is available in|matches the given testcase filter).*)$/,
		failureType: "configuration_error",
		ruleId: "no-tests",
		strength: 2
	},
	{
		pattern: /^(?<message>The active test run was aborted\. Reason: .*)$/,
		failureType: "runtime_error",
		ruleId: "aborted",
		strength: 4,
		context: /^\s*at |^\S+Exception/
	},
	{
		pattern: /^(?<message>(?:A total of \d+ test files matched|The argument .{1,200} is invalid|Could not find testhost).*invalid.*)$/,
		failureType: "configuration_error",
		ruleId: "usage",
		strength: 3
	}
];
const dotnetTest = {
	tool: tool$24,
	reads: "dotnet test and vstest with xunit, NUnit or MSTest: one finding a failed test; missing test assemblies, aborted runs.",
	fixtures: "written",
	sign: /(?:^|\s)(?:Failed|failed|X) \S|\[FAIL\]$|test source file|test run was aborted|No test |Unhandled exception\./,
	read(raw) {
		const lines = raw.map((line) => ({
			...line,
			text: unprefix(line.text)
		}));
		const found = /* @__PURE__ */ new Map();
		for (const pattern of [title$5, xunitTitle]) {
			if (found.size > 0) break;
			for (const [i, line] of lines.entries()) {
				const name = pattern.exec(line.text)?.groups?.name;
				if (name === void 0) continue;
				const made = testFinding$4(lines, i, name);
				if (made !== void 0 && !found.has(name)) found.set(name, made);
			}
		}
		return [
			...found.values(),
			...readLines$1(tool$24, lines, runRules),
			...unhandled(lines)
		].sort((a, b) => a.at - b.at);
	}
};
function testFinding$4(lines, i, name) {
	const line = lines[i] ?? {
		n: 1,
		text: ""
	};
	const end = blockEnd$6(lines, i);
	const body = lines.slice(i + 1, end + 1);
	const heading = body.findIndex((l) => /^\s*Error Message:$/.test(l.text));
	const trace = body.findIndex((l) => /^\s*(?:Stack Trace:|at \S)/.test(l.text));
	const texts = body.slice(heading + 1, trace < 0 ? heading + 9 : Math.min(trace, heading + 13)).filter((l) => l.text.trim() !== "");
	if (texts.length === 0 && trace < 0) return void 0;
	const message = texts.map((l) => l.text.trim()).join(" ");
	const key = texts.find((l) => /^\s*(?:[\w.]+Exception\b|Assert)/.test(l.text)) ?? texts[0] ?? line;
	const exception = /(?<type>\w+Exception)\b/.exec(message)?.groups?.type;
	const lastShown = Math.max(trace < 0 ? 0 : trace + 6, texts.length + heading + 1);
	return finding({
		tool: tool$24,
		failureType: "test_failure",
		...exception === void 0 ? {} : { ruleId: exception },
		message: `${name}: ${message || "failed"}`,
		signals: [name.replace(/\(.*$/, ""), ...exception === void 0 ? [] : [exception]],
		artifacts: frames(body),
		strength: 5
	}, key, line, body[Math.min(lastShown, body.length - 1)] ?? line);
}
/** Up to the next test's title or a run's summary. */
function blockEnd$6(lines, i) {
	let end = i;
	while (end - i < maxBlock$12 && end + 1 < lines.length) {
		const line = lines[end + 1];
		const text = line?.text ?? "";
		if (title$5.test(text) || xunitTitle.test(text) || /^\s*(?:Passed|Skipped) \S.* \[|^(?:Failed|Passed)! |^Test Run |^Total tests|^Results File|^\s*Standard Output Messages:/.test(text)) break;
		if (line?.mark !== void 0) break;
		end++;
	}
	return end;
}
/** The last frames of a .NET trace are the test, the first the code that threw. */
function frames(body) {
	const found = body.flatMap((line) => {
		const groups = frame$7.exec(line.text)?.groups;
		return groups?.file === void 0 || foreign$5.test(groups.file) ? [] : [artifact(groups.file, groups.line)];
	});
	const isTest = (a) => /tests?\b[^\\/]*(?:[\\/]|\.\w+$)/i.test(a.path);
	return [...found.filter(isTest), ...found.filter((a) => !isTest(a))].slice(0, 5);
}
/** A program, or a test host, that died of an exception. */
function unhandled(lines) {
	return lines.flatMap((line, i) => {
		const groups = /^Unhandled [Ee]xception[.:] (?<type>[\w.]{1,200}): (?<message>.*)$/.exec(line.text)?.groups;
		if (groups?.type === void 0) return [];
		const body = lines.slice(i + 1, i + 20).filter((l) => /^\s*(?:at|--->|---) /.test(l.text));
		const type = groups.type.split(".").at(-1) ?? groups.type;
		return finding({
			tool: "dotnet",
			failureType: "runtime_error",
			ruleId: type,
			message: `${type}: ${groups.message}`,
			signals: [type],
			artifacts: frames(body),
			strength: 4
		}, line, line, body[Math.min(5, body.length - 1)] ?? line);
	});
}
// src/ci/diagnostics/elixir.ts
const table$5 = perLine({
	tool: "elixir",
	reads: "mix compile, mix test (ExUnit), mix format --check-formatted, Credo, mix deps.",
	fixtures: "written",
	sign: /\.exs?:\d+|\*\* \(\w|mix format|^\*\* \(Mix\)/,
	rules: [
		{
			pattern: /^ {2}\d+\) (?<message>(?:test|property|doctest) .{1,300}) \((?<rule>[A-Z][\w.]{1,200})\)$/,
			failureType: "test_failure",
			strength: 5,
			context: /^ {5}|^$/,
			place: /^ {5}(?<file>[^\s:]{1,300}\.exs?):(?<line>\d+)$/,
			more: /^ {5}(?<text>(?:Assertion|match \(|\*\* \(|Expected|code:).{0,300})$/
		},
		{
			pattern: /^\*\* \((?<rule>SyntaxError|TokenMissingError|MismatchedDelimiterError)\) (?:invalid syntax found on )?(?<file>[^\s:]{1,300}\.exs?):(?<line>\d+)(?::(?<column>\d+))?:? ?(?<message>.*)$/,
			failureType: "syntax_error",
			strength: 5,
			context: /^\s+\S/
		},
		{
			pattern: /^\*\* \((?<rule>CompileError)\) (?<file>[^\s:]{1,300}\.exs?)(?::(?<line>\d+))?: (?<message>.+)$/,
			failureType: "type_checking",
			strength: 5
		},
		{
			pattern: /^(?:== Compilation error in file (?<file>\S{1,300}) ==)$/,
			failureType: "type_checking",
			ruleId: "CompileError",
			strength: 3,
			context: /\S/
		},
		{
			pattern: /^\*\* \(Mix\) (?<message>mix format failed due to --check-formatted.*)$/,
			failureType: "code_formatting",
			ruleId: "mix format",
			strength: 5,
			context: /^\s+\*|^\s*$|^The following/,
			place: /^ +\* (?<file>\S+)$/
		},
		{
			pattern: /^\*\* \(Mix\) (?<message>(?:Can't continue due to errors on dependencies|Hex dependency resolution failed|Unknown package).*)$/,
			failureType: "dependency_issue",
			ruleId: "deps",
			strength: 4
		},
		{
			pattern: /^\*\* \((?<rule>[A-Z][\w.]{1,100})\) (?<message>.+)$/,
			failureType: "runtime_error",
			strength: 3,
			context: /^ {4}\S/
		},
		{
			pattern: /^┃ {1,4}\[(?<rule>[CDFRW])\] . (?<message>.+)$/,
			failureType: "linting",
			strength: 4,
			context: /^┃ {6,}\S/
		}
	]
});
const frame$6 = /^ {7}(?:\([\w.-]{1,80} [\w.+-]{1,40}\) )?(?<file>[^\s:(]{1,300}\.exs?):(?<line>\d+): (?<symbol>\S.{0,200})$/;
const maxBlock$11 = 60;
const elixir = {
	...table$5,
	read: (lines, step) => table$5.read(lines, step).map((f) => f.failureType === "test_failure" ? withFrames(f, lines) : f)
};
/** ExUnit's heading tells where the test begins, its stack trace which line of it failed and what the code was doing. */
function withFrames(found, lines) {
	const i = lines.findIndex((line) => line.n === found.at);
	const frames = [];
	for (const line of lines.slice(i + 1, i + maxBlock$11)) {
		if (/^ {2}\d+\) |^Finished in /.test(line.text)) break;
		const groups = frame$6.exec(line.text)?.groups;
		if (groups?.file === void 0 || /^ {7}\((?:elixir|ex_unit|stdlib|mix|logger) /.test(line.text)) continue;
		frames.push(artifact(groups.file, groups.line, void 0, groups.symbol));
	}
	const test = found.artifacts[0];
	const own = frames.filter((place) => place.path === test?.path);
	const others = frames.filter((place) => place.path !== test?.path);
	const first = own.length > 0 ? own : found.artifacts;
	return {
		...found,
		artifacts: [...first, ...others].slice(0, 5)
	};
}
// src/ci/diagnostics/erlang.ts
const erlang = perLine({
	tool: "eunit",
	reads: "EUnit (also under rebar3) and Common Test: one finding a failed test.",
	fixtures: "real",
	sign: /\*failed\*$|==> \w+: FAILED$|^ {2}\d+\) \w+:\w+/,
	rules: [
		{
			pattern: /^ {0,40}(?<message>\w{1,80}:(?:\d+:)? ?(?<symbol>\w{1,120})[^*]{0,160}\.\.\.\*failed\*)$/,
			failureType: "test_failure",
			strength: 5,
			context: /^(?:in |\*\*| {2}called as | {6,}\S)/,
			more: /^\*\*(?<text>\w{1,20}:.{0,200})$/,
			place: /^in (?:function|call from) .{1,200} \((?<file>[^\s,()]{1,300}\.erl), line (?<line>\d+)\)$/
		},
		{
			pattern: /^%%% (?<message>(?<symbol>\w{1,80}) ==> \w{1,80}: FAILED)$/,
			failureType: "test_failure",
			strength: 5,
			context: /^%%% \S+ ==> /
		},
		{
			pattern: /^ {2}\d+\) (?<message>(?<symbol>\w{1,80}:\w{1,120})(?:\/\d+)?)$/,
			failureType: "test_failure",
			strength: 4,
			context: /^ {5,}\S/,
			place: /(?<file>[^\s:(]{1,300}\.erl):(?<line>\d+)/
		}
	]
});
// src/ci/diagnostics/esbuild.ts
const tool$23 = "esbuild";
const headed$1 = /^\s{0,4}[✘X] \[ERROR\] (\S.*?)(?: \[plugin ([^\]]{1,80})\])?$/;
const placed$1 = /^\s{0,8}(?:Error: )?(\S.{0,300}\.(?:[cm]?[jt]sx?|vue|svelte|astro|html|json|css|s[ac]ss|less):\d{1,7}:\d{1,5}): ERROR: (.*)$/;
const esbuild = {
	tool: tool$23,
	reads: "errors of the esbuild command and of tools that print its messages (tsup, tsx, Angular)",
	fixtures: "real",
	sign: /[✘X] \[ERROR\] \S|:\d{1,7}:\d{1,5}: ERROR: /,
	read(lines) {
		const found = /* @__PURE__ */ new Map();
		for (const [i, line] of lines.entries()) {
			const made = lineFinding$3(lines, line, i);
			const key = JSON.stringify([made?.message, made?.artifacts]);
			if (made !== void 0 && !found.has(key)) found.set(key, made);
		}
		return [...found.values()];
	}
};
function lineFinding$3(lines, line, i) {
	const text = unprefix(line.text).trimEnd();
	const head = headed$1.exec(text);
	const inline = placed$1.exec(text);
	const message = head?.[1] ?? inline?.[2];
	if (message === void 0 || /^TS-?\d{4,5}: /.test(message)) return void 0;
	const place = inline === null ? placeBelow(lines, i) : placeAtEnd(inline[1] ?? "");
	const ruleId = missingModule(message) === void 0 ? void 0 : "MODULE_NOT_FOUND";
	return finding({
		tool: tool$23,
		failureType: typeOf$10(message),
		...ruleId === void 0 ? {} : { ruleId },
		message,
		signals: errorSignals(ruleId, message),
		artifacts: place === void 0 ? [] : [artifact(place.path, place.line, place.column)],
		strength: place === void 0 ? 3 : inline === null ? 5 : 4
	}, line, line, contextEnd(lines, i, /^$|^ {4,8}\S/, 5));
}
function placeBelow(lines, i) {
	for (const next of lines.slice(i + 1, i + 4)) {
		const text = unprefix(next.text).trim();
		const place = text.endsWith(":") ? placeAtEnd(text.slice(0, -1)) : void 0;
		if (place !== void 0) return place;
	}
}
function typeOf$10(message) {
	if (/^No matching export in /.test(message)) return "type_checking";
	const type = errorType(message);
	if (type !== "runtime_error" || missingModule(message) !== void 0) return type;
	return /^(?:Unexpected|Expected|Unterminated|The symbol|Top-level await|Syntax error|Invalid)/.test(message) ? "syntax_error" : type;
}
// src/ci/diagnostics/eslint.ts
const tool$22 = "eslint";
const stylish = /^ {0,8}(\d{1,6}):(\d{1,6})\s{1,40}(error|warning|Error:|Warning:)\s{1,40}(\S.*)$/;
const react = /^ {1,4}Line (\d{1,6}):(?:(\d{1,6}):)? {2,20}(\S.*)$/;
const compact = /^(\S.{0,400}): line (\d+), col (\d+), (Error|Warning) - (.*)$/;
const unix = /^(\S.{0,400}?):(\d{1,6}):(\d{1,6}): (.*) \[(Error|Warning)(?:\/([^\]]+))?\]$/;
const github = /^(\S.*) \((@?[a-z][\w-]*(?:\/[\w@-]+)*)\)$/;
const json = /"filePath":"((?:[^"\\]|\\.){1,400})"|"ruleId":(?:"([^"]{1,100})"|null),(?:"nodeType":null,)?(?:"fatal":true,)?"severity":([12]),"message":"((?:[^"\\]|\\.){1,1000})","line":(\d+)(?:,"column":(\d+))?/g;
const fileLine$2 = /^(?:\/|\.{1,2}[\\/]|[A-Za-z]:[\\/]|[\w@.-]+[\\/])?[^:*?"<>|]{1,300}\.(?:[cm]?[jt]sx?|vue|svelte|astro|json|jsonc|json5|mdx?|html?|ya?ml|css|hbs|gjs|gts|mts|graphql)$/;
const tooMany = /ESLint found too many warnings \(maximum: -?\d+\)|Treating warnings as errors because process\.env\.CI/;
const eslint = {
	tool: tool$22,
	reads: "formats stylish (also as marked by setup-node), compact, unix, json and github, next lint, react-scripts, parsing errors, exceeded --max-warnings, broken configuration and crashes",
	fixtures: "real",
	sign: /(?:^|\s)\s{0,8}(?:Line )?\d{1,6}:\d{1,6}:?\s{1,40}\S|: line \d+, col \d+, (?:Error|Warning) - |\[(?:Error|Warning)(?:\/[^\]]{1,100})?\]$|ESLint|[Ee]slint|"filePath":"/,
	read(lines) {
		const strict = lines.some((line) => tooMany.test(line.text));
		const rows = readRows(lines).filter((row) => strict || !/^warning/i.test(row.level));
		return [...[...new Map(rows.map((row) => [JSON.stringify([
			row.file,
			row.row,
			row.column,
			row.rule,
			row.message
		]), row])).values()].map(rowFinding), ...crashes(lines)];
	}
};
/** All problems, with the file that stylish prints once above them. */
function readRows(lines) {
	const rows = [];
	const named = lines.some((line) => /eslint/i.test(line.text));
	let file;
	for (const line of lines) {
		const text = unprefix(line.text).trimEnd();
		if (line.mark === void 0 && fileLine$2.test(text)) file = text;
		else if (text.includes("\"filePath\":\"")) rows.push(...jsonRows(line, text));
		else {
			const row = oneRow(line, text, file, named);
			if (row !== void 0) rows.push(row);
		}
	}
	return rows;
}
function oneRow(line, text, file, named) {
	const s = stylish.exec(text);
	if (s !== null && / {2}\([\w-]{1,60}\)$/.test(text)) return void 0;
	if (s !== null) return {
		line,
		file,
		row: s[1] ?? "",
		column: s[2] ?? "",
		level: s[3] ?? "",
		...split$2(s[4] ?? "")
	};
	const r = react.exec(text);
	if (r !== null) return {
		line,
		file,
		row: r[1] ?? "",
		column: r[2] ?? "",
		level: reactLevel(line),
		...split$2(r[3] ?? "")
	};
	const c = compact.exec(text);
	if (c !== null) {
		const tail = /^(.*) \(([^()\s]+)\)$/.exec(c[5] ?? "");
		return {
			line,
			file: c[1],
			row: c[2] ?? "",
			column: c[3] ?? "",
			level: c[4] ?? "",
			message: tail?.[1] ?? c[5] ?? "",
			rule: tail?.[2]
		};
	}
	const u = unix.exec(text);
	if (u !== null) return {
		line,
		file: u[1],
		row: u[2] ?? "",
		column: u[3] ?? "",
		level: u[5] ?? "",
		message: u[4] ?? "",
		rule: u[6]
	};
	const g = named && line.mark === "error" ? github.exec(text) : null;
	return g === null ? void 0 : {
		line,
		file: void 0,
		row: "",
		column: "",
		level: "error",
		message: g[1] ?? "",
		rule: g[2]
	};
}
/** react-scripts prints no level: rows under `Failed to compile.` are errors unless the runner marked them otherwise. */
const reactLevel = (line) => line.mark === "warning" ? "warning" : "error";
/** Message and rule, which stylish parts by two or more blanks. A parsing error has no rule. */
function split$2(text) {
	const at = text.lastIndexOf("  ");
	const rule = text.slice(at + 2).trim();
	if (at < 0 || !/^@?[\w-]+(?:\/[\w@.-]+)*$/.test(rule)) return {
		message: text,
		rule: void 0
	};
	return {
		message: text.slice(0, at).trim(),
		rule
	};
}
function jsonRows(line, text) {
	let file;
	const rows = [];
	for (const [, path, rule, severity, message, row = "", column = ""] of text.matchAll(json)) if (path !== void 0) file = path.replaceAll("\\\\", "\\");
	else rows.push({
		line,
		file,
		row,
		column,
		level: severity === "2" ? "error" : "warning",
		message: (message ?? "").replaceAll("\\\"", "\""),
		rule
	});
	return rows;
}
function rowFinding(row) {
	const parsing = row.rule === void 0 && row.message.startsWith("Parsing error");
	return finding({
		tool: tool$22,
		failureType: rowType(row, parsing),
		...row.rule === void 0 ? {} : { ruleId: row.rule },
		message: row.message,
		signals: errorSignals(row.rule, row.message),
		artifacts: row.file === void 0 ? [] : [artifact(row.file, row.row, row.column)],
		strength: row.file === void 0 ? 3 : 5
	}, row.line);
}
function rowType(row, parsing) {
	if (/^Definition for rule .{1,200} not found/.test(row.message)) return "configuration_error";
	if (!parsing) return "linting";
	return /parserOptions|Cannot find module|project service/.test(row.message) ? "configuration_error" : "syntax_error";
}
const own$1 = /^(?:Invalid option '--|ESLint couldn't find |Error: (?:Failed to load (?:config|plugin|parser) |.{0,80}eslint.{0,80}Cannot find module)|ConfigError: )/;
/** What ESLint says when it cannot lint at all: the first sentence under `Oops!`, or a refused option. */
function crashes(lines) {
	const texts = lines.map((line) => unprefix(line.text).trim());
	const oops = texts.findIndex((text) => text.startsWith("Oops! Something went wrong!"));
	const at = oops < 0 ? texts.findIndex((text) => own$1.test(text)) : texts.findIndex((text, i) => i > oops && i < oops + 8 && text !== "" && !/^ESLint: \d/.test(text));
	const line = lines[at];
	const text = texts[at];
	if (line === void 0 || text === void 0) return [];
	const more = texts.slice(at, at + 12);
	const linting = more.map((next) => /^Occurred while linting (.{1,300}):(\d+)$/.exec(next)).find((hit) => hit !== null);
	const rule = more.map((next) => /^Rule: "([^"]{1,100})"$/.exec(next)?.[1]).find((name) => name !== void 0);
	const frames = more.map((next) => /^- (.{1,300})$/.exec(next)?.[1]).filter((path) => path !== void 0 && !isForeign$2(path));
	const named = /config file in "([^"]{1,300})"/.exec(more.join(" "))?.[1];
	const files = linting?.[1] === void 0 ? [...frames, named] : [linting[1]];
	return [finding({
		tool: tool$22,
		failureType: crashType(text, linting !== void 0),
		...rule === void 0 ? {} : { ruleId: rule },
		message: text,
		signals: errorSignals(rule, text),
		artifacts: files.flatMap((path) => path === void 0 ? [] : [artifact(plainPath(path), linting?.[2])]),
		strength: 4
	}, line, lines[Math.max(oops, 0)] ?? line, lines[Math.min(at + 4, lines.length - 1)] ?? line)];
}
function crashType(text, whileLinting) {
	if (whileLinting) return "runtime_error";
	return missingModule(text) !== void 0 || /couldn't find the (?:config|plugin|parser) "/.test(text) ? "dependency_issue" : "configuration_error";
}
// src/ci/diagnostics/python-lint.ts
/** A path of a file with Python in it, as linters print it; named group `file`. */
const pythonFile = String.raw`(?<file>(?:[A-Za-z]:)?[^\s:"'=(][^:"]{0,400}\.(?:pyi?|pyx|ipynb|toml)(?::cell[ _]\d{1,5})?)`;
const codeLine = new RegExp(`^${pythonFile}:(?<line>\\d{1,7}):(?<column>\\d{1,5}):? (?:(?<rule>[A-Z]{1,6}\\d{1,4})|(?:invalid-syntax|SyntaxError):) (?<fix>\\[\\*\\] )?(?<message>\\S.*)$`);
const border = /\.{3,}(?:\(.{1,60}\))?(?:Failed|Passed|Skipped)$|^\S{1,60}: commands\[\d+\]|^nox > |^\$ |^\+ \w/;
const ruffTail = /^Found \d+ errors?(?:\.| \()|^\[\*\] \d|^All checks passed!|^- hook id: ruff|^ *(?:= )?help: |^ruff failed|^Would reformat: |^unformatted: |^error: Failed to parse |^\d+ files? would be reformatted(?:,.{0,100}[^.])?$/;
/** The lines for which ruff or flake8 speaks: cut where pre-commit, tox, nox or a traced shell starts the next tool. */
function linesOf$1(tool, lines, step) {
	const parts = [[]];
	for (const line of lines) {
		if (line.mark === "group" || line.mark === "command") continue;
		if (border.test(unprefix(line.text))) parts.push([]);
		parts.at(-1)?.push(line);
	}
	return parts.filter((part) => isRuff(part, step) === (tool === "ruff")).flat();
}
function isRuff(part, step) {
	if (part.some((line) => /^- hook id: (?!ruff)/.test(unprefix(line.text)))) return false;
	if (part.some((line) => ruffTail.test(unprefix(line.text)))) return true;
	if (/\bruff\b/.test(step.command)) return !/\bflake8\b/.test(step.command);
	return part.some((line) => /: [A-Z]{1,6}\d{1,4} (?:\[\*\] |`)/.test(line.text));
}
/** What a rule of ruff, flake8 or its plug-ins is about. */
function lintType(rule) {
	if (rule === void 0 || rule === "E999" || rule === "E902" || rule === "invalid-syntax") return "syntax_error";
	if (/^(?:D\d{3}|DOC\d{3}|DAR\d{3}|RST\d{3})$/.test(rule)) return "doc_docstring";
	return rule === "BLK100" ? "code_formatting" : "linting";
}
/** What `at` finds at each line; the same message about the same places, printed again by a second run, counts once. */
function eachOnce(lines, at) {
	const found = /* @__PURE__ */ new Map();
	for (let i = 0; i < lines.length; i++) {
		const one = at(i);
		const key = JSON.stringify([one?.message, one?.artifacts]);
		if (one !== void 0 && !found.has(key)) found.set(key, one);
	}
	return [...found.values()];
}
// src/ci/diagnostics/flake8.ts
const rules$14 = [{
	pattern: codeLine,
	failureType: ({ rule }) => lintType(rule),
	strength: 5
}];
const troubles$1 = [
	{
		pattern: /^flake8: error: (?<message>.{1,400})$/,
		failureType: "configuration_error",
		ruleId: "usage",
		strength: 5
	},
	{
		pattern: /^(?<message>"\S{1,100}" failed during execution due to .{1,400})$/,
		failureType: "configuration_error",
		ruleId: "plugin failed",
		strength: 4
	},
	{
		pattern: /^(?<message>There was a critical error during execution of Flake8:)$/,
		failureType: "configuration_error",
		ruleId: "critical error",
		strength: 4,
		context: /\S/
	}
];
const flake8 = {
	tool: "flake8",
	reads: "lines of flake8, its plug-ins and pycodestyle; wrong usage and failing plug-ins",
	fixtures: "real",
	sign: /\.(?:pyi?|pyx|ipynb):\d+:\d+: [A-Z]{1,6}\d{1,4} |flake8: error: |" failed during execution due to |critical error during execution of Flake8/,
	read: (lines, step) => [...readLines$1("flake8", linesOf$1("flake8", lines, step), rules$14), ...readSentences("flake8", lines, troubles$1)]
};
// src/ci/diagnostics/gfortran.ts
const place$10 = /^(?<file>[^\s:][^:]{0,300}\.(?:f|F|for|f77|f90|F90|f95|f03|f08)):(?<line>\d+):(?<column>\d+):$/;
const verdict$1 = /^(?:Fatal )?Error: (?<message>\S.{0,400})$/;
/** Place, blank, excerpt, caret: the verdict follows within this many lines. */
const reach$2 = 8;
/** Errors of gfortran, one a verdict, each with the place printed above it. */
function fortranErrors(lines) {
	return lines.flatMap((line, i) => {
		const groups = place$10.exec(unprefix(line.text))?.groups;
		if (groups?.file === void 0) return [];
		const below = lines.slice(i + 1, i + reach$2);
		const next = below.findIndex((l) => place$10.test(unprefix(l.text)));
		const at = below.slice(0, next < 0 ? reach$2 : next).find((l) => verdict$1.test(unprefix(l.text)));
		const message = verdict$1.exec(unprefix(at?.text ?? ""))?.groups?.message;
		if (at === void 0 || message === void 0) return [];
		return [finding({
			tool: "gcc",
			failureType: /^(?:Cannot open (?:module|included) file|Can't open)/.test(message) ? "dependency_issue" : /^(?:Syntax error|Unclassifiable statement|Expected |Invalid character)/.test(message) ? "syntax_error" : "type_checking",
			message,
			signals: signalsOf(void 0, message),
			artifacts: [artifact(groups.file, groups.line, groups.column)],
			strength: 5
		}, at, line, at)];
	});
}
// src/ci/diagnostics/gcc.ts
/** mypy, swiftc and others print the same form: the extension tells whose line it is. */
const source = String.raw`(?<file>(?:[A-Za-z]:)?[^\s:(][^:(]{0,400}\.(?:c|cc|cpp|cxx|c\+\+|C|h|hh|hpp|hxx|inl|ipp|tpp|tcc|m|mm|cu|cuh|S|s|asm|ino|f|F|f90|F90|f95|for|pyx|y|l))`;
function kind$10({ message, rule, level }) {
	if (/No such file or directory|file not found/.test(message ?? "")) return "dependency_issue";
	if (rule === "-Wclang-format-violations") return "code_formatting";
	if (level === "error" && rule?.startsWith("-Werror")) return "linting";
	return /^(?:expected |unterminated |stray |missing terminating|extraneous |invalid preprocessing)/.test(message ?? "") ? "syntax_error" : "type_checking";
}
/** The excerpt with its caret, and notes. */
const context$4 = /^ *\d* \||^\s+\S|^[^\s:]+:\d+:\d+: note: |^#include /;
const rules$13 = [
	{
		pattern: new RegExp(`^${source}:(?<line>\\d+):(?:(?<column>\\d+):)? (?<level>error|warning|style|performance|portability): (?<message>.+?) \\[(?<rule>[a-zA-Z][\\w.-]{2,80})(?:,-warnings-as-errors)?\\]$`),
		failureType: ({ rule }) => rule === "syntaxError" || rule === "clang-diagnostic-error" ? "type_checking" : "linting",
		strength: 5,
		context: context$4
	},
	{
		pattern: new RegExp(`^${source}:(?<line>\\d+):(?:(?<column>\\d+):)? (?<level>fatal error|error|warning): (?<message>.+?)(?: \\[(?<rule>-W[\\w=+,-]+)\\])?$`),
		failureType: kind$10,
		strength: 5,
		context: context$4
	},
	{
		pattern: new RegExp(`^${source}\\((?<line>\\d+)\\): (?<level>error|warning)(?: #\\d+-D)?: (?<message>.+)$`),
		failureType: "type_checking",
		strength: 5,
		context: /^\s+\S|^\s+\^/
	},
	{
		pattern: /^(?:[\w./+-]{0,100}ld[\w.]{0,10}: )?(?<file>[\w./+-]{1,300}):\(\.[\w.+]{1,60}\): (?<message>(?:undefined reference to|multiple definition of) .+)$/,
		failureType: "type_checking",
		ruleId: "link",
		strength: 4
	},
	{
		pattern: /^(?:[\w./+-]{0,100}ld[\w.]{0,10}: )?(?:error: )?(?<message>(?:undefined symbol: |duplicate symbol: |.{1,200}: multiple definition of ).+)$/,
		failureType: "type_checking",
		ruleId: "link",
		strength: 4,
		context: /^>>> /
	},
	{
		pattern: /^Undefined symbols for architecture (?<rule>\w+):$/,
		failureType: "type_checking",
		strength: 4,
		context: /^ +\S/
	},
	{
		pattern: /^(?:[\w./+-]{0,100}ld[\w.]{0,10}: )(?:error: )?(?<message>(?:cannot find -l|unable to find library -l|library not found for -l|library '|framework not found )\S+.*)$/,
		failureType: "dependency_issue",
		ruleId: "link",
		strength: 5
	},
	{
		pattern: /^[\w./+-]{1,100}: (?<message>(?:fatal error: Killed signal|internal compiler error: ).*)$/,
		failureType: "environment_error",
		ruleId: "compiler-killed",
		strength: 4
	},
	{
		pattern: /^(?:[\w./-]{0,60}\/)?(?:gcc|g\+\+|cc|c\+\+|cc1|cc1plus|clang|clang\+\+)(?:-\d+)?: (?:fatal )?error: (?<message>(?:no such file|unknown argument|[^:]{1,200}: No such file).*)$/,
		failureType: "configuration_error",
		ruleId: "usage",
		strength: 2
	}
];
/** cppcheck fails for each kind of message once it is told which exit code errors shall have. */
function strict(found, command) {
	const all = /\bcppcheck\b.*--error-exitcode=[1-9]/.test(command);
	return found.map((f) => all && f.severity === "warning" ? {
		...f,
		severity: "error"
	} : f);
}
const summaries = [{
	pattern: /^(?:collect2: error: ld returned|(?:[\w./-]{0,60}\/)?clang(?:\+\+)?: error: linker command failed).*$/,
	failureType: "type_checking",
	ruleId: "link",
	strength: 1
}];
const gcc = {
	tool: "gcc",
	reads: "gcc, clang, nvcc and gfortran: one finding an error with its warning flag; missing headers; linker errors.",
	fixtures: "real",
	sign: /: (?:fatal )?error: |^(?:Fatal )?Error: |: (?:style|performance|portability): |\): error|: warning: |undefined reference to|multiple definition|Undefined symbols|undefined symbol|ld[\w.]*: |internal compiler error|collect2/,
	read(lines, step) {
		const found = [...strict(readLines$1("gcc", lines, rules$13), step.command), ...fortranErrors(lines)];
		return found.some((f) => f.severity === "error") ? found : [...found, ...readLines$1("gcc", lines, summaries)];
	}
};
// src/ci/diagnostics/git.ts
const rules$12 = [
	{
		pattern: /^(?:Error: )?fatal: (?<message>(?:unable to access|could not read from remote|Could not read from remote|the remote end hung up|early EOF|unable to connect).*)$/,
		failureType: ({ message }) => / 40[134]|returned error: 40/.test(message ?? "") ? "configuration_error" : "environment_error",
		ruleId: "remote",
		strength: 4
	},
	{
		pattern: /^(?:Error: )?fatal: (?<message>(?:couldn't find remote ref|Remote branch|repository '|reference is not a tree|not a tree object|ambiguous argument|bad revision|no merge base|detected dubious ownership|not a git repository|No url found for submodule|invalid reference|Need a single revision|No names found|No tags can describe|could not read Username|Authentication failed|refusing to merge|Unable to create|empty ident|unable to auto-detect).*)$/,
		failureType: "configuration_error",
		strength: 4
	},
	{
		pattern: /^(?:Error: )?(?<message>A branch or tag with the name '(?<rule>[^']{1,200})' could not be found)$/,
		failureType: "configuration_error",
		strength: 5
	},
	{
		pattern: /^fatal: (?!No names found)(?<message>.{3,400})$/,
		failureType: ({ message }) => guessType(message ?? "") ?? "configuration_error",
		strength: 2
	},
	{
		pattern: /^error: (?<message>(?:pathspec '[^']{1,200}' did not match|src refspec \S+ does not match).*)$/,
		failureType: "configuration_error",
		ruleId: "pathspec",
		strength: 4
	},
	{
		pattern: /^error: (?<message>failed to push some refs to .*)$/,
		failureType: "configuration_error",
		ruleId: "push",
		strength: 2
	},
	{
		pattern: /^ ! \[(?:remote )?rejected\] +(?<message>.+)$/,
		failureType: "configuration_error",
		ruleId: "rejected",
		strength: 4
	},
	{
		pattern: /^remote: (?<message>(?:Permission to \S+ denied|error: GH\d+: |Invalid username|Repository not found|Write access to repository not granted).*)$/,
		failureType: "configuration_error",
		ruleId: "remote",
		strength: 4
	},
	{
		pattern: /^CONFLICT \((?<rule>[\w/ ]{1,40})\): (?<message>(?:Merge conflict in (?<file>.{1,300})|.+))$/,
		failureType: "configuration_error",
		strength: 4
	},
	{
		pattern: /^error: (?<message>(?:could not apply|patch failed:|Your local changes to the following files).*)$/,
		failureType: "configuration_error",
		strength: 3
	},
	{
		pattern: /^(?<file>[^\s:][^:]{0,300}):(?<line>\d+): (?<message>(?:leftover conflict marker|trailing whitespace\.|new blank line at EOF\.|space before tab in indent\.))$/,
		failureType: "code_formatting",
		ruleId: "diff --check",
		strength: 5
	},
	{
		pattern: /^The process '(?<rule>[^']{1,200}\/git(?:\.exe)?)' failed with (?<message>exit code \d+)$/,
		failureType: "environment_error",
		strength: 1,
		marked: true
	}
];
const header$1 = /^diff --git a\/(?<from>.{1,400}) b\/(?<file>.{1,400})$/;
const porcelain = /^(?: M|M |MM|\?\?| D|AM|A ) (?<file>\S.{0,300})$/;
const checksTree = /git (?:--no-pager )?diff\b|git status|git-status|--exit-code|check.?(?:dist|diff|generated|clean)|dirty/;
const formatters$1 = /\b(?:fmt|format|prettier|black|ruff|isort|gofmt|goimports|clang-format|spotless|lint --fix|biome)\b/;
const maxDiff$1 = 40;
const tool$21 = "git";
const git = {
	tool: tool$21,
	reads: "git errors (remote, refs, rights, conflicts), diff --check, and diffs or changed files of a step that checks for a clean tree.",
	fixtures: "real",
	sign: /fatal: |error: |rejected\]|remote: |CONFLICT|conflict marker|trailing whitespace|blank line at EOF|space before tab|could not be found|^diff --git|^(?: M|M |MM|\?\?| D|AM|A ) |failed with exit code/,
	read(lines, step) {
		return [...readLines$1(tool$21, lines, rules$12).filter((f, _, all) => f.strength > 1 || all.length === 1), ...changedFiles(lines, step)].sort((a, b) => a.at - b.at);
	}
};
/** A diff is a finding only where the step asks git whether the tree is clean; each file counts once. */
function changedFiles(lines, step) {
	if (!checksTree.test(step.command) && !lines.some((line) => line.mark === void 0 && /git diff .*--exit-code/.test(line.text))) return [];
	const diffs = lines.flatMap((line, i) => {
		const file = header$1.exec(unprefix(line.text))?.groups?.file;
		return file === void 0 ? [] : [changed$1(file, lines, i, step)];
	});
	if (diffs.length > 0) return diffs;
	return lines.flatMap((line, i) => {
		const file = porcelain.exec(line.text)?.groups?.file;
		return file === void 0 ? [] : [changed$1(file, lines, i, step)];
	});
}
function changed$1(file, lines, i, step) {
	const at = lines[i] ?? {
		n: 1,
		text: ""
	};
	let last = i;
	const more = /^(?:index |---|\+\+\+|@@|[ +\-\\]|old mode|new mode|deleted |new file|similarity|rename )/;
	while (last - i < maxDiff$1 && more.test(unprefix(lines[last + 1]?.text ?? "")) && !porcelain.test(lines[last + 1]?.text ?? "")) last++;
	return finding({
		tool: "git",
		failureType: formatters$1.test(step.command) ? "code_formatting" : "configuration_error",
		ruleId: "diff",
		message: `${file} differs from what is committed`,
		signals: [file],
		artifacts: [artifact(file)],
		strength: 3
	}, at, at, lines[last] ?? at);
}
// src/ci/diagnostics/go-build.ts
const place$9 = String.raw`^(?:vet: )?(?<file>[^\s:]+\.go):(?<line>\d+)(?::(?<column>\d+))?: `;
/** `go get` advice and the like, indented below an error. */
const context$3 = /^\t(?!\/)\S/;
const moduleRules = [
	{
		pattern: new RegExp(`${place$9}(?<message>(?:no required module provides package |missing go\\.sum entry|cannot find (?:module|package) |package \\S+ is not in |could not import |import "\\S+" is a program).*)$`),
		failureType: "dependency_issue",
		strength: 5,
		context: context$3
	},
	{
		pattern: /^(?:go: )?(?<file>go\.(?:mod|work|sum)):(?<line>\d+)(?::(?<column>\d+))?: (?<message>.+)$/,
		failureType: "configuration_error",
		ruleId: "go.mod",
		strength: 5
	},
	{
		pattern: /^go: (?<message>(?:\.\/)?go\.mod requires go .+)$/,
		failureType: "environment_error",
		ruleId: "go-version",
		strength: 5
	},
	{
		pattern: /^go: (?<message>(?:updates to go\.mod needed|inconsistent vendoring|.{0,200}missing go\.sum entry|\S+: missing go\.sum entry).*)$/,
		failureType: "dependency_issue",
		strength: 5,
		context: context$3
	},
	{
		pattern: /^(?:go: )?(?:verifying )?(?<message>\S+@\S+: checksum mismatch.*)$/,
		failureType: "dependency_issue",
		ruleId: "checksum",
		strength: 5
	},
	{
		pattern: /^go: (?<message>.{0,300}(?:dial tcp|i\/o timeout|TLS handshake|connection re(?:set|fused)|50[234] ).*)$/,
		failureType: "environment_error",
		ruleId: "network",
		strength: 4
	},
	{
		pattern: /^go: (?<message>(?:cannot find main module|go\.mod file not found|no Go files in|no such tool|unknown |unrecognized ).*)$/,
		failureType: "configuration_error",
		strength: 4
	},
	{
		pattern: /^flag provided but not defined: (?<rule>-\S+)/,
		failureType: "configuration_error",
		strength: 3
	},
	{
		pattern: /^(?:package \S+: )?(?<message>build constraints exclude all Go files in (?<file>\S+))/,
		failureType: "configuration_error",
		ruleId: "build-constraints",
		strength: 4
	},
	{
		pattern: /^\s*(?:imports \S+: )?(?<message>import cycle not allowed.*)$/,
		failureType: "type_checking",
		ruleId: "import-cycle",
		strength: 4
	},
	{
		pattern: /^go: (?<message>(?!downloading |finding |added |upgraded |downgraded |removed |extracting |creating |to add |found |warning: |using |writing |no module dependencies|copying |updating )(?:module |\S+@)\S.+)$/,
		failureType: "dependency_issue",
		strength: 4,
		context: context$3
	}
];
const compileRule = {
	pattern: new RegExp(`${place$9}(?<message>.+)$`),
	failureType: ({ message }) => /^(?:syntax error|expected |illegal |newline in |string literal not)/.test(message ?? "") ? "syntax_error" : "type_checking",
	strength: 5,
	context: /^\t(?:have|want|\S+\.go:\d)/
};
const vetRule = {
	...compileRule,
	pattern: new RegExp(`${place$9.replace("(?:vet: )?", "")}(?<message>.+)$`),
	failureType: "linting"
};
const vetTypeRule = {
	...compileRule,
	pattern: new RegExp(`${place$9.replace("(?:vet: )?", "vet: ")}(?<message>.+)$`)
};
/** Headers of errors: the compiler's `# pkg`, gotestsum's section, vet's `# [pkg]`. */
const compileHeader = /^(?:# [\w./~-]+(?: \[[\w./ ~-]+\])?|=== Errors)$/;
const vetHeader = /^# \[[\w./ ~-]+\]$/;
/** golangci-lint and staticcheck print the same form and end it with the rule in brackets. */
const linterTail = / \([\w-]+\)$/;
/** The path of `FAIL pkg [build failed]` and other lines between errors keep a header valid for this many lines. */
const reach$1 = 200;
const goBuild = {
	tool: "go",
	reads: "go build, go vet, go run and the compile errors of go test; go.mod, go.sum, vendoring and download errors.",
	fixtures: "real",
	sign: /\.go:\d+(?::\d+)?: |go: |go\.(?:mod|sum|work)|import cycle|build constraints exclude|checksum mismatch|flag provided but/,
	read(lines, step) {
		const modules = readLines$1("go", lines, moduleRules);
		const known = new Set(modules.map((f) => f.at));
		const { compile, vet } = byHeader(lines.filter((line) => !known.has(line.n)), /^\s*go vet\b/m.test(step.command));
		return [
			...modules,
			...readLines$1("go", compile, [compileRule]),
			...readLines$1("go vet", vet, [vetTypeRule, vetRule])
		].sort((a, b) => a.at - b.at);
	}
};
/** Only lines below a header are the compiler's: programs log `file.go:12: text` as well. `go vet` runs none, and Go 1.26 prints it no header. */
function byHeader(lines, onlyVet) {
	const compile = [];
	const vet = [];
	let into = onlyVet ? vet : void 0;
	let since = 0;
	for (const line of lines) {
		const text = unprefix(line.text);
		if (vetHeader.test(text)) into = vet;
		else if (compileHeader.test(text)) into = compile;
		else if (text.startsWith("vet: ")) vet.push(line);
		else if (into !== void 0 && since < reach$1 && !linterTail.test(text)) into.push(line);
		since = vetHeader.test(text) || compileHeader.test(text) ? 0 : since + 1;
	}
	return {
		compile,
		vet
	};
}
// src/ci/diagnostics/go-details.ts
/** A line of `t.Log`, `t.Error` or `t.Fatal`: groups file, line, text. */
const detail$1 = /^\s+(?<file>[\w.-]+\.go):(?<line>\d+): ?(?<text>.*)$/;
const current = /^=== (?:RUN|NAME|CONT) {2,3}(?<name>\S+)/;
const maxAbove$1 = 4e3;
/** `t.Log` and `t.Error` look alike; these words tell which line complains. */
const complaint = /\b(?:want|wanted|expected|expect|got|fail\w*|err|error\w*|unexpected|mismatch|invalid|should|panic\w*|not)\b|!=/i;
/** Indexes of the detail lines of the failed test whose title is line `i`. */
function detailsOf(lines, i, name) {
	const after = detailsAfter(lines, i);
	return after.length > 0 ? after : detailsBefore(lines, i, name);
}
/** The detail that complains, else the last one. */
function complaintOf(lines, details) {
	return details.find((i) => complaint.test(detailText(lines, i))) ?? details.at(-1);
}
function detailText(lines, i) {
	const own = detail$1.exec(lines[i]?.text ?? "")?.groups?.text ?? "";
	return own === "" ? lines[i + 1]?.text ?? "" : own;
}
/** Without -v the details stand below the title, indented deeper, up to the next title. */
function detailsAfter(lines, i) {
	const found = [];
	for (let k = i + 1; k < lines.length && k - i < 400; k++) {
		const text = lines[k]?.text ?? "";
		if (text !== "" && !/^\s/.test(text)) break;
		if (/^ *---? /.test(text)) break;
		if (detail$1.test(text)) found.push(k);
	}
	return found;
}
/** With -v they stand above, where this test was the one that printed; without `=== RUN` lines, right above. */
function detailsBefore(lines, i, name) {
	let found = [];
	let near;
	for (let k = i - 1; k >= 0 && i - k < maxAbove$1; k--) {
		const text = lines[k]?.text ?? "";
		const running = current.exec(text)?.groups?.name;
		if (running === name) return found;
		if (running !== void 0 || /^ *--- (?:FAIL|PASS|SKIP)/.test(text)) {
			near ??= running === void 0 ? found : [];
			found = [];
		} else if (detail$1.test(text)) found.unshift(k);
	}
	return (near ?? found).slice(-3);
}
// src/ci/diagnostics/go-json.ts
const event = /^\{(?:"Time":"[^"]*",)?"Action":"output"(?:,"(?:Import)?Package":"(?<pkg>[^"]*)")?(?:,"Test":"[^"]*")?,"Output":"(?<output>(?:[^"\\]|\\.)*)"/;
/** The lines with events replaced by the output they carry, package by package; other lines stay. Line numbers stay true. */
function eventOutput(lines) {
	const packages = /* @__PURE__ */ new Map();
	const rest = [];
	for (const line of lines) {
		const text = unprefix(line.text);
		const hit = event.exec(text)?.groups;
		if (hit?.output === void 0) {
			if (!text.startsWith("{\"Time\":")) rest.push(line);
			continue;
		}
		const list = packages.get(hit.pkg ?? "") ?? [];
		list.push({
			n: line.n,
			text: unquote$1(hit.output)
		});
		packages.set(hit.pkg ?? "", list);
	}
	return packages.size === 0 ? [...lines] : [...packages.values(), rest].flat();
}
/** Text of a JSON string's inside, without its line end; what is no valid string stays as it is. */
function unquote$1(inside) {
	try {
		return String(JSON.parse(`"${inside}"`)).replace(/\n$/, "");
	} catch {
		return inside;
	}
}
// src/ci/diagnostics/go-panic.ts
const tool$20 = "go test";
const panicLine = /^(?:panic: |fatal error: )(?<text>.+?)(?: \[recovered.*)?$/;
/** Index of the panic that ended the test whose title is line `i`. */
function panicAfter(lines, i) {
	for (let k = i + 1; k < lines.length && k - i < 40; k++) {
		const text = lines[k]?.text ?? "";
		if (panicLine.test(text)) return k;
		if (!/^\s/.test(text) || /^ *--- /.test(text)) return void 0;
	}
}
/** The finding for the panic at index `i`; `test` is the failed test it ended, if one is known. */
function panicFinding(lines, i, from, test) {
	const at = lines[i] ?? from;
	const text = panicLine.exec(at.text)?.groups?.text ?? at.text;
	const timeout = text.startsWith("test timed out");
	const inTest = test !== void 0 || timeout;
	const running = timeout ? /^\s+(?<name>Test\S+|Fuzz\S+|Example\S+) \(/.exec(lines[i + 2]?.text ?? "")?.groups?.name : test;
	const artifacts = goFrames(lines, i);
	return finding({
		tool: inTest ? tool$20 : "go",
		failureType: inTest ? "test_failure" : "runtime_error",
		ruleId: timeout ? "timeout" : "panic",
		message: running === void 0 ? `panic: ${text}` : `${running}: panic: ${text}`,
		signals: [text.slice(0, 80), ...running === void 0 ? [] : [running]],
		artifacts,
		strength: 4
	}, at, from, lines[Math.min(i + 20, traceEnd$1(lines, i))] ?? at);
}
function traceEnd$1(lines, i) {
	let k = i;
	while (k + 1 < lines.length && !/^(?:FAIL\b|ok {2}|exit status|--- )/.test(lines[k + 1]?.text ?? "")) k++;
	return k;
}
/** Panics outside of a failed test's block: in TestMain, in a goroutine, in a plain program. */
function panicFindings(lines) {
	const found = [];
	for (const [i, line] of lines.entries()) {
		if (!panicLine.test(line.text)) continue;
		if (lines.slice(i + 1, i + 40).some((next) => /^goroutine \d+ /.test(next.text))) found.push(panicFinding(lines, i, line, void 0));
	}
	return found;
}
/** One finding for each place that the race detector reports. */
function raceFindings(lines) {
	const found = /* @__PURE__ */ new Map();
	for (const [i, line] of lines.entries()) {
		if (line.text !== "WARNING: DATA RACE") continue;
		const artifacts = goFrames(lines, i);
		const length = lines.slice(i, i + 60).findIndex((next, k) => k > 0 && /^={10,}$/.test(next.text));
		const made = finding({
			tool: tool$20,
			failureType: "test_failure",
			ruleId: "data-race",
			message: `DATA RACE: ${lines[i + 1]?.text ?? ""} ${lines[i + 2]?.text.trim() ?? ""}`,
			signals: ["WARNING: DATA RACE"],
			artifacts,
			strength: 5
		}, line, line, lines[i + Math.min(length < 0 ? 10 : length, 30)] ?? line);
		found.set(JSON.stringify(artifacts), made);
	}
	return [...found.values()];
}
// src/ci/diagnostics/testify.ts
const label$1 = /^\s+(?<key>Error Trace|Error|Test|Messages): *\t(?<text>.*)$/;
const maxBlock$10 = 60;
/** testify's `Error Trace:` / `Error:` / `Messages:` below line `i`; `at` and `end` are indexes, the trace holds no frames of downloaded modules. */
function testifyBlock(lines, i) {
	const parts = /* @__PURE__ */ new Map();
	let key = "";
	let at = -1;
	let end = i;
	for (let k = i + 1; k < lines.length && k - i < maxBlock$10; k++) {
		const text = lines[k]?.text ?? "";
		if (!/^ {4,}\s*\S|^\s*$|^\t/.test(text)) break;
		const groups = label$1.exec(text)?.groups;
		key = groups?.key ?? key;
		if (key === "") break;
		if (groups?.key === "Error") at = k;
		parts.set(key, [...parts.get(key) ?? [], (groups?.text ?? text).trim()]);
		if (text.trim() !== "") end = k;
		if (key === "Messages" && groups === null) break;
	}
	if (at < 0) return void 0;
	const error = (parts.get("Error") ?? []).join(" ").replace(/ Diff: .*$/, "");
	const words = (parts.get("Messages") ?? []).join(" ").trim();
	const trace = (parts.get("Error Trace") ?? []).flatMap((text) => {
		const hit = /^(?<file>.{1,300}\.go):(?<line>\d+)$/.exec(text)?.groups;
		return hit?.file === void 0 || /\/pkg\/mod\//.test(hit.file) ? [] : [artifact(hit.file, hit.line)];
	});
	return {
		message: words === "" ? error : `${error} (${words})`,
		at,
		end,
		trace
	};
}
// src/ci/diagnostics/go-test.ts
const tool$19 = "go test";
const failLine = /^ *(?:--- FAIL:|=== FAIL:(?: (?<pkg>\S+))?) (?<name>\S+) \(\d+\.\d+s\)/;
const goTest = {
	tool: tool$19,
	reads: "go test (plain, -v, -json) and gotestsum: failed tests and subtests, testify blocks, panics, data races, time-outs.",
	fixtures: "real",
	sign: /--- FAIL: |=== FAIL: |WARNING: DATA RACE|^panic: |\spanic: |^FAIL\t|\sFAIL\t|^fatal error: /,
	read(raw) {
		const lines = eventOutput(raw).map((line) => ({
			...line,
			text: unprefix(line.text)
		}));
		const races = raceFindings(lines);
		const tests = leaves(lines).flatMap((failed) => testFinding$3(lines, failed, races.length > 0) ?? []);
		const taken = [...races, ...tests];
		const panics = panicFindings(lines).filter((p) => !taken.some((t) => t.from <= p.at && p.at <= t.to));
		const all = once([...taken, ...panics]).sort((a, b) => a.at - b.at);
		return all.length > 0 ? all : packageFindings(lines);
	}
};
/** gotestsum and retries print a failure again: the first print counts. */
function once(findings) {
	const seen = /* @__PURE__ */ new Map();
	for (const f of findings) if (!seen.has(f.message)) seen.set(f.message, f);
	return [...seen.values()];
}
/** Failed tests that have no failed subtest. */
function leaves(lines) {
	const failed = [];
	for (const [i, line] of lines.entries()) {
		const groups = failLine.exec(line.text)?.groups;
		if (groups?.name !== void 0) failed.push({
			i,
			name: groups.name,
			pkg: groups.pkg
		});
	}
	const parents = /* @__PURE__ */ new Set();
	for (const { name } of failed) for (let cut = name.lastIndexOf("/"); cut > 0; cut = name.lastIndexOf("/", cut - 1)) parents.add(name.slice(0, cut));
	return failed.filter(({ name }) => !parents.has(name));
}
function testFinding$3(lines, failed, raced) {
	const title = lines[failed.i] ?? {
		n: 1,
		text: ""
	};
	const panic = panicAfter(lines, failed.i);
	const details = detailsOf(lines, failed.i, failed.name);
	const said = complaintOf(lines, details);
	if (raced && details.every((i) => /race detected during/.test(lines[i]?.text ?? ""))) return void 0;
	if (panic !== void 0) return panicFinding(lines, panic, title, failed.name);
	if (said === void 0) return finding({
		tool: tool$19,
		failureType: "test_failure",
		message: `${failed.name} failed`,
		signals: [failed.name],
		strength: 3
	}, title);
	const first = lines[said] ?? title;
	const place = detail$1.exec(first.text)?.groups;
	const block = testifyBlock(lines, said);
	const end = block?.end ?? said + (place?.text === "" || /:\s*$/.test(place?.text ?? "") ? 6 : 0);
	const text = block?.message ?? [place?.text, ...lines.slice(said + 1, end + 1).map((l) => l.text)].join(" ");
	const to = lines[Math.min(end, lines.length - 1)] ?? first;
	const near = Math.abs(title.n - to.n) <= 40 && Math.abs(title.n - first.n) <= 60;
	return finding({
		tool: tool$19,
		failureType: "test_failure",
		message: `${failed.name}: ${text.trim()}`,
		signals: [failed.name, ...block === void 0 ? [] : [block.message.slice(0, 60).trim()]],
		artifacts: withPlace(testsFirst(block?.trace ?? []), located$2(place, failed)),
		strength: 5
	}, lines[block?.at ?? said] ?? first, near && title.n < first.n ? title : first, near && title.n > to.n ? title : to);
}
/** `go test` prints a bare file name; gotestsum also names the package's folder. */
function located$2(place, failed) {
	return artifact(`${failed.pkg === void 0 || failed.pkg.includes(".") ? "" : `${failed.pkg}/`}${place?.file ?? ""}`, place?.line, void 0, failed.name);
}
/** The trace, and the detail's own place where the trace does not already hold it with its whole path. */
function withPlace(trace, place) {
	return unique(trace.some((a) => a.line === place.line && a.path.endsWith(place.path)) ? trace : [...trace, place]);
}
function testsFirst(trace) {
	return [...trace.filter((a) => a.path.endsWith("_test.go")), ...trace.filter((a) => !a.path.endsWith("_test.go"))];
}
/** A package that failed with no test to blame: TestMain, os.Exit, coverage. `[build failed]` is the compiler's to tell. */
function packageFindings(lines) {
	return lines.flatMap((line) => {
		const hit = /^FAIL\t(?<pkg>\S+)(?:\t\d+\.\d+s| (?<why>\[(?:build|setup) failed\]))$/.exec(line.text)?.groups;
		if (hit === void 0) return [];
		return finding({
			tool: tool$19,
			failureType: hit.why === void 0 ? "test_failure" : "type_checking",
			message: `package ${hit.pkg} failed ${hit.why ?? "outside of a test"}`,
			signals: [hit.pkg ?? ""],
			strength: hit.why === void 0 ? 2 : 1
		}, line);
	});
}
// src/ci/diagnostics/gofmt.ts
const formatter = /\b(?:gofmt|goimports|gofumpt|golangci-lint fmt)\b/;
const diffHeader = /^diff (?:-u )?(?<orig>\S+\.go)(?:\.orig)? (?<file>\S+\.go)$/;
const listed$4 = /^(?<file>[\w./@-]+\.go)$/;
const maxDiff = 30;
const gofmt = {
	tool: "gofmt",
	reads: "gofmt, goimports, gofumpt and golangci-lint fmt: files listed with -l, diffs of -d; syntax errors they stop at.",
	fixtures: "real",
	sign: /\.go$|\.go:\d+:\d+: /,
	read(lines, step) {
		const diffs = lines.flatMap((line, i) => {
			const file = diffHeader.exec(unprefix(line.text))?.groups?.file;
			return file === void 0 || !/^--- /.test(unprefix(lines[i + 1]?.text ?? "")) ? [] : [unformatted$1(file, lines, i)];
		});
		if (diffs.length > 0) return diffs;
		if (!(formatter.test(step.command) || lines.some((line) => formatter.test(line.text)))) return [];
		return lines.flatMap((line, i) => {
			const file = listed$4.exec(unprefix(line.text))?.groups?.file;
			return file === void 0 ? [] : [unformatted$1(file, lines, i)];
		});
	}
};
function unformatted$1(file, lines, i) {
	const at = lines[i] ?? {
		n: 1,
		text: ""
	};
	let last = i;
	while (last - i < maxDiff && /^(?:---|\+\+\+|@@|[ +-])/.test(unprefix(lines[last + 1]?.text ?? ""))) last++;
	return finding({
		tool: "gofmt",
		failureType: "code_formatting",
		ruleId: "gofmt",
		message: `${file} is not formatted`,
		signals: [file],
		artifacts: [artifact(file)],
		strength: 4
	}, at, at, lines[last] ?? at);
}
// src/ci/diagnostics/golangci.ts
const formatters = /* @__PURE__ */ new Set([
	"gofmt",
	"gofumpt",
	"goimports",
	"gci",
	"golines",
	"swaggo"
]);
function kind$9(groups) {
	if (formatters.has(groups.rule ?? "")) return "code_formatting";
	return groups.rule === "typecheck" ? "type_checking" : "linting";
}
const golangci = perLine({
	tool: "golangci-lint",
	reads: "golangci-lint run: one finding an issue with its linter; configuration and load errors.",
	fixtures: "real",
	sign: /\([a-z][\w-]+\)$|can't load config|golangci|level=error/,
	rules: [
		{
			pattern: /^(?<file>[^\s:]+\.\w+):(?<line>\d+)(?::(?<column>\d+))?: (?!: #)(?<message>.+) \((?<rule>[a-z][\w-]+)\)$/,
			failureType: kind$9,
			strength: 5,
			context: /^(?:\t| {2,}).*\S|^\s*\^$/
		},
		{
			pattern: /^Error: (?<message>can't load config: .+)$/,
			failureType: "configuration_error",
			ruleId: "config",
			strength: 5
		},
		{
			pattern: /^level=error msg="(?<message>(?:\[linters_?context\] |Running error: |Timeout exceeded|can't ).{1,1000})"$/,
			failureType: "configuration_error",
			strength: 3
		}
	]
});
// src/ci/diagnostics/jvm-trace.ts
const frame$5 = /^\s*at (?:[\w.@-]{1,100}\/{1,2})?(?<owner>[\w.$]{1,300})\.(?<method>[\w$<>-]{1,200})\((?<file>[\w$-]{1,100}\.(?:java|kt|scala|groovy)):(?<line>\d+)\)/;
/** Gradle's short forms: `at CalcTest.java:7`, also in one line with the exception. */
const shortFrame = /^\s*(?:[\w.$]{1,300} )?at (?<file>[\w$-]{1,100}\.(?:java|kt|scala|groovy)):(?<line>\d+)$/;
const foreign$4 = /^(?:java|javax|jdk|sun|com\.sun|kotlin|kotlinx|scala|groovy|junit|reactor|io\.netty|org\.(?:junit|opentest4j|assertj|hamcrest|mockito|gradle|apache|codehaus|springframework|scalatest|testng|hibernate|jetbrains)|com\.google\.(?:common|inject)|com\.intellij|worker\.org)\./;
/** An exception with its class; the message may be empty. */
const exceptionLine = /^\s*(?:Exception in thread "[^"]{0,100}" |Caused by: )?(?<name>(?:[a-z_][\w$]{0,60}\.){1,12}[A-Z][\w$]{0,100})(?:: (?<text>.*)| at \S{1,200}:\d+)?$/;
const maxTrace = 80;
/** Project frames in the lines after `i`, tests first. A class's package gives the folder: `demo/CalcTest.java`. */
function jvmFrames(lines, i) {
	const found = [];
	for (const line of lines.slice(i + 1, i + 1 + maxTrace)) {
		if (line.text.trim() === "") break;
		const groups = (frame$5.exec(line.text) ?? shortFrame.exec(line.text))?.groups;
		if (groups?.file === void 0 || foreign$4.test(groups.owner ?? "")) continue;
		const folder = (groups.owner ?? "").split(".").slice(0, -1).join("/");
		found.push(artifact(folder === "" ? groups.file : `${folder}/${groups.file}`, groups.line, void 0, groups.method));
	}
	const isTest = (a) => /(?:Tests?|Spec|IT)\.\w+$/.test(a.path);
	return unique([...found.filter(isTest), ...found.filter((a) => !isTest(a))]).slice(0, 5);
}
// src/ci/diagnostics/gradle.ts
const tool$18 = "gradle";
const failedTest$1 = /^(?<owner>[\w.$][^>]{0,200}) > (?<name>.{1,300}) FAILED$/;
const wentWrong = /^\* What went wrong:$/;
const blockEnd$5 = /^\* (?:Try|Exception is|Get more help|Where):?|^BUILD FAILED|^={10,}/;
const place$8 = /^(?:Build|Settings|Initialization|Script|Precompiled script plugin) ?(?:file|script)? '(?<file>[^']{1,400})' line: (?<line>\d+)$/;
const kinds$2 = [
	[/timed out|Connection re|Unknown host|status code 5\d\d|Could not (?:GET|HEAD) |No space|heap space|daemon disappeared|SDK location not found|No matching toolchain|Cannot find a Java installation|invalid source release|Unsupported class file/i, "environment_error"],
	[/Could not (?:resolve|find) (?!method|property)|No matching variant|Lock file|lock state|Dependency verification failed/, "dependency_issue"],
	[/format violations|not formatted|spotless|ktlint/i, "code_formatting"],
	[/Lint found|violations were found|weighted issues|detekt|checkstyle/i, "linting"],
	[/failing tests|test failures/, "test_failure"],
	[/Compilation (?:failed|error|finished)|[Cc]ompilation finished with errors|Compile failed/, "type_checking"],
	[/Task '.{1,200}' not found|Project '.{1,200}' not found|A problem occurred (?:evaluating|configuring)|Could not (?:compile|find method|get unknown|set unknown)|Plugin \[|does not contain a Gradle build|Unknown command-line|Could not create task/, "configuration_error"]
];
/** These only say that a tool above printed errors. */
const wrapper$2 = /Compilation (?:failed|error|finished)|failing tests|test failures|[Cc]ompilation finished with errors|Compile failed|non-zero exit value|violations were found|weighted issues|Lint found/;
const maxBlock$9 = 40;
const gradle = {
	tool: tool$18,
	reads: "Gradle: failed tests of the test logger, and what went wrong in the build with its place.",
	fixtures: "written",
	sign: / > .{1,300} FAILED$|^\* What went wrong:|\* What went wrong:$/,
	read(raw) {
		const lines = raw.map((line) => ({
			...line,
			text: unprefix(line.text)
		}));
		const found = /* @__PURE__ */ new Map();
		for (const [i, line] of lines.entries()) {
			const made = wentWrong.test(line.text) ? problem(lines, i) : testFailure(lines, i);
			if (made !== void 0 && !found.has(made.message)) found.set(made.message, made);
		}
		return [...found.values()];
	}
};
function testFailure(lines, i) {
	const line = lines[i] ?? {
		n: 1,
		text: ""
	};
	const groups = failedTest$1.exec(line.text)?.groups;
	if (groups?.name === void 0 || groups.owner?.startsWith("> Task")) return void 0;
	let end = i;
	while (end - i < maxBlock$9 && /^\s+\S/.test(lines[end + 1]?.text ?? "")) end++;
	const first = lines[i + 1];
	const exception = end > i ? exceptionLine.exec(first?.text ?? "")?.groups : void 0;
	const short = exception?.name?.split(".").at(-1);
	const below = lines.slice(i + 1, end + 1).map((l) => l.text.trim());
	const firstFrame = below.findIndex((text) => text.startsWith("at "));
	const said = below.slice(0, Math.min(6, firstFrame < 0 ? below.length : firstFrame)).join(" ");
	const frames = jvmFrames(lines, i);
	return finding({
		tool: tool$18,
		failureType: "test_failure",
		...short === void 0 ? {} : { ruleId: short },
		message: `${groups.owner} > ${groups.name}: ${(exception?.name === void 0 ? said : said.replace(exception.name, short ?? "")) || "failed"}`,
		signals: [groups.name.replace(/\(.*$/, ""), ...short === void 0 ? [] : [short]],
		artifacts: frames.length > 0 ? frames : [artifact(`${groups.owner?.split(" > ")[0]?.replaceAll(".", "/")}.java`)],
		strength: 5
	}, end > i ? first ?? line : line, line, lines[Math.min(end, i + 20)] ?? line);
}
function problem(lines, i) {
	const line = lines[i] ?? {
		n: 1,
		text: ""
	};
	let end = i;
	while (end - i < maxBlock$9 && end + 1 < lines.length && !blockEnd$5.test(lines[end + 1]?.text ?? "")) end++;
	const body = lines.slice(i + 1, end + 1).filter((l) => l.text.trim() !== "");
	if (body.length === 0) return void 0;
	const text = body.map((l) => l.text.trim()).join(" ");
	const where = lines.slice(Math.max(0, i - 4), i).map((l) => place$8.exec(l.text)?.groups).find((groups) => groups !== void 0);
	const task = /task '(?<task>[^']{1,200})'/.exec(text)?.groups?.task;
	const reason = body.find((l) => l.text.trim().startsWith(">")) ?? body[0] ?? line;
	return finding({
		tool: tool$18,
		failureType: kinds$2.find(([pattern]) => pattern.test(text))?.[1] ?? guessType(text) ?? "configuration_error",
		...task === void 0 ? {} : { ruleId: task },
		message: text,
		signals: signalsOf(task, text),
		artifacts: where?.file === void 0 ? [] : [artifact(where.file, where.line)],
		strength: wrapper$2.test(text) ? 1 : 4
	}, reason, line, body.at(-1) ?? line);
}
// src/ci/diagnostics/gtest.ts
const failed$2 = /^(?:\d+: )?\[ {2}FAILED {2}\] (?<name>[\w./-]+)(?:, where .{0,300}?)? \(\d+ ms\)$/;
const started = /^(?:\d+: )?\[ RUN {6}\] (?<name>[\w./-]+)/;
const failure$2 = /^(?:\d+: )?(?:(?<file>(?:[A-Za-z]:)?[^\s:(][^:(]{0,400})(?::(?<line>\d+): Failure|\((?<line2>\d+)\): error: (?<text>.+))|unknown file: (?:Failure|error: (?<text2>.+)))$/;
const maxAbove = 500;
/** ctest names the program; what it printed tells more, so these are weak. */
const ctestRules = [{
	pattern: /^ *\d+\/\d+ Test +#\d+: (?<message>(?<rule>\S{1,200}) \.{2,200}\*\*\*(?:Exception|Timeout).*)$/,
	failureType: "test_failure",
	strength: 3
}, {
	pattern: /^ *\d+\/\d+ Test +#\d+: (?<message>(?<rule>\S{1,200}) \.{2,200}\*\*\*(?:Failed|Not Run).*)$/,
	failureType: "test_failure",
	strength: 2
}];
const otherRules = [
	{
		pattern: /^(?:\d+: )?(?<file>(?:[A-Za-z]:)?[^\s:(][^:(]{0,400}\.\w{1,4})(?::|\()(?<line>\d+)\)?: (?<message>FAILED:.*)$/,
		failureType: "test_failure",
		ruleId: "Catch2",
		strength: 5,
		context: /\S/,
		more: /^ {2}(?<text>\S.{0,300})$/
	},
	{
		pattern: /^(?:\d+: )?(?<file>(?:[A-Za-z]:)?[^\s:(][^:(]{0,400}\.\w{1,4})(?::|\()(?<line>\d+)\)?: (?:FATAL )?ERROR: (?<message>(?:CHECK|REQUIRE|test case).+)$/,
		failureType: "test_failure",
		ruleId: "doctest",
		strength: 5,
		context: /^ {2}/
	},
	{
		pattern: /^(?:\d+: )?(?<file>(?:[A-Za-z]:)?[^\s:(][^:(]{0,400}\.\w{1,4})\((?<line>\d+)\): (?:fatal )?error: in "(?<symbol>[^"]{1,300})": (?<message>.+)$/,
		failureType: "test_failure",
		ruleId: "Boost.Test",
		strength: 5
	}
];
const gtest = {
	tool: "googletest",
	reads: "googletest, Catch2, doctest, Boost.Test: one finding a failed test with its assertion; programs that ctest reports.",
	fixtures: "real",
	sign: /\[ {2}FAILED {2}\] |: FAILED:|\): FAILED:|ERROR: (?:CHECK|REQUIRE|test case)|error: in "|\.\*\*\*(?:Failed|Exception|Timeout|Not Run)/,
	read(raw) {
		const lines = raw.map((line) => ({
			...line,
			text: unprefix(line.text)
		}));
		const tests = /* @__PURE__ */ new Map();
		for (const [i, line] of lines.entries()) {
			const name = failed$2.exec(line.text)?.groups?.name;
			if (name !== void 0 && !tests.has(name)) tests.set(name, testFinding$2(lines, i, name));
		}
		return [
			...tests.values(),
			...readLines$1("catch2", lines, otherRules),
			...readLines$1("ctest", lines, ctestRules)
		].sort((a, b) => a.at - b.at);
	}
};
function testFinding$2(lines, i, name) {
	const end = lines[i] ?? {
		n: 1,
		text: ""
	};
	let first;
	let title = i;
	for (let k = i - 1; k >= 0 && i - k < maxAbove; k--) {
		const text = lines[k]?.text ?? "";
		if (failure$2.test(text)) first = k;
		if (started.exec(text)?.groups?.name !== name) continue;
		title = k;
		break;
	}
	const at = lines[first ?? title] ?? end;
	const groups = first === void 0 ? void 0 : failure$2.exec(at.text)?.groups;
	const below = first === void 0 ? [] : lines.slice(first + 1, Math.min(i, first + 8)).map((l) => l.text.trim());
	return finding({
		tool: "googletest",
		failureType: "test_failure",
		message: `${name}: ${[groups?.text ?? groups?.text2, ...below].filter(Boolean).join(" ") || "failed"}`,
		signals: [name],
		artifacts: groups?.file === void 0 ? [] : [artifact(groups.file, groups.line ?? groups.line2, void 0, name)],
		strength: groups === void 0 ? 3 : 5
	}, at, at.n - (lines[title]?.n ?? at.n) <= 20 ? lines[title] : at, end.n - at.n <= 30 ? end : at);
}
// src/ci/diagnostics/haskell.ts
const kind$8 = ({ message }) => /parse error|lexical error/.test(message ?? "") ? "syntax_error" : /Could not (?:find|load) module/.test(message ?? "") ? "dependency_issue" : "type_checking";
const haskell = perLine({
	tool: "ghc",
	reads: "GHC errors through cabal or stack with their code, dependency resolution of cabal.",
	fixtures: "written",
	sign: /\.l?hs:\d+:\d+|Could not resolve dependencies|solver (?:failed|rejected)/,
	rules: [
		{
			pattern: /^(?<file>[^\s:][^:]{0,300}\.l?hs):(?<line>\d+):(?<column>\d+)(?:-\d+)?: error:(?: \[(?<rule>GHC-\d+|-W[\w=-]+)[^\]]{0,80}\])?(?<message> .*|)$/,
			failureType: kind$8,
			strength: 5,
			context: /^ {2,}\S|^ *\d* *\|/,
			more: /^ {2,}(?:• )?(?<text>\S.{0,300})$/
		},
		{
			pattern: /^(?<file>[^\s:][^:]{0,300}\.l?hs):\(?(?<line>\d+)[:,](?<column>\d+)\S{0,20}: (?<level>Error|Warning|Suggestion): (?<message>.+)$/,
			failureType: "linting",
			strength: 5
		},
		{
			pattern: /^(?:Error: \[?[\w-]{0,20}\]?:? ?)?(?:cabal(?:-\d+)?: )?(?<message>Could not resolve dependencies:?)$/,
			failureType: "dependency_issue",
			ruleId: "cabal",
			strength: 5,
			context: /^\[|^\S/
		}
	]
});
// src/ci/diagnostics/infra.ts
const kind$7 = ({ message }) => {
	const guess = guessType(message ?? "");
	return guess === "environment_error" || guess === "syntax_error" ? guess : "configuration_error";
};
const table$4 = perLine({
	tool: "infra",
	reads: "Terraform and OpenTofu error boxes, fmt -check, tflint; Helm; kubectl; Ansible; aws, gcloud and az errors.",
	fixtures: "written",
	sign: /Error: |error: |ERROR: \(|An error occurred \(|fatal: \[|ERROR! |\.tf\b|failed=|Error from server/,
	rules: [
		{
			pattern: /^(?:│ |[|] )?Error: (?<message>(?:Unsupported|Invalid|Missing|Reference to|Duplicate|Failed to|Error (?:acquiring|building|loading|parsing|creating|reading)|Inconsistent|Incompatible|Backend|No (?:value|configuration|valid)|Argument|Provider|Module|Could not|creating|reading|updating|deleting|waiting|Cycle:|Unreadable|Variables? not|configuring|Required).*)$/,
			failureType: kind$7,
			ruleId: "terraform",
			strength: 4,
			context: /^[│|╵]|^ {2}\S|^$/,
			place: /^(?:│|[|])? {2,4}on (?<file>\S{1,300}) line (?<line>\d+)/
		},
		{
			pattern: /^(?<file>\S{1,300}\.tf):(?<line>\d+):(?<column>\d+): (?<level>Error|Warning|Notice) - (?<message>.+) \((?<rule>\w+)\)$/,
			failureType: "linting",
			strength: 5
		},
		{
			pattern: /^(?<level>Error|Warning): (?<message>.+) \((?<rule>(?:terraform|aws|google|azurerm)_\w+)\)$/,
			failureType: "linting",
			strength: 5,
			context: /^\s*$|^ {2}on |^ *\d+:/
		},
		{
			pattern: /^(?<file>[\w./-]{1,300}\.tf(?:vars)?)$/,
			failureType: "code_formatting",
			ruleId: "terraform-fmt",
			strength: 2,
			context: /^(?:--- |\+\+\+ |@@ |[ +-])/
		},
		{
			pattern: /^Error: (?<message>(?:INSTALLATION FAILED|UPGRADE FAILED|template: |parse error at|values don't meet|chart |failed to (?:download|parse)|execution error at|YAML parse error on|\d+ chart\(s\) linted).*)$/,
			failureType: kind$7,
			ruleId: "helm",
			strength: 4
		},
		{
			pattern: /^\[ERROR\] (?<message>(?:templates\/|Chart\.yaml|values\.yaml).+)$/,
			failureType: "configuration_error",
			ruleId: "helm-lint",
			strength: 4
		},
		{
			pattern: /^(?:Error from server|error) ?\((?<rule>\w+)\): (?<message>.+)$/,
			failureType: kind$7,
			strength: 4
		},
		{
			pattern: /^error: (?<message>(?:You must be logged in to the server|the server doesn't have a resource type|deployment "[^"]{1,200}" exceeded its progress deadline|timed out waiting for|unable to recognize|error validating|no matches for kind|context ".{1,200}" does not exist).*)$/,
			failureType: kind$7,
			ruleId: "kubectl",
			strength: 4
		},
		{
			pattern: /^fatal: \[(?<rule>[^\]]{1,200})\]: (?:FAILED|UNREACHABLE)! => (?<message>.+)$/,
			failureType: "runtime_error",
			strength: 4
		},
		{
			pattern: /^ERROR! (?<message>.+)$/,
			failureType: "configuration_error",
			ruleId: "ansible",
			strength: 4,
			context: /^\S.{0,300}$|^$/,
			place: /^The error appears to be in '(?<file>[^']{1,300})': line (?<line>\d+)/
		},
		{
			pattern: /^(?:aws: \[ERROR\]: )?(?<message>An error occurred \((?<rule>\w{1,100})\) when calling the .+)$/,
			failureType: kind$7,
			strength: 4
		},
		{
			pattern: /^ERROR: \((?<rule>gcloud\.[\w.-]{1,200})\) (?<message>.+)$/,
			failureType: kind$7,
			strength: 4
		},
		{
			pattern: /^ERROR: (?<message>\((?<rule>[A-Z]\w{3,80})\) .+)$/,
			failureType: kind$7,
			strength: 3
		},
		{
			pattern: /^(?<message>Unable to locate credentials\. You can configure credentials by running "aws .*)$/,
			failureType: "configuration_error",
			ruleId: "credentials",
			strength: 4
		}
	]
});
const infra = {
	...table$4,
	read(lines, step) {
		return table$4.read(lines, step).filter((f) => f.ruleId !== "terraform-fmt" || /\b(?:terraform|tofu)\b.*\bfmt\b/.test(step.command));
	}
};
// src/ci/diagnostics/isort.ts
const isort = perLine({
	tool: "isort",
	reads: "files whose imports isort would sort, with the diff below",
	fixtures: "real",
	sign: /Imports are incorrectly sorted|^isort: error: /,
	rules: [{
		pattern: /^(?:ERROR: )?(?<file>\S.{0,400}?) (?<message>Imports are incorrectly sorted(?: and\/or formatted)?\.?)$/,
		failureType: "code_formatting",
		ruleId: "imports",
		strength: 5,
		context: /^(?:[ +@]|-(?!-- [^\t]*$))/
	}, {
		pattern: /^isort: error: (?<message>\S.*)$/,
		failureType: "configuration_error",
		ruleId: "usage",
		strength: 5
	}]
});
// src/ci/diagnostics/javac.ts
const syntax$1 = /^(?:'.{1,3}'(?: or '.{1,3}')* expected|.{1,60} expected$|illegal (?:start|character)|reached end of file|unclosed |not a statement|malformed |unexpected |'\w+' without)/;
/** `cannot find symbol` names the symbol two lines below. */
const symbolLine = /^(?:\[ERROR\])? {2,}symbol: +(?<text>\S.{0,200})$/;
/** What javac's words mean: parser errors, missing packages, the rest are type errors. */
function javaFailure(groups) {
	const message = groups.message ?? "";
	if (/^package \S+ does not exist/.test(message)) return "dependency_issue";
	return syntax$1.test(message) ? "syntax_error" : "type_checking";
}
const javac = perLine({
	tool: "javac",
	reads: "javac as printed by Gradle, Ant and scripts: one finding an error, with the source line and the symbol.",
	fixtures: "real",
	sign: /\.java:\d+: (?:error|warning): /,
	rules: [{
		pattern: /^(?:\[javac\] )?(?<file>[^\s:][^:]{0,400}\.java|[A-Za-z]:[^:]{1,400}\.java):(?<line>\d+): (?<level>error|warning): (?:\[(?<rule>[\w-]+)\] )?(?<message>.+)$/,
		failureType: javaFailure,
		strength: 5,
		context: /^\s+\S/,
		more: symbolLine
	}]
});
// src/ci/diagnostics/jest.ts
const tool$17 = "jest";
const file$3 = /^\s{0,4}(?:FAIL|PASS)\s{1,4}(?:.{1,80} )?(\S{1,300}\.[cm]?[jt]sx?)(?: \(.{1,40}\))?$/;
const thrownIn = /^(?:Errors thrown in|FAIL) (\S{1,300})/;
const bullet = /^ {2}● (\S.{0,600})$/;
const config$1 = /^● (?:Validation|Multiple configurations|Config)[\w ]{0,40}:?$/;
/** What ends a block besides the next title. */
const rest = /^(?: {2}● |● |(?:Test Suites|Tests|Snapshots|Time): {1,6}|Summary of all failing tests$| {1,2}› \d+ (?:snapshot|obsolete)|-{5,}\|)|^\s{0,4}(?:FAIL|PASS)\s/;
const notATest = /^(?:Console|Deprecation Warning|Obsolete|Validation Warning)/;
const rules$11 = [
	{
		pattern: /^Jest: (?<message>.*coverage threshold for .*not met.*|Coverage for .{1,80} does not meet .*)$/i,
		failureType: "test_failure",
		ruleId: "coverage-threshold",
		strength: 4
	},
	{
		pattern: /^(?<message>No tests found, exiting with code 1)$/,
		failureType: "configuration_error",
		strength: 4
	},
	{
		pattern: /^(?:Error: )?(?<message>Could not resolve a module for a custom reporter\.)$/,
		failureType: "dependency_issue",
		strength: 4
	}
];
const jest = {
	tool: tool$17,
	reads: "failed tests and suites of the default, verbose and github-actions reporters, snapshots, coverage thresholds, refused configuration",
	fixtures: "real",
	sign: /(?:^|\s)\s{0,2}● |(?:^|\s)\s{0,4}FAIL\s|(?:^|\s)Jest: |coverage threshold for |No tests found, exiting|custom reporter\.$/,
	read(lines) {
		return [
			...blocks$2(lines),
			...configuration$2(lines),
			...readLines$1(tool$17, lines, rules$11)
		];
	}
};
/** Each `●` block once: the github-actions reporter and the closing summary print blocks again. */
function blocks$2(lines) {
	const texts = lines.map((line) => unprefix(line.text));
	const found = /* @__PURE__ */ new Map();
	let suite;
	for (const [i, text] of texts.entries()) {
		const hit = file$3.exec(text) ?? thrownIn.exec(text);
		if (hit !== null) suite = hit[1];
		const title = bullet.exec(text)?.[1];
		if (title === void 0 || notATest.test(title)) continue;
		const key = `${suite ?? ""} ${title}`;
		if (found.has(key)) continue;
		const end = indexFrom(texts, i + 1, 200, (other) => rest.test(other));
		const details = indexFrom(texts, i + 1, end - i - 1, (other) => other.trim() === "Details:");
		const made = blockFinding$6(lines, {
			tool: tool$17,
			title,
			from: i,
			start: details === end ? i + 1 : details + 1,
			end,
			...suite === void 0 ? {} : { file: artifact(suite) },
			...title === "Test suite failed to run" ? { failureType: suiteType } : {}
		});
		if (made !== void 0) found.set(key, made);
	}
	return [...found.values()];
}
function suiteType(reason) {
	if (/error TS\d{4,5}:|TS\d{4,5}: /.test(reason)) return "type_checking";
	return errorType(reason);
}
function configuration$2(lines) {
	const i = lines.findIndex((line) => config$1.test(unprefix(line.text)));
	if (i < 0) return [];
	const made = blockFinding$6(lines, {
		tool: tool$17,
		title: (lines[i]?.text ?? "").slice(2).replace(/:$/, ""),
		from: i,
		start: i + 1,
		end: Math.min(i + 8, lines.length),
		failureType: () => "configuration_error",
		strength: 4
	});
	return made === void 0 ? [] : [made];
}
// src/ci/diagnostics/kotlinc.ts
function kind$6({ message }) {
	return /^(?:Expecting |Unexpected |Syntax error|Missing '|Unclosed )/.test(message ?? "") ? "syntax_error" : "type_checking";
}
const kotlinc = perLine({
	tool: "kotlinc",
	reads: "kotlinc through Gradle or Maven: one finding an error.",
	fixtures: "written",
	sign: /(?:^|[ \t])e: |\.kt: ?\(?\[?\d+|\.kt:\[/,
	rules: [
		{
			pattern: /^e: (?:file:\/\/)?(?<file>(?:[A-Za-z]:)?[^:]{1,400}\.kts?):(?<line>\d+):(?<column>\d+):? (?<message>.+)$/,
			failureType: kind$6,
			strength: 5
		},
		{
			pattern: /^e: (?<file>(?:[A-Za-z]:)?[^:]{1,400}\.kts?): \((?<line>\d+), (?<column>\d+)\): (?<message>.+)$/,
			failureType: kind$6,
			strength: 5
		},
		{
			pattern: /^\[ERROR\] (?:file:\/\/)?(?<file>(?:[A-Za-z]:)?[^:]{1,400}\.kts?):(?: \(| ?\[)?(?<line>\d+)[:,] ?(?<column>\d+)[\])]? (?<message>.+)$/,
			failureType: kind$6,
			strength: 5
		},
		{
			pattern: /^e: (?<message>(?!file:|Daemon |Could not connect)\S.+)$/,
			failureType: "type_checking",
			strength: 3
		}
	]
});
// src/ci/diagnostics/lerna.ts
const lerna = perLine({
	tool: "lerna",
	reads: "which script of which package failed (a wrapper: the tools inside explain it), usage errors",
	fixtures: "written",
	sign: /(?:^|\s)lerna ERR! /,
	rules: [{
		pattern: /^lerna ERR! (?<message>.{1,200} exited \d+ in '[^']{1,120}')$/,
		failureType: "runtime_error",
		strength: 1
	}, {
		pattern: /^lerna ERR! (?<rule>E[A-Z]{2,40}) (?<message>.*)$/,
		failureType: "configuration_error",
		strength: 3
	}]
});
// src/ci/diagnostics/make.ts
const maker = String.raw`(?:g?make|mingw32-make)(?:\[\d+\])?: `;
const own = [
	{
		pattern: new RegExp(`^${maker}\\*\\*\\* (?<message>(?:No rule to make target|No targets specified).*)$`),
		failureType: "configuration_error",
		ruleId: "no-rule",
		strength: 4
	},
	{
		pattern: new RegExp(`^${maker}(?<message>(?<rule>[^\\s:*]{1,100}): (?:No such file or directory|Permission denied|Command not found))$`),
		failureType: "environment_error",
		strength: 4
	},
	{
		pattern: /^(?<file>[\w./-]*(?:[Mm]akefile|\.mk)[\w.-]*):(?<line>\d+): \*\*\* (?<message>.+?)(?: {2}Stop\.)?$/,
		failureType: "syntax_error",
		ruleId: "makefile",
		strength: 5
	},
	{
		pattern: /^ninja: error: (?<message>.+)$/,
		failureType: "configuration_error",
		ruleId: "ninja",
		strength: 4
	},
	{
		pattern: /^error: (?<message>(?:Justfile does not contain recipe|No justfile found).*)$/,
		failureType: "configuration_error",
		ruleId: "just",
		strength: 4
	},
	{
		pattern: /^task: (?<message>(?:Task ".{1,200}" does not exist|No Taskfile found).*)$/,
		failureType: "configuration_error",
		ruleId: "task",
		strength: 4
	}
];
/** Only the innermost is of use: the others pass its status on. */
const wrappers = [
	{
		pattern: new RegExp(`^${maker}(?<message>\\*\\*\\* \\[(?:(?<file>[\\w./-]{1,200}):(?<line>\\d+): )?(?<rule>[^\\]:]{1,200})\\] Error \\d+)`),
		failureType: "runtime_error",
		strength: 1
	},
	{
		pattern: /^FAILED: (?:\[code=\d+\] )?(?<message>(?<rule>\S{1,300}).*)$/,
		failureType: "runtime_error",
		strength: 1
	},
	{
		pattern: /^error: (?<message>Recipe `(?<rule>[^`]{1,100})` failed on line (?<line>\d+) with exit code \d+)/,
		failureType: "runtime_error",
		strength: 1
	},
	{
		pattern: /^task: (?<message>Failed to run task "(?<rule>[^"]{1,100})": exit status \d+)/,
		failureType: "runtime_error",
		strength: 1
	}
];
const make$1 = {
	tool: "make",
	reads: "make, ninja, just and task: missing rules, broken makefiles, missing programs; the recipe that failed as a weak hint.",
	fixtures: "real",
	sign: /make(?:\[\d+\])?: |: \*\*\* |ninja: error|^FAILED: |[Jj]ustfile|Recipe `|task: /,
	read(lines) {
		const said = readLines$1("make", lines, own);
		return said.length > 0 ? said : readLines$1("make", lines, wrappers).slice(0, 1);
	}
};
// src/ci/diagnostics/maven.ts
const tool$16 = "maven";
const rules$10 = [
	{
		pattern: /^\[ERROR\] (?<file>[^\s:][^:]{0,400}\.(?:java|groovy|scala)|[A-Za-z]:[^:]{1,400}\.java):\[(?<line>\d+),(?<column>\d+)\] (?!\(\w+\) \w+: )(?:error: )?(?<message>.+)$/,
		failureType: javaFailure,
		strength: 5,
		context: /^(?:\[ERROR\])? {2,}(?:symbol|location|required|found|reason|both|where)\b/,
		more: symbolLine
	},
	{
		pattern: /^\[ERROR\] (?<message>(?:Source option|Target option|(?:error: )?(?:invalid (?:source|target) release|release version \S+ not supported)|Fatal error compiling|No compiler is provided).*)$/,
		failureType: "configuration_error",
		ruleId: "compiler-option",
		strength: 5
	},
	{
		pattern: /^\[ERROR\] (?<message>(?:Unknown lifecycle phase|No plugin found for prefix|The goal you specified requires a project|Could not find goal|Unrecognized option|Could not find the selected project).*)$/,
		failureType: "configuration_error",
		ruleId: "usage",
		strength: 5
	},
	{
		pattern: /^\[(?:FATAL|ERROR)\] (?<message>(?:Non-resolvable (?:parent|import) POM|Plugin \S+ or one of its dependencies could not be resolved|Unresolveable build extension).*)$/,
		failureType: dependency$2,
		ruleId: "resolve",
		strength: 5
	},
	{
		pattern: /^\[(?:FATAL|ERROR)\] (?<message>(?:Non-(?:parseable|readable) POM|Malformed POM|Child module|'[\w.]+'(?: for \S+)? (?:is missing|must|is not|contains|with value)).*)$/,
		failureType: "configuration_error",
		ruleId: "pom",
		strength: 5
	},
	{
		pattern: /^\[ERROR\] (?<rule>Rule \d+: \S+) failed with message:/,
		failureType: "configuration_error",
		strength: 5,
		context: /^(?!\[)\S|^\[ERROR\] {2,}\S/
	}
];
const goal = /^\[ERROR\] Failed to execute goal (?:(?<plugin>[\w.-]+:[\w.-]+:[\w.-]+):(?<goal>[\w-]+) \(.{1,200}?\) )?on project (?<project>[\w.-]+): (?<message>.+?)(?: -> \[Help \d+\])?$/;
const plugins = [
	[/spotless|fmt-maven|formatter|impsort|sortpom/, "code_formatting"],
	[/checkstyle|pmd|spotbugs|license|rat-plugin/, "linting"],
	[/javadoc/, "doc_docstring"],
	[/surefire|failsafe|jacoco/, "test_failure"],
	[/compiler|kotlin/, "type_checking"],
	[/exec-maven|antrun/, "runtime_error"]
];
/** The plug-in printed its own findings before: the goal line only counts them. */
const counted = /^(?:Compilation failure|There (?:are|were) test failures|Failed during checkstyle|You have \d+ |Some Enforcer rules|.{0,60}failed with \d+ bugs)/;
const maxBlock$8 = 40;
const maven = {
	tool: tool$16,
	reads: "Maven: compiler errors, dependency resolution, spotless, enforcer, project files, and the goal that failed.",
	fixtures: "real",
	sign: /\[(?:ERROR|FATAL)\] /,
	read(lines) {
		const said = readLines$1(tool$16, lines, rules$10);
		const goals = lines.flatMap((line, i) => goalFinding(lines, line, i) ?? []);
		const strong = goals.filter((f) => f.strength > 1);
		return said.length + strong.length > 0 ? [...said, ...strong].sort((a, b) => a.at - b.at) : goals;
	}
};
function goalFinding(lines, line, i) {
	const groups = goal.exec(unprefix(line.text))?.groups;
	if (groups?.message === void 0) return void 0;
	const files = listedFiles(lines, i);
	const isResolution = groups.plugin === void 0;
	const kind = isResolution ? dependency$2(groups) : plugins.find(([pattern]) => pattern.test(groups.plugin ?? ""))?.[1];
	return finding({
		tool: groups.plugin?.includes("spotless") ? "spotless" : tool$16,
		failureType: kind ?? guessType(groups.message) ?? "configuration_error",
		ruleId: isResolution ? "resolve" : `${groups.plugin?.split(":")[1]}:${groups.goal}`,
		message: groups.message,
		signals: signals(groups.message, groups.plugin),
		artifacts: files.map(({ file }) => artifact(file)),
		strength: counted.test(groups.message) ? 1 : isResolution || files.length > 0 ? 5 : 3
	}, line, line, lines[Math.min(files.at(-1)?.i ?? i, i + maxBlock$8)] ?? line);
}
/** Coordinates of an artifact, or the plug-in's name. */
function signals(message, plugin) {
	const found = [...message.matchAll(/[\w.-]+:[\w.-]+:(?:jar|pom|war|aar):[\w.-]+/g)].map((hit) => hit[0]);
	return found.length > 0 ? [...new Set(found)].slice(-2) : [plugin ?? message.slice(0, 80)];
}
/** Resolution fails for want of an artifact or of the network. */
function dependency$2({ message }) {
	return /Connect(?:ion)? |timed out|Unknown host|status code: 5\d\d|\b50[234]\b|transfer failed/i.test(message ?? "") ? "environment_error" : "dependency_issue";
}
/** Files that spotless names, with the diff of each below it. */
function listedFiles(lines, i) {
	const found = [];
	for (let k = i + 1; k < lines.length && k - i < 2e3; k++) {
		const text = unprefix(lines[k]?.text ?? "");
		if (!/^\[ERROR\] {4}|^\[ERROR\] Violations also/.test(text)) break;
		const file = /^\[ERROR\] {5}(?<file>[^\s@+-][^\s:]{0,400}\.\w{1,12})$/.exec(text)?.groups?.file;
		if (file !== void 0) found.push({
			file,
			i: k
		});
	}
	return found;
}
// src/ci/diagnostics/meson.ts
const table$3 = perLine({
	tool: "meson",
	reads: "meson test: one finding a failed test with the first words of its output.",
	fixtures: "real",
	sign: /^\s{0,4}\d+\/\d+ .* (?:FAIL|ERROR|TIMEOUT|UNEXPECTEDPASS)\b/,
	rules: [{
		pattern: /^ {0,4}\d+\/\d+ (?<message>\S(?:[^ ]| (?! )){0,200} +(?<rule>FAIL|ERROR|TIMEOUT|UNEXPECTEDPASS)\b.{0,100})$/,
		failureType: "test_failure",
		strength: 5,
		context: /^(?! {0,4}\d+\/\d+ |Summary of Failures|Ok: ).*\S/,
		more: /^(?![>―–—-]{3}|stderr:$|stdout:$)(?<text>\S.{0,200})$/
	}]
});
const meson = {
	...table$3,
	read(lines, step) {
		const seen = /* @__PURE__ */ new Set();
		return table$3.read(lines, step).filter((f) => {
			const title = f.message.slice(0, f.message.indexOf(f.ruleId ?? ":"));
			const isNew = !seen.has(title);
			seen.add(title);
			return isNew;
		});
	}
};
// src/ci/diagnostics/mkdocs.ts
const line$1 = /^(WARNING|ERROR) {1,4}- {1,4}(\S.*)$/;
const mkdocs = {
	tool: "mkdocs",
	reads: "errors, warnings under --strict, broken configuration",
	fixtures: "real",
	sign: /^(?:.{0,60} )?(?:WARNING|ERROR) {1,4}- {1,4}\S/,
	read(lines) {
		const strict = lines.some(({ text }) => /Aborted with \d+ warnings? in strict mode/.test(text));
		const seen = /* @__PURE__ */ new Set();
		return lines.flatMap((at) => {
			const [, level, message] = line$1.exec(unprefix(at.text)) ?? [];
			if (message === void 0 || seen.has(message)) return [];
			seen.add(message);
			const config = /^Config (?:value|file)|^The "\w+" (?:plugin|theme)|is not installed/.test(message);
			const file = config ? "mkdocs.yml" : /'([^']{1,300}\.(?:md|markdown|ipynb|yml))'/.exec(message)?.[1];
			return [finding({
				tool: "mkdocs",
				failureType: config ? "configuration_error" : "doc_docstring",
				ruleId: config ? "config" : level === "ERROR" ? "error" : "strict",
				message,
				signals: signalsOf(void 0, message),
				artifacts: file === void 0 ? [] : [artifact(file)],
				severity: level === "ERROR" || strict ? "error" : "warning",
				strength: 5
			}, at)];
		});
	}
};
// src/ci/diagnostics/mypy.ts
const start$4 = new RegExp(`^${pythonFile}(?::(?<line>\\d{1,7})(?::(?<column>\\d{1,5})(?::\\d{1,7}:\\d{1,5})?)?)?: error: (?<message>\\S.*)$`);
const coded$2 = / {2}\[([a-z][\w-]{0,60})\]$/;
const usage$2 = /^(?:mypy: (?:error: |(?=can't read ))(?<message>\S.*)|(?<config>\S{1,200}\.(?:toml|ini|cfg)): \[(?:mypy|tool\.mypy)\S{0,200}\]: (?<said>\S.*))$/;
/** A message that --pretty wraps has its code on one of the next lines. */
const maxWrapped = 4;
const mypy = {
	tool: "mypy",
	reads: "error lines (also --pretty and positions), syntax errors, wrong usage and configuration",
	fixtures: "real",
	sign: /\.(?:pyi?|ipynb)(?::cell_\d+)?(?::\d+){0,4}: error: |^mypy: |: \[(?:mypy|tool\.mypy)/,
	read: (lines) => eachOnce(lines, (i) => errorAt$2(lines, i) ?? usageAt(lines[i]))
};
function errorAt$2(lines, i) {
	const at = lines[i];
	const hit = start$4.exec(unprefix(at?.text ?? ""))?.groups;
	if (at === void 0 || hit?.file === void 0 || hit.message === void 0) return void 0;
	let whole = hit.message;
	let last = i;
	for (let k = i + 1; !coded$2.test(whole) && k <= i + maxWrapped; k++) {
		const next = unprefix(lines[k]?.text ?? "");
		if (next === "" || /^\s|: (?:error|note): |^Found \d/.test(next)) break;
		if (!coded$2.test(next) && k === i + maxWrapped) break;
		whole = `${whole} ${next}`;
		last = k;
	}
	if (!coded$2.test(whole)) {
		whole = hit.message;
		last = i;
	}
	while (last - i < 8 && /^ {4}/.test(unprefix(lines[last + 1]?.text ?? ""))) last++;
	const ruleId = coded$2.exec(whole)?.[1];
	const message = whole.replace(coded$2, "");
	return finding({
		tool: "mypy",
		failureType: ruleId === "syntax" ? "syntax_error" : hit.line === void 0 ? "configuration_error" : "type_checking",
		...ruleId === void 0 ? {} : { ruleId },
		message,
		signals: signalsOf(ruleId, message),
		artifacts: [artifact(hit.file, hit.line, hit.column)],
		strength: 5
	}, at, at, lines[last]);
}
function usageAt(line) {
	const hit = usage$2.exec(unprefix(line?.text ?? ""))?.groups;
	const message = hit?.message ?? hit?.said;
	if (line === void 0 || message === void 0) return void 0;
	const artifacts = hit?.config === void 0 ? [] : [artifact(hit.config)];
	return finding({
		tool: "mypy",
		failureType: "configuration_error",
		ruleId: "usage",
		strength: 4,
		message,
		signals: signalsOf(void 0, message),
		artifacts
	}, line);
}
// src/ci/diagnostics/next.ts
const tool$15 = "next build";
const headline$2 = /^(?:Failed to compile\.|(?:Error: )?Turbopack build failed with \d+ errors?:)$/;
const file$2 = /^(\.{1,2}\/\S.{0,300}?\.\w{1,10})(?::(\d{1,7}):(\d{1,5}))?$/;
const closing$2 = /^(?:> Build failed because of|npm (?:ERR!|error) |Import traces?(?: for requested module)?:?|https:\/\/nextjs\.org\/docs\/messages\/)/;
const prerender = /^(?:⨯ )?Error occurred prerendering page "([^"]{1,300})"/;
const collecting = /^(?:> Build error occurred|\[?Error: Failed to collect page data for (\S{1,200})|unhandledRejection )/;
const gutter$1 = /^\s{0,8}(?:>\s{0,4})?\d{1,7} [|│]|^\s{0,12}[|│:,`]|^Ecmascript file had an error$|^Parsing ecmascript source code failed$/;
const next = {
	tool: tool$15,
	reads: "failed compilation with webpack and Turbopack, type errors, prerendering and page data errors, configuration that does not load",
	fixtures: "real",
	sign: /(?:^|\s)Failed to compile\.$|Turbopack build failed with|Error occurred prerendering page|(?:^|\s)> Build error occurred|Failed to collect page data for/,
	read(lines) {
		const texts = lines.map((line) => unprefix(line.text).trimEnd());
		const found = [...compilation(lines, texts), ...prerendering(lines, texts)];
		return found.length > 0 ? found : collection(lines, texts);
	}
};
/** Blocks under the headline: a file, then what is wrong with it. Outside of Next.js the same headline belongs to react-scripts. */
function compilation(lines, texts) {
	const from = texts.findIndex((text) => headline$2.test(text));
	if (from < 0) return [];
	const found = /* @__PURE__ */ new Map();
	for (let i = from + 1; i < texts.length; i++) {
		const hit = file$2.exec(texts[i] ?? "");
		const end = indexFrom(texts, i + 1, 60, (text) => file$2.test(text) || closing$2.test(text));
		const at = hit === null ? end : indexFrom(texts, i + 1, end - i - 1, (text) => text.trim() !== "" && !gutter$1.test(text));
		if (hit === null || at === end) continue;
		const made = blockFinding$4(lines, texts, {
			from: i,
			at,
			end,
			path: hit[1] ?? "",
			row: hit[2],
			column: hit[3]
		});
		const key = `${made?.artifacts[0]?.path}:${made?.artifacts[0]?.line} ${made?.message}`;
		if (made !== void 0 && !found.has(key)) found.set(key, made);
		i = end - 1;
	}
	return [...found.values()];
}
function blockFinding$4(lines, texts, block) {
	const line = lines[block.at];
	const text = (texts[block.at] ?? "").trim();
	if (line === void 0 || /^\d{1,6}:\d{1,6}\s/.test(text) || /^\w[\w ]{0,60} \[[\w ]{1,40}\]$/.test(text)) return void 0;
	const message = text.replace(/^Error:\s{1,4}(?:x |× )?/, "");
	const drawn = texts.slice(block.at, block.end).map((other) => /[-─]\[(?:\S{1,300}):(\d{1,7}):(\d{1,5})\]/.exec(other)).find((hit) => hit !== null);
	const inline = /\((\d{1,7}):(\d{1,5})\)/.exec(message);
	const ruleId = missingModule(message) === void 0 ? errorHead(message)?.name : "MODULE_NOT_FOUND";
	return finding({
		tool: tool$15,
		failureType: typeOf$9(message),
		...ruleId === void 0 || ruleId === "Error" ? {} : { ruleId },
		message,
		signals: errorSignals(ruleId, message),
		artifacts: [artifact(block.path, block.row ?? drawn?.[1] ?? inline?.[1], block.column ?? drawn?.[2] ?? inline?.[2])],
		strength: 5
	}, line, lines[block.from], lines[Math.min(block.end - 1, block.at + 8)] ?? line);
}
function typeOf$9(message) {
	if (message.startsWith("Type error: ")) return "type_checking";
	if (/only works in a Server Component|only available in Server Components|You're importing a (?:component|module)|"use (?:client|server)"|server-only/.test(message)) return "configuration_error";
	return /^(?:Unexpected|Expected|Expression expected|Unterminated)|Syntax Error/.test(message) ? "syntax_error" : errorType(message);
}
/** A page that throws while it is made static. The stack often knows only the built file. */
function prerendering(lines, texts) {
	const found = /* @__PURE__ */ new Map();
	for (const [i, text] of texts.entries()) {
		const page = prerender.exec(text)?.[1];
		const line = lines[i];
		if (page === void 0 || line === void 0 || found.has(page)) continue;
		const end = indexFrom(texts, i + 1, 40, (other) => prerender.test(other) || /^(?:Export encountered|\s{1,4}Generating static|> Export)/.test(other));
		const at = indexFrom(texts, i + 1, end - i - 1, (other) => other.trim() !== "");
		const reason = at === end ? "" : (texts[at] ?? "").trim();
		const head = errorHead(reason);
		const ruleId = head?.name === "Error" ? void 0 : head?.name;
		const frame = indexFrom(texts, at, end - at, (other) => /^\s{1,8}at /.test(other));
		found.set(page, finding({
			tool: tool$15,
			failureType: errorType(reason),
			...ruleId === void 0 ? {} : { ruleId },
			message: `Error occurred prerendering page "${page}"${reason === "" ? "" : `: ${reason}`}`,
			signals: errorSignals(ruleId, `"${page}" ${reason}`),
			artifacts: projectFrames(texts.slice(i + 1, end)),
			strength: 5
		}, lines[at === end ? i : at] ?? line, line, lines[Math.min(frame, end - 1, i + 12)] ?? line));
	}
	return [...found.values()];
}
/** Neither a file nor a page: configuration, environment variables, page data. */
function collection(lines, texts) {
	const i = texts.findIndex((text) => collecting.test(text));
	const at = indexFrom(texts, i, 8, (text) => errorHead(text.replace(/^\[|\]$/g, "")) !== void 0);
	const line = lines[at];
	const text = texts[at];
	if (i < 0 || line === void 0 || text === void 0 || errorHead(text.replace(/^\[|\]$/g, "")) === void 0) return [];
	const end = Math.min(texts.length, at + 12);
	return [finding({
		tool: tool$15,
		failureType: errorType(text),
		message: text,
		signals: errorSignals(void 0, text),
		artifacts: projectFrames(texts.slice(at, end)),
		strength: 3
	}, line, lines[i], lines[Math.min(at + 6, lines.length - 1)])];
}
// src/ci/diagnostics/node.ts
const tool$14 = "node";
const heap = /^FATAL ERROR: (.*(?:heap out of memory|Allocation failed).*)$/;
const thrownAt = /^(\S.{0,400}:\d{1,7})$/;
const badOption = /^(?:\S{1,200}[\\/])?node(?:\.exe)?: (bad option: .*|.* is not allowed in NODE_OPTIONS.*|.*requires an argument.*)$/;
const deprecatedRejection = /UnhandledPromiseRejectionWarning: (.*)$/;
const node = {
	tool: tool$14,
	reads: "uncaught exceptions and unhandled rejections with their stack, missing modules, out of memory, refused options",
	fixtures: "real",
	sign: /(?:^|\s)(?:# )?\s{0,4}\^{1,200}\s{0,4}$|(?:^|\s)(?:# )?Node\.js v\d|heap out of memory|node: bad option: |is not allowed in NODE_OPTIONS|UnhandledPromiseRejectionWarning: /,
	read(lines) {
		const texts = lines.map((line) => unprefix(line.text).replace(/^# /, "").trimEnd());
		return texts.flatMap((text, i) => (/^\s{0,200}\^{1,200}$/.test(text) ? uncaught$1(lines, texts, i) : other(lines, text, i)) ?? []);
	}
};
/** A trace, seen from its caret: above it the place and the source line, below it the error and its frames. */
function uncaught$1(lines, texts, caret) {
	const place = texts.slice(Math.max(0, caret - 3), caret).map((text) => thrownAt.exec(text)?.[1]).find((hit) => hit !== void 0);
	const at = indexFrom(texts, caret + 1, 6, (text) => text !== "");
	const message = texts[at];
	const line = lines[at];
	const from = place === void 0 ? void 0 : texts.lastIndexOf(place, caret);
	if (place === void 0 || from === void 0 || message === void 0 || line === void 0) return void 0;
	const end = traceEnd(texts, at + 1);
	if (!texts.slice(at, end + 2).some((text) => /^Node\.js v\d/.test(text)) && (errorHead(message) === void 0 || !texts.slice(at + 1, at + 8).some((text) => stackFrame(text) !== void 0))) return void 0;
	const thrown = placeAtEnd(place);
	const own = thrown !== void 0 && !isForeign$2(thrown.path) ? [thrown] : [];
	const frames = projectFrames(texts.slice(at, end)).filter((frame) => frame.path !== own[0]?.path || frame.line !== own[0]?.line);
	const importer = / imported from (\S{1,300})$/.exec(message)?.[1] ?? requiredBy(texts.slice(at + 1, at + 4));
	const asking = importer === void 0 || frames.some((frame) => frame.path === importer) ? [] : [artifact(importer)];
	const artifacts = [
		...own,
		...asking,
		...frames
	].slice(0, 5);
	const ruleId = ruleOf(message);
	return finding({
		tool: tool$14,
		failureType: errorType(message),
		message,
		signals: errorSignals(ruleId, message),
		artifacts,
		strength: 4,
		...ruleId === void 0 ? {} : { ruleId }
	}, line, lines[from], lines[Math.min(end, at + 12) - 1] ?? line);
}
function ruleOf(message) {
	const head = errorHead(message);
	if (head?.code !== void 0) return head.code;
	if (missingModule(message) !== void 0) return "MODULE_NOT_FOUND";
	return head?.name === "Error" ? void 0 : head?.name;
}
/** Index after the last frame. */
function traceEnd(texts, start) {
	return indexFrom(texts, start, 40, (text) => text === "" || /^(?:\}|Node\.js v)/.test(text));
}
function other(lines, text, i) {
	const line = lines[i];
	const memory = heap.exec(text)?.[1];
	const option = badOption.exec(text)?.[1];
	const rejection = deprecatedRejection.exec(text)?.[1];
	if (line === void 0) return void 0;
	if (memory !== void 0) return finding({
		tool: tool$14,
		failureType: "environment_error",
		ruleId: "ERR_OUT_OF_MEMORY",
		message: memory,
		signals: ["heap out of memory"],
		strength: 5
	}, line);
	if (option !== void 0) return finding({
		tool: tool$14,
		failureType: "configuration_error",
		message: option,
		signals: errorSignals(void 0, option),
		strength: 4
	}, line);
	if (rejection === void 0) return void 0;
	return finding({
		tool: tool$14,
		failureType: errorType(rejection),
		message: rejection,
		signals: errorSignals(errorHead(rejection)?.name, rejection),
		severity: "warning",
		strength: 2
	}, line);
}
// src/ci/diagnostics/node-test.ts
const tool$13 = "node:test";
const located$1 = /^\s{0,20}(?:test|suite|subtest) at (\S.{0,400}:\d{1,7}:\d{1,5})$/;
const failedTest = /^\s{0,20}✖ (.+?)(?: \([\d.]{1,20}ms\))?$/;
const point = /^(\s{0,40})not ok \d+(?: - | )?(.*)$/;
const directive = /# (?:TODO|SKIP)\b/i;
const nodeTest = {
	tool: tool$13,
	reads: "failed tests of the spec reporter of node:test, TAP points of node:test, tape, ava, bats and others with a YAML block or comments",
	fixtures: "real",
	sign: /(?:^|\s)\s{0,20}(?:test|suite|subtest) at \S|(?:^|\s)\s{0,40}not ok \d/,
	read(lines) {
		const texts = lines.map((line) => unprefix(line.text).trimEnd());
		return [...specFailures(lines, texts), ...tapFailures(lines, texts)];
	}
};
const alive = {};
/** The list under `failing tests:`; the tree above it shows the same tests without places. */
function specFailures(lines, texts) {
	const found = /* @__PURE__ */ new Map();
	for (const [i, text] of texts.entries()) {
		const place = placeAtEnd(located$1.exec(text)?.[1] ?? "");
		const heading = texts[i + 1] ?? "";
		const title = failedTest.exec(heading)?.[1];
		if (place === void 0 || title === void 0 || directive.test(heading)) continue;
		const end = indexFrom(texts, i + 1, 80, (other) => located$1.test(other));
		const died = samePath(title, place.path) ? {
			failureType: () => "runtime_error",
			strength: 2
		} : alive;
		const tree = died === alive ? treeEntry(texts, title, i) : void 0;
		const block = tree === void 0 ? {
			from: i,
			start: i + 2,
			end
		} : {
			from: tree,
			start: tree + 1,
			end: indexFrom(texts, tree + 1, 80, (other) => /^\s{0,20}[✔✖▶ℹ] /.test(other))
		};
		const made = blockFinding$6(lines, {
			tool: tool$13,
			title,
			...block,
			file: place,
			...died
		});
		const key = `${place.path}:${place.line ?? 0} ${title}`;
		if (made !== void 0 && !consequence(texts, i) && !found.has(key)) found.set(key, made);
	}
	return [...found.values()];
}
/** Index of the test in the tree above the list, where Node up to 20 prints the reason already; the first telling counts. */
function treeEntry(texts, title, list) {
	const at = texts.findIndex((text, i) => i < list && failedTest.exec(text)?.[1] === title);
	return at >= 0 && /^\s{1,20}(?:\w{1,60}(?:Error|Exception)\b|'.{0,200}'$)/.test(texts[at + 1] ?? "") ? at : void 0;
}
/** A suite that failed only since its tests did. */
const consequence = (texts, i) => texts.slice(i + 2, i + 4).some((text) => /^\s{0,20}'\d+ subtests? failed'$/.test(text));
function tapFailures(lines, texts) {
	const found = [];
	for (const [i, line] of lines.entries()) {
		const hit = point.exec(texts[i] ?? "");
		if (hit === null || directive.test(hit[2] ?? "")) continue;
		const block = yamlBlock(texts, i, (hit[1] ?? "").length);
		const end = block > i + 1 ? block : commentsEnd(texts, i);
		const made = pointFinding(lines, line, hit[2] ?? "", texts.slice(i + 1, end), i, end);
		if (made !== void 0) found.push(made);
	}
	return found;
}
/** Index after the YAML block of a TAP point, or of the next line when it has none. */
function yamlBlock(texts, i, indent) {
	if ((texts[i + 1] ?? "").trim() !== "---") return i + 1;
	const close = indexFrom(texts, i + 2, 80, (text) => text.trim() === "..." && text.length - 3 <= indent + 4);
	return Math.min(close + 1, texts.length);
}
/** Index after the `# …` lines in which bats, Test::More and others say why and where. */
function commentsEnd(texts, i) {
	return indexFrom(texts, i + 1, 12, (text) => !/^\s{0,40}# /.test(text));
}
/** `# (in test file test/a.bats, line 15)`, `#   at t/a.t line 6.` */
const commented = /^\s{0,40}#.{0,80}?(?:\bat |\bfile )(?<file>[\w./@+-]{1,300}\.\w{1,10})(?:, line | line |:)(?<line>\d{1,7})\b/;
function commentPlace(texts) {
	for (const text of texts) {
		const groups = commented.exec(text)?.groups;
		if (groups?.file !== void 0) return artifact(groups.file, groups.line);
	}
}
/** What a comment says was wrong, without its mark. */
function commentReason(texts) {
	return texts.map((text) => /^\s{0,40}# {1,8}(.{1,200}\bfailed\b.{0,100}|got: .{1,200})$/.exec(text)?.[1]).find(Boolean) ?? "";
}
function pointFinding(lines, line, title, yaml, i, end) {
	if (/'subtestsFailed'|\d+ subtests? failed/.test(yaml.join("\n"))) return void 0;
	const location = placeAtEnd(field(yaml, "location") ?? "") ?? stackFrame(`at ${field(yaml, "at") ?? ""}`) ?? commentPlace(yaml);
	const known = location === void 0 || isForeign$2(location.path) ? [] : [location];
	const name = field(yaml, "name");
	const reason = field(yaml, "error") || field(yaml, "message") || field(yaml, "operator") || commentReason(yaml);
	const frames = yaml.map(tapFrame).filter((place) => place !== void 0);
	const whole = location !== void 0 && samePath(title, location.path);
	const failureType = whole ? errorType(reason) : "test_failure";
	return finding({
		tool: tool$13,
		failureType,
		...name === void 0 ? {} : { ruleId: name },
		message: [
			title,
			name,
			reason
		].filter((part) => part !== void 0 && part !== "").join(": ") || line.text.trim(),
		signals: [...signalsOf(name, reason).slice(0, 3), title.slice(0, 80)],
		artifacts: [...known, ...frames.filter((place) => place.line !== location?.line)].slice(0, 5),
		strength: whole || reason === "" && name === void 0 && known.length === 0 ? 2 : known.length === 0 ? 3 : 5
	}, line, line, lines[Math.min(end - 1, i + 24)] ?? line);
}
/** A scalar of the block: on its own line, quoted or as `|-` text below. */
function field(yaml, key) {
	const at = yaml.findIndex((text) => text.trimStart().startsWith(`${key}: `));
	if (at < 0) return void 0;
	const value = (yaml[at] ?? "").trimStart().slice(key.length + 2);
	if (!/^[|>]-?$/.test(value)) return value.replace(/^(['"])(.*)\1$/, "$2");
	const indent = (yaml[at] ?? "").length - (yaml[at] ?? "").trimStart().length;
	const below = [];
	for (const text of yaml.slice(at + 1, at + 10)) {
		if (text.trim() !== "" && text.length - text.trimStart().length <= indent) break;
		below.push(text.trim());
	}
	return below.join(" ").trim();
}
/** Frames in TAP lack the `at`. */
function tapFrame(text) {
	const place = text.endsWith(")") ? stackFrame(`at ${text.trim()}`) : void 0;
	return place === void 0 || isForeign$2(place.path) ? void 0 : place;
}
// src/ci/diagnostics/npm.ts
const tool$12 = "npm";
const prefix = /^npm (?:ERR!|error)(?: |$)/;
/** Lines of npm's own that explain nothing. */
const noise = /^(?:A complete log of this run|For a full report see|code [A-Z]|errno|syscall|$)/;
const dependency$1 = /* @__PURE__ */ new Set([
	"ERESOLVE",
	"E404",
	"ETARGET",
	"EUSAGE",
	"ENOVERSIONS",
	"EOVERRIDE",
	"EINTEGRITY",
	"EBADENGINE",
	"EDUPLICATEWORKSPACE"
]);
const environment$2 = /* @__PURE__ */ new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"ENOTFOUND",
	"ETIMEDOUT",
	"EAI_AGAIN",
	"ENOSPC",
	"EACCES",
	"EPERM",
	"E401",
	"E403",
	"E429",
	"E500",
	"E502",
	"E503",
	"ENEEDAUTH",
	"ERR_SOCKET_TIMEOUT",
	"FETCH_ERROR",
	"CERT_HAS_EXPIRED",
	"UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
	"SELF_SIGNED_CERT_IN_CHAIN",
	"ERR_INVALID_URL",
	"EMFILE"
]);
const npm = {
	tool: tool$12,
	reads: "error blocks of every npm command (ERESOLVE, E404, EUSAGE, missing scripts, install scripts and others); failed scripts as wrappers",
	fixtures: "real",
	sign: /npm (?:ERR!|error)(?: |$)/,
	read(lines) {
		return blocks$1(lines).flatMap((block) => blockFinding$3(block) ?? []);
	}
};
/** Runs of npm's lines: each `code` starts a new one, and so does any other output between them. */
function blocks$1(lines) {
	const found = [];
	let previous = -2;
	for (const [i, line] of lines.entries()) {
		const whole = unprefix(line.text).trimStart();
		const hit = prefix.exec(whole);
		if (hit === null) continue;
		const text = whole.slice(hit[0].length).trimEnd();
		const open = found.at(-1);
		const starts = /^code \S/.test(text) && open?.some((entry) => /^code \S/.test(entry.text));
		if (open === void 0 || starts === true || i > previous + 1) found.push([{
			line,
			text
		}]);
		else open.push({
			line,
			text
		});
		previous = i;
	}
	return found;
}
function blockFinding$3(block) {
	const texts = block.map((entry) => entry.text);
	const code = texts.map((text) => /^code (\S{1,60})$/.exec(text)?.[1]).find((hit) => hit !== void 0);
	const kind = kindOf(code, texts);
	const at = block[texts.findIndex((text) => kind.line.test(text))] ?? block.find((entry) => !noise.test(entry.text)) ?? block[0];
	const first = block[0];
	if (at === void 0 || first === void 0) return void 0;
	if (at === first && noise.test(at.text) && code === void 0) return void 0;
	const message = kind.message ?? at.text.replace(/^(?:\d{3}|notarget|enoent|JSON\.parse|ERESOLVE|code) {1,4}/, "");
	const last = block[Math.min(block.indexOf(at) + 12, block.length - 1)] ?? at;
	const ruleId = kind.ruleId ?? (code !== void 0 && /^[A-Z]/.test(code) ? code : void 0);
	return finding({
		tool: tool$12,
		failureType: kind.type,
		...ruleId === void 0 ? {} : { ruleId },
		message,
		signals: signalsOf(ruleId, message),
		artifacts: [kind.file ?? [], kind.others ?? []].flat().map((file) => artifact(file)),
		strength: kind.strength
	}, at.line, first.line, last.line);
}
function kindOf(code, texts) {
	const all = texts.join("\n");
	if (/^(?:Missing script: |missing script: )/m.test(all)) return {
		type: "configuration_error",
		line: /^[Mm]issing script: /,
		strength: 4,
		ruleId: "missing-script",
		file: "package.json"
	};
	if (/^Lifecycle script `|ELIFECYCLE|^Failed at the .{1,200} script\.$/m.test(all)) return {
		type: "runtime_error",
		line: /^Lifecycle script |^Failed at /,
		strength: 1
	};
	if (/^command failed$/m.test(all)) return installScript(texts, all);
	if (code === "ERESOLVE") return {
		type: "dependency_issue",
		line: /^(?:ERESOLVE )?(?:could not resolve|unable to resolve)/,
		strength: 5,
		message: conflict(texts),
		file: "package.json"
	};
	if (code === "EUSAGE") return lockFile(texts);
	if (code === "EJSONPARSE") return {
		type: "syntax_error",
		line: /JSON\.parse|Invalid package\.json/,
		strength: 5,
		file: /Invalid (\S*package\.json)/.exec(all)?.[1] ?? "package.json"
	};
	if (code === "ENOENT") return {
		type: "configuration_error",
		line: /^enoent |ENOENT: /,
		strength: 4,
		...pathOf$1(texts)
	};
	if (code !== void 0 && dependency$1.has(code)) return {
		type: "dependency_issue",
		line: /^(?:404 |notarget |No matching|Unsupported|Override|sha\d)/,
		strength: 5
	};
	if (code !== void 0 && environment$2.has(code)) return {
		type: "environment_error",
		line: /^(?:network |\d{3} |Unable|Incorrect|request to|The operation|need auth )/,
		strength: 4
	};
	return {
		type: "package_install_error",
		line: /^(?!code )\S/,
		strength: code === void 0 ? 2 : 3
	};
}
/** A dependency's own install script broke: the package is in the path, the reason in what it printed. */
function installScript(texts, all) {
	const owner = texts.map((text) => /^path (?:.{0,300}[\\/])?node_modules[\\/](\S{1,200})$/.exec(text)?.[1]).find((hit) => hit !== void 0);
	if (owner === void 0) return {
		type: "runtime_error",
		line: /^command /,
		strength: 1
	};
	const reason = texts.find((text) => /\b(?:Error|ERR!|error|fatal|not found)\b/.test(text) && !/^(?:code|path|command)/.test(text));
	const network = /\b(?:ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)\b/.test(all);
	const message = `Install script of ${owner} failed${reason === void 0 ? "" : `: ${reason}`}`;
	return {
		type: network ? "environment_error" : "package_install_error",
		line: reason === void 0 ? /^command / : startOf(reason),
		strength: 5,
		message,
		ruleId: "install-script"
	};
}
/** A pattern for a line that was found already. */
const startOf = (text) => new RegExp(`^${text.slice(0, 60).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
/** `A wants B, the project has C`, out of the tree that npm prints. */
function conflict(texts) {
	const found = texts.find((text) => text.startsWith("Found: "))?.slice(7);
	const at = texts.findIndex((text) => text.startsWith("Could not resolve dependency:"));
	const wanted = at < 0 ? void 0 : texts[at + 1];
	return [
		texts.find((text) => /could not resolve|unable to resolve/.test(text)) ?? "ERESOLVE",
		found === void 0 ? void 0 : `found ${found}`,
		wanted
	].filter((part) => part !== void 0).join("; ");
}
/** `npm ci` without a lock file, or with one that does not fit; npm's usage text follows and says nothing. */
function lockFile(texts) {
	const misfit = texts.filter((text) => /^(?:Missing|Invalid): /.test(text)).slice(0, 3);
	const outOfSync = texts.find((text) => /are in sync|existing package-lock/.test(text));
	if (outOfSync === void 0) return {
		type: "configuration_error",
		line: /^(?!code |$)\S/,
		strength: 4
	};
	return {
		type: "dependency_issue",
		line: /are in sync|existing package-lock/,
		strength: 5,
		message: [outOfSync, ...misfit].join(" "),
		file: "package-lock.json",
		others: ["package.json"]
	};
}
function pathOf$1(texts) {
	const file = texts.map((text) => /^path (\S.{0,300})$/.exec(text)?.[1]).find((hit) => hit !== void 0);
	return file === void 0 ? {} : { file };
}
// src/ci/diagnostics/nx.ts
const tool$11 = "nx";
const list$3 = /^Failed tasks:$/;
const entry$1 = /^- (\S{1,120}:\S{1,120})$/;
const rules$9 = [{
	pattern: /^\s{0,4}NX {2,4}(?<message>(?:Cannot find (?:project|configuration)|Could not find|Failed to (?:load|process)|Project graph|Unable to).*)$/,
	failureType: "configuration_error",
	strength: 3
}];
const nx = {
	tool: tool$11,
	reads: "which target of which project failed (a wrapper: the tools inside explain it), configuration errors; also for lerna 6 and later",
	fixtures: "real",
	sign: /(?:^|\s)\s{0,4}Failed tasks:$|(?:^|\s)\s{0,4}NX {2,4}(?:Cannot|Could not|Failed|Project graph|Unable)/,
	read(lines) {
		return [...failedTasks(lines), ...readLines$1(tool$11, lines, rules$9)];
	}
};
function failedTasks(lines) {
	const texts = lines.map((line) => unprefix(line.text).trim());
	const from = texts.findIndex((text) => list$3.test(text));
	if (from < 0) return [];
	const end = indexFrom(texts, from + 1, 200, (text) => text !== "" && !entry$1.test(text));
	return lines.slice(from + 1, end).flatMap((line, i) => {
		const task = entry$1.exec(texts[from + 1 + i] ?? "")?.[1];
		if (task === void 0) return [];
		return finding({
			tool: tool$11,
			failureType: "runtime_error",
			message: `Task ${task} failed`,
			signals: [task],
			strength: 1
		}, line);
	});
}
// src/ci/diagnostics/perl.ts
function kind$5({ message }) {
	const said = message ?? "";
	return /^(?:syntax error|Can't find string terminator|Missing right curly|Unmatched right)/.test(said) ? "syntax_error" : "runtime_error";
}
const table$2 = perLine({
	tool: "perl",
	reads: "Test::More and prove: one finding a failed test; errors that end a Perl program, with their place.",
	fixtures: "real",
	sign: /^\s*# {1,3}Failed test|\bat \S+ line \d+(?:\.|,)|Can't exec "/,
	rules: [
		{
			pattern: /^ {0,40}# {1,3}(?<message>Failed test(?: '.{1,300}'| at (?<file>\S{1,300}) line (?<line>\d+)\.))$/,
			failureType: "test_failure",
			strength: 5,
			context: /^ {0,40}#(?! {1,3}(?:Failed|Looks like))/,
			more: /^ {0,40}# +(?<text>(?:got: |Structures begin differing|'.{1,100}').{0,200})$/,
			place: /^ {0,40}# {1,3}at (?<file>\S{1,300}) line (?<line>\d+)\.$/
		},
		{
			pattern: /^(?<message>Can't locate (?<rule>[\w/.]{1,200}) in @INC)\b.{0,3000} at (?<file>\S{1,300}) line (?<line>\d+)\.$/,
			failureType: "dependency_issue",
			strength: 4
		},
		{
			pattern: /^(?<message>Can't exec "(?<rule>[^"]{1,100})": (?:No such file or directory|Permission denied)) at (?<file>\S{1,300}) line (?<line>\d+)\.?$/,
			failureType: "environment_error",
			strength: 5
		},
		{
			pattern: /^(?<message>(?!Can't locate |Use of uninitialized|BEGIN failed|Compilation failed|#|\s)[^\n]{1,400}?) at (?<file>[\w./+-]{1,300}\.(?:pl|pm|t|PL|cgi)) line (?<line>\d+)(?:\.|, (?:<\w{0,20}> (?:line|chunk) \d+\.|near .{0,200}))$/,
			failureType: kind$5,
			strength: 3
		}
	]
});
const perl = {
	...table$2,
	read(lines, step) {
		const found = table$2.read(lines, step);
		const died = found.filter((f) => f.strength === 3);
		return found.filter((f) => f.strength !== 3 || f === died.at(-1) || f.failureType !== "runtime_error");
	}
};
// src/ci/diagnostics/php.ts
const rules$8 = [
	{
		pattern: /^(?:PHP )?Parse error: +(?<message>.{1,600}) in (?<file>\S.{0,300}) on line (?<line>\d+)$/,
		failureType: "syntax_error",
		ruleId: "ParseError",
		strength: 5
	},
	{
		pattern: /^(?:PHP )?Fatal error: +(?<message>Uncaught (?<rule>[\w\\]+)(?:: .{0,600})?) in (?<file>\S.{0,300}):(?<line>\d+)$/,
		failureType: "runtime_error",
		strength: 5,
		context: /^(?:Stack trace:|#\d+ |\s+thrown in)/
	},
	{
		pattern: /^(?:PHP )?Fatal error: +(?!Uncaught)(?<message>.{1,600}) in (?<file>\S.{0,300}) on line (?<line>\d+)$/,
		failureType: ({ message }) => /Allowed memory size/.test(message ?? "") ? "environment_error" : "runtime_error",
		ruleId: "Fatal",
		strength: 5
	},
	{
		pattern: /^(?<message>Your requirements could not be resolved to an installable set of packages\.)$/,
		failureType: "dependency_issue",
		ruleId: "composer",
		strength: 5,
		context: /^\s*$|^ {2,}\S/,
		more: /^ +- (?<text>\S.+)$/
	},
	{
		pattern: /^(?<message>(?:Your lock file does not contain a compatible set|The lock file is not up to date|Required package "(?<rule>[^"]{1,200})" is not present in the lock file).*)$/,
		failureType: "dependency_issue",
		strength: 5,
		context: /^\s*$|^ {2,}\S|^- /
	},
	{
		pattern: /^ERROR: (?<rule>[A-Z]\w+) - (?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+) - (?<message>.+)$/,
		failureType: "type_checking",
		strength: 5,
		context: /^\s+\S/
	},
	{
		pattern: /^(?<file>[^\s:]{1,300}\.php):(?<line>\d+):(?:(?<column>\d+): (?<level>error|warning) - )?(?! error)(?<message>\S.+?)(?: \((?<rule>[\w.]+)\))?$/,
		failureType: ({ level }) => level === void 0 ? "type_checking" : "linting",
		strength: 4
	}
];
/** PHPStan's table: ` Line   src/A.php`, then ` 12   text`. */
const tableFile = /^ {1,2}Line {2,}(?<file>\S.{0,300}?)\s*$/;
const tableRow = /^ {1,2}(?<prefix>:?)(?<line>\d+) {2,}(?<message>\S.+)$/;
/** PHPCS: `FILE: /x/A.php`, then ` 3 | ERROR | [x] text (Sniff)`. */
const sniffFile = /^FILE: (?<file>\S.{0,300})$/;
const sniffRow = /^ {0,6}(?<line>\d+) \| (?<level>ERROR|WARNING) +\| (?:\[[x ]\] )?(?<message>.+)$/;
/** PHP-CS-Fixer: `   1) src/A.php (rule, rule)`. */
const fixer = /^ {2,4}\d+\) (?<file>\S{1,300}\.php)(?: \((?<rules>[\w, /]{1,300})\))?$/;
const php = {
	tool: "php",
	reads: "PHP parse and fatal errors, Composer, PHPStan, Psalm, PHP_CodeSniffer, PHP-CS-Fixer.",
	fixtures: "real",
	sign: /(?:Parse|Fatal) error: |requirements could not be resolved|lock file|ERROR: [A-Z]\w+ - |\.php\b|^FILE: |^ {1,2}Line {2,}\S/,
	read(lines) {
		return [...readLines$1("php", lines, rules$8), ...tables(lines)].sort((a, b) => a.at - b.at);
	}
};
function tables(lines) {
	let stan;
	let sniff;
	return lines.flatMap((line) => {
		const text = unprefix(line.text);
		const file = tableFile.exec(text)?.groups?.file;
		if (file !== void 0) [stan, sniff] = [file, void 0];
		const sniffed = sniffFile.exec(text)?.groups?.file;
		if (sniffed !== void 0) [stan, sniff] = [void 0, sniffed];
		const fixed = fixer.exec(text)?.groups;
		if (fixed?.file !== void 0) return row$2(line, "php-cs-fixer", "code_formatting", fixed.file, void 0, `${fixed.file}: ${fixed.rules ?? "not formatted"}`, "error");
		const row1 = stan === void 0 ? void 0 : tableRow.exec(text)?.groups;
		if (row1?.message !== void 0 && stan !== void 0) return row$2(line, "phpstan", "type_checking", stan, row1.line, row1.message, "error");
		const row2 = sniff === void 0 ? void 0 : sniffRow.exec(text)?.groups;
		if (row2?.message !== void 0 && sniff !== void 0) return row$2(line, "phpcs", "linting", sniff, row2.line, row2.message, row2.level === "WARNING" ? "warning" : "error");
		return [];
	});
}
function row$2(at, tool, failureType, file, line, message, severity) {
	return [finding({
		tool,
		failureType,
		message,
		signals: [message.slice(0, 80)],
		artifacts: [artifact(file, line)],
		severity,
		strength: 5
	}, at)];
}
// src/ci/diagnostics/phpunit-testdox.ts
const failed$1 = /^ ✘ (?<title>\S.{0,300}?)(?: {1,4}[\d.]+ ?m?s)?$/;
const gutter = /^ {3}[│|┐├┊┴](?: (?<text>.*))?$/;
const frame$4 = /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}\.php):(?<line>\d+)$/;
const maxBlock$7 = 40;
/** Failed tests, each where it is told first: the list at the end repeats the tree. */
function testdoxFailures(lines) {
	const found = /* @__PURE__ */ new Map();
	for (const [i, line] of lines.entries()) {
		const title = failed$1.exec(line.text)?.groups?.title;
		if (title === void 0 || found.size > 200) continue;
		const below = [];
		for (const l of lines.slice(i + 1, i + maxBlock$7)) {
			if (!gutter.test(l.text)) break;
			below.push(l);
		}
		const texts = below.map((l) => gutter.exec(l.text)?.groups?.text?.trim() ?? "");
		const reason = texts.findIndex((text) => text !== "");
		if (reason < 0) continue;
		const places = texts.flatMap((text) => {
			const groups = frame$4.exec(text)?.groups;
			return groups?.file === void 0 || /[\\/]vendor[\\/]/.test(groups.file) ? [] : [artifact(groups.file, groups.line)];
		});
		const said = texts[reason] ?? "";
		const exception = /^(?<type>[\w\\]*(?:Exception|Error)): /.exec(said)?.groups?.type;
		const made = finding({
			tool: "phpunit",
			failureType: "test_failure",
			...exception === void 0 ? {} : { ruleId: exception },
			message: `${title}: ${said}`,
			signals: [title, ...exception === void 0 ? [] : [exception]],
			artifacts: places.slice(0, 5),
			strength: 5
		}, below[reason] ?? line, line, below.at(-1) ?? line);
		const key = JSON.stringify([made.message, made.artifacts]);
		if (!found.has(key)) found.set(key, made);
	}
	return [...found.values()];
}
// src/ci/diagnostics/phpunit.ts
const title$4 = /^\d+\) (?<name>(?:[\w\\]+)::\w+(?: with data set .{1,200})?)$/;
const frame$3 = /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,300}\.php):(?<line>\d+)$/;
const maxBlock$6 = 40;
const phpunit = {
	tool: "phpunit",
	reads: "PHPUnit: one finding a failed or erroneous test with its message and place, also of --testdox.",
	fixtures: "real",
	sign: /^ ✘ \S|^\d+\) [\w\\]+::\w+|\s\d+\) [\w\\]+::\w+/,
	read(raw) {
		const lines = raw.map((line) => ({
			...line,
			text: unprefix(line.text)
		}));
		const listed = sections(lines);
		const numbered = lines.flatMap((line, i) => {
			const name = title$4.exec(line.text)?.groups?.name;
			return name === void 0 || !listed(i) ? [] : testFinding$1(lines, i, name);
		});
		return numbered.length > 0 ? numbered : testdoxFailures(lines);
	}
};
/** Skipped, incomplete and risky tests are listed in the same form below their own heading. */
function sections(lines) {
	const headings = lines.flatMap((line, i) => {
		const what = /^There (?:was|were) \d+ (?<what>[\w ]+?):$/.exec(line.text)?.groups?.what;
		return what === void 0 ? [] : [{
			i,
			bad: /^(?:failure|error)s?$/.test(what)
		}];
	});
	return (i) => headings.findLast((heading) => heading.i < i)?.bad ?? true;
}
function testFinding$1(lines, i, name) {
	const line = lines[i] ?? {
		n: 1,
		text: ""
	};
	let end = i;
	while (end - i < maxBlock$6 && end + 1 < lines.length && !/^(?:--|\d+\) |ERRORS!|FAILURES!|Tests: )/.test(lines[end + 1]?.text ?? "")) end++;
	const body = lines.slice(i + 1, end + 1);
	const first = body.findIndex((l) => frame$3.test(l.text));
	const texts = body.slice(0, first < 0 ? 10 : first).map((l) => l.text.trim()).filter(Boolean);
	const places = body.flatMap((l) => {
		const groups = frame$3.exec(l.text)?.groups;
		return groups?.file === void 0 || /[\\/]vendor[\\/]/.test(groups.file) ? [] : [artifact(groups.file, groups.line)];
	});
	const exception = /^(?<type>[\w\\]*(?:Exception|Error)): /.exec(texts[0] ?? "")?.groups?.type;
	const isTest = (path) => /Test\.php$/.test(path);
	const last = body.findLast((l) => l.text.trim() !== "");
	return finding({
		tool: "phpunit",
		failureType: "test_failure",
		...exception === void 0 ? {} : { ruleId: exception },
		message: `${name}: ${texts.join(" ")}`,
		signals: [name, ...exception === void 0 ? [] : [exception]],
		artifacts: [...places.filter((a) => isTest(a.path)), ...places.filter((a) => !isTest(a.path))].slice(0, 5),
		strength: 5
	}, body.find((l) => l.text.trim() !== "") ?? line, line, last ?? line);
}
// src/ci/diagnostics/build-cause.ts
const compiler = /^(?:\S{1,300}: )?(?:fatal )?error: \S|^ERROR: \S|^CMake Error|^error: \S/i;
const missing$1 = /: (?:command )?not found$|No such file or directory|^.{0,120} is required\b/;
/** Index of the exception that ended the build, else of its first error, else -1. */
function buildCause(texts) {
	const plain = texts.map((text) => text.trim());
	const exception = plain.findLastIndex((text) => isExceptionName(exceptionOf(text)?.name ?? "") && text.includes(": "));
	if (exception >= 0) return exception;
	const error = plain.findIndex((text) => compiler.test(text));
	return error >= 0 ? error : plain.findIndex((text) => missing$1.test(text));
}
// src/ci/diagnostics/pip-build.ts
/** `error: subprocess-exited-with-error`, indented when pip runs inside of pip; older pips: `ERROR: Command errored out …`. */
const start$3 = /^ *(?:error: (?:subprocess-exited-with-error|metadata-generation-failed|legacy-install-failure)|ERROR: Command errored out with exit status -?\d{1,6}:.*)$/;
const step = /^ *× (\S.{0,300}?) did not run successfully\.$/;
const end = /^ *(?:\[end of output\]|-{40,})$/;
const maxBlock$5 = 400;
/** One finding for each package whose build failed; the message is the build's own last error. */
function buildFailures(lines) {
	const found = [];
	for (let i = 0; i < lines.length; i++) {
		const at = lines[i];
		if (at === void 0 || !start$3.test(unprefix(at.text))) continue;
		const texts = blockOf(lines, i);
		if (texts.some((text) => /See above for output/.test(text)) || texts.length === 0) continue;
		found.push(failure$1(lines, i, texts));
		i += texts.length;
	}
	return found.length > 0 ? found : wheels(lines);
}
function blockOf(lines, i) {
	const texts = [];
	for (let k = i + 1; k < Math.min(lines.length, i + maxBlock$5); k++) {
		const text = unprefix(lines[k]?.text ?? "");
		texts.push(text);
		if (end.test(text) || /See above for output/.test(text)) return texts;
	}
	return texts.slice(0, 40);
}
function failure$1(lines, i, texts) {
	const doing = texts.map((text) => step.exec(text)?.[1]).find((text) => text !== void 0);
	const told = buildCause(texts);
	const k = told < 0 ? i : i + 1 + told;
	const at = lines[k] ?? lines[i] ?? {
		n: 1,
		text: ""
	};
	const raised = exceptionOf(unprefix(at.text).trim());
	const message = told < 0 ? doing ?? unprefix(at.text).trim() : unprefix(at.text).trim();
	const lib = /No module named '([^']{1,100})'/.exec(message)?.[1];
	return finding({
		tool: "pip",
		failureType: "package_install_error",
		ruleId: "subprocess-exited-with-error",
		message: doing === void 0 || told < 0 ? message : `${doing}: ${message}`,
		signals: [
			"subprocess-exited-with-error",
			...raised !== void 0 && isExceptionName(raised.name) ? [raised.name] : [],
			...lib === void 0 ? signalsOf(void 0, message) : [lib]
		].slice(0, 4),
		strength: 5
	}, at, k - i < 60 ? lines[i] : at, lines[i + texts.length]);
}
/** Where the block is missing: `ERROR: Failed building wheel for x`. */
function wheels(lines) {
	const seen = /* @__PURE__ */ new Set();
	return lines.flatMap((line) => {
		const text = unprefix(line.text).trim();
		const name = /^ERROR: (?:Failed building wheel for|Could not build wheels for|Failed to build) (\S{1,200})/.exec(text)?.[1];
		if (name === void 0 || seen.has(name)) return [];
		seen.add(name);
		return [finding({
			tool: "pip",
			failureType: "package_install_error",
			ruleId: "failed-wheel-build",
			strength: 3,
			message: text,
			signals: [name.replace(/,$/, ""), "Failed building wheel"]
		}, line)];
	});
}
// src/ci/diagnostics/pip.ts
const offline = /Name or service not known|Temporary failure in name resolution|getaddrinfo failed|Connection (?:refused|reset)|timed out|NewConnectionError|ReadTimeoutError|SSLError|ProxyError/;
const rules$7 = [
	rule$2(/^ERROR: (?<message>Package '[^']{1,200}' requires a different Python: .{1,200})$/, "dependency_issue", "requires-python"),
	rule$2(/^ERROR: (?<message>Could not open requirements file: .{0,80}'(?<file>[^']{1,300})')$/, "configuration_error", "requirements-file"),
	rule$2(/^ERROR: (?<message>Invalid requirement: .*)$/, "configuration_error", "InvalidRequirement"),
	rule$2(/^ERROR: (?<message>.{1,300} (?:is not installable|does not appear to be a Python project).*)$/, "configuration_error", "not-a-project"),
	rule$2(/^ERROR: (?<message>\S{1,300} is not a (?:supported|valid) wheel.*)$/, "dependency_issue", "unsupported-wheel"),
	{
		...rule$2(/^ERROR: (?<message>THESE PACKAGES DO NOT MATCH THE HASHES .*)$/, "dependency_issue", "HashMismatch"),
		context: /^ {4}/
	},
	rule$2(/^ERROR: (?<message>(?:In --require-hashes mode|Hashes are required in).*)$/, "dependency_issue", "HashMissing"),
	rule$2(/^(?:\S{0,60}: )?(?<message>no such option: \S.*)$/, "configuration_error", "usage"),
	rule$2(/^ERROR: (?<message>(?:You must give at least one requirement|unknown command).*)$/, "configuration_error", "usage"),
	{
		...rule$2(/^error: (?<message>externally-managed-environment)$/, "environment_error", "externally-managed-environment"),
		context: /\S|^ *$/
	},
	{
		pattern: /^ERROR: (?<message>Could not install packages due to an (?:OSError|EnvironmentError): .*)$/,
		failureType: ({ message }) => offline.test(message ?? "") ? "environment_error" : installError(message ?? ""),
		ruleId: "OSError",
		strength: 5
	},
	{
		pattern: /^(?:pip\._vendor\.)(?<message>\S{1,200}(?:Error|Timeout|Exception): .*)$/,
		failureType: "environment_error",
		ruleId: "network",
		strength: 4
	},
	{
		pattern: /^(?<message>[\w.-]{1,100} \S{1,60} (?:requires [\w.[\]-]{1,100}(?:, which is not installed\.|.{1,200}, but you have .{1,200})|has requirement .{1,200}, but you have .{1,200}|is not supported on this platform))$/,
		failureType: "dependency_issue",
		ruleId: "pip check",
		strength: 4
	}
];
const pip = {
	tool: "pip",
	reads: "unsatisfied and conflicting requirements, failed builds, hashes, wrong files and options, unreachable index, pip check",
	fixtures: "real",
	sign: /ERROR: (?:Could not|No matching|Cannot install|Package '|Invalid requirement|Directory|THESE|In --require|Hashes|You must|ResolutionImpossible|Failed (?:building|to build)|Command errored|\S.{0,300} (?:is not|does not))|error: (?:subprocess-exited|metadata-generation|externally-managed|failed-wheel|legacy-install)|no such option: |pip\._vendor\.|, which is not installed\.|, but you have /,
	read(lines) {
		const found = [
			...unsatisfied(lines),
			...conflicts(lines),
			...buildFailures(lines),
			...readSentences("pip", lines, rules$7)
		];
		const tolerated = lines.some(({ text }) => /pip's dependency resolver does not currently/.test(text));
		return found.map((f) => tolerated && f.ruleId === "pip check" ? {
			...f,
			severity: "warning"
		} : f);
	}
};
function rule$2(pattern, failureType, ruleId) {
	return {
		pattern,
		failureType,
		ruleId,
		strength: 5
	};
}
function installError(message) {
	return /No space left|Permission denied|Read-only file system/.test(message) ? "environment_error" : "package_install_error";
}
/** "Could not find a version…" with "No matching distribution…" below is one; behind connection errors it is the network. */
function unsatisfied(lines) {
	const found = [];
	let lost;
	lines.forEach((line, i) => {
		const text = unprefix(line.text);
		if (/^WARNING: Retrying \(Retry\(/.test(text) && offline.test(text)) lost = line;
		const hit = /^ERROR: (Could not find a version that satisfies the requirement (.{1,300}) \(from (?:versions: )?(.*)\)?|No matching distribution found for (.{1,300}))$/.exec(text);
		if (hit === null || hit[4] !== void 0 && found.some((f) => f.to >= line.n)) return;
		const wanted = (hit[2] ?? hit[4] ?? "").replace(/ \(from .*$/, "");
		const unreachable = lost !== void 0 && /^none/.test(hit[3] ?? "none");
		const below = unprefix(lines[i + 1]?.text ?? "").startsWith("ERROR: No matching distribution") ? lines[i + 1] : line;
		const file = /\(from -r (\S{1,300}) \(line (\d{1,6})\)\)/.exec(text);
		found.push(finding({
			tool: "pip",
			failureType: unreachable ? "environment_error" : "dependency_issue",
			ruleId: unreachable ? "network" : "NoMatchingDistribution",
			message: unreachable ? `${(lost?.text ?? "").slice(0, 250)} … for ${wanted}` : hit[1] ?? text,
			signals: [wanted, unreachable ? "connection broken" : "No matching distribution found"],
			artifacts: file?.[1] === void 0 ? [] : [artifact(file[1], file[2])],
			strength: 5
		}, unreachable ? lost ?? line : line, line, below));
	});
	return found;
}
/** "Cannot install … conflicting dependencies", its reasons, and ResolutionImpossible at the end. */
function conflicts(lines) {
	return lines.flatMap((line, i) => {
		const text = unprefix(line.text);
		const hit = /^ERROR: (Cannot install (.{1,1000}) because these package versions have conflicting dependencies\.?)$/.exec(text);
		if (hit?.[1] === void 0) return [];
		const rest = lines.slice(i, i + 40);
		const end = rest.find(({ text: t }) => /ResolutionImpossible/.test(t)) ?? line;
		const reasons = rest.map((r) => unprefix(r.text)).filter((t) => /^ {4}(?:The user requested|\S{1,200} \S{1,60} depends on) /.test(t));
		return [finding({
			tool: "pip",
			failureType: "dependency_issue",
			ruleId: "ResolutionImpossible",
			message: [hit[1], ...reasons.map((t) => t.trim())].join(" "),
			signals: ["ResolutionImpossible", ...(hit[2] ?? "").split(/,? and |, /).slice(0, 3)],
			strength: 5
		}, line, line, end)];
	});
}
// src/ci/diagnostics/playwright.ts
const tool$10 = "playwright";
const heading$1 = /^ {2}(\d{1,5})\) (?:\[([^\]]{1,80})\] › )?(\S{1,300}):(\d{1,7}):(\d{1,5}) › (.{1,600}?)(?: ─+)?$/;
const globalHeading = /^ {2}\d{1,5}\) (?:setup|global (?:setup|teardown)|beforeAll|afterAll)/;
const flaky = /^ {2}\d{1,6} flaky$/;
const summary$2 = /^ {2}\d{1,6} (?:failed|flaky|passed|skipped|did not run|interrupted)/;
const listed$3 = /^ {4}(?:\[[^\]]{1,80}\] › )?(\S{1,300}:\d{1,7}:\d{1,5} › .{1,600}?)(?: ─+)?$/;
const rules$6 = [{
	pattern: /^Error: (?<message>Process from config\.webServer .*|Timed out waiting \d+ms from config\.webServer\.)/,
	failureType: "runtime_error",
	strength: 4
}, {
	pattern: /^Error: (?<message>No tests found.*|Project\(s\) .* not found.*|.*playwright\.config\.[a-z]{2,3}: .*)/,
	failureType: "configuration_error",
	strength: 4
}];
const playwright = {
	tool: tool$10,
	reads: "failed tests of the list, line, dot and github reporters (retries count once, flaky tests do not), missing browsers, web server and configuration errors",
	fixtures: "real",
	sign: /(?:^|\s) {2}\d{1,5}\) (?:\[[^\]]{1,80}\] › )?\S{1,300}:\d{1,7}:\d{1,5} › |config\.webServer|(?:^|\s)Error: (?:No tests found|Project\(s\) )|playwright\.config\./,
	read(lines) {
		return [...blocks(lines), ...readLines$1(tool$10, lines, rules$6)];
	}
};
function blocks(lines) {
	const texts = lines.map((line) => unprefix(line.text).trimEnd());
	const tolerated = flakyTests(texts);
	const found = /* @__PURE__ */ new Map();
	for (const [i, text] of texts.entries()) {
		const [, , project = "", path, row, column, title = ""] = heading$1.exec(text) ?? [];
		const key = `${path}:${row}:${column} › ${title}`;
		if (path === void 0 || tolerated.has(key) || found.has(`${project} ${key}`)) continue;
		const made = blockFinding$6(lines, {
			tool: tool$10,
			title: project === "" ? title : `[${project}] ${title}`,
			from: i,
			start: i + 1,
			end: blockEnd$4(texts, i + 1),
			file: artifact(path, row, column),
			failureType: typeOf$8
		});
		if (made !== void 0) found.set(`${project} ${key}`, made);
	}
	return [...found.values()];
}
/** A block ends at its first retry, which says the same again, at the next block or at the summary. */
function blockEnd$4(texts, start) {
	const other = /^ {4}Retry #\d+ ─/;
	return indexFrom(texts, start, 120, (text) => [
		other,
		heading$1,
		globalHeading,
		summary$2
	].some((end) => end.test(text)));
}
/** Tests that passed in a retry: the summary lists them under `N flaky`. */
function flakyTests(texts) {
	const found = /* @__PURE__ */ new Set();
	let open = false;
	for (const text of texts) {
		if (summary$2.test(text)) open = flaky.test(text);
		const name = open ? listed$3.exec(text)?.[1] : void 0;
		if (name !== void 0) found.add(name);
	}
	return found;
}
function typeOf$8(reason) {
	if (/Executable doesn't exist at|Host system is missing dependencies|browserType\.launch: /.test(reason)) return "environment_error";
	return /^\s{0,8}(?:SyntaxError|Error: Cannot find (?:module|package)) /m.test(reason) ? errorType(reason) : "test_failure";
}
// src/ci/diagnostics/pnpm.ts
const tool$9 = "pnpm";
const coded$1 = /^[\s[\]]{0,4}(?:ERROR\]? )?\s{0,2}(ERR_PNPM_\w{1,60}|ELIFECYCLE)\]?\s{1,3}(\S.*)$/;
const bare$3 = /^\s{0,2}ERROR\s{1,3}(\S.*)$/;
const configuration$1 = /NO_SCRIPT|NO_IMPORTER_MANIFEST|BAD_PM_VERSION|INVALID|JSON_PARSE|MISSING_HOOKS|NO_PKG_MANIFEST|UNSUPPORTED_ENGINE|OTHER_PM|CONFIG/;
const environment$1 = /META_FETCH_FAIL|FETCH_(?:401|403|429|5\d\d)|ENOSPC|EACCES|TARBALL_|SOCKET|STORE|UNAUTHORIZED/;
const wrapper$1 = /^(?:ELIFECYCLE|ERR_PNPM_RECURSIVE_\w{1,40})$/;
const dependency = /LOCKFILE|NO_MATCHING_VERSION|FETCH_404|PEER_DEP|CATALOG|WORKSPACE_PKG_NOT_FOUND|UNMET|SPEC_NOT_SUPPORTED|IGNORED_BUILDS|OVERRIDE|PATCH|NO_OFFLINE|RESOL/;
const pnpm = {
	tool: tool$9,
	reads: "ERR_PNPM_* errors with what pnpm lists below them; failed scripts as wrappers",
	fixtures: "real",
	sign: /\bERR_PNPM_\w|\bELIFECYCLE\b/,
	read(lines) {
		return lines.flatMap((line, i) => lineFinding$2(lines, line, i) ?? []);
	}
};
function lineFinding$2(lines, line, i) {
	const text = unprefix(line.text);
	const hit = coded$1.exec(text);
	if (hit === null) return void 0;
	const [, code = "", said = ""] = hit;
	const detail = lines.slice(i + 1, i + 10).map((next) => unprefix(next.text).trim()).find((next) => /^(?:- |\* \d|.{0,80}node_modules)/.test(next));
	const message = detail === void 0 ? said : `${said} ${detail}`;
	return finding({
		tool: tool$9,
		failureType: typeOf$7(code),
		ruleId: code,
		message,
		signals: signalsOf(code, message),
		artifacts: fileOf(code, said),
		strength: wrapper$1.test(code) ? 1 : 5
	}, line, line, lines[detailEnd(lines, i)] ?? line);
}
function typeOf$7(code) {
	if (wrapper$1.test(code)) return "runtime_error";
	if (dependency.test(code)) return "dependency_issue";
	if (environment$1.test(code)) return "environment_error";
	return configuration$1.test(code) ? "configuration_error" : "package_install_error";
}
function fileOf(code, said) {
	if (code.includes("LOCKFILE")) {
		const manifest = /<ROOT>\/((?:[\w@.-]{1,100}\/){0,20}package\.json)\b/.exec(said)?.[1];
		return [artifact("pnpm-lock.yaml"), ...manifest === void 0 ? [] : [artifact(manifest)]];
	}
	if (code.includes("NO_SCRIPT")) return [artifact("package.json")];
	const named = /\bin (\S{1,300}\.(?:json|ya?ml))\b/.exec(said)?.[1];
	return named === void 0 ? [] : [artifact(named)];
}
/** Explanations follow in paragraphs; a marked line or the next error is something else. */
function detailEnd(lines, i) {
	let last = i;
	for (let k = i + 1; k < Math.min(lines.length, i + 10); k++) {
		const next = lines[k];
		if (next === void 0 || next.mark !== void 0 || coded$1.test(next.text) || bare$3.test(next.text)) break;
		if (next.text.trim() !== "") last = k;
	}
	return last;
}
// src/ci/diagnostics/poetry.ts
const rules$5 = [
	{
		pattern: /^(?:Error: )?(?<message>(?<file>pyproject\.toml) changed significantly since poetry\.lock was last generated\..*)$/,
		failureType: "dependency_issue",
		ruleId: "lock",
		strength: 5
	},
	{
		pattern: /^(?:Error: )?(?<message>(?<file>poetry\.lock) (?:is not up to date with pyproject\.toml|was generated by a newer version|was not found).*)$/,
		failureType: "dependency_issue",
		ruleId: "lock",
		strength: 5
	},
	{
		pattern: /^(?:Error: )?(?<message>The current project could not be installed: .*)$/,
		failureType: "configuration_error",
		ruleId: "project",
		strength: 5
	},
	{
		pattern: /^ *(?:- |RuntimeError: )?(?<message>Unable to find installation candidates for .*)$/,
		failureType: "dependency_issue",
		ruleId: "candidates",
		strength: 5
	},
	{
		pattern: /^(?<message>Group\(s\) not found: .*)$/,
		failureType: "configuration_error",
		ruleId: "group",
		strength: 5
	},
	{
		pattern: /^(?<message>The Poetry configuration is invalid:)$/,
		failureType: "configuration_error",
		ruleId: "invalid",
		strength: 5,
		context: /^ {1,8}\S/
	},
	{
		pattern: /^(?<message>Poetry could not find a pyproject\.toml file in .*)$/,
		failureType: "configuration_error",
		ruleId: "no project",
		strength: 5
	},
	{
		pattern: /^(?<message>(?:Current Python version|The currently activated Python version) \S{1,40} is not (?:allowed|supported) by the project .*)$/,
		failureType: "dependency_issue",
		ruleId: "python",
		strength: 4
	},
	{
		pattern: /^(?<message>Command not found: \S.*)$/,
		failureType: "environment_error",
		ruleId: "command",
		strength: 4
	},
	{
		pattern: /^(?<message>(?:The option "--?[\w-]{1,60}" does not exist|The requested command \S{1,60} does not exist\.).*)$/,
		failureType: "configuration_error",
		ruleId: "usage",
		strength: 4
	}
];
const poetry = {
	tool: "poetry",
	reads: "version solving, outdated lock files, failed builds, missing groups and candidates, invalid configuration",
	fixtures: "real",
	sign: /version solving failed|poetry\.lock |The current project could not be installed|installation candidates for|Group\(s\) not found|Poetry configuration is invalid|Poetry could not find|by the project \(|Command not found: |The option "--|requested command .{1,60} does not exist|build of a dependency failed/,
	read: (lines) => [
		...solving(lines),
		...builds(lines),
		...readSentences("poetry", lines, rules$5)
	]
};
/** The proof ends in "…, version solving failed."; its last sentence names what cannot go together. */
function solving(lines) {
	return lines.flatMap((at, i) => {
		if (!/version solving failed\.?$/.test(unprefix(at.text))) return [];
		let first = i;
		while (first > 0 && i - first < 30 && /^(?: |And |So, |Because |Thus, )/.test(unprefix(lines[first]?.text ?? "")) && unprefix(lines[first - 1]?.text ?? "").trim() !== "") first--;
		let begin = i;
		while (begin > first && /^ /.test(unprefix(lines[begin]?.text ?? ""))) begin--;
		const message = lines.slice(begin, i + 1).map((line) => unprefix(line.text).trim()).join(" ");
		const names = message.match(/[a-z][\w.-]{1,60} \([^)]{1,60}\)/g) ?? [];
		return [finding({
			tool: "poetry",
			failureType: "dependency_issue",
			ruleId: "SolverProblem",
			message,
			signals: ["version solving failed", ...new Set(names)].slice(0, 4),
			strength: 5
		}, at, lines[first])];
	});
}
/** `PEP517 build of a dependency failed`, with the backend's output below behind bars. */
function builds(lines) {
	return lines.flatMap((head, i) => {
		const message = unprefix(head.text).trim();
		if (!/^(?:- )?PEP517 build of a dependency failed$/.test(message)) return [];
		const block = lines.slice(i + 1, i + 70).map((line) => unprefix(line.text).replace(/^[ |]+/, ""));
		const stop = block.findIndex((text) => text.startsWith("Note: This error originates"));
		const k = buildCause(stop < 0 ? block : block.slice(0, stop));
		const at = k < 0 ? head : lines[i + 1 + k] ?? head;
		return [finding({
			tool: "poetry",
			failureType: "package_install_error",
			ruleId: "ChefBuildError",
			message: `${message}${k < 0 ? "" : `: ${block[k]}`}`,
			signals: [message],
			strength: 5
		}, at, head)];
	});
}
// src/ci/diagnostics/mentioned-files.ts
const file$1 = /^((?:[A-Za-z]:)?[\w.@~+/\\-]{0,250}\.[A-Za-z][A-Za-z0-9]{0,9})(?:(?::|\(|, line )(\d{1,7})(?:[:,](\d{1,5}))?\)?)?:?$/;
const extension = /\.(?:c|cc|bib|cjs|cl|clj|cls|cmake|conf|cpp|cs|csproj|css|csv|cts|cu|cxx|dart|dockerfile|env|erl|ex|exs|f|f90|fs|go|gradle|graphql|groovy|h|hh|hpp|hrl|hs|html|ini|ipynb|java|jl|js|json|jsonc|jsx|kt|kts|less|lock|lua|m|md|mjs|ml|mm|mod|mts|nim|nix|php|pl|pm|proto3|props|proto|ps1|py|pyi|pyx|r|rb|rs|rst|sass|sbt|scala|scss|sh|bash|bats|sln|sol|sql|sum|sv|svelte|svh|swift|t|targets|tcl|tex|tf|tfvars|toml|ts|tsx|txt|v|vhd|vhdl|vue|xml|yaml|yml|zig)$/i;
/** Files that carry no extension but are known by their name. */
const bareName = /^(?:(?:[\w.@~+-]{1,100}\/){0,20})(?:Gemfile|Rakefile|Makefile|Dockerfile|Justfile|Procfile|Vagrantfile|Jenkinsfile|Podfile|Brewfile|Pipfile)$/;
/** Whether a path ends like a source, configuration or data file. */
function hasSourceExtension(path) {
	return extension.test(path);
}
/** File mentions of a region, those of the stating line first; at most eight. */
function mentionedFiles(lines, first) {
	const found = [];
	const seen = /* @__PURE__ */ new Set();
	for (const line of [first, ...lines.filter((l) => l !== first)]) for (const token of tokens(line.text)) {
		const parts = file$1.exec(token);
		const path = parts?.[1] ?? bareName.exec(token)?.[0];
		if (path === void 0 || !(extension.test(path) || bareName.test(path)) || /^\.+\w+$/.test(path)) continue;
		const key = `${path}:${parts?.[2] ?? ""}`;
		if (seen.has(key)) continue;
		seen.add(key);
		found.push(artifact(path, parts?.[2], parts?.[3]));
		if (found.length >= 8) return found;
	}
	return found;
}
/** Words that may be paths. Lengths are checked before anything is trimmed, so that a giant word costs nothing. */
function tokens(text) {
	return text.replace(/", line (\d{1,7})/g, ":$1\"").replace(/(\w),? \(?(?:at |on )?(?:line|row) (\d{1,7})\b/g, "$1:$2").split(/[\s"'`<>[\]{}|=;]+|,(?!\d)|\((?=[A-Za-z./\\])|\)(?=\s|$)/).filter((t) => t.length > 2 && t.length < 300 && (t.includes(".") || t.endsWith("file")) && !t.includes("://")).map((t) => t.replace(/^[([]+|[.,;:!?)]+$/g, ""));
}
// src/ci/diagnostics/pre-commit.ts
/** `name.....Failed`, `name....(no files to check)Skipped` */
const status = /^(\S.{0,200}?)\.{3,}(?:\([^)]{1,60}\))?(Failed|Passed|Skipped)$/;
const fixed$1 = /^(?:Fixing|reformatted|Fixed|Sorting|Rewriting|Updated|Formatted) (\S.{0,300}?\.\w{1,10})(?: .{0,60})?$/;
const hookOf = /^- hook id: (\S{1,100})$/;
const broken = /^An (?:unexpected )?error has occurred: (\S.*)$/;
const maxBlock$4 = 60;
const kinds$1 = [
	[/mypy|pyright|pytype|\bty\b|tsc|type-?check/, "type_checking"],
	[/^check-(?:ast|json|toml|xml|yaml|merge-conflict)$|compileall/, "syntax_error"],
	[/pytest|unittest|\btests?\b/, "test_failure"],
	[/docformatter|pydocstyle|interrogate|docsig|numpydoc|doc8/, "doc_docstring"],
	[/uv-lock|poetry-(?:check|lock)|pip-compile|lock/, "dependency_issue"],
	[/black|ruff-format|yapf|autopep8|isort|prettier|fmt|format|whitespace|end-of-file|line-ending|pretty|add-trailing|pyupgrade/, "code_formatting"]
];
const preCommit = {
	tool: "pre-commit",
	reads: "failed hooks with the files they changed, the diff of --show-diff-on-failure, broken configuration, hooks that cannot be installed",
	fixtures: "real",
	sign: /\.{3,}(?:\([^)]{1,60}\))?Failed$|^An (?:unexpected )?error has occurred: |- hook id: /,
	read(lines) {
		const texts = lines.map((line) => unprefix(line.text));
		const diff = changed(texts);
		return lines.flatMap((_, i) => hookAt(lines, texts, i, diff) ?? brokenAt(lines, texts, i) ?? []);
	}
};
function hookAt(lines, texts, i, diff) {
	const at = lines[i];
	const head = status.exec(texts[i] ?? "");
	if (at === void 0 || head?.[1] === void 0 || head[2] !== "Failed") return void 0;
	const id = hookOf.exec(texts[i + 1] ?? "")?.[1];
	if (id === void 0) return void 0;
	const end = blockEnd$3(texts, i);
	const block = lines.slice(i + 1, end + 1);
	const own = texts.slice(i + 1, end + 1);
	const modified = own.includes("- files were modified by this hook");
	const executable = own.find((text) => /^Executable `[^`]{1,200}` not found$/.test(text));
	const said = executable ?? (modified ? "files were modified by this hook" : firstWords(own));
	const message = `${head[1]}: ${said}`;
	return finding({
		tool: "pre-commit",
		failureType: executable === void 0 ? typeOf$6(id, modified) : "environment_error",
		ruleId: id,
		message,
		signals: [id, ...signalsOf(void 0, said)].slice(0, 4),
		artifacts: filesOf(own, block, modified ? diff : []),
		strength: modified || executable !== void 0 ? 4 : 2
	}, at, at, lines[end]);
}
/** A hook's output ends at the next hook, at pre-commit's closing words or at the diff. */
function blockEnd$3(texts, i) {
	let end = i;
	while (end + 1 < texts.length && end - i < maxBlock$4) {
		const next = texts[end + 1] ?? "";
		if (status.test(next) || /^(?:pre-commit hook\(s\) made changes|All changes made by hooks)/.test(next)) break;
		end++;
	}
	while (end > i && texts[end]?.trim() === "") end--;
	return end;
}
/** The first line that the hook's program printed. */
function firstWords(own) {
	const code = own.find((text) => text.startsWith("- exit code: "))?.slice(2) ?? "failed";
	const first = own.find((text) => text.trim() !== "" && !text.startsWith("- ")) ?? code;
	if (!first.startsWith("Traceback ")) return first;
	return own.find((text) => isExceptionName(exceptionOf(text)?.name ?? "")) ?? first;
}
function typeOf$6(id, modified) {
	return kinds$1.find(([pattern]) => pattern.test(id))?.[1] ?? (modified ? "code_formatting" : "linting");
}
/** Files the hook says it changed; else those its output names; else those of the diff at the end. */
function filesOf(own, block, diff) {
	const told = own.flatMap((text) => fixed$1.exec(text)?.[1] ?? []);
	if (told.length > 0) return [...new Set(told)].map((path) => artifact(path));
	const first = block[0];
	const named = (first === void 0 ? [] : mentionedFiles(block, first)).filter(({ path }) => !isForeign$1({
		path,
		line: 0
	}));
	return named.length > 0 ? named : diff.map((path) => artifact(path));
}
/** Files of the diff that `--show-diff-on-failure` prints after all hooks. */
function changed(texts) {
	const start = texts.indexOf("All changes made by hooks:");
	if (start < 0) return [];
	return texts.slice(start).flatMap((text) => /^diff --git a\/(.{1,400}?) b\//.exec(text)?.[1] ?? []);
}
/** pre-commit itself cannot go on: its configuration, or a repository of hooks. */
function brokenAt(lines, texts, i) {
	const at = lines[i];
	const words = broken.exec(texts[i] ?? "")?.[1];
	if (at === void 0 || words === void 0) return void 0;
	let end = i;
	while (end - i < 20 && /^(?:=+> |return code: |stdout:|stderr:|\s+\S|[a-z])/.test(texts[end + 1] ?? "")) end++;
	const own = texts.slice(i + 1, end + 1);
	const name = /^(\w+):/.exec(words)?.[1];
	const told = own.find((text) => /^ *(?:fatal|error|ERROR|=====>)[: ]/.test(text))?.replace(/^[ =>]+/, "");
	const config = own.flatMap((text) => /^=+> (?:File (\S{1,300})|(\S{1,300}) is not a file)$/.exec(text)?.slice(1) ?? []);
	const unreachable = own.some((text) => /Could not resolve host|unable to access|Connection|timed out/i.test(text));
	return finding({
		tool: "pre-commit",
		failureType: name === "InvalidConfigError" || name === "InvalidManifestError" ? "configuration_error" : unreachable ? "environment_error" : "package_install_error",
		...name === void 0 ? {} : { ruleId: name },
		message: told === void 0 ? words : `${words} ${told}`,
		signals: [...name === void 0 ? [] : [name], ...told === void 0 ? [] : [told.slice(0, 80)]],
		artifacts: config.filter((file) => file !== void 0).map((file) => artifact(file)),
		strength: 5
	}, at, at, lines[end]);
}
// src/ci/diagnostics/prettier.ts
const tool$8 = "prettier";
const named$5 = /prettier|Checking formatting|code style (?:issues|in)/i;
const unformatted = /^\[warn\] (\S.{0,400})$/;
const failed = /^\[error\] (\S.{0,400}?): (\w*Error): (.*)$/;
const refused$1 = /^\[error\] (No (?:files|matching files|parser|supported)\b.*|Invalid (?:configuration|value|option)\b.*|Cannot find .*|Couldn't (?:find|resolve) .*|.*Error\[?.*plugin.*)$/;
const position$1 = /\((\d{1,6}):(\d{1,6})\)$/;
const path$2 = /^(?:[^\s:]{1,300}\/)?[^\s:/]{1,100}$|^[^:]{1,300}\.[A-Za-z]\w{0,9}$/;
const listing = /prettier\b.{0,300} (?:-l|-cl|--list-different)\b/;
const excerpt$2 = /^\[error\] (?:>| ) *\d* ?\|/;
const prettier = {
	tool: tool$8,
	reads: "--check, --list-different, files that do not parse, refused configuration",
	fixtures: "real",
	sign: /(?:^|\s)\s{0,40}\[(?:warn|error)\] |prettier/i,
	read(lines, step) {
		if (!lines.some((line) => named$5.test(line.text)) && !named$5.test(step.command)) return [];
		return lines.flatMap((line, i) => lineFinding$1(lines, line, i) ?? []).concat(listed$2(lines, step));
	}
};
function lineFinding$1(lines, line, i) {
	const text = unprefix(line.text).trimEnd();
	const file = unformatted.exec(text)?.[1];
	if (file !== void 0) return path$2.test(file) ? formatting(line, file, 4) : void 0;
	const hit = failed.exec(text);
	const place = position$1.exec(text);
	if (hit !== null) {
		const [, where = "", name = "", message = ""] = hit;
		return finding({
			tool: tool$8,
			failureType: name === "SyntaxError" ? "syntax_error" : errorType(message),
			ruleId: name,
			message: `${name}: ${message}`,
			signals: signalsOf(name, message),
			artifacts: [artifact(where, place?.[1], place?.[2])],
			strength: 5
		}, line, line, contextEnd(lines, i, excerpt$2));
	}
	const sentence = refused$1.exec(text)?.[1];
	if (sentence === void 0) return void 0;
	const absent = missingModule(sentence) !== void 0;
	return finding({
		tool: tool$8,
		failureType: absent ? "dependency_issue" : "configuration_error",
		message: sentence,
		signals: signalsOf(void 0, sentence),
		strength: 4
	}, line);
}
function formatting(line, file, strength) {
	return finding({
		tool: tool$8,
		failureType: "code_formatting",
		message: `${file} is not formatted`,
		signals: ["prettier", file.slice(0, 100)],
		artifacts: [artifact(file)],
		strength
	}, line);
}
/** `--list-different` prints bare paths and nothing else, so they count only where the command is seen. */
function listed$2(lines, step) {
	const from = listing.test(step.command) ? 0 : lines.findIndex((line) => listing.test(line.text)) + 1;
	if (from === 0 && !listing.test(step.command)) return [];
	return lines.slice(from).filter((line) => line.mark === void 0 && /^[^\s:>[(]{1,300}\.[A-Za-z]\w{0,9}$/.test(line.text)).map((line) => formatting(line, line.text, 3));
}
// src/ci/diagnostics/pylint.ts
const position = String.raw`(?<line>\d{1,7})(?::(?<column>\d{1,5}))?`;
const rules$4 = [{
	pattern: new RegExp(`^${pythonFile}:${position}: (?<code>[CRWEFI]\\d{4}): (?<message>\\S.*?)(?: \\((?<rule>[a-z][a-z0-9-]{2,60})\\))?$`),
	failureType: typeOf$5,
	strength: 5
}, {
	pattern: new RegExp(`^${pythonFile}:${position}: \\[(?<code>[CRWEFI]\\d{4})\\((?<rule>[a-z][a-z0-9-]{2,60})\\),[^\\]]{0,200}\\] (?<message>\\S.*)$`),
	failureType: typeOf$5,
	strength: 5
}];
const troubles = [{
	pattern: /^pylint: error: (?<message>\S.*)$/,
	failureType: "configuration_error",
	ruleId: "usage",
	strength: 5
}, {
	pattern: /^(?<message>(?:Problem importing module|problem while parsing|No such file or directory:) .{1,300})$/i,
	failureType: "configuration_error",
	ruleId: "usage",
	strength: 2
}];
const pylint = {
	tool: "pylint",
	reads: "messages of pylint in text, colorized and parseable form, a rating below --fail-under, wrong usage",
	fixtures: "real",
	sign: /\.pyi?:\d+(?::\d+)?: (?:[CRWEFI]\d{4}: |\[[CRWEFI]\d{4}\()|^pylint: error: |Your code has been rated at /,
	read(lines, step) {
		const found = [...readLines$1("pylint", lines, rules$4), ...readSentences("pylint", lines, troubles)];
		if (found.length > 0 || (step.exitCode ?? 0) === 0) return found;
		const line = lines.findLast(({ text }) => /^Your code has been rated at (?!10\.00)/.test(unprefix(text)));
		if (line === void 0) return [];
		return [finding({
			tool: "pylint",
			failureType: "linting",
			ruleId: "fail-under",
			message: unprefix(line.text),
			strength: 2
		}, line)];
	}
};
function typeOf$5({ code, rule }) {
	if (code === "E0001" || rule === "syntax-error") return "syntax_error";
	if (/^C011[456]$/.test(code ?? "")) return "doc_docstring";
	return "linting";
}
// src/ci/diagnostics/pyright.ts
const start$2 = new RegExp(`^(?<indent> {0,8})${pythonFile}:(?<line>\\d{1,7}):(?<column>\\d{1,5}) - (?<level>error|warning): (?<message>\\S.*)$`);
const ruled = / \((report[A-Za-z]{1,60})\)$/;
const missing = /^(?:error: )?(File or directory ".{1,400}" does not exist\.?|No source files found\.?)$/;
const maxDetails = 10;
const pyright = {
	tool: "pyright",
	reads: "errors and warnings of pyright and basedpyright with their rule, nothing to check",
	fixtures: "real",
	sign: /\.(?:pyi?|ipynb):\d+:\d+ - (?:error|warning): |^(?:error: )?(?:File or directory ".{1,400}" does not exist|No source files found)/,
	read: (lines) => eachOnce(lines, (i) => errorAt$1(lines, i) ?? nothing$2(lines[i]))
};
function errorAt$1(lines, i) {
	const at = lines[i];
	const hit = start$2.exec(unprefix(at?.text ?? ""))?.groups;
	if (at === void 0 || hit?.file === void 0 || hit.message === void 0) return void 0;
	const deeper = (hit.indent ?? "").length;
	let whole = hit.message;
	let last = i;
	for (let k = i + 1; !ruled.test(whole) && k <= i + maxDetails; k++) {
		const next = unprefix(lines[k]?.text ?? "");
		if (next.trim() === "" || next.search(/\S/) <= deeper || start$2.test(next)) break;
		whole = `${whole} ${next.trim()}`;
		last = k;
	}
	const ruleId = ruled.exec(whole)?.[1];
	const message = whole.replace(ruled, "");
	return finding({
		tool: "pyright",
		failureType: ruleId === void 0 && /^(?:Expected |.{0,40}not closed|Unindent|Expression)/.test(message) ? "syntax_error" : "type_checking",
		...ruleId === void 0 ? {} : { ruleId },
		message,
		signals: signalsOf(ruleId, message).filter((signal) => signal.trim() === signal),
		artifacts: [artifact(hit.file, hit.line, hit.column)],
		severity: hit.level === "warning" ? "warning" : "error",
		strength: 5
	}, at, at, lines[last]);
}
function nothing$2(line) {
	const message = missing.exec(unprefix(line?.text ?? ""))?.[1];
	if (line === void 0 || message === void 0) return void 0;
	return finding({
		tool: "pyright",
		failureType: "configuration_error",
		ruleId: "no-files",
		strength: 3,
		message,
		signals: [message.slice(0, 80)]
	}, line);
}
// src/ci/diagnostics/pytest-block.ts
const explanation = /^E {1,8}/;
const chain = /^(?:The above exception was the direct cause of|During handling of the above exception, another)/;
/** The last exception that the block shows; undefined when it shows none. */
function readBlock(block) {
	return nativeReading(block) ?? explained(block) ?? docExample(block) ?? unexplained(block);
}
/** `--tb=native`: a traceback in Python's own words. */
function nativeReading({ lines }) {
	const head = lines.findIndex((line) => tracebackHead.test(unprefix(line.text)));
	if (head < 0) return void 0;
	const stack = readStack(lines, head);
	const at = lines[stack?.at ?? -1];
	if (stack === void 0 || at === void 0) return void 0;
	return {
		at,
		end: at,
		message: stack.text,
		name: stack.name,
		frames: stack.frames
	};
}
/** Blocks with `E   ` lines: all other styles. */
function explained({ lines }) {
	let frames = [];
	let group = [];
	let end;
	let raised;
	let fresh = true;
	for (const line of lines) {
		const text = unprefix(line.text);
		if (chain.test(text)) {
			frames = [];
			fresh = true;
		} else if (explanation.test(text) || text === "E") {
			if (fresh) group = [];
			fresh = false;
			group.push(line);
			end = line;
		} else {
			const frame = pytestFrameOf(text);
			if (frame === void 0) continue;
			frames.push(frame);
			const name = /: ([A-Za-z_][\w.]*)$/.exec(text)?.[1];
			raised = name === void 0 ? void 0 : name.slice(name.lastIndexOf(".") + 1);
			end = line;
		}
	}
	const texts = group.map((line) => unprefix(line.text).replace(explanation, ""));
	const place = frameOf(texts[0] ?? "");
	const syntax = place === void 0 ? -1 : texts.findIndex((text) => /^\s*\w*(?:Error|Warning): /.test(text));
	const k = Math.max(syntax, 0);
	const at = group[k];
	const message = texts[k]?.trim();
	if (at === void 0 || end === void 0 || message === void 0) return void 0;
	return {
		at,
		end,
		message,
		name: nameOf(message) ?? raised,
		frames: place === void 0 ? frames : [place]
	};
}
/** `--doctest-modules`: the example, what was expected and what came. */
function docExample({ lines }) {
	const k = lines.findIndex((line) => /: DocTestFailure$/.test(line.text));
	const at = lines.find((line) => /^Expected(?:.{0,20}):$/.test(line.text)) ?? lines[k];
	const end = lines[k];
	const frame = pytestFrameOf(end?.text ?? "");
	if (at === void 0 || end === void 0 || frame === void 0) return void 0;
	return {
		at,
		end,
		message: lines.slice(lines.indexOf(at), k).map((line) => line.text.trim()).join(" "),
		name: "DocTestFailure",
		frames: [frame]
	};
}
/** Blocks of plug-ins: `worker 'gw0' crashed while running …`, and exceptions without `E`. */
function unexplained({ lines }) {
	const at = lines.find((line) => line.text.trim() !== "" && !/^\[gw\d+\] /.test(line.text));
	if (at === void 0) return void 0;
	return {
		at,
		end: at,
		message: at.text.trim(),
		name: nameOf(at.text.trim()),
		frames: []
	};
}
/** The exception that a message line begins with; a bare assertion is one too. */
function nameOf(message) {
	if (/^assert\b/.test(message)) return "AssertionError";
	if (/^fixture '.{1,200}' not found$/.test(message)) return "FixtureNotFound";
	const raised = exceptionOf(message);
	return raised !== void 0 && (message.includes(":") || isExceptionName(raised.name)) ? raised.name : void 0;
}
/**
* The places of a test's failure: the test's own line, then the project's line that raised. For a collection error the raising
* line comes first. `file` is the test's file where the summary names it.
*/
function placesOfTest(block, frames, file) {
	const own = frames.filter((frame) => !isForeign$1(frame));
	const raising = own.at(-1);
	const test = own.find(({ path }) => file !== void 0 && endsWith(path, file)) ?? own.find(({ path }) => isTestFile(path));
	const symbol = block.kind === "collection" ? void 0 : block.name;
	const chosen = [];
	const add = (frame, name) => {
		if (frame === void 0 || chosen.some((a) => a.path === frame.path && a.line === frame.line)) return;
		chosen.push(artifact(frame.path, frame.line, void 0, name ?? frame.symbol?.replace(/^<.*/, "")));
	};
	if (block.kind === "collection") add(raising);
	add(test, symbol);
	add(raising);
	for (const frame of [...own].reverse()) add(frame);
	if (file !== void 0 && !chosen.some((a) => endsWith(a.path, file))) chosen.splice(block.kind === "collection" ? chosen.length : 0, 0, artifact(file, void 0, void 0, symbol));
	return chosen.slice(0, 5);
}
function endsWith(path, file) {
	const plain = path.replaceAll("\\", "/");
	return plain === file || plain.endsWith(`/${file}`);
}
// src/ci/diagnostics/pytest-report.ts
const banner$1 = /^={2,} (.{1,120}) ={2,}$/;
const totalsOf = /^(?:=+ )?(?:\d+ \w+, )*\d+ (?:failed|errors?)\b.{0,120} in \d{1,6}(?:\.\d{1,3})?s/;
const captured = /^-{2,} ?Captured .{1,60} ?-{2,}$/;
const conftest = /^ImportError while loading conftest '(.{1,400})'\.?$/;
const location = /^(?:[A-Za-z]:)?[^\s:][^:]{0,400}\.py:\d{1,7}: \S/;
/** One pass over a step's lines; several sessions in one step (tox, retries) add up. */
function readReport(lines) {
	const blocks = [];
	const locations = [];
	const summary = [];
	const progress = [];
	const totals = [];
	let section = "none";
	let open;
	const close = () => {
		if (open !== void 0) blocks.push({
			kind: open.kind,
			name: open.name,
			title: open.title,
			lines: open.lines
		});
		open = void 0;
	};
	for (const line of lines) {
		const text = unprefix(line.text);
		if (totalsOf.test(text)) {
			close();
			totals.push(line);
			section = "none";
			continue;
		}
		const head = banner$1.exec(text)?.[1];
		if (head !== void 0) {
			close();
			section = sectionOf(head);
			continue;
		}
		if (/^!{3,} .{1,80} !{3,}$/.test(text)) close();
		const broken = conftest.exec(text)?.[1];
		if (broken !== void 0) {
			close();
			open = {
				kind: "collection",
				name: broken,
				title: line,
				lines: [],
				captured: false
			};
			continue;
		}
		const title = section === "details" ? titleOf$2(text) : void 0;
		if (title !== void 0) {
			close();
			open = {
				...named$4(title),
				title: line,
				lines: [],
				captured: false
			};
		} else if (open !== void 0) {
			if (captured.test(text)) open.captured = true;
			if (!open.captured) open.lines.push(line);
		}
		if (section === "details" && open === void 0 && location.test(text)) locations.push(line);
		if (section === "summary") pushEntry(summary, /^(FAILED|ERROR|SUBFAIL(?:ED)?\S{0,200}(?: \(.{1,200}\))?) (\S.*)$/, text, line);
		if (section === "none") {
			pushEntry(progress, /^(?:\[gw\d+\] \[ *\d+%\] )(FAILED|ERROR) (\S.*)$/, text, line);
			const verbose = /^(\S.{0,500}::.{1,500}) (FAILED|ERROR)(?: +\[[\d.]+s\])?(?: +\[ *\d+%\])?$/.exec(text);
			if (verbose?.[1] !== void 0) progress.push({
				word: verbose[2] === "ERROR" ? "ERROR" : "FAILED",
				rest: verbose[1],
				line
			});
		}
	}
	close();
	return {
		blocks,
		locations,
		summary,
		progress,
		totals
	};
}
function sectionOf(head) {
	if (/^(?:ERRORS|FAILURES)$/.test(head)) return "details";
	if (/^short test summary info$/.test(head)) return "summary";
	return /^test session starts/.test(head) ? "none" : "other";
}
/** `____ title ____`; pytest-sugar draws with `―`. */
function titleOf$2(text) {
	const hit = /^[_―]+ (.{1,1000}) [_―]+$/.exec(text)?.[1];
	return hit === void 0 || /^_( _)*$/.test(hit) ? void 0 : hit;
}
function named$4(title) {
	const collecting = /^ERROR collecting (.+)$/.exec(title)?.[1];
	if (collecting !== void 0) return {
		kind: "collection",
		name: collecting
	};
	const fixture = /^ERROR at (?:setup|teardown) of (.+)$/.exec(title)?.[1];
	return fixture === void 0 ? {
		kind: "failure",
		name: title
	} : {
		kind: "fixture",
		name: fixture
	};
}
function pushEntry(into, pattern, text, line) {
	const hit = pattern.exec(text);
	if (hit?.[2] !== void 0) into.push({
		word: hit[1] === "ERROR" ? "ERROR" : "FAILED",
		rest: hit[2],
		line
	});
}
// src/ci/diagnostics/pytest-trouble.ts
const usage$1 = /^(?:ERROR: )?(?:(?:__main__\.py|pytest(?:\.exe)?|py\.test|python\S* -m pytest): error: (.{1,400})|((?:file or directory not found|not found): .{1,400})|(.{1,300}(?:pytest\.ini|pyproject\.toml|tox\.ini|setup\.cfg):(?:\d+:)? .{1,300}))$/;
const internal = "INTERNALERROR> ";
/** Findings about pytest and not about a test. */
function pytestTrouble(lines, step) {
	return [
		...lines.flatMap((line) => usageError(line) ?? []),
		...internalErrors(lines),
		...nothingRan(lines, step)
	];
}
function usageError(line) {
	const text = unprefix(line.text);
	const hit = usage$1.exec(text);
	if (hit === null || hit[1] === void 0 && !text.startsWith("ERROR: ")) return void 0;
	const message = hit[1] ?? hit[2] ?? hit[3] ?? text;
	return finding({
		tool: "pytest",
		failureType: "configuration_error",
		ruleId: "UsageError",
		message,
		signals: [message.slice(0, 80)],
		strength: 5
	}, line);
}
/** A hook or plug-in raised: the traceback is printed with a margin. */
function internalErrors(lines) {
	const found = [];
	for (let i = 0; i < lines.length; i++) {
		if (!lines[i]?.text.startsWith(`${internal}Traceback`)) continue;
		const stack = readStack(lines, i);
		const at = lines[stack?.at ?? -1];
		if (stack === void 0 || at === void 0) continue;
		i = stack.end;
		const message = stack.text;
		const name = exceptionOf(message)?.name ?? "INTERNALERROR";
		found.push(finding({
			tool: "pytest",
			failureType: "runtime_error",
			ruleId: name,
			message,
			signals: [...signalsOf(name, message), "INTERNALERROR"].slice(0, 4),
			artifacts: placesOf$2(stack.frames),
			strength: 5
		}, at, lines[Math.max(i - 12, 0)] ?? at));
	}
	return found;
}
/** Exit code 5: no test was collected or all were deselected. pytest prints no error for it. */
function nothingRan(lines, step) {
	if (step.exitCode !== 5) return [];
	const line = lines.findLast(({ text }) => /(?:^|= )(?:no tests ran|\d+ deselected) in \d/.test(text));
	if (line === void 0) return [];
	return [finding({
		tool: "pytest",
		failureType: "configuration_error",
		ruleId: "NoTestsCollected",
		message: `no tests were run (exit code 5): ${line.text.replace(/^=+ | =+$/g, "")}`,
		signals: ["no tests ran"],
		strength: 4
	}, line)];
}
// src/ci/diagnostics/pytest.ts
/** A window reaches at most this far above and below the message, so that a long diff does not fill it. */
const above$2 = 30;
const below = 9;
const pytest = {
	tool: "pytest",
	reads: "failed tests, fixture and collection errors in every traceback style, xdist, subtests, short summary, usage errors, INTERNALERROR",
	fixtures: "real",
	sign: /={3,} (?:test session starts|FAILURES|ERRORS|short test summary info) ={3,}|^INTERNALERROR>|pytest: error: |^ERROR: (?:usage: .{0,80}pytest|file or directory not found: |not found: )|ImportError while loading conftest|^=+ .{0,80}\d (?:failed|errors?).{0,80} in \d|^(?:\d+ \w+, )*\d+ (?:failed|errors?)\b.{0,80} in \d/,
	read(lines, step) {
		const report = readReport(lines);
		const failed = report.summary.filter((entry) => entry.word === "FAILED");
		const errors = report.summary.filter((entry) => entry.word === "ERROR");
		const tests = report.blocks.flatMap((block) => {
			return blockFinding$2(block, take$2(block.kind === "failure" ? failed : errors, block)) ?? [];
		});
		const left = [...failed, ...errors];
		tests.push(...located(report, left));
		tests.push(...left.map((entry) => entryFinding(entry, 4)));
		const trouble = pytestTrouble(lines, step);
		if (tests.length === 0) tests.push(...report.progress.map((entry) => entryFinding(entry, 3)));
		if (tests.length + trouble.length === 0) tests.push(...report.totals.slice(0, 1).map(totalsFinding));
		return distinct$6([...tests, ...trouble]);
	}
};
function blockFinding$2(block, entry) {
	const reading = readBlock(block);
	if (reading === void 0 || /^contains \d+ failed subtests?$/.test(reading.message)) return void 0;
	const { at, end, message, name, frames } = reading;
	const file = entry?.file ?? (block.kind === "collection" ? block.name : void 0);
	const symbols = block.kind === "collection" ? [] : [block.name];
	return finding({
		tool: "pytest",
		failureType: block.kind === "collection" ? failureTypeOf(name ?? "", message) : "test_failure",
		...name === void 0 ? {} : { ruleId: name },
		message,
		signals: [...signalsOf(name, message).slice(0, 3), ...symbols],
		artifacts: placesOfTest(block, frames, file),
		strength: 5
	}, at, block.title.n >= at.n - above$2 ? block.title : {
		n: at.n - above$2,
		text: ""
	}, {
		n: Math.min(end.n, at.n + below),
		text: ""
	});
}
/** The summary has the order of the blocks, so a block's line is near the front; a bound keeps long runs linear. */
const lookAhead = 200;
/** Takes the summary line of a block out of the list: the first that names the same test. */
function take$2(left, block) {
	const k = left.slice(0, lookAhead).findIndex(({ rest }) => summaryOf(rest, block) !== void 0);
	const [entry] = k < 0 ? [] : left.splice(k, 1);
	return entry === void 0 ? void 0 : summaryOf(entry.rest, block);
}
/** `tests/test_a.py::TestX::test_y[p - q] - message` read with the help of the block's title, for names may hold ` - `. */
function summaryOf(rest, block) {
	const [file = "", ...names] = rest.split("::");
	if (block.kind === "collection") return rest === block.name || rest.startsWith(`${block.name} - `) || rest.startsWith(`${block.name}::`) ? {
		file: block.name,
		message: rest.slice(block.name.length + 3)
	} : void 0;
	if (names.length === 0) return void 0;
	const name = withoutSubtest(block.name);
	const dotted = names.join(".");
	if (!dotted.startsWith(name)) return void 0;
	const tail = dotted.slice(name.length);
	return tail === "" || tail.startsWith(" - ") || tail.startsWith(" ") ? {
		file,
		message: tail.slice(3)
	} : void 0;
}
/** `test_many [case] (i=1)` → `test_many`; `[doctest] dt.f` → `dt.f`. */
function withoutSubtest(name) {
	return name.replace(/^\[doctest\] /, "").replace(/ (?:\[.{0,200}\]|\(.{0,200}\)|<subtest>).*$/, "");
}
/** `--tb=line`: one location a failure, in the order of the summary. */
function located(report, left) {
	const failed = left.filter((entry) => entry.word === "FAILED");
	const paired = failed.length === report.locations.length;
	return report.locations.map((line, k) => {
		const entry = paired ? failed[k] : void 0;
		if (entry !== void 0) left.splice(left.indexOf(entry), 1);
		const text = unprefix(line.text);
		const frame = pytestFrameOf(text);
		return testFinding(text.slice(text.indexOf(": ") + 2), line, 5, entry === void 0 ? void 0 : split$1(entry.rest), frame === void 0 ? [] : [artifact(frame.path, frame.line)]);
	});
}
function entryFinding({ rest, line }, strength) {
	const test = split$1(rest);
	return testFinding(test.message === "" ? rest : test.message, line, strength, test, []);
}
/** A node id and its message. Parameters in brackets may hold ` - `, so the end of the brackets is looked for first. */
function split$1(rest) {
	const open = rest.indexOf("[");
	const dash = rest.indexOf(" - ");
	const end = open >= 0 && open < dash && rest.indexOf("] - ", open) >= 0 ? rest.indexOf("] - ", open) + 1 : dash;
	const id = end < 0 ? rest : rest.slice(0, end);
	const [file = id, ...names] = id.trim().split("::");
	return {
		file,
		name: names.join("."),
		message: end < 0 ? "" : rest.slice(end + 3)
	};
}
function testFinding(message, line, strength, test, places) {
	const name = nameOf(message);
	const file = test === void 0 ? [] : [artifact(test.file, void 0, void 0, test.name)];
	const first = places[0]?.path.replaceAll("\\", "/");
	const inTest = test !== void 0 && first?.endsWith(test.file) === true;
	return finding({
		tool: "pytest",
		failureType: test?.name === "" ? failureTypeOf(name ?? "", message) : "test_failure",
		...name === void 0 ? {} : { ruleId: name },
		message,
		signals: [...signalsOf(name, message).slice(0, 3), ...test?.name ? [test.name] : []],
		artifacts: inTest ? places.map((place) => ({
			...place,
			symbol: test.name
		})) : [...file, ...places],
		strength
	}, line);
}
function totalsFinding(line) {
	const message = unprefix(line.text).replace(/^=+ | =+$/g, "");
	return finding({
		tool: "pytest",
		failureType: "test_failure",
		message,
		signals: [message],
		strength: 2
	}, line);
}
/** The same test may fail in several sessions of a step (tox, retries): the first one tells. */
function distinct$6(found) {
	const seen = /* @__PURE__ */ new Map();
	for (const f of found) {
		const key = JSON.stringify([f.message, f.artifacts[0]]);
		if (!seen.has(key)) seen.set(key, f);
	}
	return [...seen.values()];
}
// src/ci/diagnostics/python-build.ts
const rules$3 = [
	{
		pattern: /^ERROR (?<message>Source \S.{0,300} does not appear to be a Python project.*)$/,
		failureType: "configuration_error",
		ruleId: "not-a-project",
		strength: 5
	},
	{
		pattern: /^(?<message>configuration error: `(?<symbol>[^`]{1,100})` .*)$/,
		failureType: "configuration_error",
		ruleId: "pyproject",
		strength: 5
	},
	{
		pattern: /^error: (?<message>Multiple top-level (?:packages|modules) discovered in a flat-layout: .*)$/,
		failureType: "configuration_error",
		ruleId: "flat-layout",
		strength: 5
	},
	{
		pattern: /^error: (?<message>(?:invalid command '|package directory '|can't copy '|option --).*)$/,
		failureType: "configuration_error",
		ruleId: "setup",
		strength: 5
	},
	{
		pattern: /^error: (?<message>(?:command '\S{1,300}' failed(?:: .*| with exit (?:code|status) .*)|Microsoft Visual C\+\+ .* is required.*))$/,
		failureType: "package_install_error",
		ruleId: "compiler",
		strength: 3
	},
	{
		pattern: /^ERROR {1,8}(?<message>(?:InvalidDistribution|HTTPError|`long_description` has syntax errors).*)$/,
		failureType: "configuration_error",
		ruleId: "twine",
		strength: 5
	}
];
const pythonBuild = {
	tool: "python-build",
	reads: "errors of build front ends and setuptools, invalid pyproject metadata, twine checks",
	fixtures: "real",
	sign: /^(?:.{0,60} )?(?:ERROR Source |ERROR Backend |configuration error: `|error: (?:Multiple top-level|invalid command '|package directory '|can't copy '|option --|command '|Microsoft Visual)|ERROR {1,8}(?:InvalidDistribution|HTTPError|`long_description`))/,
	read(lines) {
		const found = readSentences("python-build", lines, rules$3);
		return found.length > 0 ? found : backend(lines);
	}
};
/** `ERROR Backend subprocess exited …` comes last; the backend's own exception stands above. */
function backend(lines) {
	const end = lines.findIndex(({ text }) => /^ERROR Backend (?:subprocess exited|operation failed)/.test(unprefix(text)));
	const last = lines[end];
	if (last === void 0) return [];
	const first = Math.max(0, end - 60);
	const texts = lines.slice(first, end).map((line) => unprefix(line.text));
	const k = buildCause(texts);
	const at = lines[first + k] ?? last;
	const message = k < 0 ? unprefix(last.text) : texts[k] ?? "";
	const parts = {
		tool: "python-build",
		failureType: "package_install_error",
		ruleId: "backend",
		strength: 5
	};
	const head = texts.findLastIndex((text) => text.startsWith("Traceback "));
	return [finding({
		...parts,
		message,
		signals: ["Backend subprocess exited", message.slice(0, 80)]
	}, k < 0 ? last : at, k < 0 || head < 0 ? at : lines[first + head], last)];
}
// src/ci/diagnostics/rlang.ts
const rlang = perLine({
	tool: "R",
	reads: "R scripts, R CMD check, testthat, lintr and package installation.",
	fixtures: "written",
	sign: /^(?:.{0,40}\s)?Error (?:in |: )|^Error in|\.[rR]:\d+|\.\.\. (?:ERROR|WARNING)$|there is no package called|Execution halted/,
	rules: [
		{
			pattern: /^Error in (?:library|loadNamespace|requireNamespace)\(.{0,200}\) ?: ?(?<message>.*)$/,
			failureType: "dependency_issue",
			ruleId: "package",
			strength: 4,
			context: /^\s+\S/,
			more: /^ +(?<text>there is no package called.*)$/
		},
		{
			pattern: /^(?<message>.{0,200}there is no package called [‘'](?<rule>[^’']{1,100})[’'].*)$/,
			failureType: "dependency_issue",
			strength: 4
		},
		{
			pattern: /^(?:── )?(?:\d{1,4}\. )?(?:Failure|Error) \(['@]?(?<file>[^\s:'#)]{1,200}\.[rR])[:#](?<line>\d+)(?::(?<column>\d+))?'?\): (?<message>.+?)(?: ─+)?$/,
			failureType: "test_failure",
			strength: 5,
			context: /^(?!──).*\S/,
			more: /^(?<text>(?!`)\S.{0,300})$/
		},
		{
			pattern: /^(?<file>[^\s:]{1,300}\.[rR]):(?<line>\d+):(?<column>\d+): (?<level>style|warning|error): (?:\[(?<rule>\w+)\] )?(?<message>.+)$/,
			failureType: "linting",
			strength: 5
		},
		{
			pattern: /^\* (?<message>checking .{1,200} \.\.\. ERROR)$/,
			failureType: "test_failure",
			ruleId: "R CMD check",
			strength: 2,
			context: /^ {2}\S/
		},
		{
			pattern: /^Error in (?<rule>[\w.:$]{1,100})\(.{0,300}\) : ?(?<message>.*)$/,
			failureType: "runtime_error",
			strength: 3,
			context: /^\s+\S/
		},
		{
			pattern: /^Error: (?<message>unexpected .{1,300})$/,
			failureType: "syntax_error",
			ruleId: "parse",
			strength: 3
		}
	]
});
// src/ci/diagnostics/rolldown.ts
const tool$7 = "rolldown";
const headline$1 = /^(?:Error: )?(?:\[\w{1,40}\] )?Build failed with \d+ errors?:$/;
const coded = /^\[([A-Z][A-Z_]{2,40})\] (?:Error: )?(\S.*)$/;
const box = /╭─\[ ?(\S{1,300}):(\d{1,7}):(\d{1,5}) ?\]/;
const frame$2 = /^\s{0,8}at /;
/** Errors that one build prints at most before we stop looking for more. */
const reach = 2e3;
const rolldown = {
	tool: tool$7,
	reads: "build errors of rolldown and of Vite 8: each code with its place",
	fixtures: "real",
	sign: /(?:^|\s)Build failed with \d+ errors?:$/,
	read(lines) {
		const texts = lines.map((line) => unprefix(line.text).trimEnd());
		const from = texts.findIndex((text) => headline$1.test(text));
		if (from < 0) return [];
		const end = indexFrom(texts, from + 1, reach, (text) => frame$2.test(text));
		const found = [];
		for (let i = from + 1; i < end; i++) {
			const next = indexFrom(texts, i + 1, Math.min(60, end - i - 1), (text) => coded.test(text));
			const made = codedFinding(lines, texts, i, next);
			if (made !== void 0) found.push(made);
		}
		return found;
	}
};
function codedFinding(lines, texts, i, next) {
	const line = lines[i];
	const [, code = "", message] = coded.exec(texts[i] ?? "") ?? [];
	if (line === void 0 || message === void 0) return void 0;
	const place = box.exec(texts[i + 1] ?? "");
	const importer = / in (\S{1,300})$/.exec(message)?.[1];
	const closed = indexFrom(texts, i + 1, next - i - 1, (text) => text === "");
	const file = place === null ? importer : place[1];
	return finding({
		tool: tool$7,
		failureType: typeOf$4(code, message),
		ruleId: code,
		message,
		signals: errorSignals(code, message),
		artifacts: file === void 0 ? [] : [artifact(file, place?.[2], place?.[3])],
		strength: 5
	}, line, line, lines[Math.min(closed, i + 8) - 1] ?? line);
}
function typeOf$4(code, message) {
	if (code === "PARSE_ERROR") return "syntax_error";
	if (code === "MISSING_EXPORT") return "type_checking";
	return missingModule(message) === void 0 && code.includes("OPTION") ? "configuration_error" : errorType(message);
}
// src/ci/diagnostics/rspec.ts
const title$3 = /^ {2}\d+\) (?<name>\S.*)$/;
const minitestTitle = /^ {2}\d+\) (?<kind>Failure|Error):$|^(?<rails>FAIL|ERROR) +(?<railsName>\w[\w:]*#\S+) \(\d/;
const frame$1 = /^\s*#? ?(?:\.\/)?(?<file>[\w./-]{1,300}\.(?:rb|feature)):(?<line>\d+)/;
const loading = /^An error occurred while loading (?<file>\S+?)\.(?: - .*)?$/;
const foreign$3 = /\/gems\/|\/rubygems\/|\/ruby\/\d/;
const maxBlock$3 = 45;
const rspec = {
	tool: "rspec",
	reads: "RSpec and Minitest (Rails): one finding a failed example or test; spec files that cannot be loaded.",
	fixtures: "real",
	sign: /^ {2}\d+\) \S|^An error occurred while loading|\s {2}\d+\) \S/,
	read(raw) {
		const lines = raw.map((line) => ({
			...line,
			text: unprefix(line.text)
		}));
		return lines.flatMap((line, i) => {
			const file = loading.exec(line.text)?.groups?.file;
			if (file !== void 0) return loadError(lines, i, file);
			if (minitestTitle.test(line.text)) return minitest(lines, i);
			const name = title$3.exec(line.text)?.groups?.name;
			return name === void 0 ? [] : example(lines, i, name);
		});
	}
};
/** Indented lines, blanks among them, up to the next title. */
function blockEnd$2(lines, i) {
	let last = i;
	for (let k = i + 1; k < lines.length && k - i < maxBlock$3; k++) {
		const text = lines[k]?.text ?? "";
		if (title$3.test(text) || minitestTitle.test(text) || loading.test(text)) break;
		if (/^(?:Finished in|Failed examples:|\d+ (?:runs|tests|examples)|No examples found)/.test(text)) break;
		if (text.trim() !== "") last = k;
	}
	return last;
}
/** A block is RSpec's when it says so: numbered lists are common. */
function example(lines, i, name) {
	const end = blockEnd$2(lines, i);
	const body = lines.slice(i + 1, end + 1);
	const at = body.find((l) => /^\s+(?:Failure\/Error: |Got \d+ failures)/.test(l.text));
	if (at === void 0) return [];
	const stop = body.findIndex((l) => /^\s+# /.test(l.text));
	return [made(`${name}: ${body.slice(0, stop < 0 ? 12 : Math.min(stop, 14)).map((l) => l.text.replace(/^\s+Failure\/Error: /, "").trim()).filter(Boolean).join(" ")}`, name, body, at, lines[i] ?? at, lines[end] ?? at, "test_failure")];
}
function minitest(lines, i) {
	const end = blockEnd$2(lines, i);
	const body = lines.slice(i + 1, end + 1);
	const first = body[0];
	const rails = minitestTitle.exec(lines[i]?.text ?? "")?.groups?.railsName;
	const groups = /^(?:(?<name>[\w:]+#.{1,200}?)(?: \[(?<file>.{1,300}):(?<line>\d+)\])?:)$/.exec(first?.text ?? "")?.groups;
	const name = rails ?? groups?.name;
	if (first === void 0 || name === void 0) return [];
	const stop = body.findIndex((l, k) => k > 0 && l.text.trim() === "");
	const texts = body.slice(rails === void 0 ? 1 : 0, stop < 0 ? 8 : stop).map((l) => l.text.trim());
	const own = groups?.file === void 0 ? [] : [artifact(groups.file, groups.line)];
	const found = made(`${name}: ${texts.join(" ")}`, name, body, body[1] ?? first, lines[i] ?? first, lines[end] ?? first, "test_failure");
	return [{
		...found,
		artifacts: [...own, ...found.artifacts].slice(0, 5)
	}];
}
function loadError(lines, i, file) {
	const end = blockEnd$2(lines, i);
	const body = lines.slice(i + 1, end + 1);
	const type = body.findIndex((l) => /^(?:[A-Z]\w+::)*[A-Z]\w*Error:$/.test(l.text.trim()));
	const at = body[type + 1] ?? lines[i] ?? {
		n: 1,
		text: ""
	};
	const error = body[type]?.text.trim() ?? "";
	const kind = error.startsWith("LoadError") ? "dependency_issue" : error.startsWith("SyntaxError") ? "syntax_error" : "runtime_error";
	const found = made(`${error} ${at.text.trim()}`, file, body, at, lines[i] ?? at, lines[end] ?? at, kind);
	return [{
		...found,
		artifacts: found.artifacts.length > 0 ? found.artifacts : [artifact(file)]
	}];
}
function made(message, name, body, at, from, to, failureType) {
	const exception = /\b(?<type>(?:[A-Z]\w+::)*[A-Z]\w*(?:Error|Exception|NotFound|Invalid))\b/.exec(message)?.groups?.type;
	const places = body.flatMap((line) => {
		const groups = frame$1.exec(line.text)?.groups;
		return groups?.file === void 0 || foreign$3.test(line.text) ? [] : [artifact(groups.file, groups.line)];
	});
	const isTest = (path) => /(?:_spec|_test|^test_|\/test_)\w*\.rb$|\.feature$/.test(path);
	return finding({
		tool: "rspec",
		failureType,
		...exception === void 0 ? {} : { ruleId: exception },
		message,
		signals: [name, ...exception === void 0 ? [] : [exception]],
		artifacts: [...places.filter((a) => isTest(a.path)), ...places.filter((a) => !isTest(a.path))].slice(0, 5),
		strength: 5
	}, at, from, to);
}
// src/ci/diagnostics/ruby.ts
function raised({ rule }) {
	if (rule === "LoadError") return "dependency_issue";
	return rule === "SyntaxError" ? "syntax_error" : "runtime_error";
}
const cops = ({ rule }) => rule?.startsWith("Lint/Syntax") ? "syntax_error" : rule?.startsWith("Layout/") ? "code_formatting" : "linting";
const ruby = perLine({
	tool: "ruby",
	reads: "RuboCop offences with their cop, uncaught exceptions, syntax errors, Bundler.",
	fixtures: "real",
	sign: /\.(?:rb|rake|ru|gemspec)(?::\d+|\b)|Gemfile|[Bb]undler|\bgems?\b|rubygems|-e:1:/,
	rules: [
		{
			pattern: /^(?<file>[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+): (?<severity>[CWEFRI]): (?:\[Corrected\] |\[Correctable\] )?(?<rule>[A-Z]\w+\/[\w/]+): (?<message>.+)$/,
			failureType: cops,
			strength: 5,
			context: /^\s*\^|^(?!\S+:\d+:\d+: )\s*\S/
		},
		{
			pattern: /^(?:.{0,200}: )?(?<file>[\w./-]{1,300}\.(?:rb|rake|ru|gemspec)):(?<line>\d+): (?<message>syntax errors? ?(?:found|, ).*)$/,
			failureType: "syntax_error",
			ruleId: "SyntaxError",
			strength: 5,
			context: /^\s*\d* ?[|>^]|^\s+\^|^> /
		},
		{
			pattern: /^(?:.{0,200}: )?(?<file>[\w./@-]{1,300}):(?<line>\d+):in [`'](?<symbol>[^`']{1,200})': (?<message>.{1,600}) \((?<rule>[A-Z][\w:]{1,100})\)$/,
			failureType: raised,
			strength: 4,
			context: /^\s/
		},
		{
			pattern: /^(?<message>Could not find (?:compatible versions|gem '(?<rule>[^']{1,200})'|[\w.-]+ in (?:any of the sources|locally|rubygems)).*)$/,
			failureType: "dependency_issue",
			strength: 5,
			context: /^\s+\S|^\S.{0,200}depends on/
		},
		{
			pattern: /^(?<message>(?:Your bundle (?:is locked to|only supports platforms)|Your (?:lockfile|Gemfile\.lock) |The gemspecs? for |The dependencies in your gemfile changed|You are trying to install in deployment mode).*)$/,
			failureType: "dependency_issue",
			ruleId: "bundler",
			strength: 5,
			context: /^\S.{0,200}$/
		},
		{
			pattern: /^(?<message>Your Ruby version is (?<rule>[\d.]+), but your Gemfile specified .+)$/,
			failureType: "environment_error",
			strength: 5
		},
		{
			pattern: /^(?<message>An error occurred while installing (?<rule>\S+) .+)$/,
			failureType: "package_install_error",
			strength: 4
		},
		{
			pattern: /^(?<message>Gem::Ext::BuildError: .+)$/,
			failureType: "package_install_error",
			ruleId: "BuildError",
			strength: 4
		},
		{
			pattern: /^(?<message>Could not reach host \S+.*|Could not fetch specs from .+|Bundler::HTTPError .+)$/,
			failureType: "environment_error",
			ruleId: "network",
			strength: 4
		},
		{
			pattern: /^(?<message>(?:bundler: command not found: |rake aborted!$|Don't know how to build task ).*)$/,
			failureType: "configuration_error",
			ruleId: "rake",
			strength: 2,
			context: /\S/
		}
	]
});
// src/ci/diagnostics/ruff.ts
const headed = /^(?:(?<rule>[A-Z]{1,6}\d{1,4})|(?<word>invalid-syntax|unformatted):)(?: \[\*\])? (?<message>\S.*)$/;
const arrow$1 = /^ {0,8}--> (?<file>.{1,400}?):(?<line>\d{1,7}):(?<column>\d{1,5})$/;
const fileHead = /^(?<file>\S.{0,400}\.(?:pyi?|ipynb|toml)):$/;
const grouped = /^ {1,8}(?<line>\d{1,7}):(?<column>\d{1,5}) {1,8}(?:(?<rule>[A-Z]{1,6}\d{1,4})|invalid-syntax:) (?:\[\*\] )?(?<message>\S.*)$/;
const unreadable$1 = /^error: Failed to parse (?<file>.{1,400}?):(?<line>\d{1,7}):(?<column>\d{1,5}): (?<message>\S.*)$/;
const reformat = /^Would reformat: (?<file>\S.*)$/;
const maxExcerpt$2 = 12;
const ruff = {
	tool: "ruff",
	reads: "ruff check (full, concise, grouped, github), ruff format --check and --diff, unreadable files, bad configuration",
	fixtures: "real",
	sign: /\.(?:pyi?|pyx|ipynb|toml)(?::cell[ _]\d+)?:\d+:\d+:? (?:[A-Z]{1,6}\d{1,4} |invalid-syntax:|SyntaxError:)|^ {0,8}--> .{1,400}:\d+:\d+$|^ {1,8}\d+:\d+ {1,8}(?:[A-Z]{1,6}\d{1,4} |invalid-syntax:)|^error: Failed to parse .|Would reformat: |ruff failed|\d files? would be reformatted/,
	read(lines, step) {
		const own = linesOf$1("ruff", lines, step);
		return distinct$5([
			...own.flatMap((_, i) => readAt(own, i) ?? []),
			...inGroups(own),
			...diffs(own)
		]);
	}
};
function readAt(lines, i) {
	const at = lines[i];
	if (at === void 0) return void 0;
	const text = unprefix(at.text);
	const line = codeLine.exec(text)?.groups;
	if (line !== void 0) return lint$1(line.rule, line.message ?? text, place$7(line), at, excerptEnd(lines, i));
	const head = headed.exec(text)?.groups;
	const where = head === void 0 ? void 0 : arrow$1.exec(unprefix(lines[i + 1]?.text ?? ""))?.groups;
	if (head?.word === "unformatted" && where?.file !== void 0) return format$1(where.file, at, excerptEnd(lines, i));
	if (head?.message !== void 0 && where !== void 0) return lint$1(head.rule, head.message, place$7(where), at, excerptEnd(lines, i));
	const broken = unreadable$1.exec(text)?.groups;
	if (broken !== void 0) return lint$1(void 0, broken.message ?? text, place$7(broken), at, at);
	const file = reformat.exec(text)?.groups?.file;
	if (file !== void 0) return format$1(file, at, at);
	return text === "ruff failed" ? failure(lines, i) : void 0;
}
function place$7(groups) {
	return {
		file: groups.file ?? "",
		line: groups.line,
		column: groups.column
	};
}
function lint$1(rule, message, where, at, to) {
	const ruleId = rule ?? "invalid-syntax";
	return finding({
		tool: "ruff",
		failureType: lintType(rule),
		ruleId,
		message,
		signals: signalsOf(ruleId, message),
		artifacts: [artifact(where.file, where.line, where.column)],
		strength: 5
	}, at, at, to);
}
function format$1(file, at, to) {
	const message = `Would reformat: ${file}`;
	return finding({
		tool: "ruff",
		failureType: "code_formatting",
		ruleId: "format",
		strength: 5,
		message,
		signals: [message],
		artifacts: [artifact(file)]
	}, at, at, to);
}
/** `ruff failed` and its causes; the last cause on a line of its own says most. */
function failure(lines, i) {
	const at = lines[i] ?? {
		n: 1,
		text: ""
	};
	const causes = [];
	for (let k = i + 1; k < Math.min(lines.length, i + maxExcerpt$2) && lines[k]?.text.trim() !== ""; k++) causes.push(lines[k] ?? at);
	const texts = causes.map((line) => unprefix(line.text).trim());
	const message = `ruff failed: ${texts.join(" ")}`;
	const file = /`([^`]{1,400}\.toml)`|Failed to parse (\S{1,400}\.toml)/.exec(message);
	return finding({
		tool: "ruff",
		failureType: "configuration_error",
		ruleId: "ruff failed",
		message,
		signals: signalsOf(void 0, texts.at(-1) ?? message),
		artifacts: file === null ? [] : [artifact(file[1] ?? file[2] ?? "")],
		strength: 5
	}, at, at, causes.at(-1) ?? at);
}
/** `--output-format grouped`: the file stands once above its lines. */
function inGroups(lines) {
	let file;
	return lines.flatMap((at) => {
		const text = unprefix(at.text);
		const head = fileHead.exec(text)?.groups?.file;
		if (head !== void 0) file = head;
		const hit = file === void 0 ? void 0 : grouped.exec(text)?.groups;
		return hit === void 0 ? [] : [lint$1(hit.rule, hit.message ?? text, place$7({
			...hit,
			file
		}), at, at)];
	});
}
/** `ruff format --diff` names files in the diffs only. Black has a time stamp there and says `would reformat` besides. */
function diffs(lines) {
	const texts = lines.map((line) => unprefix(line.text));
	if (!texts.some((text) => /^\d+ files? would be reformatted/.test(text)) || texts.some((text) => /^Would reformat: |^would reformat |^unformatted: /.test(text))) return [];
	return lines.flatMap((at, i) => {
		const file = /^--- (\S[^\t]{0,400})$/.exec(texts[i] ?? "")?.[1];
		if (file === void 0 || !texts[i + 1]?.startsWith("+++ ")) return [];
		const next = texts.findIndex((text, k) => k > i + 1 && (text.startsWith("--- ") || text === ""));
		return [format$1(file, at, lines[Math.min(next < 0 ? texts.length : next, i + 40) - 1] ?? at)];
	});
}
function excerptEnd(lines, i) {
	let last = i;
	while (last - i < maxExcerpt$2 && /^ {0,8}(?:\d{1,7} )? {0,8}\||^ {0,8}(?:-->|=|\d+ \+) ?|^(?:help|note): /.test(unprefix(lines[last + 1]?.text ?? ""))) last++;
	return lines[last] ?? {
		n: 1,
		text: ""
	};
}
/** One syntax error is told once as unreadable file and once as rule. */
function distinct$5(found) {
	const seen = /* @__PURE__ */ new Map();
	for (const f of found) {
		const key = JSON.stringify([f.artifacts, f.message.replace(/^SyntaxError: /, "")]);
		if (!seen.has(key)) seen.set(key, f);
	}
	return [...seen.values()];
}
// src/ci/diagnostics/runner.ts
const environment = (pattern, ruleId, strength = 4) => ({
	pattern,
	failureType: "environment_error",
	ruleId,
	strength
});
const configuration = (pattern, ruleId, strength = 4) => ({
	pattern,
	failureType: "configuration_error",
	ruleId,
	strength
});
const rules$2 = [
	environment(/^The action '.{0,200}' has timed out after \d+ minutes?\.$/, "timeout", 5),
	environment(/^The job running on runner .{0,200} has exceeded the maximum execution time/, "timeout", 5),
	{
		...environment(/^The operation was canceled\.$/, "cancelled", 2),
		marked: true
	},
	{
		...environment(/^received SIG(?:INT|TERM)$/, "cancelled", 3),
		marked: true
	},
	environment(/^The runner has received a shutdown signal\./, "shutdown-signal"),
	environment(/^(?:The (?:self-)?hosted runner\b.{0,200} lost communication|The hosted runner encountered an error)/, "lost-runner"),
	environment(/^The job was not started because .{0,300}/, "not-started"),
	environment(/^.{0,300}\bNo space left on device\b.{0,200}/, "no-space"),
	environment(/^(?:Fatal error: )?.{0,200}\b(?:out of memory|Out of memory|Cannot allocate memory)\b.{0,100}$/, "out-of-memory", 3),
	configuration(/^This request has been automatically failed because it uses a deprecated version of `(?<rule>[^`]+)`/, "deprecated-action", 5),
	configuration(/^Unable to resolve action `?(?<rule>[^`,\s]+)`?,? .{0,200}/, "unresolved-action", 5),
	configuration(/^Unable to resolve action\b.{0,200}/, "unresolved-action", 5),
	configuration(/^Can't find 'action\.yml', 'action\.yaml' or 'Dockerfile'.{0,300}/, "missing-action-file", 5),
	configuration(/^(?:.{0,40}The template is not valid\. )?(?<file>\.?[\w./@-]+\.ya?ml) \(Line: (?<line>\d+), Col: (?<column>\d+)\): (?<message>.+)/, "invalid-workflow", 5),
	configuration(/^Unrecognized (?:named-value|function): .{0,200}/, "invalid-expression"),
	configuration(/^(?:Error: )?Input required and not supplied: (?<rule>[\w-]+)/, "missing-input", 5),
	configuration(/^Container action is only supported on Linux/, "container-action-os"),
	environment(/^(?:Missing download info for |Failed to (?:download|resolve) action |An action could not be found at the URI ).{0,300}/, "action-download", 3),
	environment(/^Docker (?:pull|create|start|build|login .{0,100}) ?failed with exit code \d+/, "job-container", 3),
	environment(/^(?:One or more containers failed to start\.|Failed to initialize,? .{0,200}container)/, "job-container", 3),
	environment(/^Executing the custom container implementation failed\./, "container-hook", 1),
	configuration(/^.{0,200}\bResource not accessible by (?:integration|personal access token)\b.{0,200}/, "missing-permission"),
	configuration(/^.{0,120}\bBad credentials\b.{0,200}/, "bad-credentials", 3),
	environment(/^.{0,120}\bAPI rate limit exceeded\b.{0,200}/, "rate-limit", 3),
	configuration(/^(?:Error: )?(?:Unable to find any artifacts for|Unable to download artifact\(s\): |Artifact not found for name: ).{0,200}/, "missing-artifact"),
	{
		...configuration(/^No files were found with the provided path: .{0,300}/, "missing-artifact"),
		marked: true
	},
	configuration(/^(?:Error: )?Failed to CreateArtifact: .{0,300}/, "artifact-conflict", 3),
	configuration(/^(?:Error: )?Failed to restore cache entry\. Exiting as fail-on-cache-miss is set\..{0,200}/, "cache-miss"),
	configuration(/^(?:Error: )?Dependencies lock file is not found in (?<file>[^\s]+)\. Supported file patterns: .{0,200}/, "missing-lock-file"),
	configuration(/^(?:Error: )?Some specified paths were not resolved, unable to cache dependencies\./, "missing-lock-file"),
	configuration(/^(?:Error: )?The (?:specified|provided) [\w ]{1,40}version file at:? (?<file>\S+) does not exist/, "missing-version-file"),
	configuration(/^(?:Error: )?(?:The version '[^']{1,60}' with (?:the )?architecture '[^']{1,20}' was not found|Unable to find [\w.]{1,20} version '[^']{1,60}' for platform|Could not find satisfied version for SemVer).{0,200}/, "missing-tool-version")
];
/** Exit codes that say by themselves that the shell or the machine, not the tool, ended the step. */
const exitCodes = [
	{
		...environment(/^Process completed with exit code 137\./, "exit-137", 2),
		marked: true
	},
	{
		...environment(/^Process completed with exit code 143\./, "exit-143", 2),
		marked: true
	},
	{
		...environment(/^Process completed with exit code 130\./, "exit-130", 2),
		marked: true
	},
	{
		...environment(/^Process completed with exit code 127\./, "exit-127", 1),
		marked: true
	},
	{
		...environment(/^Process completed with exit code 126\./, "exit-126", 1),
		marked: true
	}
];
const timedOut = {
	...environment(/^Process completed with exit code 124\./, "exit-124", 2),
	marked: true
};
/** Holds words of every rule, so that the rules see the few lines that may matter. */
const sign = /timed out after|exceeded the maximum|operation was canceled|received (?:SIG|a shutdown)|lost communication|hosted runner encountered|was not started because|No space left|ut of memory|Cannot allocate memory|deprecated version of|resolve action|Can't find 'action|\(Line: \d|Unrecognized (?:named|func)|Input required and not|Container action is|download info|(?:download|resolve) action|action could not be found|Docker |containers? failed|Failed to initialize|custom container implementation|not accessible by|Bad credentials|rate limit exceeded|[Aa]rtifact|No files were found|fail-on-cache-miss|lock file is not found|paths were not resolved|version file at|was not found|Unable to find|satisfied version|exit code 1[234]\d/;
const runner = {
	tool: "github-actions",
	reads: "Time-outs, cancellation, shutdown and lost runners, disk and memory, action set-up, job containers, permissions, artifacts, caches, exit codes 124 (of timeout), 126, 127, 130, 137 and 143.",
	fixtures: "written",
	sign,
	read(lines, step) {
		const telling = lines.filter((line) => sign.test(line.text));
		const said = readLines$1("github-actions", telling, rules$2);
		if (said.some((f) => f.strength > 1)) return said;
		const codes = /\btimeout\b/.test(step.command) ? [...exitCodes, timedOut] : exitCodes;
		return [...said, ...readLines$1("github-actions", telling, codes)];
	}
};
// src/ci/diagnostics/rustc.ts
const title$2 = /^(?<level>error|warning)(?:\[(?<code>[\w:-]+)\])?: (?<message>.+)$/;
/** `-->` is where the error is; `:::` another place of it, such as the call of a macro that a dependency defines. */
const arrow = /^ *(?:-->|:::) (?<file>.{1,400}):(?<line>\d+):(?<column>\d+)$/;
const summary$1 = /^(?:could not compile|aborting due to|\d+ warnings? emitted|`.{1,100}` \(.{1,60}\) generated|build failed|(?:doc)?test failed, to rerun)/;
/** The lint behind an error: as the note names it, or as the address of clippy's documentation does. */
const lint = /`-[DFW] (?<flag>[\w:-]+)` implied|#\[(?:deny|forbid|warn)\((?<attribute>[\w:]+)\)\]|rust-clippy\/[\w.-]+\/index\.html#(?<page>\w+)/;
const syntax = /^(?:expected |unexpected |mismatched closing|this file contains an un|unknown start of token|unterminated |unclosed |invalid (?:suffix|number)|prefix `|found invalid)/;
const linker = /^linking with |^linker `/;
const maxBlock$2 = 40;
const rustc = {
	tool: "rustc",
	reads: "rustc and clippy, human form and JSON messages: one finding an error with its code or lint; linker errors; warnings as warnings.",
	fixtures: "real",
	sign: /(?:error|warning)(?:\[[\w:-]+\])?: |"rendered":"/,
	read(raw) {
		const lines = rendered(raw).map((line) => ({
			...line,
			text: unprefix(line.text)
		}));
		const found = /* @__PURE__ */ new Map();
		for (const [i, line] of lines.entries()) {
			const groups = title$2.exec(line.text)?.groups;
			if (groups?.message === void 0 || summary$1.test(groups.message)) continue;
			const made = block(lines, i, groups.level ?? "error", groups.code, groups.message);
			const key = JSON.stringify([groups.message, made?.artifacts]);
			if (made !== void 0 && !found.has(key)) found.set(key, made);
		}
		return [...found.values()];
	}
};
function block(lines, i, level, code, message) {
	const at = lines[i] ?? {
		n: 1,
		text: ""
	};
	const body = lines.slice(i + 1, i + 1 + blockLength(lines, i));
	const places = body.flatMap((line) => {
		const groups = arrow.exec(line.text)?.groups;
		return groups === void 0 ? [] : [groups];
	});
	const place = places.find((groups) => !/[\\/]\.cargo[\\/]|^\/rustc\//.test(groups.file ?? "")) ?? places[0];
	if (place === void 0 && code === void 0 && !linker.test(message)) return void 0;
	const named = lintOf(body);
	const ruleId = code ?? named;
	const isManifest = place?.file?.endsWith(".toml") === true;
	return finding({
		tool: named?.startsWith("clippy::") ? "clippy" : "rustc",
		failureType: isManifest ? "configuration_error" : failureType(code, named, message),
		...ruleId === void 0 ? {} : { ruleId },
		message: label(body, message),
		signals: signalsOf(ruleId, message),
		artifacts: place?.file === void 0 ? [] : [artifact(place.file, place.line, place.column)],
		severity: level === "error" ? "error" : "warning",
		strength: place === void 0 ? 4 : 5
	}, at, at, body.at(-1) ?? at);
}
/** `mismatched types` says little: the words under the caret are added. */
function label(body, message) {
	const caret = body.map((line) => /^ *\| +[-_| ]*\^+[-_^ ]* (?<text>[^^|]{3,200})$/.exec(line.text)?.groups?.text).find(Boolean);
	return caret === void 0 ? message : `${message}: ${caret}`;
}
function failureType(code, named, message) {
	if (code === "E0463") return "dependency_issue";
	if (code?.startsWith("E")) return "type_checking";
	if (named !== void 0 || code !== void 0) return "linting";
	if (linker.test(message)) return "environment_error";
	return syntax.test(message) ? "syntax_error" : "type_checking";
}
function lintOf(body) {
	for (const line of body) {
		const groups = /^ *= (?:note|help): /.test(line.text) || /#\[/.test(line.text) ? lint.exec(line.text)?.groups : void 0;
		if (groups === void 0) continue;
		if (groups.page !== void 0) return `clippy::${groups.page}`;
		const name = groups.flag ?? groups.attribute;
		if (name !== void 0) return name.replaceAll("-", "_");
	}
}
/** A block ends at a blank line; notes and help are attached without one. */
function blockLength(lines, i) {
	let length = 0;
	while (length < maxBlock$2 && /\S/.test(lines[i + 1 + length]?.text ?? "") && !title$2.test(lines[i + 1 + length]?.text ?? "")) length++;
	return length;
}
const message$2 = /"rendered":"(?<text>(?:[^"\\]|\\.)*)/;
/** Lines with cargo's JSON messages replaced by the text that each would print; they keep the number of the JSON line. */
function rendered(lines) {
	return lines.flatMap((line) => {
		const text = line.text.includes("\"rendered\":\"") ? message$2.exec(line.text)?.groups?.text : void 0;
		return text === void 0 ? [line] : unquote(text).split("\n").map((part) => ({
			n: line.n,
			text: part
		}));
	});
}
/** A long line may be cut inside of an escape: then the text is taken as it stands. */
function unquote(text) {
	try {
		return String(JSON.parse(`"${text}"`));
	} catch {
		return text.replaceAll("\\n", "\n").replaceAll("\\\"", "\"");
	}
}
// src/ci/diagnostics/rustfmt.ts
const header = /^Diff in (?<file>.{1,400}?)(?: at line |:)(?<line>\d+):$/;
const maxWindow = 40;
const rustfmt = {
	tool: "rustfmt",
	reads: "cargo fmt --check and rustfmt --check: one finding a file, with its diff.",
	fixtures: "real",
	sign: /Diff in .*:\d+:$|Diff in .* at line \d+:$/,
	read(lines) {
		const files = /* @__PURE__ */ new Map();
		let file;
		for (const line of lines) {
			const text = unprefix(line.text);
			const groups = header.exec(text)?.groups;
			if (groups?.file !== void 0) file = groups.file;
			else if (!/^[ +-]|^$/.test(text)) file = void 0;
			if (file === void 0) continue;
			const known = files.get(file);
			if (known === void 0) files.set(file, {
				at: line,
				line: groups?.line ?? "0",
				to: line
			});
			else if (line.n - known.at.n < maxWindow && text.trim() !== "") known.to = line;
		}
		return [...files].map(([path, { at, line, to }]) => finding({
			tool: "rustfmt",
			failureType: "code_formatting",
			ruleId: "rustfmt",
			message: `${path} is not formatted`,
			signals: [path],
			artifacts: [artifact(path, line)],
			strength: 5
		}, at, at, to));
	}
};
// src/ci/diagnostics/sanitizers.ts
const report = /^(?:==\d+== ?(?:ERROR|WARNING): (?<name>\w+Sanitizer): (?<what>[\w-]+).{0,300}|WARNING: (?<nameT>ThreadSanitizer): (?<whatT>[\w ()-]{1,60}?)(?: \(pid=\d+\))?|(?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+): runtime error: .{1,300}|==\d+== (?<valgrind>Invalid (?:read|write|free)|Conditional jump or move depends on uninitialised|Use of uninitialised value|Process terminating|Mismatched free|[\d,]+ bytes in [\d,]+ blocks are definitely lost).{0,200})$/;
const frame = /^(?: {1,8}#\d{1,3} (?:0x[0-9a-fA-F]{1,16} in )?(?<fn>\S.{0,200}?) (?<file>[^\s()+]{1,300}):(?<line>\d+)(?::(?<column>\d+))?(?: .{0,100})?|==\d+== {1,6}(?:at|by) 0x[0-9A-F]{1,16}: (?<fnV>\S.{0,200}?) \((?<fileV>[^\s():]{1,300}):(?<lineV>\d+)\))$/;
/** The C library, the sanitizer's own runtime and toolchains. */
const foreign$2 = /^\.\.\/|^\/(?:usr|build|lib|opt)\/|sanitizer_|libsanitizer|vg_replace_malloc/;
const maxReport = 30;
const sanitizers = {
	tool: "sanitizer",
	reads: "AddressSanitizer, LeakSanitizer, MemorySanitizer, ThreadSanitizer, UndefinedBehaviorSanitizer and valgrind.",
	fixtures: "real",
	sign: /Sanitizer: |: runtime error: |==\d+== (?:Invalid|Conditional|Use of|Process|Mismatched|[\d,]+ bytes)/,
	read(lines) {
		const texts = lines.map((line) => unprefix(line.text));
		return lines.flatMap((line, i) => {
			const groups = report.exec(texts[i] ?? "")?.groups;
			if (groups === void 0) return [];
			const { places, last } = framesBelow(lines, texts, i);
			const own = groups.file === void 0 ? [] : [artifact(groups.file, groups.line, groups.column)];
			const ruleId = groups.what ?? groups.whatT ?? groups.valgrind ?? "undefined-behavior";
			const name = groups.name ?? groups.nameT ?? (groups.valgrind === void 0 ? "UndefinedBehaviorSanitizer" : "valgrind");
			return [finding({
				tool: "sanitizer",
				failureType: "runtime_error",
				ruleId,
				message: texts[i] ?? "",
				signals: [name, ruleId],
				artifacts: [...own, ...places].slice(0, 5),
				strength: 5
			}, line, line, last)];
		});
	}
};
/** Project frames of the first stack below a report's head, and the last line of that stack up to the first such frame. */
function framesBelow(lines, texts, i) {
	const places = [];
	let last = lines[i];
	for (let k = i + 1; k < Math.min(texts.length, i + maxReport); k++) {
		const text = texts[k] ?? "";
		if (text.trim() === "" || report.test(text)) break;
		const groups = frame.exec(text)?.groups;
		const file = groups?.file ?? groups?.fileV;
		if (file === void 0 || foreign$2.test(file)) continue;
		if (places.length === 0) last = lines[k];
		places.push(artifact(file, groups?.line ?? groups?.lineV, groups?.column, groups?.fn ?? groups?.fnV));
	}
	return {
		places,
		last
	};
}
// src/ci/diagnostics/scala.ts
const kind$4 = ({ message }) => /^(?:'.{1,20}' expected|illegal start|unclosed|identifier expected|.{1,30} expected but)/.test(message ?? "") ? "syntax_error" : "type_checking";
const scala = perLine({
	tool: "sbt",
	reads: "sbt: scalac errors of Scala 2 and 3, failed tests of ScalaTest and munit, scalafmtCheck, dependency resolution.",
	fixtures: "written",
	sign: /\[error\] |\[info\] .*\*\*\* FAILED|\.scala:\d+/,
	rules: [
		{
			pattern: /^\[error\] (?<file>[^\s:][^:]{0,300}\.scala):(?<line>\d+):(?:(?<column>\d+):)? (?<message>.+)$/,
			failureType: kind$4,
			strength: 5,
			context: /^\[error\] (?: |\^)/
		},
		{
			pattern: /^\[error\] -- (?:\[(?<rule>E\d+)\] )?(?<message>.{1,100}?): (?<file>\S{1,300}\.scala):(?<line>\d+):(?<column>\d+) -*$/,
			failureType: kind$4,
			strength: 5,
			context: /^\[error\] *\d* *\|/,
			more: /^\[error\] +\| +(?<text>[A-Za-z].{3,300})$/
		},
		{
			pattern: /^\[info\] (?<message>[-*+] .{1,300}) \*\*\* FAILED \*\*\*/,
			failureType: "test_failure",
			strength: 5,
			context: /^\[info\] {2,}\S/,
			more: /^\[info\] {3}(?<text>\S.{0,300})$/
		},
		{
			pattern: /^==> X (?<message>(?<rule>[\w.]{1,200})\..{1,300}?) +[\d.]+s\b.*$/,
			failureType: "test_failure",
			strength: 5
		},
		{
			pattern: /^\[error\] (?<message>.{0,60}(?:scalafmt: \d+ files must be formatted|must be formatted).*)$/,
			failureType: "code_formatting",
			ruleId: "scalafmt",
			strength: 4
		},
		{
			pattern: /^\[error\] (?:\(.{1,80}\) )?(?<message>(?:sbt\.librarymanagement\.ResolveException|lmcoursier\.internal\.shaded|Error downloading|not found: https?:|unresolved dependency).*)$/,
			failureType: "dependency_issue",
			ruleId: "resolve",
			strength: 4
		}
	]
});
// src/ci/diagnostics/shell.ts
/** `bash: line 1: `, `/path/x.sh: line 3: `, `sh: 1: `, `./x.sh: 3: `; bash since 5 puts `-c:` between.
* The runner's own copy of a step's script is no file of the project. */
const shellName = String.raw`(?:(?:[\w./~-]{0,200}_temp\/[\w.-]{1,100}|(?:ba|da|z|k)?sh|(?<file>[\w./~-]{1,300})): (?:-c: )?(?:line )?(?<line>\d+): )`;
function curlKind({ rule }) {
	return rule === "22" || rule === "3" || rule === "2" ? "runtime_error" : "environment_error";
}
const shell$1 = perLine({
	tool: "shell",
	reads: "bash, sh, zsh, PowerShell and cmd: programs that are not there, syntax errors, unset variables, missing files and rights; curl and wget.",
	fixtures: "real",
	sign: /not found|not recognized|No such file|[Pp]ermission denied|syntax error|unbound variable|parameter not set|bad substitution|bad interpreter|cannot execute|Exec format|curl: \(|wget: |unexpected EOF|Killed|Segmentation fault|cannot stat|cannot access/,
	rules: [
		{
			pattern: new RegExp(`^${shellName}(?<message>(?<rule>[^\\s:]{1,100}): (?:command )?not found)$`),
			failureType: "environment_error",
			strength: 4
		},
		{
			pattern: /^(?:bash|sh|zsh|sudo|env|\/usr\/bin\/env|nice|timeout|xargs|time): (?:\d+: )?(?<message>[‘'"]?(?<rule>[\w./+-]{1,100})[’'"]?: (?:command not found|not found|No such file or directory))$/,
			failureType: "environment_error",
			strength: 4
		},
		{
			pattern: /^zsh(?::\d+)?: (?<message>command not found: (?<rule>\S+))$/,
			failureType: "environment_error",
			strength: 4
		},
		{
			pattern: /^(?:Line \|.*|\s*\|\s*)?(?:(?<rule>[\w.-]{1,100}): )?(?<message>The term '[^']{1,200}' is not recognized as .*)$/,
			failureType: "environment_error",
			strength: 4
		},
		{
			pattern: /^(?<message>'(?<rule>[^']{1,100})' is not recognized as an internal or external command.*)$/,
			failureType: "environment_error",
			strength: 4
		},
		{
			pattern: /^(?<message>(?:.{0,200}: )?exec: "(?<rule>[^"]{1,200})": executable file not found in .+)$/,
			failureType: "environment_error",
			strength: 4
		},
		{
			pattern: new RegExp(`^${shellName}(?<message>(?:syntax error\\b|unexpected EOF|Syntax error: ).*)$`),
			failureType: "syntax_error",
			strength: 4,
			context: /: `.*'$/
		},
		{
			pattern: new RegExp(`^${shellName}(?<message>(?<rule>\\w{1,100}): (?:unbound variable|parameter not set|parameter null or not set))$`),
			failureType: "configuration_error",
			strength: 4
		},
		{
			pattern: new RegExp(`^${shellName}(?<message>.{0,300}(?:[Pp]ermission denied|bad interpreter: .*|cannot execute.*|Exec format error|bad substitution))$`),
			failureType: "environment_error",
			strength: 4
		},
		{
			pattern: new RegExp(`^${shellName}(?<message>.{1,300}: No such file or directory)$`),
			failureType: "runtime_error",
			strength: 3
		},
		{
			pattern: new RegExp(`^${shellName}\\s*\\d+ (?<message>(?:Killed|Segmentation fault|Aborted|Bus error|Illegal instruction)\\b.*)$`),
			failureType: "environment_error",
			strength: 3
		},
		{
			pattern: /^(?<message>(?:cat|cp|mv|ls|rm|cd|mkdir|rmdir|ln|chmod|chown|tar|unzip|zip|sed|awk|gawk|mawk|grep|find|head|tail|touch|install|stat|du|diff|source|patch|tee|sort|rsync): .{0,300}(?:No such file or directory|[Pp]ermission denied|Is a directory|Not a directory|File exists|Operation not permitted|Cannot open.*|cannot find or open .*))$/,
			failureType: "runtime_error",
			strength: 3
		},
		{
			pattern: /^(?<message>curl: \((?<rule>\d+)\) .+)$/,
			failureType: curlKind,
			strength: 4
		},
		{
			pattern: /^(?<message>wget: (?:unable to resolve host address|can't connect|server returned error|bad address).*)$/,
			failureType: "environment_error",
			ruleId: "wget",
			strength: 4
		}
	]
});
// src/ci/diagnostics/shellcheck.ts
const place$6 = /^In (?<file>.{1,300}) line (?<line>\d+):$/;
const code$2 = /^ *\^[-^]* (?<rule>SC\d{4}) \((?<level>error|warning|info|style)\): (?<message>.+)$/;
const gccForm = /^(?<file>[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+): (?:error|warning|note): (?<message>.+) \[(?<rule>SC\d{4})\]$/;
const shellcheck = {
	tool: "shellcheck",
	reads: "shellcheck, default (tty) and gcc formats: one finding a code.",
	fixtures: "real",
	sign: /\^ SC\d{4} |-- SC\d{4} |\[SC\d{4}\]$/,
	read(lines) {
		const found = readLines$1("shellcheck", lines, [{
			pattern: gccForm,
			failureType: "linting",
			strength: 5
		}]);
		let where;
		for (const line of lines) {
			const text = unprefix(line.text);
			const title = place$6.exec(text)?.groups;
			if (title?.file !== void 0) where = {
				file: title.file,
				line: title.line ?? "0",
				at: line
			};
			const groups = code$2.exec(text)?.groups;
			if (groups?.message === void 0 || where === void 0) continue;
			found.push(finding({
				tool: "shellcheck",
				failureType: /^SC1/.test(groups.rule ?? "") && groups.level === "error" ? "syntax_error" : "linting",
				ruleId: groups.rule ?? "SC",
				message: groups.message,
				signals: [groups.rule ?? "SC"],
				artifacts: [artifact(where.file, where.line)],
				strength: 5
			}, line, where.at));
		}
		return found;
	}
};
// src/ci/diagnostics/solidity.ts
const kind$3 = ({ message, family }) => {
	if (/not found|File (?:import callback )?not/.test(message ?? "")) return "dependency_issue";
	return family === "ParserError" ? "syntax_error" : "type_checking";
};
/** The place and the excerpt; forge prints the same error a second time with its family. */
const context$1 = /^(?:Parser|Type|Declaration|DocstringParsing|Syntax)Error: |^ *-->|^ *\d* ?\||^$/;
const place$5 = /^ *--> (?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+)/;
const table$1 = perLine({
	tool: "solc",
	reads: "solc through Foundry or Hardhat, failed forge tests, forge fmt --check.",
	fixtures: "written",
	sign: /\(\d{3,5}\): |(?:Parser|Type|Declaration)Error: |^\[FAIL|\[FAIL[.:]|Diff in .*\.sol|HH\d{1,4}: /,
	rules: [
		{
			pattern: /^(?<level>Error|Warning) \((?<rule>\d{3,5})\): (?<message>.+)$/,
			failureType: kind$3,
			strength: 5,
			context: context$1,
			place: place$5
		},
		{
			pattern: /^(?<family>ParserError|TypeError|DeclarationError): (?<message>.+)$/,
			failureType: kind$3,
			strength: 4,
			context: context$1,
			place: place$5
		},
		{
			pattern: /^\[FAIL(?:[.:] ?(?:Reason: )?(?<message>.{0,400}?))?\] (?<symbol>test\w*|invariant\w*|testFuzz\w*)\(.*$/,
			failureType: "test_failure",
			strength: 5
		},
		{
			pattern: /^Diff in (?<file>\S{1,300}\.sol)(?: at line (?<line>\d+))?:$/,
			failureType: "code_formatting",
			ruleId: "forge fmt",
			strength: 5,
			context: /^\d* *\d* *\|/
		},
		{
			pattern: /^Error: (?<rule>HH\d{1,4}): (?<message>.+)$/,
			failureType: "configuration_error",
			strength: 4
		}
	]
});
const solidity = {
	...table$1,
	read(lines, step) {
		const found = table$1.read(lines, step);
		const numbered = new Set(found.filter((f) => f.ruleId !== void 0).map((f) => f.message));
		return found.filter((f) => f.ruleId !== void 0 || f.failureType === "test_failure" || f.artifacts.length > 0 && !numbered.has(f.message));
	}
};
// src/ci/diagnostics/sphinx.ts
/** `index.rst:4: WARNING: unknown document: 'x' [ref.doc]`, `app.py:docstring of app.f:3: ERROR: …`, `WARNING: …` */
const message$1 = /^(?:(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,400}\.\w{1,10})(?::docstring of (?<symbol>[\w.]{1,200}))?(?::(?<line>\d{1,7}))?: )?(?<level>WARNING|ERROR|SEVERE|CRITICAL): (?<message>\S.*?)(?: \[(?<rule>[a-z][\w.-]{1,60})\])?$/;
const oldFatal = /^(?<file>(?:[A-Za-z]:)?[^\s:][^:]{0,400}\.\w{1,10})(?::docstring of (?<symbol>[\w.]{1,200}))?:(?<line>\d{1,7}): ?(?<message>\S.*)$/;
const begun = /Running Sphinx v|^building \[|^reading sources\.\.\.|^Warning, treated as error:|\[docutils\]$|^\(\s*\S{1,300}: line +\d+\) broken /;
const asErrors = /treated as errors?|^Warning, treated as error:/;
const stopped = /^(Extension|Configuration|Theme|Application|Builder) error(?:!|:)$/;
const said = /^\s{0,8}(?:sphinx\.errors\.\w{1,40}: (\S.*)|(Could not import extension \S.*|There is a programmable error .*|no theme named .*))$/;
const link$1 = /^\(\s*(?<file>\S{1,300}): line +(?<line>\d{1,7})\) broken +(?<message>\S+ - .*|\S+)$/;
const sphinx = {
	tool: "sphinx",
	reads: "warnings under -W, errors, broken links of linkcheck, extension, theme and configuration errors",
	fixtures: "real",
	sign: /(?:WARNING|ERROR|SEVERE|CRITICAL): \S|[Ww]arning, treated as error|^(?:Extension|Configuration|Theme|Application|Builder) error[!:]$|\) broken /,
	read(lines) {
		const texts = lines.map((line) => unprefix(line.text));
		const first = texts.findIndex((text) => begun.test(text));
		if (first < 0) return [];
		const over = texts.findLastIndex((text) => /^build (?:finished|succeeded)/.test(text));
		const end = over < first ? lines.length : over;
		const strict = texts.some((text) => asErrors.test(text));
		const found = /* @__PURE__ */ new Map();
		for (let i = first; i < end; i++) {
			const one = warningAt(lines, texts, i, strict) ?? fatalAt(lines, texts, i) ?? stoppedAt(lines, texts, i) ?? brokenLink(lines[i], texts[i]);
			const key = JSON.stringify([one?.message, one?.artifacts]);
			if (one !== void 0 && !found.has(key)) found.set(key, one);
		}
		return [...found.values()];
	}
};
function warningAt(lines, texts, i, strict) {
	const at = lines[i];
	const hit = message$1.exec(texts[i] ?? "")?.groups;
	if (at === void 0 || hit === void 0) return void 0;
	const severity = strict || hit.level !== "WARNING" ? "error" : "warning";
	return told$1(hit, at, tracebackEnd(lines, texts, i), severity);
}
function told$1(hit, at, to, severity) {
	const text = hit.message ?? "";
	return finding({
		tool: "sphinx",
		failureType: "doc_docstring",
		...hit.rule === void 0 ? {} : { ruleId: hit.rule },
		message: text,
		signals: signalsOf(hit.rule, text),
		artifacts: hit.file === void 0 ? [] : [artifact(hit.file, hit.line, void 0, hit.symbol)],
		severity,
		strength: 5
	}, at, at, to);
}
/** autodoc prints the exception of an import below its warning; it is part of it. */
function tracebackEnd(lines, texts, i) {
	if (!texts[i + 1]?.startsWith("Traceback ")) return lines[i];
	let end = i + 1;
	while (end - i < 60 && /^ {2}/.test(texts[end + 1] ?? "")) end++;
	return lines[end + 1];
}
/** Before version 8 the first warning ended the build, told on the line below. */
function fatalAt(lines, texts, i) {
	if (!/^Warning, treated as error:$/.test(texts[i] ?? "")) return void 0;
	const next = texts[i + 1] ?? "";
	const at = lines[i + 1];
	const hit = oldFatal.exec(next)?.groups ?? { message: next };
	return at === void 0 || next.trim() === "" ? void 0 : told$1(hit, at, at, "error");
}
/** The build could not start. What went wrong is the last line of the traceback. */
function stoppedAt(lines, texts, i) {
	const head = lines[i];
	const kind = stopped.exec(texts[i] ?? "")?.[1];
	if (head === void 0 || kind === void 0) return void 0;
	const window = texts.slice(i + 1, i + 60);
	const stop = window.findIndex((text) => text.startsWith("The full traceback"));
	const block = stop < 0 ? window : window.slice(0, stop);
	const raised = block.findIndex((text) => said.test(text));
	const deeper = raised < 0 ? -1 : block.findLastIndex((text, k) => k > raised && /^\s{0,8}\w[\w.]*(?:Error|Exception): \S/.test(text));
	const k = Math.max(deeper, raised);
	const hit = said.exec(block[raised] ?? "");
	const words = [hit?.[1] ?? hit?.[2] ?? block[0] ?? "", deeper > raised ? (block[deeper] ?? "").trim() : ""];
	const at = lines[k < 0 ? i : i + 1 + k] ?? head;
	const text = words.filter((word) => word !== "").join(" ");
	const missing = /No module named '([^']{1,100})'/.exec(text);
	const file = block.map((line) => /File "([^"]{1,300}conf\.py)", line (\d{1,6})/.exec(line)).findLast((h) => h !== null);
	return finding({
		tool: "sphinx",
		failureType: missing === null ? "configuration_error" : "dependency_issue",
		ruleId: `${kind} error`,
		message: `${kind} error: ${text}`,
		signals: [`${kind} error`, ...signalsOf(void 0, text)].slice(0, 4),
		artifacts: file?.[1] === void 0 ? [] : [artifact(file[1], file[2])],
		strength: 5
	}, at, at.n - head.n < 45 ? head : at);
}
function brokenLink(at, text) {
	const hit = link$1.exec(text ?? "")?.groups;
	return at === void 0 || hit === void 0 ? void 0 : told$1({
		...hit,
		rule: "linkcheck"
	}, at, at, "error");
}
// src/ci/diagnostics/sqlfluff.ts
const heading = /^== \[(?<file>[^\]]{1,400})\] FAIL/;
const row$1 = /^L: {0,6}(?<line>\d+) \| P: {0,6}(?<column>\d+) \| {1,4}(?<rule>[A-Z]{1,4}\d{0,4}) \| (?<message>\S.{0,400})$/;
const continuation = /^ {10,40}\| (?<text>\S.{0,400})$/;
const maxRows$1 = 6;
const sqlfluff = {
	tool: "sqlfluff",
	reads: "sqlfluff lint: one finding a violation with its rule; sections that do not parse.",
	fixtures: "real",
	sign: /^(?:.{0,40} )?L: {0,6}\d+ \| P: /,
	read(lines) {
		const texts = lines.map((line) => unprefix(line.text));
		const found = [];
		let file;
		for (const [i, line] of lines.entries()) {
			const text = texts[i] ?? "";
			file = heading.exec(text)?.groups?.file ?? file;
			const groups = row$1.exec(text)?.groups;
			if (groups?.message === void 0) continue;
			let last = i;
			while (last - i < maxRows$1 && continuation.test(texts[last + 1] ?? "")) last++;
			const more = texts.slice(i + 1, last + 1).map((t) => continuation.exec(t)?.groups?.text ?? "");
			found.push(finding({
				tool: "sqlfluff",
				failureType: groups.rule === "PRS" ? "syntax_error" : "linting",
				ruleId: groups.rule ?? "PRS",
				message: [groups.message, ...more].join(" "),
				signals: [groups.rule ?? "PRS", groups.message.slice(0, 60)],
				artifacts: file === void 0 ? [] : [artifact(file, groups.line, groups.column)],
				strength: 5
			}, line, line, lines[last] ?? line));
		}
		return found;
	}
};
// src/ci/diagnostics/staticcheck.ts
const staticcheck = perLine({
	tool: "staticcheck",
	reads: "staticcheck: one finding a problem with its code; `(compile)` is a type error.",
	fixtures: "real",
	sign: /\.go:\d+:\d+: .*\((?:SA|S|ST|QF|U)\d{4}\)$|\(compile\)$/,
	rules: [{
		pattern: /^(?<file>[^\s:]+\.go):(?<line>\d+):(?<column>\d+): (?<message>.+) \((?<rule>[A-Z]{1,2}\d{4})\)$/,
		failureType: "linting",
		strength: 5
	}, {
		pattern: /^(?<file>[^\s:]+\.go):(?<line>\d+):(?<column>\d+): (?<message>.+) \((?<rule>compile)\)$/,
		failureType: "type_checking",
		strength: 5
	}]
});
// src/ci/diagnostics/stylelint.ts
const tool$6 = "stylelint";
const rows = /^ {1,4}(\d{1,6}):(\d{1,6})\s{1,20}([✖×✘])\s{1,10}(\S.*)$/;
const fileLine$1 = /^\S.{0,300}\.(?:css|scss|sass|less|styl|pcss|postcss|vue|svelte|astro|html?|[cm]?[jt]sx?)$/;
const typeOf$3 = (rule) => rule === "CssSyntaxError" ? "syntax_error" : "linting";
const rules$1 = [
	{
		pattern: /^(?<file>\S.{0,300}?):(?<line>\d{1,6}):(?<column>\d{1,6}): (?<message>.*) \((?<rule>[\w/@-]{1,80})\) \[error\]$/,
		failureType: (groups) => typeOf$3(groups.rule),
		strength: 5
	},
	{
		pattern: /^(?<file>\S.{0,300}?): line (?<line>\d{1,6}), col (?<column>\d{1,6}), error - (?<message>.*) \((?<rule>[\w/@-]{1,80})\)$/,
		failureType: (groups) => typeOf$3(groups.rule),
		strength: 5
	},
	{
		pattern: /^(?:ConfigurationError|Error): (?<message>Could not find "[^"]{1,200}"\. Do you need to install the package.*)$/,
		failureType: "dependency_issue",
		ruleId: "ConfigurationError",
		strength: 4
	},
	{
		pattern: /^ConfigurationError: (?<message>.*)$|^Error: (?<sentence>No configuration provided for .*|No rules found within configuration.*)$/,
		failureType: "configuration_error",
		ruleId: "ConfigurationError",
		strength: 4
	}
];
const stylelint = {
	tool: tool$6,
	reads: "formats string, unix and compact, CSS that does not parse, refused configuration",
	fixtures: "real",
	sign: /(?:^|\s) {1,4}\d{1,6}:\d{1,6}\s{1,20}[✖×✘]\s|\([\w/@-]{1,80}\) \[error\]$|, error - .{1,1000}\([\w/@-]{1,80}\)$|ConfigurationError: |No configuration provided for/,
	read(lines) {
		return [...stringRows(lines), ...readLines$1(tool$6, lines, rules$1)];
	}
};
/** The default format: a file, then a row for each problem; `⚠` and `ℹ` rows are warnings. */
function stringRows(lines) {
	const found = [];
	let file;
	for (const line of lines) {
		const text = unprefix(line.text).trimEnd();
		if (fileLine$1.test(text)) file = text;
		const hit = rows.exec(text);
		if (hit === null || file === void 0) continue;
		const [, row, column, , rest = ""] = hit;
		const gap = rest.lastIndexOf("  ");
		const rule = gap < 0 ? void 0 : rest.slice(gap + 2);
		const message = gap < 0 ? rest : rest.slice(0, gap).trim();
		found.push(finding({
			tool: tool$6,
			failureType: typeOf$3(rule),
			...rule === void 0 ? {} : { ruleId: rule },
			message,
			signals: signalsOf(rule, message),
			artifacts: [artifact(file, row, column)],
			strength: 5
		}, line));
	}
	return found;
}
// src/ci/diagnostics/surefire.ts
const tool$5 = "surefire";
/** Surefire 3: `demo.CalcTest.adds -- Time elapsed: …`; 2: `adds(demo.CalcTest)  Time elapsed: …`. */
const title$1 = /^(?:\[ERROR\] )?(?!\[ERROR\]|Tests run)(?<name>\S.{0,300}?) {1,2}(?:-- )?Time elapsed: [\d.,]+ s(?:ec)? {1,2}<<< (?<kind>FAILURE|ERROR)!/;
const listed$1 = /^\[ERROR\] {3}(?<test>[\w$.]+(?:\.[\w$]+)?):?(?<line>\d+)?(?:->[\w$.:>-]+)*(?: (?:» )?(?<text>.*))?$/;
const maxBlock$1 = 25;
const surefire = {
	tool: tool$5,
	reads: "JUnit through Maven surefire and failsafe, versions 2 and 3: one finding a failed test.",
	fixtures: "real",
	sign: /<<< (?:FAILURE|ERROR)!|^\[ERROR\] (?:Failures|Errors): |\] \[ERROR\] (?:Failures|Errors): /,
	read(raw) {
		const lines = raw.map((line) => ({
			...line,
			text: unprefix(line.text)
		}));
		const found = /* @__PURE__ */ new Map();
		for (const [i, line] of lines.entries()) {
			const groups = title$1.exec(line.text)?.groups;
			if (groups?.name === void 0) continue;
			const made = detailed(lines, i, methodName(groups.name));
			if (!found.has(made.message)) found.set(made.message, made);
		}
		return found.size > 0 ? [...found.values()] : fromResults(lines);
	}
};
/** `adds(demo.CalcTest)` as `demo.CalcTest.adds`. */
function methodName(name) {
	const old = /^(?<method>[^()\s]{1,200}(?:\([^()]*\))?(?:\[[^\]]*\])?)\((?<owner>[\w.$]+)\)$/.exec(name)?.groups;
	return old === void 0 ? name : `${old.owner}.${old.method}`;
}
function detailed(lines, i, name) {
	const line = lines[i] ?? {
		n: 1,
		text: ""
	};
	const exception = exceptionLine.exec(lines[i + 1]?.text ?? "")?.groups;
	const end = blockEnd$1(lines, i);
	const at = exception === void 0 ? line : lines[i + 1] ?? line;
	const short = exception?.name?.split(".").at(-1);
	const said = messageOf$1(lines, i + 1, end);
	const frames = jvmFrames(lines, i + 1);
	return finding({
		tool: tool$5,
		failureType: "test_failure",
		...short === void 0 ? {} : { ruleId: short },
		message: `${name}: ${[short, said].filter(Boolean).join(": ") || "failed"}`,
		signals: [name, ...short === void 0 ? [] : [short]],
		artifacts: frames.length > 0 ? frames : [testFile$1(name)],
		strength: 5
	}, at, line, lines[end] ?? at);
}
function blockEnd$1(lines, i) {
	let end = i;
	while (end - i < maxBlock$1 && (lines[end + 1]?.text ?? "").trim() !== "" && !/^\[(?:INFO|ERROR)\]/.test(lines[end + 1]?.text ?? "")) end++;
	return end;
}
/** The exception's message may have several lines, up to the first frame. */
function messageOf$1(lines, i, end) {
	const texts = [];
	for (let k = i; k <= end && k - i < 8; k++) {
		const text = lines[k]?.text ?? "";
		if (/^\s+at /.test(text)) break;
		texts.push(k === i ? exceptionLine.exec(text)?.groups?.text ?? (exceptionLine.test(text) ? "" : text) : text);
	}
	return texts.join(" ").trim();
}
/** Where the class of a test should be. */
function testFile$1(name) {
	const owner = name.replace(/\(.*$/, "").split(".").slice(0, -1).join("/");
	return artifact(owner === "" ? `${name}.java` : `${owner.replace(/\$.*$/, "")}.java`);
}
/** `[ERROR]   CalcTest.adds:7 expected: <3> but was: <-1>` below `Failures:` or `Errors:`. */
function fromResults(lines) {
	let inside = false;
	return lines.flatMap((line) => {
		if (/^\[ERROR\] (?:Failures|Errors): *$/.test(line.text)) inside = true;
		else if (!line.text.startsWith("[ERROR]   ")) inside = false;
		const groups = inside ? listed$1.exec(line.text)?.groups : void 0;
		if (groups?.test === void 0) return [];
		const owner = groups.test.split(".").slice(0, -1).join("/");
		return finding({
			tool: tool$5,
			failureType: "test_failure",
			message: `${groups.test}: ${groups.text ?? "failed"}`,
			signals: [groups.test],
			artifacts: [artifact(`${owner || groups.test}.java`, groups.line)],
			strength: 4
		}, line);
	});
}
// src/ci/diagnostics/swift.ts
function kind$2({ message }) {
	if (/^no such module|could not (?:find|build) (?:Objective-C )?module/.test(message ?? "")) return "dependency_issue";
	return /^(?:expected |unterminated |extraneous |consecutive )/.test(message ?? "") ? "syntax_error" : "type_checking";
}
const file = String.raw`(?<file>\/?[^:"\n]{1,400}\.swift)`;
const swift = perLine({
	tool: "swift",
	reads: "swiftc through SwiftPM or xcodebuild (also by xcpretty, xcbeautify, fastlane), XCTest, Swift Testing, package resolution.",
	fixtures: "written",
	sign: /\.swift:\d+|xcodebuild: error|recorded an issue|^error: |❌|Testing failed:|failed to run main module/,
	rules: [
		{
			pattern: new RegExp(`^${file}:(?<line>\\d+): error: (?:-\\[)?(?<symbol>[\\w.]+[ .]\\w+)\\]? : (?<message>.+)$`),
			failureType: "test_failure",
			strength: 5
		},
		{
			pattern: new RegExp(`^(?:❌ +|\\[x\\] +)?${file}:(?<line>\\d+):(?<column>\\d+): (?:(?<level>error|warning): )?(?<message>.+)$`),
			failureType: kind$2,
			strength: 5,
			context: /^\s*\d* ?[|│`]|^\s+\S|^\s*\^/
		},
		{
			pattern: /^.{0,4}Test (?<symbol>".{1,200}"|\w[\w()]{0,200}) recorded an issue (?:with .{1,200} )?at (?<file>[\w./ -]{1,300}\.swift):(?<line>\d+):(?<column>\d+): (?<message>.+)$/,
			failureType: "test_failure",
			strength: 5
		},
		{
			pattern: /^xcodebuild: error: (?<message>.+)$/,
			failureType: "configuration_error",
			ruleId: "xcodebuild",
			strength: 4,
			context: /^\s+\S/
		},
		{
			pattern: /^error: (?<message>(?:Dependencies could not be resolved|package .{1,300} (?:is required|requires)|Failed to clone repository).*)$/,
			failureType: "dependency_issue",
			ruleId: "package",
			strength: 4
		},
		{
			pattern: /^error: (?<message>(?:no such module|missing required module) .*)$/,
			failureType: "dependency_issue",
			strength: 4
		},
		{
			pattern: /^Error: (?<message>failed to run main module .*)$/,
			failureType: "runtime_error",
			ruleId: "wasm",
			strength: 4,
			context: /\S|^$/,
			more: /^ *(?:\d+: )?(?<text>wasm trap: .{1,200})$/
		}
	]
});
// src/ci/diagnostics/system-packages.ts
const systemPackages = perLine({
	tool: "system-packages",
	reads: "apt, dnf, apk, pacman, brew and Chocolatey: packages that are not there, mirrors that do not answer, locks.",
	fixtures: "written",
	sign: /^(?:.{0,40}\s)?(?:E|Err|W): |^ERROR: unable|\bError: |No match for argument|target not found|required by:|not installed\. The package was not found|^Err:/,
	rules: [
		{
			pattern: /^E: (?<message>(?:Unable to locate package (?<rule>\S+)|Package '(?:[^']{1,100})' has no installation candidate|Version '.{1,100}' for '.{1,100}' was not found|Couldn't find any package).*)$/,
			failureType: "package_install_error",
			strength: 5
		},
		{
			pattern: /^E: (?<message>(?:Failed to fetch|Could not connect|Unable to connect|Some index files failed|Temporary failure|Could not get lock|Unable to fetch some archives).*)$/,
			failureType: "environment_error",
			ruleId: "apt",
			strength: 4
		},
		{
			pattern: /^E: (?<message>(?:Unable to correct problems|Broken packages|Unmet dependencies|The repository '.{1,300}' (?:does not have|is not signed|no longer has)|The method driver|Sub-process \S+ returned an error).*)$/,
			failureType: "package_install_error",
			ruleId: "apt",
			strength: 4
		},
		{
			pattern: /^Error: (?<message>Unable to find a match: (?<rule>\S.{0,200}))$/,
			failureType: "package_install_error",
			strength: 5
		},
		{
			pattern: /^(?<message>No match for argument: (?<rule>\S.{0,200}))$/,
			failureType: "package_install_error",
			strength: 4
		},
		{
			pattern: /^ERROR: (?<message>unable to select packages:)$/,
			failureType: "package_install_error",
			ruleId: "apk",
			strength: 5,
			context: /^ {2,}\S/,
			more: /^ {2}(?<text>\S.+)$/
		},
		{
			pattern: /^error: (?<message>target not found: (?<rule>\S+))$/,
			failureType: "package_install_error",
			strength: 5
		},
		{
			pattern: /^(?:Warning|Error): (?<message>No (?:available formula|formulae or casks found|available cask).{0,300})$/,
			failureType: "package_install_error",
			ruleId: "brew",
			strength: 4
		},
		{
			pattern: /^(?<message>(?<rule>\S{1,100}) not installed\. The package was not found with the source\(s\) listed\.)$/,
			failureType: "package_install_error",
			strength: 5
		}
	]
});
// src/ci/diagnostics/text-linters.ts
const textLinters = perLine({
	tool: "text-linter",
	reads: "codespell, typos, cspell, markdownlint, hadolint, lychee, editorconfig-checker: one finding a problem.",
	fixtures: "real",
	sign: /==> |error: `|Unknown word|MD\d{3}|DL\d{4}|SC\d{4}|\[ERROR\] |\[\d{3}\] |Wrong (?:indent|line)|Trailing whitespace/,
	rules: [
		{
			pattern: /^(?<file>[^\s:][^:]{0,300}):(?<line>\d+): (?<message>(?<rule>\S{1,60}) ==> \S.{0,200})$/,
			failureType: "linting",
			strength: 4
		},
		{
			pattern: /^error: (?<message>`(?<rule>[^`]{1,60})` should be `.{1,200}`)$/,
			failureType: "linting",
			strength: 4,
			place: /^ *(?:-->|╭▸) (?<file>[^\s:]{1,300}):(?<line>\d+):(?<column>\d+)/,
			context: /^ *(?:-->|╭▸|│|╰|\|| \d)|^ *\d+ ?[|│]|^\s*[|│]/
		},
		{
			pattern: /^(?:\d+\/\d+ )?(?<file>[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+) - (?<message>Unknown word \((?<rule>[^)]{1,60})\).*)$/,
			failureType: "linting",
			strength: 5
		},
		{
			pattern: /^(?<file>[^\s:][^:]{0,300}):(?<line>\d+)(?::(?<column>\d+))? (?:(?<level>error|warning) )?(?<rule>MD\d{3})(?:\/[\w/-]{1,80})? (?<message>.+)$/,
			failureType: "linting",
			strength: 5
		},
		{
			pattern: /^(?<file>[^\s:][^:]{0,300}):(?<line>\d+) (?<rule>(?:DL|SC)\d{4}) (?<level>error|warning|info|style): (?<message>.+)$/,
			failureType: "linting",
			strength: 5
		},
		{
			pattern: /^(?<file>[^\s:][^:]{0,300}[Dd]ockerfile[\w.-]{0,60}):(?<line>\d+)(?::\d+)? (?<message>unexpected .+)$/,
			failureType: "syntax_error",
			strength: 4
		},
		{
			pattern: /^(?:✗ |× )?\[(?<rule>4\d\d|5\d\d|ERROR|TIMEOUT)\] (?<message><?(?:https?|file):\/\/\S{1,500}.*)$/,
			failureType: "doc_docstring",
			strength: 4
		}
	]
});
// src/ci/diagnostics/wrapped.ts
const commands = [
	[/\b(?:pytest|unittest|py\.test|nose2?|stestr|manage\.py test|coverage run)\b/, "test_failure"],
	[/\b(?:mypy|pyright|basedpyright|pytype)\b/, "type_checking"],
	[/\b(?:black|isort|yapf|ruff format)\b/, "code_formatting"],
	[/\b(?:flake8|ruff|pylint|bandit|pre-commit|pycodestyle)\b/, "linting"],
	[/\b(?:sphinx-build|mkdocs|pydocstyle|interrogate)\b/, "doc_docstring"],
	[/\b(?:pip|uv|poetry)\b.{0,40}\b(?:install|sync)\b/, "package_install_error"]
];
/** The kind of failure that a command's name stands for, `runtime_error` where it stands for none. */
function wrappedType(command) {
	return commands.find(([pattern]) => pattern.test(command))?.[1] ?? "runtime_error";
}
// src/ci/diagnostics/tox.ts
const toxRules = [
	{
		pattern: /^(?<symbol>[\w.-]{1,60}): (?<message>failed with \S.{0,300} is not allowed, use allowlist_externals.*)$/,
		failureType: "configuration_error",
		ruleId: "allowlist_externals",
		strength: 5
	},
	{
		pattern: /^(?<message>[\w.-]{1,60}: (?:failed with|skipped because) could not find python interpreter.*)$/,
		failureType: "environment_error",
		ruleId: "InterpreterNotFound",
		strength: 5
	},
	{
		pattern: /^ERROR: {1,3}(?:[\w.-]{1,60}: )?(?<message>InterpreterNotFound: \S.*)$/,
		failureType: "environment_error",
		ruleId: "InterpreterNotFound",
		strength: 5
	},
	{
		pattern: /^(?<message>[\w.-]{1,60}: exit (?!0 )-?\d{1,6} \([\d.]{1,12} seconds\) .*)$/,
		failureType: ({ message }) => wrappedType(message ?? ""),
		ruleId: "exit",
		strength: 1
	},
	{
		pattern: /^ERROR: (?<message>InvocationError for command .*)$/,
		failureType: ({ message }) => wrappedType(message ?? ""),
		ruleId: "InvocationError",
		strength: 1
	},
	{
		pattern: /^ERROR: (?<message>could not install deps .*)$/,
		failureType: "dependency_issue",
		ruleId: "installdeps",
		strength: 2
	},
	{
		pattern: /^(?<message>ROOT: HandledError\| .*)$/,
		failureType: "configuration_error",
		ruleId: "HandledError",
		strength: 4,
		context: /^\S{1,60}$/
	},
	{
		pattern: /^ERROR: (?<message>(?:tox config file .{0,100} not found|unknown environment .{1,200}))$/,
		failureType: "configuration_error",
		ruleId: "config",
		strength: 4
	}
];
const noxRules = [
	{
		pattern: /^nox > (?<message>Program \S.{0,200} not found\.)$/,
		failureType: "environment_error",
		ruleId: "program not found",
		strength: 5
	},
	{
		pattern: /^nox > (?<message>(?:Sessions not found: |Python interpreter )\S.{0,300})$/,
		failureType: ({ message }) => message?.startsWith("Sessions") ? "configuration_error" : "environment_error",
		ruleId: "session",
		strength: 4
	},
	{
		pattern: /^nox > (?<message>Command \S.{0,2000} failed with exit code -?\d{1,6}\.?)$/,
		failureType: ({ message }) => wrappedType(message ?? ""),
		ruleId: "exit",
		strength: 1
	}
];
const tox = {
	tool: "tox",
	reads: "failed environments of tox 3 and 4, missing interpreters, commands that are not allowed, unknown environments",
	fixtures: "real",
	sign: /^(?:.{0,60}[ ])?[\w.-]{1,60}: (?:exit -?\d|failed with |skipped because |FAIL )|InvocationError|InterpreterNotFound|HandledError\||could not install deps|tox config file/,
	read: (lines) => orSummary("tox", readSentences("tox", lines, toxRules), lines, /^ *(?:ERROR: {1,3})?([\w.-]{1,60}): (?:FAIL\b|commands failed)/)
};
const nox = {
	tool: "nox",
	reads: "failed sessions of nox, missing programs and interpreters, unknown sessions",
	fixtures: "real",
	sign: /^(?:.{0,60}[ ])?nox > (?:Command |Program |Session|Python interpreter |\* )/,
	read: (lines) => orSummary("nox", readSentences("nox", lines, noxRules), lines, /^nox > (?:Session |\* )([\w.()-]{1,80})(?: failed\.|: failed)$/)
};
/** The list at the end counts only where nothing before it says which command failed. */
function orSummary(tool, found, lines, pattern) {
	if (found.length > 0) return found;
	const seen = /* @__PURE__ */ new Set();
	return lines.flatMap((line) => {
		const name = pattern.exec(unprefix(line.text))?.[1];
		if (name === void 0 || seen.has(name)) return [];
		seen.add(name);
		return [finding({
			tool,
			failureType: "runtime_error",
			ruleId: "exit",
			message: unprefix(line.text).trim(),
			signals: [name],
			strength: 1
		}, line)];
	});
}
// src/ci/diagnostics/traceback.ts
const fatal = /^Fatal Python error: (.{1,300})$/;
const bareSyntax = /^ *((?:SyntaxError|IndentationError|TabError): .*)$/;
/** A window starts here at most this far above the exception; longer stacks lose their outermost frames. */
const above$1 = 30;
const traceback = {
	tool: "python",
	reads: "tracebacks of uncaught exceptions (chained, grouped, syntax errors without a traceback, fatal errors)",
	fixtures: "real",
	sign: /Traceback \(most recent call last\):|^.{0,80}(?:SyntaxError|IndentationError|TabError): |Fatal Python error: /,
	read(lines) {
		const found = [];
		const owned = testOutput(lines);
		const tail = tailStart(lines);
		for (let i = 0; i < lines.length; i++) {
			const line = lines[i];
			if (line === void 0 || owned.has(line.n)) continue;
			const text = unprefix(line.text);
			if (tracebackHead.test(text)) {
				const stack = readStack(lines, i);
				if (stack === void 0) continue;
				i = stack.end;
				if (isIgnored(lines, stack.start)) continue;
				if (!stack.group || !hasParts(lines, stack.at)) found.push(uncaught(lines, stack, stack.at >= tail));
			} else {
				const other = syntaxError(lines, i, text) ?? fatalError(lines, i, text);
				if (other !== void 0) found.push(other);
			}
		}
		return distinct$4(found);
	}
};
/** Errors in `__del__` and the like: Python prints and drops them, pytest makes a warning of them. */
const dropped = /^Exception ignored in|\bPytestUnraisableExceptionWarning\b|: Exception ignored in/;
function isIgnored(lines, start) {
	return lines.slice(Math.max(0, start - 3), start).some((line) => dropped.test(unprefix(line.text)));
}
/** A traceback as a finding. A last one weighs more: a program goes on after those it only logs. */
function uncaught(lines, stack, ends) {
	const { name, message, frames } = stack;
	const at = lineAt(lines, stack.at);
	const broken = failureTypeOf(name, message) === "syntax_error" ? frames.at(-1) : void 0;
	return finding({
		tool: "python",
		failureType: failureTypeOf(name, message),
		ruleId: name,
		message: message === "" ? `${stack.text} ${detail(lines, stack.at)}` : stack.text,
		signals: [...signalsOf(name, message), ...stack.causes].slice(0, 4),
		artifacts: broken === void 0 ? placesOf$2(frames) : [artifact(broken.path, broken.line), ...placesOf$2(frames.slice(0, -1))],
		strength: name === "KeyboardInterrupt" || isWrapper(name, message) ? 2 : ends ? 4 : 3
	}, at, lineAt(lines, Math.max(stack.start, stack.at - above$1)), at);
}
/** Some exceptions put their words on the lines below: `sh.ErrorReturnCode_2:`, then `  RAN: make`. */
function detail(lines, at) {
	const next = lines.slice(at + 1, at + 4).find((line) => line.text.trim() !== "");
	return next !== void 0 && /^\s+\S/.test(unprefix(next.text)) ? next.text.trim() : "";
}
/** The compiler's errors come without a traceback when the program itself cannot be read. */
function syntaxError(lines, i, text) {
	const message = bareSyntax.exec(text)?.[1];
	if (message === void 0) return void 0;
	for (let k = i - 1; k >= Math.max(0, i - 5); k--) {
		const frame = frameOf(unprefix(lines[k]?.text ?? ""));
		if (frame === void 0) continue;
		const name = message.slice(0, message.indexOf(":"));
		return finding({
			tool: "python",
			failureType: "syntax_error",
			ruleId: name,
			message,
			signals: signalsOf(name, message),
			artifacts: placesOf$2([frame]),
			strength: 4
		}, lineAt(lines, i), lineAt(lines, k));
	}
}
/** The interpreter died; its stack is printed innermost first. */
function fatalError(lines, i, text) {
	const message = fatal.exec(text)?.[1];
	if (message === void 0) return void 0;
	const frames = [];
	let last = i;
	for (let k = i + 1; k < Math.min(lines.length, i + above$1); k++) {
		const frame = frameOf(unprefix(lines[k]?.text ?? ""));
		if (frame === void 0) continue;
		frames.unshift(frame);
		last = k;
	}
	return finding({
		tool: "python",
		failureType: "runtime_error",
		ruleId: "Fatal Python error",
		strength: 4,
		message: `Fatal Python error: ${message}`,
		signals: [message.slice(0, 80)],
		artifacts: placesOf$2(frames)
	}, lineAt(lines, i), lineAt(lines, i), lineAt(lines, last));
}
function hasParts(lines, at) {
	return lines.slice(at + 1, at + 4).some((line) => /\+-\+-{4,}/.test(line.text));
}
/** Index from which on only wrappers speak. */
function tailStart(lines) {
	let i = lines.length;
	for (let left = 13; i > 0 && left > 0; i--) if (lines[i - 1]?.text.trim() !== "") left--;
	return i;
}
/** Line numbers inside of a pytest session or a unittest report: what happens there is a test's failure. */
function testOutput(lines) {
	const inside = /* @__PURE__ */ new Set();
	let session;
	let before = "";
	for (const { n, text } of lines) {
		if (/={3,} (?:test session starts|ERRORS|FAILURES|RERUNS) ={3,}$/.test(text)) session = "pytest";
		else if (/={70}$/.test(before) && /(?:^| )(?:FAIL|ERROR): \S/.test(text)) session = "unittest";
		if (session !== void 0 || text.startsWith("INTERNALERROR>")) inside.add(n);
		if (session === "pytest" && /\bin \d{1,6}(?:\.\d{1,3})?s(?: \(.{1,20}\))?(?: =+)?$/.test(text)) session = void 0;
		if (session === "unittest" && /^Ran \d+ tests? in /.test(text)) session = void 0;
		before = text;
	}
	return inside;
}
function lineAt(lines, i) {
	return lines[i] ?? {
		n: 1,
		text: ""
	};
}
function distinct$4(found) {
	const seen = /* @__PURE__ */ new Map();
	for (const f of found) {
		const key = JSON.stringify([f.message, f.artifacts]);
		const before = seen.get(key);
		if (before === void 0 || f.strength > before.strength) seen.set(key, f);
	}
	return [...seen.values()];
}
// src/ci/diagnostics/tsc.ts
const tool$4 = "tsc";
const plain = /^\s{0,8}([^\s'"`][^'"`]{0,400}?)\((\d{1,6}),(\d{1,6})\): error (TS\d{4,5}): (.*)$/;
const pretty = /^\s{0,8}(?:Error: )?(\S.{0,400}?):(\d{1,6}):(\d{1,6}) - error (TS\d{4,5}|ts\(\d{4,5}\)): (.*)$/;
const global = /^\s{0,8}error (TS\d{4,5}): (.*)$/;
const bundled = /^\s{0,8}(?:[✘X] )?(?:\[ERROR\] )?(TS\d{4,5}): (.*?)(?: \[plugin [^\]]{1,80}\])?$/;
const checker = /^\s{0,8}ERROR in (\S.{0,400}?)(?::(\d{1,6}):(\d{1,6})|\((\d{1,6}),(\d{1,6})\))$/;
const svelte = /^(?:Error|error): (.*) \((?:ts|js)\)$/;
const notInstalled = /This is not the tsc command you are looking for/;
/** Codes of the parser (1000-1199 hold others too: module settings, modifiers, decorators). */
const parser = new Set([
	1002,
	1003,
	1005,
	1009,
	1010,
	1011,
	1012,
	1014,
	1068,
	1109,
	1110,
	1121,
	1124,
	1125,
	1126,
	1127,
	1128,
	1129,
	1130,
	1131,
	1132,
	1134,
	1135,
	1136,
	1137,
	1138,
	1139,
	1140,
	1141,
	1142,
	1144,
	1145,
	1146,
	1155,
	1160,
	1161,
	1185,
	1351,
	1357,
	1381,
	1382,
	1389,
	1434,
	1435,
	17002,
	17008,
	17014,
	17015
].map((code) => `TS${code}`));
const tsc = {
	tool: tool$4,
	reads: "error lines of tsc (plain, pretty, --build), vue-tsc, ts-node, ts-jest, Angular, fork-ts-checker, astro check and svelte-check; options and projects that tsc refuses",
	fixtures: "real",
	sign: /\berror (?:TS\d{4,5}|ts\(\d{4,5}\)): |(?:^|\s)TS\d{4,5}: |\((?:ts|js)\)$|This is not the tsc command/,
	read(lines) {
		const found = /* @__PURE__ */ new Map();
		for (const [i, line] of lines.entries()) {
			const made = lineFinding(lines, line, i);
			if (made === void 0) continue;
			const key = JSON.stringify([
				made.ruleId,
				made.message,
				made.artifacts
			]);
			if (!found.has(key)) found.set(key, made);
		}
		return [...found.values()];
	}
};
function lineFinding(lines, line, i) {
	const printed = parse$1(lines, unprefix(line.text).trimEnd(), i);
	if (printed === void 0) return void 0;
	const { file, row, column, code, message } = printed;
	return finding({
		tool: tool$4,
		failureType: typeOf$2(code, message, file),
		...code === void 0 ? {} : { ruleId: code },
		message,
		signals: signalsOf(code, message),
		artifacts: file === void 0 ? [] : [artifact(file, row, column)],
		strength: file === void 0 ? 4 : 5
	}, line, line, contextEnd(lines, i, /^ {2,8}\S/, 3));
}
function parse$1(lines, text, i) {
	const direct = plain.exec(text) ?? pretty.exec(text);
	if (direct !== null) {
		const [, file, row, column, code = "", message = ""] = direct;
		return {
			file,
			row,
			column,
			code: code.toUpperCase().replace(/^TS\((\d+)\)$/, "TS$1"),
			message
		};
	}
	const bare = global.exec(text);
	if (bare !== null) return {
		code: bare[1] ?? "",
		message: bare[2] ?? ""
	};
	const inBundle = bundled.exec(text);
	if (inBundle !== null) {
		const near = bundlerPlace(lines, i);
		return near === void 0 ? void 0 : {
			...near,
			code: inBundle[1] ?? "",
			message: inBundle[2] ?? ""
		};
	}
	const checked = svelte.exec(text);
	const place = checked === null ? void 0 : placeAtEnd(unprefix(lines[i - 1]?.text ?? "").trim());
	if (place?.line !== void 0) return {
		file: place.path,
		row: String(place.line),
		column: String(place.column ?? ""),
		message: checked?.[1] ?? ""
	};
	return notInstalled.test(text) ? { message: text.trim() } : void 0;
}
/** Bundlers put the place on a line of its own: `ERROR in file:1:2` above, or `    file:1:2:` below (esbuild). */
function bundlerPlace(lines, i) {
	const above = checker.exec(unprefix(lines[i - 1]?.text ?? "").trimEnd());
	if (above !== null) return {
		file: above[1],
		row: above[2] ?? above[4],
		column: above[3] ?? above[5],
		message: ""
	};
	for (const next of lines.slice(i + 1, i + 4)) {
		const text = unprefix(next.text).trim();
		const place = text.endsWith(":") ? placeAtEnd(text.slice(0, -1)) : void 0;
		if (place !== void 0) return {
			file: place.path,
			row: String(place.line ?? ""),
			column: String(place.column ?? ""),
			message: ""
		};
	}
}
function typeOf$2(code, message, file) {
	if (code === void 0) return notInstalled.test(message) ? "dependency_issue" : "type_checking";
	const specifier = missingModule(message);
	if (code === "TS2307" && specifier !== void 0 && isPackage(specifier)) return "dependency_issue";
	if (code === "TS2688") return "dependency_issue";
	if (parser.has(code)) return "syntax_error";
	return /^TS(?:5\d{3}|6046|6053|6059|6305|6306|6307|6310|18003)$/.test(code) || /(?:^|[\\/])[tj]sconfig[\w.-]{0,60}\.json$/.test(file ?? "") ? "configuration_error" : "type_checking";
}
// src/ci/diagnostics/turbo.ts
const turbo = perLine({
	tool: "turbo",
	reads: "which task of which package failed (a wrapper: the tools inside explain it), refused configuration",
	fixtures: "real",
	sign: /#[\w:-]{1,80}: {1,2}(?:ERROR {1,2})?command .{1,1000} exited \(\d+\)$|(?:^|\s)\s{0,4}[x×] (?:Could not find (?:task|workspace|package|turbo)|Missing tasks? in|Invalid (?:package|turbo)|Cyclic dependency)/,
	rules: [{
		pattern: /^\s{0,4}(?:ERROR {1,2})?(?<message>[@\w./-]{1,120}#[\w:-]{1,80}: {1,2}(?:ERROR {1,2})?command .* exited \(\d+\))$/,
		failureType: "runtime_error",
		strength: 1
	}, {
		pattern: /^\s{0,4}[x×] (?<message>(?:Could not find (?:task|workspace|package|turbo)|Missing tasks? in|Invalid (?:package|turbo)|Cyclic dependency).*)$/,
		failureType: "configuration_error",
		strength: 3
	}]
});
// src/ci/diagnostics/unittest.ts
const rule$1 = /^={70}$/;
const title = /^(FAIL|ERROR|UNEXPECTED SUCCESS): (\S.{0,300})$/;
/** `test_x (app.tests.CartTest.test_x) (i=2)`; before Python 3.11 the class alone stands in the brackets. */
const named$3 = /^(\S{1,200}) \(([\w.]{1,300})\)/;
/** Between the title and its traceback stand a docstring and a line of dashes. */
const maxHead = 12;
const above = 30;
const unittest = {
	tool: "unittest",
	reads: "FAIL and ERROR blocks of unittest, Django and other runners on it, import failures of test modules, totals",
	fixtures: "real",
	sign: /(?:^|\s)(?:FAIL|ERROR|UNEXPECTED SUCCESS): \S|(?:^|\s)FAILED \((?:failures|errors|unexpected successes)=/,
	read(lines) {
		const found = [];
		for (let i = 1; i < lines.length; i++) {
			const hit = title.exec(unprefix(lines[i]?.text ?? ""));
			if (hit?.[2] === void 0 || !rule$1.test(unprefix(lines[i - 1]?.text ?? ""))) continue;
			found.push(readTest(lines, i, hit[1] === "FAIL", hit[2]));
		}
		return found.length > 0 ? distinct$3(found) : totals(lines);
	}
};
function readTest(lines, i, failed, words) {
	const start = lines[i] ?? {
		n: 1,
		text: ""
	};
	const head = tracebackAfter(lines, i);
	const stack = head === void 0 ? void 0 : readStack(lines, head);
	const at = lines[stack?.at ?? i] ?? start;
	const message = stack?.text ?? words;
	const name = exceptionOf(message)?.name ?? "AssertionError";
	const symbol = symbolOf(words);
	const loading = /_FailedTest/.test(words);
	const frames = stack?.frames ?? [];
	return finding({
		tool: "unittest",
		failureType: loading && !failed ? failureTypeOf(name, message.slice(name.length + 2)) : "test_failure",
		ruleId: name,
		message,
		signals: [...signalsOf(name, message).slice(0, 3), ...loading ? [] : [symbol]],
		artifacts: placesOfTest({
			kind: loading ? "collection" : "failure",
			name: symbol,
			title: start,
			lines: []
		}, frames, void 0),
		strength: 5
	}, at, start.n >= at.n - above ? start : {
		n: at.n - above,
		text: ""
	});
}
/** Index of the traceback that belongs to the title at `i`. */
function tracebackAfter(lines, i) {
	for (let k = i + 1; k < Math.min(lines.length, i + maxHead); k++) {
		const text = unprefix(lines[k]?.text ?? "");
		if (tracebackHead.test(text)) return k;
		if (rule$1.test(text)) return void 0;
	}
}
/** `test_x (ut.test_cart.CartTest.test_x)` → `CartTest.test_x`. */
function symbolOf(words) {
	const [, method = words, path = ""] = named$3.exec(words) ?? [];
	const owner = path.split(".").filter((part) => part !== method).at(-1);
	return owner === void 0 || owner === "" ? method : `${owner}.${method}`;
}
function totals(lines) {
	const line = lines.find(({ text }) => /^FAILED \((?:failures|errors|unexpected successes)=\d/.test(unprefix(text)));
	if (line === void 0) return [];
	const message = unprefix(line.text);
	return [finding({
		tool: "unittest",
		failureType: "test_failure",
		message,
		signals: [message],
		strength: 2
	}, line)];
}
/** A test that fails in several runs of one step counts once. */
function distinct$3(found) {
	const seen = /* @__PURE__ */ new Map();
	for (const f of found) {
		const key = JSON.stringify([
			f.message,
			f.artifacts,
			f.signals
		]);
		if (!seen.has(key)) seen.set(key, f);
	}
	return [...seen.values()];
}
// src/ci/diagnostics/uv.ts
/** The words that uv begins an error with. Other programs in Rust print `error: ` too, so only these count. */
const kinds = [
	kind$1(/^No solution found when resolving /, "dependency_issue", "NoSolution"),
	kind$1(/^(?:Failed to (?:build|prepare distributions)|Build backend failed|The build backend returned)/, "package_install_error", "BuildFailed"),
	kind$1(/^(?:Failed to (?:fetch|download)|Error while (?:fetching|downloading)|Request failed after|Could not connect)/, "environment_error", "network"),
	kind$1(/^(?:The lockfile at |Unable to find lockfile at )/, "dependency_issue", "lockfile"),
	kind$1(/^Failed to spawn: /, "environment_error", "spawn"),
	kind$1(/^(?:No interpreter found |The requested interpreter |No virtual environment found|The Python request )/, "environment_error", "interpreter"),
	kind$1(/^(?:Couldn't parse requirement |Failed to parse:? |File not found: |No `pyproject\.toml` found|(?:Default )?[Gg]roup `|Extra `)/, "configuration_error", "config"),
	kind$1(/^(?:Distribution not found at|Package `|The current Python platform|Failed to install|Failed to read `)/, "package_install_error", "install"),
	kind$1(/^unexpected argument /, "configuration_error", "usage")
];
const start$1 = /^ {0,4}(?:error: |× )(\S.*)$/;
const cause = /^ {1,4}(?:cause: |Caused by: |╰─▶ |├─▶ )(.*)$/;
const more = /^(?: {4,}\S| {0,4}[│├╰]| {2}\S)/;
const maxBlock = 60;
const uv = {
	tool: "uv",
	reads: "resolution, build, lock file, network, interpreter and configuration errors of uv, old and new layout",
	fixtures: "real",
	sign: /^(?:.{0,60} )?(?:error: |× )(?:No |Failed to|Build backend|Request failed|Could|The |Unable to find lockfile|File not found|Distribution not|Package `|[Dd]efault group|[Gg]roup `|Extra `|unexpected argument)/,
	read(lines) {
		const texts = lines.map((line) => unprefix(line.text));
		const found = /* @__PURE__ */ new Map();
		texts.forEach((_, i) => {
			const one = errorAt(lines, texts, i);
			if (one !== void 0 && !found.has(one.message)) found.set(one.message, one);
		});
		return [...found.values()];
	}
};
function kind$1(words, type, ruleId) {
	return {
		words,
		type,
		ruleId
	};
}
function errorAt(lines, texts, i) {
	const at = lines[i];
	const head = start$1.exec(texts[i] ?? "")?.[1];
	const what = head === void 0 ? void 0 : kinds.find(({ words }) => words.test(head));
	if (at === void 0 || head === void 0 || what === void 0) return void 0;
	if (what.ruleId === "usage" && !texts.slice(i, i + 12).some((text) => /^Usage: uvx? /.test(text))) return void 0;
	const sentences = sentencesOf(texts, i);
	if (what.ruleId === "BuildFailed") return buildFailure(lines, texts, i, sentences.parts);
	const message = sentences.parts.join(" – ");
	const file = /[`' ]([\w./-]{1,200}\.(?:toml|lock|txt|in))\b/.exec(message)?.[1];
	return finding({
		tool: "uv",
		failureType: what.type,
		ruleId: what.ruleId,
		message,
		signals: [.../* @__PURE__ */ new Set([(sentences.parts[0] ?? head).slice(0, 60), ...packagesOf(message)])].slice(0, 4),
		artifacts: what.type === "environment_error" || file === void 0 ? [] : [artifact(file)],
		strength: 5
	}, at, at, lines[sentences.end]);
}
/** The error and its causes, wrapped lines joined; `end` is the index of the last line. */
function sentencesOf(texts, i) {
	const parts = [start$1.exec(texts[i] ?? "")?.[1]?.trim() ?? ""];
	let end = i;
	while (end + 1 < texts.length && end - i < 30 && more.test(texts[end + 1] ?? "")) {
		end++;
		const text = texts[end] ?? "";
		const next = cause.exec(text)?.[1];
		if (next !== void 0) parts.push(next.trim());
		else parts.push(`${parts.pop() ?? ""} ${text.replace(/^[ │]+/, "")}`);
	}
	return {
		parts,
		end
	};
}
/** The output of the build stands below, indented or not; its last exception or first error says why. */
function buildFailure(lines, texts, i, parts) {
	const rest = texts.slice(i + 1, i + maxBlock);
	const stop = rest.findIndex((text) => /^(?:hint: |error: |Process completed)/.test(text));
	const block = stop < 0 ? rest : rest.slice(0, stop);
	const k = buildCause(block);
	const at = lines[k < 0 ? i : i + 1 + k] ?? lines[i] ?? {
		n: 1,
		text: ""
	};
	const why = k < 0 ? parts[1] ?? "" : (block[k] ?? "").trim();
	const head = parts[0] ?? "";
	return finding({
		tool: "uv",
		failureType: "package_install_error",
		ruleId: "BuildFailed",
		message: `${head} – ${why}`,
		signals: [.../* @__PURE__ */ new Set([...signalsOf(void 0, head), why.slice(0, 80)])].slice(0, 4),
		strength: 5
	}, at, lines[i], at);
}
/** Requirements a resolver's sentence names: `idna>=99`, `requests==2.33.0`. */
function packagesOf(message) {
	return [...message.match(/[A-Za-z][\w.-]{0,60}(?:\[[\w,-]{1,60}\])?(?:==|>=|<=|~=|!=|<|>)[\w.*+!]{1,40}/g) ?? [], ...(message.match(/`[^`]{2,60}`/g) ?? []).map((text) => text.slice(1, -1))];
}
// src/ci/diagnostics/vite.ts
const tool$3 = "vite";
const during = /^\s{0,4}(?:error during build:|\[commonjs--resolver\] .*|x Build failed in .*|✗ Build failed in .*)$/;
/** CocoaPods and fastlane write `[!] <sentence>` as well: Rollup names an error or a plugin. */
const rollup = /^\[!\] ((?:\w{0,40}Error: |[([]plugin )\S.*)$/;
const place$4 = /^(?:file: )?(\S.{0,300}?)(?: \((\d{1,7}):(\d{1,5})\)|:(\d{1,7}):(\d{1,5}))(?::|$| \()/;
const fileLine = /^file: (\S.{0,300})$/;
const config = /^failed to load config from (\S.{0,300})$/;
const vite = {
	tool: tool$3,
	reads: "build errors of Vite (up to 7) and Rollup: unresolved imports, missing exports, files that do not parse, configuration that does not load",
	fixtures: "real",
	sign: /error during build:|(?:^|\s)\[!\] (?:\w{0,40}Error: |[([]plugin )|[x✗] Build failed in |failed to load config from /,
	read(lines) {
		const texts = lines.map((line) => unprefix(line.text).trimEnd());
		const found = /* @__PURE__ */ new Map();
		for (let i = 0; i < texts.length; i++) {
			const start = reasonIndex(texts, i);
			if (start === void 0) continue;
			const made = blockFinding$1(lines, texts, i, start);
			if (made !== void 0 && !found.has(made.message)) found.set(made.message, made);
			i = start;
		}
		return [...found.values()];
	}
};
/** Index of the line with the reason, if a block starts at `i`. */
function reasonIndex(texts, i) {
	const text = texts[i] ?? "";
	if (rollup.test(text)) return i;
	if (!during.test(text)) return void 0;
	const at = indexFrom(texts, i + 1, 8, (other) => other.trim() !== "" && !during.test(other));
	return at < texts.length && at < i + 9 ? at : void 0;
}
function blockFinding$1(lines, texts, from, at) {
	const line = lines[at];
	if (line === void 0) return void 0;
	const end = indexFrom(texts, at + 1, 30, (text) => /^\s{0,8}at /.test(text));
	const block = texts.slice(at, Math.max(end, at + 1));
	const reason = (rollup.exec(block[0] ?? "")?.[1] ?? block[0] ?? "").trim();
	if (/^(?:Error: )?Build failed with \d+ errors?:$/.test(reason)) return void 0;
	const above = texts.slice(Math.max(0, from - 3), at).map((text) => config.exec(text)?.[1]).find((path) => path !== void 0);
	const rule = missingModule(reason) === void 0 ? errorHead(reason)?.name : "MODULE_NOT_FOUND";
	const ruleId = rule === "Error" || rule === "RollupError" ? void 0 : rule;
	return finding({
		tool: tool$3,
		failureType: typeOf$1(reason, above !== void 0),
		...ruleId === void 0 ? {} : { ruleId },
		message: reason,
		signals: errorSignals(ruleId, reason),
		artifacts: above === void 0 ? placesIn(block, reason) : [artifact(above)],
		strength: 5
	}, line, lines[from], lines[Math.min(end, at + 12) - 1] ?? line);
}
/** The place in a block that has a line number, else the file it names. */
function placesIn(block, message) {
	for (const text of block.slice(0, 12)) {
		const hit = place$4.exec(text.replace(/^(?:\[!\] )?(?:\w{1,40}Error: |\[[\w:@/-]{1,60}\] ){0,2}/, ""));
		if (hit !== null) return [artifact(plainPath(hit[1] ?? ""), hit[2] ?? hit[4], hit[3] ?? hit[5])];
	}
	const named = / (?:from|imported by) ["']([^"']{1,300})["']/.exec(message)?.[1] ?? block.map((text) => fileLine.exec(text)?.[1]).find((path) => path !== void 0);
	return named === void 0 ? [] : [placeAtEnd(named) ?? artifact(named)];
}
function typeOf$1(message, whileLoading) {
	const type = errorType(message);
	if (type === "dependency_issue") return type;
	if (whileLoading) return "configuration_error";
	if (/is not exported by/.test(message)) return "type_checking";
	return type === "runtime_error" && /\bExpected\b|[Ee]xpression expected|[Uu]nexpected/.test(message) ? "syntax_error" : type;
}
// src/ci/diagnostics/vitest.ts
const tool$2 = "vitest";
const testFile = /^(?:\|[^|]{1,60}\| |[\w-]{1,40} (?:\([\w -]{1,30}\) )?)?([^\s>]{1,300}\.[cm]?[jt]sx?|[^\s>]{1,300}\.(?:vue|svelte|feature))(?: > (.{1,600})| \[ .{1,300} \])?$/;
const fail = /^\s{0,3}(?:FAIL|❌)\s{1,3}(\S.*)$/;
const rule = /^\s{0,2}⎯{6,}(?:\[\d+\/\d+\]⎯)?$/;
const banner = /^⎯{3,} ?(Unhandled Rejection|Uncaught Exception|Unhandled Error|Startup Error|Unhandled Source Errors?|Typecheck Error) ?⎯{3,}$/;
const listed = /^\s{2,8}[×❯✗] (\S.{0,600}?)(?: \d+ms)?$/;
const listedFile = /^ [❯×✗] (\S{1,300}) {1,2}\(\d+ tests?/;
const rules = [
	{
		pattern: /^(?<message>No test(?: suite)? files found, exiting with code 1)/,
		failureType: "configuration_error",
		strength: 4
	},
	{
		pattern: /^ERROR: (?<message>Coverage for .{1,100} does not meet .{1,200})$/,
		failureType: "test_failure",
		ruleId: "coverage-threshold",
		strength: 4
	},
	{
		pattern: /^\s{0,4}(?<message>MISSING DEPENDENCY\s+Cannot find dependency '[^']{1,100}')/,
		failureType: "dependency_issue",
		strength: 4
	}
];
const vitest = {
	tool: tool$2,
	reads: "failed tests and suites of the default, verbose and github-actions reporters of Vitest 1-4, unhandled errors, start-up errors, coverage thresholds",
	fixtures: "real",
	sign: /(?:^|\s)\s{0,3}FAIL\s{1,3}\S|(?:^|\s)\s{0,4}❯ \S|⎯⎯⎯ ?(?:Failed|Unhandled|Uncaught|Startup)|(?:^|\s)ERROR: Coverage for |No test (?:suite )?files found|MISSING DEPENDENCY/,
	read(lines) {
		const texts = lines.map((line) => unprefix(line.text).trimEnd());
		const found = [...failBlocks(lines, texts), ...bannerBlocks(lines, texts)];
		const rest = found.length > 0 ? found : annotations$1(lines, texts);
		return [...rest.length > 0 ? rest : listedTests(lines, texts), ...readLines$1(tool$2, lines, rules)];
	}
};
/** Tests that fail for the same reason share one block: their FAIL lines follow each other, then comes the error. */
function failBlocks(lines, texts) {
	const found = /* @__PURE__ */ new Map();
	for (let i = 0; i < texts.length; i++) {
		const name = fail.exec(texts[i] ?? "")?.[1];
		const hit = name === void 0 ? null : testFile.exec(name);
		if (name === void 0 || hit === null || hit[2] === void 0 && !name.endsWith(" ]")) continue;
		let start = i + 1;
		while (fail.test(texts[start] ?? "")) start++;
		const end = blockEnd(lines, texts, start);
		const made = blockFinding$6(lines, {
			tool: tool$2,
			title: titleOf$1(hit[2] ?? hit[1] ?? name, start - i - 1),
			from: i,
			start,
			end,
			file: leadingPlace(texts.slice(start, Math.min(end, start + 8))) ?? artifact(hit[1] ?? ""),
			...hit[2] === void 0 ? { failureType: errorType } : {}
		});
		const bullet = /^\s{0,2}● /.test(texts.slice(start, start + 3).find((text) => text !== "") ?? "");
		if (made !== void 0 && made.at !== made.from && !bullet && !found.has(name)) found.set(name, made);
		i = start - 1;
	}
	return [...found.values()];
}
const titleOf$1 = (title, more) => more === 0 ? title : `${title} (and ${more} more)`;
function blockEnd(lines, texts, start) {
	return indexFrom(texts, start, 120, (text, k) => {
		return k > start && rule.test(text) || fail.test(text) || banner.test(text) || lines[k]?.mark === "error";
	});
}
/** Errors outside of any test: each under its own banner. */
function bannerBlocks(lines, texts) {
	return texts.flatMap((text, i) => {
		const title = banner.exec(text)?.[1];
		if (title === void 0) return [];
		const end = blockEnd(lines, texts, i + 1);
		return blockFinding$6(lines, {
			tool: tool$2,
			title,
			from: i,
			start: i + 1,
			end,
			failureType: outsideType,
			strength: 4
		}) ?? [];
	});
}
const outsideType = (reason) => /TypeCheckError|TS\d{4,5}/.test(reason) ? "type_checking" : errorType(reason);
/** The github-actions reporter alone: `##[error]Error: reason`, then frames; the test's name is not in the log. */
function annotations$1(lines, texts) {
	return lines.flatMap((line, i) => {
		if (line.mark !== "error" || errorHead(texts[i] ?? "") === void 0) return [];
		const end = indexFrom(texts, i + 1, 60, (_, k) => lines[k]?.mark === "error");
		if (!texts.slice(i, end).some((text) => text.trimStart().startsWith("❯ ") && stackFrame(text) !== void 0)) return [];
		return blockFinding$6(lines, {
			tool: tool$2,
			title: "",
			from: i,
			start: i,
			end,
			failureType: (reason) => thrownType(reason),
			strength: 4
		}) ?? [];
	});
}
function thrownType(reason) {
	const type = errorType(reason);
	return type === "runtime_error" ? "test_failure" : type;
}
/** A log cut before the details: the list of tests still names what failed and, under an arrow, why. */
function listedTests(lines, texts) {
	const found = [];
	let file;
	for (const [i, text] of texts.entries()) {
		file = listedFile.exec(text)?.[1] ?? file;
		const title = listed.exec(text)?.[1];
		if (title === void 0 || !/^\s{1,12}→ \S/.test(texts[i + 1] ?? "")) continue;
		const named = file === void 0 ? {} : { file: artifact(file) };
		const made = blockFinding$6(lines, {
			tool: tool$2,
			title,
			from: i,
			start: i + 1,
			end: i + 2,
			strength: 3,
			...named
		});
		if (made !== void 0) found.push(made);
	}
	return found;
}
// src/ci/diagnostics/webpack.ts
const tool$1 = "webpack";
const errorIn = /^\s{0,4}ERROR in (\S.{0,600})$/;
/** Forms that tsc and ESLint read themselves: their blocks have codes and rules of their own. */
const foreignBlock = /^\s{0,8}(?:TS\d{4,5}: |\[eslint\])/;
const cli = /^\[webpack-cli\] (?:(Invalid configuration object.*|Failed to load .*|Error: .*|.*ValidationError.*))$/;
const place$3 = /^(\S.{0,300}?)(?: (\d{1,7}):(\d{1,5})(?:-\d+(?::\d+)?)?|:(\d{1,7}):(\d{1,5}))?$/;
const embedded = /\((\d{1,7}):(\d{1,5})\)/;
const craFailed = /^Failed to compile\.$/;
const closing$1 = /^\s{0,4}ERROR in |^webpack .* compiled with |^\s{0,4}WARNING in /;
const webpack = {
	tool: tool$1,
	reads: "ERROR in blocks of webpack, rspack, vue-cli and react-scripts, unresolved modules, files that do not parse, refused configuration",
	fixtures: "real",
	sign: /(?:^|\s)\s{0,4}ERROR in \S|(?:^|\s)\[webpack-cli\] |(?:^|\s)Failed to compile\.$|Module not found: |Module (?:parse|build) failed/,
	read(lines) {
		const texts = lines.map((line) => unprefix(line.text).trimEnd());
		if (texts.some((text) => /\bNext\.js \d|\bnext build\b/.test(text))) return [];
		return [
			...errorBlocks(lines, texts),
			...reactScripts(lines, texts),
			...commandLine(lines, texts)
		];
	}
};
function errorBlocks(lines, texts) {
	const found = /* @__PURE__ */ new Map();
	for (const [i, text] of texts.entries()) {
		const where = errorIn.exec(text)?.[1];
		if (where === void 0) continue;
		const end = indexFrom(texts, i + 1, 60, (other) => closing$1.test(other));
		const said = indexFrom(texts, i + 1, end - i - 1, (other) => other.trim() !== "");
		const inline = /(?:Error|error): |Module /.test(where);
		const at = inline || said === end ? i : said;
		if (foreignBlock.test(texts[at] ?? "")) continue;
		const made = blockFinding(lines, texts, {
			from: i,
			at,
			end,
			where: inline ? void 0 : where
		});
		const key = `${made?.message} ${made?.artifacts[0]?.path} ${made?.artifacts[0]?.line}`;
		if (made !== void 0 && !found.has(key)) found.set(key, made);
	}
	return [...found.values()];
}
function blockFinding(lines, texts, block) {
	const line = lines[block.at];
	if (line === void 0) return void 0;
	const text = (texts[block.at] ?? "").replace(/^\s{0,4}ERROR in /, "").trim();
	const cause = /^Module build failed/.test(text) ? (texts.slice(block.at + 1, block.at + 3).find((next) => errorHead(next) !== void 0) ?? "").trim() : "";
	const message = [text, cause].filter((part) => part !== "").join(" ");
	const ruleId = missingModule(message) === void 0 ? (errorHead(cause) ?? errorHead(text))?.name : "MODULE_NOT_FOUND";
	const parts = {
		tool: tool$1,
		failureType: typeOf(message),
		message,
		signals: errorSignals(ruleId, message),
		artifacts: placeOf(block.where, message),
		strength: 5
	};
	const to = lines[Math.min(block.end - 1, block.at + 8)] ?? line;
	return finding({
		...parts,
		...ruleId === void 0 || ruleId === "Error" ? {} : { ruleId }
	}, line, lines[block.from], to);
}
function placeOf(where, message) {
	const hit = where === void 0 ? null : place$3.exec(where.replace(/ \+ \d+ modules$/, ""));
	const path = hit?.[1];
	if (path === void 0 || !/[./\\]/.test(path)) return [];
	const inner = embedded.exec(message);
	return [artifact(path.includes("!") ? path.slice(path.lastIndexOf("!") + 1) : path, hit?.[2] ?? hit?.[4] ?? inner?.[1], hit?.[3] ?? hit?.[5] ?? inner?.[2])];
}
const typeOf = (message) => {
	const type = errorType(message);
	return type === "runtime_error" && /^(?:export |Attempted import error)|was not found in/.test(message) ? "type_checking" : type;
};
/** react-scripts: `Failed to compile.`, then one error as plain text; rows of ESLint and TypeScript are left to their modules. */
function reactScripts(lines, texts) {
	const i = texts.findIndex((text) => craFailed.test(text));
	if (i < 0) return [];
	const end = indexFrom(texts, i + 1, 40, (text) => /^npm (?:ERR!|error) |^error Command failed/.test(text));
	const at = indexFrom(texts, i + 1, end - i - 1, (text) => /Module not found: |Attempted import error: |SyntaxError: |Module (?:parse|build) failed/.test(text));
	if (at === end || errorIn.test(texts[i + 1] ?? "")) return [];
	const above = texts.slice(i + 1, at).find((text) => /^\.{0,2}[\w./\\-]{1,300}\.\w{1,10}$/.test(text));
	const named = placeAtEnd(/in ['"](.{1,300})['"]$/.exec(texts[at] ?? "")?.[1] ?? "");
	const made = blockFinding(lines, texts, {
		from: i,
		at,
		end: Math.min(end, at + 8),
		where: above ?? named?.path
	});
	return made === void 0 ? [] : [made];
}
function commandLine(lines, texts) {
	const i = texts.findIndex((text) => cli.test(text));
	const line = lines[i];
	if (line === void 0) return [];
	const next = cli.exec(texts[i + 1] ?? "")?.[1] ?? errorHead(texts[i + 1] ?? "")?.message;
	const message = [cli.exec(texts[i] ?? "")?.[1] ?? "", next ?? ""].join(" ").trim();
	const failureType = missingModule(message) !== void 0 && errorType(message) === "dependency_issue" ? "dependency_issue" : "configuration_error";
	const config = /Failed to load '([^']{1,300})'/.exec(message)?.[1];
	return [finding({
		tool: tool$1,
		failureType,
		message,
		signals: errorSignals(void 0, message),
		artifacts: config === void 0 ? [] : [artifact(config)],
		strength: 4
	}, line, line, lines[Math.min(i + 6, lines.length - 1)] ?? line)];
}
// src/ci/diagnostics/yamllint.ts
const parsable = /^(?<file>[^\s:][^:]{0,300}):(?<line>\d+):(?<column>\d+): \[(?<level>error|warning)\] (?<message>.+?)(?: \((?<rule>[\w-]+)\))?$/;
const path$1 = /^(?:::group::)?(?<file>\S.{0,300}\.ya?ml)$/;
const row = /^ {2}(?<line>\d+):(?<column>\d+) +(?<level>error|warning) +(?<message>.+?)(?: {1,3}\((?<rule>[\w-]+)\))?$/;
/** Rules of pure layout. */
const layout = /^(?:braces|brackets|colons|commas|comments|comments-indentation|empty-lines|hyphens|indentation|line-length|new-line-at-end-of-file|new-lines|trailing-spaces)$/;
const yamllint = {
	tool: "yamllint",
	reads: "yamllint, standard and parsable formats: one finding a problem with its rule.",
	fixtures: "real",
	sign: /\.ya?ml$|: \[(?:error|warning)\] /,
	read(lines, step) {
		const found = readLines$1("yamllint", lines, [{
			pattern: parsable,
			failureType: ({ rule }) => kind(rule),
			strength: 5
		}]);
		let file;
		for (const line of lines) {
			const text = unprefix(line.text);
			file = path$1.exec(text)?.groups?.file ?? (text.startsWith("  ") ? file : void 0);
			const groups = file === void 0 ? void 0 : row.exec(text)?.groups;
			if (file === void 0 || groups?.message === void 0) continue;
			found.push(finding({
				tool: "yamllint",
				failureType: kind(groups.rule),
				...groups.rule === void 0 ? {} : { ruleId: groups.rule },
				message: groups.message,
				signals: [groups.rule ?? groups.message.slice(0, 80)],
				artifacts: [artifact(file, groups.line, groups.column)],
				severity: groups.level === "warning" ? "warning" : "error",
				strength: 5
			}, line));
		}
		return /\byamllint\b[^|;&]*\s(?:--strict|-s)\b/.test(step.command) ? found.map((f) => ({
			...f,
			severity: "error"
		})) : found;
	}
};
/** A problem without a rule is YAML that does not parse. */
function kind(rule) {
	if (rule === void 0 || rule === "syntax") return "syntax_error";
	return layout.test(rule) ? "code_formatting" : "linting";
}
// src/ci/diagnostics/yarn.ts
const tool = "yarn";
const berry = /^➤ (YN\d{4}): (?:[│┌└·] )?(\S.*)$/;
const classic = /^yarn (?:install|run|add|workspace|workspaces|exec|upgrade)? ?v\d|^info Visit https:\/\/yarnpkg\.com\//;
/** Berry's error codes (its documentation, "Error codes"); every other code is a warning, a note or free text. */
const codes = {
	YN0001: "package_install_error",
	YN0009: "package_install_error",
	YN0016: "dependency_issue",
	YN0018: "package_install_error",
	YN0020: "dependency_issue",
	YN0022: "configuration_error",
	YN0027: "configuration_error",
	YN0028: "dependency_issue",
	YN0030: "environment_error",
	YN0035: "dependency_issue",
	YN0041: "environment_error",
	YN0049: "dependency_issue",
	YN0050: "configuration_error",
	YN0056: "dependency_issue",
	YN0057: "configuration_error",
	YN0078: "package_install_error",
	YN0080: "environment_error",
	YN0081: "environment_error",
	YN0082: "dependency_issue",
	YN0087: "dependency_issue",
	YN0089: "configuration_error"
};
const classicRules = [
	{
		pattern: /^error (?<message>Command failed with (?:exit code|signal) .*)$/,
		failureType: "runtime_error",
		strength: 1
	},
	{
		pattern: /^error (?<message>Command "(?<symbol>[^"]{1,100})" not found\..*)$/,
		failureType: "configuration_error",
		ruleId: "missing-script",
		strength: 4
	},
	{
		pattern: /^error (?<message>Your lockfile needs to be updated.*)$/,
		failureType: "dependency_issue",
		ruleId: "frozen-lockfile",
		strength: 5
	},
	{
		pattern: /^error (?<message>Couldn't find (?:any versions for|package) .*|.*: The engine "[^"]{1,60}" is incompatible with this module.*|.*[Ii]ntegrity check failed.*|Package "[^"]{1,100}" refers to a non-existing file.*)$/,
		failureType: "dependency_issue",
		strength: 5
	},
	{
		pattern: /^error (?<message>(?:An unexpected error occurred: )?"?.*(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|ESOCKETTIMEDOUT|ENOTFOUND|ENOSPC|EACCES|self.signed certificate|Request failed "(?:401|403|5\d\d)).*)$/,
		failureType: "environment_error",
		strength: 4
	},
	{
		pattern: /^error (?<file>\S{0,300}node_modules\S{1,300}): (?<message>Command failed\.)$/,
		failureType: "package_install_error",
		strength: 5,
		context: /^(?:Exit code|Command|Arguments|Directory|Output): ?/
	},
	{
		pattern: /^error (?<message>(?!Found incompatible module\.).*)$/,
		failureType: "package_install_error",
		strength: 3
	}
];
const usage = [{
	pattern: /^Usage Error: (?<message>.*)$/,
	failureType: "configuration_error",
	ruleId: "usage",
	strength: 4
}, {
	pattern: /^Internal Error: (?<message>.*)$/,
	failureType: "configuration_error",
	strength: 3
}];
const yarn = {
	tool,
	reads: "errors of Yarn 1 and error codes of Yarn 2-4 (YN0028 and others); failed scripts as wrappers",
	fixtures: "real",
	sign: /➤ YN\d{4}: |(?:^|\s)yarn (?:install |run |add )?v\d|info Visit https:\/\/yarnpkg\.com\/|(?:^|\s)(?:Usage|Internal) Error: /,
	read(lines) {
		const rules = lines.some((line) => classic.test(unprefix(line.text))) ? [...classicRules, ...usage] : usage;
		return [...berryFindings(lines), ...readLines$1(tool, lines, rules)];
	}
};
/** Each code and text once: on Actions, berry repeats its errors after the group that it folds them into. */
function berryFindings(lines) {
	const found = /* @__PURE__ */ new Map();
	for (const [i, line] of lines.entries()) {
		const [, code = "", message = ""] = berry.exec(unprefix(line.text).trimStart()) ?? [];
		const failureType = codes[code];
		if (failureType === void 0 || code === "YN0028" && /^[-+ ]/.test(message) || found.has(code + message)) continue;
		const from = code === "YN0028" ? lines[diffStart(lines, i)] : line;
		found.set(code + message, berryFinding(code, message, failureType, line, from ?? line));
	}
	return [...found.values()];
}
function berryFinding(code, message, failureType, line, from) {
	const artifacts = code === "YN0028" ? [artifact("yarn.lock")] : [];
	return finding({
		tool,
		failureType,
		ruleId: code,
		message,
		signals: signalsOf(code, message),
		artifacts,
		strength: 5
	}, line, from);
}
/** First line of the diff that leads to a YN0028 sentence, at most 30 lines above it. */
function diffStart(lines, i) {
	let first = i;
	while (first > 0 && i - first < 30 && /^➤ YN00(?:28|00): [│ ]*(?:[-+ @]|$)/.test(unprefix(lines[first - 1]?.text ?? ""))) first--;
	return first;
}
// src/ci/diagnostics/all.ts
const diagnostics = [
	actionlint,
	ansibleLint,
	annotations$2,
	autotools,
	ava,
	bandit,
	bazel,
	behave,
	biome,
	black,
	bun,
	busted,
	cargoTest,
	cargo,
	checkstyle,
	cmake,
	conda,
	coverage,
	cypress,
	dart,
	deno,
	docker,
	doctest,
	dotnetTest,
	dotnet,
	elixir,
	erlang,
	esbuild,
	eslint,
	flake8,
	gcc,
	git,
	goBuild,
	goTest,
	gofmt,
	golangci,
	gradle,
	gtest,
	haskell,
	infra,
	isort,
	javac,
	jest,
	kotlinc,
	lerna,
	make$1,
	maven,
	meson,
	mkdocs,
	mocha,
	mypy,
	next,
	nodeTest,
	node,
	npm,
	nx,
	perl,
	php,
	phpunit,
	pip,
	playwright,
	pnpm,
	poetry,
	preCommit,
	prettier,
	pylint,
	pyright,
	pytest,
	pythonBuild,
	rlang,
	rolldown,
	rspec,
	ruby,
	ruff,
	runner,
	rustc,
	rustfmt,
	sanitizers,
	scala,
	shell$1,
	shellcheck,
	solidity,
	sphinx,
	sqlfluff,
	staticcheck,
	stylelint,
	surefire,
	swift,
	systemPackages,
	textLinters,
	nox,
	tox,
	traceback,
	tsc,
	turbo,
	unittest,
	uv,
	vite,
	vitest,
	webpack,
	yamllint,
	yarn
];
// src/ci/diagnostics/program.ts
/** Words that only prepare: a line of these alone tells nothing about what failed. */
const preparing = /^(?:cd|echo|export|source|set|mkdir|yes|sudo apt)\b/;
/** Words before the program itself. */
const carriers$1 = new Set("sudo time exec npx bunx uvx xvfb-run env run poetry pdm hatch bundle -m python python3".split(" "));
/** `cd x && FOO=1 python -m tool y` → `tool`; `script` when nothing can be told. At most 40 characters. */
function programOf(command) {
	const parts = (command.split("\n").map((line) => line.trim()).find((line) => line !== "" && !line.startsWith("#") && !/^set [-+]/.test(line)) ?? "").split(/&&|\|\||;|\|/).map((part) => part.trim());
	const main = parts.find((part) => part !== "" && !preparing.test(part)) ?? parts[0] ?? "";
	const word = main.split(/\s+/).filter((word) => !/^\w+=/.test(word) && !carriers$1.has(word)).find((w) => !w.startsWith("-")) ?? main.split(/\s+/)[0] ?? "";
	return (word.split("/").at(-1) ?? word).replace(/@.*$/, "").slice(0, 40) || "script";
}
// src/ci/diagnostics/region-type.ts
const byWords = [
	[/command not found|not installed|no space left|could not resolve host|connection (?:refused|reset|timed out)|temporary failure in name resolution|network is unreachable|tls handshake|\bssl\b|certificate|\btimed? ?out\b|rate limit|\b50[23]\b|permission denied|\bkilled\b|out of memory|cannot allocate|no such device|shared librar|is not recognized as/i, "environment_error"],
	[/syntax ?error|parse error|parsing error|unexpected (?:token|end of|character|symbol)|unterminated|^expected ["'`;{}()[\]]/i, "syntax_error"],
	[/cannot find (?:module|package)|module not found|no module named|unresolved (?:import|dependency)|could not (?:find|resolve) (?:a version|dependenc|package)|no matching (?:distribution|version|package)|version conflict|incompatible|dependency|lock ?file|package .{0,40} not found/i, "dependency_issue"],
	[/would (?:be )?reformat|not formatted|formatting|code style/i, "code_formatting"],
	[/type ?error|type mismatch|is not assignable|cannot find (?:name|symbol)|undeclared|undefined control sequence|does not (?:name a type|contain a definition)|mismatched types|unresolved reference|no such (?:function|method|property)/i, "type_checking"],
	[/assert(?:ion)?|expected .{0,60}(?:got|but|received|actual)|test.{0,20} fail|fail.{0,20} test|\d failed/i, "test_failure"],
	[/invalid (?:option|argument|configuration|config|value|input)|unknown (?:option|argument|flag|command)|unrecognized|config(?:uration)? (?:error|file|is)|not configured|required (?:input|variable|option)|unauthorized|forbidden|denied|credential|no such file|does not exist|missing|not found/i, "configuration_error"],
	[/docstring|documentation|sphinx|(?:broken|dead) link/i, "doc_docstring"],
	[/\b(?:should|must) (?:be|have|not|use|match|start|end)\b|not allowed|over budget|exceeds?\b|too (?:long|large|big|many)/i, "linting"]
];
const byCommand = [
	[/\b(?:fmt|format|prettier|black)\b/i, "code_formatting"],
	[/lint|check|clippy|validat|verify|audit|budget|policy|licen[cs]e/i, "linting"],
	[/test|spec|jest|vitest|pytest/i, "test_failure"],
	[/type|tsc|mypy|build|compile/i, "type_checking"],
	[/install|restore|npm ci|bundle/i, "package_install_error"],
	[/docs?\b/i, "doc_docstring"]
];
/** The failure type that the words suggest: the stating line first, then its surroundings, then what the command is for. */
function typeOfRegion(region, statement, command) {
	for (const text of [statement, region]) for (const [pattern, type] of byWords) if (pattern.test(text)) return type;
	for (const [pattern, type] of byCommand) if (pattern.test(command)) return type;
	return "runtime_error";
}
// src/ci/diagnostics/positional.ts
const path = String.raw`(?<file>(?:[A-Za-z]:)?[\w.@~+/\\-]{1,250}\.[A-Za-z][A-Za-z0-9]{0,9})`;
/** `error: `, `FATAL: `, `!! `, `DEAD  `: what some tools put before the place. */
const verdict = String.raw`(?:(?<before>[A-Za-z]{1,12})(?:: {0,4}|\] | {1,4})|[!*✗✖×>-]{1,3} {1,4}|\[(?<tag>[A-Za-z]{1,10})\] )?`;
/** The separators a tool may put between file, line and column; the number has to follow at once. */
const number = String.raw`(?::(?<line>\d{1,7})(?:[:.](?<column>\d{1,5}))?|\[(?<lineB>\d{1,7})(?:[,:] ?(?<columnB>\d{1,5}))?\]| ?\((?:line )?(?<lineP>\d{1,7})(?:, ?(?<columnP>\d{1,5}))?\)|@(?<lineA>\d{1,7})|(?:"?,)? (?:on |at |in )?(?:line|row|Line|Row|L) ?(?<lineW>\d{1,7}))`;
const opening$1 = new RegExp(`^ {0,6}${verdict}"?${path}"?${number}(?<rest>[:,;\\s-].*)$`);
/** What introduces a stack frame, a listing or progress and not an error. */
const notVerdict = /^(?:at|in|from|by|file|see|on|loading|reading|checking|running|compiling|building|linting|testing|wrote|created?|ok|pass|passed|done)$/i;
const mildWord = /\b(?:warn(?:ing)?|note|info|hint|style|notice|suggestion|help|debug|trace)\b/i;
const badWord = /\b(?:error|fatal|critical|fail(?:ed|ure)?|e)\b/i;
/** A clock or a date before the place is a program's log (Go's `log.Lshortfile`), not a verdict. */
const logged = /^\[?(?:\d{4}[-/]\d\d[-/]\d\d|\d\d:\d\d:\d\d)/;
/** `file.py:3: in f`, `file.rb:3:in 'f'` and sources shown with their number. */
const frameRest = /^:? ?(?:in\b|at\b|from\b|\|)/;
const success = /\b(?:ok|passed|success(?:ful(?:ly)?)?)[.!]?$/i;
const most = 100;
/** One finding for each line that states something about a place; warnings are marked so. Empty where no line does. */
function positional(lines, step) {
	const found = /* @__PURE__ */ new Map();
	for (const [i, line] of lines.entries()) {
		if (line.mark === "group" || line.mark === "command" || logged.test(line.text)) continue;
		const one = statement(line, lines[i - 1], step);
		if (one === void 0) continue;
		const key = JSON.stringify([one.message, one.artifacts]);
		if (!found.has(key)) found.set(key, one);
		if (found.size >= most) break;
	}
	return [...found.values()];
}
/** The place and the words of a line of that form. */
function statement(line, before, step) {
	const groups = opening$1.exec(unprefix(line.text))?.groups;
	if (groups?.file === void 0 || !hasSourceExtension(groups.file)) return void 0;
	const level = groups.before ?? groups.tag ?? "";
	const rest = groups.rest ?? "";
	const said = rest.replace(/^[\s:,;-]+/, "");
	if (notVerdict.test(level) || frameRest.test(rest) || !/[A-Za-z]{2}/.test(said) || success.test(said) || said.startsWith("==")) return void 0;
	if (groups.before !== void 0 && groups.before !== groups.before.toUpperCase() && !/^(?:error|fatal|warning|warn|note|info)$/i.test(level)) return void 0;
	const head = `${level} ${said.slice(0, 24)}`;
	return finding({
		tool: programOf(step.command),
		failureType: typeOfStatement(said, step.command),
		message: said,
		signals: signalsOf(void 0, said).slice(0, 4),
		artifacts: [artifact(groups.file, groups.line ?? groups.lineB ?? groups.lineP ?? groups.lineA ?? groups.lineW, groups.column ?? groups.columnB ?? groups.columnP)],
		severity: mildWord.test(head) && !badWord.test(head) ? "warning" : "error",
		strength: 3
	}, line, before !== void 0 && introduces(before) ? before : line);
}
/** The line above belongs to the statement where it is not one itself, nor blank. */
function introduces(before) {
	if (before.mark !== void 0 || before.text.trim() === "") return false;
	return before.text.length < 200 && !opening$1.test(unprefix(before.text));
}
/** Who reads sources line by line is a checker, unless its words tell otherwise. */
function typeOfStatement(said, command) {
	const type = typeOfRegion(said, said, command);
	return type === "runtime_error" ? "linting" : type;
}
// src/ci/diagnostics/fallback.ts
const opening = /^(?:\S{1,30}:? )?(?:error|fatal|panic|exception|abort(?:ed|ing)?|failure|failed|critical|e)\b[^a-z-]/i;
const named$2 = /\b[A-Z]\w*(?:Error|Exception|Failure|Panic)\b/;
const word = /\b(?:errors?|fatal|exception|panic(?:ked)?|traceback|unhandled|uncaught|segmentation fault|core dumped|assertion)\b/i;
const refusal$1 = /\b(?:cannot|can't|could not|couldn't|unable to|not found|no such|does not exist|doesn't exist|permission denied|access denied|forbidden|unauthorized|refused|timed out|timeout|unresolved|undefined|unknown|invalid|unexpected|missing|unsupported|not installed|not permitted|conflict|mismatch|expected|denied|required)\b/i;
const weak = /\b(?:fail(?:ed|s|ure|ing)?|abort(?:ed)?|killed|broken|✗|✖|×)\b|[✗✖×]/i;
const harmless = /\b(?:0 (?:errors?|failed|failures?)|no errors?|errors?: 0|failed: 0|failures: 0|without errors?|error[-_.]?(?:handl|log|report|page|bound)\w*|fail[-_]?(?:fast|over)|continue-on-error|on[-_]error|ignor(?:ed|ing)|deprecat|allow-fail|retry(?:ing)?|if error|ok\b|passed|success)/i;
const wrapper = /(?:exit(?:ed)?(?: with)?(?: status| code| value)?[:= ]+\d+|exit status \d+|non-?zero|returned \d+|return code|make(?:\[\d+\])?: \*\*\*|^##|command failed|script failed|task failed|build failed|^error: process|see (?:the )?(?:log|output|above)|for more information|run with --|stack ?trace)/i;
const warning = /\b(?:warn(?:ing)?s?|note|hint|info|debug|notice)\b/i;
const place$2 = /\.[A-Za-z]{1,5}[:(]\d+/;
function score(line) {
	const text = line.text.slice(0, 600);
	if (text.length < 4) return 0;
	let points = 0;
	if (opening.test(text)) points += 4;
	if (named$2.test(text)) points += 3;
	if (word.test(text)) points += 2;
	if (refusal$1.test(text)) points += 2;
	if (weak.test(text)) points += 1;
	if (points === 0) return 0;
	if (line.mark === "error") points += 2;
	if (place$2.test(text)) points += 1;
	if (harmless.test(text)) points -= 3;
	if (wrapper.test(text)) points -= 3;
	if (line.mark === "warning" || warning.test(text) && !opening.test(text)) points -= 2;
	if (/^\s{4,}/.test(text)) points -= 1;
	return points;
}
/**
* Lines that state errors about places, else one finding for the region that most likely says why the step failed; the last lines when
* nothing sounds like an error.
*/
function fallback(lines, step) {
	const body = lines.filter((l) => !/^Process completed with exit code/.test(l.text));
	const placed = positional(body, step);
	if (placed.some((f) => f.severity === "error")) return placed;
	let best = -1;
	let top = 3;
	body.forEach((line, i) => {
		const points = score(line) + (body.length - i <= 40 ? 1 : 0);
		if (points > top) {
			top = points;
			best = i;
		}
	});
	if (best < 0) return lastWords(body, step);
	const at = body[best];
	if (at === void 0) return [];
	const from = body[Math.max(0, best - 3)] ?? at;
	let end = best;
	while (end - best < 8 && end + 1 < body.length && (body[end + 1]?.text.trim() ?? "") !== "") end++;
	const region = body.slice(Math.max(0, best - 3), end + 1);
	return [finding({
		tool: programOf(step.command),
		failureType: typeOfRegion(region.map((l) => l.text).join("\n"), at.text, step.command),
		message: at.text,
		artifacts: mentionedFiles(region, at),
		strength: 2
	}, at, from, body[end] ?? at)];
}
function lastWords(body, step) {
	const tail = body.filter((l) => l.text.trim() !== "" && l.mark !== "group" && l.mark !== "endgroup").slice(-10);
	const at = tail.at(-1);
	if (at === void 0) return [];
	const text = tail.map((l) => l.text).join("\n");
	return [finding({
		tool: programOf(step.command),
		failureType: typeOfRegion(text, at.text, step.command),
		message: at.text,
		artifacts: mentionedFiles(tail, at),
		strength: 1
	}, at, tail[0] ?? at, at)];
}
// src/ci/fold.ts
/** Compilers that go on after an error and report its consequences in the same file. */
const cascading = new Set("kotlinc javac scala gcc swift dotnet go rustc solc ghc".split(" "));
/** Lines of other output between two errors of one wave. */
const maxGap = 12;
const maxPlaces = 20;
/** Findings in log order, echoes folded into the first of their kind. */
function fold(findings) {
	const folded = [];
	const counts = /* @__PURE__ */ new Map();
	for (const next of findings) {
		const i = folded.findLastIndex((first) => isEcho(first, next));
		const first = folded[i];
		if (first === void 0) {
			folded.push(next);
			continue;
		}
		const whole = join$2(first, next);
		counts.set(whole, (counts.get(first) ?? 0) + 1);
		folded[i] = whole;
	}
	return folded.map((finding) => {
		const more = counts.get(finding);
		return more === void 0 ? finding : {
			...finding,
			message: `${finding.message} (and ${more} more)`
		};
	});
}
function isEcho(first, next) {
	if (first.tool !== next.tool || first.failureType !== next.failureType) return false;
	if (first.artifacts[0]?.path !== next.artifacts[0]?.path) return false;
	return isWave(first, next) || sameReason(first, next);
}
function isWave(first, next) {
	const compiles = first.failureType === "type_checking" || first.failureType === "syntax_error";
	return next.to - first.from < 80 && compiles && cascading.has(first.tool) && first.artifacts[0] !== void 0 && next.from - first.to <= maxGap;
}
/** The same exception with the same words under another test's title. What an assertion says is about its own test. */
function sameReason(first, next) {
	if (first.ruleId !== next.ruleId || /assert|expect/i.test(first.ruleId ?? "")) return false;
	if (first.ruleId === void 0 && exceptionAt(first) < 0) return false;
	const [a, b] = [reason$1(first), reason$1(next)];
	return a.length > 12 && a === b;
}
function exceptionAt({ message }) {
	return message.search(/\b\w{0,60}(?:Error|Exception): /);
}
/** The message from the exception's name on, without the test's title before it; the whole message where none is named. */
function reason$1(found) {
	const at = exceptionAt(found);
	return normalMessage(at < 0 ? found.message : found.message.slice(at));
}
function join$2(first, next) {
	const places = [...first.artifacts];
	for (const place of next.artifacts) if (places.length < maxPlaces && !places.some((p) => p.path === place.path && p.line === place.line)) places.push(place);
	return {
		...first,
		artifacts: places,
		signals: [.../* @__PURE__ */ new Set([...first.signals, ...next.signals])].slice(0, 8),
		to: next.to - first.from < 80 ? Math.max(first.to, next.to) : first.to
	};
}
// src/ci/conclusion.ts
const outcomes = {
	success: "success",
	neutral: "success",
	failure: "failure",
	timed_out: "failure",
	startup_failure: "failure",
	cancelled: "cancelled"
};
/** How a run or job ended; undefined for one that did not run or has not ended. */
function outcomeOfConclusion(told) {
	return told === null || told === void 0 ? void 0 : outcomes[told];
}
const statuses = {
	success: "successful",
	failure: "failed",
	cancelled: "cancelled"
};
/** The same for what is seen as a check: an outcome in the words of a validation. */
function statusOfOutcome(outcome) {
	return statuses[outcome];
}
/** How a step or job that the platform lists ended, as a check; `unreached` for one that has not ended. */
function statusOfConclusion(told) {
	const outcome = outcomeOfConclusion(told);
	if (outcome !== void 0) return statusOfOutcome(outcome);
	return told === "skipped" ? "skipped" : "unreached";
}
// node_modules/@actions/expressions/dist/ast.js
var Expr = class {};
var Literal = class extends Expr {
	constructor(literal, token) {
		super();
		this.literal = literal;
		this.token = token;
	}
	accept(v) {
		return v.visitLiteral(this);
	}
};
var Unary = class extends Expr {
	constructor(operator, expr) {
		super();
		this.operator = operator;
		this.expr = expr;
	}
	accept(v) {
		return v.visitUnary(this);
	}
};
var FunctionCall = class extends Expr {
	constructor(functionName, args) {
		super();
		this.functionName = functionName;
		this.args = args;
	}
	accept(v) {
		return v.visitFunctionCall(this);
	}
};
var Binary = class extends Expr {
	constructor(left, operator, right) {
		super();
		this.left = left;
		this.operator = operator;
		this.right = right;
	}
	accept(v) {
		return v.visitBinary(this);
	}
};
var Logical = class extends Expr {
	constructor(operator, args) {
		super();
		this.operator = operator;
		this.args = args;
	}
	accept(v) {
		return v.visitLogical(this);
	}
};
var Grouping = class extends Expr {
	constructor(group) {
		super();
		this.group = group;
	}
	accept(v) {
		return v.visitGrouping(this);
	}
};
var ContextAccess = class extends Expr {
	constructor(name) {
		super();
		this.name = name;
	}
	accept(v) {
		return v.visitContextAccess(this);
	}
};
var IndexAccess = class extends Expr {
	constructor(expr, index) {
		super();
		this.expr = expr;
		this.index = index;
	}
	accept(v) {
		return v.visitIndexAccess(this);
	}
};
var Star = class extends Expr {
	accept() {
		throw new Error("Method not implemented.");
	}
};
// node_modules/@actions/expressions/dist/data/expressiondata.js
var Kind;
(function(Kind) {
	Kind[Kind["String"] = 0] = "String";
	Kind[Kind["Array"] = 1] = "Array";
	Kind[Kind["Dictionary"] = 2] = "Dictionary";
	Kind[Kind["Boolean"] = 3] = "Boolean";
	Kind[Kind["Number"] = 4] = "Number";
	Kind[Kind["CaseSensitiveDictionary"] = 5] = "CaseSensitiveDictionary";
	Kind[Kind["Null"] = 6] = "Null";
})(Kind || (Kind = {}));
function kindStr(k) {
	switch (k) {
		case Kind.Array: return "Array";
		case Kind.Boolean: return "Boolean";
		case Kind.Null: return "Null";
		case Kind.Number: return "Number";
		case Kind.Dictionary: return "Object";
		case Kind.String: return "String";
	}
	return "unknown";
}
// node_modules/@actions/expressions/dist/data/dictionary.js
var Dictionary = class {
	constructor(...pairs) {
		this.keys = [];
		this.v = [];
		this.indexMap = {};
		this.kind = Kind.Dictionary;
		this.primitive = false;
		for (const p of pairs) this.add(p.key, p.value);
	}
	coerceString() {
		return kindStr(this.kind);
	}
	number() {
		return NaN;
	}
	add(key, value) {
		if (key.toLowerCase() in this.indexMap) return;
		this.keys.push(key);
		this.v.push(value);
		this.indexMap[key.toLowerCase()] = this.v.length - 1;
	}
	get(key) {
		const index = this.indexMap[key.toLowerCase()];
		if (index === void 0) return;
		return this.v[index];
	}
	values() {
		return this.v;
	}
	pairs() {
		const result = [];
		for (const key of this.keys) result.push({
			key,
			value: this.v[this.indexMap[key.toLowerCase()]]
		});
		return result;
	}
};
// node_modules/@actions/expressions/dist/data/array.js
var Array$1 = class {
	constructor(...data) {
		this.v = [];
		this.kind = Kind.Array;
		this.primitive = false;
		for (const d of data) this.add(d);
	}
	coerceString() {
		return kindStr(this.kind);
	}
	number() {
		return NaN;
	}
	add(value) {
		this.v.push(value);
	}
	get(index) {
		return this.v[index];
	}
	values() {
		return this.v;
	}
};
// node_modules/@actions/expressions/dist/data/boolean.js
var BooleanData = class {
	constructor(value) {
		this.value = value;
		this.kind = Kind.Boolean;
		this.primitive = true;
	}
	coerceString() {
		if (this.value) return "true";
		return "false";
	}
	number() {
		if (this.value) return 1;
		return 0;
	}
};
// node_modules/@actions/expressions/dist/data/null.js
var Null = class {
	constructor() {
		this.kind = Kind.Null;
		this.primitive = true;
	}
	coerceString() {
		return "";
	}
	number() {
		return 0;
	}
};
// node_modules/@actions/expressions/dist/data/number.js
var NumberData = class {
	constructor(value) {
		this.value = value;
		this.kind = Kind.Number;
		this.primitive = true;
	}
	coerceString() {
		if (this.value === 0) return "0";
		return (+this.value.toFixed(15)).toString();
	}
	number() {
		return this.value;
	}
};
// node_modules/@actions/expressions/dist/data/string.js
var StringData = class {
	constructor(value) {
		this.value = value;
		this.kind = Kind.String;
		this.primitive = true;
	}
	coerceString() {
		return this.value;
	}
	number() {
		return Number(this.value);
	}
};
// node_modules/@actions/expressions/dist/data/replacer.js
/**
* Replacer can be passed to JSON.stringify to convert an ExpressionData object into plain JSON
*
* See: https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/JSON/stringify#replacer
*/
function replacer(_key, value) {
	if (value instanceof Null) return null;
	if (value instanceof BooleanData) return value.value;
	if (value instanceof NumberData) return value.number();
	if (value instanceof StringData) return value.coerceString();
	if (value instanceof Array$1) return value.values();
	if (value instanceof Dictionary) {
		const pairs = value.pairs();
		const r = {};
		for (const p of pairs) r[p.key] = p.value;
		return r;
	}
	return value;
}
// node_modules/@actions/expressions/dist/data/reviver.js
/**
* Reviver can be passed to `JSON.parse` to convert plain JSON into an `ExpressionData` object.
*
* See: https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/JSON/parse#reviver
*/
function reviver(_key, val) {
	if (val === null) return new Null();
	if (typeof val === "string") return new StringData(val);
	if (typeof val === "number") return new NumberData(val);
	if (typeof val === "boolean") return new BooleanData(val);
	if (Array.isArray(val)) return new Array$1(...val);
	if (typeof val === "object") return new Dictionary(...Object.keys(val).map((k) => ({
		key: k,
		value: val[k]
	})));
	return val;
}
// node_modules/@actions/expressions/dist/filtered_array.js
var FilteredArray = class extends Array$1 {};
// node_modules/@actions/expressions/dist/lexer.js
var TokenType;
(function(TokenType) {
	TokenType[TokenType["UNKNOWN"] = 0] = "UNKNOWN";
	TokenType[TokenType["LEFT_PAREN"] = 1] = "LEFT_PAREN";
	TokenType[TokenType["RIGHT_PAREN"] = 2] = "RIGHT_PAREN";
	TokenType[TokenType["LEFT_BRACKET"] = 3] = "LEFT_BRACKET";
	TokenType[TokenType["RIGHT_BRACKET"] = 4] = "RIGHT_BRACKET";
	TokenType[TokenType["COMMA"] = 5] = "COMMA";
	TokenType[TokenType["DOT"] = 6] = "DOT";
	TokenType[TokenType["BANG"] = 7] = "BANG";
	TokenType[TokenType["BANG_EQUAL"] = 8] = "BANG_EQUAL";
	TokenType[TokenType["EQUAL_EQUAL"] = 9] = "EQUAL_EQUAL";
	TokenType[TokenType["GREATER"] = 10] = "GREATER";
	TokenType[TokenType["GREATER_EQUAL"] = 11] = "GREATER_EQUAL";
	TokenType[TokenType["LESS"] = 12] = "LESS";
	TokenType[TokenType["LESS_EQUAL"] = 13] = "LESS_EQUAL";
	TokenType[TokenType["AND"] = 14] = "AND";
	TokenType[TokenType["OR"] = 15] = "OR";
	TokenType[TokenType["STAR"] = 16] = "STAR";
	TokenType[TokenType["NUMBER"] = 17] = "NUMBER";
	TokenType[TokenType["STRING"] = 18] = "STRING";
	TokenType[TokenType["IDENTIFIER"] = 19] = "IDENTIFIER";
	TokenType[TokenType["TRUE"] = 20] = "TRUE";
	TokenType[TokenType["FALSE"] = 21] = "FALSE";
	TokenType[TokenType["NULL"] = 22] = "NULL";
	TokenType[TokenType["EOF"] = 23] = "EOF";
})(TokenType || (TokenType = {}));
function tokenString(tok) {
	switch (tok.type) {
		case TokenType.EOF: return "EOF";
		case TokenType.NUMBER: return tok.lexeme;
		case TokenType.STRING: return tok.value.toString();
		default: return tok.lexeme;
	}
}
var Lexer$1 = class {
	constructor(input) {
		this.input = input;
		this.start = 0;
		this.offset = 0;
		this.line = 0;
		this.lastLineOffset = 0;
		this.tokens = [];
	}
	lex() {
		if (this.input.length > 21e3) throw new Error("ErrorExceededMaxLength");
		while (!this.atEnd()) {
			this.start = this.offset;
			const c = this.next();
			switch (c) {
				case "(":
					this.addToken(TokenType.LEFT_PAREN);
					break;
				case ")":
					this.addToken(TokenType.RIGHT_PAREN);
					break;
				case "[":
					this.addToken(TokenType.LEFT_BRACKET);
					break;
				case "]":
					this.addToken(TokenType.RIGHT_BRACKET);
					break;
				case ",":
					this.addToken(TokenType.COMMA);
					break;
				case ".":
					if (this.previous() != TokenType.IDENTIFIER && this.previous() != TokenType.RIGHT_BRACKET && this.previous() != TokenType.RIGHT_PAREN && this.previous() != TokenType.STAR) this.consumeNumber();
					else this.addToken(TokenType.DOT);
					break;
				case "-":
				case "+":
					this.consumeNumber();
					break;
				case "!":
					this.addToken(this.match("=") ? TokenType.BANG_EQUAL : TokenType.BANG);
					break;
				case "=":
					if (!this.match("=")) {
						this.consumeIdentifier();
						break;
					}
					this.addToken(TokenType.EQUAL_EQUAL);
					break;
				case "<":
					this.addToken(this.match("=") ? TokenType.LESS_EQUAL : TokenType.LESS);
					break;
				case ">":
					this.addToken(this.match("=") ? TokenType.GREATER_EQUAL : TokenType.GREATER);
					break;
				case "&":
					if (!this.match("&")) {
						this.consumeIdentifier();
						break;
					}
					this.addToken(TokenType.AND);
					break;
				case "|":
					if (!this.match("|")) {
						this.consumeIdentifier();
						break;
					}
					this.addToken(TokenType.OR);
					break;
				case "*":
					this.addToken(TokenType.STAR);
					break;
				case " ":
				case "\r":
				case "	": break;
				case "\n":
					++this.line;
					this.lastLineOffset = this.offset;
					break;
				case "'":
					this.consumeString();
					break;
				default: switch (true) {
					case isDigit$1(c):
						this.consumeNumber();
						break;
					default: this.consumeIdentifier();
				}
			}
		}
		this.tokens.push({
			type: TokenType.EOF,
			lexeme: "",
			range: this.range()
		});
		return { tokens: this.tokens };
	}
	pos() {
		return {
			line: this.line,
			column: this.start - this.lastLineOffset
		};
	}
	endPos() {
		return {
			line: this.line,
			column: this.offset - this.lastLineOffset
		};
	}
	range() {
		return {
			start: this.pos(),
			end: this.endPos()
		};
	}
	atEnd() {
		return this.offset >= this.input.length;
	}
	peek() {
		if (this.atEnd()) return "\0";
		return this.input[this.offset];
	}
	peekNext() {
		if (this.offset + 1 >= this.input.length) return "\0";
		return this.input[this.offset + 1];
	}
	previous() {
		const l = this.tokens.length;
		if (l == 0) return TokenType.EOF;
		return this.tokens[l - 1].type;
	}
	next() {
		return this.input[this.offset++];
	}
	match(expected) {
		if (this.atEnd()) return false;
		if (this.input[this.offset] !== expected) return false;
		this.offset++;
		return true;
	}
	addToken(type, value) {
		this.tokens.push({
			type,
			lexeme: this.input.substring(this.start, this.offset),
			range: this.range(),
			value
		});
	}
	consumeNumber() {
		while (!this.atEnd() && (!isBoundary(this.peek()) || this.peek() == ".")) this.next();
		const lexeme = this.input.substring(this.start, this.offset);
		const value = new StringData(lexeme).number();
		if (isNaN(value)) throw new Error(`Unexpected symbol: '${lexeme}'. Located at position ${this.start + 1} within expression: ${this.input}`);
		this.addToken(TokenType.NUMBER, value);
	}
	consumeString() {
		while ((this.peek() !== "'" || this.peekNext() === "'") && !this.atEnd()) {
			if (this.peek() === "\n") this.line++;
			if (this.peek() === "'" && this.peekNext() === "'") this.next();
			this.next();
		}
		if (this.atEnd()) throw new Error(`Unexpected symbol: '${this.input.substring(this.start)}'. Located at position ${this.start + 1} within expression: ${this.input}`);
		this.next();
		let value = this.input.substring(this.start + 1, this.offset - 1);
		value = value.replace("''", "'");
		this.addToken(TokenType.STRING, value);
	}
	consumeIdentifier() {
		while (!this.atEnd() && !isBoundary(this.peek())) this.next();
		let tokenType = TokenType.IDENTIFIER;
		let tokenValue = void 0;
		const lexeme = this.input.substring(this.start, this.offset);
		if (this.previous() != TokenType.DOT) switch (lexeme) {
			case "true":
				tokenType = TokenType.TRUE;
				break;
			case "false":
				tokenType = TokenType.FALSE;
				break;
			case "null":
				tokenType = TokenType.NULL;
				break;
			case "NaN":
				tokenType = TokenType.NUMBER;
				tokenValue = NaN;
				break;
			case "Infinity":
				tokenType = TokenType.NUMBER;
				tokenValue = 1e400;
		}
		if (!isLegalIdentifier(lexeme)) throw new Error(`Unexpected symbol: '${lexeme}'. Located at position ${this.start + 1} within expression: ${this.input}`);
		this.addToken(tokenType, tokenValue);
	}
};
function isDigit$1(c) {
	return c >= "0" && c <= "9";
}
function isBoundary(c) {
	switch (c) {
		case "(":
		case "[":
		case ")":
		case "]":
		case ",":
		case ".":
		case "!":
		case ">":
		case "<":
		case "=":
		case "&":
		case "|": return true;
	}
	return /\s/.test(c);
}
function isLegalIdentifier(str) {
	if (str == "") return false;
	const first = str[0];
	if (first >= "a" && first <= "z" || first >= "A" && first <= "Z" || first == "_") {
		for (const c of str.substring(1).split("")) if (c >= "a" && c <= "z" || c >= "A" && c <= "Z" || c >= "0" && c <= "9" || c == "_" || c == "-") {} else return false;
		return true;
	}
	return false;
}
const MAX_EXPRESSION_LENGTH = 21e3;
var ErrorType;
(function(ErrorType) {
	ErrorType[ErrorType["ErrorUnexpectedSymbol"] = 0] = "ErrorUnexpectedSymbol";
	ErrorType[ErrorType["ErrorUnrecognizedNamedValue"] = 1] = "ErrorUnrecognizedNamedValue";
	ErrorType[ErrorType["ErrorUnexpectedEndOfExpression"] = 2] = "ErrorUnexpectedEndOfExpression";
	ErrorType[ErrorType["ErrorExceededMaxDepth"] = 3] = "ErrorExceededMaxDepth";
	ErrorType[ErrorType["ErrorExceededMaxLength"] = 4] = "ErrorExceededMaxLength";
	ErrorType[ErrorType["ErrorTooFewParameters"] = 5] = "ErrorTooFewParameters";
	ErrorType[ErrorType["ErrorTooManyParameters"] = 6] = "ErrorTooManyParameters";
	ErrorType[ErrorType["ErrorEvenParameters"] = 7] = "ErrorEvenParameters";
	ErrorType[ErrorType["ErrorUnrecognizedContext"] = 8] = "ErrorUnrecognizedContext";
	ErrorType[ErrorType["ErrorUnrecognizedFunction"] = 9] = "ErrorUnrecognizedFunction";
})(ErrorType || (ErrorType = {}));
var ExpressionError = class extends Error {
	constructor(typ, tok) {
		super(`${errorDescription(typ)}: '${tokenString(tok)}'`);
		this.typ = typ;
		this.tok = tok;
		this.pos = this.tok.range.start;
	}
};
function errorDescription(typ) {
	switch (typ) {
		case ErrorType.ErrorUnexpectedEndOfExpression: return "Unexpected end of expression";
		case ErrorType.ErrorUnexpectedSymbol: return "Unexpected symbol";
		case ErrorType.ErrorUnrecognizedNamedValue: return "Unrecognized named-value";
		case ErrorType.ErrorExceededMaxDepth: return `Exceeded max expression depth 50`;
		case ErrorType.ErrorExceededMaxLength: return `Exceeded max expression length ${MAX_EXPRESSION_LENGTH}`;
		case ErrorType.ErrorTooFewParameters: return "Too few parameters supplied";
		case ErrorType.ErrorTooManyParameters: return "Too many parameters supplied";
		case ErrorType.ErrorEvenParameters: return "Even number of parameters supplied, requires an odd number of parameters";
		case ErrorType.ErrorUnrecognizedContext: return "Unrecognized named-value";
		case ErrorType.ErrorUnrecognizedFunction: return "Unrecognized function";
		default: return "Unknown error";
	}
}
var ExpressionEvaluationError = class extends Error {};
// node_modules/@actions/expressions/dist/funcs/case.js
const caseFunc = {
	name: "case",
	description: "`case( pred1, val1, pred2, val2, ..., default )`\n\nEvaluates predicates in order and returns the value corresponding to the first predicate that evaluates to `true`. If no predicate matches, it returns the last argument as the default value.",
	minArgs: 3,
	maxArgs: Number.MAX_SAFE_INTEGER,
	call: (...args) => {
		for (let i = 0; i < args.length - 1; i += 2) {
			const predicate = args[i];
			if (predicate.kind !== Kind.Boolean) throw new Error("case predicate must evaluate to a boolean value");
			if (predicate.value) return args[i + 1];
		}
		return args[args.length - 1];
	}
};
// node_modules/@actions/expressions/dist/result.js
function falsy(d) {
	switch (d.kind) {
		case Kind.Null: return true;
		case Kind.Boolean: return !d.value;
		case Kind.Number: {
			const dv = d.value;
			return dv === 0 || isNaN(dv);
		}
		case Kind.String: return d.value.length === 0;
	}
	return false;
}
function truthy(d) {
	return !falsy(d);
}
function coerceTypes(li, ri) {
	let lv = li;
	let rv = ri;
	if (li.kind === ri.kind) return [lv, rv];
	switch (li.kind) {
		case Kind.Number:
			if (ri.kind === Kind.String) {
				rv = new NumberData(ri.number());
				return [lv, rv];
			}
			break;
		case Kind.String:
			if (ri.kind === Kind.Number) {
				lv = new NumberData(li.number());
				return [lv, rv];
			}
			break;
		case Kind.Null:
		case Kind.Boolean:
			lv = new NumberData(li.number());
			return coerceTypes(lv, rv);
	}
	switch (ri.kind) {
		case Kind.Null:
		case Kind.Boolean:
			rv = new NumberData(ri.number());
			return coerceTypes(lv, rv);
	}
	return [lv, rv];
}
function equals(lhs, rhs) {
	const [lv, rv] = coerceTypes(lhs, rhs);
	if (lv.kind != rv.kind) return false;
	switch (lv.kind) {
		case Kind.Null: return true;
		case Kind.Number: {
			const ld = lv.value;
			const rd = rv.value;
			if (isNaN(ld) || isNaN(rd)) return false;
			return ld == rd;
		}
		case Kind.String: {
			const ls = lv.value;
			const rs = rv.value;
			return toUpperSpecial(ls) === toUpperSpecial(rs);
		}
		case Kind.Boolean: return lv.value == rv.value;
		case Kind.Dictionary:
		case Kind.Array: return lv === rv;
	}
	return false;
}
function greaterThan(lhs, rhs) {
	const [lv, rv] = coerceTypes(lhs, rhs);
	if (lv.kind != rv.kind) return false;
	switch (lv.kind) {
		case Kind.Number: {
			const lf = lv.value;
			const rf = rv.value;
			if (isNaN(lf) || isNaN(rf)) return false;
			return lf > rf;
		}
		case Kind.String: {
			let ls = lv.value;
			let rs = rv.value;
			ls = toUpperSpecial(ls);
			rs = toUpperSpecial(rs);
			return ls > rs;
		}
		case Kind.Boolean: {
			const lb = lv.value;
			const rb = rv.value;
			return lb && !rb;
		}
	}
	return false;
}
function lessThan(lhs, rhs) {
	const [lv, rv] = coerceTypes(lhs, rhs);
	if (lv.kind != rv.kind) return false;
	switch (lv.kind) {
		case Kind.Number: {
			const lf = lv.value;
			const rf = rv.value;
			if (isNaN(lf) || isNaN(rf)) return false;
			return lf < rf;
		}
		case Kind.String: {
			let ls = lv.value;
			let rs = rv.value;
			ls = toUpperSpecial(ls);
			rs = toUpperSpecial(rs);
			return ls < rs;
		}
		case Kind.Boolean: {
			const lb = lv.value;
			const rb = rv.value;
			return !lb && rb;
		}
	}
	return false;
}
function toUpperSpecial(s) {
	const sb = [];
	let i = 0;
	const len = s.length;
	let found = s.indexOf("ı");
	while (i < len) if (i < found) {
		sb.push(s.substring(i, found).toUpperCase());
		i = found;
	} else if (i == found) {
		sb.push(s.substring(i, i + 1));
		i += 1;
		found = s.indexOf("ı", i);
	} else {
		sb.push(s.substring(i).toUpperCase());
		break;
	}
	return sb.join("");
}
// node_modules/@actions/expressions/dist/funcs/contains.js
const contains = {
	name: "contains",
	description: "`contains( search, item )`\n\nReturns `true` if `search` contains `item`. If `search` is an array, this function returns `true` if the `item` is an element in the array. If `search` is a string, this function returns `true` if the `item` is a substring of `search`. This function is not case sensitive. Casts values to a string.",
	minArgs: 2,
	maxArgs: 2,
	call: (...args) => {
		const left = args[0];
		const right = args[1];
		if (left.primitive) {
			const ls = left.coerceString();
			if (right.primitive) {
				const rs = right.coerceString();
				return new BooleanData(ls.toLowerCase().includes(rs.toLowerCase()));
			}
		} else if (left.kind === Kind.Array) {
			const la = left;
			if (la.values().length === 0) return new BooleanData(false);
			for (const v of la.values()) if (equals(right, v)) return new BooleanData(true);
		}
		return new BooleanData(false);
	}
};
// node_modules/@actions/expressions/dist/funcs/endswith.js
const endswith = {
	name: "endsWith",
	description: "`endsWith( searchString, searchValue )`\n\nReturns `true` if `searchString` ends with `searchValue`. This function is not case sensitive. Casts values to a string.",
	minArgs: 2,
	maxArgs: 2,
	call: (...args) => {
		const left = args[0];
		if (!left.primitive) return new BooleanData(false);
		const right = args[1];
		if (!right.primitive) return new BooleanData(false);
		const ls = toUpperSpecial(left.coerceString());
		const rs = toUpperSpecial(right.coerceString());
		return new BooleanData(ls.endsWith(rs));
	}
};
// node_modules/@actions/expressions/dist/funcs/format.js
const format = {
	name: "format",
	description: "`format( string, replaceValue0, replaceValue1, ..., replaceValueN)`\n\nReplaces values in the `string`, with the variable `replaceValueN`. Variables in the `string` are specified using the `{N}` syntax, where `N` is an integer. You must specify at least one `replaceValue` and `string`. There is no maximum for the number of variables (`replaceValueN`) you can use. Escape curly braces using double braces.",
	minArgs: 1,
	maxArgs: 255,
	call: (...args) => {
		const fs = args[0].coerceString();
		const result = [];
		let index = 0;
		while (index < fs.length) {
			const lbrace = fs.indexOf("{", index);
			const rbrace = fs.indexOf("}", index);
			if (lbrace >= 0 && (rbrace < 0 || rbrace > lbrace)) {
				if (safeCharAt(fs, lbrace + 1) === "{") {
					result.push(fs.substr(index, lbrace - index + 1));
					index = lbrace + 2;
					continue;
				}
				if (rbrace > lbrace + 1) {
					const argIndex = readArgIndex(fs, lbrace + 1);
					if (argIndex.success) {
						if (1 + argIndex.result > args.length - 1) throw new Error(`The following format string references more arguments than were supplied: ${fs}`);
						if (lbrace > index) result.push(fs.substr(index, lbrace - index));
						result.push(`${args[1 + argIndex.result].coerceString()}`);
						index = rbrace + 1;
						continue;
					}
				}
				throw new Error(`The following format string is invalid: ${fs}`);
			} else if (rbrace >= 0) {
				if (safeCharAt(fs, rbrace + 1) === "}") {
					result.push(fs.substr(index, rbrace - index + 1));
					index = rbrace + 2;
				} else throw new Error(`The following format string is invalid: ${fs}`);
			} else {
				result.push(fs.substr(index));
				break;
			}
		}
		return new StringData(result.join(""));
	}
};
function safeCharAt(string, index) {
	if (string.length > index) return string[index];
	return "\0";
}
function readArgIndex(string, startIndex) {
	let length = 0;
	for (;;) {
		const nextChar = safeCharAt(string, startIndex + length);
		if (nextChar >= "0" && nextChar <= "9") length++;
		else break;
	}
	if (length < 1) return { success: false };
	const endIndex = startIndex + length - 1;
	const result = parseInt(string.substr(startIndex, length));
	return {
		success: !isNaN(result),
		result,
		endIndex
	};
}
// node_modules/@actions/expressions/dist/funcs.js
const wellKnownFunctions = {
	case: caseFunc,
	contains,
	endswith,
	format,
	fromjson: {
		name: "fromJson",
		description: "`fromJSON(value)`\n\nReturns a JSON object or JSON data type for `value`. You can use this function to provide a JSON object as an evaluated expression or to convert environment variables from a string.",
		minArgs: 1,
		maxArgs: 1,
		call: (...args) => {
			const is = args[0].coerceString();
			if (is.trim() === "") throw new Error("empty input");
			try {
				return JSON.parse(is, reviver);
			} catch (e) {
				throw new ExpressionEvaluationError("Error parsing JSON when evaluating fromJson", { cause: e });
			}
		}
	},
	join: {
		name: "join",
		description: "`join( array, optionalSeparator )`\n\nThe value for `array` can be an array or a string. All values in `array` are concatenated into a string. If you provide `optionalSeparator`, it is inserted between the concatenated values. Otherwise, the default separator `,` is used. Casts values to a string.",
		minArgs: 1,
		maxArgs: 2,
		call: (...args) => {
			if (args[0].primitive) return new StringData(args[0].coerceString());
			if (args[0].kind === Kind.Array) {
				let separator = ",";
				if (args.length > 1 && args[1].primitive) separator = args[1].coerceString();
				return new StringData(args[0].values().map((item) => item.coerceString()).join(separator));
			}
			return new StringData("");
		}
	},
	startswith: {
		name: "startsWith",
		description: "`startsWith( searchString, searchValue )`\n\nReturns `true` when `searchString` starts with `searchValue`. This function is not case sensitive. Casts values to a string.",
		minArgs: 2,
		maxArgs: 2,
		call: (...args) => {
			const left = args[0];
			if (!left.primitive) return new BooleanData(false);
			const right = args[1];
			if (!right.primitive) return new BooleanData(false);
			const ls = toUpperSpecial(left.coerceString());
			const rs = toUpperSpecial(right.coerceString());
			return new BooleanData(ls.startsWith(rs));
		}
	},
	tojson: {
		name: "toJson",
		description: "`toJSON(value)`\n\nReturns a pretty-print JSON representation of `value`. You can use this function to debug the information provided in contexts.",
		minArgs: 1,
		maxArgs: 1,
		call: (...args) => {
			return new StringData(JSON.stringify(args[0], replacer, "  "));
		}
	}
};
function validateFunction(context, identifier, argCount) {
	const name = identifier.lexeme.toLowerCase();
	let f;
	f = wellKnownFunctions[name];
	if (!f) {
		f = context.extensionFunctions.get(name);
		if (!f) {
			if (!context.allowUnknownKeywords) throw new ExpressionError(ErrorType.ErrorUnrecognizedFunction, identifier);
			return;
		}
	}
	if (argCount < f.minArgs) throw new ExpressionError(ErrorType.ErrorTooFewParameters, identifier);
	if (argCount > f.maxArgs) throw new ExpressionError(ErrorType.ErrorTooManyParameters, identifier);
	if (name === "case" && argCount % 2 === 0) throw new ExpressionError(ErrorType.ErrorEvenParameters, identifier);
}
// node_modules/@actions/expressions/dist/idxHelper.js
var idxHelper = class {
	constructor(star, idx) {
		this.star = star;
		if (!idx) return;
		if (!star) {
			if (idx.primitive) this.str = idx.coerceString();
			let f = idx.number();
			if (!isNaN(f) && isFinite(f) && f >= 0) {
				f = Math.floor(f);
				this.int = f;
			}
		}
	}
};
// node_modules/@actions/expressions/dist/evaluator.js
var Evaluator = class {
	/**
	* Creates a new evaluator
	* @param n Parsed expression to evaluate
	* @param context Context data to use
	* @param functions Optional map of function implementations. If given, these will be preferred over the built-in functions.
	*/
	constructor(n, context, functions) {
		this.n = n;
		this.context = context;
		this.functions = functions;
	}
	evaluate() {
		return this.eval(this.n);
	}
	eval(n) {
		return n.accept(this);
	}
	visitLiteral(literal) {
		return literal.literal;
	}
	visitUnary(unary) {
		const r = this.eval(unary.expr);
		if (unary.operator.type === TokenType.BANG) return new BooleanData(falsy(r));
		throw new Error(`unknown unary operator: ${unary.operator.lexeme}`);
	}
	visitBinary(binary) {
		const left = this.eval(binary.left);
		const right = this.eval(binary.right);
		switch (binary.operator.type) {
			case TokenType.EQUAL_EQUAL: return new BooleanData(equals(left, right));
			case TokenType.BANG_EQUAL: return new BooleanData(!equals(left, right));
			case TokenType.GREATER: return new BooleanData(greaterThan(left, right));
			case TokenType.GREATER_EQUAL: return new BooleanData(equals(left, right) || greaterThan(left, right));
			case TokenType.LESS: return new BooleanData(lessThan(left, right));
			case TokenType.LESS_EQUAL: return new BooleanData(equals(left, right) || lessThan(left, right));
		}
		throw new Error(`unknown binary operator: ${binary.operator.lexeme}`);
	}
	visitLogical(logical) {
		let result;
		for (const arg of logical.args) {
			result = this.eval(arg);
			if (logical.operator.type === TokenType.AND && falsy(result) || logical.operator.type === TokenType.OR && truthy(result)) break;
		}
		return result;
	}
	visitGrouping(grouping) {
		return this.eval(grouping.group);
	}
	visitContextAccess(contextAccess) {
		return this.context.get(contextAccess.name.lexeme);
	}
	visitIndexAccess(ia) {
		let idx;
		if (ia.index instanceof Star) idx = new idxHelper(true, void 0);
		else {
			let idxResult;
			try {
				idxResult = this.eval(ia.index);
			} catch (e) {
				throw new Error(`could not evaluate index for index access: ${e.message}`, { cause: e });
			}
			idx = new idxHelper(false, idxResult);
		}
		const objResult = this.eval(ia.expr);
		let result;
		switch (objResult.kind) {
			case Kind.Array: {
				const tobjResult = objResult;
				if (tobjResult instanceof FilteredArray) result = filteredArrayAccess(tobjResult, idx);
				else result = arrayAccess(tobjResult, idx);
				break;
			}
			case Kind.Dictionary:
				result = objectAccess(objResult, idx);
				break;
			default: if (idx.star) result = new FilteredArray();
			else result = new Null();
		}
		return result;
	}
	visitFunctionCall(functionCall) {
		const args = functionCall.args.map((arg) => this.eval(arg));
		const functionName = functionCall.functionName.lexeme.toLowerCase();
		return (this.functions?.get(functionName) || wellKnownFunctions[functionName]).call(...args);
	}
};
function filteredArrayAccess(fa, idx) {
	const result = new FilteredArray();
	for (const item of fa.values()) switch (item.kind) {
		case Kind.Dictionary: {
			const ti = item;
			if (idx.star) for (const v of ti.values()) result.add(v);
			else if (idx.str !== void 0) {
				const v = ti.get(idx.str);
				if (v !== void 0) result.add(v);
			}
			break;
		}
		case Kind.Array: {
			const ti = item;
			if (idx.star) for (const v of ti.values()) result.add(v);
			else if (idx.int !== void 0 && idx.int < ti.values().length) result.add(ti.get(idx.int));
			break;
		}
	}
	return result;
}
function arrayAccess(a, idx) {
	if (idx.star) {
		const fa = new FilteredArray();
		for (const item of a.values()) fa.add(item);
		return fa;
	}
	if (idx.int !== void 0 && idx.int < a.values().length) return a.get(idx.int);
	return new Null();
}
function objectAccess(obj, idx) {
	if (idx.star) return new FilteredArray(...obj.values());
	if (idx.str !== void 0) {
		const r = obj.get(idx.str);
		if (r !== void 0) return r;
	}
	return new Null();
}
// node_modules/@actions/expressions/dist/parser.js
var Parser$1 = class {
	/**
	* Constructs a new parser for the given tokens
	*
	* @param tokens Tokens to build a parse tree from
	* @param extensionContexts Available context names
	* @param extensionFunctions Available functions (beyond the built-in ones)
	*/
	constructor(tokens, extensionContexts, extensionFunctions) {
		this.tokens = tokens;
		this.offset = 0;
		this.depth = 0;
		this.extContexts = /* @__PURE__ */ new Map();
		this.extFuncs = /* @__PURE__ */ new Map();
		for (const contextName of extensionContexts) this.extContexts.set(contextName.toLowerCase(), true);
		for (const { name, func } of extensionFunctions.map((x) => ({
			name: x.name,
			func: x
		}))) this.extFuncs.set(name.toLowerCase(), func);
		this.context = {
			allowUnknownKeywords: false,
			extensionContexts: this.extContexts,
			extensionFunctions: this.extFuncs
		};
	}
	parse() {
		let result;
		if (this.atEnd()) return result;
		result = this.expression();
		if (!this.atEnd()) throw this.buildError(ErrorType.ErrorUnexpectedSymbol, this.peek());
		return result;
	}
	expression() {
		this.incrDepth();
		try {
			return this.logicalOr();
		} finally {
			this.decrDepth();
		}
	}
	logicalOr() {
		let expr = this.logicalAnd();
		if (this.check(TokenType.OR)) {
			this.incrDepth();
			try {
				const logical = new Logical(this.peek(), [expr]);
				expr = logical;
				while (this.match(TokenType.OR)) {
					const right = this.logicalAnd();
					logical.args.push(right);
				}
			} finally {
				this.decrDepth();
			}
		}
		return expr;
	}
	logicalAnd() {
		let expr = this.equality();
		if (this.check(TokenType.AND)) {
			this.incrDepth();
			try {
				const logical = new Logical(this.peek(), [expr]);
				expr = logical;
				while (this.match(TokenType.AND)) {
					const right = this.equality();
					logical.args.push(right);
				}
			} finally {
				this.decrDepth();
			}
		}
		return expr;
	}
	equality() {
		let expr = this.comparison();
		while (this.match(TokenType.BANG_EQUAL, TokenType.EQUAL_EQUAL)) {
			const operator = this.previous();
			const right = this.comparison();
			expr = new Binary(expr, operator, right);
		}
		return expr;
	}
	comparison() {
		let expr = this.unary();
		while (this.match(TokenType.GREATER, TokenType.GREATER_EQUAL, TokenType.LESS, TokenType.LESS_EQUAL)) {
			const operator = this.previous();
			const right = this.unary();
			expr = new Binary(expr, operator, right);
		}
		return expr;
	}
	unary() {
		if (this.match(TokenType.BANG)) {
			this.incrDepth();
			const operator = this.previous();
			const unary = this.unary();
			try {
				return new Unary(operator, unary);
			} finally {
				this.decrDepth();
			}
		}
		return this.index();
	}
	index() {
		let expr = this.call();
		let depthIncreased = 0;
		if (expr instanceof Grouping || expr instanceof FunctionCall || expr instanceof ContextAccess) {
			let cont = true;
			while (cont) switch (true) {
				case this.match(TokenType.LEFT_BRACKET): {
					let indexExpr;
					if (this.match(TokenType.STAR)) indexExpr = new Star();
					else indexExpr = this.expression();
					this.consume(TokenType.RIGHT_BRACKET, ErrorType.ErrorUnexpectedSymbol);
					this.incrDepth();
					depthIncreased++;
					expr = new IndexAccess(expr, indexExpr);
					break;
				}
				case this.match(TokenType.DOT):
					this.incrDepth();
					depthIncreased++;
					if (this.match(TokenType.IDENTIFIER)) {
						const property = this.previous();
						expr = new IndexAccess(expr, new Literal(new StringData(property.lexeme), property));
					} else if (this.match(TokenType.STAR)) expr = new IndexAccess(expr, new Star());
					else throw this.buildError(ErrorType.ErrorUnexpectedSymbol, this.peek());
					break;
				default: cont = false;
			}
		}
		for (let i = 0; i < depthIncreased; i++) this.decrDepth();
		return expr;
	}
	call() {
		if (!this.check(TokenType.IDENTIFIER)) return this.primary();
		const identifier = this.next();
		if (!this.match(TokenType.LEFT_PAREN)) {
			if (!this.extContexts.has(identifier.lexeme.toLowerCase())) throw this.buildError(ErrorType.ErrorUnrecognizedContext, identifier);
			return new ContextAccess(identifier);
		}
		const args = [];
		while (!this.match(TokenType.RIGHT_PAREN)) {
			const aexp = this.expression();
			args.push(aexp);
			if (!this.check(TokenType.RIGHT_PAREN)) this.consume(TokenType.COMMA, ErrorType.ErrorUnexpectedSymbol);
		}
		validateFunction(this.context, identifier, args.length);
		return new FunctionCall(identifier, args);
	}
	primary() {
		switch (true) {
			case this.match(TokenType.FALSE): return new Literal(new BooleanData(false), this.previous());
			case this.match(TokenType.TRUE): return new Literal(new BooleanData(true), this.previous());
			case this.match(TokenType.NULL): return new Literal(new Null(), this.previous());
			case this.match(TokenType.NUMBER): return new Literal(new NumberData(this.previous().value), this.previous());
			case this.match(TokenType.STRING): return new Literal(new StringData(this.previous().value), this.previous());
			case this.match(TokenType.LEFT_PAREN): {
				const expr = this.expression();
				if (this.atEnd()) throw this.buildError(ErrorType.ErrorUnexpectedEndOfExpression, this.previous());
				this.consume(TokenType.RIGHT_PAREN, ErrorType.ErrorUnexpectedSymbol);
				return new Grouping(expr);
			}
			case this.atEnd(): throw this.buildError(ErrorType.ErrorUnexpectedEndOfExpression, this.previous());
		}
		throw this.buildError(ErrorType.ErrorUnexpectedSymbol, this.peek());
	}
	match(...tokenTypes) {
		for (const tokenType of tokenTypes) if (this.check(tokenType)) {
			this.next();
			return true;
		}
		return false;
	}
	check(tokenType) {
		if (this.atEnd()) return false;
		return this.peek().type == tokenType;
	}
	atEnd() {
		return this.peek().type == TokenType.EOF;
	}
	next() {
		if (!this.atEnd()) this.offset++;
		return this.previous();
	}
	peek() {
		return this.tokens[this.offset];
	}
	previous() {
		return this.tokens[this.offset - 1];
	}
	consume(tokenType, errorType) {
		if (this.check(tokenType)) {
			this.next();
			return;
		}
		throw this.buildError(errorType, this.peek());
	}
	incrDepth() {
		this.depth++;
		if (this.depth > 50) throw this.buildError(ErrorType.ErrorExceededMaxDepth, this.peek());
	}
	decrDepth() {
		this.depth--;
	}
	buildError(errType, token) {
		return new ExpressionError(errType, token);
	}
};
// src/ci/expression-data.ts
const maxDepth$4 = 64;
/** A JSON-like value as expression data. What JSON has no word for becomes null. */
function toData(value, depth = 0) {
	if (typeof value === "string") return new StringData(value);
	if (typeof value === "number") return new NumberData(value);
	if (typeof value === "boolean") return new BooleanData(value);
	if (typeof value !== "object" || value === null || depth > maxDepth$4) return new Null();
	if (Array.isArray(value)) return new Array$1(...value.map((item) => toData(item, depth + 1)));
	return new Dictionary(...Object.entries(value).map(([key, item]) => ({
		key,
		value: toData(item, depth + 1)
	})));
}
/** Expression data as a plain value; objects have no prototype, since their keys come from the workflow file. */
function fromData(value, depth = 0) {
	if (depth > maxDepth$4) return null;
	switch (value.kind) {
		case Kind.Array: return value.values().map((item) => fromData(item, depth + 1));
		case Kind.Dictionary: {
			const record = Object.create(null);
			for (const pair of value.pairs()) record[pair.key] = fromData(pair.value, depth + 1);
			return record;
		}
		case Kind.Null: return null;
		default: return value.value;
	}
}
// src/ci/expression-functions.ts
const statusFunctions = [
	"always",
	"success",
	"failure",
	"cancelled"
];
/** All functions by lower-case name. Without a status, a status function throws like everything that only the run knows. */
function functionsFor(status) {
	return byStatus[status ?? "unknown"];
}
const byStatus = {
	unknown: make(void 0),
	success: make("success"),
	failure: make("failure"),
	cancelled: make("cancelled")
};
function make(status) {
	const functions = /* @__PURE__ */ new Map();
	for (const [name, builtin] of Object.entries(wellKnownFunctions)) functions.set(name, bounded(name, builtin));
	for (const name of statusFunctions) functions.set(name, define(name, 0, 0, () => {
		if (status === void 0) throw new Error(`${name}() is known in a run only`);
		return new BooleanData(name === "always" || name === status);
	}));
	functions.set("hashfiles", define("hashFiles", 1, 255, () => {
		throw new Error("hashFiles() is known in a run only");
	}));
	return functions;
}
function define(name, minArgs, maxArgs, call) {
	return {
		name,
		minArgs,
		maxArgs,
		call
	};
}
/** Nested `format('{0}{0}', …)`, `join` and `toJSON` double their text at each of 50 levels: stop before the text is made. */
function bounded(name, builtin) {
	return {
		...builtin,
		call: (...args) => {
			if (name === "format") checkLength(formatLength(args));
			if (name === "join") checkLength(joinLength(args));
			const result = builtin.call(...args);
			if (result.kind === Kind.String) checkLength(result.value.length);
			return result;
		}
	};
}
function checkLength(length) {
	if (length > 21e3) throw new Error("the expression makes a text that is too long");
}
/** Upper bound: every brace of the pattern could stand for the longest argument. */
function formatLength([pattern, ...values]) {
	const text = pattern?.coerceString() ?? "";
	const longest = Math.max(0, ...values.map((value) => value.coerceString().length));
	return text.length + (text.split("{").length - 1) * longest;
}
function joinLength([list, separator]) {
	if (list?.kind !== Kind.Array) return 0;
	const between = separator?.coerceString().length ?? 1;
	return list.values().reduce((sum, item) => sum + item.coerceString().length + between, 0);
}
// src/ci/expression-syntax.ts
/** A text cut at its `${{ … }}`; `}}` inside quotes ends nothing. An unclosed one is literal text, and GitHub would refuse it. */
function segments(text) {
	const list = [];
	let from = 0;
	for (;;) {
		const open = text.indexOf("${{", from);
		const close = open < 0 ? -1 : endOfExpression(text, open + 3);
		if (close < 0) break;
		if (open > from) list.push({
			kind: "text",
			source: text.slice(from, open)
		});
		list.push({
			kind: "expression",
			source: text.slice(open + 3, close)
		});
		from = close + 2;
	}
	if (from < text.length) list.push({
		kind: "text",
		source: text.slice(from)
	});
	return list;
}
function endOfExpression(text, from) {
	let quoted = false;
	for (let i = from; i < text.length; i++) {
		const c = text[i];
		if (c === "'") quoted = !quoted;
		else if (c === "}" && !quoted && text[i + 1] === "}") return i;
	}
	return -1;
}
const functions = functionsFor();
const infos = [...functions.values()];
/** The syntax tree of an expression, or undefined where it is none. Contexts of any name are let through. */
function parseExpression(source) {
	try {
		const { tokens } = new Lexer$1(source).lex();
		const tree = new Parser$1(tokens, tokens.filter((token) => token.type === TokenType.IDENTIFIER).map((token) => token.lexeme), infos).parse();
		return calledFunctions(tree).every((name) => functions.has(name)) ? tree : void 0;
	} catch {
		return;
	}
}
/** Lower-case names of all functions that a tree calls, in order of appearance. */
function calledFunctions(tree) {
	const called = [];
	const visit = (node) => {
		if (node instanceof FunctionCall) {
			called.push(node.functionName.lexeme.toLowerCase());
			node.args.forEach(visit);
		} else if (node instanceof Logical) node.args.forEach(visit);
		else if (node instanceof Binary) [node.left, node.right].forEach(visit);
		else if (node instanceof IndexAccess) [node.expr, node.index].forEach(visit);
		else if (node instanceof Unary) visit(node.expr);
		else if (node instanceof Grouping) visit(node.group);
	};
	visit(tree);
	return called;
}
// src/ci/expression.ts
/**
* The text with its expressions filled in. Expressions that cannot be known stay as they are written, so that the result is a
* pattern; `known` is then false.
*/
function template(text, contexts) {
	if (!text.includes("${{")) return {
		text,
		known: true
	};
	let filled = "";
	let known = true;
	for (const { kind, source } of segments(text)) {
		const value = kind === "expression" ? evaluate(parseExpression(source), contexts) : void 0;
		const part = value?.coerceString() ?? (kind === "expression" ? `\${{${source}}}` : source);
		if (filled.length + part.length > 21e3) return {
			text,
			known: false
		};
		filled += part;
		known &&= kind === "text" || value !== void 0;
	}
	return {
		text: filled,
		known: known && !filled.includes("${{")
	};
}
/** Like `template`, but a text that is one single expression keeps the type of its value, as for `fromJSON`. */
function resolve(text, contexts) {
	const [only, ...others] = segments(text);
	if (only?.kind !== "expression" || others.length > 0) {
		const { text: value, known } = template(text, contexts);
		return {
			value,
			known
		};
	}
	const value = evaluate(parseExpression(only.source), contexts);
	return value === void 0 ? {
		value: text,
		known: false
	} : {
		value: fromData(value),
		known: true
	};
}
/** Which of always, success, failure and cancelled a condition calls. One that is no expression calls none. */
function ifStatusFunctions(text) {
	const source = singleExpression(text);
	const trees = (source !== void 0 ? [source] : segments(text).flatMap((s) => s.kind === "text" ? [] : [s.source])).map(parseExpression).filter((tree) => tree !== void 0);
	const called = new Set(trees.flatMap(calledFunctions));
	return new Set(statusFunctions.filter((name) => called.has(name)));
}
/** The expression of a condition, which may be written with or without `${{ }}`. */
function singleExpression(text) {
	if (!text.includes("${{")) return text;
	const [only, ...others] = segments(text.trim());
	return only?.kind === "expression" && others.length === 0 ? only.source : void 0;
}
/** The value of a tree, or undefined where it needs something unknown, is wrong, or grows without bound. */
function evaluate(tree, contexts, status) {
	if (tree === void 0) return void 0;
	const known = new Map(Object.entries(contexts).map(([name, value]) => [name.toLowerCase(), value]));
	const converted = /* @__PURE__ */ new Map();
	const evaluator = new Evaluator(tree, new Dictionary(), functionsFor(status));
	evaluator.visitContextAccess = (access) => {
		const name = access.name.lexeme.toLowerCase();
		if (!known.has(name)) throw new Error(`the context ${name} is unknown`);
		const value = converted.get(name) ?? toData(known.get(name));
		converted.set(name, value);
		return value;
	};
	const index = evaluator.visitIndexAccess.bind(evaluator);
	evaluator.visitIndexAccess = (access) => {
		const value = index(access);
		if (value.kind === Kind.String && value.value.includes("${{")) throw new Error("this value is unknown");
		return value;
	};
	try {
		return evaluator.evaluate();
	} catch {
		return;
	}
}
// src/ci/condition.ts
/** Whether a step or job with this `if` can run although something before it failed (platform.md 9.6). */
function runsDespiteFailure(condition) {
	if (condition === void 0) return false;
	const used = ifStatusFunctions(condition);
	return used.has("always") || used.has("failure") || used.has("cancelled");
}
// src/ci/lines.ts
/** `2024-05-01T12:34:56.1234567Z ` – always seven digits; only the first stamp of a line is the runner's. */
const stamp = /^\uFEFF?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}Z ?/;
const mark = /^##\[(error|warning|notice|debug|command|group|endgroup)\]/;
const maxLine = 4096;
/**
* A raw line (without its LF) as diagnostics see it. The order matters (security.md 7.8): escapes go first, then `redact` replaces
* exact secret values, and only then is the text cut to 4 KiB – a cut before would leave half a secret that no search finds.
*/
function toLine(raw, n, tally, redact) {
	const plain = clean(withoutStamp(raw), tally);
	const text = (redact === void 0 ? plain : redact(plain)).slice(0, maxLine);
	const tag = mark.exec(text);
	if (tag !== null) return {
		n,
		text: text.slice(tag[0].length),
		mark: tag[1]
	};
	if (text.startsWith("[command]")) return {
		n,
		text: text.slice(9),
		mark: "command"
	};
	return {
		n,
		text
	};
}
/** The line without BOM and the runner's time stamp. */
function withoutStamp(raw) {
	const at = stamp.exec(raw);
	if (at !== null) return raw.slice(at[0].length);
	return raw.charCodeAt(0) === 65279 ? raw.slice(1) : raw;
}
// src/ci/trouble.ts
/** Five letters at least, and bytes instead of text: this runs over the middle of every gigabyte. */
const words$4 = byteSearch("error|Error|ERROR|FAIL:|FAIL |FAIL	|FAILED|Failed|failed|failure|panic|xception|raceback|fatal".split("|").map((word) => Buffer.from(word)));
/** Lines kept before and after such a line: a heading above, the details and the trace below. */
const before = 4;
const after = 24;
const lf = 10;
/** What of a block sounds like trouble, ascending and disjoint. What a hit near the block's edge has beyond it is not seen. */
function troubleIn(bytes) {
	const found = [];
	let last = 0;
	let line = 0;
	words$4.each(bytes, 0, bytes.length, (at) => {
		if (at < last) return;
		const from = Math.max(last, linesBack(bytes, at, before));
		line += feeds(bytes, last, from);
		last = linesOn(bytes, at, after);
		found.push({
			from,
			to: last,
			line
		});
		line += feeds(bytes, from, last);
	});
	return found;
}
/** Start of the line that is `count` lines before the one of `at`. */
function linesBack(bytes, at, count) {
	let start = at;
	for (let left = count; start > 0; start--) if (bytes[start - 1] === lf && left-- === 0) return start;
	return 0;
}
/** End of the line that is `count` lines after the one of `at`, its LF included. */
function linesOn(bytes, at, count) {
	let end = at;
	for (let left = count; end < bytes.length;) if (bytes[end++] === lf && left-- === 0) return end;
	return end;
}
function feeds(bytes, from, to) {
	let count = 0;
	for (let i = from; i < to; i++) if (bytes[i] === lf) count++;
	return count;
}
// src/ci/kept.ts
/** Limits of a section, in bytes, while little is held. An ordinary failing step is smaller and kept whole. */
const roomy = {
	head: 524288,
	trouble: 3 << 19,
	tail: 2 << 20
};
/** In logs beyond `tightFrom` bytes memory counts more: what is kept costs a second and ten megabytes for each that is diagnosed. */
const tight = {
	head: 131072,
	trouble: 524288,
	tail: 1 << 20
};
const tightFrom = 64 << 20;
/** Each time this much more is held, the limits of later sections are halved: a run of hundreds of failing steps has to fit as well. */
const halving = 4 << 20;
/** The end of a step says most about it, so some of it stays whatever the limits are. */
const leastTailBlocks = 2;
/** A chunk of a file with the start of its first line; what is longer (giant lines) has memory of its own. */
const pageSize = 73728;
const mostFree = 64;
function emptyShelf() {
	return {
		free: [],
		held: 0,
		read: 0
	};
}
function keepNothing() {
	return {
		head: [],
		trouble: [],
		tail: [],
		pages: [],
		headBytes: 0,
		troubleBytes: 0,
		tailBytes: 0,
		dropped: false
	};
}
/** Bytes that a section keeps. */
function keptBytes({ headBytes, troubleBytes, tailBytes }) {
	return headBytes + troubleBytes + tailBytes;
}
/** A copy of `bytes`, held by the caller until it calls `release`. */
function copyOut(bytes, firstLine, shelf) {
	const page = takePage(bytes.length, shelf);
	page.set(bytes);
	return {
		bytes: page.subarray(0, bytes.length),
		firstLine,
		holders: 1
	};
}
/** One holder less; the last one gives the page back. */
function release(block, shelf) {
	block.holders--;
	if (block.holders === 0) giveBack(block.bytes, shelf);
}
/** Gives back all that `kept` holds and leaves it empty. */
function letGo(kept, shelf) {
	for (const block of [...kept.head, ...kept.tail]) release(block, shelf);
	for (const page of kept.pages) giveBack(page.bytes, shelf);
	Object.assign(kept, keepNothing());
}
function takePage(length, { free }) {
	return length > pageSize ? new Uint8Array(length) : free.pop() ?? new Uint8Array(pageSize);
}
function giveBack({ buffer }, { free }) {
	if (buffer.byteLength === pageSize && free.length < mostFree) free.push(new Uint8Array(buffer));
}
/** Adds a block; past the limits the oldest block of the tail is let go, but for what looks like trouble in it. */
function keep(kept, block, shelf) {
	const limits = shelf.read > tightFrom ? tight : roomy;
	const scale = 2 ** -Math.floor(shelf.held / halving);
	block.holders++;
	if (kept.headBytes < limits.head * scale && kept.tail.length === 0) {
		kept.head.push(block);
		kept.headBytes += block.bytes.length;
		return;
	}
	kept.tail.push(block);
	kept.tailBytes += block.bytes.length;
	while (kept.tail.length > leastTailBlocks && kept.tailBytes > limits.tail * scale) {
		const oldest = kept.tail.shift();
		if (oldest === void 0) return;
		kept.tailBytes -= oldest.bytes.length;
		if (kept.troubleBytes < limits.trouble * scale) keepTrouble(kept, oldest, shelf);
		else kept.dropped = true;
		release(oldest, shelf);
	}
}
/** Counts what is read; as the log turns out to be huge, the section that is open gives back what only a smaller one may keep. */
function countRead(bytes, open, shelf) {
	const wasRoomy = shelf.read <= tightFrom;
	shelf.read += bytes;
	if (!wasRoomy || shelf.read <= tightFrom) return;
	while (open.headBytes > tight.head && open.head.length > 1) {
		const last = open.head.pop();
		if (last === void 0) break;
		open.headBytes -= last.bytes.length;
		release(last, shelf);
		open.dropped = true;
	}
	while (open.troubleBytes > tight.trouble) {
		const last = open.trouble.pop();
		if (last === void 0) break;
		open.troubleBytes -= last.bytes.length;
		open.dropped = true;
	}
}
function keepTrouble(kept, { bytes, firstLine }, shelf) {
	const before = kept.troubleBytes;
	for (const { from, to, line } of troubleIn(bytes)) {
		const copy = shelved(kept, bytes.subarray(from, to), shelf);
		kept.trouble.push({
			bytes: copy,
			firstLine: firstLine + line,
			holders: 1
		});
		kept.troubleBytes += copy.length;
	}
	if (kept.troubleBytes - before < bytes.length) kept.dropped = true;
}
/** A copy of a stretch behind the ones before it: hundreds of small buffers would cost more than what they hold. */
function shelved(kept, stretch, shelf) {
	let page = kept.pages.at(-1);
	if (page === void 0 || page.filled + stretch.length > page.bytes.length) {
		page = {
			bytes: takePage(stretch.length, shelf),
			filled: 0
		};
		kept.pages.push(page);
	}
	page.bytes.set(stretch, page.filled);
	page.filled += stretch.length;
	return page.bytes.subarray(page.filled - stretch.length, page.filled);
}
/** The kept lines from `first` to `last`, ready for diagnostics. */
function keptLines(kept, first, last, { unwrap, redact, tally }) {
	const lines = [];
	for (const block of [
		...kept.head,
		...kept.trouble,
		...kept.tail
	]) {
		if (block.firstLine > last) break;
		let n = block.firstLine;
		for (const raw of decode(block.bytes).split("\n")) {
			if (n >= first && n <= last) lines.push(toLine(unwrap === void 0 ? raw : unwrap(raw), n, tally, redact));
			n++;
		}
	}
	return lines;
}
function decode(bytes) {
	const end = bytes.at(-1) === 10 ? bytes.length - 1 : bytes.length;
	return Buffer.from(bytes.buffer, bytes.byteOffset, end).toString("utf8");
}
// src/ci/section.ts
function newSection(kind, header, line, job, stepName) {
	return {
		kind,
		job,
		stepName,
		header,
		script: [],
		uses: false,
		fromLine: line,
		bodyLine: line,
		toLine: line,
		startedAt: void 0,
		endedAt: void 0,
		exitCode: void 0,
		cancelled: false,
		timedOut: false,
		errorLines: [],
		preamble: false,
		endsWithError: false,
		depth: 0,
		kept: keepNothing()
	};
}
/** True when the log itself shows that this step went wrong or may have. */
function isSuspicious(section) {
	return section.exitCode !== void 0 || section.cancelled || section.timedOut || section.errorLines.length > 0;
}
const actionReference = /^(?:(?:\.\.?[\\/]|docker:\/\/|\$\/)\S*$|[\w.-]+\/[\w.-]+(?:\/[^\s@]+)*@\S+$|'[^']+'$)/;
/** Whether a header looks like an action (or a runner hook in quotes); a script's first line may look so too. */
function isActionReference(header) {
	return actionReference.test(header);
}
// src/ci/step-results.ts
/** The unit with its result: `outcome` as the step ended, and, where the platform has no record yet, a record of its conclusion. */
function withResult(unit, results) {
	const { step, api } = unit;
	const { id } = step ?? {};
	const result = id !== void 0 && Object.hasOwn(results, id) ? results[id] : void 0;
	if (step === void 0 || result === void 0) return unit;
	const { outcome, conclusion } = result;
	const recorded = api?.conclusion ?? void 0;
	const record = {
		...api ?? {
			name: nameOf$2(step),
			number: step.index + 1
		},
		status: "completed"
	};
	return {
		...unit,
		outcome: outcomeOfConclusion(outcome),
		...conclusion === void 0 || recorded !== void 0 ? {} : { api: {
			...record,
			conclusion
		} }
	};
}
// src/ci/step-units.ts
/** Set-up (only when it went wrong or is all there is), the main steps in order, and post steps that went wrong. */
function unitsOf(log, job, api) {
	const main = log.sections.filter((s) => s.kind === "step");
	const setup = log.sections.filter((s) => s.kind === "setup" && (isSuspicious(s) || main.length === 0));
	const post = log.sections.filter((s) => s.kind === "post" && isSuspicious(s));
	const steps = job === void 0 || job.steps.length === 0 ? named$1(main, api) : aligned(main, job.steps, api);
	return [
		...setup.map(bare$2),
		...steps,
		...post.map(bare$2)
	];
}
function bare$2(section) {
	return {
		step: void 0,
		sections: [section],
		api: void 0
	};
}
/** Without the file: every header is a step, with the record of its name where only one has it. */
function named$1(main, api) {
	return main.map((section) => {
		const wanted = section.stepName ?? `Run ${section.header}`;
		const records = api?.steps.filter((s) => s.name === wanted) ?? [];
		return {
			...bare$2(section),
			api: records.length === 1 ? records[0] : void 0
		};
	});
}
function aligned(main, steps, api) {
	const { steps: pairs, strangers } = align(main, steps);
	const records = recordsOf(steps, api?.steps ?? []);
	const units = pairs.map((pair) => ({
		...pair,
		api: records?.[pair.step.index]
	}));
	for (const stranger of strangers) {
		const before = units.findLastIndex(({ sections: [first] }) => first !== void 0 && first.fromLine < stranger.fromLine);
		units.splice(before + 1, 0, bare$2(stranger));
	}
	return units;
}
function namesOf({ step, sections }) {
	const own = sections[0];
	const written = step?.uses ?? firstLine(step?.run ?? "");
	const command = own === void 0 || own.header === "" ? written : own.header;
	if (own?.kind === "setup" || own?.kind === "post") return {
		name: own.stepName ?? command,
		command,
		kind: "runner"
	};
	const kind = step?.uses !== void 0 || own?.uses === true ? "uses" : "run";
	return {
		name: step?.name ?? own?.stepName ?? `Run ${command}`,
		command,
		kind
	};
}
// src/ci/judge.ts
/**
* Judges the steps of one job. `job` is its YAML, `api` what the platform says of it; both may be missing. `results` are what the job
* itself says of its steps.
*/
function judge$1(log, job, api, results = {}) {
	const units = unitsOf(log, job, api).filter((unit) => unit.api?.status !== "in_progress").map((unit) => withResult(unit, results)).map((unit) => ({
		...unit,
		sign: signOf(unit)
	}));
	const steps = units.map((unit, i) => {
		const { step, sections, inner } = unit;
		const verdict = sections.length === 0 ? unseen(unit, units, i) : seen(unit, units, i, job !== void 0);
		return {
			step,
			sections,
			inner,
			...namesOf(unit),
			...verdict
		};
	});
	return {
		outcome: outcomeOfConclusion(api?.conclusion) ?? outcomeOf$1(steps),
		steps
	};
}
function signOf({ sections: all, api, outcome, inner }) {
	if (outcome === "success") return "clean";
	const told = outcome ?? outcomeOfConclusion(api?.conclusion);
	if (told === "failure") return "failed";
	if (told === "cancelled") return "cancelled";
	const sections = all.filter((section) => !mayFail(section, inner));
	if (sections.some((s) => s.cancelled)) return "cancelled";
	if (sections.some((s) => s.exitCode !== void 0 && s.exitCode !== 0 || s.timedOut)) return "failed";
	const last = sections.at(-1);
	return last !== void 0 && last.errorLines.length > 0 && (last.endsWithError || last.kind === "setup") ? "suspect" : "clean";
}
/** Whether the action itself lets this inner step fail: then nothing follows from it for the step that calls the action. */
function mayFail(section, inner) {
	return inner?.get(section)?.continueOnError === true;
}
/** The verdict on a step that left a trace in the log. */
function seen(unit, units, i, hasYaml) {
	if (unit.sign === "clean") return passed("it ran and nothing in the log says that it failed");
	if (unit.sign === "cancelled") return {
		status: "cancelled",
		tolerated: false,
		why: "it was stopped from outside: cancelled, a time limit of the job, or a failed sibling of its matrix"
	};
	const how = howItEnded(unit);
	const tolerance = toleranceOf(units, i, hasYaml);
	if (tolerance === void 0) return {
		status: "failed",
		tolerated: false,
		why: how
	};
	if (unit.sign === "suspect" && unit.step?.continueOnError !== true) return passed(`it printed an error, but ${tolerance}`);
	return {
		status: "failed",
		tolerated: true,
		why: `${how}, but ${tolerance}`
	};
}
function passed(why) {
	return {
		status: "successful",
		tolerated: false,
		why
	};
}
function howItEnded({ sections }) {
	const section = sections.find((s) => s.exitCode !== void 0 || s.timedOut) ?? sections.find(isSuspicious);
	if (section?.timedOut === true) return "it ran into its time limit";
	return section?.exitCode === void 0 ? "it ended with an error" : `it ended with exit code ${section.exitCode}`;
}
/** Why a step that went wrong did not fail its job, or undefined when it did. */
function toleranceOf(units, i, hasYaml) {
	const unit = units[i];
	if (unit?.api !== void 0) return unit.api.conclusion === "success" ? "the platform counts it as passed" : void 0;
	if (unit?.step?.continueOnError === true) return "the workflow lets it fail (`continue-on-error`)";
	const rest = units.slice(i + 1);
	if (!hasYaml && unit?.sign === "failed" && !rest.some((u) => u.sign === "failed")) return void 0;
	const proof = hasYaml || unit?.sign === "suspect" ? 1 : 2;
	return rest.filter((u) => hasMainSection(u) && needsSuccess(u) && u.step?.background !== true).length >= proof ? "later steps that need success still ran" : void 0;
}
/** Headers of steps that people let run after a failure; asked only where no YAML tells. */
const typicallyAlways = /upload|report|publish|codecov|coverage|notif|slack|clean|^cat |kill|logs?\b|down$|down |summary|artifact|cache|junit|annotat|comment|teardown|stop|collect|dump|^echo |gate|^#/i;
function hasMainSection({ sections }) {
	return sections.some((s) => s.kind === "step");
}
/** Whether this step does not begin once another has failed. */
function needsSuccess({ step, sections }) {
	if (step !== void 0) return !runsDespiteFailure(step.condition);
	return !sections.some((s) => s.header.startsWith("'") || typicallyAlways.test(s.header));
}
/** The verdict on a step without a trace in the log. */
function unseen(unit, units, i) {
	const told = outcomeOfConclusion(unit.api?.conclusion);
	if (told === "success") return passed("the platform counts it as passed");
	if (told === "failure") return {
		status: "failed",
		tolerated: false,
		why: "the platform counts it as failed; its log was not found"
	};
	const blocker = units.slice(0, i).find((_, k) => breaks(units, k));
	if (blocker !== void 0 && (blocker.sign === "cancelled" || needsSuccess(unit))) {
		const verb = blocker.sign === "cancelled" ? "was cancelled" : "failed";
		return {
			status: "unreached",
			tolerated: false,
			why: `never ran: step “${namesOf(blocker).name}” ${verb} before it`
		};
	}
	if (told === "cancelled") return {
		status: "cancelled",
		tolerated: false,
		why: "the platform counts it as cancelled"
	};
	const condition = unit.step?.condition;
	if (condition === void 0 && unit.api === void 0 && units.slice(i + 1).some(hasMainSection)) return passed("a later step that needs its success ran; this log does not show it");
	return {
		status: "skipped",
		tolerated: false,
		why: condition === void 0 ? "it left no trace in the log" : "its `if` was not met"
	};
}
/** Whether a step that left a trace kept later ones from running. */
function breaks(units, k) {
	const unit = units[k];
	if (unit === void 0 || unit.sign === "clean" || unit.sections.length === 0) return false;
	return unit.sign === "cancelled" || toleranceOf(units, k, true) === void 0;
}
function outcomeOf$1(steps) {
	if (steps.some((s) => s.status === "failed" && !s.tolerated)) return "failure";
	return steps.some((s) => s.status === "cancelled") ? "cancelled" : "success";
}
// src/ci/paths.ts
const workspace = /^(?:[A-Za-z]:\/a\/[^/]+\/[^/]+\/|\/(?:home|Users)\/[^/]+\/(?:actions-runner\/)?_?work\/[^/]+\/[^/]+\/|\/__w\/[^/]+\/[^/]+\/|\/github\/workspace\/|(?:[A-Za-z]:)?\/(?:[^/]+\/){0,3}_work\/[^/]+\/[^/]+\/|\/(?:app|workspace|code|repo|usr\/src\/app)\/)/;
const foreign$1 = /(?:^|\/)(?:node_modules|site-packages|dist-packages|hostedtoolcache|\.cargo\/registry|\.rustup|go\/pkg\/mod|\.m2|\.gradle|vendor\/bundle)\/|^\/(?:usr|opt|lib|nix|tmp|var)\/|^node:|^<|^[A-Za-z]:\/hostedtoolcache/;
/** True for files of libraries and toolchains: never what a person of this repository has to edit. */
function isForeign(path) {
	return foreign$1.test(path);
}
/** A printed path as the repository knows it: `/` as separator, workspace cut off, working directory put in front. */
function repositoryPath(printed, context) {
	const slashed = printed.trim().replace(/\\/g, "/").replace(/^file:\/\/(?=\/)/, "").replace(/^webpack:\/\/\/?/, "");
	const cut = slashed.replace(workspace, "").replace(/^(?:\.\/)+/, "").replace(/\/{2,}/g, "/");
	const wasAbsolute = cut !== slashed.replace(/^(?:\.\/)+/, "").replace(/\/{2,}/g, "/");
	if (isForeign(cut)) return cut;
	if (cut.startsWith("/") || /^[A-Za-z]:\//.test(cut)) return knownEnding(cut, context.files) ?? cut;
	const base = normalDirectory(context.workingDirectory);
	const joined = wasAbsolute || base === "" || cut.startsWith(`${base}/`) ? collapse(cut) : collapse(`${base}/${cut}`);
	const { files } = context;
	if (files === void 0 || files.has(joined)) return joined;
	if (files.has(collapse(cut))) return collapse(cut);
	return onlyMatch(files, collapse(cut)) ?? joined;
}
function normalDirectory(directory) {
	if (directory === void 0 || directory.includes("${{")) return "";
	return directory.replace(/\\/g, "/").replace(/^(?:\.\/)+|\/+$/g, "").replace(/^\.$/, "");
}
/** Resolves `a/../b` and `a/./b`; a path that climbs out of the repository stays as it is. */
function collapse(path) {
	if (!/(?:^|\/)\.\.?(?:\/|$)/.test(path)) return path;
	const parts = [];
	for (const part of path.split("/")) if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
	else if (part !== ".") parts.push(part);
	return parts.join("/");
}
/** The longest ending of an absolute path that is a file of the repository: workspaces of unknown runners and images. */
function knownEnding(path, files) {
	if (files === void 0 || path.length > 400) return void 0;
	for (let at = path.indexOf("/"); at >= 0; at = path.indexOf("/", at + 1)) {
		const ending = path.slice(at + 1);
		if (ending.includes("/") && files.has(ending)) return ending;
	}
}
/** The one file of the repository that ends in this path: tools run in sub-folders print short ones. */
function onlyMatch(files, path) {
	const ending = `/${path}`;
	let found;
	for (const file of files) {
		if (!file.endsWith(ending)) continue;
		if (found !== void 0) return void 0;
		found = file;
	}
	return found;
}
/** Artifacts of a finding with repository paths: own files first, each place once, at most ten. */
function placedArtifacts(artifacts, context) {
	const seen = /* @__PURE__ */ new Set();
	const placed = [];
	for (const artifact of artifacts) {
		const path = repositoryPath(artifact.path, context);
		const key = `${path}:${artifact.line ?? 0}`;
		if (path === "" || path.length > 400 || seen.has(key)) continue;
		seen.add(key);
		placed.push({
			...artifact,
			path
		});
	}
	return [...placed.filter((a) => !isForeign(a.path)), ...placed.filter((a) => isForeign(a.path))].slice(0, 10);
}
/** Keeps what explains the step: stronger findings push out weaker ones that overlap or merely wrap them. */
function settle(found, cancelled, guess) {
	const errors = found.filter((f) => f.severity === "error");
	const candidates = errors.length > 0 ? errors : found;
	const ranked = [...candidates].sort((a, b) => worth(b) - worth(a) || a.at - b.at || a.to - a.from - (b.to - b.from));
	const kept = [];
	for (const finding of ranked) if (!kept.some((k) => says(k, finding))) kept.push(finding);
	const top = Math.max(0, ...kept.map((k) => k.strength));
	const floor = Math.min(top, 3);
	const telling = kept.filter((k) => k.strength >= floor || cancelled && isCancellation(k));
	const guessed = top <= 1 && !cancelled ? guess().filter((g) => g.strength > top || telling.length === 0) : [];
	return (guessed.length > 0 ? guessed : telling).map((finding) => placed(finding, candidates)).sort((a, b) => a.at - b.at).slice(0, 200);
}
/** Who knows what an error means need not know where it was: places come from whoever read the same line. */
function placed(finding, others) {
	if (finding.artifacts.length > 0) return finding;
	const knows = others.find((other) => other.at === finding.at && other.artifacts.length > 0);
	return knows === void 0 ? finding : {
		...finding,
		artifacts: knows.artifacts
	};
}
/** An annotation repeats what a tool said; whoever knows the tool reads more out of the same line. */
function worth(finding) {
	return finding.tool === "annotation" ? finding.strength - 1.5 : finding.strength;
}
function isCancellation(finding) {
	return finding.tool === "github-actions" && (finding.ruleId === "cancelled" || finding.ruleId === "shutdown-signal");
}
/** Whether a finding that is already kept says what this one says. */
function says(kept, other) {
	if (kept.tool === other.tool) return kept.message === other.message && kept.ruleId === other.ruleId && samePlace(kept, other);
	if (kept.at === other.at) return true;
	if (other.strength <= kept.strength && other.at >= kept.from && other.at <= kept.to) return true;
	return other.strength < 4 && sameWords(kept.message, other.message);
}
/** The same text once by its tool and once as an annotation. A short text stands in many others by chance. */
function sameWords(a, b) {
	return Math.min(a.length, b.length) > 12 && (a.includes(b) || b.includes(a));
}
function samePlace(a, b) {
	const [x, y] = [a.artifacts[0], b.artifacts[0]];
	return x?.path === y?.path && x?.line === y?.line;
}
// src/ci/blame.ts
const maxExcerptLines = 40;
const maxExcerpt$1 = 4096;
/** Failures of one judged step; empty for a step that did not go wrong. */
function blame(log, judged, context, { tools = diagnostics, guess = fallback } = {}) {
	if (judged.status !== "failed" && judged.status !== "cancelled") return [];
	const wrong = judged.sections.filter((section) => isSuspicious(section) && !mayFail(section, judged.inner));
	return (wrong.length > 0 ? wrong : judged.sections.slice(-1)).flatMap((section) => {
		const lines = log.lines(section).filter((l) => l.n >= section.bodyLine || section.kind !== "step");
		const step = contextOf(section, judged, log);
		const found = fold(settle(read(lines, step, tools), judged.status === "cancelled", () => guess(lines, step)));
		return structuredClone(found.map((finding) => draft(finding, log, judged, section, lines, context, found)));
	});
}
function contextOf(section, judged, log) {
	return {
		command: section.script.length > 0 ? section.script.join("\n") : judged.step?.run ?? section.header,
		os: /windows/i.test(log.environment.os ?? "") ? "windows" : /macos|darwin/i.test(log.environment.os ?? "") ? "macos" : "linux",
		...section.exitCode === void 0 ? {} : { exitCode: section.exitCode }
	};
}
function read(lines, step, tools) {
	return tools.filter((tool) => lines.some((line) => tool.sign.test(line.text))).flatMap((tool) => tool.read(lines, step).slice(0, 400));
}
function draft(finding, log, judged, section, lines, { job, ...paths }, all) {
	const step = judged.inner?.get(section) ?? judged.step;
	const workingDirectory = step?.workingDirectory ?? paths.workingDirectory;
	return {
		job,
		step: {
			...judged.name === "" ? {} : { name: judged.name },
			command: section.header === "" ? judged.command : section.header
		},
		...step === void 0 ? {} : { location: step.location },
		fatal: !judged.tolerated && (judged.status !== "cancelled" || !isCancellation(finding) || all.every(isCancellation)),
		failureType: finding.failureType,
		tool: finding.tool,
		...finding.ruleId === void 0 ? {} : { ruleId: finding.ruleId },
		message: finding.message,
		signals: [...finding.signals],
		artifacts: placedArtifacts(placesOf$1(finding, section, log, lines), {
			...paths,
			workingDirectory
		}),
		evidence: {
			log: log.log,
			job,
			fromLine: finding.from,
			toLine: finding.to
		},
		excerpt: excerpt$1(lines, finding)
	};
}
/** The places a finding names, else files of the project in its own words; of an action that names none, the files that its inputs name. */
function placesOf$1(finding, section, log, lines) {
	if (finding.artifacts.length > 0) return finding.artifacts;
	const shown = lines.filter((l) => l.n >= finding.from && l.n <= finding.to);
	const at = shown.find((l) => l.n === finding.at);
	const named = at === void 0 ? [] : mentionedFiles(shown, at).filter((file) => !isOutside(file.path));
	if (named.length > 0 || !section.uses) return named.slice(0, 5);
	const header = log.lines(section, section.bodyLine - 1);
	const given = header.slice(header.findIndex((line) => line.text === "with:") + 1);
	const end = given.findIndex((line) => line.text === "env:" || line.mark === "endgroup");
	const inputs = end < 0 ? given : given.slice(0, end);
	return inputs[0] === void 0 ? [] : mentionedFiles(inputs, inputs[0]);
}
/** Libraries, toolchains and the runner's copy of a script. */
const isOutside = (path) => isForeign(path) || /(?:^|\/)_temp\//.test(path);
/** The evidence as text: the line that says what is wrong, and as much around it as fits into 40 lines and 4 KiB. */
function excerpt$1(lines, finding) {
	const texts = lines.filter((l) => l.n >= finding.from && l.n <= finding.to).map((l) => ({
		...l,
		text: l.text.slice(0, 500)
	}));
	const at = Math.max(0, texts.findIndex((l) => l.n === finding.at));
	let [from, to] = [at, at];
	let left = maxExcerpt$1 - (texts[at]?.text.length ?? 0);
	const take = (i) => {
		const size = texts[i] === void 0 ? Number.POSITIVE_INFINITY : texts[i].text.length + 1;
		if (size > left || to - from + 1 >= maxExcerptLines) return false;
		left -= size;
		return true;
	};
	for (let grows = true; grows;) {
		const down = take(to + 1);
		if (down) to++;
		const up = take(from - 1);
		if (up) from--;
		grows = down || up;
	}
	return texts.slice(from, to + 1).map((l) => l.text).join("\n");
}
// src/ci/excerpt.ts
/** Whether nothing of the runner's own says how this log's step ended. */
function isExcerpt(log) {
	return log.sections.every((section) => section.kind === "step" && !isSuspicious(section));
}
/** The job as judged, with its last step failed where a tool says so. */
function judgeExcerpt(log, judged) {
	const last = judged.steps.findLast((step) => step.sections.length > 0);
	if (last === void 0) return judged;
	const failed = {
		...last,
		status: "failed",
		tolerated: false,
		why: "a tool states an error; the log does not show how the step ended"
	};
	if (blame(log, failed, { job: log.name ?? "job" }, { guess: () => [] }).length === 0) return judged;
	return {
		outcome: "failure",
		steps: judged.steps.map((step) => step === last ? failed : step)
	};
}
// src/ci/known-job.ts
/** How a job counts for its run and for the jobs that need it: one that may fail never fails them. Undefined: it did not run. */
function endOf(job) {
	const own = job.judged?.outcome ?? outcomeOfConclusion(job.api?.conclusion);
	return own === "failure" && job.yaml?.continueOnError === true ? "success" : own;
}
// src/ci/fail-fast.ts
/**
* The failures of `job`, with its cancellation told as one that broke nothing when a leg of the same matrix failed. What the leg's own
* tools had said before it was stopped stays as it is.
*/
function settleFailFast(failures, job, jobs) {
	const stopped = endOf(job) === "cancelled" && jobs.some((other) => isSibling(other, job) && endOf(other) === "failure");
	return failures.map((failure) => stopped && failure.ruleId === "cancelled" ? {
		...failure,
		fatal: false
	} : failure);
}
/** Legs of one matrix by the file; where there is none, by their names, with fail-fast as it is unless somebody changes it. */
function isSibling(a, b) {
	if (a === b) return false;
	if (a.yaml === void 0 || b.yaml === void 0) return baseOf$1(a.name) !== "" && baseOf$1(a.name) === baseOf$1(b.name);
	return a.yaml.failFast && a.yaml.key === b.yaml.key;
}
function baseOf$1(name) {
	return name.endsWith(")") ? name.slice(0, Math.max(0, name.indexOf(" ("))) : "";
}
// src/ci/schedule.ts
/** Orders jobs by `needs`. A job that is missing is passed over, a circle is broken at its first job in the file; both are noted. */
function schedule(jobs) {
	const needs = needsByKey(jobs);
	const notes = [];
	for (const [key, wanted] of needs) for (const name of wanted) if (!needs.has(name)) notes.push(`Job ${key} needs ${name}, which the file does not have.`);
	const waiting = new Set(needs.keys());
	const order = [];
	const isReady = (key) => ![...needs.get(key) ?? []].some((name) => waiting.has(name));
	while (waiting.size > 0) {
		const [first = ""] = waiting;
		const next = [...waiting].find(isReady);
		if (next === void 0) notes.push(`Job ${first} needs itself, directly or through others.`);
		order.push(next ?? first);
		waiting.delete(next ?? first);
	}
	return {
		order,
		notes
	};
}
/** Keys of all jobs that a job needs, directly or through others: what `success()` in its condition looks at. */
function ancestors(jobs, key) {
	const needs = needsByKey(jobs);
	const found = /* @__PURE__ */ new Set();
	const visit = [...needs.get(key) ?? []];
	for (let name = visit.pop(); name !== void 0; name = visit.pop()) {
		if (found.has(name) || !needs.has(name)) continue;
		found.add(name);
		visit.push(...needs.get(name) ?? []);
	}
	return found;
}
function needsByKey(jobs) {
	const needs = /* @__PURE__ */ new Map();
	for (const job of jobs) needs.set(job.key, /* @__PURE__ */ new Set([...needs.get(job.key) ?? [], ...job.needs]));
	return needs;
}
// src/ci/graph.ts
/** Nodes are jobs and their checks (ids `job:<name>` and the validation's id). */
function graphOf(jobs, validations) {
	const nodes = [];
	const edges = [];
	for (const job of jobs) {
		const steps = validations.filter((v) => v.job === job.name);
		if (steps.length === 0 && job.judged === void 0 && job.api === void 0) continue;
		const id = `job:${job.name}`;
		nodes.push({
			id,
			kind: "job",
			name: job.name,
			status: statusOf(job, steps)
		});
		steps.forEach((step, i) => {
			nodes.push({
				id: step.id,
				kind: "step",
				name: step.step,
				status: step.status
			});
			edges.push({
				from: id,
				to: step.id,
				type: "contains"
			});
			const before = steps[i - 1];
			if (before !== void 0) edges.push({
				from: before.id,
				to: step.id,
				type: "order"
			});
		});
		for (const key of job.yaml?.needs ?? []) for (const needed of jobs) if (needed.yaml?.key === key) edges.push({
			from: `job:${needed.name}`,
			to: id,
			type: "needs"
		});
	}
	edges.push(...flows(jobs, validations));
	const known = new Set(nodes.map((n) => n.id));
	return {
		nodes,
		edges: edges.filter((e) => known.has(e.from) && known.has(e.to))
	};
}
/** From the step that puts an artifact or cache away to the steps that fetch it in jobs that wait for its job. */
function flows(jobs, validations) {
	const written = jobs.flatMap(({ yaml }) => yaml ?? []);
	const carriers = jobs.flatMap(({ name, yaml }) => (yaml?.steps ?? []).flatMap(({ flow, location: { path, line } }) => {
		const check = validations.find((v) => v.job === name && v.location?.path === path && v.location.line === line);
		return yaml === void 0 || flow === void 0 || check === void 0 ? [] : [{
			job: yaml.key,
			flow,
			check
		}];
	}));
	return carriers.flatMap((to) => {
		if (!to.flow.takes) return [];
		const before = ancestors(written, to.job);
		return carriers.filter(({ job, flow }) => flow.gives && flow.type === to.flow.type && before.has(job)).filter(({ flow }) => flow.name === to.flow.name || to.flow.name === "*").map((from) => ({
			from: from.check.id,
			to: to.check.id,
			type: from.flow.type
		}));
	});
}
/** A job's own end, whether or not it counts for the run. */
function statusOf(job, steps) {
	if (job.judged !== void 0) return statusOfOutcome(job.judged.outcome);
	const told = outcomeOfConclusion(job.api?.conclusion);
	if (told !== void 0) return statusOfOutcome(told);
	return steps.some((s) => s.status === "unreached") ? "unreached" : "skipped";
}
// src/ci/validations.ts
const maxScript$1 = 8192;
/** The checks of one job, from the best source that it has: its log, the platform's records, its file. `all` are the run's jobs. */
function validationsOf(job, all) {
	if (job.judged !== void 0) return job.judged.steps.flatMap((step) => fromLog(job, step));
	if (job.api !== void 0 && job.api.steps.length > 0) return fromRecords(job, job.api.steps);
	return job.yaml === void 0 ? [] : fromFile$1(job, job.yaml, blockerOf(job, all));
}
function fromLog(job, judged) {
	const { step, sections } = judged;
	const [first, ...inner] = sections;
	const script = first === void 0 || first.script.length === 0 ? step?.run : first.script.join("\n");
	return [{
		job: job.name,
		step: judged.name,
		command: judged.command,
		kind: judged.kind,
		status: judged.status,
		why: judged.why,
		...recipe(script, step),
		...first === void 0 ? {} : { evidence: cite(job, first, sections.at(-1) ?? first) }
	}, ...inner.map((section) => fromInner(job, judged, section))];
}
function fromInner(job, judged, section) {
	const step = judged.inner?.get(section);
	const tolerated = isSuspicious(section) && mayFail(section, judged.inner);
	const wrong = isSuspicious(section) && !tolerated;
	return {
		job: job.name,
		step: `${judged.name} › ${step?.name ?? section.header}`,
		command: section.header,
		kind: section.uses ? "uses" : "run",
		status: tolerated ? "failed" : wrong ? judged.status : "successful",
		why: tolerated ? "it failed, but the action lets it fail (`continue-on-error`)" : wrong ? judged.why : "it ran and nothing in the log says that it failed",
		...recipe(section.script.join("\n"), step),
		evidence: cite(job, section, section)
	};
}
function cite(job, first, last) {
	return {
		log: job.log?.log ?? "",
		job: job.name,
		fromLine: first.fromLine,
		toLine: Math.max(first.fromLine, last.toLine)
	};
}
/** Steps and conclusions only: the file tells the commands, where it is that of these records. */
function fromRecords(job, all) {
	const steps = job.yaml?.steps ?? [];
	const records = steps.length === 0 ? void 0 : recordsOf(steps, all);
	return (records ?? withoutRunnerSteps(all)).map((record, i) => {
		const step = records === void 0 ? void 0 : steps[i];
		const command = step === void 0 ? record.name.replace(/^Run /, "") : commandOf$2(step);
		return {
			job: job.name,
			step: record.name,
			command,
			kind: (step === void 0 ? isActionReference(command) : step.uses !== void 0) ? "uses" : "run",
			status: statusOfConclusion(record.conclusion),
			why: `the platform says: ${record.conclusion ?? "not finished"}`,
			...recipe(step?.run, step)
		};
	});
}
/** A job that never got as far as having steps. One of which nobody says anything, and that nothing blocked, is not worth telling. */
function fromFile$1(job, yaml, blocker) {
	if (blocker === void 0 && job.api === void 0) return [];
	const told = statusOfConclusion(job.api?.conclusion);
	const why = told === "skipped" ? "the job was skipped: its `if` was not met" : `the platform says of the job: ${job.api?.conclusion ?? "not finished"}`;
	return yaml.steps.map((step) => ({
		job: job.name,
		step: nameOf$2(step),
		command: commandOf$2(step),
		kind: step.uses === void 0 ? "run" : "uses",
		status: blocker === void 0 ? told : "unreached",
		why: blocker ?? why,
		...recipe(step.run, step)
	}));
}
function commandOf$2(step) {
	return firstLine(step.uses ?? step.run ?? "");
}
/** What a person needs to run the step again, as far as it is known. */
function recipe(script, step) {
	return {
		...script === void 0 || script === "" ? {} : { script: script.slice(0, maxScript$1) },
		...step?.condition === void 0 ? {} : { condition: step.condition },
		...step?.workingDirectory === void 0 ? {} : { workingDirectory: step.workingDirectory },
		...step?.shell === void 0 ? {} : { shell: step.shell },
		...step === void 0 || step.envNames.length === 0 ? {} : { envNames: [...step.envNames] },
		...step === void 0 ? {} : { location: step.location }
	};
}
/** Which job that this one needs, directly or through others, kept it from running; as a sentence. */
function blockerOf(job, all) {
	if (job.yaml === void 0 || runsDespiteFailure(job.yaml.condition)) return void 0;
	const wanted = [...job.yaml.needs];
	const visited = /* @__PURE__ */ new Set();
	for (let key = wanted.shift(); key !== void 0; key = wanted.shift()) {
		if (visited.has(key)) continue;
		visited.add(key);
		for (const other of all) {
			if (other.yaml?.key !== key) continue;
			const ended = endOf(other);
			if (ended === "failure" || ended === "cancelled") return `never ran: it needs job “${other.name}”, which ${ended === "failure" ? "failed" : "was cancelled"}`;
			wanted.push(...other.yaml.needs);
		}
	}
}
// src/ci/versions.ts
const shown = [
	["python", /^(?:Successfully set up CPython|Python|platform \w+ -- Python) \(?v?(\d+\.\d+\.\d+)/],
	["pytest", /\bpytest-(\d+\.\d+(?:\.\d+)?)\b/],
	["node", /^(?:node: v|Node\.js v|v)(\d+\.\d+\.\d+)\s*$/],
	["npm", /^npm: (\d+\.\d+\.\d+)/],
	["pnpm", /^(?:pnpm: |Using pnpm v?)(\d+\.\d+\.\d+)/],
	["yarn", /^(?:yarn: |yarn \w+ v)(\d+\.\d+\.\d+)/],
	["go", /^go version go(\d+\.\d+(?:\.\d+)?)/],
	["rustc", /^rustc (\d+\.\d+\.\d+)/],
	["cargo", /^cargo (\d+\.\d+\.\d+)/],
	["java", /^(?:openjdk|java) version "([^"]{1,40})"|^\s+Version: (\d+(?:\.\d+){1,3}\+?\d*)\s*$/],
	["maven", /^Apache Maven (\d+\.\d+\.\d+)/],
	["gradle", /^(?:Welcome to Gradle|Gradle) (\d+(?:\.\d+){1,2})/],
	["dotnet", /^dotnet-install: Installed version is (\d+\.\d+\.\d+)/],
	["ruby", /^ruby (\d+\.\d+\.\d+)/],
	["vitest", /^\s*RUN\s+v(\d+\.\d+\.\d+)/],
	["docker", /^Docker version (\d+\.\d+\.\d+)/],
	["mypy", /^mypy (\d+\.\d+(?:\.\d+)?)/],
	["ruff", /^ruff (\d+\.\d+\.\d+)/]
];
/** Name → version for every tool whose version the lines show; the first mention counts. */
function toolVersions(lines) {
	const versions = {};
	for (const line of lines) {
		if (line.text.length > 300 || !/\d\.\d/.test(line.text)) continue;
		for (const [tool, pattern] of shown) {
			if (tool in versions) continue;
			const found = pattern.exec(line.text);
			const version = found?.[1] ?? found?.[2];
			if (version !== void 0) versions[tool] = version;
		}
	}
	return versions;
}
// src/ci/organize.ts
/** Reads a run. Jobs come in `needs` order; failures and validations follow it, and inside a job the log or the file. */
function organize(input) {
	const jobs = ordered(knownJobs(input), input.workflow);
	const validations = jobs.flatMap((job) => validationsOf(job, jobs)).map((v, i) => ({
		...v,
		id: `v${i + 1}`,
		order: i + 1
	}));
	return {
		outcome: outcomeOf(jobs),
		failures: withIds(jobs.flatMap((job) => settleFailFast(draftsOf(job, input.files), job, jobs))),
		validations,
		graph: graphOf(jobs, validations),
		environment: jobs.flatMap(environmentOf)
	};
}
function knownJobs({ logs, workflow, runJobs, stepResults }) {
	const written = workflow?.jobs ?? [];
	const taken = /* @__PURE__ */ new Set();
	const find = (name, sections) => {
		const yaml = jobFor(name, sections, written);
		if (yaml !== void 0) taken.add(yaml);
		return yaml;
	};
	const read = logs.map((log) => {
		const yaml = find(log.name, log.sections);
		const api = runJobs.find((j) => j.name === log.name);
		const judged = judge$1(log, yaml, api, stepResults);
		return {
			name: log.name ?? yaml?.names[0] ?? "job",
			yaml,
			api,
			log,
			judged: api === void 0 && isExcerpt(log) ? judgeExcerpt(log, judged) : judged
		};
	});
	const names = new Set(read.map((job) => job.name));
	const listed = runJobs.filter((api) => !names.has(api.name)).map((api) => ({
		...unheard,
		name: api.name,
		yaml: find(api.name, []),
		api
	}));
	const silent = runJobs.length > 0 ? [] : written.filter((job) => !taken.has(job));
	return withUniqueNames([
		...read,
		...listed,
		...silent.map((yaml) => ({
			...unheard,
			name: yaml.names[0] ?? yaml.key,
			yaml
		}))
	]);
}
const unheard = {
	yaml: void 0,
	api: void 0,
	log: void 0,
	judged: void 0
};
/** Two excerpts without a name, or two attempts of one job, are told apart by a number. */
function withUniqueNames(jobs) {
	const seen = /* @__PURE__ */ new Map();
	return jobs.map((job) => {
		const count = (seen.get(job.name) ?? 0) + 1;
		seen.set(job.name, count);
		return count === 1 ? job : {
			...job,
			name: `${job.name} #${count}`
		};
	});
}
function ordered(jobs, workflow) {
	const places = new Map(schedule(workflow?.jobs ?? []).order.map((key, i) => [key, i]));
	const placeOf = ({ yaml }) => places.get(yaml?.key ?? "") ?? places.size;
	return [...jobs].sort((a, b) => placeOf(a) - placeOf(b));
}
function draftsOf({ name, log, judged }, files) {
	if (log === void 0 || judged === void 0) return [];
	return judged.steps.flatMap((step) => blame(log, step, {
		job: name,
		files
	}));
}
/** Numbers the failures and names for each one all jobs in which the same was seen. */
function withIds(drafts) {
	const legs = /* @__PURE__ */ new Map();
	for (const draft of drafts) {
		const key = fingerprint(draft);
		legs.set(key, (legs.get(key) ?? /* @__PURE__ */ new Set()).add(draft.job));
	}
	return drafts.map((draft, i) => {
		const others = [...legs.get(fingerprint(draft)) ?? []].filter((job) => job !== draft.job);
		return {
			id: `f${i + 1}`,
			...draft,
			legs: [draft.job, ...others]
		};
	});
}
function outcomeOf(jobs) {
	const ends = jobs.map(endOf);
	return ends.includes("failure") ? "failure" : ends.includes("cancelled") ? "cancelled" : "success";
}
function environmentOf({ name, log }) {
	if (log === void 0) return [];
	return [{
		...log.environment,
		job: name,
		tools: toolVersions(linesOf(log))
	}];
}
/** All kept lines of a job, one section after the other: at once they would be the largest thing in memory. */
function* linesOf(log) {
	for (const section of log.sections) yield* log.lines(section);
}
// src/domain/version.ts
/** Version of Retrace; a test keeps it equal to package.json. */
const version = "0.1.0";
// src/match/cluster.ts
/**
* Groups items whose average mutual similarity reaches `threshold`; always the most similar pair of groups first, ties by the
* smallest key of each. `key` must be unique. O(n³) at worst: meant for some hundred items.
*/
function averageLink(items, key, similar, threshold) {
	const sorted = [...items].sort((a, b) => compare(key(a), key(b)));
	let groups = sorted.map((_, i) => [i]);
	const table = sorted.map((a, i) => sorted.map((b, j) => i === j ? 1 : similar(a, b)));
	const link = (x, y) => {
		let sum = 0;
		for (const i of x) for (const j of y) sum += ((table[i]?.[j] ?? 0) + (table[j]?.[i] ?? 0)) / 2;
		return sum / (x.length * y.length);
	};
	for (;;) {
		let best;
		for (let x = 0; x < groups.length; x++) for (let y = x + 1; y < groups.length; y++) {
			const value = link(groups[x] ?? [], groups[y] ?? []);
			if (value >= threshold - 1e-9 && (best === void 0 || value > best.value + 1e-9)) best = {
				x,
				y,
				value
			};
		}
		if (best === void 0) break;
		const { x, y } = best;
		const joined = [...groups[x] ?? [], ...groups[y] ?? []].sort((a, b) => a - b);
		groups = [...groups.filter((_, i) => i !== x && i !== y), joined].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
	}
	return groups.map((group) => group.flatMap((i) => sorted[i] ?? []));
}
function compare(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
// src/match/similarity.ts
const weights = {
	description: .3,
	rootCause: .2,
	files: .2,
	failureType: .15,
	fixStrategy: .1,
	fileKinds: .05
};
/** Similarity in 0..1; 0 when nothing can be compared. `textSimilarity` is Jaccard over words unless an encoder gives a better one. */
function similarity(a, b, textSimilarity = jaccardText) {
	let sum = 0;
	let weight = 0;
	const add = (part, value) => {
		if (value === void 0) return;
		sum += weights[part] * value;
		weight += weights[part];
	};
	add("description", both(a.description, b.description, textSimilarity));
	add("rootCause", both(a.rootCause, b.rootCause, textSimilarity));
	add("files", both(filled$1(a.files), filled$1(b.files), jaccard));
	add("failureType", both(a.failureType, b.failureType, (x, y) => x === y ? 1 : 0));
	add("fixStrategy", both(a.fixStrategy, b.fixStrategy, textSimilarity));
	add("fileKinds", both(filled$1(a.fileKinds), filled$1(b.fileKinds), jaccard));
	return weight === 0 ? 0 : sum / weight;
}
function both(a, b, compare) {
	return a === void 0 || b === void 0 ? void 0 : compare(a, b);
}
function filled$1(list) {
	return list === void 0 || list.length === 0 ? void 0 : list;
}
/** |A ∩ B| / |A ∪ B| over the distinct members. */
function jaccard(a, b) {
	const left = new Set(a);
	const right = new Set(b);
	let shared = 0;
	for (const x of left) if (right.has(x)) shared++;
	const all = left.size + right.size - shared;
	return all === 0 ? 0 : shared / all;
}
/** Jaccard over lower-case words of at least two characters. */
function jaccardText(a, b) {
	return jaccard(words$3(a), words$3(b));
}
function words$3(text) {
	return text.toLowerCase().match(/[\p{L}\p{N}_]{2,}/gu) ?? [];
}
// src/diagnose/describe.ts
/** Longest title; the rest of a message stands in the description. */
const maxTitle = 120;
function describeProblem(failures) {
	const first = failures[0];
	if (first === void 0) return {
		title: "",
		description: "",
		rootCause: ""
	};
	const files = [...new Set(failures.flatMap((f) => f.artifacts.find((a) => !isForeign(a.path))?.path ?? []))];
	const distinct = [...new Set(failures.map((f) => f.message))];
	const rootCause = first.message;
	const title = cut$1(titleOf(first, failures, distinct, files.length));
	const where = files.length === 0 ? "" : ` in ${list$2(files)}`;
	return {
		title,
		description: failures.length === 1 ? `${first.tool} reports: ${sentence(where === "" ? first.message : `${first.message.replace(/\.$/, "")}${where}`)}` : `${first.tool} reports ${failures.length} failures of one kind${where}: ${distinct.slice(0, 5).join(" · ")}${distinct.length > 5 ? ` · and ${distinct.length - 5} more` : ""}`,
		rootCause
	};
}
function titleOf(first, failures, distinct, files) {
	const rule = first.ruleId === void 0 || first.message.includes(first.ruleId) ? "" : `${first.ruleId}: `;
	if (first.failureType === "code_formatting") return files > 1 ? `${first.tool}: ${files} files are not formatted` : `${first.tool}: ${first.message}`;
	const times = failures.length > 1 && distinct.length === 1 ? ` (${failures.length}×)` : "";
	const more = distinct.length > 1 ? ` (+${failures.length - 1} alike)` : "";
	return `${first.tool}: ${rule}${cut$1(first.message, 90)}${times}${more}`;
}
/** Ends in one stop; a message that brings its own mark or was cut keeps that. */
function sentence(text) {
	return /[.!?…]$/.test(text) ? text : `${text}.`;
}
function list$2(files) {
	return files.length <= 3 ? files.join(", ") : `${files.slice(0, 3).join(", ")} and ${files.length - 3} more`;
}
function cut$1(text, max = maxTitle) {
	return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;
}
// src/diagnose/decompose.ts
const clusterThreshold = .5;
/** Above this many distinct keys in one check, clustering by S would cost more than it tells. */
const maxForLink = 120;
/** Problems of a run in the order in which they should be looked at: as their checks come in the run, then as the log tells them. */
function decompose(organized, names) {
	const fatal = organized.failures.filter((f) => f.fatal);
	const place = new Map(fatal.map((f, i) => [f, i]));
	const placeOf = (f) => f === void 0 ? 0 : place.get(f) ?? 0;
	const clusters = acrossJobs([...group(fatal, (f) => `${f.job}\u0000${f.step.name ?? ""}\u0000${f.step.command}`).values()].flatMap((failures) => linked(keyed(failures))));
	for (const { failures } of clusters) failures.sort((a, b) => placeOf(a) - placeOf(b));
	clusters.sort((a, b) => rank(a, organized) - rank(b, organized) || placeOf(a.failures[0]) - placeOf(b.failures[0]));
	return clusters.map((cluster, i) => problemOf(cluster.failures, i, organized, names));
}
/** Failures that the same tool states for the same reason. */
function keyed(failures) {
	return [...group(failures, reasonKey)].map(([key, members]) => ({
		key,
		failures: members
	}));
}
/** What a repair would have to address: for formatters the tool, for linters the rule, else rule or exception and the words. */
function reasonKey(failure) {
	const { tool, ruleId = "", failureType } = failure;
	return [
		tool,
		failureType,
		failureType === "code_formatting" ? "" : ruleId,
		failureType === "code_formatting" || failureType === "linting" && ruleId !== "" ? "" : normalMessage(failure.message)
	].join("\0");
}
function linked(clusters) {
	if (clusters.length < 2 || clusters.length > maxForLink) return [...clusters];
	return averageLink(clusters, (c) => c.key, alike, clusterThreshold).map((members) => ({
		key: members.map((m) => m.key).sort()[0] ?? "",
		failures: members.flatMap((m) => m.failures)
	}));
}
/** S of the clusters' first failures; different tools and different kinds of failure never join. */
function alike(a, b) {
	const [x, y] = [a.failures[0], b.failures[0]];
	if (x === void 0 || y === void 0 || x.tool !== y.tool || x.failureType !== y.failureType) return 0;
	if (x.failureType === "linting" && x.ruleId !== y.ruleId) return 0;
	return similarity(comparable(x), comparable(y));
}
function comparable(failure) {
	const { ruleId, signals, artifacts, failureType } = failure;
	const cause = [ruleId, ...signals].filter((s) => s !== void 0 && s !== "").join(" ");
	return {
		description: normalMessage(failure.message),
		...cause === "" ? {} : { rootCause: cause },
		files: artifacts.slice(0, 3).filter((a) => !isForeign(a.path)).map((a) => a.path),
		failureType
	};
}
/**
* The same problem seen in several jobs or matrix legs is one problem: clusters meet when they have a reason and its first file in
* common, or one single failure. Clusters of two jobs need not be equal: one leg may see a failure more than the other.
*/
function acrossJobs(clusters) {
	const merged = [];
	const owner = /* @__PURE__ */ new Map();
	for (const cluster of clusters) {
		const marks = marksOf(cluster);
		const met = new Set(marks.flatMap((mark) => owner.get(mark) ?? []));
		const [first = {
			key: cluster.key,
			failures: []
		}, ...others] = met;
		first.failures.push(...others.flatMap((other) => other.failures), ...cluster.failures);
		for (const other of others) merged.splice(merged.indexOf(other), 1);
		if (met.size === 0) merged.push(first);
		for (const [mark, one] of owner) if (others.includes(one)) owner.set(mark, first);
		for (const mark of marks) owner.set(mark, first);
	}
	return merged;
}
function marksOf({ key, failures }) {
	return [`${key}\u0000\u0000${failures[0]?.artifacts[0]?.path ?? ""}`, ...failures.map((f) => `${f.failureType}\u0000${fingerprint(f)}`)];
}
/** Place of the failing check in the run; checks that only report other checks go last. */
function rank(cluster, organized) {
	const orders = cluster.failures.map((f) => validationOf(f, organized)?.order ?? 1e6);
	return Math.min(...orders) + (cluster.failures.every((f) => f.tool === "gate") ? 1e7 : 0);
}
/** The check that a failure belongs to. */
function validationOf(failure, organized) {
	const same = organized.validations.filter((v) => v.job === failure.job && v.command === failure.step.command);
	return same.find((v) => v.step === failure.step.name) ?? same.find((v) => v.status === "failed") ?? same[0];
}
/** One problem out of its failures, the telling one first; `index` counts from 0. */
function problemOf(failures, index, organized, names) {
	const first = failures[0];
	if (first === void 0) throw new RangeError("a problem needs at least one failure");
	const validation = validationOf(first, organized);
	const { title, description, rootCause } = describeProblem(failures);
	return {
		id: `p${index + 1}`,
		failureIds: failures.map((f) => f.id),
		validationId: validation?.id ?? "",
		order: index + 1,
		...names,
		title,
		description,
		rootCause,
		failureType: first.failureType,
		issueType: first.ruleId ?? first.tool,
		signals: distinct$2(failures.flatMap((f) => f.signals)).slice(0, 8),
		affectedFiles: distinct$2(failures.flatMap((f) => f.artifacts.filter((a) => !isForeign(a.path)).slice(0, 3).map((a) => a.path))).slice(0, 50),
		symbols: distinct$2(failures.flatMap((f) => f.artifacts.flatMap((a) => a.symbol ?? []))).slice(0, 20),
		validationCommand: validation?.script ?? first.step.command,
		workingDirectory: validation?.workingDirectory ?? ".",
		origin: "observed",
		...causeOf(failures),
		evidence: failures.slice(0, 20).map((f) => f.evidence),
		guidance: [],
		receipts: []
	};
}
function group(items, key) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) {
		const k = key(item);
		const bucket = groups.get(k);
		if (bucket === void 0) groups.set(k, [item]);
		else bucket.push(item);
	}
	return groups;
}
function distinct$2(items) {
	return [...new Set(items)];
}
// src/ci/code-pages.ts
/** Characters of the bytes 0x80–0xFF, in order. The lower half is ASCII in both. */
const upperHalf = {
	cp437: "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0",
	cp850: "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■\xA0"
};
const byteOf = {
	cp437: bytesOf(upperHalf.cp437),
	cp850: bytesOf(upperHalf.cp850)
};
function bytesOf(upper) {
	return new Map([...upper].map((char, i) => [char, 128 + i]));
}
/** How the UTF-8 BOM looks in each page. `gh run view --log` starts every step with one. */
const bom = {
	cp437: "∩╗┐",
	cp850: "´╗┐"
};
/** How the first byte (E2) of marks, dashes, quotes and box lines looks, before two more bytes of the upper half. */
const e2 = {
	cp437: /Γ[ÇöûòÜ£îÖ][Ç-ÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐]/g,
	cp850: /Ô[ÇöûòÜ£îÖ][Ç-ÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐]/g
};
/** The code page through which `head` was misread, if it shows: by a BOM or by two misread marks. */
function misreadAs(head) {
	for (const page of ["cp437", "cp850"]) if (head.includes(bom[page])) return page;
	for (const page of ["cp437", "cp850"]) {
		const found = head.match(e2[page]) ?? [];
		if (found.length >= 2 && found.every((text) => undoCodePage(text, page) !== text)) return page;
	}
}
/**
* The line as it was before it was read through `page`. A line that cannot come from such a misreading is returned as it is, so
* text that was added later, in right encoding, survives.
*/
function undoCodePage(line, page) {
	const bytes = new Uint8Array(line.length);
	for (let i = 0; i < line.length; i++) {
		const code = line.charCodeAt(i);
		const byte = code < 128 ? code : byteOf[page].get(line.charAt(i));
		if (byte === void 0) return line;
		bytes[i] = byte;
	}
	return isUtf8(bytes) ? new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes) : line;
}
// src/ci/encoding.ts
const nothing$1 = /* @__PURE__ */ new Uint8Array(0);
/** Text longer than this without a line feed is put right in pieces, so that memory stays flat. */
const longestLine$1 = 1 << 20;
/** The decoder for a log that starts with `head` (its first chunk). For plain UTF-8 `push` returns the chunk itself, uncopied. */
function decoderFor(head) {
	const order = utf16Order(head);
	const encoding = order === void 0 ? "utf-8" : `utf-16${order}`;
	const page = misreadAs(new TextDecoder(encoding).decode(head, { stream: true }));
	if (order === void 0 && page === void 0) return {
		encoding,
		push: (chunk) => chunk,
		end: () => nothing$1
	};
	return transcoder(encoding, page);
}
/** The chunks of a log as UTF-8, whatever they were. */
function* decoded(chunks) {
	let decoder;
	for (const chunk of chunks) {
		decoder ??= decoderFor(chunk);
		const out = decoder.push(chunk);
		if (out.length > 0) yield out;
	}
	const rest = decoder?.end() ?? nothing$1;
	if (rest.length > 0) yield rest;
}
function transcoder(encoding, page) {
	const decode = new TextDecoder(encoding);
	const encode = new TextEncoder();
	let held = "";
	const wholeLines = (text, last) => {
		if (page === void 0) return text;
		held += text;
		const end = last || held.length > longestLine$1 ? held.length : held.lastIndexOf("\n") + 1;
		const lines = held.slice(0, end).split("\n");
		held = held.slice(end);
		return lines.map((line) => undoCodePage(line, page)).join("\n");
	};
	return {
		encoding: page === void 0 ? encoding : `${encoding} read as ${page}`,
		push: (chunk) => encode.encode(wholeLines(decode.decode(chunk, { stream: true }), false)),
		end: () => encode.encode(wholeLines(decode.decode(), true))
	};
}
// src/ci/gh-format.ts
/** Job and step names are at most 100 characters; without a limit a line of data with tabs would look like a prefix. */
const longestPrefix = 1024;
/** Read as UTF-8 or, by a fast scanner, as Latin-1 (where the BOM is three characters). */
const stamped = /^(?:\uFEFF|\xEF\xBB\xBF)?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}Z/;
const sampleLines = 20;
/** True when most of the first lines of a log have job, step and a stamp, so that every line must be split. */
function isGhForm(head) {
	const lines = head.split("\n", 40).filter((line) => line.trim() !== "").slice(0, sampleLines);
	return lines.filter((line) => stamped.test(splitGhLine(line)?.rest ?? "")).length > lines.length / 2;
}
/** Splits a line of a log in that form; undefined for a line without prefix, which belongs to the step before. */
function splitGhLine(line) {
	const first = line.indexOf("	");
	if (first <= 0) return void 0;
	const second = line.indexOf("	", first + 1);
	if (second <= first + 1 || second > longestPrefix) return void 0;
	const step = line.slice(first + 1, second);
	return {
		job: line.slice(0, first),
		step: step === "UNKNOWN STEP" ? void 0 : step,
		rest: line.slice(second + 1)
	};
}
// src/ci/job-log.ts
/** Splits a scanned log into its jobs. `given` is the job name that the source itself knew. */
function jobLogs(scanned, reading, given) {
	const jobs = [];
	let last;
	for (const section of scanned.sections) {
		const bucket = jobs.at(-1);
		if (last === void 0 || section.job !== last.job || section.job === void 0 && section.kind === "setup" || bucket === void 0) jobs.push([section]);
		else bucket.push(section);
		last = section;
	}
	return jobs.map((sections) => jobLog(scanned.log, sections, reading, jobs.length === 1 ? given : void 0));
}
function jobLog(log, sections, reading, given) {
	const counted = /* @__PURE__ */ new Set();
	const lines = (section, last = section.toLine) => {
		const { tally, ...uncounted } = reading;
		const how = counted.has(section) || tally === void 0 ? uncounted : reading;
		counted.add(section);
		return keptLines(section.kept, section.fromLine, last, section.job === void 0 ? how : {
			...how,
			unwrap: withoutPrefix
		});
	};
	const setup = sections.find((s) => s.kind === "setup");
	const preamble = setup === void 0 ? [] : lines(setup);
	const named = find(preamble, /^Complete job name: (.+)$/);
	const name = sections[0]?.job ?? named ?? given;
	return {
		log,
		name,
		sections,
		environment: {
			job: name ?? "job",
			...machine(preamble),
			tools: {}
		},
		calledFrom: find(preamble, /^Uses: ([^\s@]+)@/),
		lines
	};
}
/** `job TAB step TAB text` → text. */
function withoutPrefix(raw) {
	return splitGhLine(raw)?.rest ?? raw;
}
function machine(lines) {
	const at = lines.findIndex((l) => l.mark === "group" && l.text === "Operating System");
	const system = [];
	for (const line of at < 0 ? [] : lines.slice(at + 1, at + 5)) {
		if (line.mark !== void 0) break;
		system.push(line.text.trim());
	}
	const image = find(lines, /^(?:Image|Environment): (\S+)/);
	const runner = find(lines, /^Current runner version: '([^']+)'/);
	return {
		...system.length === 0 ? {} : { os: system.slice(0, 2).join(" ") },
		...image === void 0 ? {} : { image },
		...runner === void 0 ? {} : { runner }
	};
}
function find(lines, pattern) {
	for (const line of lines) {
		const found = pattern.exec(line.text)?.[1];
		if (found !== void 0) return found;
	}
}
// src/ci/scan.ts
const windowSize = 131072;
const giantHead = 16384;
const stampLength = 28;
/** Text is made in small pieces: the one at hand survives each collection of garbage, and what survives makes the heap grow. */
const pieceSize = 8192;
/** A reader for one log. Logs of one run share a `shelf`, so that all of them together are kept in bounded memory. */
function startScan(log, matcher, shelf = emptyShelf()) {
	const current = newSection("setup", "Set up job", 1, void 0, void 0);
	return {
		log,
		matcher,
		shelf,
		window: Buffer.allocUnsafe(windowSize),
		filled: 0,
		line: 0,
		bytes: 0,
		nuls: 0,
		gh: void 0,
		prefix: "",
		job: void 0,
		stepName: void 0,
		sections: [current],
		current,
		candidate: void 0,
		inError: false,
		skipping: false,
		secretHits: 0,
		cutLines: 0
	};
}
/** Reads one chunk of any size. */
function scanChunk(scan, chunk) {
	scan.bytes += chunk.length;
	countRead(chunk.length, scan.current.kept, scan.shelf);
	for (let from = 0; from < chunk.length;) {
		const take = Math.min(windowSize - scan.filled, chunk.length - from);
		scan.window.set(chunk.subarray(from, from + take), scan.filled);
		scan.filled += take;
		from += take;
		drain(scan, false);
	}
}
/** Reads what is left and closes the last section. */
function endScan(scan) {
	drain(scan, true);
	if (scan.candidate !== void 0) settleCandidate(scan);
	scan.current.toLine = Math.max(scan.line, 1);
	scan.shelf.held += keptBytes(scan.current.kept);
	const first = scan.sections[0];
	if (first?.kind === "setup" && !first.preamble && first.stepName === void 0) {
		first.kind = "step";
		first.header = "";
	}
	return {
		log: scan.log,
		lines: scan.line,
		bytes: scan.bytes,
		sections: scan.sections,
		secretHits: scan.secretHits,
		cutLines: scan.cutLines,
		binary: scan.nuls * 20 > scan.bytes
	};
}
/** Takes all whole lines out of the window; with `last`, the unfinished one too. */
function drain(scan, last) {
	const { window } = scan;
	let end = last ? scan.filled : window.lastIndexOf(10, scan.filled - 1) + 1;
	if (end === 0) {
		if (scan.filled < windowSize && !last) return;
		end = scan.filled;
	}
	if (end === 0) return;
	const giant = end === windowSize && window[end - 1] !== 10;
	if (scan.matcher !== void 0) scan.secretHits += scan.matcher.overwrite(window, 0, end);
	if (window.indexOf(0) >= 0) scan.nuls += countNuls(window, end);
	if (scan.skipping) {
		const lf = window.indexOf(10);
		if (lf < 0 || lf >= end) {
			carry(scan, giant ? overlap(scan) : 0);
			return;
		}
		scan.skipping = false;
		readRegion(scan, lf + 1, end);
	} else if (giant) {
		readRegion(scan, 0, giantHead);
		scan.skipping = true;
		scan.cutLines++;
		carry(scan, overlap(scan));
		return;
	} else readRegion(scan, 0, end);
	carry(scan, scan.filled - end);
}
/** Bytes that must stay in the window so that a secret across its edge is still found. */
function overlap(scan) {
	return scan.matcher === void 0 ? 0 : Math.min(Math.max(0, scan.matcher.longest - 1), windowSize / 2);
}
/** Moves the last `count` bytes of the window to its start. */
function carry(scan, count) {
	scan.window.copyWithin(0, scan.filled - count, scan.filled);
	scan.filled = count;
}
function countNuls(window, end) {
	let count = 0;
	for (let i = window.indexOf(0); i >= 0 && i < end; i = window.indexOf(0, i + 1)) count++;
	return count;
}
/** Reads whole lines `window[from, to)`. */
function readRegion(scan, from, to) {
	if (from >= to) return;
	const block = copyOut(scan.window.subarray(from, to), scan.line + 1, scan.shelf);
	keep(scan.current.kept, block, scan.shelf);
	if (scan.candidate !== void 0) keep(scan.candidate.section.kept, block, scan.shelf);
	scan.gh ??= isGhForm(scan.window.toString("latin1", from, to));
	for (let start = from; start < to;) {
		const end = pieceEnd(scan.window, start, to);
		readLines(scan, scan.window.toString("latin1", start, end), block);
		start = end;
	}
	release(block, scan.shelf);
}
/** End of the last line that ends within a piece's length, or of the first line when that one is longer. */
function pieceEnd(window, from, to) {
	if (to - from <= pieceSize) return to;
	const last = window.lastIndexOf(10, from + pieceSize - 1);
	const end = last >= from ? last : window.indexOf(10, from);
	return end < 0 || end >= to ? to : end + 1;
}
function readLines(scan, text, block) {
	let stampAt = -1;
	for (let at = 0; at < text.length;) {
		let end = text.indexOf("\n", at);
		if (end < 0) end = text.length;
		scan.line++;
		const next = readLine$1(scan, text, at, end, block);
		if (next >= 0) stampAt = next;
		at = end + 1;
	}
	if (stampAt >= 0) scan.current.endedAt = stampOf(text, stampAt);
}
/** A copy: a slice would keep the whole piece of log alive for its 27 characters. */
function stampOf(text, at) {
	return utf8(text.slice(at, at + stampLength - 1));
}
/** Reads one line `text[at, end)`; gives the offset of its time stamp, or -1. */
function readLine$1(scan, text, at, end, block) {
	let p = at;
	if (scan.gh === true) p = readPrefix(scan, text, at, end, block);
	while (text.charCodeAt(p) === 239 && text.charCodeAt(p + 1) === 187 && text.charCodeAt(p + 2) === 191) p += 3;
	let stampAt = -1;
	if (text.charCodeAt(p + 4) === 45 && text.charCodeAt(p + 10) === 84 && text.charCodeAt(p + 27) === 90) {
		stampAt = p;
		p += stampLength;
		if (text.charCodeAt(p) === 32) p++;
	}
	const c = text.charCodeAt(p);
	if (scan.candidate !== void 0 && readHeaderLine(scan, text, p, end)) return stampAt;
	if (c === 35 && text.charCodeAt(p + 2) === 91) readTag(scan, text, p, end, block, stampAt);
	else if (c === 80 || c === 67 || c === 69) readPhrase(scan, text, p, end, block, stampAt);
	if (scan.candidate?.line === scan.line || text.startsWith("Node 20 is being deprecated", p)) return stampAt;
	if (stampAt >= 0 && p < end && !isBlank(text, p, end)) {
		scan.inError = text.startsWith("##[error]", p);
		if (!scan.inError && text.startsWith("##[warning]", p)) return stampAt;
		scan.current.endsWithError = scan.inError;
	} else if (stampAt < 0 && text.startsWith("##[error]", p)) {
		scan.inError = true;
		scan.current.endsWithError = true;
	} else if (stampAt < 0 && p < end && !scan.inError && !isBlank(text, p, end)) scan.current.endsWithError = false;
	return stampAt;
}
function isBlank(text, p, end) {
	for (let i = p; i < end; i++) if (text.charCodeAt(i) > 32) return false;
	return true;
}
/** `job TAB step TAB …`: a change of either starts a section, since each step is a file of its own there. */
function readPrefix(scan, text, at, end, block) {
	if (scan.prefix !== "" && text.startsWith(scan.prefix, at)) return at + scan.prefix.length;
	const line = splitGhLine(text.slice(at, end));
	if (line === void 0) return at;
	const rest = end - line.rest.length;
	scan.prefix = text.slice(at, rest);
	const job = utf8(line.job);
	const known = line.step === void 0 ? void 0 : utf8(line.step);
	if (scan.job !== job || known !== void 0 && scan.stepName !== known) {
		scan.job = job;
		scan.stepName = known;
		const kind = kindOfStep(known);
		open(scan, newSection(kind, kind === "setup" ? "Set up job" : "", scan.line, job, known), block, void 0);
	}
	return rest;
}
/** Without step files `gh` names no step: then the job's headers tell, as in a plain job log. */
function kindOfStep(name) {
	if (name === void 0 || name === "Set up job") return "setup";
	if (name === "Complete job") return "end";
	return name.startsWith("Post ") ? "post" : "step";
}
function utf8(latin1) {
	return Buffer.from(latin1, "latin1").toString("utf8");
}
/** A line inside `##[group]Run …`: true when it was taken as part of the header. */
function readHeaderLine(scan, text, p, end) {
	const { candidate } = scan;
	if (candidate === void 0) return false;
	const { section } = candidate;
	if (text.startsWith("##[endgroup]", p) || text.startsWith("##[group]", p)) {
		settleCandidate(scan);
		return text.startsWith("##[endgroup]", p);
	}
	if (text.startsWith("\x1B[36;1m", p)) {
		if (section.script.length < 2e3) section.script.push(utf8(text.slice(p + 7, Math.min(end, p + 4096))).replace(/\x1b\[0m\r?$/, ""));
		candidate.proven = true;
	} else if (text.startsWith("shell: ", p)) candidate.proven = true;
	else if (!candidate.proven && section.script.length < 2e3) section.script.push(utf8(text.slice(p, Math.min(end, p + 4096))).replace(/\r$/, "").replace(/^\^\[\[36;1m|\^\[\[0m$/g, ""));
	return true;
}
/** The open group turns out to be a step's header, or a group that the script printed. */
function settleCandidate(scan) {
	const { candidate } = scan;
	if (candidate === void 0) return;
	scan.candidate = void 0;
	const { section } = candidate;
	section.uses = !candidate.proven && isActionReference(section.header);
	if (section.uses) section.script = [];
	else if (!candidate.proven) {
		letGo(section.kept, scan.shelf);
		return;
	}
	section.bodyLine = scan.line + 1;
	if (scan.current.kind === "step" && scan.current.header === "" && scan.current.job === section.job) {
		if (candidate.line - scan.current.fromLine < 5) {
			scan.current.header = section.header;
			scan.current.script = section.script;
			scan.current.uses = section.uses;
			scan.current.bodyLine = section.bodyLine;
			letGo(section.kept, scan.shelf);
			return;
		}
	}
	close(scan, candidate.line - 1);
	push(scan, section);
}
/** The next section; the one that a scan starts with goes when nothing came before its successor. */
function push(scan, section) {
	if (scan.sections.length === 1 && section.fromLine <= 1) scan.sections.pop();
	scan.sections.push(section);
	scan.current = section;
}
/** Ends the current section; what it kept is let go when nothing in it looks wrong and another step follows. */
function close(scan, line, whole = false) {
	const { current } = scan;
	current.toLine = Math.max(line, current.fromLine);
	if (!(whole || current.kind === "setup" || isSuspicious(current) || tellsVersions(current))) letGo(current.kept, scan.shelf);
	scan.shelf.held += keptBytes(current.kept);
}
/** Small outputs of set-up actions stay, since they name the versions a reproduction needs. */
function tellsVersions(section) {
	return section.uses && /setup|toolchain/i.test(section.header) && keptBytes(section.kept) <= 2 * windowSize;
}
function open(scan, section, block, startedAt) {
	if (scan.candidate !== void 0) letGo(scan.candidate.section.kept, scan.shelf);
	scan.candidate = void 0;
	close(scan, section.fromLine - 1, section.kind === "post" || section.kind === "end");
	section.startedAt = startedAt;
	keep(section.kept, block, scan.shelf);
	push(scan, section);
}
function readTag(scan, text, p, end, block, stampAt) {
	if (text.startsWith("##[group]Run ", p)) {
		const section = newSection("step", utf8(text.slice(p + 13, Math.min(end, p + 4096))).replace(/\r$/, ""), scan.line, scan.job, scan.stepName);
		if (stampAt >= 0) section.startedAt = stampOf(text, stampAt);
		keep(section.kept, block, scan.shelf);
		scan.candidate = {
			line: scan.line,
			section,
			proven: false
		};
		return;
	}
	if (!text.startsWith("##[error]", p)) return;
	const { current } = scan;
	const rest = p + 9;
	if (text.startsWith("Process completed with exit code ", rest)) current.exitCode = Number.parseInt(text.slice(rest + 33, rest + 45), 10);
	else {
		if (text.startsWith("The operation was canceled", rest) || text.startsWith("received SIGINT", rest)) current.cancelled = true;
		else if (text.startsWith("The runner has received a shutdown signal", rest)) current.cancelled = true;
		else if (text.startsWith("The action '", rest) && text.slice(rest, end).includes(" has timed out after ")) current.timedOut = true;
		if (current.errorLines.length < 100) current.errorLines.push(scan.line);
	}
}
const ending = /* @__PURE__ */ new Set(["Cleaning up orphan processes", "Evaluate and set job outputs"]);
const phrases = [
	...ending,
	"Post job cleanup.",
	"Print service container logs: ",
	"Current runner version: ",
	"Complete job name: "
];
/** Whether a line starts as one of the runner's own does; nothing is made for the many that do not. */
function startsPhrase(text, p) {
	for (const phrase of phrases) if (text.startsWith(phrase, p)) return true;
	return false;
}
function readPhrase(scan, text, p, end, block, stampAt) {
	if (!startsPhrase(text, p)) return;
	const phrase = text.slice(p, Math.min(end, p + 64)).trimEnd();
	const at = stampAt >= 0 ? stampOf(text, stampAt) : void 0;
	if (phrase === "Post job cleanup.") {
		if (scan.current.kind === "post" && scan.gh === true && scan.current.fromLine === scan.line) return;
		open(scan, newSection("post", "Post job cleanup.", scan.line, scan.job, scan.stepName), block, at);
	} else if (ending.has(phrase) || phrase.startsWith("Print service container logs: ")) {
		if (scan.current.kind !== "end") open(scan, newSection("end", "Complete job", scan.line, scan.job, scan.stepName), block, at);
	} else if (phrase.startsWith("Current runner version: ")) openSetup(scan, block, at);
	else if (phrase.startsWith("Complete job name: ")) scan.current.preamble ||= scan.current.kind === "setup";
}
/** The runner introduces itself: a new job, unless all that came before were queue lines of the service or the `gh` prefix. */
function openSetup(scan, block, at) {
	if (scan.stepName !== void 0 && scan.current.kind !== "setup") return;
	if (!(scan.current.kind === "setup" && !scan.current.preamble)) open(scan, newSection("setup", "Set up job", scan.line, scan.job, scan.stepName), block, at);
	scan.current.preamble = true;
}
// src/diagnose/read-logs.ts
/** Reads every log. One that breaks off or is no text becomes a note; the others are read all the same. */
function readLogs(located, redactor, tally, { log }) {
	const logs = [];
	const sources = [];
	const notes = [];
	let cutLines = 0;
	const shelf = emptyShelf();
	located.forEach(({ handle, kind, job }, i) => {
		if (located.length > 4 || handle.bytes > 16 << 20) log.info(`Reading log ${i + 1} of ${located.length}: ${handle.log} (${megabytes(handle.bytes)})`);
		const { scanned, broken } = scan(handle, redactor, shelf);
		const note = [
			handle.note,
			broken,
			...complaints(scanned)
		].filter((n) => n !== void 0);
		for (const text of note) notes.push({
			code: scanned.lines === 0 || scanned.binary ? "log_unreadable" : "log_truncated",
			text: `${handle.log}: ${text}`
		});
		cutLines += scanned.cutLines;
		const found = scanned.binary || scanned.lines === 0 ? [] : jobLogs(scanned, {
			redact: redactor.exact,
			tally
		}, job ?? handle.job);
		logs.push(...found);
		const source = {
			kind,
			log: handle.log,
			lines: scanned.lines,
			bytes: scanned.bytes,
			complete: handle.complete && note.length === 0
		};
		const names = found.map((f) => f.name ?? "job");
		for (const name of names.length === 0 ? [job ?? handle.job ?? handle.log] : names) sources.push({
			job: name,
			...source,
			...note.length === 0 ? {} : { note: note.join(" ") }
		});
	});
	return {
		logs,
		sources,
		notes,
		cutLines
	};
}
function scan(handle, redactor, shelf) {
	const state = startScan(handle.log, redactor.matcher.longest === 0 ? void 0 : redactor.matcher, shelf);
	try {
		for (const chunk of decoded(handle.chunks())) scanChunk(state, chunk);
	} catch (thrown) {
		return {
			scanned: endScan(state),
			broken: `reading stopped early (${thrown instanceof Error ? thrown.message : String(thrown)}).`
		};
	}
	return { scanned: endScan(state) };
}
function complaints(scanned) {
	if (scanned.lines === 0) return ["the log is empty."];
	if (scanned.binary) return ["this is not a text log (it is full of NUL bytes); nothing was read from it."];
	return scanned.cutLines === 0 ? [] : [`${scanned.cutLines} lines longer than 128 KiB were cut to their head.`];
}
function megabytes(bytes) {
	return bytes < 1 << 20 ? `${Math.ceil(bytes / 1024)} KB` : `${Math.round(bytes / (1 << 20))} MB`;
}
// src/diagnose/test-reports.ts
const testTypes = /* @__PURE__ */ new Set([
	"test_failure",
	"assertion_error",
	"runtime_error"
]);
const maxExcerpt = 2048;
/**
* The failures with the reports' knowledge. A failed test that the log already shows gains the report's place; one that it does not
* show becomes a failure of the step that ran the tests, cited in the report. Without such a step the reports change nothing: they
* may be of tests that were run again, or of another day.
*/
function withTestReports(organized, reports, files) {
	const failed = failedTests(reports);
	const home = homeOf(organized);
	if (failed.length === 0 || home === void 0) return organized;
	const failures = [...organized.failures];
	const added = [];
	for (const { path, test } of failed) {
		const at = failures.findIndex((failure) => failure.fatal && shows(failure, test));
		const known = failures[at];
		if (known !== void 0) failures[at] = enriched(known, test, files);
		else added.push(failureOf(test, path, home, files));
	}
	if (added.length === 0) return {
		...organized,
		failures
	};
	const kept = failures.filter((failure) => !(belongsTo(failure, home) && isGuess(failure, failed)));
	return {
		...organized,
		failures: [...kept, ...added].map((failure, i) => ({
			...failure,
			id: `f${i + 1}`
		}))
	};
}
/** Failed tests, each once; Go counts a test as failed when one of its subtests did, and that says nothing more. */
function failedTests(reports) {
	const failed = reports.flatMap(({ path, cases }) => cases.filter(({ outcome }) => outcome === "failed").map((test) => ({
		path,
		test
	})));
	const parents = new Set(failed.flatMap(({ test }) => parentsOf(test)));
	const seen = /* @__PURE__ */ new Set();
	return failed.filter(({ test }) => {
		const key = `${test.suite}\u0000${test.name}`;
		if (parents.has(key) || seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}
/** `TestTotal` of `TestTotal/two_prices`. */
function parentsOf({ suite, name }) {
	const parts = name.split("/");
	return parts.slice(1).map((_, i) => `${suite}\u0000${parts.slice(0, i + 1).join("/")}`);
}
/** The failed step that ran the tests: the one whose failures look like tests, else one that says no more than that it failed. */
function homeOf({ failures, validations }) {
	const fatal = failures.filter((f) => f.fatal);
	const failed = validations.filter((v) => v.status === "failed" && v.kind !== "runner" && fatal.some((f) => belongsTo(f, v)));
	return failed.find((v) => fatal.some((f) => belongsTo(f, v) && testTypes.has(f.failureType))) ?? failed.find((v) => /test|spec/i.test(v.command)) ?? failed.find((v) => fatal.every((f) => !belongsTo(f, v) || f.artifacts.length === 0));
}
function belongsTo(failure, { job, command }) {
	return failure.fatal && failure.job === job && failure.step.command === command;
}
/** Whether a failure of the log is this test: by its own name, as the tools spell it. */
function shows(failure, { name, suite }) {
	const own = spelled(lastName(name));
	if (own.length < 3) return false;
	return [failure.message, ...failure.artifacts.map((a) => a.symbol ?? "")].map(spelled).some((text) => text.includes(own)) || spelled(failure.excerpt).includes(spelled(`${suite} ${name}`));
}
/** `cart › adds prices`, `cart > adds prices` and `cart adds prices` are one name. */
function spelled(text) {
	return text.replace(/ ?[›>»] ?|::| {2,}/g, " ");
}
/** `tests/a.py::TestX::test_y[1]`, `suite > test_y` and `test_y` end alike. */
function lastName(name) {
	return name.split(/::| > | › /).at(-1)?.trim() ?? name;
}
function isGuess(failure, failed) {
	return testTypes.has(failure.failureType) && failure.artifacts.length === 0 && !failed.some(({ test }) => shows(failure, test));
}
function enriched(failure, test, files) {
	const place = placesOf(test, files)[0];
	if (place === void 0 || failure.artifacts.some((a) => a.path === place.path && (a.line !== void 0 || place.line === void 0))) return failure;
	return {
		...failure,
		artifacts: [place, ...failure.artifacts.filter((a) => a.path !== place.path)].slice(0, 10)
	};
}
function failureOf(test, path, home, files) {
	const title = test.suite === "" || test.name.includes(test.suite) ? test.name : `${test.suite} › ${test.name}`;
	return {
		id: "",
		job: home.job,
		step: {
			name: home.step,
			command: home.command
		},
		legs: [home.job],
		...home.location === void 0 ? {} : { location: home.location },
		fatal: true,
		failureType: "test_failure",
		tool: "junit",
		...test.type === "" ? {} : { ruleId: test.type },
		message: `${title}: ${messageOf(test)}`.replace(/\s+/g, " ").slice(0, 400),
		signals: [test.type, lastName(test.name)].filter((s) => s !== ""),
		artifacts: placesOf(test, files),
		evidence: {
			log: path,
			job: home.job,
			fromLine: test.fromLine,
			toLine: Math.min(test.toLine, test.fromLine + 79)
		},
		excerpt: test.detail.slice(0, maxExcerpt)
	};
}
/** gotestsum says `Failed` of every test; what the test printed says why. */
function messageOf({ message, detail }) {
	if (!/^failed$/i.test(message)) return message;
	return detail.split("\n").map((line) => line.trim()).find((line) => line !== "" && !/^(?:===|---) /.test(line)) ?? message;
}
/** Where the test broke, own files before libraries; a file with a line rather than the same without. */
function placesOf(test, files) {
	const lines = test.detail.split("\n").slice(0, 60).map((text, i) => ({
		n: i + 1,
		text
	}));
	const mentioned = lines[0] === void 0 ? [] : mentionedFiles(lines, lines[0]);
	const own = placedArtifacts([...test.place === void 0 ? [] : [test.place], ...mentioned], { files }).filter(({ path }) => !isForeign(path) && (files === void 0 || files.has(path) || path.includes("/")));
	return own.filter(({ path, line }) => line !== void 0 || !own.some((a) => a.path === path && a.line !== void 0));
}
// src/diagnose/diagnose.ts
const maxReportNotes = 10;
/** The whole diagnosis. It never throws for what logs, YAML or the platform hold; what was missing stands in `notes`. */
function diagnose(evidence, redactor, use) {
	const tally = { hidden: 0 };
	const { logs, sources, notes, cutLines } = readLogs(evidence.logs, redactor, tally, use);
	const workflow = workflowFor(logs, evidence.workflows);
	const stepResults = evidence.logs.length === 1 ? evidence.stepResults : void 0;
	const reports = readReports(evidence.reports ?? []);
	const organized = withTestReports(organize({
		logs,
		workflow,
		runJobs: evidence.jobs,
		files: evidence.files,
		stepResults
	}), reports.read, evidence.files);
	const names = {
		repository: evidence.repository,
		workflow: workflow?.path ?? evidence.run?.workflowPath ?? ""
	};
	const problems = decompose(organized, names);
	const { run } = evidence;
	const allNotes = [
		...evidence.notes,
		...notes,
		...reports.notes,
		...hiddenNote(tally),
		...leakNote(redactor)
	];
	const blind = logs.length === 0 && evidence.jobs.length === 0;
	const outcome = organized.outcome === "success" ? evidence.ending ?? (blind ? "failure" : "success") : organized.outcome;
	return {
		schema: 1,
		retrace: version,
		mode: "diagnose",
		status: outcome === "success" && problems.length === 0 ? "nothing-to-do" : "diagnosed",
		reason: problems.length === 0 && outcome !== "success" ? missingReason(allNotes) : "ok",
		...organized,
		outcome,
		run: {
			...names,
			...run === void 0 ? {} : {
				runId: run.id,
				attempt: run.attempt,
				headSha: run.headSha,
				url: run.url
			}
		},
		problems,
		sources: [...sources, ...evidence.missing],
		notes: allNotes,
		cleaned: {
			secrets: redactor.count(),
			hiddenCharacters: tally.hidden,
			cutLines
		}
	};
}
/** The reports that are JUnit's; for the others, and for those that break off, a note. */
function readReports(files) {
	const read = [];
	const notes = [];
	for (const { path, text } of files) {
		const report = readJunit(text, path);
		if (report !== void 0) read.push(report);
		const note = report === void 0 ? "It is no JUnit XML report." : report.note;
		if (note !== void 0) notes.push({
			code: "ok",
			text: `${path}: ${note}`
		});
	}
	return {
		read,
		notes: notes.slice(0, maxReportNotes)
	};
}
/** Why a run that did not end well has no problem to show: the first thing that could not be had. */
function missingReason(notes) {
	return notes.find(({ code }) => /^(?:log|permission|api)_/.test(code))?.code ?? "ok";
}
function hiddenNote({ hidden }) {
	if (hidden === 0) return [];
	return [{
		code: "ok",
		text: `${hidden} invisible characters were taken out of the shown log lines. They may be harmless, or text that somebody hid.`
	}];
}
function leakNote(redactor) {
	const count = redactor.count();
	if (count === 0) return [];
	return [{
		code: "ok",
		text: `${count === 1 ? "Once" : `${count} times`} a known secret stood unmasked in a log; it is replaced here, but whoever may read the log has seen it. Rotate it.`
	}];
}
// src/ci/job-filter.ts
/** Whether one of the patterns means this job. Parentheses and brackets are taken literally: matrix names are full of them. */
function jobIsWanted(name, patterns) {
	return patterns.some((pattern) => globMatches(name.toLowerCase(), pattern.toLowerCase()));
}
/** Greedy two-pointer glob: never exponential, whatever the pattern. */
function globMatches(text, glob) {
	let t = 0;
	let g = 0;
	let star = -1;
	let mark = 0;
	while (t < text.length) if (g < glob.length && glob[g] !== "*" && (glob[g] === "?" || glob[g] === text[t])) {
		t++;
		g++;
	} else if (glob[g] === "*") {
		star = g++;
		mark = t;
	} else if (star >= 0) {
		g = star + 1;
		t = ++mark;
	} else return false;
	while (glob[g] === "*") g++;
	return g === glob.length;
}
// src/ci/own-job.ts
/** The job we run in, by its id, else by the runner it runs on; jobs of one name with several legs on equal runners stay undecided. */
function ownJob(jobs, { checkRunId, runnerName, jobKey }) {
	const byId = jobs.find((job) => checkRunId !== void 0 && checkRunId !== "" && String(job.id) === String(checkRunId));
	if (byId !== void 0) return {
		ok: true,
		value: byId
	};
	const running = jobs.filter((job) => job.status === "in_progress");
	const here = running.filter((job) => runnerName !== void 0 && runnerName !== "" && job.runnerName === runnerName);
	const candidates = here.length > 0 ? here : running;
	const named = candidates.filter((job) => jobKey !== void 0 && isCalled$1(job.name, jobKey));
	const [first, second] = candidates.length === 1 ? candidates : named;
	if (first !== void 0 && second === void 0) return {
		ok: true,
		value: first
	};
	return {
		ok: false,
		code: "not_found",
		why: candidates.length === 0 ? "No job of this run is in progress, so it could not be told which one this is; pass `job-id`." : `${candidates.length} jobs of this run could be this one; pass \`job-id: \${{ job.check_run_id }}\`.`
	};
}
/** `test`, `test (3.12)`, `caller / test` and `caller / test (3.12)` are all names of the key `test`. */
function isCalled$1(name, key) {
	const last = name.split(" / ").at(-1) ?? name;
	return last === key || last.startsWith(`${key} (`);
}
// src/ci/leg-names.ts
/** Where GitHub cuts a name that it made from matrix values. */
const maxName = 100;
/** No reader needs more of a name that is one long expression. */
const maxTemplate = 400;
/**
* Names of one job or matrix leg, the likeliest first. `shown` are the leg's values for a name without expressions. The last name
* of a leg is that of the single entry which the API keeps when the job is skipped before its matrix is expanded.
*/
function legNames(key, name, contexts, shown) {
	const base = (name ?? "") === "" ? key : cut(name ?? key, maxTemplate);
	if (base.includes("${{")) {
		const filled = template(base, contexts);
		return {
			names: distinct$1([cut(filled.text, maxTemplate), base]),
			dynamic: !filled.known
		};
	}
	const legName = shown === void 0 || shown.length === 0 ? base : `${base} (${shown.join(", ")})`;
	return {
		names: distinct$1([cut(legName, maxName), base]),
		dynamic: legName.includes("${{")
	};
}
/** The names of a job whose matrix only the run knows: patterns for `nameMatches`. */
function dynamicNames(key, name) {
	const base = (name ?? "") === "" ? key : cut(name ?? key, maxTemplate);
	return {
		names: base.includes("${{") ? [base] : [`${base} (\${{ matrix }})`, base],
		dynamic: true
	};
}
/** Names of a called job as the caller's run shows them: `caller / callee`; last the caller alone, as when it was skipped. */
function calledNames(caller, callee) {
	const [first = ""] = caller;
	const inner = callee.map((name) => `${first} / ${name}`);
	const outer = caller.slice(1).map((name) => `${name} / ${callee[0]}`);
	return distinct$1([
		...inner,
		...outer,
		first
	]);
}
function cut(name, length) {
	return name.length > length ? `${name.slice(0, length - 3)}...` : name;
}
function distinct$1(names) {
	const [first = "", ...others] = new Set(names);
	return [first, ...others];
}
// src/ci/reference.ts
/**
* The key of what `uses` in the file `from` names: `./path` in the run's own repository, `owner/repo/path@ref` in another. A local
* path in a file of another repository is a path of that one, at the same ref. `undefined`: a container image, an action of
* another repository's root, or a path that leaves the repository.
*/
function reference$1(uses, from) {
	const local = /^[.$]\/(.*)$/.exec(uses.trim());
	const remote = remoteParts(uses.trim());
	if (local === null) return remote !== void 0 && staysInside(remote.path) ? uses.trim() : void 0;
	const path = (local[1] ?? "").replace(/\/$/, "");
	if (path !== "" && !staysInside(path)) return void 0;
	const home = remoteParts(from);
	return home === void 0 ? `./${path}` : `${home.repository}/${path}@${home.ref}`;
}
function remoteParts(text) {
	const [, repository, path, ref] = /^([\w.-]+\/[\w.-]+)\/([^@\s]+)@(\S+)$/.exec(text) ?? [];
	return repository !== void 0 && path !== void 0 && ref !== void 0 ? {
		repository,
		path,
		ref
	} : void 0;
}
/** The path comes out of a file that anybody may have written, and will be asked of the API or the checkout. */
function staysInside(path) {
	if (path.length > 500 || /[\x00-\x1f\\?#%]/.test(path)) return false;
	return path.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}
// src/domain/evidence.ts
/** The twelve failure types of CI-Repair-Bench. A closed list: reports, outputs and stored experience use these words only. */
const FailureType = _enum([
	"linting",
	"code_formatting",
	"test_failure",
	"type_checking",
	"dependency_issue",
	"runtime_error",
	"configuration_error",
	"doc_docstring",
	"assertion_error",
	"package_install_error",
	"syntax_error",
	"environment_error"
]);
/** How a run, a job or a step ended, as far as the evidence tells. */
const Outcome = _enum([
	"failure",
	"success",
	"cancelled"
]);
/** A place in a log. Lines count from 1 and end at LF; `log` names the file or archive member they count in. */
const Citation = object({
	log: string(),
	job: string(),
	fromLine: int().min(1),
	toLine: int().min(1)
});
/** A file that a failure points at: relative to the repository where that could be told, `/` as separator. */
const Artifact = object({
	path: string(),
	line: int().min(1).optional(),
	column: int().min(0).optional(),
	symbol: string().optional()
});
/** A place in a workflow or action file. */
const Location = object({
	path: string(),
	line: int().min(1)
});
/** The step a failure belongs to. `command` is the text after `Run ` in the log's header, or the whole script where it is known. */
const StepRef = object({
	name: string().optional(),
	command: string()
});
/** The command inside a step's script that failed, found by reading the scripts of the repository; nothing was run to find it. */
const ToolCommand = object({
	command: string(),
	/** Relative to the repository; `.` is its top. */
	workingDirectory: string(),
	/** The commands that lead to it, outermost first; empty when it stands in the step's own script. */
	via: array(string())
});
const Failure = object({
	id: string(),
	job: string(),
	step: StepRef,
	/** Names of all jobs (matrix legs) in which the same failure was seen; the first is `job`. */
	legs: array(string()),
	location: Location.optional(),
	/** false: it was seen, but it is not why the job failed (tolerated, swallowed, cancelled from outside). */
	fatal: boolean(),
	failureType: FailureType,
	tool: string(),
	ruleId: string().optional(),
	message: string(),
	/** Short literal texts that would find this failure again: exception, rule, missing name. */
	signals: array(string()),
	artifacts: array(Artifact),
	evidence: Citation,
	excerpt: string(),
	/** Where it can be told and says more than the step's script. */
	toolCommand: ToolCommand.optional()
});
const ValidationStatus = _enum([
	"successful",
	"failed",
	"unreached",
	"skipped",
	"cancelled"
]);
/** One step of one job, seen as a check: what it runs, when it runs, how it ended and why. */
const Validation = object({
	id: string(),
	job: string(),
	step: string(),
	/** First line of the script, or the action reference; expressions as the log shows them if the step ran. */
	command: string(),
	kind: _enum([
		"run",
		"uses",
		"runner"
	]),
	/** Place in the run: jobs in `needs` order, then steps in file order. Counts from 1. */
	order: int().min(1),
	condition: string().optional(),
	/** Where the workflow file tells them; `workingDirectory` is relative to the repository, `envNames` are names without values. */
	shell: string().optional(),
	workingDirectory: string().optional(),
	envNames: array(string()).optional(),
	status: ValidationStatus,
	why: string(),
	/** The whole script as it ran, where it is known; `command` is its first line. */
	script: string().optional(),
	location: Location.optional(),
	evidence: Citation.optional()
});
const GraphNode = object({
	id: string(),
	kind: _enum(["job", "step"]),
	name: string(),
	status: ValidationStatus
});
/** `from` comes first: the job that is needed, the step before, the job that holds, the producer. */
const GraphEdge = object({
	from: string(),
	to: string(),
	type: _enum([
		"needs",
		"order",
		"contains",
		"artifact",
		"cache"
	])
});
const Graph = object({
	nodes: array(GraphNode),
	edges: array(GraphEdge)
});
/** What a job ran on. `tools` maps a tool's name to the version that the log shows. */
const Environment = object({
	job: string(),
	os: string().optional(),
	image: string().optional(),
	runner: string().optional(),
	tools: record$1(string(), string())
});
object({
	outcome: Outcome,
	failures: array(Failure),
	validations: array(Validation),
	graph: Graph,
	environment: array(Environment)
});
// src/domain/workflow.ts
/** A value as YAML writes it where the platform wants a string: `shell: 1` and `timeout-minutes: ${{ x }}` are both legal. */
const Scalar = union([
	string(),
	number$1(),
	boolean()
]);
/** What a step puts away for other jobs or fetches from them: an artifact by name (`*`: all), a cache by key. */
const StepFlow = object({
	type: _enum(["artifact", "cache"]),
	gives: boolean(),
	takes: boolean(),
	name: string()
});
const stepParts = {
	index: int().min(0),
	id: string().optional(),
	name: string().optional(),
	uses: string().optional(),
	run: string().optional(),
	condition: string().optional(),
	shell: string().optional(),
	workingDirectory: string().optional(),
	/** `true`, or an expression that only the run can tell (then it is kept as text). */
	continueOnError: union([boolean(), string()]),
	timeoutMinutes: Scalar.optional(),
	background: boolean(),
	/** Names only: values may be secrets. */
	envNames: array(string()),
	flow: StepFlow.optional(),
	location: Location
};
/** One step of a job or of a composite action, flattened: `parallel` groups are unfolded in file order. */
const WorkflowStep = object({
	...stepParts,
	/** Steps of the composite action that `uses` names, where its file is in the repository; those of nested ones behind their caller. */
	inner: array(object(stepParts)).optional()
});
/** One job as it will run: a matrix leg has its own entry. */
const WorkflowJob = object({
	/** Key in the YAML. */
	key: string(),
	/** Names this job can have in the API and in `Complete job name:`; the first is the likeliest. */
	names: array(string()).min(1),
	/** True when `names` hold a pattern only (dynamic matrix, expressions we cannot evaluate). */
	dynamic: boolean(),
	matrix: record$1(string(), unknown$1()).optional(),
	needs: array(string()),
	condition: string().optional(),
	continueOnError: union([boolean(), string()]),
	failFast: boolean(),
	runsOn: string().optional(),
	container: boolean(),
	steps: array(WorkflowStep),
	/** Reference of the reusable workflow this job calls, if it calls one. */
	uses: string().optional(),
	/** What `with:` hands to that workflow; a value that only the run knows keeps its `${{ }}`. */
	inputs: record$1(string(), Scalar).optional(),
	location: Location
});
object({
	path: string(),
	name: string().optional(),
	/** Values that the inputs of `workflow_call` have when the caller gives none. */
	inputs: record$1(string(), Scalar).optional(),
	jobs: array(WorkflowJob),
	/** What could not be read, as sentences. A broken file gives an empty `jobs` and a note, never an error. */
	notes: array(string())
});
object({
	path: string(),
	steps: array(WorkflowStep),
	notes: array(string())
});
// src/ci/expression-work.ts
/** About a second of work; large real files need a tenth of it. */
const maxWork = 2e6;
/** Starting the library up for one expression costs as much as this many characters of it. */
const perExpression = 40;
/** A leg with this many values doubles what evaluating costs, as `contains(matrix.list, …)` reads them all. */
const valuesPerLeg = 50;
/** Takes the work out of the budget, or says that there is not enough left. */
function afford(budget, work) {
	if (work > budget.left) return false;
	budget.left -= work;
	return true;
}
/** Work for what is evaluated of a job, once for each of its legs. */
function jobWork(raw, legs) {
	const tolerances = (raw.steps ?? []).map((step) => Reflect.get(Object(step), "continue-on-error"));
	const fields = [
		raw.name,
		raw["runs-on"],
		raw["continue-on-error"],
		raw.container,
		raw.with,
		raw.strategy?.["fail-fast"]
	];
	const values = legs.reduce((sum, leg) => sum + leg.size, 0);
	return textWork([fields, tolerances]) * (Math.max(1, legs.length) + values / valuesPerLeg);
}
/** Work for evaluating every expression in a value once, in units of about half a microsecond. */
function textWork(value) {
	if (typeof value === "string") {
		const expressions = value.split("${{").length - 1;
		return expressions === 0 ? 0 : value.length + expressions * perExpression;
	}
	if (typeof value !== "object" || value === null) return 0;
	return Object.values(value).reduce((sum, item) => sum + textWork(item), 0);
}
/** Values that all legs hold together; real matrices have a tenth of it. */
const maxLegValues = 5e4;
/** A name is cut at 100 characters: neither more values than that nor longer ones can show in it. */
const maxShown = 100;
/**
* Expands a matrix as read from YAML. Expressions in it are filled in as far as `contexts` goes; the work for that and for combining
* is taken out of `budget`.
*/
function expandMatrix(raw, contexts, budget = { left: maxWork }) {
	if (!afford(budget, textWork(raw))) return tooLarge;
	const matrix = fillIn(raw, contexts);
	if (!isRecord(matrix)) return unknownOr(matrix, "The matrix is no mapping.");
	const { include = [], exclude = [], ...named } = matrix;
	for (const [key, list] of Object.entries({
		...named,
		include,
		exclude
	})) if (!Array.isArray(list)) return unknownOr(list, `The matrix key ${key} has no list.`);
	const vectors = new Map(Object.entries(named).map(([key, list]) => [key, arrayOf(list)]));
	const empty = [...vectors].find(([, list]) => list.length === 0);
	if (empty) return refused(`The matrix key ${empty[0]} has no values.`);
	return expand$1(vectors, arrayOf(include), arrayOf(exclude), budget);
}
function expand$1(vectors, include, exclude, budget) {
	const rules = [...include, ...exclude].filter(isRecord);
	const ruleLeaves = rules.flatMap((rule) => Object.entries(rule).filter(([key]) => vectors.has(key)));
	if (rules.length > 0 && hasUnknown([...vectors.values(), ruleLeaves])) return { kind: "dynamic" };
	const product = [...vectors.values()].reduce((size, list) => size * list.length, vectors.size === 0 ? 0 : 1);
	if (!afford(budget, product * (1 + rules.length))) return tooLarge;
	const excluded = exclude.filter(isRecord).map((item) => split(item, vectors));
	const stranger = excluded.find((rule) => rule.extra.length > 0);
	if (stranger) return refused(`The matrix excludes by ${stranger.extra[0]?.[0]}, which is no key of it.`);
	const included = include.filter(isRecord).map((item) => ({
		item,
		rule: split(item, vectors),
		matched: false
	}));
	const legs = [];
	for (let index = 0; index < product && legs.length <= 256; index++) {
		const values = combination(vectors, product, index);
		if (excluded.some((rule) => matches(rule, values))) continue;
		const shown = scalars$1(values);
		const matching = included.filter(({ rule }) => matches(rule, values));
		for (const item of matching) item.matched = true;
		legs.push(leg(record([...Object.entries(values), ...matching.flatMap(({ rule }) => rule.extra)]), shown));
	}
	for (const { item, matched } of included) if (!matched) legs.push(leg(item, scalars$1(item)));
	return checked(legs);
}
function checked(legs) {
	if (legs.length === 0) return refused("The matrix has no combinations.");
	if (legs.length > 256) return refused(`The matrix has more than 256 combinations.`);
	return legs.reduce((sum, one) => sum + one.size, 0) > maxLegValues ? tooLarge : {
		kind: "legs",
		legs
	};
}
function leg(values, shown) {
	return {
		values,
		shown,
		size: sizeOf(values)
	};
}
/** The combination at a place of the cross product: keys in file order, the first one changes slowest. */
function combination(vectors, product, index) {
	let block = product;
	return record([...vectors].map(([key, list]) => {
		block /= list.length;
		return [key, list[Math.floor(index / block) % list.length]];
	}));
}
function split(item, vectors) {
	const entries = Object.entries(item);
	return {
		filter: entries.filter(([key]) => vectors.has(key)),
		extra: entries.filter(([key]) => !vectors.has(key))
	};
}
function matches(rule, values) {
	return rule.filter.every(([key, wanted]) => holds(wanted, values[key]));
}
/** Scalars compare with the expression language's `==`; a mapping or list holds if each of its leaves holds in the other one. */
function holds(wanted, actual) {
	if (Array.isArray(wanted)) return Array.isArray(actual) && wanted.every((item, i) => i < actual.length && holds(item, actual[i]));
	if (isRecord(wanted)) return isRecord(actual) && Object.entries(wanted).every(([key, item]) => key in actual && holds(item, actual[key]));
	return equals(toData(wanted), toData(actual));
}
/** Non-empty scalars in order, nested ones too, as the job name writes them; no more of them than a name can show. */
function scalars$1(value) {
	if (typeof value === "object" && value !== null) return Object.values(value).flatMap(scalars$1).slice(0, maxShown);
	const text = toData(value).coerceString();
	return text === "" ? [] : [text.slice(0, maxShown)];
}
function fillIn(value, contexts) {
	if (typeof value === "string") return resolve(value, contexts).value;
	if (Array.isArray(value)) return value.map((item) => fillIn(item, contexts));
	if (!isRecord(value)) return value;
	return record(Object.entries(value).map(([key, item]) => [key, fillIn(item, contexts)]));
}
function hasUnknown(value) {
	if (typeof value === "object" && value !== null) return Object.values(value).some(hasUnknown);
	return typeof value === "string" && value.includes("${{");
}
function sizeOf(value) {
	if (typeof value !== "object" || value === null) return 1;
	return Object.values(value).reduce((sum, item) => sum + sizeOf(item), 1);
}
const tooLarge = refused("The matrix is too large to be expanded.");
function unknownOr(value, why) {
	return hasUnknown(value) ? { kind: "dynamic" } : refused(why);
}
function refused(why) {
	return {
		kind: "refused",
		why
	};
}
/** Without a prototype: keys come from the workflow file. */
function record(entries) {
	const made = Object.create(null);
	for (const [key, value] of entries) made[key] = value;
	return made;
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function arrayOf(value) {
	return Array.isArray(value) ? value : [];
}
// src/ci/flow.ts
const Given = looseObject({
	name: string().optional().catch(void 0),
	key: string().optional().catch(void 0)
});
/** The flow of an action step; `${{ }}` stays as written, so that equal texts meet. Undefined for every other step. */
function flowOf(uses, given) {
	const action = /^actions\/(upload-artifact|download-artifact|cache(?:\/save|\/restore)?)@/.exec(uses ?? "")?.[1];
	if (action === void 0) return void 0;
	const { name, key } = Given.safeParse(given ?? {}).data ?? {};
	if (action === "upload-artifact") return {
		type: "artifact",
		gives: true,
		takes: false,
		name: name ?? "artifact"
	};
	if (action === "download-artifact") return {
		type: "artifact",
		gives: false,
		takes: true,
		name: name ?? "*"
	};
	if (key === void 0) return void 0;
	return {
		type: "cache",
		gives: action !== "cache/restore",
		takes: action !== "cache/save",
		name: key
	};
}
// src/ci/workflow-shapes.ts
const text$1 = Scalar.transform(String).optional().catch(void 0);
const flag$1 = union([boolean(), string()]).optional().catch(void 0);
const list$1 = array(unknown$1()).optional().catch(void 0);
const mapping = record$1(string(), unknown$1());
const textOrList = union([Scalar.transform((one) => [String(one)]), array(Scalar.transform(String))]);
const Run = looseObject({
	shell: text$1,
	"working-directory": text$1
});
const Defaults = looseObject({ run: Run.optional().catch(void 0) }).optional().catch(void 0);
const RawStep = looseObject({
	id: text$1,
	name: text$1,
	uses: text$1,
	run: text$1,
	if: text$1,
	shell: text$1,
	"working-directory": text$1,
	"continue-on-error": flag$1,
	"timeout-minutes": Scalar.optional().catch(void 0),
	background: flag$1,
	parallel: list$1,
	with: mapping.optional().catch(void 0),
	env: mapping.optional().catch(void 0)
});
const RawJob = looseObject({
	name: text$1,
	needs: textOrList.optional().catch(void 0),
	if: text$1,
	"continue-on-error": flag$1,
	strategy: looseObject({
		matrix: unknown$1().optional(),
		"fail-fast": flag$1
	}).optional().catch(void 0),
	"runs-on": union([textOrList, looseObject({
		group: text$1,
		labels: textOrList.optional()
	}).transform(({ group, labels = [] }) => {
		return group === void 0 ? labels : [group, ...labels];
	})]).optional().catch(void 0),
	container: unknown$1().optional(),
	defaults: Defaults,
	steps: list$1,
	uses: text$1,
	with: mapping.optional().catch(void 0)
});
const Input = looseObject({
	type: text$1,
	default: Scalar.optional().catch(void 0)
}).catch({});
const Call = looseObject({ inputs: record$1(string(), Input).optional().catch(void 0) });
const RawWorkflow = looseObject({
	name: text$1,
	on: looseObject({ workflow_call: Call.optional().catch(void 0) }).optional().catch(void 0),
	defaults: Defaults,
	jobs: mapping
});
const RawAction = looseObject({ runs: looseObject({
	using: text$1,
	steps: list$1
}) });
// src/ci/steps.ts
/** `defaults.run` of a job over those of its workflow (platform.md 9.7). */
function mergeDefaults(workflow, job) {
	return {
		shell: job?.run?.shell ?? workflow?.run?.shell,
		workingDirectory: job?.run?.["working-directory"] ?? workflow?.run?.["working-directory"]
	};
}
/**
* Reads a `steps` list. A `parallel` group is unfolded into background steps; `wait`, `wait-all` and `cancel` check nothing, print
* nothing and are left out, like everything that is neither `run` nor `uses`.
*/
function readSteps(raw, place, defaults) {
	const steps = [];
	const visit = (items, at, background) => {
		items.forEach((item, i) => {
			const step = RawStep.safeParse(item).data;
			if (step?.parallel) visit(step.parallel, [
				...at,
				i,
				"parallel"
			], true);
			else if (step?.run !== void 0 || step?.uses !== void 0) {
				const location = {
					path: place.path,
					line: place.locate([...at, i])
				};
				steps.push({
					...toStep(step, defaults),
					index: steps.length,
					background: background || step.background === true,
					location
				});
			}
		});
	};
	visit(raw, place.at, false);
	return steps;
}
function toStep(step, defaults) {
	const script = step.run !== void 0;
	const shell = step.shell ?? (script ? defaults.shell : void 0);
	const workingDirectory = step["working-directory"] ?? (script ? defaults.workingDirectory : void 0);
	const flow = flowOf(step.uses, step.with);
	return {
		...step.id === void 0 ? {} : { id: step.id },
		...step.name === void 0 ? {} : { name: step.name },
		...step.uses === void 0 ? {} : { uses: step.uses },
		...step.run === void 0 ? {} : { run: step.run },
		...step.if === void 0 ? {} : { condition: step.if },
		...shell === void 0 ? {} : { shell },
		...workingDirectory === void 0 ? {} : { workingDirectory },
		continueOnError: tolerance(step["continue-on-error"], {}),
		...step["timeout-minutes"] === void 0 ? {} : { timeoutMinutes: step["timeout-minutes"] },
		envNames: Object.keys(step.env ?? {}),
		...flow === void 0 ? {} : { flow }
	};
}
/** `continue-on-error` as a boolean where the file tells, else as the expression that the run will ask. */
function tolerance(raw, contexts) {
	if (typeof raw !== "string") return raw ?? false;
	const { text, known } = template(raw, contexts);
	return known ? text === "true" : raw;
}
// src/ci/yaml-tree.ts
var import_dist = require_dist();
/** Values and keys. An alias costs what it stands for each time it is used, so nested aliases run dry instead of exploding. */
const maxNodes = 5e4;
const maxNotes$4 = 20;
/** The tree under `root`. `cut` says that the text itself was not read to its end; `lineAt` maps an offset to its line. */
function toTree(root, lineAt, cut) {
	const lines = /* @__PURE__ */ new Map();
	const notes = [];
	const anchors = /* @__PURE__ */ new Map();
	const open = /* @__PURE__ */ new Set();
	let nodes = 0;
	const lineOf = (node) => (0, import_dist.isNode)(node) && node.range ? lineAt(node.range[0]) : 1;
	const note = (node, what) => {
		if (notes.length < maxNotes$4) notes.push(`Line ${lineOf(node)}: ${what}`);
		return null;
	};
	const visit = (node, depth) => {
		nodes++;
		if ((0, import_dist.isAlias)(node)) {
			const target = anchors.get(node.source);
			if (target === void 0 || open.has(target)) return note(node, "this alias points at nothing that can be read.");
			return visit(target, depth);
		}
		if ((0, import_dist.isNode)(node) && node.anchor !== void 0) anchors.set(node.anchor, node);
		if ((0, import_dist.isScalar)(node)) return node.value;
		if (!(0, import_dist.isMap)(node) && !(0, import_dist.isSeq)(node)) return null;
		if (depth > 64) return note(node, `what nests deeper than 64 levels was not read.`);
		open.add(node);
		const plain = (0, import_dist.isMap)(node) ? mapOf(node.items, depth) : seqOf(node.items, depth);
		open.delete(node);
		return plain;
	};
	const seqOf = (items, depth) => {
		const list = [];
		const at = /* @__PURE__ */ new Map();
		for (const item of items) {
			if (nodes >= maxNodes) break;
			at.set(list.length, lineOf(item));
			list.push(visit(item, depth + 1));
		}
		lines.set(list, at);
		return list;
	};
	const mapOf = (items, depth) => {
		const record = Object.create(null);
		const at = /* @__PURE__ */ new Map();
		for (const { key, value } of items) {
			if (nodes >= maxNodes) break;
			nodes++;
			const name = (0, import_dist.isScalar)(key) ? key.source ?? String(key.value) : void 0;
			if (name === void 0 || name === "__proto__") note(key, "this key cannot be used and was left out.");
			else if (at.has(name)) note(key, "this key is there twice; the first one counts.");
			else {
				at.set(name, lineOf(key));
				record[name] = visit(value, depth + 1);
			}
		}
		lines.set(record, at);
		return record;
	};
	const value = visit(root, 1);
	const truncated = cut || nodes >= maxNodes;
	if (truncated) notes.push("It holds too much; only its first part was read.");
	return {
		value,
		locate: (path) => lineIn(value, lineOf(root), lines, path),
		truncated,
		notes
	};
}
function lineIn(root, first, lines, path) {
	let line = first;
	let value = root;
	for (const step of path) {
		const next = typeof value === "object" && value !== null ? lines.get(value)?.get(step) : void 0;
		if (next === void 0) return line;
		line = next;
		value = Reflect.get(Object(value), step);
	}
	return line;
}
// src/ci/yaml.ts
const maxBytes = 1048576;
/** The lexer is the slow part (microseconds a token): this bounds it to about a second. The largest real files need half of it. */
const maxLexemes = 8e4;
/** Reads the first document of a YAML text with the core schema (no merge keys, as on GitHub). Never throws on text. */
function readYaml(text) {
	if (Buffer.byteLength(text) > maxBytes) return unreadable("It is larger than 1 MiB and was not read.");
	const counter = new import_dist.LineCounter();
	const tokens = tokenize(text, counter);
	if (tokens === "too-deep") return unreadable(`It nests deeper than 64 levels and was not read.`);
	const lineAt = (offset) => counter.linePos(offset).line;
	const document = compose(tokens.list, text.length);
	const error = document?.errors[0];
	if (error !== void 0 && !tokens.truncated) return unreadable(`It is not valid YAML: line ${lineAt(error.pos[0])}, ${error.code}.`);
	return toTree(document?.contents, lineAt, tokens.truncated);
}
function unreadable(note) {
	return {
		value: void 0,
		locate: () => 1,
		truncated: false,
		notes: [note]
	};
}
/** Lexes step by step, because the library's own depth check comes only after it has read everything. */
function tokenize(text, counter) {
	const parser = new import_dist.Parser(counter.addNewLine);
	counter.addNewLine(0);
	const list = [];
	let lexemes = 0;
	for (const lexeme of new import_dist.Lexer().lex(text)) {
		if (++lexemes > maxLexemes) break;
		for (const token of parser.next(lexeme)) list.push(token);
		if (parser.stack.length > 128) return "too-deep";
	}
	for (const token of parser.end()) list.push(token);
	return {
		list,
		truncated: lexemes > maxLexemes
	};
}
/** The first document. A stream of 100 000 documents is not composed further. */
function compose(tokens, end) {
	const composer = new import_dist.Composer({
		schema: "core",
		merge: false,
		uniqueKeys: false,
		prettyErrors: false,
		logLevel: "silent"
	});
	for (const document of composer.compose(tokens, true, end)) return document;
}
// src/ci/workflow.ts
/** Jobs and matrix legs of one file; a run on GitHub has at most 256 legs a matrix and never as many jobs. */
const maxJobs = 4096;
const maxNotes$3 = 20;
/** Reads a workflow file. `file` is its path, or `owner/repo/path@ref` in another repository. Never throws on text: what cannot be read becomes a note. */
function readWorkflow$1(text, file) {
	const path = file.replace(/^\.\//, "");
	const yaml = readYaml(text);
	const notes = yaml.notes.map((note) => `${path}: ${note}`);
	const raw = RawWorkflow.safeParse(yaml.value).data;
	if (raw === void 0) {
		if (yaml.value !== void 0) notes.push(`${path}: It has no jobs, so it is no workflow file.`);
		return {
			path,
			jobs: [],
			notes
		};
	}
	const inputs = inputDefaults(raw);
	const jobs = readJobs(raw, {
		path,
		yaml,
		notes
	});
	notes.length = Math.min(notes.length, maxNotes$3);
	return {
		path,
		...raw.name === void 0 ? {} : { name: raw.name },
		...inputs === void 0 ? {} : { inputs },
		jobs,
		notes
	};
}
function readJobs(workflow, file) {
	const entries = Object.entries(workflow.jobs);
	const whole = file.yaml.truncated ? entries.slice(0, -1) : entries;
	const jobs = [];
	const budget = { left: maxWork };
	let read = 0;
	for (const [key, value] of whole) {
		const raw = RawJob.safeParse(value).data;
		if (raw === void 0) file.notes.push(`${file.path}: The job ${key} is no mapping and was left out.`);
		else {
			const matrix = matrixOf(raw, budget);
			const affordable = afford(budget, jobWork(raw, matrix?.kind === "legs" ? matrix.legs : []));
			const legs = affordable ? legsOf(key, raw, matrix, workflow, file) : [];
			if (!affordable || jobs.length + legs.length > 4096) break;
			jobs.push(...legs);
		}
		read++;
	}
	if (read < entries.length) file.notes.unshift(`${file.path}: Only the first ${read} jobs were read, as the file holds too much.`);
	return jobs;
}
function matrixOf(raw, budget) {
	const matrix = raw.strategy?.matrix;
	return matrix === void 0 || matrix === null ? void 0 : expandMatrix(matrix, {}, budget);
}
/** One entry a leg; one for a job without matrix, and one for a matrix that cannot be expanded. */
function legsOf(key, raw, matrix, workflow, file) {
	const base = baseOf(key, raw, workflow, file);
	if (matrix?.kind === "legs") return matrix.legs.map((leg, index) => {
		const strategy = {
			"job-index": index,
			"job-total": matrix.legs.length
		};
		const contexts = {
			matrix: leg.values,
			strategy
		};
		return specialise(base, raw, legNames(key, raw.name, contexts, leg.shown), contexts, leg);
	});
	if (matrix?.kind === "refused") file.notes.push(`${file.path}: The matrix of job ${key} was not expanded. ${matrix.why}`);
	if (matrix?.kind === "dynamic") return [specialise(base, raw, dynamicNames(key, raw.name), {})];
	const contexts = matrix === void 0 ? { matrix: null } : {};
	return [specialise(base, raw, legNames(key, raw.name, contexts), contexts)];
}
function baseOf(key, raw, workflow, { path, yaml }) {
	const place = {
		path,
		at: [
			"jobs",
			key,
			"steps"
		],
		locate: yaml.locate
	};
	const inputs = scalars(raw.with);
	return {
		key,
		needs: raw.needs ?? [],
		...raw.if === void 0 ? {} : { condition: raw.if },
		steps: readSteps(raw.steps ?? [], place, mergeDefaults(workflow.defaults, raw.defaults)),
		...raw.uses === void 0 ? {} : {
			uses: raw.uses,
			inputs
		},
		location: {
			path,
			line: yaml.locate(["jobs", key])
		}
	};
}
/** Fills in what a leg's values decide. Steps are shared between legs, but for those whose tolerance depends on the leg. */
function specialise(base, raw, { names, dynamic }, contexts, leg) {
	const runsOn = raw["runs-on"]?.map((label) => template(label, contexts).text).join(", ");
	const failFast = tolerance(raw.strategy?.["fail-fast"] ?? true, contexts);
	const inputs = base.inputs && mapValues(base.inputs, (value) => fill(value, contexts));
	const asks = base.steps.some((step) => typeof step.continueOnError === "string");
	return {
		...base,
		names,
		dynamic,
		...leg === void 0 ? {} : { matrix: leg.values },
		continueOnError: tolerance(raw["continue-on-error"], contexts),
		failFast: failFast !== false,
		...runsOn === void 0 ? {} : { runsOn },
		container: hasContainer(raw.container, contexts),
		...inputs === void 0 ? {} : { inputs },
		steps: asks ? base.steps.map((step) => ({
			...step,
			continueOnError: tolerance(step.continueOnError, contexts)
		})) : base.steps
	};
}
/** An image that comes out empty means no container; one that only the run knows counts as one. */
function hasContainer(raw, contexts) {
	if (typeof raw === "string") return template(raw, contexts).text !== "";
	return typeof raw === "object" && raw !== null;
}
function fill(value, contexts) {
	return typeof value === "string" ? template(value, contexts).text : value;
}
function inputDefaults(raw) {
	const inputs = raw.on?.workflow_call?.inputs;
	const empty = {
		boolean: false,
		number: 0
	};
	return inputs && mapValues(inputs, ({ type, default: value }) => {
		return value ?? (type === "boolean" || type === "number" ? empty[type] : "");
	});
}
function scalars(raw = {}) {
	return Object.fromEntries(Object.entries(raw).flatMap(([key, value]) => {
		const scalar = Scalar.safeParse(value).data;
		return scalar === void 0 ? [] : [[key, scalar]];
	}));
}
function mapValues(record, change) {
	return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
// src/ci/call.ts
/** Deeper nesting is refused by GitHub. */
const maxDepth$2 = 10;
const maxNotes$2 = 40;
/**
* What should be fetched to understand a workflow: reusable workflows (`./.github/workflows/x.yml`, `owner/repo/….yml@ref`) and
* folders of local actions (`./path`, which holds an `action.yml` or `action.yaml`). Each once, in order of appearance.
*/
function wantedFiles(workflow) {
	const called = workflow.jobs.flatMap(({ uses }) => uses === void 0 ? [] : [reference$1(uses, workflow.path)]);
	const local = [...new Set(workflow.jobs.map((job) => job.steps))].flatMap((steps) => steps.map(({ uses = "" }) => reference$1(uses, ""))).filter((key) => key?.startsWith("./"));
	return [...new Set([...called, ...local].filter((key) => key !== void 0))];
}
/**
* The workflow with every calling job replaced by the called jobs: key `caller/callee` (`caller[2]/callee` for a leg of a matrix),
* name `caller / callee`, inputs filled into the names. First jobs of the callee need what the caller needs; who needs the caller
* needs the callee's last jobs. A call whose file is not in `files`, is empty or calls itself stays as it is, with a note where
* that is strange.
*/
function inlineCalls(workflow, files) {
	const notes = new Set(workflow.notes);
	const jobs = inlined(workflow, {
		files,
		chain: [],
		notes,
		room: { left: maxJobs }
	});
	return {
		...workflow,
		jobs,
		notes: [...notes].slice(0, maxNotes$2)
	};
}
function inlined(workflow, search) {
	const legs = /* @__PURE__ */ new Map();
	const lastOf = /* @__PURE__ */ new Map();
	return workflow.jobs.flatMap((job) => {
		const leg = legs.get(job.key) ?? 0;
		legs.set(job.key, leg + 1);
		const called = calledJobs(job, workflow.path, search);
		if (called === void 0) {
			search.room.left--;
			const uses = job.uses === void 0 ? void 0 : reference$1(job.uses, workflow.path) ?? job.uses;
			return [uses === void 0 ? job : {
				...job,
				uses
			}];
		}
		const prefix = workflow.jobs.some((other) => other !== job && other.key === job.key) ? `${job.key}[${leg}]` : job.key;
		const placed = called.map((one) => place$1(one, job, prefix));
		const needed = new Set(placed.flatMap((one) => one.needs));
		const last = placed.map((one) => one.key).filter((key) => !needed.has(key));
		lastOf.set(job.key, [.../* @__PURE__ */ new Set([...lastOf.get(job.key) ?? [], ...last])]);
		return placed;
	}).map((job) => ({
		...job,
		needs: [...new Set(job.needs.flatMap((key) => lastOf.get(key) ?? [key]))]
	}));
}
/** The jobs that a job calls, with their own calls inlined; `undefined` where it calls none or they cannot be told. */
function calledJobs(job, from, search) {
	if (job.uses === void 0) return void 0;
	const key = reference$1(job.uses, from);
	const callee = key === void 0 ? void 0 : search.files.get(key);
	if (key === void 0 || callee === void 0 || callee.jobs.length === 0) return void 0;
	const why = refusal(key, search);
	if (why !== void 0) {
		search.notes.add(`${from}: The call of ${job.uses} was not followed: ${why}.`);
		return;
	}
	for (const note of callee.notes) search.notes.add(note);
	return inlined({
		...callee,
		path: pathOf(key)
	}, {
		...search,
		chain: [...search.chain, key]
	}).map((one) => withInputs(one, { inputs: {
		...callee.inputs,
		...job.inputs
	} }));
}
function refusal(key, { chain, room }) {
	if (chain.includes(key)) return "it calls itself";
	if (chain.length >= maxDepth$2) return `calls nest deeper than ${maxDepth$2}`;
	return room.left <= 0 ? `there are more than ${maxJobs} jobs` : void 0;
}
function pathOf(key) {
	return key.replace(/^\.\//, "");
}
/** Fills the caller's inputs into what the callee's file left open. */
function withInputs(job, contexts) {
	const filled = job.names.map((name) => template(name, contexts));
	const [first, ...others] = filled.map((name) => name.text);
	return {
		...job,
		names: [first ?? job.key, ...others],
		dynamic: job.dynamic && filled[0]?.known !== true,
		...job.runsOn === void 0 ? {} : { runsOn: template(job.runsOn, contexts).text }
	};
}
function place$1(job, caller, prefix) {
	const first = job.needs.length === 0;
	const condition = first ? joint(caller.condition, job.condition) : job.condition;
	const { condition: _, ...rest } = job;
	return {
		...rest,
		key: `${prefix}/${job.key}`,
		names: calledNames(caller.names, job.names),
		dynamic: caller.dynamic || job.dynamic,
		needs: first ? caller.needs : job.needs.map((key) => `${prefix}/${key}`),
		...condition === void 0 ? {} : { condition }
	};
}
/** A first job of the callee runs if the caller may run and its own condition holds. */
function joint(outer, inner) {
	if (inner === void 0) return outer;
	return `(${bare$1(outer ?? "success()")}) && (${bare$1(inner)})`;
}
function bare$1(condition) {
	return /^\s*\$\{\{([^{}]*)\}\}\s*$/.exec(condition)?.[1]?.trim() ?? condition;
}
// src/ci/composite.ts
/** Composite actions may call each other; GitHub ends this at ten levels. */
const maxDepth$1 = 10;
const maxInner = 200;
/** Reads an action file. An action that is not composite has no steps and a note that says so. */
function readComposite(text, file) {
	const path = file.replace(/^\.\//, "");
	const yaml = readYaml(text);
	const notes = yaml.notes.map((note) => `${path}: ${note}`);
	const runs = RawAction.safeParse(yaml.value).data?.runs;
	if (runs?.using !== "composite") {
		if (yaml.value !== void 0) notes.push(`${path}: It is no composite action.`);
		return {
			path,
			steps: [],
			notes
		};
	}
	return {
		path,
		steps: readSteps(runs.steps ?? [], {
			path,
			at: ["runs", "steps"],
			locate: yaml.locate
		}, {}),
		notes
	};
}
/** The workflow with the inner steps of local composite actions. `actions` are read by the keys that `wantedFiles` gives (`./folder`). */
function withInnerSteps(workflow, actions) {
	const known = /* @__PURE__ */ new Map();
	const withInner = (steps) => {
		const done = known.get(steps) ?? steps.map((step) => withInnerOf(step, actions));
		known.set(steps, done);
		return done;
	};
	return {
		...workflow,
		jobs: workflow.jobs.map((job) => ({
			...job,
			steps: withInner(job.steps)
		}))
	};
}
function withInnerOf(step, actions) {
	const inner = innerSteps(step, actions, 0).slice(0, maxInner);
	return inner.length === 0 ? step : {
		...step,
		inner: inner.map((one, index) => ({
			...one,
			index
		}))
	};
}
function innerSteps({ uses }, actions, depth) {
	const steps = uses === void 0 || depth === maxDepth$1 ? [] : actions.get(reference$1(uses, "") ?? "")?.steps ?? [];
	const out = [];
	for (const step of steps) {
		if (out.length > maxInner) break;
		out.push(step, ...innerSteps(step, actions, depth + 1));
	}
	return out.slice(0, maxInner);
}
// src/diagnose/workflow-files.ts
/** More called files than this are a maze, not a workflow. */
const maxCalled = 30;
const maxActions = 30;
/** Reads a workflow and the reusable workflows it calls, and puts the called jobs in their callers' place. */
async function workflowWithCalls(path, read) {
	const main = await read(path);
	if ("why" in main) return { notes: [{
		code: "workflow_unreadable",
		text: `The workflow file ${path} could not be read: ${main.why}`
	}] };
	const workflow = readWorkflow$1(main.text, path);
	const notes = workflow.notes.map((text) => ({
		code: "workflow_unreadable",
		text
	}));
	const called = /* @__PURE__ */ new Map();
	const wanted = new Set(wantedFiles(workflow).filter(isWorkflow));
	for (const next of wanted) {
		if (called.size === maxCalled) {
			notes.push({
				code: "workflow_unreadable",
				text: `${path} calls more than ${maxCalled} files; the rest was not read.`
			});
			break;
		}
		const answer = await read(next);
		if ("why" in answer) {
			notes.push({
				code: "workflow_unreadable",
				text: `The called workflow ${next} could not be read: ${answer.why}`
			});
			continue;
		}
		const callee = readWorkflow$1(answer.text, next);
		called.set(next, callee);
		for (const file of wantedFiles(callee)) if (isWorkflow(file)) wanted.add(file);
	}
	const whole = inlineCalls(workflow, called);
	return {
		workflow: withInnerSteps(whole, await localActions(whole, read)),
		notes
	};
}
/** The composite actions of the repository that a workflow uses, and those that these use. One that is not there is no news. */
async function localActions(workflow, read) {
	const actions = /* @__PURE__ */ new Map();
	const wanted = new Set(wantedFiles(workflow).filter((key) => key.startsWith("./") && !isWorkflow(key)));
	for (const key of wanted) {
		if (actions.size === maxActions) break;
		const folder = key === "./" ? "" : `${key.slice(2)}/`;
		for (const path of [`${folder}action.yml`, `${folder}action.yaml`]) {
			const answer = await read(path);
			if ("why" in answer) continue;
			const action = readComposite(answer.text, path);
			actions.set(key, action);
			for (const { uses = "" } of action.steps) {
				const inner = reference$1(uses, "");
				if (inner?.startsWith("./") === true) wanted.add(inner);
			}
			break;
		}
	}
	return actions;
}
/** Folders of local actions are wanted too, but hold no jobs. */
function isWorkflow(key) {
	return /\.ya?ml(?:@|$)/.test(key);
}
// src/diagnose/gather.ts
/** More logs than this are not fetched in one run: a request each, and the first ones already tell the story. */
const maxLogs = 64;
/** Collects everything for one diagnosis. `run` is the platform's answer, which the trigger gate has asked for already. */
async function gather(target, run, use) {
	const notes = [];
	const known = run?.ok === true ? run.value : void 0;
	if (run?.ok === false) notes.push({
		code: code$1(run),
		text: `The run could not be read: ${run.why}`
	});
	const jobs = await jobsOf(target, notes, use);
	const own = ownOf(target, jobs, notes);
	const chosen = chosenJobs(target, jobs, own);
	const found = await logsOf(target, chosen, own, use);
	const files = await use.local.files();
	const read = await workflowsOf(target, known, files, use);
	const reports = use.local.reports(target.testReports ?? []);
	notes.push(...reports.notes.map((text) => ({
		code: "ok",
		text
	})));
	return {
		repository: target.repository,
		run: known,
		ending: endingOf(target, known),
		jobs: chosen,
		stepResults: target.own?.status === "failure" || target.own?.status === "cancelled" ? target.own.steps : void 0,
		logs: found.logs,
		missing: jobs.length > 0 ? found.missing : [...found.missing, ...neededOnly(target)],
		workflows: read.workflows,
		reports: reports.reports,
		files,
		notes: [
			...notes,
			...found.notes,
			...read.notes
		]
	};
}
async function jobsOf(target, notes, { ci }) {
	if (target.runId === void 0) return [];
	const answer = await ci.jobs(target.runId, target.attempt);
	if (answer.ok) return answer.value;
	notes.push({
		code: code$1(answer),
		text: `The jobs of the run could not be listed: ${answer.why}`
	});
	return [];
}
/** How the run ends, as far as platform and contexts tell; undefined when they do not, or when only some jobs are asked for. */
function endingOf({ own, needs = {}, jobs }, run) {
	if (jobs.length > 0) return void 0;
	const told = [
		own?.status,
		run?.conclusion,
		...Object.values(needs).map(({ result }) => result)
	];
	if (told.some((end) => end === "failure" || end === "timed_out" || end === "startup_failure")) return "failure";
	if (told.includes("cancelled")) return "cancelled";
	return run?.conclusion === "success" ? "success" : void 0;
}
/** Needed jobs that went wrong, for when the platform lists no jobs: all that is known is how they ended. */
function neededOnly({ needs = {} }) {
	return Object.entries(needs).filter(([, { result }]) => result === "failure" || result === "cancelled").map(([job, { result }]) => {
		return {
			job,
			kind: "none",
			log: "",
			lines: 0,
			bytes: 0,
			complete: false,
			note: `All that is known of it is its result in the input "needs": ${result}.`
		};
	});
}
/** Whether the own job is going down right now: then it is the one to report. */
function isFailing({ own, logPath }) {
	return logPath.length === 0 && (own?.status === "failure" || own?.status === "cancelled");
}
function ownOf(target, jobs, notes) {
	if (target.own === void 0 || jobs.length === 0) return void 0;
	const answer = ownJob(jobs, target.own);
	if (answer.ok) return answer.value;
	if (isFailing(target)) notes.push({
		code: "context_unconfirmed",
		text: answer.why
	});
}
/** In the failing job that job alone; otherwise all others that are done. */
function chosenJobs(target, jobs, own) {
	if (isFailing(target)) {
		const ending = target.own?.status === "cancelled" ? "cancelled" : "failure";
		return own === void 0 ? [] : [{
			...own,
			conclusion: own.conclusion ?? ending
		}];
	}
	const others = jobs.filter((job) => job.id !== own?.id);
	return target.jobs.length === 0 ? others : others.filter((job) => jobIsWanted(job.name, target.jobs));
}
async function logsOf(target, jobs, own, use) {
	const out = {
		logs: [],
		missing: [],
		notes: []
	};
	if (target.logPath.length > 0) {
		for (const answer of await use.local.logs(target.logPath)) take$1(out, answer, "log-path", void 0);
		return out;
	}
	if (!isFailing(target)) return finishedLogs(jobs, out, use);
	take$1(out, await use.local.runnerPage(), "runner-page", own?.name);
	if (out.logs.length === 0 && own !== void 0) out.missing = [stepsOnly(own, out.missing[0]?.note ?? "")];
	return out;
}
async function finishedLogs(jobs, out, { ci, log }) {
	const wanted = jobs.filter((job) => job.conclusion === "failure" || job.conclusion === "cancelled" || job.conclusion === "timed_out");
	for (const [i, job] of wanted.slice(0, maxLogs).entries()) {
		log.info(`Fetching log ${i + 1} of ${Math.min(wanted.length, maxLogs)}: ${job.name}`);
		const answer = await ci.jobLog(job);
		if (answer.kind === "log") out.logs.push({
			handle: answer.handle,
			kind: "api-log",
			job: job.name
		});
		else {
			out.missing.push(stepsOnly(job, answer.why));
			out.notes.push({
				code: answer.code,
				text: `${job.name}: ${answer.why}`
			});
		}
	}
	if (wanted.length > maxLogs) out.notes.push({
		code: "log_truncated",
		text: `${wanted.length} jobs failed; the logs of the first ${maxLogs} were read. Use the input "jobs" to choose others.`
	});
	return out;
}
function take$1(out, answer, kind, job) {
	if (answer.kind === "log") {
		out.logs.push({
			handle: answer.handle,
			kind,
			job
		});
		return;
	}
	out.missing.push({
		job: job ?? "",
		kind: "none",
		log: "",
		lines: 0,
		bytes: 0,
		complete: false,
		note: answer.why
	});
	out.notes.push({
		code: answer.code,
		text: answer.why
	});
}
function stepsOnly(job, note) {
	return {
		job: job.name,
		kind: job.steps.length > 0 ? "steps-only" : "none",
		log: "",
		lines: 0,
		bytes: 0,
		complete: false,
		...note === "" ? {} : { note }
	};
}
const workflowFile = /^\.github\/workflows\/[^/]+\.ya?ml$/;
/** A repository with more workflows than this gets its file named by the user or by the platform. */
const maxWorkflows = 40;
async function workflowsOf(target, run, files, { ci, local }) {
	const sha = run?.headSha ?? target.own?.workflow?.sha;
	const read = async (wanted) => {
		const place = /^(?<repository>[^/]+\/[^/]+)\/(?<path>[^@]+)@(?<ref>.+)$/.exec(wanted)?.groups;
		if (place?.path !== void 0 && place.ref !== void 0) return textOf(await ci.file(place.path, place.ref, place.repository));
		const plain = wanted.replace(/^\.\//, "");
		const asked = sha === void 0 ? void 0 : textOf(await ci.file(plain, sha));
		if (asked !== void 0 && "text" in asked) return asked;
		const text = local.text(plain);
		return text === void 0 ? asked ?? { why: "it is not there, or not a text file of at most 1 MiB." } : { text };
	};
	const named = target.workflow ?? run?.workflowPath ?? target.own?.workflow?.path ?? "";
	const paths = named !== "" ? [named] : [...files ?? []].filter((path) => workflowFile.test(path)).slice(0, maxWorkflows);
	const workflows = [];
	const notes = [];
	for (const path of paths) {
		const answer = await workflowWithCalls(path, read);
		if (answer.workflow !== void 0) workflows.push(answer.workflow);
		notes.push(...answer.notes);
	}
	return {
		workflows,
		notes
	};
}
function textOf(answer) {
	return answer.ok ? { text: answer.value } : { why: answer.why };
}
function code$1(answer) {
	return answer.code === "permission_missing" ? "permission_missing" : "api_unavailable";
}
// src/diagnose/past.ts
const mostAttempts = 2;
const mostLogs = 4;
/** Asks for the past of a run that has problems; `attempt` is the one under diagnosis. Nothing of it throws for what is refused. */
async function pastOf(report, evidence, attempt, redactor, use) {
	const { run } = evidence;
	if (run === void 0 || report.problems.length === 0) return { attempts: [] };
	const read = (jobs) => seenIn(jobs, evidence, redactor, use);
	const attempts = await otherAttempts(run, attempt, use);
	const earlier = attempts.find((other) => other.attempt === attempt - 1);
	const base = await baseRun(run, use);
	const broken = new Set(report.failures.filter(({ fatal }) => fatal).flatMap(({ job, legs }) => [job, ...legs]));
	const baseJobs = base === void 0 ? void 0 : await use.ci.jobs(base.run.id, base.run.attempt);
	const shared = baseJobs?.ok === true ? baseJobs.value.filter(({ name }) => broken.has(name)) : [];
	const changed = await use.ci.changed(run);
	return {
		attempts,
		...earlier === void 0 ? {} : { before: {
			attempt: earlier.attempt,
			...await read(earlier.jobs)
		} },
		...base === void 0 ? {} : { base: {
			...base,
			...await read(shared)
		} },
		...changed.ok ? { changed: new Set(changed.value) } : {}
	};
}
async function otherAttempts(run, attempt, { ci }) {
	const others = [attempt - 1, attempt + 1].filter((n) => n >= 1 && n <= run.attempt).slice(0, mostAttempts);
	return (await Promise.all(others.map(async (n) => ({
		attempt: n,
		answer: await ci.jobs(run.id, n)
	})))).flatMap(({ attempt: n, answer }) => answer.ok ? [{
		attempt: n,
		jobs: answer.value
	}] : []);
}
/** The newest finished run before this one on its base branch, or for a push on its own branch. A good one says nothing here. */
async function baseRun(run, { ci }) {
	const branch = run.event === "pull_request" ? run.baseBranch : run.headBranch;
	if (branch === void 0 || branch === null) return void 0;
	const answer = await ci.runs(run.workflowPath, branch);
	if (!answer.ok) return void 0;
	const last = answer.value.filter((other) => other.event !== "pull_request" && other.headRepositoryId === run.repositoryId).filter((other) => other.id < run.id).sort((a, b) => b.id - a.id)[0];
	return last?.conclusion === "failure" ? {
		run: last,
		branch
	} : void 0;
}
async function seenIn(jobs, { workflows, files, repository }, redactor, { ci }) {
	const failed = jobs.filter(({ conclusion }) => conclusion === "failure" || conclusion === "timed_out");
	const located = [];
	for (const job of failed.slice(0, mostLogs)) {
		const answer = await ci.jobLog(job);
		if (answer.kind === "log") located.push({
			handle: answer.handle,
			kind: "api-log",
			job: job.name
		});
	}
	const { logs } = readLogs(located, redactor, { hidden: 0 }, { log: {
		info: () => {},
		warn: () => {},
		group: () => ({ end: () => {} })
	} });
	const workflow = workflowFor(logs, workflows);
	const organized = organize({
		logs,
		workflow,
		runJobs: jobs,
		files
	});
	return {
		failures: organized.failures,
		problems: decompose(organized, {
			repository,
			workflow: workflow?.path ?? ""
		}),
		complete: located.length === failed.length
	};
}
// src/diagnose/refine-items.ts
/** The step that a failure stands in, as a key. */
function stepOf({ job, step }) {
	return JSON.stringify([
		job,
		step.name ?? "",
		step.command
	]);
}
/** More entries are not sorted one by one: nobody could, and the answer would have to name them all. */
const mostItems = 100;
/** How many entries of one problem stand alone; the largest number that keeps within `mostItems` is taken. */
const aloneSteps = [
	Number.POSITIVE_INFINITY,
	20,
	8,
	3,
	1
];
const longestLine = 240;
const longestMessage = 400;
const mostLines = 14;
const mostChecks = 80;
/** The fatal failures of all problems as entries, problem by problem. */
function itemsOf(report) {
	const byId = new Map(report.failures.map((failure) => [failure.id, failure]));
	const drafts = report.problems.map((problem) => {
		const groups = /* @__PURE__ */ new Map();
		for (const failure of problem.failureIds.flatMap((id) => byId.get(id) ?? [])) {
			const key = `${failure.failureType}\u0000${fingerprint(failure)}`;
			groups.set(key, [...groups.get(key) ?? [], failure]);
		}
		return {
			id: problem.id,
			groups: [...groups.values()]
		};
	});
	const size = (alone) => drafts.reduce((sum, { groups }) => sum + Math.min(groups.length, alone), 0);
	const alone = aloneSteps.find((step) => size(step) <= mostItems) ?? 1;
	return drafts.flatMap(({ id, groups }) => folded(groups, alone).map((failures, i) => item(failures, id, i)));
}
/** The first groups as they are, and all others in one with the last of them. */
function folded(groups, alone) {
	if (groups.length <= alone) return [...groups];
	return [...groups.slice(0, alone - 1), groups.slice(alone - 1).flat()];
}
function item(failures, draft, place) {
	return {
		id: failures[0]?.id ?? "",
		failures,
		draft,
		place
	};
}
/** Values of the prompt's holes; the `without` entries that add least are told without their lines of log. */
function promptValues(report, items, without) {
	const bare = new Set([...items].sort((a, b) => b.place - a.place).slice(0, without));
	return {
		checks: report.validations.slice(0, mostChecks).flatMap(checkLine).join("\n") || "unknown",
		failures: items.map((one) => entry(one, bare.has(one) ? 0 : mostLines)).join("\n\n"),
		draft: report.problems.map(({ id, title }) => draftLine(id, title, items)).join("\n")
	};
}
function checkLine({ job, step, status }) {
	return status === "successful" || status === "failed" ? [`${line(job, 80)} / ${line(step, 80)}: ${status}`] : [];
}
function draftLine(id, title, items) {
	return `${items.filter((one) => one.draft === id).map((one) => one.id).join(" ")}: ${line(title, 120)}`;
}
function entry({ id, failures }, lines) {
	const [first] = failures;
	if (first === void 0) return id;
	const jobs = [...new Set(failures.flatMap((failure) => [failure.job, ...failure.legs]))];
	const files = first.artifacts.slice(0, 4).map(({ path, line: at }) => at === void 0 ? path : `${path}:${at}`);
	return [
		`${id} – ${first.tool}${first.ruleId === void 0 ? "" : ` ${first.ruleId}`}, ${first.failureType}`,
		failures.length === 1 ? "" : `  stands for ${failures.length} alike failures`,
		`  job: ${line(jobs.slice(0, 4).join(", "), 200)}${jobs.length > 4 ? ` and ${jobs.length - 4} more` : ""}`,
		`  step: ${line(first.step.name ?? first.step.command, 120)}`,
		files.length === 0 ? "" : `  files: ${files.join(", ")}`,
		`  message: ${line(first.message, longestMessage)}`,
		...shownLines(first, lines).map((text) => `  | ${text}`)
	].filter((text) => text !== "").join("\n");
}
/** The lines around the one that holds the message. */
function shownLines({ excerpt, message }, most) {
	const lines = excerpt.split("\n").map((text) => line(text, longestLine));
	const start = line(message, 40);
	const at = Math.max(0, lines.findIndex((text) => start !== "" && text.includes(start)));
	const from = Math.max(0, Math.min(at - Math.floor(most / 3), lines.length - most));
	return lines.slice(from, from + most);
}
function line(text, most) {
	const [first = ""] = text.split("\n");
	return first.length <= most ? first : `${first.slice(0, most - 1)}…`;
}
// src/diagnose/refine-answer.ts
/** Flaky and pre-existing are not the model's to say: other runs show them (cause.ts). */
const SaidCause = _enum([
	"change",
	"dependency",
	"configuration",
	"environment",
	"unknown"
]);
const RefinedProblem = strictObject({
	title: string(),
	/** Ids of items that are the problem. */
	failures: array(string()),
	/** Ids of items that only follow from it. */
	follows: array(string()),
	primary: string(),
	/** False for what the log shows and no job failed for, such as an error that a retry got past. */
	brokeJob: boolean(),
	rootCause: strictObject({
		text: string(),
		failureId: string(),
		quote: string()
	}).nullable(),
	causeClass: SaidCause
});
/** The shape of an answer about these items; a broken rule is an issue that says which. */
function refinedShape(items, graph) {
	const known = new Map(items.map((item) => [item.id, item]));
	const later = laterIn(graph);
	return strictObject({ problems: array(RefinedProblem) }).superRefine(({ problems }, context) => {
		const say = (message, ...path) => context.addIssue({
			code: "custom",
			message,
			path
		});
		const seen = /* @__PURE__ */ new Set();
		for (const [i, { failures, follows, primary }] of problems.entries()) {
			for (const id of [...failures, ...follows]) {
				if (!known.has(id)) say(`there is no failure ${id}`, "problems", i);
				else if (seen.has(id)) say(`${id} occurs more than once`, "problems", i);
				seen.add(id);
			}
			if (failures.length === 0) say("a problem has at least one failure of its own", "problems", i, "failures");
			else if (!failures.includes(primary)) say(`primary is one of ${failures.join(", ")}`, "problems", i, "primary");
			const own = failures.flatMap((id) => known.get(id)?.failures ?? []);
			for (const id of follows) if (!(known.get(id)?.failures ?? []).every((failure) => own.some((cause) => later(failure, cause)))) say(`${id} does not come after any of ${failures.join(", ")}, so it cannot follow`, "problems", i, "follows");
		}
		const breaking = problems.filter((problem) => problem.brokeJob).flatMap(({ failures, follows }) => [...failures, ...follows]);
		const explained = new Set(breaking.flatMap((id) => known.get(id)?.failures ?? []).map(stepOf));
		for (const item of items) if (!item.failures.every((failure) => explained.has(stepOf(failure)))) say(`the step of ${item.id} failed, and no problem with brokeJob true is in it`, "problems");
		const missing = items.map(({ id }) => id).filter((id) => !seen.has(id));
		if (missing.length > 0) say(`these ids are missing: ${missing.join(", ")}`, "problems");
	});
}
/** Whether one failure comes after another: further down in the same log, or in a job that waits for the other's job. */
function laterIn(graph) {
	const jobs = new Map(graph.nodes.filter((node) => node.kind === "job").map((node) => [node.id, node.name]));
	const waits = /* @__PURE__ */ new Map();
	for (const { from, to, type } of graph.edges) {
		const [first, second] = [jobs.get(from), jobs.get(to)];
		if (type !== "needs" || first === void 0 || second === void 0) continue;
		waits.set(second, (waits.get(second) ?? /* @__PURE__ */ new Set()).add(first));
	}
	const waitsFor = (job) => {
		const all = new Set(waits.get(job));
		for (const one of all) for (const before of waits.get(one) ?? []) all.add(before);
		return all;
	};
	return (failure, cause) => {
		const { log, fromLine } = failure.evidence;
		if (log === cause.evidence.log && failure.job === cause.job) return fromLine >= cause.evidence.fromLine;
		const before = waitsFor(failure.job);
		return [cause.job, ...cause.legs].some((job) => before.has(job));
	};
}
/** Fewer letters and digits than this are found in any log. */
const shortestQuote = 8;
/** Whether a quoted line really stands in a failure's message or excerpt. Spaces, signs and case may differ: models tidy them up. */
function isQuoted(quote, { message, excerpt }) {
	const wanted = bare(quote);
	return wanted.length >= shortestQuote && (bare(message).includes(wanted) || bare(excerpt).includes(wanted));
}
function bare(text) {
	return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
// src/diagnose/refine.ts
const longestTitle = 120;
const longestCause = 600;
const nothing = {
	requests: 0,
	inputTokens: 0,
	outputTokens: 0,
	cachedTokens: 0
};
/** The report with refined problems, or as it was; `model` says which, and what it cost. */
async function refine(report, { asking, log }) {
	const { model, prompts } = asking;
	const items = itemsOf(report);
	if (items.length === 0) return {
		...report,
		model: told(model.name, false, "there was no failure to explain.")
	};
	const shape = refinedShape(items, report.graph);
	const fits = (without) => model.fits(prompts.decompose, promptValues(report, items, without), shape);
	const without = fewest(items.length, fits);
	log.info(`Asking ${model.name} about ${items.length} failures.`);
	const answer = await model.ask(prompts.decompose, promptValues(report, items, without), shape);
	if (!answer.ok) return kept(report, model.name, answer);
	const dropped = without === 0 ? "" : ` It saw ${without} of ${items.length} failures without their lines of log: "context-limit" is small.`;
	return {
		...refined(report, items, answer.value),
		model: {
			...told(model.name, true, `${model.name} refined the problems.${dropped}`),
			...answer.usage
		}
	};
}
/** The smallest number from 0 to `most` with which it fits; `most` when none does. More left out always fits better. */
function fewest(most, fits) {
	let [low, high] = [0, most];
	while (low < high) {
		const middle = Math.floor((low + high) / 2);
		if (fits(middle)) high = middle;
		else low = middle + 1;
	}
	return low;
}
function kept(report, name, answer) {
	const model = {
		...told(name, false, answer.why),
		...answer.usage
	};
	return {
		...report,
		reason: report.reason === "ok" ? answer.code : report.reason,
		model
	};
}
function told(name, used, why) {
	return {
		...nothing,
		used,
		model: name,
		note: used ? why : `${name} was not used: ${why}`
	};
}
/**
* The report with the model's grouping. Problems keep the order of the run, those that broke no job last. Neither these nor the echoes of
* another failure in the same step are why a job failed; a later step that could not but fail still failed.
*/
function refined(report, items, { problems }) {
	const known = new Map(items.map((item) => [item.id, item]));
	const failuresOf = (ids) => ids.flatMap((id) => known.get(id)?.failures ?? []);
	const place = new Map(items.map((item, i) => [item.id, i]));
	const placeOf = ({ failures, brokeJob }) => Math.min(...failures.map((id) => place.get(id) ?? 0)) + (brokeJob ? 0 : items.length);
	const harmless = new Set(problems.flatMap(({ failures, follows, brokeJob }) => {
		const own = failuresOf(failures);
		const steps = new Set(own.map(stepOf));
		const echoes = failuresOf(follows).filter((failure) => !brokeJob || steps.has(stepOf(failure)));
		return [...brokeJob ? [] : own, ...echoes].map(({ id }) => id);
	}));
	const failures = report.failures.map((failure) => harmless.has(failure.id) ? {
		...failure,
		fatal: false
	} : failure);
	const { repository, workflow } = report.run;
	return {
		...report,
		failures,
		problems: [...problems].sort((a, b) => placeOf(a) - placeOf(b)).map((said, i) => {
			const own = failuresOf([said.primary, ...said.failures.filter((id) => id !== said.primary)]);
			return worded(problemOf(own, i, report, {
				repository,
				workflow
			}), said, own, failuresOf(said.follows));
		})
	};
}
/** The problem in the model's words, as far as its quote proves them; else in the tool's. */
function worded(problem, said, own, after) {
	const all = {
		...problem,
		failureIds: [...problem.failureIds, ...after.map(({ id }) => id)]
	};
	const described = after.length === 0 ? all : {
		...all,
		description: `${problem.description} ${aftermath(after)}`
	};
	const { rootCause, causeClass } = said;
	const cited = own.find(({ id }) => id === rootCause?.failureId);
	if (rootCause === null || cited === void 0 || !isQuoted(rootCause.quote, cited)) return described;
	const title = flat$1(said.title, longestTitle);
	const text = flat$1(rootCause.text, longestCause);
	const isNew = problem.causeClass === "unknown" && causeClass !== "unknown";
	return {
		...described,
		...title === "" ? {} : { title },
		...text === "" ? {} : { rootCause: text },
		...isNew ? {
			causeClass,
			causeEvidence: `the model reads it from the line: ${flat$1(rootCause.quote, 200)}`
		} : {}
	};
}
function aftermath(after) {
	const messages = [...new Set(after.map(({ message }) => flat$1(message, 120)))];
	const more = messages.length > 3 ? ` · and ${messages.length - 3} more` : "";
	return `What only follows from it: ${messages.slice(0, 3).join(" · ")}${more}.`;
}
function flat$1(text, most) {
	const line = text.replace(/\s+/g, " ").trim();
	return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}
// src/ci/scripts/arguments.ts
/** Reads the words behind the program. `valued` are the flags whose next word is their value, such as `-C` and `--dir`. */
function readArguments(words, valued) {
	const flags = /* @__PURE__ */ new Map();
	const names = [];
	for (let i = 0; i < words.length; i++) {
		const word = words[i] ?? "";
		if (word === "--") return {
			flags,
			names,
			rest: words.slice(i + 1)
		};
		const [name = "", ...value] = word.split("=");
		if (!word.startsWith("-") || word === "-") names.push(word);
		else if (value.length > 0) flags.set(name, value.join("="));
		else flags.set(word, valued.includes(word) ? words[++i] ?? "" : word);
	}
	return {
		flags,
		names,
		rest: []
	};
}
/** The value of the first of several spellings of a flag. */
function flag({ flags }, ...names) {
	return names.map((name) => flags.get(name)).find((value) => value !== void 0);
}
/** Arguments as shell words again. */
function quoted$2(words) {
	return words.map((word) => /^[\w./:=@%+,*${}-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`).join(" ");
}
// src/ci/scripts/carriers.ts
const carriers = [
	...[
		"time",
		"nice",
		"nohup",
		"exec",
		"command",
		"env",
		"cross-env",
		"dotenv",
		"npx",
		"bunx",
		"uvx",
		"pipx run"
	],
	...[
		"poetry run",
		"pipenv run",
		"pdm run",
		"rye run",
		"hatch run",
		"pixi run",
		"bundle exec",
		"bundler exec"
	],
	...[
		"npm exec",
		"npm x",
		"pnpm exec",
		"pnpm dlx",
		"pnpx",
		"yarn exec",
		"yarn dlx",
		"bun x",
		"mise exec",
		"direnv exec"
	],
	...[
		"python -m",
		"python3 -m",
		"py -m",
		"coverage run -m",
		"opam exec",
		"nix develop -c",
		"composer exec",
		"then",
		"do"
	]
].map((text) => ({ words: text.split(" ") }));
const others = [
	{
		words: ["sudo"],
		valued: ["-u", "-g"]
	},
	{
		words: ["uv", "run"],
		valued: [
			"--extra",
			"--group",
			"--with",
			"--python",
			"-p",
			"--package",
			"--project",
			"--directory"
		]
	},
	{
		words: ["conda", "run"],
		valued: [
			"-n",
			"-p",
			"--name",
			"--prefix"
		]
	},
	{
		words: ["micromamba", "run"],
		valued: ["-n", "-p"]
	},
	{
		words: ["timeout"],
		valued: ["-k", "-s"],
		skip: 1
	},
	{
		words: ["xvfb-run"],
		valued: [
			"-s",
			"-n",
			"--server-args",
			"-e"
		]
	},
	{
		words: ["xargs"],
		valued: [
			"-n",
			"-P",
			"-I",
			"-L",
			"-d"
		]
	},
	{
		words: ["c8"],
		valued: ["-r", "--reporter"]
	},
	{
		words: ["nyc"],
		valued: ["-r", "--reporter"]
	}
];
/** The command that `words` carry, without carriers and variables; the words themselves where they carry none. */
function carried(words) {
	let rest = withoutVariables(words);
	for (;;) {
		const carrier = [...others, ...carriers].find((one) => one.words.every((word, i) => word === programName(rest[i], i)));
		const inner = carrier === void 0 ? [] : behind(rest, carrier);
		if (inner.length === 0) return rest;
		rest = inner;
	}
}
function behind(words, { words: own, valued = [], skip = 0 }) {
	let at = own.length;
	while (words[at]?.startsWith("-") === true) at += valued.includes(words[at] ?? "") ? 2 : 1;
	return withoutVariables(words.slice(at + skip));
}
function withoutVariables(words) {
	const first = words.findIndex((word) => !/^\w+=/.test(word));
	return first === -1 ? [] : words.slice(first);
}
/** The program's own name, without folder, `.exe` and version: `./node_modules/.bin/eslint`, `python3.12`, `ruff@0.6`. */
function programName(word, at = 0) {
	if (word === void 0 || at > 0) return word ?? "";
	return word.slice(Math.max(word.lastIndexOf("/"), word.lastIndexOf("\\")) + 1).replace(/\.(?:exe|cmd|bat)$/i, "").replace(/(?<=\w)@[\w.^~-]+$/, "").replace(/^(python3?|pip3?)[\d.]+$/, "$1");
}
// src/ci/scripts/follow.ts
/** A path from the top of the repository. */
function inFolder(folder, name) {
	return folder === "." ? name : `${folder}/${name}`;
}
/** The first of some files that is there, with its text. */
function firstText(folder, names, files) {
	for (const name of names) {
		const path = inFolder(folder, name);
		const text = files.read(path);
		if (text !== void 0) return {
			path,
			text
		};
	}
}
// node_modules/smol-toml/dist/error.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
function getLineColFromPtr(string, ptr) {
	let lines = string.slice(0, ptr).split(/\r?\n/);
	return [lines.length, lines.pop().length + 1];
}
function makeCodeBlock(string, line, column) {
	let lines = string.split(/\r?\n/);
	let codeblock = "";
	let numberLen = (Math.log10(line + 1) | 0) + 1;
	for (let i = line - 1; i <= line + 1; i++) {
		let l = lines[i - 1];
		if (!l) continue;
		codeblock += i.toString().padEnd(numberLen, " ");
		codeblock += ":  ";
		codeblock += l;
		codeblock += "\n";
		if (i === line) {
			codeblock += " ".repeat(numberLen + column + 2);
			codeblock += "^\n";
		}
	}
	return codeblock;
}
var TomlError = class TomlError extends Error {
	line;
	column;
	codeblock;
	constructor(message, options) {
		const [line, column] = getLineColFromPtr(options.toml, options.ptr);
		const codeblock = makeCodeBlock(options.toml, line, column);
		super(`Invalid TOML document: ${message}\n\n${codeblock}`, options);
		this.line = line;
		this.column = column;
		this.codeblock = codeblock;
	}
	/** @internal */
	static x(message, ctx, ptr) {
		throw new TomlError(message, {
			toml: ctx.s,
			ptr: ptr ?? ctx.p
		});
	}
};
// node_modules/smol-toml/dist/primitive.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
/** @internal */
function parseString(ctx) {
	let startPtr = ctx.p;
	let c = ctx.s.charCodeAt(ctx.p++);
	let first = c;
	let isLiteral = c === 39;
	let isMultiline = c === ctx.s.charCodeAt(ctx.p) && c === ctx.s.charCodeAt(ctx.p + 1);
	if (isMultiline) {
		if ((c = ctx.s.charCodeAt(ctx.p += 2)) === 10) ctx.p++;
		else if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10) ctx.p += 2;
	}
	let parsed = "";
	let sliceStart = ctx.p;
	let state = 0;
	for (; ctx.p < ctx.s.length; ctx.p++) {
		c = ctx.s.charCodeAt(ctx.p);
		if (isMultiline && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10)) state = state && 3;
		else if (c < 32 && c !== 9 || c === 127) TomlError.x("control characters are not allowed in strings", ctx);
		else if ((!state || state === 3) && c === first && (!isMultiline || ctx.s.charCodeAt(ctx.p + 1) === first && ctx.s.charCodeAt(ctx.p + 2) === first)) {
			if (isMultiline) {
				if (ctx.s.charCodeAt(ctx.p + 3) === first) ctx.p++;
				if (ctx.s.charCodeAt(ctx.p + 3) === first) ctx.p++;
			}
			if (!state) {
				let s = ctx.s.slice(sliceStart, ctx.p);
				parsed = parsed ? parsed + s : s;
			}
			ctx.p += isMultiline ? 3 : 1;
			return parsed;
		} else if (!state) {
			if (!isLiteral && c === 92) {
				parsed += ctx.s.slice(sliceStart, sliceStart = ctx.p);
				state = 1;
			}
		} else if (state === 1) {
			if (c === 120 || c === 117 || c === 85) {
				let errPtr = ctx.p++ - 1;
				let value = 0;
				let len = c === 120 ? 2 : c === 117 ? 4 : 8;
				for (let j = 0; j < len; j++, ctx.p++) {
					let hex = ctx.s.charCodeAt(ctx.p);
					let digit = hex >= 48 && hex <= 57 ? hex - 48 : hex >= 65 && hex <= 70 ? hex - 65 + 10 : hex >= 97 && hex <= 102 ? hex - 97 + 10 : -1;
					if (digit < 0) TomlError.x("invalid non-hex character in unicode escape", ctx);
					value = value << 4 | digit;
				}
				if (value < 0 || value > 1114111 || value >= 55296 && value <= 57343) TomlError.x("invalid unicode escape", ctx, errPtr);
				parsed += String.fromCodePoint(value);
				sliceStart = ctx.p--;
				state = 0;
			} else if (isMultiline && (c === 32 || c === 9)) state = 2;
			else {
				if (c === 98) parsed += "\b";
				else if (c === 116) parsed += "	";
				else if (c === 110) parsed += "\n";
				else if (c === 102) parsed += "\f";
				else if (c === 114) parsed += "\r";
				else if (c === 101) parsed += "\x1B";
				else if (c === 34) parsed += "\"";
				else if (c === 92) parsed += "\\";
				else TomlError.x("unrecognised escape sequence", ctx);
				sliceStart = ctx.p + 1;
				state = 0;
			}
		} else if (c !== 32 && c !== 9) {
			if (state === 2) TomlError.x("invalid escape: only line-ending whitespace may be escaped", ctx, sliceStart);
			state = !isLiteral && c === 92 ? 1 : 0;
			sliceStart = ctx.p;
		}
	}
	TomlError.x("unfinished string", ctx, startPtr);
}
// node_modules/smol-toml/dist/date.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
let DATE_TIME_RE = /^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i;
var TomlDate = class TomlDate extends Date {
	#hasDate = false;
	#hasTime = false;
	#offset = null;
	constructor(date, fasttype, unsafeDelim) {
		let hasDate = true;
		let hasTime = true;
		let offset = "Z";
		let c;
		if (typeof date === "string") {
			if (fasttype) prep: {
				if (fasttype < 3) {
					if (+date.slice(11, 13) > 23) {
						date = "";
						break prep;
					}
					if (fasttype === 2) {
						offset = null;
						date += "Z";
					} else if ((c = date.charCodeAt(date.length - 1)) !== 90 && c !== 122) offset = date.slice(date.length - 6);
					if (unsafeDelim) date = date.slice(0, 10) + "T" + date.slice(11);
				} else if (fasttype === 4) date = +date.slice(0, 2) > 23 ? "" : `0000-01-01T${date}Z`;
				hasDate = fasttype !== 4;
				hasTime = fasttype !== 3;
			}
			else {
				let match = date.match(DATE_TIME_RE);
				if (match) {
					if (!match[1]) {
						hasDate = false;
						date = `0000-01-01T${date}`;
					}
					hasTime = !!match[2];
					hasTime && date[10] === " " && (date = date.replace(" ", "T"));
					if (match[2] && +match[2] > 23) date = "";
					else {
						offset = match[3] || null;
						if (!offset && hasTime) date += "Z";
					}
				} else date = "";
			}
		}
		super(date);
		if (!isNaN(this.getTime())) {
			this.#hasDate = hasDate;
			this.#hasTime = hasTime;
			this.#offset = offset;
		}
	}
	isDateTime() {
		return this.#hasDate && this.#hasTime;
	}
	isLocal() {
		return !this.#hasDate || !this.#hasTime || !this.#offset;
	}
	isDate() {
		return this.#hasDate && !this.#hasTime;
	}
	isTime() {
		return this.#hasTime && !this.#hasDate;
	}
	isValid() {
		return this.#hasDate || this.#hasTime;
	}
	toISOString() {
		let iso = super.toISOString();
		if (this.isDate()) return iso.slice(0, 10);
		if (this.isTime()) return iso.slice(11, 23);
		if (this.#offset === null) return iso.slice(0, -1);
		if (this.#offset === "Z" || this.#offset === "z") return iso;
		let offset = +this.#offset.slice(1, 3) * 60 + +this.#offset.slice(4, 6);
		offset = this.#offset[0] === "-" ? offset : -offset;
		return (/* @__PURE__ */ new Date(this.getTime() - offset * 6e4)).toISOString().slice(0, -1) + this.#offset;
	}
	static wrapAsOffsetDateTime(jsDate, offset = "Z") {
		let date = new TomlDate(jsDate);
		date.#offset = offset;
		return date;
	}
	static wrapAsLocalDateTime(jsDate) {
		let date = new TomlDate(jsDate);
		date.#offset = null;
		return date;
	}
	static wrapAsLocalDate(jsDate) {
		let date = new TomlDate(jsDate);
		date.#hasTime = false;
		date.#offset = null;
		return date;
	}
	static wrapAsLocalTime(jsDate) {
		let date = new TomlDate(jsDate);
		date.#hasDate = false;
		date.#offset = null;
		return date;
	}
};
// node_modules/smol-toml/dist/extract.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
function isDigit(char, base = 10) {
	return base === 16 ? char > 47 && char < 58 || char > 64 && char < 71 || char > 96 && char < 103 : char > 47 && char < 48 + base;
}
function isEndOfValue(char, delim) {
	return char === 32 || char === 9 || char === 10 || char === 13 || delim && (char === delim || char === 44) || char === 35;
}
/** @internal */
function extractValue(ctx, end) {
	let errPtr = ctx.p;
	let c = ctx.s.charCodeAt(ctx.p);
	if (c === 91 || c === 123) {
		ctx.d-- || TomlError.x("document contains excessively nested structures. aborting.", ctx);
		let value = c === 91 ? parseArray(ctx) : parseInlineTable(ctx);
		ctx.d++;
		return value;
	}
	if (c === 34 || c === 39) return parseString(ctx);
	if (c === 116) {
		if (ctx.s.charCodeAt(++ctx.p) !== 114 || ctx.s.charCodeAt(++ctx.p) !== 117 || ctx.s.charCodeAt(++ctx.p) !== 101) TomlError.x("invalid value", ctx, errPtr);
		return ctx.p++, true;
	}
	if (c === 102) {
		if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 108 || ctx.s.charCodeAt(++ctx.p) !== 115 || ctx.s.charCodeAt(++ctx.p) !== 101) TomlError.x("invalid value", ctx, errPtr);
		return ctx.p++, false;
	}
	if (c === 43 || c === 45) return parseNumber(ctx, ctx.p, ctx.s.charCodeAt(++ctx.p), 44 - c, end);
	if (ctx.s.charCodeAt(ctx.p + 4) === 45 && ctx.s.charCodeAt(ctx.p + 7) === 45) return parseDate(ctx, c, end);
	if (ctx.s.charCodeAt(ctx.p + 2) === 58) return parseTime(ctx, c, end);
	return parseNumber(ctx, ctx.p, c, 0, end);
}
function parseNumber(ctx, startPtr, startChr, sign, endChr) {
	let c = startChr;
	let state = 0;
	let hasUnderscores = false;
	if (c === 105) {
		if (ctx.s.charCodeAt(++ctx.p) !== 110 || ctx.s.charCodeAt(++ctx.p) !== 102) TomlError.x("invalid value", ctx, startPtr);
		return ctx.p++, (sign || 1) / 0;
	}
	if (c === 110) {
		if (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 110) TomlError.x("invalid value", ctx, startPtr);
		return ctx.p++, NaN;
	}
	if (c === 48) {
		if (++ctx.p >= ctx.s.length || isEndOfValue(c = ctx.s.charCodeAt(ctx.p), endChr)) return ctx.bi === true ? 0n : 0;
		if (!sign) {
			if (c === 120) return parseIntegerBaseN(ctx, startPtr, 16, endChr);
			else if (c === 98) return parseIntegerBaseN(ctx, startPtr, 2, endChr);
			else if (c === 111) return parseIntegerBaseN(ctx, startPtr, 8, endChr);
		}
		if (c === 46) state = 2;
		else if (c === 101 || c === 69) state = 4;
		else TomlError.x("illegal leading zero", ctx, startPtr);
	} else if (!isDigit(c)) TomlError.x("invalid value", ctx, startPtr);
	while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) {
		if (!state) state = 1;
		if (c === 95) {
			if (!(state & 1)) TomlError.x("illegal underscore", ctx);
			state += 11;
			hasUnderscores = true;
		} else if (state === 1 && c === 46) state = 2;
		else if ((state === 1 || state === 3) && (c === 101 || c === 69)) state = 4;
		else if (state === 4 && (c === 43 || c === 45)) state = 6;
		else if (!isDigit(c)) TomlError.x(`illegal character in numeric literal`, ctx);
		else if (state > 9) state -= 11;
		else if (!(state & 1)) state++;
	}
	if (!state) {
		let val = (startChr - 48) * (sign || 1);
		return ctx.bi === true ? BigInt(val) : val;
	}
	if (!(state & 1)) TomlError.x("unfinished numeric value", ctx, startPtr);
	let str = ctx.s.slice(startPtr, ctx.p);
	if (hasUnderscores) str = str.replaceAll("_", "");
	return state > 1 ? parseFloat(str) : parseInteger(ctx, str, 10, startPtr);
}
function parseIntegerBaseN(ctx, startPtr, base, endChr) {
	let c, underscore = 1;
	while (++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr))) if (c === 95) {
		if (underscore & 1) TomlError.x("illegal underscore", ctx);
		underscore = 3;
	} else if (!isDigit(c, base)) TomlError.x(`illegal character in numeric literal`, ctx);
	else if (underscore & 1) underscore--;
	if (underscore & 1) TomlError.x("unfinished numeric value", ctx);
	let str = ctx.s.slice(startPtr + 2, ctx.p);
	if (underscore) str = str.replaceAll("_", "");
	return parseInteger(ctx, str, base, startPtr);
}
function parseInteger(ctx, str, base, startPtr) {
	if (ctx.bi !== true) int: {
		let val = parseInt(str, base);
		if (!Number.isSafeInteger(val)) {
			if (ctx.bi) break int;
			TomlError.x("integer value cannot be represented losslessly", ctx, startPtr);
		}
		return val;
	}
	return base === 10 ? BigInt(str) : BigInt((base === 2 ? "0b" : base === 8 ? "0o" : "0x") + str);
}
function parseDate(ctx, c, endChr) {
	let startPtr = ctx.p++, unsafeSeparator;
	if (!isDigit(c) || !isDigit(ctx.s.charCodeAt(ctx.p++)) || !isDigit(ctx.s.charCodeAt(ctx.p++)) || !isDigit(ctx.s.charCodeAt(ctx.p++))) return parseNumber(ctx, ctx.p = startPtr, c, 0, endChr);
	ctx.p += 5;
	if (!isDigit(ctx.s.charCodeAt(ctx.p++))) TomlError.x("invalid date-time: date part is malformed", ctx, startPtr);
	if (ctx.p >= ctx.s.length || ((c = ctx.s.charCodeAt(ctx.p)) !== 32 || (unsafeSeparator = true, !isDigit(ctx.s.charCodeAt(ctx.p + 1)))) && c !== 84 && c !== 116) return readDate(ctx, ctx.s.slice(startPtr, ctx.p), 3, false, startPtr);
	if (ctx.s.charCodeAt(ctx.p += 3) !== 58) TomlError.x("invalid date-time: time part is malformed", ctx, startPtr);
	if (ctx.s.charCodeAt(ctx.p += 3) === 58) ctx.p += 3;
	if (ctx.s.charCodeAt(ctx.p) === 46) while (isDigit(ctx.s.charCodeAt(++ctx.p)));
	if (c = ctx.s.charCodeAt(ctx.p)) {
		if (c === 90 || c === 122) return readDate(ctx, ctx.s.slice(startPtr, ++ctx.p), 1, unsafeSeparator, startPtr, "[+00:00]");
		if (c === 43 || c === 45) return readDate(ctx, ctx.s.slice(startPtr, ctx.p += 6), 1, unsafeSeparator, startPtr, !ctx.ld && "[" + ctx.s.slice(ctx.p - 6, ctx.p) + "]");
	}
	return readDate(ctx, ctx.s.slice(startPtr, ctx.p), 2, unsafeSeparator, startPtr);
}
function parseTime(ctx, c, endChr) {
	let start = ctx.p;
	if (!isDigit(c) || !isDigit(ctx.s.charCodeAt(++ctx.p))) return parseNumber(ctx, --ctx.p, c, 0, endChr);
	if (ctx.s.charCodeAt(ctx.p += 4) === 58) ctx.p += 3;
	if (ctx.s.charCodeAt(ctx.p) === 46) while (isDigit(ctx.s.charCodeAt(++ctx.p)));
	return readDate(ctx, ctx.s.slice(start, ctx.p), 4, false, start);
}
function readDate(ctx, str, type, unsafeDelim, errPtr, temporalSuffix) {
	if (ctx.ld) {
		let date = new TomlDate(str, type, unsafeDelim);
		if (!date.isValid()) TomlError.x("invalid date", ctx, errPtr);
		return date;
	}
	try {
		if (temporalSuffix) str += temporalSuffix;
		switch (type) {
			case 1: return Temporal.ZonedDateTime.from(str);
			case 2: return Temporal.PlainDateTime.from(str);
			case 3: return Temporal.PlainDate.from(str);
			case 4: return Temporal.PlainTime.from(str);
		}
	} catch (e) {
		TomlError.x(e instanceof Error ? e.message : "" + e, ctx, errPtr);
	}
}
// node_modules/smol-toml/dist/util.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
/** @internal */
function skipComment(ctx) {
	for (; ctx.p < ctx.s.length; ctx.p++) {
		let c = ctx.s.charCodeAt(ctx.p);
		if (c === 10) break;
		if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10) {
			ctx.p++;
			break;
		}
		if (c < 32 && c !== 9 || c === 127) TomlError.x("control characters are not allowed in comments", ctx);
	}
}
/** @internal */
function skipVoid(ctx, banNewLines, banComments) {
	let c;
	while (ctx.p < ctx.s.length) {
		while (ctx.p < ctx.s.length && ((c = ctx.s.charCodeAt(ctx.p)) === 32 || c === 9 || !banNewLines && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10))) ctx.p++;
		if (banComments || c !== 35) break;
		skipComment(ctx);
	}
}
// node_modules/smol-toml/dist/struct.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
/** @internal */
function parseKey(ctx, end = 61) {
	let startPtr;
	let state = 0;
	let parsed = [];
	let sliceStart;
	let c = ctx.s.charCodeAt(startPtr = ctx.p);
	do
		if (c === end) {
			if (!state) TomlError.x("unexpected end of key", ctx);
			if (state === 1) parsed.push(ctx.s.slice(sliceStart, ctx.p));
			return ctx.p++, parsed;
		} else if (c === 46) {
			if (!state) TomlError.x("illegal empty bare key", ctx);
			if (state === 1) parsed.push(ctx.s.slice(sliceStart, ctx.p));
			state = 0;
		} else if (!state && (c === 34 || c === 39)) {
			if (c === ctx.s.charCodeAt(ctx.p + 1) && c === ctx.s.charCodeAt(ctx.p + 2)) TomlError.x("illegal quoted key: multiline strings are not allowed", ctx);
			parsed.push(parseString(ctx));
			state = 2;
			ctx.p--;
		} else if (c === 32 || c === 9) {
			if (state === 1) {
				parsed.push(ctx.s.slice(sliceStart, ctx.p));
				state = 2;
			}
		} else if (state === 2 || c < 48 && c !== 45 || c > 57 && c < 65 || c > 90 && c < 97 && c !== 95 || c > 122) TomlError.x("illegal character in key", ctx);
		else if (!state) {
			state = 1;
			sliceStart = ctx.p;
		}
	while (c = ctx.s.charCodeAt(++ctx.p));
	TomlError.x("incomplete key-value: cannot find end of key", ctx, startPtr);
}
/** @internal */
function parseInlineTable(ctx) {
	let startPtr = ctx.p++;
	let res = Object.create(null);
	let seen = /* @__PURE__ */ new Set();
	let c;
	while (ctx.p < ctx.s.length) {
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p)) === 125) {
			ctx.p++;
			return res;
		}
		let k;
		let t = res;
		let hasOwn = false;
		let errPtr = ctx.p;
		let key = parseKey(ctx);
		for (let i = 0; i < key.length; i++) {
			if (i) t = hasOwn ? t[k] : t[k] = Object.create(null);
			k = key[i];
			if ((hasOwn = Object.hasOwn(t, k)) && (typeof t[k] !== "object" || seen.has(t[k]))) TomlError.x("trying to redefine an already defined value", ctx, errPtr);
			let unsafe = k === "__proto__";
			if (ctx.uk && (unsafe || k === "constructor")) {
				t = ctx.uk !== 1 && TomlError.x("document contains an unsafe property", ctx, errPtr);
				break;
			}
			if (!hasOwn && unsafe) Object.defineProperty(t, k, {
				enumerable: true,
				configurable: true,
				writable: true
			});
		}
		if (hasOwn) TomlError.x("trying to redefine an already defined value", ctx, errPtr);
		skipVoid(ctx, true, true);
		let value = extractValue(ctx, 125);
		if (t && typeof (t[k] = value) === "object") seen.add(value);
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p++)) === 125) return res;
		if (c !== 44) TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
	}
	TomlError.x("unfinished table", ctx, startPtr);
}
/** @internal */
function parseArray(ctx) {
	let startPtr = ctx.p++;
	let res = [];
	let c;
	while (ctx.p < ctx.s.length) {
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p)) === 93) {
			ctx.p++;
			return res;
		}
		res.push(extractValue(ctx, 93));
		skipVoid(ctx);
		if ((c = ctx.s.charCodeAt(ctx.p++)) === 93) return res;
		if (c !== 44) TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
	}
	TomlError.x("unfinished array", ctx, startPtr);
}
// node_modules/smol-toml/dist/parse.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
function peekTable(ctx, key, table, meta, type) {
	let t = table;
	let m = meta;
	let k;
	let hasOwn = false;
	let state;
	for (let i = 0; i < key.length; i++) {
		if (i) {
			t = hasOwn ? t[k] : t[k] = Object.create(null);
			m = (state = m[k]).c;
			if (type === 0 && (state.t === 1 || state.t === 2)) return null;
			if (state.t === 2) {
				let l = t.length - 1;
				t = t[l];
				m = m[l].c;
			}
		}
		k = key[i];
		if ((hasOwn = Object.hasOwn(t, k)) && m[k]?.t === 0 && m[k]?.d) return null;
		if (!hasOwn) {
			let unsafe = k === "__proto__";
			if (ctx.uk && (unsafe || k === "constructor")) return false;
			if (unsafe) {
				Object.defineProperty(t, k, {
					enumerable: true,
					configurable: true,
					writable: true
				});
				Object.defineProperty(m, k, {
					enumerable: true,
					configurable: true,
					writable: true
				});
			}
			m[k] = {
				t: i < key.length - 1 && type === 2 ? 3 : type,
				d: false,
				i: 0,
				c: Object.create(null)
			};
		}
	}
	state = m[k];
	if (state.t !== type && !(type === 1 && state.t === 3)) return null;
	if (type === 2) {
		if (!state.d) {
			state.d = true;
			t[k] = [];
		}
		t[k].push(t = Object.create(null));
		state.c[state.i++] = state = {
			t: 1,
			d: false,
			i: 0,
			c: Object.create(null)
		};
	}
	if (state.d) return null;
	state.d = true;
	if (type === 1) t = hasOwn ? t[k] : t[k] = Object.create(null);
	else if (type === 0 && hasOwn) return null;
	return [
		k,
		t,
		state.c
	];
}
function validateTablePeek(ctx, peek, ptr) {
	if (peek === null || ctx.uk === 2) TomlError.x(peek === null ? "trying to redefine an already defined table or value" : "document contains an unsafe property", ctx, ptr);
}
function parse(toml, options = {}) {
	let ctx = {
		s: toml,
		p: 0,
		d: options.maxDepth ?? 1e3,
		bi: options.integersAsBigInt ?? false,
		ld: options.useLegacyDate ?? true,
		uk: options.unsafeKeyBehaviour === "throw" ? 2 : options.unsafeKeyBehaviour === "drop" ? 1 : 0
	};
	let res = Object.create(null);
	let meta = Object.create(null);
	let tmp;
	let skipping = false;
	let tbl = res;
	let m = meta;
	if (toml.charCodeAt(0) === 65279) ctx.p++;
	skipVoid(ctx);
	while (ctx.p < toml.length) {
		if (toml.charCodeAt(ctx.p) === 91) {
			let isTableArray = toml.charCodeAt(++ctx.p) === 91;
			tmp = ctx.p += +isTableArray;
			skipping = false;
			let k = parseKey(ctx, 93);
			if (isTableArray) {
				if (toml.charCodeAt(ctx.p) !== 93) TomlError.x("expected end of table array declaration", ctx);
				ctx.p++;
			}
			let p = peekTable(ctx, k, res, meta, isTableArray ? 2 : 1);
			if (!p) {
				validateTablePeek(ctx, p, tmp);
				skipping = true;
			} else {
				m = p[2];
				tbl = p[1];
			}
		} else {
			tmp = ctx.p;
			let p = peekTable(ctx, parseKey(ctx), tbl, m, 0);
			if (!p && !skipping) validateTablePeek(ctx, p, tmp);
			skipVoid(ctx, true, true);
			let v = extractValue(ctx, void 0);
			if (p && !skipping) p[1][p[0]] = v;
		}
		skipVoid(ctx, true);
		if (ctx.p < toml.length && (tmp = toml.charCodeAt(ctx.p)) !== 10 && (tmp !== 13 || toml.charCodeAt(ctx.p + 1) !== 10)) TomlError.x("each key-value declaration must be followed by an end-of-line", ctx);
		skipVoid(ctx);
	}
	return res;
}
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
"".isWellFormed;
// node_modules/smol-toml/dist/index.js
/*!
* Copyright (c) Squirrel Chat et al., All rights reserved.
* SPDX-License-Identifier: BSD-3-Clause
*
* Redistribution and use in source and binary forms, with or without
* modification, are permitted provided that the following conditions are met:
*
* 1. Redistributions of source code must retain the above copyright notice, this
*    list of conditions and the following disclaimer.
* 2. Redistributions in binary form must reproduce the above copyright notice,
*    this list of conditions and the following disclaimer in the
*    documentation and/or other materials provided with the distribution.
* 3. Neither the name of the copyright holder nor the names of its contributors
*    may be used to endorse or promote products derived from this software without
*    specific prior written permission.
*
* THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
* ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
* WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
* DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE
* FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
* DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR
* SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER
* CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY,
* OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE
* OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
*/
// src/ci/shell-split.ts
/** More commands than this are no script that a person reads. */
const maxCommands$1 = 2e3;
/** Words that may stand before a command and are none. */
const keywords = /^(?:if|then|elif|else|fi|while|until|do|done|esac|!|\{|\})$/;
/** Words that make the rest up to the next separator no command. */
const heads = /^(?:for|case|select|function|export|local|readonly)$|\(\)$/;
/** The commands in the order in which they are written. */
function splitCommands(script) {
	const commands = [];
	const lines = script.replace(/[\\`^]\r?\n/g, " ").split(/\r?\n/);
	let hereEnd;
	for (const line of lines) {
		if (hereEnd !== void 0) {
			if (line.trim() === hereEnd) hereEnd = void 0;
			continue;
		}
		commands.push(...splitLine(line));
		hereEnd = /<<-?\s?["']?(\w+)/.exec(line)?.[1];
		if (commands.length > maxCommands$1) break;
	}
	return commands.slice(0, maxCommands$1);
}
function splitLine(line) {
	const commands = [];
	let words = [];
	const end = (separator) => {
		while (keywords.test(words[0]?.word ?? "")) words.shift();
		const kept = heads.test(words[0]?.word ?? "") ? [] : withoutRedirections(words);
		const [first, last] = [kept[0], kept.at(-1)];
		const named = kept.map(({ word }) => word);
		while (/^\w+=/.test(named[0] ?? "")) named.shift();
		if (first !== void 0 && last !== void 0 && named.length > 0) commands.push({
			text: line.slice(first.from, last.to),
			words: named,
			tolerated: separator === "||"
		});
		words = [];
	};
	for (const token of tokensOf(line)) if ("separator" in token) end(token.separator);
	else words.push(token);
	end("");
	return commands;
}
/** `> file`, `2>&1` and `<<EOF` end a command for us: what follows them is hardly ever more of it. */
function withoutRedirections(words) {
	const at = words.findIndex(({ word }) => /^\d?[<>]/.test(word));
	return at === -1 ? words : words.slice(0, at);
}
function tokensOf(line) {
	const tokens = [];
	let word = "";
	let from = -1;
	let quote = "";
	const end = (to) => {
		if (from !== -1) tokens.push({
			word,
			from,
			to
		});
		word = "";
		from = -1;
	};
	for (let i = 0; i < line.length; i++) {
		const sign = line[i] ?? "";
		if (quote !== "") {
			if (sign === quote) quote = "";
			else word += sign;
		} else if (sign === "\"" || sign === "'") {
			quote = sign;
			if (from === -1) from = i;
		} else if (sign === " " || sign === "	") end(i);
		else if (sign === "#" && from === -1) break;
		else if (isSeparator(sign, word, line[i - 1])) {
			end(i);
			const double = line[i + 1] === sign;
			tokens.push({ separator: double ? sign + sign : sign });
			if (double) i++;
		} else {
			if (from === -1) from = i;
			word += sign;
		}
	}
	end(line.length);
	return tokens;
}
/** Parentheses part commands only where they stand alone: `$(`, `f()` and `a(b)` are pieces of words. */
function isSeparator(sign, word, before) {
	if (sign === "(") return word === "";
	if (sign === ")") return !word.includes("(");
	return sign === ";" || sign === "|" || sign === "&" && before !== ">";
}
// src/ci/shell.ts
/** The commands of `script`, which starts in `folder`. Without a grammar, or where that refuses, the text is split by hand. */
function shellCommands(script, folder, parse) {
	const text = script.replace(/\$\{\{[^{}]*\}\}/g, (expression) => "_".repeat(expression.length));
	const root = parse?.(text);
	const found = {
		script,
		commands: [],
		folder
	};
	if (root !== void 0) walk(root, found, false);
	else for (const { text, words, tolerated } of splitCommands(script)) take(found, text, words, tolerated);
	return found.commands;
}
const noCommands = /* @__PURE__ */ new Set([
	"comment",
	"heredoc_body",
	"file_redirect"
]);
/** What these change, they change for themselves alone. The grammar's pipelines may hold a `cd x &&` that is none of theirs. */
const ownShell = /* @__PURE__ */ new Set([
	"subshell",
	"command_substitution",
	"process_substitution"
]);
function walk(node, found, tolerated) {
	if (noCommands.has(node.type)) return;
	const outside = found.folder;
	if (node.type === "command") command(node, found, tolerated);
	node.children.forEach((child, i) => {
		const alternative = node.type === "list" && node.children[i + 1]?.type === "||";
		walk(child, found, tolerated || alternative);
	});
	if (ownShell.has(node.type)) found.folder = outside;
}
function command(node, found, tolerated) {
	const parts = node.children.filter((child) => !child.type.endsWith("redirect"));
	const [first, last] = [parts[0], parts.at(-1)];
	if (first === void 0 || last === void 0) return;
	const words = parts.filter((part) => part.type !== "variable_assignment").map((part) => wordOf$1(part, found.script));
	take(found, found.script.slice(first.from, last.to), words, tolerated);
}
/** Adds a command, unless it only changes the folder for the ones that follow. */
function take(found, text, words, tolerated) {
	const [program, ...rest] = words;
	if (program === void 0 || text.trim() === "") return;
	if (program === "cd" || program === "pushd") found.folder = folderFrom(found.folder, rest.find((word) => !word.startsWith("-")) ?? rest.at(-1));
	else if (program === "popd") found.folder = void 0;
	else {
		const line = text.replace(/\\\r?\n/g, " ").replace(/\s+/g, " ").trim();
		found.commands.push({
			text: line,
			words,
			folder: found.folder,
			tolerated
		});
	}
}
function wordOf$1(node, script) {
	const text = script.slice(node.from, node.to);
	if (node.type === "raw_string") return text.slice(1, -1);
	if (node.type === "string") return text.slice(1, -1).replace(/\\(["\\$`])/g, "$1");
	if (node.type === "word") return text.replace(/\\\r?\n/g, "").replace(/\\(.)/g, "$1");
	return node.type === "command_name" || node.type === "concatenation" ? node.children.map((child) => wordOf$1(child, script)).join("") : text;
}
/** Ways to name the top of the checkout. */
const top = /^(?:\$\{?GITHUB_WORKSPACE\}?|\$\{\{ ?github\.workspace ?\}\}|\$\(git rev-parse --show-toplevel\))(?=\/|$)\/?/;
/** The folder that `cd path` leads to from `folder`; undefined when that cannot be told or lies outside of the repository. */
function folderFrom(folder, path) {
	if (path === void 0 || path === "-") return void 0;
	const inside = path.replace(top, "");
	if (/^[/~]|[$`*?]|^[A-Za-z]:/.test(inside)) return void 0;
	const base = inside === path ? folder : ".";
	const joined = base === void 0 ? void 0 : normalize(`${base}/${inside.replaceAll("\\", "/")}`).replace(/\/$/, "");
	return joined === void 0 || /^\.\.(?:\/|$)/.test(joined) ? void 0 : joined;
}
// src/ci/scripts/ini.ts
const maxLines$3 = 2e4;
function readIni(text) {
	const sections = /* @__PURE__ */ new Map();
	let section;
	let key;
	for (const line of text.split(/\r?\n/).slice(0, maxLines$3)) {
		const trimmed = line.trim();
		if (trimmed === "" || /^[#;]/.test(trimmed)) continue;
		const name = /^\[([^\]]+)\]$/.exec(trimmed)?.[1];
		if (name !== void 0) {
			section = sections.get(name) ?? /* @__PURE__ */ new Map();
			sections.set(name, section);
			key = void 0;
		} else if (/^\s/.test(line) && key !== void 0) section?.set(key, `${section.get(key) ?? ""}\n${trimmed}`);
		else {
			const at = trimmed.search(/[=:]/);
			if (at < 1) continue;
			key = trimmed.slice(0, at).trim();
			section?.set(key, trimmed.slice(at + 1).trim());
		}
	}
	return sections;
}
// src/ci/scripts/tox.ts
const valued$7 = [
	"-e",
	"-c",
	"--conf",
	"-m",
	"-p",
	"--parallel",
	"-f",
	"--workdir",
	"--result-json",
	"-x",
	"--override"
];
const maxEnvironments = 40;
const followTox = (words, folder, files) => {
	if (programName(words[0]) !== "tox") return void 0;
	const args = readArguments(words.slice(1), valued$7);
	const tox = readTox(folder, flag(args, "-c", "--conf"), files);
	if (tox === void 0) return void 0;
	const asked = flag(args, "-e")?.split(",").map((name) => name.trim());
	const wanted = asked === void 0 || asked.includes("ALL") ? tox.environments : asked;
	const scripts = wanted.slice(0, maxEnvironments).flatMap((name) => {
		const { commands, folder: own } = tox.environment(name);
		const home = own === void 0 ? folder : folderFrom(folder, own);
		return home === void 0 ? [] : commands.map((command) => ({
			script: substituted(command, name, quoted$2(args.rest)),
			folder: home
		}));
	});
	return scripts.length > 0 ? { scripts: scripts.slice(0, 100) } : {
		scripts: [],
		note: `tox has no commands for ${wanted.join(", ").slice(0, 80) || "its environments"}.`
	};
};
function readTox(folder, named, files) {
	for (const name of named === void 0 ? [
		"tox.ini",
		"setup.cfg",
		"tox.toml",
		"pyproject.toml"
	] : [named]) {
		const text = files.read(inFolder(folder, name));
		const tox = text === void 0 ? void 0 : name.endsWith(".toml") ? fromToml(text) : fromIni(readIni(text));
		if (tox !== void 0) return tox;
	}
}
function fromIni(ini) {
	const main = ini.get("tox") ?? ini.get("tox:tox");
	if (main === void 0 && ![...ini.keys()].some((name) => name.startsWith("testenv"))) return void 0;
	const base = ini.get("testenv");
	const settingOf = (name, key) => {
		return (ini.get(`testenv:${name}`)?.get(key) ?? base?.get(key) ?? "").replace(/\{\[([^\]{}]+)\]([\w-]+)\}/g, (all, from, wanted) => ini.get(from)?.get(wanted) ?? all);
	};
	return {
		environments: braces(main?.get("envlist") ?? main?.get("env_list") ?? ""),
		environment(name) {
			return {
				commands: [
					"commands_pre",
					"commands",
					"commands_post"
				].flatMap((key) => commandLines(settingOf(name, key), name)),
				folder: settingOf(name, "changedir") || settingOf(name, "change_dir") || void 0
			};
		}
	};
}
/** One command a line; `lint: ruff check` only where the environment has that factor. A dash in front lets it fail. */
function commandLines(text, environment) {
	const factors = new Set(environment.split("-"));
	return text.replace(/ ?\\\n/g, " ").split("\n").flatMap((line) => {
		const [, condition, conditioned] = /^([\w.{},!-]+): +(.+)$/.exec(line.trim()) ?? [];
		if (condition !== void 0 && !braces(condition).some((one) => has(one, factors))) return [];
		const command = conditioned ?? line.trim();
		if (command === "") return [];
		return [command.startsWith("- ") ? `${command.slice(2)} || true` : command.replace(/^! /, "")];
	});
}
function has(condition, factors) {
	return condition.split("-").every((factor) => factor.startsWith("!") ? !factors.has(factor.slice(1)) : factors.has(factor));
}
/** `py{310,311}-{a,b}, lint` as the names it stands for. */
function braces(text) {
	return text.split(/[\s,]+(?![^{}]*\})/).filter((name) => name !== "").slice(0, maxEnvironments).flatMap(expand).slice(0, maxEnvironments);
}
function expand(name) {
	let out = [""];
	for (const [, plain, choices] of name.matchAll(/([^{}]+)|\{([^{}]*)\}/g)) {
		const parts = plain === void 0 ? (choices ?? "").split(",").map((part) => part.trim()) : [plain];
		out = out.flatMap((head) => parts.map((part) => head + part)).slice(0, maxEnvironments);
	}
	return out;
}
/** The places that tox fills in; what only a run knows stays as it is. `args` replace `{posargs}`. */
function substituted(command, environment, args) {
	return command.replace(/\{posargs(?::([^{}]*))?\}/g, (_, or = "") => args || or).replace(/\{(?:toxinidir|tox_root)\}\/?/g, "").replace(/\{envname\}/g, environment).replace(/\{env_?python\}/g, "python").replace(/\{env:\w+:([^{}]*)\}/g, "$1").trim();
}
const words$2 = array(array(unknown$1())).catch([]);
const TomlEnvironment = looseObject({
	commands_pre: words$2.default([]),
	commands: words$2.default([]),
	change_dir: string().optional().catch(void 0)
});
const TomlTox = looseObject({
	legacy_tox_ini: string().optional().catch(void 0),
	env_list: array(string()).catch([]).default([]),
	env_run_base: TomlEnvironment.optional().catch(void 0),
	env: record$1(string(), TomlEnvironment).catch({}).default({})
});
const Pyproject = looseObject({ tool: looseObject({ tox: TomlTox }) });
function fromToml(text) {
	const value = fromTomlText(text);
	const tox = Pyproject.safeParse(value).data?.tool.tox ?? nativeTox(value);
	if (tox === void 0) return void 0;
	if (tox.legacy_tox_ini !== void 0) return fromIni(readIni(tox.legacy_tox_ini));
	return {
		environments: tox.env_list,
		environment(name) {
			const own = tox.env[name] ?? tox.env_run_base;
			const base = tox.env_run_base;
			const commands = own?.commands.length === 0 ? base?.commands ?? [] : own?.commands ?? [];
			return {
				commands: [...own?.commands_pre ?? [], ...commands].map((line) => quoted$2(line.flatMap(wordOf))),
				folder: own?.change_dir ?? base?.change_dir
			};
		}
	};
}
function nativeTox(value) {
	const tox = TomlTox.safeParse(value).data;
	return tox !== void 0 && (tox.env_run_base !== void 0 || Object.keys(tox.env).length > 0) ? tox : void 0;
}
/** A word, or a reference whose default stands in for what the command line gives. */
function wordOf(word) {
	if (typeof word === "string") return [word];
	const { data } = looseObject({
		replace: literal("posargs"),
		default: array(string()).default([])
	}).safeParse(word);
	return data === void 0 ? [] : data.default;
}
/** What a text holds as TOML; undefined when it is none. */
function fromTomlText(text) {
	try {
		return parse(text);
	} catch {
		return;
	}
}
// src/ci/scripts/cargo-alias.ts
const Config$1 = looseObject({ alias: record$1(string(), union([string(), array(string()).transform(quoted$2)]).catch("")) });
const followCargoAlias = (words, folder, files) => {
	if (programName(words[0]) !== "cargo") return void 0;
	const at = words.findIndex((word, i) => i > 0 && !/^[-+]/.test(word));
	const name = words[at] ?? "";
	const found = [folder, "."].map((one) => firstText(one, [".cargo/config.toml", ".cargo/config"], files)).find(Boolean);
	const alias = found === void 0 ? void 0 : Config$1.safeParse(fromTomlText(found.text)).data?.alias;
	if (alias === void 0 || !Object.hasOwn(alias, name) || alias[name] === "") return void 0;
	const rest = quoted$2(words.slice(at + 1));
	return { scripts: [{
		script: `cargo ${alias[name]}${rest === "" ? "" : ` ${rest}`}`,
		folder
	}] };
};
// src/ci/scripts/package-json.ts
const texts = record$1(string(), unknown$1()).transform((record) => {
	return new Map(Object.entries(record).filter((entry) => typeof entry[1] === "string"));
});
const globs = array(string());
const Wireit = looseObject({
	command: string().optional().catch(void 0),
	dependencies: array(union([string(), looseObject({ script: string() }).transform(({ script }) => script)])).catch([]).default([])
});
const Manifest$1 = looseObject({
	name: string().optional().catch(void 0),
	scripts: texts.catch(/* @__PURE__ */ new Map()).default(/* @__PURE__ */ new Map()),
	workspaces: union([globs, looseObject({ packages: globs }).transform(({ packages }) => packages)]).catch([]).default([]),
	wireit: record$1(string(), Wireit).catch({}).default({})
});
/** The package of a folder; undefined when it has none, or one that is no JSON object. */
function readPackage(folder, files) {
	const text = files.read(inFolder(folder, "package.json"));
	const manifest = text === void 0 ? void 0 : Manifest$1.safeParse(fromJson(text)).data;
	return manifest === void 0 ? void 0 : {
		...manifest,
		folder
	};
}
/** What a text holds as JSON; undefined when it is none. */
function fromJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
/** The packages of a workspace, the one at `folder` left out; none where the repository's files are not known. */
function workspacePackages(folder, files) {
	const patterns = [...readPackage(folder, files)?.workspaces ?? [], ...pnpmPackages(folder, files)].map((pattern) => inFolder(folder, `${pattern.replace(/^\.\//, "").replace(/\/$/, "")}/package.json`));
	if (patterns.length === 0) return [];
	const wanted = (0, import_picomatch.default)(patterns.filter((pattern) => !pattern.startsWith("!")).slice(0, 50), { ignore: ["**/node_modules/**", ...patterns.filter((pattern) => pattern.startsWith("!")).map((p) => p.slice(1))] });
	return [...files.all ?? []].filter((path) => path.endsWith("/package.json") && wanted(path)).slice(0, 100).flatMap((path) => readPackage(path.slice(0, -13), files) ?? []);
}
const PnpmWorkspace = looseObject({ packages: globs.catch([]) });
function pnpmPackages(folder, files) {
	const text = files.read(inFolder(folder, "pnpm-workspace.yaml"));
	return text === void 0 ? [] : PnpmWorkspace.safeParse(readYaml(text).value).data?.packages ?? [];
}
// src/ci/scripts/composer.ts
const Manifest = looseObject({ scripts: record$1(string(), union([string().transform((one) => [one]), array(string())]).catch([])).catch({}).default({}) });
const followComposer = (words, folder, files) => {
	if (!/^composer(?:\.phar)?$/.test(programName(words[0]))) return void 0;
	const args = readArguments(words.slice(1), [
		"-d",
		"--working-dir",
		"--timeout"
	]);
	const home = folderFrom(folder, flag(args, "-d", "--working-dir") ?? ".");
	const text = home === void 0 ? void 0 : files.read(inFolder(home, "composer.json"));
	const scripts = text === void 0 ? void 0 : Manifest.safeParse(fromJson(text)).data?.scripts;
	const [name = "", ...given] = /^run(?:-script)?$/.test(args.names[0] ?? "") ? args.names.slice(1) : args.names;
	if (home === void 0 || scripts === void 0 || !Object.hasOwn(scripts, name)) return void 0;
	const extra = [...given, ...args.rest].length === 0 ? "" : ` ${quoted$2([...given, ...args.rest])}`;
	return { scripts: (scripts[name] ?? []).filter((line) => !/^[\w\\]+::\w+$/.test(line) && !line.startsWith("@putenv")).map((line) => ({
		script: `${commandOf$1(line)}${extra}`,
		folder: home
	})) };
};
/** `@php x` and `@composer x` are programs, `@x` another script. */
function commandOf$1(line) {
	if (/^@(?:php|composer)\s/.test(line)) return line.slice(1);
	return line.startsWith("@") ? `composer run ${line.slice(1)}` : line;
}
// src/ci/scripts/justfile.ts
const valued$6 = [
	"-f",
	"--justfile",
	"-d",
	"--working-directory",
	"--set",
	"--shell"
];
const maxLines$2 = 1e4;
const followJust = (words, folder, files) => {
	if (programName(words[0]) !== "just") return void 0;
	const args = readArguments(words.slice(1), valued$6);
	const home = folderFrom(folder, flag(args, "-d", "--working-directory") ?? ".");
	const file = flag(args, "-f", "--justfile");
	const found = firstText(home ?? folder, file === void 0 ? [
		"justfile",
		"Justfile",
		".justfile"
	] : [file], files);
	if (home === void 0 || found === void 0) return void 0;
	const justfile = readJustfile(found.text);
	const given = args.names.filter((name) => !/^\w+=/.test(name));
	const scripts = chosen(given, justfile).flatMap(([recipe, values]) => scriptsOf$2(recipe, values, justfile, home));
	return scripts.length > 0 ? { scripts } : {
		scripts: [],
		note: `${found.path} has no recipe ${given.join(" ").slice(0, 80)}.`
	};
};
/** Names are recipes or, behind a recipe with parameters, its values; none means the first recipe. */
function chosen(given, { recipes }) {
	const first = recipes.find(({ name }) => !name.startsWith("_"));
	if (given.length === 0) return first === void 0 ? [] : [[first, []]];
	const out = [];
	for (let i = 0; i < given.length; i++) {
		const recipe = recipes.find(({ name }) => name === given[i]);
		if (recipe === void 0) continue;
		const values = given.slice(i + 1, i + 1 + recipe.parameters.length);
		out.push([recipe, values]);
		i += values.length;
	}
	return out;
}
function scriptsOf$2(recipe, values, { variables }, folder) {
	const known = new Map([...variables, ...recipe.parameters.map((name, i) => parameterOf(name, values[i]))]);
	const body = recipe.body.map((line) => line.replace(/\{\{ *(\w+) *\}\}/g, (all, name) => known.get(name) ?? all).trim());
	const needs = recipe.needs.map((name) => ({
		script: quoted$2(["just", name]),
		folder
	}));
	if (body[0]?.startsWith("#!") === true) return [...needs, {
		script: body.join("\n"),
		folder
	}];
	const lines = body.map((line) => /^[@]*-/.test(line) ? `${line.replace(/^[@-]+/, "")} || true` : line.replace(/^@+/, ""));
	return [...needs, ...lines.filter((line) => line !== "").map((script) => ({
		script,
		folder
	}))];
}
/** `name`, `name='default'`, `*name`, `+name`. */
function parameterOf(parameter, given) {
	const [name = "", ...rest] = parameter.split("=");
	return [name.replace(/^[*+$]+/, ""), given ?? unquoted(rest.join("="))];
}
function unquoted(text) {
	return /^(["'])(.*)\1$/s.exec(text.trim())?.[2] ?? text.trim();
}
function readJustfile(text) {
	const variables = /* @__PURE__ */ new Map();
	const recipes = [];
	let open;
	for (const line of text.replace(/\\\r?\n/g, " ").split(/\r?\n/).slice(0, maxLines$2)) {
		if (/^[ \t]/.test(line)) {
			open?.body.push(line);
			continue;
		}
		if (line.trim() === "" || /^[#[]/.test(line)) continue;
		open = void 0;
		const set = /^(?:export )?(\w+) *:= *(.*)$/.exec(line);
		if (set !== null) variables.set(set[1] ?? "", unquoted(set[2] ?? ""));
		else open = recipeOf$1(line);
		if (open !== void 0) recipes.push(open);
	}
	return {
		recipes,
		variables
	};
}
function recipeOf$1(line) {
	const colon = line.indexOf(":");
	const [name, ...parameters] = line.slice(0, colon).trim().replace(/^@/, "").split(/\s+/);
	if (colon < 1 || name === void 0 || !/^[\w-]+$/.test(name) || name === "set" || name === "alias") return void 0;
	return {
		name,
		parameters,
		needs: [...line.slice(colon + 1).matchAll(/[\w-]+/g)].map(([need]) => need),
		body: []
	};
}
// src/ci/scripts/makefile.ts
const names$2 = [
	"GNUmakefile",
	"makefile",
	"Makefile"
];
const valued$5 = [
	"-C",
	"--directory",
	"-f",
	"--file",
	"--makefile",
	"-o",
	"-W"
];
const maxLines$1 = 2e4;
const maxIncludes = 20;
const followMake = (words, folder, files) => {
	if (!/^(?:g|b|mingw32-)?make$/.test(programName(words[0]))) return void 0;
	const args = readArguments(words.slice(1), valued$5);
	const home = folderFrom(folder, flag(args, "-C", "--directory") ?? ".");
	const file = flag(args, "-f", "--file", "--makefile");
	const found = home === void 0 ? void 0 : firstText(home, file === void 0 ? names$2 : [file], files);
	if (home === void 0 || found === void 0) return void 0;
	const given = args.names.filter((name) => name.includes("="));
	const makefile = readMakefile(found.text, given, (path) => files.read(inFolder(home, path)));
	const targets = args.names.filter((name) => !name.includes("="));
	const wanted = targets.length > 0 ? targets : defaultTarget(makefile);
	const again = ["make", ...file === void 0 ? [] : ["-f", file]];
	const scripts = wanted.flatMap((target) => recipeOf(target, makefile, home, [again, given]));
	const missing = wanted.filter((target) => !makefile.rules.some((rule) => rule.targets.includes(target)));
	const note = `${found.path} has no simple rule for ${missing.join(", ").slice(0, 80)}.`;
	return {
		scripts,
		...missing.length === 0 ? {} : { note }
	};
};
function defaultTarget({ rules, variables }) {
	const first = variables.get(".DEFAULT_GOAL") ?? rules.flatMap((rule) => rule.targets).find((name) => !name.startsWith(".") && !name.includes("%"));
	return first === void 0 ? [] : [first];
}
/** Prerequisites first, as calls of make, so that a report can name the chain. */
function recipeOf(target, { rules, variables }, folder, [again, given]) {
	const own = rules.filter((rule) => rule.targets.includes(target));
	const needs = own.flatMap((rule) => rule.needs);
	const known = needs.filter((need) => need !== target && rules.some((rule) => rule.targets.includes(need)));
	const automatic = new Map([
		...variables,
		["@", target],
		["<", needs[0] ?? ""],
		["^", needs.join(" ")]
	]);
	return [...known.map((need) => ({
		script: quoted$2([
			...again,
			need,
			...given
		]),
		folder
	})), ...own.flatMap((rule) => rule.recipe.map((line) => ({
		script: commandOf(line, automatic),
		folder
	})))].filter(({ script }) => script !== "");
}
/** A recipe line without `@`; with `-` in front make goes on when it fails. */
function commandOf(line, variables) {
	const [, signs = "", text = ""] = /^\s*([@+-]*)(.*)$/s.exec(line) ?? [];
	const command = expanded(text.replaceAll("$$", "\0"), variables).replaceAll("\0", "$").trim();
	return signs.includes("-") && command !== "" ? `${command} || true` : command;
}
/** Plain `$(NAME)`, `${NAME}` and `$@`; at most five levels, and never longer than a script may be. */
function expanded(text, variables) {
	let out = text;
	for (let level = 0; level < 5 && out.includes("$") && out.length < 16384; level++) {
		const next = out.replace(/\$(?:\(([\w.-]+)\)|\{([\w.-]+)\}|([@<^]))/g, (all, a, b, c) => variables.get(a ?? b ?? c) ?? all);
		if (next === out) break;
		out = next;
	}
	return out.slice(0, 16384);
}
/** Reads rules and variables. `given` are `NAME=value` words of the command line; `read` opens an included file. */
function readMakefile(text, given, read) {
	const variables = /* @__PURE__ */ new Map([["MAKE", "make"]]);
	const rules = [];
	const fixed = new Map(given.map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]));
	const waiting = [text];
	for (let file = 0; file < waiting.length && file < maxIncludes; file++) for (const line of joined(waiting[file] ?? "")) {
		const included = /^-?s?include\s+(.+)$/.exec(line)?.[1];
		if (included === void 0) readLine(line, rules, variables);
		else waiting.push(...expanded(included, variables).split(/\s+/).flatMap((path) => read(path) ?? []));
	}
	for (const [name, value] of fixed) variables.set(name, value);
	return {
		rules,
		variables
	};
}
function readLine(line, rules, variables) {
	if (line.startsWith("	")) {
		rules.at(-1)?.recipe.push(line);
		return;
	}
	const plain = line.replace(/(?:^|\s)#.*/, "");
	const set = /^(?:export |override )?([\w.-]+) *(\+|\?|::?)?=(.*)$/.exec(plain.trim());
	if (set !== null) {
		const [, name = "", how = "", value = ""] = set;
		if (how === "?" && variables.has(name)) return;
		variables.set(name, how === "+" ? `${variables.get(name) ?? ""} ${value.trim()}`.trim() : value.trim());
		return;
	}
	const colon = plain.indexOf(":");
	if (colon < 1) return;
	const [needs = "", ...inline] = plain.slice(colon + 1).replace(/^:/, "").split(";");
	if (/^\s*[\w.-]+\s*[:+?]?=/.test(needs)) return;
	rules.push({
		targets: words$1(expanded(plain.slice(0, colon), variables)),
		needs: words$1(expanded(needs, variables)).filter((need) => need !== "|"),
		recipe: inline.length === 0 ? [] : [inline.join(";")]
	});
}
function words$1(text) {
	return text.split(/\s+/).filter((word) => word !== "");
}
/** Lines, with those that end in a backslash joined to the next; of a recipe the shell does the joining. */
function joined(text) {
	const lines = [];
	for (const line of text.split(/\r?\n/).slice(0, maxLines$1)) {
		const last = lines.at(-1);
		if (last?.endsWith("\\") === true && last.length < 16384) lines[lines.length - 1] = last.startsWith("	") ? `${last}\n${line}` : `${last.slice(0, -1)} ${line.trim()}`;
		else lines.push(line);
	}
	return lines;
}
// src/ci/scripts/nox.ts
const valued$4 = [
	"-f",
	"--noxfile",
	"-p",
	"--python",
	"-t",
	"--tags",
	"-k",
	"--keywords",
	"--default-venv-backend"
];
const maxLines = 1e4;
const followNox = (words, folder, files) => {
	if (programName(words[0]) !== "nox") return void 0;
	const [own, several] = spread(words.slice(1));
	const args = readArguments(own, valued$4);
	const text = files.read(inFolder(folder, flag(args, "-f", "--noxfile") ?? "noxfile.py"));
	if (text === void 0) return void 0;
	const sessions = readSessions(text);
	const scripts = (several.length === 0 ? sessions : sessions.filter(({ name }) => several.some((one) => isCalled(name, one)))).flatMap(({ body }) => runsOf(body.join("\n")).map((line) => ({
		script: quoted$2(line),
		folder
	})));
	return scripts.length > 0 ? { scripts: scripts.slice(0, 100) } : {
		scripts: [],
		note: `noxfile.py tells no command of ${several.join(", ").slice(0, 80) || "its sessions"}.`
	};
};
/** `-s a b` takes all words up to the next flag; so does `-e`. */
function spread(words) {
	const own = [];
	const names = [];
	let taking = false;
	for (const word of words) {
		const [name = "", value] = word.split("=");
		if (/^(?:-s|-e|--sessions?)$/.test(name)) {
			taking = true;
			if (value !== void 0) names.push(value);
		} else if (word.startsWith("-") || !taking) {
			taking = false;
			own.push(word);
		} else names.push(word);
	}
	return [own, names];
}
/** `tests-3.12` and `tests(python='3.12')` are the session `tests`. */
function isCalled(name, asked) {
	return asked === name || asked.startsWith(`${name}-`) || asked.startsWith(`${name}(`);
}
function readSessions(text) {
	const sessions = [];
	let decorated;
	let open;
	for (const line of text.split(/\r?\n/).slice(0, maxLines)) {
		if (/^@(?:nox\.)?session\b/.test(line)) decorated = /\bname ?= ?["']([^"']+)["']/.exec(line)?.[1] ?? "";
		const defined = /^def (\w+)\(/.exec(line)?.[1];
		if (defined !== void 0) {
			open = decorated === void 0 ? void 0 : {
				name: decorated || defined,
				body: []
			};
			if (open !== void 0) sessions.push(open);
			decorated = void 0;
		} else if (/^\S/.test(line) && !/^[)@#]/.test(line)) open = void 0;
		else open?.body.push(line);
	}
	return sessions;
}
/** The literal words of each `session.run(…)`, up to its first keyword argument. */
function runsOf(body) {
	return [...body.matchAll(/\bsession\.run(?:_always|_install)?\(/g)].slice(0, 100).flatMap((match) => {
		const call = body.slice(match.index + match[0].length, match.index + match[0].length + 2e3);
		const words = [];
		for (const [token, string] of call.matchAll(/["']((?:[^"'\\\n]|\\.)*)["']|\w+ ?=|[()]/g)) {
			if (string === void 0) break;
			if (token !== "") words.push(string);
		}
		return words.length === 0 ? [] : [words];
	});
}
// src/ci/scripts/package-runner.ts
/** Commands of the package managers themselves, which a script of the same name does not replace. */
const builtIn = /^(?:add|audit|bin|cache|config|create|dedupe|deploy|dlx|exec|fetch|help|i|import|info|init|link|list|login|ls|outdated|pack|patch|plugin|publish|rebuild|remove|rm|set|store|unlink|up|update|upgrade|upgrade-interactive|version|why|x)$/;
/** Flags whose next word is their value, over all managers. */
const valued$3 = [
	"--prefix",
	"-C",
	"--dir",
	"--cwd",
	"-w",
	"--workspace",
	"-F",
	"--filter",
	"-t",
	"--target",
	"--targets",
	"-p",
	"--projects",
	"--scope",
	"--parallel",
	"--concurrency"
];
const followPackageScript = (words, folder, files) => {
	const program = programName(words[0]);
	const args = readArguments(words.slice(1), program === "pnpm" ? valued$3.filter((name) => name !== "-w") : valued$3);
	const home = folderFrom(folder, flag(args, "--prefix", "-C", "--dir", "--cwd") ?? ".");
	if (home === void 0) return void 0;
	const wish = wishOf(program, args, home, files);
	return wish === void 0 ? void 0 : scriptsOf$1(wish, home, files);
};
function wishOf(program, args, home, files) {
	const [first = "", ...more] = args.names;
	if (program === "npm") return managerWish(args, npmScript(first, more));
	if (program === "pnpm") return managerWish(args, plainScript(first, more, home, files));
	if (program === "yarn") return yarnWish(args, home, files);
	if (program === "bun") return managerWish(args, first === "test" ? void 0 : plainScript(first, more, home, files));
	if (program === "node") return runFlag(args);
	if (program === "lerna" && first === "run") return {
		names: more.slice(0, 1),
		packages: "all",
		args: args.rest
	};
	if (program === "turbo") return {
		names: first === "run" ? more : args.names,
		packages: "all",
		args: args.rest
	};
	return program === "nx" ? nxWish(args) : void 0;
}
function npmScript(first, more) {
	if (/^(?:run|run-script|rum|urn)$/.test(first)) return named(more);
	if (/^(?:t|tst|test)$/.test(first)) return {
		name: "test",
		args: more
	};
	if (/^(?:start|stop|restart)$/.test(first)) return {
		name: first,
		args: more
	};
	return /^(?:ci|i|install|clean-install)$/.test(first) && more.length === 0 ? {
		name: "install",
		args: []
	} : void 0;
}
function plainScript(first, more, home, files) {
	if (first === "run" || first === "run-script") return named(more);
	if (first === "t") return {
		name: "test",
		args: more
	};
	if (first === "" || builtIn.test(first)) return void 0;
	if (first === "install") return {
		name: "install",
		args: []
	};
	const known = readPackage(home, files)?.scripts.has(first) ?? false;
	const inWorkspace = !known && workspacePackages(home, files).some(({ scripts }) => scripts.has(first));
	return known || inWorkspace ? {
		name: first,
		args: more
	} : void 0;
}
function named([name, ...args]) {
	return name === void 0 ? void 0 : {
		name,
		args
	};
}
function managerWish(args, asked) {
	if (asked === void 0) return void 0;
	const all = flag(args, "-r", "--recursive", "--workspaces", "-ws") !== void 0;
	const one = flag(args, "--workspace", "-w", "--filter", "-F");
	const packages = one !== void 0 && one !== "-w" ? [one] : all ? "all" : "own";
	return {
		names: [asked.name],
		packages,
		args: [...asked.args, ...args.rest]
	};
}
function yarnWish(args, home, files) {
	const [first = "", second = "", ...more] = args.names;
	if (first === "workspace") {
		const asked = more[0] === "run" ? named(more.slice(1)) : named(more);
		return asked && {
			names: [asked.name],
			packages: [second],
			args: [...asked.args, ...args.rest]
		};
	}
	if (first === "workspaces") {
		const asked = named(more.slice(more.indexOf("run") + 1));
		const name = second === "run" ? more[0] : asked?.name;
		return name === void 0 ? void 0 : {
			names: [name],
			packages: "all",
			args: args.rest
		};
	}
	return managerWish(args, first === "" ? {
		name: "install",
		args: []
	} : plainScript(first, args.names.slice(1), home, files));
}
function runFlag(args) {
	const name = args.flags.get("--run") === "--run" ? args.names[0] : args.flags.get("--run");
	return name === void 0 ? void 0 : {
		names: [name],
		packages: "own",
		args: args.rest
	};
}
function nxWish(args) {
	const [first = "", second = ""] = args.names;
	const targets = flag(args, "-t", "--target", "--targets")?.split(",");
	if (first === "run-many" || first === "affected") return targets && {
		names: targets,
		packages: "all",
		args: []
	};
	if (first === "run") {
		const [project = "", target] = second.split(":");
		return target === void 0 ? void 0 : {
			names: [target],
			packages: [project],
			args: []
		};
	}
	return first === "" || second === "" ? void 0 : {
		names: [first],
		packages: [second],
		args: []
	};
}
function scriptsOf$1({ names, packages, args }, home, files) {
	const own = readPackage(home, files);
	const among = packages === "own" ? own === void 0 ? [] : [own] : workspacePackages(home, files);
	const scripts = (typeof packages === "string" ? among : among.filter((one) => packages.some((name) => isNamed(one, name)))).flatMap((one) => names.flatMap((name) => stages(one, name, args)));
	if (scripts.length > 0) return { scripts: scripts.slice(0, 100) };
	if (own === void 0 || names.includes("install")) return void 0;
	return {
		scripts: [],
		note: `No package.json at hand has the script ${names.join(", ").slice(0, 60)}.`
	};
}
/** `web`, `@acme/web`, `./packages/web` and pnpm's `web...` name a package. */
function isNamed({ name = "", folder }, wanted) {
	const plain = wanted.replace(/^\.\//, "").replace(/\.\.\.$|^\.\.\./, "").replace(/[{}]/g, "");
	return plain === name || name.endsWith(`/${plain}`) || folder === plain || folder.endsWith(`/${plain}`);
}
/** A script with what npm runs around it; `install` brings the life cycle of an installation. */
function stages({ scripts, wireit, folder }, name, args) {
	return (name === "install" ? [
		"preinstall",
		"install",
		"postinstall",
		"prepare"
	] : [
		`pre${name}`,
		name,
		`post${name}`
	]).flatMap((stage) => {
		const script = scripts.get(stage);
		if (script === void 0) return [];
		const wired = script.trim() === "wireit" ? wireit[stage] : void 0;
		const extra = stage === name && args.length > 0 ? ` ${quoted$2(args)}` : "";
		if (wired === void 0) return [{
			script: `${script}${extra}`,
			folder
		}];
		const before = wired.dependencies.map((dependency) => wireitScript(dependency, folder));
		const own = wired.command === void 0 ? [] : [{
			script: wired.command,
			folder
		}];
		return [...before.filter((one) => one !== void 0), ...own];
	});
}
/** `build`, `../shared:build`; a caret or a dollar sign means the packages' own ways of naming, which only a run resolves. */
function wireitScript(dependency, folder) {
	const at = dependency.lastIndexOf(":");
	if (!dependency.startsWith(".") || at === -1) return {
		script: `npm run ${quoted$2([dependency])}`,
		folder
	};
	const home = folderFrom(folder, dependency.slice(0, at));
	return home === void 0 ? void 0 : {
		script: `npm run ${quoted$2([dependency.slice(at + 1)])}`,
		folder: home
	};
}
// src/ci/scripts/pre-commit.ts
const valued$2 = [
	"-c",
	"--config",
	"--hook-stage",
	"--from-ref",
	"--to-ref",
	"-s",
	"-o",
	"--files",
	"--color",
	"--stage"
];
const Hook = looseObject({
	id: string(),
	entry: string().optional().catch(void 0),
	args: array(string()).catch([]).default([]),
	stages: array(string()).optional().catch(void 0)
});
const Config = looseObject({ repos: array(looseObject({
	repo: string().catch(""),
	hooks: array(Hook).catch([]).default([])
})).catch([]) });
const followPreCommit = (words, folder, files) => {
	if (!/^(?:pre-commit|prek)$/.test(programName(words[0])) || words[1] !== "run") return void 0;
	const args = readArguments(words.slice(2), valued$2);
	const text = files.read(inFolder(folder, flag(args, "-c", "--config") ?? ".pre-commit-config.yaml"));
	if (text === void 0) return void 0;
	const hooks = (Config.safeParse(readYaml(text).value).data?.repos ?? []).flatMap(({ repo, hooks: own }) => own.map((hook) => ({
		...hook,
		local: repo === "local"
	})));
	const [asked] = args.names;
	if (asked === void 0) return { scripts: hooks.filter(({ stages }) => stages?.every((stage) => stage === "manual") !== true).slice(0, 100).map(({ id }) => ({
		script: hookCommand(id),
		folder
	})) };
	const scripts = hooks.filter((hook) => hook.id === asked && hook.local && hook.entry !== void 0).map(({ entry = "", args: own }) => ({
		script: [entry, quoted$2(own)].join(" ").trim(),
		folder
	}));
	return scripts.length === 0 ? void 0 : { scripts };
};
function hookCommand(id) {
	return `pre-commit run ${quoted$2([id])} --all-files`;
}
// src/ci/scripts/run-all.ts
const runAll = /^(?:npm-run-all2?|run-[sp]|conc|concurrently)$/;
const valued$1 = [
	"--max-parallel",
	"-n",
	"--names",
	"-c",
	"--prefix-colors",
	"-s",
	"--success",
	"-m",
	"--max-processes",
	"-p",
	"--prefix"
];
const followRunAll = (words, folder, files) => {
	const program = programName(words[0]);
	if (!runAll.test(program)) return void 0;
	const concurrently = program.startsWith("conc");
	const { names, rest } = readArguments(words.slice(1), concurrently ? valued$1 : ["--max-parallel"]);
	const scripts = [...readPackage(folder, files)?.scripts.keys() ?? []];
	return { scripts: [...names, ...concurrently ? rest : []].flatMap((word) => {
		const name = concurrently ? /^(?:npm|pnpm|yarn|bun):(.+)$/.exec(word)?.[1] : word;
		if (name === void 0) return [word];
		const [pattern = "", ...args] = name.split(" ");
		return matching(pattern, scripts).map((script) => [
			"npm run",
			script,
			...args
		].join(" "));
	}).slice(0, 100).map((script) => ({
		script,
		folder
	})) };
};
/** `lint:*` stands for one more part of a name, `lint:**` for any number; a name without a sign for itself. */
function matching(pattern, scripts) {
	if (!pattern.includes("*")) return [pattern];
	const parts = pattern.split(":");
	return scripts.filter((script) => {
		const own = script.split(":");
		if (parts.at(-1) === "**" ? own.length < parts.length : own.length !== parts.length) return false;
		return parts.every((part, i) => part === own[i] || part === "*" || part === "**");
	});
}
// src/ci/scripts/shell-file.ts
const shell = /^(?:ba|da|z|k)?sh$/;
/** Start scripts of build tools: what is inside them is the tool's own. */
const toolStarter = /^(?:gradlew|mvnw|configure|autogen\.sh|bootstrap)$/;
const maxScript = 64e3;
/** Ways to say "the folder of this script". */
const ownFolder = [/\$\( ?dirname (?:-- )?"?(?:\$0|\$\{0\}|\$\{?BASH_SOURCE(?:\[0\])?\}?)"? ?\)/g, /\$\{(?:0|BASH_SOURCE(?:\[0\])?)%\/\*\}/g];
const followShellFile = (words, folder, files) => {
	const [first = ""] = words;
	const program = programName(first);
	if (program === "eval") return { scripts: [{
		script: words.slice(1).join(" "),
		folder
	}] };
	if (shell.test(program)) return fromShell(words.slice(1), folder, files);
	if (program === "source" || program === ".") return fromFile(words[1], folder, files, true);
	return first.includes("/") && !toolStarter.test(program) ? fromFile(first, folder, files, false) : void 0;
};
function fromShell(args, folder, files) {
	const inline = args.findIndex((arg) => /^-[a-z]*c$/.test(arg));
	if (inline !== -1) return { scripts: [{
		script: args[inline + 1] ?? "",
		folder
	}] };
	return fromFile(args.find((arg, i) => !/^[-+]/.test(arg) && !/^[-+]\w*o$/.test(args[i - 1] ?? "")), folder, files, true);
}
function fromFile(path, folder, files, isShell) {
	const place = path === void 0 ? void 0 : folderFrom(folder, path);
	const text = place === void 0 ? void 0 : files.read(place);
	if (place === void 0 || text === void 0) return void 0;
	const head = /^#!.*/.exec(text)?.[0] ?? "";
	if (!(isShell ? head === "" || /\bsh\b|sh$|\b(?:ba|da|z|k)sh\b/.test(head) : /\b(?:ba|da|z|k)?sh\b/.test(head) || head === "" && /\.(?:ba)?sh$/.test(place))) return void 0;
	if (text.length > maxScript) return {
		scripts: [],
		note: `${place} is too long a script to follow.`
	};
	const home = place.includes("/") ? place.slice(0, place.lastIndexOf("/")) : ".";
	return { scripts: [{
		script: ownFolder.reduce((all, pattern) => all.replace(pattern, () => inFolder("$GITHUB_WORKSPACE", home)), text),
		folder
	}] };
}
// src/ci/scripts/taskfile.ts
const names$1 = [
	"Taskfile.yml",
	"taskfile.yml",
	"Taskfile.yaml",
	"taskfile.yaml",
	"Taskfile.dist.yml"
];
const valued = [
	"-d",
	"--dir",
	"-t",
	"--taskfile",
	"-C",
	"--concurrency",
	"-o",
	"--output"
];
const text = string().transform((script) => ({ script }));
const Command = union([
	text,
	looseObject({
		cmd: string(),
		ignore_error: boolean().default(false)
	}).transform(({ cmd, ignore_error }) => {
		return { script: ignore_error ? `${cmd} || true` : cmd };
	}),
	looseObject({ task: string() }).transform(({ task }) => ({ task })),
	unknown$1().transform(() => ({ script: "" }))
]);
const Dependency = union([string(), looseObject({ task: string() }).transform(({ task }) => task)]);
const Variables = record$1(string(), unknown$1()).catch({}).default({});
const Commands = union([array(Command), Command.transform((one) => [one])]);
const Task = union([
	string().transform((script) => ({
		cmds: [{ script }],
		deps: [],
		dir: void 0,
		vars: {}
	})),
	array(Command).transform((cmds) => ({
		cmds,
		deps: [],
		dir: void 0,
		vars: {}
	})),
	looseObject({
		cmds: Commands.optional(),
		cmd: string().optional(),
		deps: array(Dependency).catch([]).default([]),
		dir: string().optional().catch(void 0),
		vars: Variables
	}).transform(({ cmds, cmd, deps, dir, vars }) => {
		return {
			cmds: cmds ?? (cmd === void 0 ? [] : [{ script: cmd }]),
			deps,
			dir,
			vars
		};
	})
]);
const Taskfile = looseObject({
	vars: Variables,
	tasks: record$1(string(), unknown$1()).catch({})
});
const followTask = (words, folder, files) => {
	if (!/^(?:go-)?task$/.test(programName(words[0]))) return void 0;
	const args = readArguments(words.slice(1), valued);
	const home = folderFrom(folder, flag(args, "-d", "--dir") ?? ".");
	const file = flag(args, "-t", "--taskfile");
	const found = firstText(home ?? folder, file === void 0 ? names$1 : [file], files);
	const taskfile = found === void 0 ? void 0 : Taskfile.safeParse(readYaml(found.text).value).data;
	if (home === void 0 || found === void 0 || taskfile === void 0) return void 0;
	const asked = args.names.filter((name) => !/^\w+=/.test(name));
	const scripts = (asked.length > 0 ? asked : ["default"]).flatMap((name) => {
		const task = Task.safeParse(taskfile.tasks[name]).data;
		return task === void 0 ? [] : scriptsOf(task, {
			...taskfile.vars,
			...task.vars,
			CLI_ARGS: quoted$2(args.rest)
		}, home);
	});
	return scripts.length > 0 ? { scripts } : {
		scripts: [],
		note: `${found.path} has no task ${asked.join(", ").slice(0, 80)}.`
	};
};
function scriptsOf({ cmds, deps, dir }, variables, home) {
	const folder = folderFrom(home, dir === void 0 ? "." : filled(dir, variables));
	const call = (task) => ({
		script: quoted$2(["task", task]),
		folder: home
	});
	const own = cmds.flatMap((command) => {
		if ("task" in command) return [call(command.task)];
		const script = filled(command.script, variables).trim();
		return folder === void 0 || script === "" ? [] : [{
			script,
			folder
		}];
	});
	return [...deps.map(call), ...own];
}
/** `{{.NAME}}` with a value of the file. */
function filled(script, variables) {
	return script.replace(/\{\{ ?\.(\w+) ?\}\}/g, (all, name) => {
		const value = Object.hasOwn(variables, name) ? variables[name] : void 0;
		return typeof value === "string" || typeof value === "number" ? String(value) : all;
	});
}
// src/ci/scripts.ts
const followers = [
	followPackageScript,
	followRunAll,
	followMake,
	followTox,
	followNox,
	followPreCommit,
	followJust,
	followTask,
	followComposer,
	followCargoAlias,
	followShellFile
];
const maxDepth = 6;
const maxCommands = 500;
const maxNotes$1 = 10;
/** Text of all scripts together, in UTF-16 units: bounds the time that parsing takes. */
const maxText = 2e5;
/** All commands that a script leads to. Never throws on text; what was left out stands in `notes`. */
function resolveCommands(script, context) {
	const search = {
		...context,
		commands: [],
		notes: /* @__PURE__ */ new Set(),
		left: maxText
	};
	visit(script, context.folder, void 0, search);
	return {
		commands: search.commands,
		notes: [...search.notes].slice(0, maxNotes$1)
	};
}
function visit(script, folder, from, search) {
	const via = from === void 0 ? [] : [...from.via, from.text];
	search.left -= script.length;
	if (isFull(search)) return;
	for (const command of shellCommands(script, folder, search.parse)) {
		if (isFull(search)) return;
		const tolerated = command.tolerated || from?.tolerated === true;
		const found = {
			...command,
			core: carried(command.words),
			via,
			tolerated
		};
		const seen = search.commands.some((one) => one.text === command.text && one.folder === command.folder);
		search.commands.push(found);
		if (!seen) follow(found, search);
	}
}
function isFull({ left, commands, notes }) {
	if (left >= 0 && commands.length < maxCommands) return false;
	notes.add("The scripts of a step lead to too many commands; the first ones are known.");
	return true;
}
function follow(command, search) {
	const followed = followedBy(command, search.files);
	if (followed === void 0) return;
	if (followed.note !== void 0) search.notes.add(followed.note);
	if (followed.scripts.length > 0 && command.via.length >= maxDepth) {
		search.notes.add(`${command.text.slice(0, 80)} calls scripts that nest deeper than ${maxDepth} levels.`);
		return;
	}
	for (const { script, folder } of followed.scripts) visit(script, folder, command, search);
}
function followedBy({ core, folder }, files) {
	if (folder === void 0 || core.length === 0) return void 0;
	for (const follower of followers) {
		const followed = follower(core, folder, files);
		if (followed !== void 0) return followed;
	}
}
// src/ci/tool-programs.ts
const jvm = "mvn mvnw gradle gradlew";
/** Programs by tool, parted by blanks; `go+test` is the program `go` with `test` among its first words. */
const programs = /* @__PURE__ */ new Map([
	["autotools", "configure autoreconf autogen.sh make"],
	["bazel", "bazel bazelisk"],
	["cargo", "cargo"],
	["cargo test", "cargo+test cargo+nextest cargo+llvm-cov cargo+tarpaulin cross+test"],
	["checkstyle", `checkstyle ${jvm}`],
	["cmake", "cmake ctest"],
	["conda", "conda mamba micromamba"],
	["coverage", "coverage pytest"],
	["dart", "dart flutter"],
	["docker", "docker docker-compose podman buildah"],
	["doctest", "doctest pytest"],
	["dotnet", "dotnet msbuild nuget"],
	["dotnet test", "dotnet+test dotnet+vstest"],
	["elixir", "mix elixir"],
	["eslint", "eslint eslint_d standard xo next+lint ng+lint vue-cli-service+lint"],
	["gcc", "gcc g++ cc c++ clang clang++ make gmake cmake ninja meson scons"],
	["ghc", "ghc cabal stack"],
	["go", "go"],
	["go test", "go+test gotestsum ginkgo"],
	["gofmt", "gofmt gofumpt goimports go+fmt"],
	["googletest", "ctest bazel bazelisk make"],
	["gradle", "gradle gradlew"],
	["infra", "terraform tofu terragrunt tflint helm kubectl kubeconform ansible-playbook ansible-lint pulumi cdk"],
	["javac", `javac ${jvm}`],
	["jest", "jest react-scripts+test craco+test"],
	["junit", `pytest py.test jest vitest mocha playwright go+test gotestsum phpunit rspec dotnet+test cargo+nextest ctest ${jvm}`],
	["kotlinc", `kotlinc ${jvm}`],
	["make", "make gmake"],
	["maven", "mvn mvnw"],
	["mocha", "mocha electron-mocha _mocha"],
	["mypy", "mypy dmypy"],
	["next build", "next"],
	["node", "node ts-node tsx"],
	["node:test", "node+--test tsx+--test"],
	["phpunit", "phpunit pest paratest artisan+test"],
	["php", "php phpstan psalm php-cs-fixer phpcs"],
	["pip", "pip pip3"],
	["pre-commit", "pre-commit prek"],
	["pyright", "pyright basedpyright"],
	["pytest", "pytest py.test"],
	["python", "python python3 py"],
	["python-build", "build pip pip3 setup.py flit hatch"],
	["R", "R Rscript"],
	["rspec", "rspec rake"],
	["ruby", "ruby rake rubocop rails standardrb bundle"],
	["rustc", "cargo rustc cross"],
	["rustfmt", "cargo+fmt rustfmt"],
	["solc", "solc forge hardhat"],
	["sphinx", "sphinx-build make"],
	["surefire", jvm],
	["swift", "swift xcodebuild swiftlint"],
	["system-packages", "apt apt-get apk yum dnf brew choco"],
	["text-linter", "typos codespell cspell markdownlint markdownlint-cli2 vale hadolint"],
	["tsc", "tsc vue-tsc tsgo"],
	["unittest", "unittest manage.py+test"]
]);
/** Programs whose first argument may be the program that matters. */
const interpreters = /* @__PURE__ */ new Set([
	"python",
	"python3",
	"php",
	"node",
	"ruby"
]);
/** Whether a command (program and arguments, without carriers) can be the one that `tool` complains in. */
function isCommandOf(tool, core) {
	const own = (programs.get(tool) ?? tool.replaceAll(" ", "+")).split(" ");
	const first = programName(core[0]);
	const inner = interpreters.has(first) ? core.slice(1) : [];
	if (first === "pre-commit" || first === "prek") {
		const hook = core[1] === "run" ? core[2] : void 0;
		if (hook !== void 0 && own.some((program) => hook === program || hook.startsWith(`${program}-`))) return true;
	}
	return own.some((program) => starts(core, program) || starts(inner, program));
}
function starts(core, pattern) {
	const [program, word] = pattern.split("+");
	if (core.length === 0 || programName(core[0]) !== program) return false;
	return word === void 0 || core.slice(1, 5).includes(word);
}
// src/ci/tool-command.ts
const maxCommand = 400;
/**
* The command behind a failure. Undefined when it cannot be told which of several it was, and when it is all that the step runs:
* then the step's own script says it already.
*/
function toolCommandOf(failure, { commands }) {
	const fitting = innermost(commands.filter(({ core }) => isCommandOf(failure.tool, core)));
	const candidates = fitting.length > 0 ? fitting : innermost(commands);
	const strict = candidates.filter(({ tolerated }) => !tolerated);
	const found = single(distinct(strict.length > 0 ? strict : candidates), failure.artifacts[0]?.path);
	if (found?.folder === void 0 || commands.length === 1) return void 0;
	return {
		command: clean(found.text).slice(0, maxCommand),
		workingDirectory: found.folder,
		via: found.via.map((text) => clean(text).slice(0, maxCommand))
	};
}
/** Those that lead to none of the others. */
function innermost(commands) {
	const outer = new Set(commands.flatMap(({ via }) => via));
	return commands.filter(({ text }) => !outer.has(text));
}
function distinct(commands) {
	return [...new Map(commands.map((command) => [`${command.folder}\u0000${command.text}`, command])).values()];
}
/** The only one, or the only one that names the failure's file or runs in a folder around it. */
function single(commands, path) {
	if (commands.length < 2 || path === void 0) return commands.length === 1 ? commands[0] : void 0;
	const near = commands.filter(({ core, folder = "." }) => {
		const base = folder === "." ? "" : `${folder}/`;
		return core.slice(1).map((word) => `${base}${word.replace(/^\.\//, "").replace(/\/$/, "")}`).some((place) => path === place || path.startsWith(`${place}/`));
	});
	const around = commands.filter(({ folder }) => folder !== void 0 && folder !== "." && path.startsWith(`${folder}/`));
	return near.length === 1 ? near[0] : around.length === 1 ? around[0] : void 0;
}
// src/diagnose/tool-commands.ts
/** More scripts than this are not resolved in one run; a matrix shares its scripts, so few runs have ten. */
const maxScripts = 40;
/** Files asked of the platform where there is no checkout, a request each. */
const maxRequests = 24;
/** Rounds of asking: each file may name the next one. */
const maxRounds = 7;
/**
* The report with `toolCommand` where it can be told. Files come from the checkout; without one from the platform, at the run's
* commit. What cannot be read leaves the report as it is.
*/
async function withToolCommands(report, { run, files }, { ci, local, grammars }) {
	const wanted = report.failures.flatMap((failure) => {
		const validation = validationOf(failure, report);
		return validation?.kind === "run" && isShell(validation.shell) ? [{
			failure,
			validation
		}] : [];
	});
	if (wanted.length === 0) return report;
	const ask = files !== void 0 && files.size > 0 || run === void 0 ? void 0 : async (path) => ci.file(path, run.headSha);
	const known = {
		texts: /* @__PURE__ */ new Map(),
		left: maxRequests,
		ask
	};
	const source = {
		read: (path) => known.texts.get(path) ?? local.text(path),
		all: files
	};
	const parse = wanted.some(({ validation }) => isIntricate(scriptOf(validation))) ? await grammars.parser("bash") : void 0;
	const trees = /* @__PURE__ */ new Map();
	const found = /* @__PURE__ */ new Map();
	for (const { failure, validation } of wanted) {
		const key = `${validation.workingDirectory}\u0000${scriptOf(validation)}`;
		if (!trees.has(key) && trees.size < maxScripts) trees.set(key, await resolved(validation, source, known, parse));
		const tree = trees.get(key);
		const command = tree === void 0 ? void 0 : toolCommandOf(failure, tree);
		if (command !== void 0) found.set(failure.id, command);
	}
	return {
		...report,
		failures: report.failures.map((failure) => withCommand(failure, found.get(failure.id))),
		problems: report.problems.map((problem) => withCommand(problem, shared(problem, found)))
	};
}
/** Shells whose scripts are words and separators; a script in Python or the like is none. */
function isShell(shell) {
	return shell === void 0 || /\b(?:sh|bash|pwsh|powershell|cmd)\b/.test(shell);
}
/** Whether a script has more than words, quotes and separators, or starts a file that may: only then the grammar is worth its loading. */
function isIntricate(script) {
	return /[`(){}<>\\]|\b(?:if|for|while|until|case|function)\b|\.(?:ba)?sh\b|\bmake\b/.test(script);
}
function scriptOf(validation) {
	return validation.script ?? validation.command;
}
/** Resolves, fetches what was missing, and resolves again until nothing new is asked for. */
async function resolved(validation, files, known, parse) {
	const unix = validation.shell === void 0 || /sh$|^(?:ba)?sh\b/.test(validation.shell.replace(/pwsh|powershell/, ""));
	const folder = validation.workingDirectory ?? ".";
	for (let round = 0;; round++) {
		const missing = /* @__PURE__ */ new Set();
		const read = (path) => {
			const text = files.read(path);
			if (text === void 0) missing.add(path);
			return text;
		};
		const context = {
			folder: folder.includes("$") ? void 0 : folder,
			files: {
				...files,
				read
			},
			parse: unix ? parse : void 0
		};
		const tree = resolveCommands(scriptOf(validation), context);
		if (known.ask === void 0 || round === maxRounds || !await fetched(missing, known, known.ask)) return tree;
	}
}
/** Whether a file came that was not known before. */
async function fetched(paths, known, ask) {
	let more = false;
	for (const path of paths) {
		if (known.texts.has(path) || known.left === 0) continue;
		known.left--;
		const answer = await ask(path);
		known.texts.set(path, answer.ok ? answer.value : void 0);
		more ||= answer.ok;
	}
	return more;
}
/** The command of a problem: the one that all its failures have that have one. */
function shared({ failureIds }, found) {
	const own = failureIds.flatMap((id) => found.get(id) ?? []);
	const [first] = own;
	return own.every((one) => one.command === first?.command && one.workingDirectory === first.workingDirectory) ? first : void 0;
}
function withCommand(item, toolCommand) {
	return toolCommand === void 0 ? item : {
		...item,
		toolCommand
	};
}
// src/gate.ts
/** Events that only somebody with write access can cause, on the repository's own commits. */
const trustedEvents = /* @__PURE__ */ new Set([
	"push",
	"schedule",
	"workflow_dispatch",
	"merge_group",
	"release",
	"repository_dispatch",
	"create",
	"delete",
	"deployment",
	"deployment_status"
]);
/** Decides by the table of security.md 7.1. The API is the truth; where it is silent or contradicts, the lower trust counts. */
function gate(facts) {
	const { event, api } = facts;
	if (event === "workflow_run") return afterRun(facts);
	if (!isKnown(event)) return refuse$1("untrusted_event", `Retrace does not run on ${quoted$1(event)}. Use push, pull_request or workflow_dispatch.`);
	if (api === void 0) return diagnoseOnly("context_unconfirmed", "GitHub did not confirm this run. Give the job `actions: read`, or run it again.");
	if (api.run.event !== event) {
		const why = `The runner says ${quoted$1(event)} and GitHub says ${quoted$1(api.run.event)}. Look at what runs before Retrace in this job.`;
		return isKnown(api.run.event) ? diagnoseOnly("context_mismatch", why) : refuse$1("context_mismatch", why);
	}
	if (event === "pull_request") return pullRequest(facts, api.run, api.author);
	if (isSame(api.run)) return {
		decision: "run",
		reason: "ok",
		agentAllowed: true,
		why: "A trusted event of this repository."
	};
	return refuse$1("context_mismatch", `A ${event} on commits of another repository cannot be. Run the workflow again.`);
}
function pullRequest({ file, inputs }, run, author) {
	const claimed = claimsSame(file);
	if (!isSame(run)) return claimed === true ? diagnoseOnly("context_mismatch", "The event file hides that this is a fork. Look at what runs before Retrace in this job.") : diagnoseOnly("fork_head", "The pull request comes from a fork. Push its branch to this repository to allow repairs.");
	if (claimed === void 0) return diagnoseOnly("context_unconfirmed", "The event file does not name the repositories of the pull request. Run the job again.");
	if (!claimed || file.baseRepositoryId !== run.repositoryId) return diagnoseOnly("context_mismatch", "The event file and GitHub name different repositories. Run the workflow again.");
	if (!inputs.agent) return diagnoseOnly("ok", "A pull request of this repository, and a diagnosis is all that is asked.");
	if (author === void 0) return diagnoseOnly("context_unconfirmed", "GitHub did not tell the author's rights. Give the job `pull-requests: read`.");
	if (canWrite(author)) return {
		decision: "run",
		reason: "ok",
		agentAllowed: true,
		why: "The author of the pull request can write here."
	};
	const agentAllowed = inputs.agentAccounts.includes(author.id);
	const who = author.isApp ? "is an app" : "cannot write to this repository";
	const what = agentAllowed ? "but account" : "and account";
	const listed = agentAllowed ? "is listed for repairs." : "is not listed for repairs. Run by hand on the branch to repair it.";
	return {
		...diagnoseOnly("untrusted_author", `The author ${who}, ${what} ${author.id} ${listed}`),
		agentAllowed
	};
}
/** The own workflow is the default branch's and holds secrets, but what it looks at may come from anywhere. */
function afterRun({ file, api, inputs }) {
	const claimed = file.upstreamEvent;
	if (!inputs.allowWorkflowRun) return refuse$1("untrusted_event", "Retrace does not run on workflow_run unless the input `allow-workflow-run` is true.");
	if (claimed !== void 0 && !isKnown(claimed)) return untrustedUpstream(claimed);
	if (api === void 0 || claimed === void 0) return refuse$1("context_unconfirmed", "GitHub did not confirm the run before. Give the job `actions: read`, or run it again.");
	const { event } = api.run;
	if (!isKnown(event) || !isSame(api.run)) return untrustedUpstream(event);
	if (event === "pull_request" || claimed === "pull_request") {
		if (api.author === void 0 || claimsSame(file) === void 0) return refuse$1("context_unconfirmed", "GitHub or the event file did not tell whose pull request it was. Give the job `pull-requests: read`.");
		if (!canWrite(api.author) || !claimsSame(file)) return untrustedUpstream("pull_request");
	}
	if (event !== claimed) return diagnoseOnly("context_mismatch", `The event file says the run before was ${quoted$1(claimed)}, GitHub says ${quoted$1(event)}. Look at what runs before Retrace.`);
	return diagnoseOnly("ok", "After workflow_run there is diagnosis only. Repair in a job of the failing workflow itself.");
}
function untrustedUpstream(event) {
	return refuse$1("untrusted_event", `The run before was started by ${quoted$1(event)} that this repository need not trust. Use Retrace in that workflow itself.`);
}
function isKnown(event) {
	return trustedEvents.has(event) || event === "pull_request";
}
function isSame(run) {
	return run.headRepositoryId === run.repositoryId;
}
/** `undefined` when the file says nothing; a head repository that is gone is not this one. */
function claimsSame({ headRepositoryId: head, baseRepositoryId: base }) {
	return head === void 0 || base === void 0 ? void 0 : head === base;
}
function canWrite(author) {
	return !author.isApp && (author.permission === "admin" || author.permission === "write");
}
function refuse$1(reason, why) {
	return {
		decision: "refuse",
		reason,
		agentAllowed: false,
		why
	};
}
function diagnoseOnly(reason, why) {
	return {
		decision: "diagnose-only",
		reason,
		agentAllowed: false,
		why
	};
}
/** Event names are words; anything else is not repeated. */
function quoted$1(event) {
	return /^[a-z_]{1,40}$/.test(event) ? `"${event}"` : "an unknown event";
}
// src/domain/contexts.ts
/** How a step or job ended, in the platform's words. */
const ContextResult = _enum([
	"success",
	"failure",
	"cancelled",
	"skipped"
]);
/** The parts of `job` that we use; the workflow parts name the file that holds this job, also in a reusable workflow. */
const JobContext = object({
	status: string().optional(),
	check_run_id: union([int(), string()]).nullish(),
	workflow_ref: string().nullish(),
	workflow_sha: string().nullish(),
	workflow_repository: string().nullish(),
	workflow_file_path: string().nullish()
});
/** By step id. `outcome` is before `continue-on-error`, `conclusion` after it (platform.md 1.11). */
const StepsContext = record$1(string(), object({
	outcome: ContextResult.optional(),
	conclusion: ContextResult.optional()
}));
/** By job key. */
const NeedsContext = record$1(string(), object({ result: ContextResult }));
// src/domain/model.ts
/** Why a model gave no usable answer. Part of the closed list of reasons (report.ts). */
const ModelRefusal = _enum([
	"budget_requests",
	"budget_tokens",
	"budget_cost",
	"budget_time",
	"context_limit",
	"model_unusable",
	"endpoint_redirect",
	"hostile_environment"
]);
/** The report's word on the model: whether its answer was used, what it cost, and one sentence for a person. */
const ModelReport = object({
	requests: int().min(0),
	inputTokens: int().min(0),
	outputTokens: int().min(0),
	/** Input tokens that the provider took from its cache; part of `inputTokens`. */
	cachedTokens: int().min(0),
	costUsd: number$1().min(0).optional()
}).extend({
	used: boolean(),
	model: string(),
	note: string()
});
/** Everything a model connection is made of. Numbers are already held below the ceilings of security.md 7.9. */
const ModelSettings = object({
	apiKey: string(),
	baseUrl: string(),
	model: string(),
	/** Tokens that one request may have. */
	contextLimit: int().min(1),
	maxRequests: int().min(0),
	/** Tokens sent and received together, over all requests. */
	maxTokens: int().min(0),
	maxCostUsd: number$1().min(0),
	maxMinutes: number$1().min(0),
	/** USD for a million tokens; without both there is no cost to count. */
	prices: object({
		input: number$1().min(0),
		output: number$1().min(0)
	}).optional(),
	allowHttp: boolean(),
	trustRunnerCa: boolean()
});
// src/domain/problem.ts
/** What running showed. */
const Verdict = _enum([
	"resolved",
	"still-failing",
	"regressed",
	"new-failure",
	"not-present",
	"not-checkable"
]);
/** What the patch policy says. */
const Policy = _enum([
	"ok",
	"flagged",
	"violated"
]);
/** What we may claim; never above what was run (method.md 5). */
const Label = _enum([
	"verified",
	"passes",
	"unverified",
	"rejected"
]);
const CauseClass = _enum([
	"change",
	"dependency",
	"configuration",
	"environment",
	"flaky",
	"pre-existing",
	"unknown"
]);
/** Where a problem comes from: seen in this run, or joined from experience as a hypothesis (method.md 2.5, 2.6). */
const Origin = _enum([
	"observed",
	"dependency",
	"recurring"
]);
/** Advice out of history. It is never a fact about the run at hand. */
const Guidance = object({
	experienceId: string(),
	level: union([
		literal(1),
		literal(2),
		literal(3)
	]),
	text: string(),
	pullRequest: int().optional(),
	commits: array(string())
});
/** One command that we ran to check something: the only ground for a verdict. `durationMs` in milliseconds. */
const Receipt = object({
	command: string(),
	workingDirectory: string(),
	exitStatus: int(),
	durationMs: number$1().min(0),
	testsBefore: int().min(0).optional(),
	testsAfter: int().min(0).optional()
});
const Problem = object({
	id: string(),
	failureIds: array(string()),
	validationId: string(),
	/** Place in the plan, from 1. */
	order: int().min(1),
	repository: string(),
	workflow: string(),
	title: string(),
	description: string(),
	rootCause: string(),
	failureType: FailureType,
	/** What kind of issue the tool calls it: a rule, an exception, an error code. */
	issueType: string(),
	signals: array(string()),
	affectedFiles: array(string()),
	symbols: array(string()),
	validationCommand: string(),
	workingDirectory: string(),
	/** A narrower command than `validationCommand`, where all its failures come from one. It never takes that one's place. */
	toolCommand: ToolCommand.optional(),
	origin: Origin,
	causeClass: CauseClass,
	/** The sentence that `causeClass` rests on; none where the class is `unknown`. */
	causeEvidence: string().optional(),
	evidence: array(Citation),
	guidance: array(Guidance),
	verdict: Verdict.optional(),
	label: Label.optional(),
	policy: Policy.optional(),
	receipts: array(Receipt)
});
// src/domain/report.ts
/** What a run of ours ended as; the `status` output. */
const Status = _enum([
	"repaired",
	"partial",
	"unrepaired",
	"diagnosed",
	"nothing-to-do",
	"refused"
]);
/** Closed list of reasons behind a status or a note; the `reason` output. */
const ReasonCode = _enum([
	"ok",
	"untrusted_event",
	"fork_head",
	"untrusted_author",
	"context_mismatch",
	"context_unconfirmed",
	"log_truncated",
	"log_unreadable",
	"log_missing",
	"permission_missing",
	"workflow_unreadable",
	"api_unavailable",
	"bad_input",
	"internal",
	...ModelRefusal.options
]);
/** Where a job's log came from (platform.md 1.24). */
const SourceKind = _enum([
	"log-path",
	"runner-page",
	"api-log",
	"steps-only",
	"none"
]);
const Source = object({
	job: string(),
	kind: SourceKind,
	/** File, archive member or API path that was read. */
	log: string(),
	/** Page of the job on the server, where it is known. */
	url: string().optional(),
	lines: int().min(0),
	bytes: int().min(0),
	/** False when something is known to be missing from it; `note` says what. */
	complete: boolean(),
	note: string().optional()
});
/** Something a reader must know that is neither failure nor problem: what could not be read, and what to do about it. */
const Note = object({
	code: ReasonCode,
	text: string()
});
/** A problem of the attempt before that this one does not show. */
const EarlierProblem = object({
	title: string(),
	job: string(),
	/** `gone`: its check ran again and did not show it; `unreached`: its check did not run this time. */
	now: _enum(["gone", "unreached"])
});
/** This attempt beside the one before (method.md 1.6). `new` and `same` hold ids of problems. */
const Attempts = object({
	before: int().min(1),
	new: array(string()),
	same: array(string()),
	earlier: array(EarlierProblem)
});
const Report = object({
	schema: literal(1),
	retrace: string(),
	mode: _enum([
		"diagnose",
		"repair",
		"mine",
		"verify"
	]),
	status: Status,
	reason: ReasonCode,
	outcome: Outcome,
	run: object({
		repository: string(),
		workflow: string(),
		runId: int().optional(),
		attempt: int().optional(),
		headSha: string().optional(),
		url: string().optional()
	}),
	problems: array(Problem),
	failures: array(Failure),
	validations: array(Validation),
	graph: Graph,
	environment: array(Environment),
	sources: array(Source),
	notes: array(Note),
	/** Counts of what was taken out before anything was shown: secret values, hidden characters, cut lines. */
	cleaned: object({
		secrets: int(),
		hiddenCharacters: int(),
		cutLines: int()
	}),
	/** Where a model was configured: whether its answer was used, and what it cost. */
	model: ModelReport.optional(),
	/** For attempts after the first, where the one before could be read. */
	attempts: Attempts.optional()
});
// src/model-inputs.ts
const modelInputNames = [
	"api-key",
	"base-url",
	"model",
	"context-limit",
	"max-requests",
	"max-tokens",
	"max-cost-usd",
	"max-minutes",
	"price-input",
	"price-output",
	"allow-http-base-url",
	"trust-runner-ca"
];
/** What no input may go beyond (security.md 7.9); a workflow file that asks for more gets this. */
const ceilings = {
	"context-limit": 1e6,
	"max-requests": 50,
	"max-tokens": 1e6,
	"max-cost-usd": 50,
	"max-minutes": 120
};
/**
* The settings of a connection, or undefined when no key is given. `get` gives an input's trimmed text. Adds a sentence to `wrong` for
* what cannot be read, and a note for what was lowered to its ceiling or is missing beside the key.
*/
function readModelInputs(get, wrong, notes) {
	const given = Object.fromEntries(modelInputNames.map((name) => [name, get(name)]));
	const text = (name) => given[name] ?? "";
	if (text("api-key") === "") return void 0;
	if (text("model") === "") {
		notes.push({
			code: "bad_input",
			text: "Input \"api-key\" is set and \"model\" is not, so no model was asked. Name one."
		});
		return;
	}
	const number = (name, whole) => readNumber$1(name, text(name), whole, wrong);
	const capped = (name, whole) => atMost(name, number(name, whole), notes);
	const flag = (name) => readFlag$1(name, text(name), wrong);
	const prices = text("price-input") !== "" && text("price-output") !== "";
	return {
		apiKey: text("api-key"),
		baseUrl: text("base-url"),
		model: text("model"),
		contextLimit: capped("context-limit", true),
		maxRequests: capped("max-requests", true),
		maxTokens: capped("max-tokens", true),
		maxCostUsd: capped("max-cost-usd", false),
		maxMinutes: capped("max-minutes", false),
		...prices ? { prices: {
			input: number("price-input", false),
			output: number("price-output", false)
		} } : {},
		allowHttp: flag("allow-http-base-url"),
		trustRunnerCa: flag("trust-runner-ca")
	};
}
function readNumber$1(name, text, whole, wrong) {
	if ((whole ? /^\d{1,12}$/ : /^\d{1,12}(?:\.\d{1,9})?$/).test(text)) return Number(text);
	wrong.push(`Input "${name}" is no number. Write ${whole ? "digits, such as 10" : "a number such as 2 or 0.5"}.`);
	return 0;
}
function readFlag$1(name, text, wrong) {
	const word = text.toLowerCase();
	if (word !== "true" && word !== "false") wrong.push(`Input "${name}" is neither true nor false. Write one of them.`);
	return word === "true";
}
function atMost(name, value, notes) {
	const most = ceilings[name];
	if (value <= most) return value;
	notes.push({
		code: "bad_input",
		text: `Input "${name}" is more than Retrace ever spends; ${most} was used.`
	});
	return most;
}
[...modelInputNames];
/** Modes that exist. */
const modes = ["diagnose"];
const Inputs = object({
	mode: _enum(modes),
	/** Empty when the user took it away: then nothing is asked of GitHub. */
	githubToken: string(),
	logPath: array(string()),
	/** Names or globs; empty means all jobs. */
	jobs: array(string()),
	workflow: string().optional(),
	/** Globs of test reports in the workspace. */
	testReports: array(string()),
	runId: int().min(1).optional(),
	attempt: int().min(1).optional(),
	jobId: int().min(1).optional(),
	job: JobContext.optional(),
	matrix: record$1(string(), unknown$1()).optional(),
	strategy: record$1(string(), unknown$1()).optional(),
	steps: StepsContext.optional(),
	needs: NeedsContext.optional(),
	/** Names of environment variables, never values. */
	redact: array(string()),
	allowWorkflowRun: boolean(),
	/** Only with a key. */
	model: ModelSettings.optional(),
	annotations: boolean(),
	summary: boolean(),
	failOnError: boolean(),
	/** What was wrong with a context: it costs precision, not the report. */
	notes: array(Note)
});
/**
* Reads and checks all inputs. `get` gives the raw string of an input, empty when it is not set.
* Throws one RetraceError `bad_input` whose advice holds a sentence for every wrong input.
*/
function readInputs(get) {
	const wrong = [];
	const notes = [];
	const read = (name) => get(name).trim();
	const optional = (key, value) => value === void 0 ? {} : { [key]: value };
	const number = (name, what) => readNumber(name, read(name), what, wrong);
	const flag = (name) => readFlag(name, read(name), wrong);
	const context = (name, shape) => readContext(name, read(name), shape, notes);
	const anything = record$1(string(), unknown$1());
	const raw = {
		mode: readMode(read("mode"), wrong),
		githubToken: read("github-token"),
		logPath: lines(read("log-path")),
		jobs: names(read("jobs")),
		...optional("workflow", readWorkflow(read("workflow"), wrong)),
		testReports: lines(read("test-reports")),
		...optional("runId", number("run-id", "the number at the end of the run's address")),
		...optional("attempt", number("attempt", "the number of the attempt, 1 for the first")),
		...optional("jobId", number("job-id", "what job.check_run_id holds")),
		...optional("job", context("job", JobContext)),
		...optional("matrix", context("matrix", anything)),
		...optional("strategy", context("strategy", anything)),
		...optional("steps", context("steps", StepsContext)),
		...optional("needs", context("needs", NeedsContext)),
		redact: readRedact(read("redact"), wrong),
		allowWorkflowRun: flag("allow-workflow-run"),
		...optional("model", readModelInputs(read, wrong, notes)),
		annotations: flag("annotations"),
		summary: flag("summary"),
		failOnError: flag("fail-on-error"),
		notes
	};
	if (wrong.length > 0) throw new RetraceError("bad_input", "Retrace cannot start with these inputs.", wrong.join(" "));
	return Inputs.parse(raw);
}
function readMode(text, wrong) {
	if (!modes.some((mode) => mode === text)) wrong.push(`Input "mode" is ${quoted(text)}; the modes are: ${modes.join(", ")}. Write one of them.`);
	return text;
}
function readFlag(name, text, wrong) {
	const word = text.toLowerCase();
	if (word !== "true" && word !== "false") wrong.push(`Input "${name}" is ${quoted(text)}. Write true or false.`);
	return word === "true";
}
function readNumber(name, text, what, wrong) {
	if (text === "") return void 0;
	if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
	wrong.push(`Input "${name}" is ${quoted(text)}, which is no number. Write ${what}, or leave it out.`);
}
function readWorkflow(text, wrong) {
	if (text === "") return void 0;
	const path = text.replaceAll("\\", "/").replace(/^\.\//, "");
	if (!path.startsWith("/") && !/^[A-Za-z]:/.test(path) && !path.split("/").includes("..") && /\.ya?ml$/.test(path)) return path;
	wrong.push(`Input "workflow" is ${quoted(text)}, which is no workflow file of the repository. Write a path such as .github/workflows/ci.yml.`);
}
/** The wrong text is not repeated here: a person who takes the input for a list of values has put a secret into it. */
function readRedact(text, wrong) {
	const all = names(text);
	if (!all.every((name) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name))) wrong.push("Input \"redact\" holds something that is no name of an environment variable. Write names such as DEPLOY_KEY, not values, and set the variables with env.");
	return all;
}
function lines(text) {
	return text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
}
/** One a line or parted by commas; `test (3.12, ubuntu)` is one name. */
function names(text) {
	const out = [];
	let name = "";
	let depth = 0;
	for (const sign of text) {
		if (sign === "(") depth++;
		if (sign === ")") depth = Math.max(0, depth - 1);
		if (sign === "\n") depth = 0;
		if (sign === "\n" || sign === "," && depth === 0) {
			out.push(name);
			name = "";
		} else name += sign;
	}
	return [...out, name].map((each) => each.trim()).filter((each) => each !== "");
}
function quoted(text) {
	return text === "" ? "empty" : JSON.stringify(clean(text).slice(0, 60));
}
/** Parses one context; empty text and `null` are no context, anything malformed adds a note that names the input. */
function readContext(name, text, shape, notes) {
	if (text === "" || text === "null") return void 0;
	const parsed = shape.safeParse(parseJson(text));
	if (parsed.success) return parsed.data;
	const place = parsed.error.issues[0]?.path.map(String).join(".") ?? "";
	const at = /^[\w.-]{1,60}$/.test(place) ? ` (at ${place})` : "";
	notes.push({
		code: "bad_input",
		text: `Input "${name}" is not the context it should be${at} and was not used. Write ${name}: \${{ toJSON(${name}) }}.`
	});
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
// src/report/ansi.ts
/** Painters that colour, or that leave text alone when it goes to a pipe. */
function painter(color) {
	const sgr = (open, close) => (text) => color && text !== "" ? `\u001b[${open}m${text}\u001b[${close}m` : text;
	return {
		bold: sgr(1, 22),
		dim: sgr(2, 22),
		red: sgr(31, 39),
		green: sgr(32, 39),
		yellow: sgr(33, 39),
		cyan: sgr(36, 39)
	};
}
/** Text of a log or name as one line without escapes, controls and hidden characters. */
function flat(text) {
	return clean(text).replace(/\s+/g, " ").trim();
}
const combining = /\p{M}/u;
const wide = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
/** Columns that a text without escapes takes: wide signs two, combining marks none. */
function columns(text) {
	let n = 0;
	for (const sign of text) n += combining.test(sign) ? 0 : wide.test(sign) ? 2 : 1;
	return n;
}
/** The text in exactly `width` columns or more, spaces after it. */
function pad(text, width) {
	return text + " ".repeat(Math.max(0, width - columns(text)));
}
/** At most `width` columns, an ellipsis where something is gone. */
function clip(text, width) {
	if (columns(text) <= width) return text;
	let out = "";
	let used = 0;
	for (const sign of text) {
		const next = columns(sign);
		if (used + next > width - 1) break;
		out += sign;
		used += next;
	}
	return `${out}…`;
}
/** Lines of at most `width` columns, broken at spaces; a longer word is broken where it must be. */
function wrap(text, width) {
	const lines = [];
	let line = "";
	for (const word of text.split(" ").flatMap((long) => chop(long, width))) if (line === "") line = word;
	else if (columns(line) + 1 + columns(word) <= width) line += ` ${word}`;
	else {
		lines.push(line);
		line = word;
	}
	return line === "" ? lines : [...lines, line];
}
function chop(word, width) {
	if (columns(word) <= width) return [word];
	const parts = [];
	let part = "";
	let used = 0;
	for (const sign of word) {
		const next = columns(sign);
		if (used + next > width && part !== "") {
			parts.push(part);
			part = "";
			used = 0;
		}
		part += sign;
		used += next;
	}
	return [...parts, part];
}
// src/report/prose.ts
/** `1 problem`, `3 problems`; `plural` for words that do not just take an s. */
function count(n, noun, plural = `${noun}s`) {
	return `${n} ${n === 1 ? noun : plural}`;
}
/** `a, b and 4 more`: at most `max` items, so that a hundred matrix legs stay one line. Items are taken as they are. */
function list(items, max = 6) {
	const more = items.length - max;
	if (more > 0) return `${items.slice(0, max).join(", ")} and ${more} more`;
	const last = items.at(-1);
	if (last === void 0 || items.length === 1) return last ?? "";
	return `${items.slice(0, -1).join(", ")} and ${last}`;
}
/** At most `max` UTF-16 units, whole code points, an ellipsis where something is gone. */
function shorten(text, max) {
	if (text.length <= max) return text;
	const end = max - 1;
	const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
	return `${text.slice(0, splitsPair ? end - 1 : end)}…`;
}
/** A closed word of ours (`type_checking`, `pre-existing`) as a person writes it. */
function words(code) {
	return code.replaceAll("_", " ");
}
/** At most `max.lines` lines of at most `max.width` units each, and a last line that counts the rest. */
function excerpt(text, max) {
	const all = text.trimEnd().split("\n");
	const kept = all.slice(0, max.lines).map((line) => shorten(line, max.width));
	const more = all.length - kept.length;
	return more > 0 ? `${kept.join("\n")}\n… ${count(more, "more line")}` : kept.join("\n");
}
// src/report/legs.ts
/** The job's name without what the matrix added, and that addition without its parentheses (empty when there is none). */
function splitLeg(job) {
	const at = job.endsWith(")") ? job.indexOf(" (") : -1;
	return at <= 0 ? {
		base: job,
		leg: ""
	} : {
		base: job.slice(0, at),
		leg: job.slice(at + 2, -1)
	};
}
/** Groups `jobs` by base name in order of appearance, counted against `all` job names of the run. */
function legGroups(jobs, all) {
	const totals = /* @__PURE__ */ new Map();
	for (const name of /* @__PURE__ */ new Set([...all, ...jobs])) {
		const { base } = splitLeg(name);
		totals.set(base, (totals.get(base) ?? 0) + 1);
	}
	const groups = /* @__PURE__ */ new Map();
	for (const name of new Set(jobs)) {
		const { base, leg } = splitLeg(name);
		groups.set(base, [...groups.get(base) ?? [], leg]);
	}
	return [...groups].map(([job, legs]) => ({
		job,
		legs,
		of: totals.get(job) ?? legs.length
	}));
}
// src/report/never-ran.ts
/** A check of the user's: the runner's own set-up and clean-up steps are not. */
function isCheck(validation) {
	return validation.kind !== "runner";
}
/** Everything unreached behind a failure at `order` in `jobs`. A job without any step in the report is told by its graph node. */
function neverRan(validations, graph, jobs, order) {
	const behind = downstream(graph, jobs);
	const found = /* @__PURE__ */ new Map();
	for (const v of validations) {
		if (v.status !== "unreached" || !isCheck(v)) continue;
		if (!behind.has(v.job) && !(jobs.has(v.job) && v.order > order)) continue;
		found.set(v.job, [...found.get(v.job) ?? [], v.step]);
	}
	for (const job of behind) if (!found.has(job) && isUnreachedJob(graph, job)) found.set(job, []);
	const alike = /* @__PURE__ */ new Map();
	for (const [job, steps] of found) {
		const whole = !jobs.has(job) && !ranSomething(validations, job);
		const key = JSON.stringify([
			splitLeg(job).base,
			whole,
			steps
		]);
		alike.set(key, {
			jobs: [...alike.get(key)?.jobs ?? [], job],
			whole,
			steps
		});
	}
	return [...alike.values()];
}
function downstream(graph, jobs) {
	const names = new Map(graph.nodes.filter((n) => n.kind === "job").map((n) => [n.id, n.name]));
	const next = /* @__PURE__ */ new Map();
	for (const { type, from, to } of graph.edges) if (type === "needs") next.set(from, [...next.get(from) ?? [], to]);
	const open = [...names].filter(([, name]) => jobs.has(name)).map(([id]) => id);
	const seen = new Set(open);
	for (let id = open.pop(); id !== void 0; id = open.pop()) for (const to of next.get(id) ?? []) {
		if (seen.has(to)) continue;
		seen.add(to);
		open.push(to);
	}
	return new Set([...seen].map((id) => names.get(id) ?? "").filter((name) => name !== "" && !jobs.has(name)));
}
function isUnreachedJob(graph, job) {
	return graph.nodes.some((n) => n.kind === "job" && n.name === job && n.status === "unreached");
}
function ranSomething(validations, job) {
	return validations.some((v) => v.job === job && v.status !== "unreached" && v.status !== "skipped");
}
// src/report/links.ts
const repositoryName = /^[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+$/;
const commit = /^[0-9a-f]{40}$/;
/** Folders of other people's code: a path below them is no file of the repository. */
const foreign = /(?:^|\/)(?:node_modules|site-packages|dist-packages|\.venv|\.tox|\.nox|\.cargo|\.git)\//;
/** Whether a printed path can be a file of the repository: relative, no way out, not an installed dependency. */
function inRepository(path) {
	if (path === "" || /^[/~<\\]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(path)) return false;
	return !path.split(/[/\\]/).includes("..") && !foreign.test(path);
}
/** The file at the run's commit, at its line; nothing when repository, commit or path are not known for certain. */
function fileUrl(run, at, serverUrl) {
	if (run.headSha === void 0 || !commit.test(run.headSha) || !inRepository(at.path)) return void 0;
	const base = repositoryUrl(run, serverUrl);
	const path = at.path.replace(/^(?:\.\/)+/, "").toWellFormed().split("/").map(encodeURIComponent).join("/");
	return base && `${base}/blob/${run.headSha}/${path}${at.line === void 0 ? "" : `#L${at.line}`}`;
}
/** The page of the run's attempt. */
function runUrl(run, serverUrl) {
	const base = repositoryUrl(run, serverUrl);
	if (base === void 0 || run.runId === void 0) return void 0;
	const attempt = run.attempt === void 0 ? "" : `/attempts/${run.attempt}`;
	return `${base}/actions/runs/${run.runId}${attempt}`;
}
function repositoryUrl(run, serverUrl) {
	if (!repositoryName.test(run.repository)) return void 0;
	return `${serverUrl.replace(/\/$/, "")}/${run.repository}`;
}
// src/report/problem-view.ts
/** Problems in the order of the plan; those that broke a job come before those that did not. */
function problemViews(report) {
	const all = jobNames(report);
	return report.problems.map((problem) => view(report, problem, all)).sort((a, b) => Number(b.fatal) - Number(a.fatal) || a.problem.order - b.problem.order);
}
/** Names of all jobs the report knows, each matrix leg by its own name. */
function jobNames(report) {
	const inGraph = report.graph.nodes.filter((node) => node.kind === "job").map((node) => node.name);
	const seen = [
		...report.validations,
		...report.failures,
		...report.sources
	].map((item) => item.job);
	return [.../* @__PURE__ */ new Set([...inGraph, ...seen])].filter((name) => name !== "");
}
function view(report, problem, all) {
	const ids = new Set(problem.failureIds);
	const failures = report.failures.filter((failure) => ids.has(failure.id));
	const first = failures.find((failure) => failure.fatal) ?? failures[0];
	const validation = report.validations.find((v) => v.id === problem.validationId);
	const fatal = failures.some((failure) => failure.fatal);
	const jobs = [...new Set(failures.flatMap((failure) => [failure.job, ...failure.legs]))];
	if (jobs.length === 0) jobs.push(...new Set(problem.evidence.map((citation) => citation.job)));
	return {
		problem,
		failures,
		fatal,
		places: places(problem, failures),
		jobs,
		groups: legGroups(jobs, all),
		step: validation?.step ?? first?.step.name ?? first?.step.command ?? "",
		validation,
		environment: report.environment.find((environment) => jobs.includes(environment.job)),
		neverRan: fatal ? neverRan(report.validations, report.graph, new Set(fatalJobs(failures)), validation?.order ?? 0) : []
	};
}
/** Jobs that these failures broke. */
function fatalJobs(failures) {
	return failures.filter((f) => f.fatal).flatMap((f) => [f.job, ...f.legs]);
}
function places(problem, failures) {
	const named = [...failures.flatMap((f) => f.artifacts), ...problem.affectedFiles.map((path) => ({ path }))];
	const worth = (a) => (inRepository(a.path) ? 2 : 0) + (a.line === void 0 ? 0 : 1);
	const sorted = named.sort((a, b) => worth(b) - worth(a));
	const out = /* @__PURE__ */ new Map();
	const files = /* @__PURE__ */ new Set();
	for (const a of sorted) {
		const key = `${a.path}:${a.line ?? ""}`;
		if (out.has(key) || a.line === void 0 && files.has(a.path)) continue;
		out.set(key, a);
		files.add(a.path);
	}
	return [...out.values()];
}
/** `src/cart.py:14`, or the path alone. */
function placeText(at) {
	return at.line === void 0 ? at.path : `${at.path}:${at.line}`;
}
// src/report/tally.ts
/** Counts a report. */
function tally(report) {
	const fatalIds = new Set(report.failures.filter((f) => f.fatal).map((f) => f.id));
	const checks = {
		successful: 0,
		failed: 0,
		unreached: 0,
		skipped: 0,
		cancelled: 0
	};
	for (const v of report.validations) if (isCheck(v)) checks[v.status]++;
	const known = new Set(report.validations.map((v) => v.job));
	for (const node of report.graph.nodes) if (node.kind === "job" && !known.has(node.name)) checks[node.status]++;
	return {
		problems: report.problems.length,
		fatal: report.problems.filter((p) => p.failureIds.some((id) => fatalIds.has(id))).length,
		failures: report.failures.length,
		jobs: jobNames(report).length,
		brokenJobs: new Set(fatalJobs(report.failures)).size,
		checks
	};
}
// src/report/headline.ts
/** Headline of a report. `next` may be empty when there is nothing to do. */
function headline(report) {
	const n = tally(report);
	if (report.status === "refused") return {
		mark: "○",
		text: "Retrace did not start",
		next: "The note below says why, and what to change."
	};
	if (n.fatal > 0) return {
		mark: "✗",
		text: broke(report, n),
		next: start(n)
	};
	if (report.outcome === "cancelled") return {
		mark: "○",
		text: "The run was cancelled",
		next: tolerated(n) || "Nothing in what was read failed by itself."
	};
	if (report.graph.nodes.length === 0 && report.outcome !== "success") return {
		mark: "○",
		text: "The run could not be read",
		next: "See below what is missing, and what to change."
	};
	if (report.outcome === "success") return {
		mark: "✓",
		text: "Nothing failed",
		next: tolerated(n)
	};
	return {
		mark: "✗",
		text: "The run failed, and what was read does not say why",
		next: "See below which logs were read and what is missing."
	};
}
function broke(report, n) {
	const of = n.jobs > n.brokenJobs ? `${n.brokenJobs} of ${count(n.jobs, "job")}` : count(n.brokenJobs, "job");
	const cancelled = report.outcome === "cancelled" ? "; the run was cancelled" : "";
	return `${count(n.fatal, "problem")} broke ${of}${cancelled}`;
}
function start(n) {
	return [
		n.fatal === 1 ? "" : "Start with problem 1.",
		n.checks.unreached === 0 ? "" : `${count(n.checks.unreached, "check")} never ran, so more may come to light once ${n.fatal === 1 ? "it is" : "they are"} out of the way.`,
		tolerated(n)
	].filter((part) => part !== "").join(" ");
}
function tolerated(n) {
	const rest = n.problems - n.fatal;
	return rest === 0 ? "" : `${count(rest, "problem")} ${rest === 1 ? "was" : "were"} seen that broke no job.`;
}
// src/report/reproduce.ts
/** The command of a problem as shell lines, and how far it can be trusted to show the failure again. */
function reproduction(problem, validation, environment) {
	const command = problem.validationCommand.trim();
	const folder = problem.workingDirectory || validation?.workingDirectory || "";
	const envNames = validation?.envNames ?? [];
	const lines = command === "" || validation?.kind === "uses" ? [] : [...enter(folder), ...command.split("\n")];
	const [confidence, why] = judge(command, validation, envNames);
	return {
		lines,
		narrower: narrower(problem),
		envNames,
		tools: versions(environment),
		confidence,
		why
	};
}
function narrower({ toolCommand }) {
	if (toolCommand === void 0) return void 0;
	const { command, workingDirectory, via } = toolCommand;
	return {
		lines: [...enter(workingDirectory), command],
		via
	};
}
function judge(command, validation, envNames) {
	if (validation?.kind === "uses") return ["low", "the step is an action, which runs on a runner only"];
	if (validation?.kind === "runner") return ["low", "the runner failed, not a command"];
	if (command === "") return ["low", "the log shows no command"];
	if (command.includes("${{")) return ["low", "the command holds expressions that only the run can fill in"];
	if (validation?.location === void 0) return ["medium", "the command is taken from the log; no workflow file confirms it"];
	if (envNames.length > 0) return ["medium", "the workflow sets variables for it"];
	if (validation.shell !== void 0 && !/^(?:ba)?sh\b/.test(validation.shell)) return ["medium", "the workflow runs it in another shell"];
	return ["high", "the workflow runs exactly this"];
}
function enter(folder) {
	if (folder === "" || folder === "." || folder === "./") return [];
	return [`cd ${/^[A-Za-z0-9_][A-Za-z0-9_./-]*$/.test(folder) ? folder : `-- '${folder.replaceAll("'", `'\\''`)}'`}`];
}
function versions(environment) {
	if (environment === void 0) return [];
	const tools = Object.entries(environment.tools).map(([name, version]) => `${name} ${version}`);
	return environment.os === void 0 ? tools : [environment.os, ...tools];
}
// src/report/why.ts
/** Words for a cause; `unknown` says nothing. */
const causeWords = {
	change: "probably this change",
	unknown: "",
	dependency: "probably a dependency, not this change",
	configuration: "probably the configuration",
	environment: "probably the machine, not the code",
	flaky: "probably flaky",
	"pre-existing": "probably older than this change"
};
/** The cause with what it rests on; empty when nobody knows. Hostile text: the evidence quotes logs and names. */
function causeText({ causeClass, causeEvidence = "" }) {
	const words = causeWords[causeClass];
	return words === "" || causeEvidence === "" ? words : `${words}: ${causeEvidence}`;
}
/** Root cause, description or the tool's own message: the first that the title does not already say. Hostile text. */
function whyText(view) {
	const { problem, failures } = view;
	const title = problem.title.toLowerCase();
	return [
		problem.rootCause,
		problem.description,
		failures[0]?.message ?? ""
	].find((text) => text.trim() !== "" && !title.includes(text.trim().toLowerCase()));
}
const maxMessage = 1e3;
/** At most ten errors, ten warnings and one notice. Every problem gets one before any problem gets a second. */
function annotations(report) {
	const views = problemViews(report);
	const sorted = views.flatMap((view, i) => candidates(view, i + 1, views.length)).sort((a, b) => b.worth - a.worth).map(({ annotation }) => annotation);
	const of = (level) => sorted.filter((a) => a.level === level).slice(0, 10);
	return [
		...of("error"),
		...of("warning"),
		...closing(report, views)
	];
}
function candidates(view, n, total) {
	const places = view.places.filter((at) => inRepository(at.path));
	const level = view.fatal ? "error" : "warning";
	const title = `Retrace: problem ${n} of ${total}, ${words(view.problem.failureType)}`;
	return (places.length === 0 ? [void 0] : places).map((at, i) => ({
		annotation: {
			level,
			...place(at),
			title,
			message: message(view)
		},
		worth: (i === 0 ? 4 : 0) + (at === void 0 ? 0 : 2) + (at?.line === void 0 ? 0 : 1)
	}));
}
function place(at) {
	if (at === void 0) return {};
	const path = at.path.replace(/^(?:\.\/)+/, "");
	return at.line === void 0 ? { path } : {
		path,
		line: at.line
	};
}
function message(view) {
	const { lines } = reproduction(view.problem, view.validation, view.environment);
	const why = flat(whyText(view) ?? "");
	return shorten([
		shorten(flat(view.problem.title), 300),
		why === "" ? "" : shorten(why, 400),
		view.jobs.length === 0 ? "" : `Seen in ${list(view.jobs.map(flat), 3)}.`,
		lines.length === 0 ? "" : `See it with: ${flat(lines.join(" && "))}`
	].filter((part) => part !== "").join("\n"), maxMessage);
}
/** One notice that leads to the summary; none when there is nothing to read there. */
function closing(report, views) {
	if (views.length === 0 && report.notes.length === 0) return [];
	const { text, next } = headline(report);
	const message = `${next} The report has the details.`.trim();
	return [{
		level: "notice",
		title: `Retrace: ${text}`,
		message
	}];
}
// src/report/empty.ts
function emptyReport(repository) {
	return {
		schema: 1,
		retrace: version,
		mode: "diagnose",
		status: "nothing-to-do",
		reason: "ok",
		outcome: "success",
		run: {
			repository,
			workflow: ""
		},
		problems: [],
		failures: [],
		validations: [],
		graph: {
			nodes: [],
			edges: []
		},
		environment: [],
		sources: [],
		notes: [],
		cleaned: {
			secrets: 0,
			hiddenCharacters: 0,
			cutLines: 0
		}
	};
}
// src/report/outputs.ts
/** Names of all outputs, as in action.yml. */
const outputNames = [
	"status",
	"reason",
	"outcome",
	"problems",
	"failures",
	"unreached",
	"failure-type",
	"report-path"
];
/** What every output value matches. */
const outputValue = /^[A-Za-z0-9_./:-]{0,200}$/;
/**
* Values of all outputs. `reportPath` is absolute; on Windows its separators become `/`. A path that does not fit the alphabet
* (a runner installed in a folder with a space) becomes empty rather than dangerous.
*/
function outputs(report, reportPath) {
	const n = tally(report);
	const path = reportPath.replaceAll("\\", "/");
	return {
		status: report.status,
		reason: report.reason,
		outcome: report.status === "refused" ? "" : report.outcome,
		problems: `${n.problems}`,
		failures: `${n.failures}`,
		unreached: `${n.checks.unreached}`,
		"failure-type": problemViews(report)[0]?.problem.failureType ?? "",
		"report-path": outputValue.test(path) ? path : ""
	};
}
// src/domain/texts.ts
/** The value with every free string, and every free key of a record, changed. `schema` must be the one that `value` satisfies. */
function mapTexts(schema, value, change) {
	return schema.parse(mapped(schema, value, change));
}
function mapped(schema, value, change) {
	if (schema instanceof ZodOptional || schema instanceof ZodNullable) return value === void 0 || value === null ? value : mapped(schema.unwrap(), value, change);
	if (schema instanceof ZodString) return typeof value === "string" ? change(value) : value;
	if (schema instanceof ZodArray) return Array.isArray(value) ? value.map((item) => mapped(schema.element, item, change)) : value;
	if (typeof value !== "object" || value === null) return value;
	if (schema instanceof ZodObject) {
		const fields = Object.entries(value).filter(([key]) => key in schema.shape);
		return Object.fromEntries(fields.map(([key, item]) => [key, mapped(schema.shape[key], item, change)]));
	}
	if (schema instanceof ZodRecord) return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), mapped(schema.valueType, item, change)]));
	return value;
}
// src/report/scrub.ts
/** The report with every free text (values and tool names alike) without escapes, hidden characters, known secrets and secret-shaped text. */
function scrub(report, redactor) {
	return mapTexts(Report, report, (text) => redactor.text(clean(text)));
}
// src/report/aside.ts
/** How this attempt compares with the one before; empty when there is nothing to compare with. */
function attemptsLine({ attempts }) {
	if (attempts === void 0) return "";
	const { before, same, earlier } = attempts;
	const gone = earlier.filter(({ now }) => now === "gone").length;
	const unreached = earlier.length - gone;
	const parts = [
		same.length === 0 ? "" : `${count(same.length, "problem")} ${same.length === 1 ? "is" : "are"} the same`,
		attempts.new.length === 0 ? "" : `${attempts.new.length} new`,
		gone === 0 ? "" : `${gone} gone`,
		unreached === 0 ? "" : `${unreached} from then could not show up, since the check did not run`
	].filter((part) => part !== "");
	return parts.length === 0 ? "" : `Beside attempt ${before}: ${parts.join(", ")}.`;
}
/** Whether a model refined the problems or why not, and what it cost; empty when none was configured. */
function modelLine({ model }) {
	if (model === void 0) return "";
	const { requests, inputTokens, outputTokens, cachedTokens, costUsd } = model;
	if (requests === 0) return model.note;
	const cached = cachedTokens === 0 ? "" : ` (${cachedTokens} cached)`;
	const cost = costUsd === void 0 ? "" : `, about $${costUsd.toFixed(4)}`;
	return `${model.note} It took ${count(requests, "request")}, ${inputTokens} tokens in${cached}, ${outputTokens} out${cost}.`;
}
// src/report/fit.ts
/** The blocks parted by blank lines, at most `maxBytes` of UTF-8 as long as the blocks of rank 0 leave 1 KiB of it. */
function fit(blocks, maxBytes) {
	const size = (block) => new TextEncoder().encode(block.text).length + 2;
	let total = blocks.reduce((sum, block) => sum + size(block), 0);
	if (total <= maxBytes) return join(blocks);
	const dropped = /* @__PURE__ */ new Set();
	const byRank = blocks.map((block, at) => ({
		block,
		at
	})).sort((a, b) => b.block.rank - a.block.rank || b.at - a.at);
	for (const { block } of byRank) {
		if (total <= maxBytes - 1024 || block.rank === 0) break;
		dropped.add(block);
		total -= size(block);
	}
	return join([...blocks.filter((block) => !dropped.has(block)), {
		text: leftOut(dropped),
		rank: 0,
		what: ""
	}]);
}
function leftOut(dropped) {
	const kinds = /* @__PURE__ */ new Map();
	for (const { what } of dropped) kinds.set(what, (kinds.get(what) ?? 0) + 1);
	return `Left out here to stay under the size limit: ${list([...kinds].map(([what, n]) => n === 1 ? what : `${what} (${count(n, "time")})`))}. The report file holds everything.`;
}
function join(blocks) {
	return `${blocks.map((block) => block.text).join("\n\n")}\n`;
}
// src/report/markdown.ts
/** Words of prose, punctuation at their ends, hyphens and slashes inside. No dot or colon inside: that may be an address. */
const plainWord = /^["'(]*[\p{L}\p{M}\p{N}]+(?:[-'’/,][\p{L}\p{M}\p{N}]+)*[)"'.,;:!?%…]*$/u;
/** Signs that mean nothing between words, though they do at the start of a line. */
const plainSign = /^[-–—=+/…]+$/;
/** `GH-12`, `ABC-12` (issue references) and what may be a commit. */
const reference = /[A-Za-z]-\d|[0-9a-fA-F]{7}/;
/** `1.` and `1)` would start a list. */
const listNumber = /^\d+[.)]$/;
/** Inline code with back-ticks enough for any content; one line. Empty text gives an empty string. */
function code(text) {
	const flat = oneLine(text);
	if (flat === "") return "";
	const ticks = "`".repeat(longestRun(flat) + 1);
	const pad = flat.startsWith("`") || flat.endsWith("`") ? " " : "";
	return `${ticks}${pad}${flat}${pad}${ticks}`;
}
/** A code block whose fence is longer than any run of back-ticks inside, without info string: nothing is drawn or run. */
function fence(text) {
	const body = clean(text).trimEnd();
	const ticks = "`".repeat(Math.max(3, longestRun(body) + 1));
	return `${ticks}\n${body}\n${ticks}`;
}
/** Prose that may be hostile, as one line: plain words stay, runs of other words become inline code. */
function escapeText(text) {
	return dress(text, code);
}
/** The same for places where Markdown is not read, such as `<summary>`. */
function escapeHtml(text) {
	return dress(text, (run) => `<code>${entities(run)}</code>`);
}
/** A folded block. `summary` is hostile text as far as this function knows; `body` is Markdown that is already safe. */
function details(summary, body) {
	return `<details><summary>${escapeHtml(summary)}</summary>\n\n${body}\n\n</details>`;
}
/** `label` (safe Markdown) linked to `url`, or the label alone when the address is missing or not on `serverUrl`. */
function link(label, url, serverUrl) {
	if (url === void 0 || label === "" || !URL.canParse(url) || !URL.canParse(serverUrl)) return label;
	const target = new URL(url);
	if (!(target.origin === new URL(serverUrl).origin && /^https?:$/.test(target.protocol)) || target.username !== "" || target.password !== "") return label;
	return `[${label}](${target.href.replace(/[()<>\\`|[\]]/g, percent)})`;
}
/** A table; cells are safe Markdown of one line. */
function table(head, rows) {
	const line = (cells) => `| ${cells.map(cell).join(" | ")} |`;
	return [
		line(head),
		line(head.map(() => "---")),
		...rows.map(line)
	].join("\n");
}
/** A bar ends a cell even inside code; `\\|` is read in two ways by GitHub's versions, so a space parts the two. */
function cell(markdown) {
	return markdown.replace(/\n/g, " ").replace(/\\?\|/g, (bar) => bar === "|" ? "\\|" : "\\ \\|");
}
function dress(text, asCode) {
	const out = [];
	let run = [];
	const close = () => {
		if (run.length > 0) out.push(asCode(run.join(" ")));
		run = [];
	};
	const all = oneLine(text).split(" ");
	for (const [i, word] of all.entries()) {
		if (word === "") continue;
		if (isPlain(word, i === 0)) {
			close();
			out.push(word);
		} else run.push(word);
	}
	close();
	return out.join(" ");
}
function isPlain(word, first) {
	if (plainSign.test(word)) return !first;
	return plainWord.test(word) && !reference.test(word) && !(first && listNumber.test(word));
}
function oneLine(text) {
	return clean(text).replace(/\s+/g, " ").trim();
}
function longestRun(text) {
	let longest = 0;
	for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
	return longest;
}
function entities(text) {
	return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
function percent(c) {
	return `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}
// src/report/partial.ts
/** Sources that are not whole, each with its reason, without those whose reason stands in the report's notes. */
function partialLogs({ sources, notes }) {
	return sources.filter(({ complete, note }) => !complete && !notes.some(({ text }) => note !== void 0 && text.includes(note))).map(({ job, note }) => ({
		job,
		why: note ?? "something of its log is missing."
	}));
}
// src/report/summary-facts.ts
const maxRows = 400;
const maxNotes = 20;
const name$1 = (text) => code(shorten(text, 120));
/** How a check ended, as a sign and a word. */
const statusWords = {
	successful: {
		sign: "✓",
		word: "passed"
	},
	failed: {
		sign: "✗",
		word: "failed"
	},
	unreached: {
		sign: "○",
		word: "never ran"
	},
	skipped: {
		sign: "–",
		word: "skipped"
	},
	cancelled: {
		sign: "⊘",
		word: "cancelled"
	}
};
/** Where a log came from, as a person says it. */
const sourceWords = {
	"log-path": "saved log",
	"runner-page": "the runner's own copy",
	"api-log": "the API",
	"steps-only": "steps and conclusions only, no log",
	none: "nothing"
};
/** `14 passed, 2 failed, 5 never ran`; empty when no step is known. */
function checkCounts(report) {
	const { checks } = tally(report);
	return [
		"successful",
		"failed",
		"unreached",
		"skipped",
		"cancelled"
	].filter((status) => checks[status] > 0).map((status) => `${checks[status]} ${statusWords[status].word}`).join(", ");
}
/** Notes and incomplete logs; not folded, since it decides how far the rest can be trusted. */
function notesSection(report) {
	const partial = partialLogs(report).map(partialText);
	const all = [...report.notes.map((note) => escapeText(shorten(note.text, 600))), ...partial];
	if (all.length === 0) return "";
	const more = all.length - maxNotes;
	const lines = all.slice(0, maxNotes).map((text) => `- ${text}`);
	if (more > 0) lines.push(`- ${count(more, "more note")} in the report file.`);
	return `### What could not be read\n\n${lines.join("\n")}`;
}
function partialText({ job, why }) {
	const text = escapeText(shorten(why, 400));
	return job === "" ? text : `Job ${name$1(job)}: ${text}`;
}
/** All checks, folded: one row a step, the legs of a matrix that ended alike in one row. */
function checksSection(report) {
	const rows = mergedRows(report);
	if (rows.length === 0) return "";
	const more = rows.length - maxRows;
	const body = table([
		"",
		"Job",
		"Step",
		"Why"
	], rows.slice(0, maxRows));
	const rest = more > 0 ? `\n\n${count(more, "more row")} in the report file.` : "";
	return details(`All checks: ${checkCounts(report)}`, `${body}${rest}`);
}
function mergedRows(report) {
	const all = jobNames(report);
	const alike = /* @__PURE__ */ new Map();
	for (const v of report.validations) {
		if (!isCheck(v)) continue;
		const key = JSON.stringify([
			splitLeg(v.job).base,
			v.step,
			v.status,
			v.why
		]);
		const row = alike.get(key);
		if (row === void 0) alike.set(key, [v]);
		else row.push(v);
	}
	return [...alike.values()].map((row) => {
		const first = row[0];
		if (first === void 0) return [];
		const group = legGroups(row.map((v) => v.job), all)[0];
		const legs = group === void 0 || group.of === 1 ? "" : ` in ${group.legs.length} of ${group.of} legs`;
		const job = group === void 0 || row.length === 1 ? first.job : group.job;
		const { sign, word } = statusWords[first.status];
		return [
			`${sign} ${word}`,
			`${name$1(job)}${row.length === 1 ? "" : legs}`,
			name$1(first.step),
			escapeText(shorten(first.why, 160))
		];
	});
}
/** Which log each job's facts rest on, folded. */
function sourcesSection(report, serverUrl) {
	if (report.sources.length === 0) return "";
	const rows = report.sources.slice(0, maxRows).map((source) => [
		link(name$1(source.job), source.url, serverUrl),
		sourceWords[source.kind],
		name$1(source.log),
		`${source.lines}`,
		source.complete ? "whole" : "partial"
	]);
	return details(`Read: ${count(report.sources.length, "log")}`, table([
		"Job",
		"From",
		"Log",
		"Lines",
		""
	], rows));
}
// src/report/summary-problem.ts
const name = (text) => code(shorten(text, 120));
const maxEvidence = 3;
/** The section of a problem. `before` is the problem above it: what never ran is not told twice in a row. */
function problemSection(view, n, before, report, serverUrl) {
	const { problem } = view;
	return [
		`### ${n}. ${escapeText(shorten(problem.title, 200))}`,
		whereLine(view, report, serverUrl),
		view.fatal ? "" : "It broke no job: the workflow tolerates it or the run ended for another reason.",
		reason(view),
		reproduceBlock(view),
		never(view, before)
	].filter((part) => part !== "").join("\n\n");
}
function whereLine(view, report, serverUrl) {
	const places = view.places.map((at) => link(name(placeText(at)), fileUrl(report.run, at, serverUrl), serverUrl));
	const groups = list(view.groups.map(legText), 4);
	return [
		list(places, 4),
		groups,
		view.step === "" ? "" : `step ${name(view.step)}`,
		`${words(view.problem.failureType)}`
	].filter((part) => part !== "").join(" · ");
}
/** `job build`, `job test in 3 of 6 legs: 3.11, 3.12, 3.13`. */
function legText({ job, legs, of }) {
	const named = legs.filter((leg) => leg !== "");
	if (of === 1 || named.length === 0) return `job ${name(named[0] === void 0 ? job : `${job} (${named[0]})`)}`;
	if (legs.length === of) return `job ${name(job)} in all ${of} legs`;
	return `job ${name(job)} in ${legs.length} of ${of} legs: ${list(named.map(name), 6)}`;
}
function reason(view) {
	const why = whyText(view);
	const cause = escapeText(shorten(causeText(view.problem), 300));
	const text = [why === void 0 ? "" : escapeText(shorten(why, 600)), cause === "" ? "" : `(${cause})`].filter((part) => part !== "").join(" ");
	return text === "" ? "" : `**Why:** ${text}`;
}
function reproduceBlock(view) {
	const { lines, narrower, envNames, tools, confidence, why } = reproduction(view.problem, view.validation, view.environment);
	if (lines.length === 0) return `**Reproduce:** not by a command – ${why}.`;
	const facts = [`Confidence ${confidence}: ${why}${envNames.length === 0 ? "" : ` (${list(envNames.map(name))})`}.`, tools.length === 0 ? "" : `The run had ${list(tools.map(name))}.`];
	const parts = ["**Reproduce:**", fence(excerpt(lines.join("\n"), {
		lines: 20,
		width: 400
	}))];
	if (narrower !== void 0) {
		const via = narrower.via.length === 0 ? "Only the part that failed:" : `${narrower.via.map(name).join(" → ")} runs:`;
		parts.push(via, fence(excerpt(narrower.lines.join("\n"), {
			lines: 4,
			width: 400
		})));
	}
	return [...parts, facts.join(" ").trim()].join("\n\n");
}
function never(view, before) {
	if (view.neverRan.length === 0) return "";
	if (before !== void 0 && same(view.neverRan, before.neverRan)) return "**Never ran because of it:** the same as for the problem above.";
	const shown = view.neverRan.slice(0, 6).map(neverText);
	const more = view.neverRan.length - shown.length;
	return `**Never ran because of it:** ${shown.join("; ")}${more > 0 ? `; and ${count(more, "more job")}` : ""}.`;
}
function neverText({ jobs, whole, steps }) {
	const where = list(jobs.map(name), 3);
	return whole ? `all of ${where}` : `${list(steps.map(name), 5)} in ${where}`;
}
function same(a, b) {
	return JSON.stringify(a) === JSON.stringify(b);
}
/** The lines of the log that the problem rests on, folded; empty when there are none. */
function evidenceSection(view, report, serverUrl) {
	const shown = view.failures.slice(0, maxEvidence);
	if (shown.length === 0) return "";
	const more = view.failures.length - shown.length;
	const parts = shown.map((failure) => evidence(failure, report, serverUrl));
	if (more > 0) parts.push(`${count(more, "more failure")} of this problem in the report file.`);
	return details(`Evidence: ${count(view.failures.length, "failure")}`, parts.join("\n\n"));
}
function evidence(failure, report, serverUrl) {
	const { log, job, fromLine, toLine } = failure.evidence;
	const url = report.sources.find((source) => source.log === log && source.job === job)?.url;
	const range = fromLine === toLine ? `line ${fromLine}` : `lines ${fromLine}–${toLine}`;
	const text = excerpt(failure.excerpt, {
		lines: 40,
		width: 400
	});
	return `${name(failure.job)}, ${link(`${range} of its log`, url, serverUrl)} (${name(log)})\n\n${fence(text)}`;
}
// src/report/summary.ts
const overviewRows = 6;
/** The whole summary, at most `maxBytes` long; what had to go is named at its end. */
function summary(report, options) {
	const views = problemViews(report);
	const head = headline(report);
	const blocks = [fixed(`## ${head.mark} ${head.text}`), fixed([
		head.next,
		attemptsLine(report),
		runLine(report, options.serverUrl)
	].filter((text) => text !== "").join(" "))];
	if (views.length > 1) blocks.push(fixed(overview(views, report, options.serverUrl)));
	for (const [i, view] of views.entries()) {
		const before = views[i - 1];
		blocks.push({
			text: problemSection(view, i + 1, before, report, options.serverUrl),
			rank: 1,
			what: "a problem"
		});
		const evidence = evidenceSection(view, report, options.serverUrl);
		if (evidence !== "") blocks.push({
			text: evidence,
			rank: 2,
			what: "evidence of a problem"
		});
	}
	blocks.push(...section(notesSection(report), 1, "notes"));
	blocks.push(...section(checksSection(report), 3, "the list of all checks"));
	blocks.push(...section(sourcesSection(report, options.serverUrl), 3, "the list of logs"));
	blocks.push(fixed(footer(report)));
	return fit(blocks, options.maxBytes ?? 262144);
}
function section(text, rank, what) {
	return text === "" ? [] : [{
		text,
		rank,
		what
	}];
}
function fixed(text) {
	return {
		text,
		rank: 0,
		what: ""
	};
}
/** One row a problem: the part that is read when nothing else is. */
function overview(views, report, serverUrl) {
	const rows = views.slice(0, overviewRows).map((view, i) => {
		const at = view.places[0];
		const where = at === void 0 ? code(shorten(view.step, 80)) : code(shorten(placeText(at), 100));
		const command = reproduction(view.problem, view.validation, view.environment).lines.join(" && ");
		return [
			`${i + 1}`,
			escapeText(shorten(view.problem.title, 160)),
			at === void 0 ? where : link(where, fileUrl(report.run, at, serverUrl), serverUrl),
			command === "" ? "–" : code(shorten(command, 100))
		];
	});
	const more = views.length - rows.length;
	const text = table([
		"#",
		"What broke",
		"Where",
		"See it with"
	], rows);
	return more > 0 ? `${text}\n\n${count(more, "more problem")} below.` : text;
}
function runLine(report, serverUrl) {
	const { run } = report;
	const name = escapeText(shorten(run.workflow, 100)) || "the run";
	const attempt = run.attempt === void 0 ? "" : `, attempt ${run.attempt}`;
	const sha = run.headSha === void 0 ? "" : `, commit ${code(run.headSha.slice(0, 10))}`;
	return `(${link(name, runUrl(run, serverUrl), serverUrl)}${attempt}${sha})`;
}
function footer(report) {
	const { secrets, hiddenCharacters, cutLines } = report.cleaned;
	const parts = [
		secrets === 0 ? "" : count(secrets, "secret value"),
		hiddenCharacters === 0 ? "" : count(hiddenCharacters, "hidden character"),
		cutLines === 0 ? "" : count(cutLines, "overlong line")
	].filter((part) => part !== "");
	const cleaned = parts.length === 0 ? "" : ` Taken out or cut before anything was shown: ${parts.join(", ")}.`;
	const model = escapeText(shorten(modelLine(report), 600));
	return `Retrace ${escapeText(report.retrace)} read the logs; it ran and changed nothing.${cleaned}${model === "" ? "" : ` ${model}`}`;
}
// src/main.ts
/**
* Reads the inputs (`read` gives the raw string of one), runs the mode that they name and publishes its report; gives the report back.
* When it cannot go on, or `broken` rejects meanwhile, it publishes a report that says so, and throws the RetraceError.
*/
async function main(read, facts, redactor, use) {
	try {
		const done = diagnoseMode(readInputs(read), facts, redactor, use);
		return await (use.broken === void 0 ? done : Promise.race([done, use.broken]));
	} catch (thrown) {
		const error = asRetraceError(thrown);
		const reason = error.fault === "user" ? "bad_input" : "internal";
		await publishFile(scrub({
			...emptyReport(facts.repository),
			status: "refused",
			reason,
			notes: [{
				code: reason,
				text: error.sentence
			}]
		}, redactor), use);
		throw error;
	}
}
async function diagnoseMode(inputs, facts, redactor, use) {
	const ask = async (id) => id === void 0 ? void 0 : use.ci.run(id);
	const judgedId = facts.event === "workflow_run" ? facts.upstreamRunId : facts.runId;
	const judged = await ask(judgedId);
	const decision = gate(await gateFacts(inputs, facts, judged, use));
	if (decision.decision === "refuse") return refuse(decision, facts, redactor, use);
	const runId = inputs.runId ?? judgedId;
	const run = runId === judgedId ? judged : await ask(runId);
	const target = {
		repository: facts.repository,
		runId,
		attempt: inputs.attempt ?? facts.attempt,
		own: runId === facts.runId ? {
			...facts,
			checkRunId: inputs.jobId,
			status: inputs.job?.status,
			steps: inputs.steps
		} : void 0,
		needs: runId === facts.runId ? inputs.needs : void 0,
		logPath: inputs.logPath,
		jobs: inputs.jobs,
		workflow: inputs.workflow,
		testReports: hasOwnReports(inputs, runId === facts.runId) ? inputs.testReports : []
	};
	const confirmed = decision.reason === "ok" ? [] : [{
		code: decision.reason,
		text: decision.why
	}];
	const asking = inputs.model === void 0 ? void 0 : use.connect?.(inputs.model);
	const report = await diagnoseRun(target, run, [...confirmed, ...inputs.notes], redactor, {
		...use,
		asking
	});
	await publish(report, inputs, facts.serverUrl, use);
	return report;
}
/** Reports of other jobs lie in other workspaces: what is found in this one belongs to the failing job, or to the saved logs. */
function hasOwnReports({ job, logPath }, isOwnRun) {
	return logPath.length > 0 || isOwnRun && (job?.status === "failure" || job?.status === "cancelled");
}
/** The diagnosis of one run or of saved logs, ready for any sink. `run` is the platform's answer, if it was asked. */
async function diagnoseRun(target, run, notes, redactor, use) {
	const evidence = await gather(target, run, use);
	const keyless = diagnose({
		...evidence,
		notes: [...notes, ...evidence.notes]
	}, redactor, use);
	const { asking, log } = use;
	return scrub(await withToolCommands(await explain(asking === void 0 ? keyless : await refine(scrub(keyless, redactor), {
		asking,
		log
	}), evidence, target.attempt, redactor, use), evidence, use), redactor);
}
/** The report with what other runs say about its problems. */
async function explain(report, evidence, attempt, redactor, use) {
	const past = await pastOf(report, evidence, attempt, redactor, use);
	const attempts = compareAttempts(report, past);
	return {
		...report,
		problems: withPast(report, past),
		...attempts === void 0 ? {} : { attempts }
	};
}
async function gateFacts(inputs, facts, run, { ci }) {
	const base = {
		event: facts.event,
		file: facts.file,
		inputs: {
			agent: false,
			allowWorkflowRun: inputs.allowWorkflowRun,
			agentAccounts: []
		}
	};
	if (run?.ok !== true) return {
		...base,
		api: void 0
	};
	const { event, headRepositoryId, repositoryId } = run.value;
	const api = { run: {
		event,
		headRepositoryId,
		repositoryId
	} };
	const wanted = facts.event === "workflow_run" && inputs.allowWorkflowRun;
	const isPull = event === "pull_request" || facts.file.upstreamEvent === "pull_request";
	if (!wanted || !isPull || headRepositoryId !== repositoryId) return {
		...base,
		api
	};
	const author = await ci.author(run.value);
	return {
		...base,
		api: {
			...api,
			...author.ok ? { author: author.value } : {}
		}
	};
}
/** Report file first, then what is drawn from it: if a later sink fails, the file is there. */
async function publish(report, inputs, serverUrl, use) {
	await publishFile(report, use);
	if (inputs.annotations) use.publisher.annotate(annotations(report));
	if (inputs.summary) await use.publisher.summary(summary(report, { serverUrl }));
}
async function publishFile(report, { publisher }) {
	const path = await publisher.file("retrace-report.json", `${JSON.stringify(report, null, 2)}\n`);
	for (const [name, value] of Object.entries(outputs(report, path))) publisher.output(name, value);
}
async function refuse(decision, facts, redactor, use) {
	const { reason, why } = decision;
	const report = scrub({
		...emptyReport(facts.repository),
		status: "refused",
		reason,
		notes: [{
			code: reason,
			text: why
		}]
	}, redactor);
	use.publisher.annotate([{
		level: "notice",
		title: "Retrace did not run",
		message: why
	}]);
	await publishFile(report, use);
	return report;
}
export { sayer as A, flat as C, readModelInputs as D, wrap as E, grammars as F, git$1 as I, local as M, fileChunks as N, version as O, fileHead$1 as P, columns as S, painter as T, count as _, statusWords as a, words as b, modelLine as c, whyText as d, reproduction as f, isCheck as g, problemViews as h, checkCounts as i, reportFolder as j, secretsOf as k, outputNames as l, placeText as m, main as n, partialLogs as o, headline as p, summary as r, attemptsLine as s, diagnoseRun as t, causeText as u, excerpt as v, pad as w, clip as x, list as y };
