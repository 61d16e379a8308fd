export { t as githubCi } from "./github.js";
