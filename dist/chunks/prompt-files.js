export { t as promptFiles } from "./prompt-files2.js";
