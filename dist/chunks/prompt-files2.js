import { fileURLToPath } from "node:url";
import { n as readPrompt } from "./prompts.js";
import { n as readFileBounded } from "./open-file.js";
// src/adapters/prompt-files.ts
const largestPrompt = 65536;
/** All prompts, from the folder `prompts` under `root`. Throws `bad_prompt` or what the file opener says when one is broken. */
function promptFiles(root) {
	const read = (name) => {
		const file = `${name}.prompt.yml`;
		const path = fileURLToPath(new URL(`prompts/${file}`, root));
		return readPrompt(Buffer.from(readFileBounded(path, largestPrompt)).toString("utf8"), file);
	};
	return { decompose: read("decompose") };
}
export { promptFiles as t };
