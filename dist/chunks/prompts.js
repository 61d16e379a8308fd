import { t as require_dist } from "./dist.js";
import { _ as record, l as _enum, t as RetraceError, u as array, v as strictObject, w as prettifyError, y as string } from "./errors.js";
import { t as clean } from "./clean.js";
// src/prompts.ts
var import_dist = require_dist();
/** A hole: `data` is text of others and is delimited, `text` is of our own making and stands as it is. */
const HoleKind = _enum(["data", "text"]);
const PromptFile = strictObject({
	name: string().regex(/^[a-z][a-z-]*$/),
	description: string(),
	/** Every `{{hole}}` of the messages, each with its kind. */
	holes: record(string().regex(/^[a-z][a-zA-Z]*$/), HoleKind),
	messages: array(strictObject({
		role: _enum(["system", "user"]),
		content: string().min(1)
	})).min(1)
});
const hole = /\{\{\s*([^{}]*?)\s*\}\}/g;
/** Reads the text of a `.prompt.yml` file. Throws `bad_prompt` when it is malformed or its holes and their list differ. */
function readPrompt(text, file) {
	const parsed = PromptFile.safeParse(parsedYaml(text, file));
	if (!parsed.success) throw bad(file, prettifyError(parsed.error));
	const prompt = parsed.data;
	const used = new Set(prompt.messages.flatMap((m) => [...m.content.matchAll(hole)].map((h) => h[1] ?? "")));
	for (const name of used) if (!(name in prompt.holes)) throw bad(file, `the hole {{${name}}} is not in its list of holes`);
	for (const name of Object.keys(prompt.holes)) if (!used.has(name)) throw bad(file, `the hole ${name} is listed and never used`);
	for (const { role, content } of prompt.messages) for (const [, name = ""] of role === "system" ? content.matchAll(hole) : []) if (prompt.holes[name] === "data") throw bad(file, `the hole {{${name}}} takes text of others, which may not stand in a system message`);
	return prompt;
}
/**
* The messages with every hole filled. `values` must name exactly the prompt's holes. `marker` is random text of this run (at least
* 32 characters); it ends the data blocks, so a text that holds it is altered.
*/
function fillPrompt(prompt, values, marker) {
	if (marker.length < 32) throw bad(prompt.name, "the marker of the data blocks is too short to be unguessable");
	for (const name of Object.keys(prompt.holes)) if (!Object.hasOwn(values, name)) throw bad(prompt.name, `no value was given for ${name}`);
	for (const name of Object.keys(values)) if (!Object.hasOwn(prompt.holes, name)) throw bad(prompt.name, `${name} is no hole of it`);
	return prompt.messages.map(({ role, content }) => ({
		role,
		content: content.replace(hole, (_, name) => {
			const value = values[name] ?? "";
			return prompt.holes[name] === "data" ? dataBlock(name, value, marker) : value;
		})
	}));
}
/** Text of others between a start and an end that it cannot forge. */
function dataBlock(name, text, marker) {
	return `<data name="${name}" id="${marker}">\n${harmless(text, marker)}\n</data id="${marker}">`;
}
/** Without hidden characters, our marker, and the tokens by which chat templates part roles. */
function harmless(text, marker) {
	return clean(text).replaceAll(marker, "[marker removed]").replace(/<\|/g, "< |").replace(/\|>/g, "| >").replace(/\[(\/?)(INST|SYS)\]/g, "[ $1$2 ]").replace(/<<(\/?)SYS>>/g, "< <$1SYS> >").replace(/<(\/?)(data|system|assistant|user|untrusted)\b/gi, "< $1$2");
}
function parsedYaml(text, file) {
	try {
		return (0, import_dist.parse)(text);
	} catch (cause) {
		throw bad(file, cause instanceof Error ? cause.message : String(cause));
	}
}
function bad(file, what) {
	return new RetraceError("bad_prompt", `The prompt ${file} cannot be used: ${what}.`, "This is a fault of Retrace: please report it.");
}
export { readPrompt as n, fillPrompt as t };
