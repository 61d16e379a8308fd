import { _ as record, g as object, y as string } from "./errors.js";
import { fileURLToPath } from "node:url";
import { t as require_dist } from "./dist.js";
import { n as readFileBounded } from "./open-file.js";
// src/adapters/action-defaults.ts
var import_dist = require_dist();
const Manifest = object({ inputs: record(string(), object({ default: string().optional() })) });
/** The default of an input by its name, empty where it has none. `root` is the action's folder. */
function actionDefaults(root) {
	const text = Buffer.from(readFileBounded(fileURLToPath(new URL("action.yml", root)), 1 << 20)).toString("utf8");
	const { inputs } = Manifest.parse((0, import_dist.parse)(text));
	return (name) => inputs[name]?.default ?? "";
}
export { actionDefaults };
