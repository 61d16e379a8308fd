export { t as openModel } from "./model.js";
