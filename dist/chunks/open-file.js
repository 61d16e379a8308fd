import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, readdirSync, realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";
import { t as RetraceError } from "./errors.js";
// src/text/relative-path.ts
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;
const hiddenAll = new RegExp(hidden.source, "gu");
/** Why `path` may not be opened inside a tree, or undefined when its text is harmless. Says nothing about links. */
function pathFault(path) {
	if (path === "" || path.length > 4096) return "it is empty or too long";
	if (hidden.test(path)) return "it holds control or hidden characters";
	if (path !== path.normalize("NFC")) return "it is not in normal form (NFC)";
	if (path.includes("\\")) return "it holds a backslash";
	if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) return "it is absolute";
	const components = path.split("/");
	if (components.some((component) => component === "" || component === "." || component === "..")) return "it is not plain";
	if (components.some(isGitFolder)) return "it leads into a .git folder";
}
/**
* Whether a file system could take `component` for `.git`: any case, hidden characters (HFS+), trailing dots and blanks,
* a stream (`.git::$INDEX_ALLOCATION`) and the short name (`git~1`) of NTFS.
*/
function isGitFolder(component) {
	const name = component.replace(hiddenAll, "").toLowerCase().split(":", 1)[0]?.replace(/[. ]+$/, "");
	return name === ".git" || /^git~\d+$/.test(name ?? "");
}
// src/adapters/open-file.ts
/**
* A door to the files below `root`. Links are followed between folders only, and never to the outside or into `.git`.
* Throws `not_found` when there is no `root`.
*/
function openInside(root) {
	const realRoot = realOrThrow(root);
	return {
		read(path, maxBytes) {
			const fault = pathFault(path);
			if (fault !== void 0) throw unsafe(path, fault);
			const parent = insideOrThrow(realRoot, dirname(join(realRoot, path)), path);
			return readRegular(join(parent, basename(path)), path, maxBytes, (opened) => {
				const now = statOf(join(insideOrThrow(realRoot, parent, path), basename(path)));
				if (now?.ino !== opened.ino || now.dev !== opened.dev) throw unsafe(path, "it changed while it was opened");
			});
		},
		list(maxEntries = 2e5) {
			const files = [];
			const folders = [""];
			let seen = 0;
			for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) for (const entry of entriesOf(join(realRoot, folder))) {
				if (++seen > maxEntries) return files.sort();
				const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
				if (entry.isDirectory() && !isGitFolder(entry.name)) folders.push(path);
				else if (entry.isFile() && pathFault(path) === void 0) files.push(path);
			}
			return files.sort();
		}
	};
}
/** Bytes of a regular file that the user named (a log, a workflow): links are the user's own. Throws as `read` does. */
function readFileBounded(path, maxBytes) {
	return readRegular(realOrThrow(path), path, maxBytes);
}
function realOrThrow(path) {
	try {
		return realpathSync(path);
	} catch (cause) {
		throw notFound(path, cause);
	}
}
/** `named` is what messages call the file. */
function readRegular(path, named, maxBytes, verify) {
	const fd = openRegular(path, named);
	try {
		const stats = fstatSync(fd);
		if (!stats.isFile()) throw unsafe(named, "it is no regular file");
		verify?.(stats);
		if (stats.size > maxBytes) throw tooLarge(named, maxBytes);
		return readUpTo(fd, named, maxBytes);
	} finally {
		closeSync(fd);
	}
}
function openRegular(path, named) {
	try {
		return openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
	} catch (cause) {
		if (cause instanceof Error && "code" in cause && cause.code === "ELOOP") throw unsafe(named, "it is a link");
		throw notFound(named, cause);
	}
}
/** Reads to the end, whatever size the file claimed: it may grow, and files of /proc claim none. */
function readUpTo(fd, named, maxBytes) {
	const chunks = [];
	let total = 0;
	for (;;) {
		const chunk = Buffer.allocUnsafe(Math.min(1 << 20, maxBytes - total + 1));
		const n = readSync(fd, chunk, 0, chunk.length, null);
		if (n === 0) return Buffer.concat(chunks);
		total += n;
		if (total > maxBytes) throw tooLarge(named, maxBytes);
		chunks.push(chunk.subarray(0, n));
	}
}
/** The real path of `folder` if it is `realRoot` or below it, and not in a `.git` folder. */
function insideOrThrow(realRoot, folder, named) {
	let real;
	try {
		real = realpathSync(folder);
	} catch (cause) {
		throw notFound(named, cause);
	}
	const inside = relative(realRoot, real);
	const parts = inside.split(sep);
	if (isAbsolute(inside) || parts[0] === ".." || parts.some(isGitFolder)) throw unsafe(named, "a link on it leads elsewhere");
	return real;
}
function statOf(path) {
	return lstatSync(path, { throwIfNoEntry: false });
}
function entriesOf(folder) {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch {
		return [];
	}
}
function unsafe(path, why) {
	return new RetraceError("unsafe_path", `${JSON.stringify(path)} is not opened: ${why}.`, "Name a regular file of the checkout by its relative path.");
}
/** The cause is kept for debugging only; its message holds an absolute path, so it is never printed. */
function notFound(path, cause) {
	return new RetraceError("not_found", `There is no readable file ${JSON.stringify(path)}.`, "Check the name and its permissions.", { cause });
}
function tooLarge(path, maxBytes) {
	return new RetraceError("too_large", `${JSON.stringify(path)} is larger than ${maxBytes} bytes.`, "Hand in a smaller file.");
}
export { readFileBounded as n, openInside as t };
