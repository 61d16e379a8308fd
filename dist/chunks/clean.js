// src/text/clean.ts
const suspicious = /[^\t\n\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2190-\u21ff\u2500-\u257f]|\^\[\[/;
const hidden = /[\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const controls = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g;
/**
* Text without terminal escapes (CSI, OSC, DCS, single; also the `^[[` that consoles print), control characters and hidden
* code points, NFC-normalised. `\n` and `\t` stay; a lone `\r`, U+2028 and U+2029 become a space.
*/
function clean(text, tally) {
	if (!suspicious.test(text)) return text;
	return stripEscapes(text).replace(/\r+(?=\n|$)/g, "").replace(/[\r\u2028\u2029\u0085]/g, " ").replace(controls, "").normalize("NFC").replace(hidden, () => {
		if (tally !== void 0) tally.hidden++;
		return "";
	});
}
const ESC = 27;
const BEL = 7;
/** Removes terminal escape sequences; one pass, every character is looked at a bounded number of times. */
function stripEscapes(text) {
	let out = "";
	let kept = 0;
	let i = 0;
	while (i < text.length) {
		const end = escapeEnd(text, i);
		if (end === i) {
			i++;
			continue;
		}
		out += text.slice(kept, i);
		i = end;
		kept = end;
	}
	return kept === 0 ? text : out + text.slice(kept);
}
/** End of the escape sequence that starts at `i`, or `i` when none does. */
function escapeEnd(text, i) {
	const c = text.charCodeAt(i);
	if (c === 155) return csiEnd(text, i + 1);
	if (c === 94 && text.charCodeAt(i + 1) === 91 && text.charCodeAt(i + 2) === 91) return csiEnd(text, i + 3);
	if (c !== ESC) return i;
	const next = text.charCodeAt(i + 1);
	if (next === 91) return csiEnd(text, i + 2);
	if (next === 93 || next === 80 || next === 88 || next === 94 || next === 95) return stringEnd(text, i + 2);
	if (next >= 32 && next <= 47) return next === 32 ? i + 1 : Math.min(i + 3, text.length);
	if (next >= 48 && next <= 126) return i + 2;
	return i + 1;
}
function csiEnd(text, from) {
	let i = from;
	while (i < text.length && inRange(text.charCodeAt(i), 32, 63)) i++;
	return i < text.length && inRange(text.charCodeAt(i), 64, 126) ? i + 1 : i;
}
function stringEnd(text, from) {
	for (let i = from; i < text.length; i++) {
		const c = text.charCodeAt(i);
		if (c === BEL) return i + 1;
		if (c === ESC) return text.charCodeAt(i + 1) === 92 ? i + 2 : i;
		if (c === 10 || c === 13) return i;
	}
	return text.length;
}
function inRange(c, low, high) {
	return c >= low && c <= high;
}
export { clean as t };
