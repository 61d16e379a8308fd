// src/text/byte-shape.ts
const sample = 8192;
/**
* Byte order when `head` (the first bytes of a file) is UTF-16: by its BOM, else by NULs in every second place, as PowerShell
* redirects and old editors write them. `undefined` for everything else, NUL-filled files included.
*/
function utf16Order(head) {
	if (head[0] === 255 && head[1] === 254) return "le";
	if (head[0] === 254 && head[1] === 255) return "be";
	const end = Math.min(head.length, sample) & -2;
	if (end < 8) return void 0;
	let even = 0;
	let odd = 0;
	for (let i = 0; i < end; i += 2) {
		if (head[i] === 0) even++;
		if (head[i + 1] === 0) odd++;
	}
	const half = end / 2;
	if (odd > half * .7 && even < half * .05) return "le";
	if (even > half * .7 && odd < half * .05) return "be";
}
/**
* True when `head` is no text in any encoding we read. Logs do hold stray control bytes, so single ones do not count; compressed
* data has about one in ten, machine code has many NULs.
*/
function looksBinary(head) {
	if (head.length === 0 || utf16Order(head) !== void 0) return false;
	const end = Math.min(head.length, sample);
	let controls = 0;
	for (let i = 0; i < end; i++) {
		const c = head[i] ?? 0;
		if (c < 32 && !(c >= 7 && c <= 13) && c !== 27) controls++;
	}
	return controls > end * .05;
}
export { utf16Order as n, looksBinary as t };
