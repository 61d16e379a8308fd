import { t as clean } from "./clean.js";
// src/text/byte-search.ts
/** Blocks are three bytes (two where the window is short), hashed into this many slots; a collision only shortens a jump. */
const slots = 65536;
/** A longer window would fill the table with blocks and jump no further. */
const widest = 24;
/** Empty patterns are ignored. Patterns shorter than three bytes make the search slow, never wrong. */
function byteSearch(patterns) {
	const wanted = patterns.filter((pattern) => pattern.length > 0);
	if (wanted.length === 0) return {
		longest: 0,
		each: () => {}
	};
	const shortest = wanted.reduce((min, pattern) => Math.min(min, pattern.length), widest);
	const longest = wanted.reduce((max, pattern) => Math.max(max, pattern.length), 0);
	const width = shortest < 6 ? Math.min(2, shortest) : 3;
	const jumps = jumpTable(wanted, shortest, width);
	const buckets = bucketsByLastBlock(wanted, shortest, width);
	return {
		longest,
		each(bytes, from, to, hit) {
			let start = -1;
			let end = -1;
			let last = from + shortest - 1;
			while (last < to) {
				const slot = slotAt(bytes, last, width);
				const jump = jumps[slot] ?? 1;
				if (jump > 0) {
					last += jump;
					continue;
				}
				const at = last - shortest + 1;
				const length = longestAt(buckets.get(slot) ?? [], bytes, at, to);
				if (length > 0 && at < end) end = Math.max(end, at + length);
				else if (length > 0) {
					if (start >= 0) hit(start, end);
					start = at;
					end = at + length;
				}
				last++;
			}
			if (start >= 0) hit(start, end);
		}
	};
}
/** The slot of the block whose last byte is at `last`. */
function slotAt(bytes, last, width) {
	const c = bytes[last] ?? 0;
	if (width === 1) return c;
	const b = bytes[last - 1] ?? 0;
	if (width === 2) return b << 8 | c;
	return ((bytes[last - 2] ?? 0) << 10 ^ b << 5 ^ c) & 65535;
}
/** How far a window may move when it ends with the block of a slot: 0 where a pattern's first `shortest` bytes end so. */
function jumpTable(patterns, shortest, width) {
	const jumps = new Uint8Array(slots).fill(shortest - width + 1);
	for (const pattern of patterns) for (let last = width - 1; last < shortest; last++) {
		const slot = slotAt(pattern, last, width);
		jumps[slot] = Math.min(jumps[slot] ?? 0, shortest - 1 - last);
	}
	return jumps;
}
function bucketsByLastBlock(patterns, shortest, width) {
	const buckets = /* @__PURE__ */ new Map();
	for (const pattern of patterns) {
		const slot = slotAt(pattern, shortest - 1, width);
		buckets.set(slot, [...buckets.get(slot) ?? [], pattern]);
	}
	return buckets;
}
/** Length of the longest of `patterns` that stands at `at`, 0 when none does. */
function longestAt(patterns, bytes, at, to) {
	let longest = 0;
	for (const pattern of patterns) if (pattern.length > longest && at + pattern.length <= to && standsAt(pattern, bytes, at)) longest = pattern.length;
	return longest;
}
function standsAt(pattern, bytes, at) {
	for (let i = 0; i < pattern.length; i++) if (pattern[i] !== bytes[at + i]) return false;
	return true;
}
/** A derived form shorter than this meets ordinary words too often. */
const shortestForm = 6;
/**
* Every text under which `value` is searched: raw, cleaned, base64 and base64url (the characters that do not depend on the
* bytes around it, at all three offsets, so that `Basic` credentials are covered), hex, URL, JSON, XML and shell-quoted
* forms, and each line of a multi-line value, as the runner masks them. Empty when the value is too short to search.
*/
function encodedForms(value) {
	const whole = value.trim();
	if (whole.length < 4) return [];
	const lines = whole.split(/[\r\n]+/).map((line) => line.trim());
	const texts = /* @__PURE__ */ new Set([
		whole,
		clean(whole),
		...lines.length > 1 ? lines : []
	]);
	const forms = /* @__PURE__ */ new Set();
	for (const text of texts) for (const form of formsOf(text)) if (form.length >= shortestForm) forms.add(form);
	return [...forms.add(whole)];
}
function formsOf(text) {
	const bytes = Buffer.from(text);
	const url = encodeURIComponent(text);
	const strictUrl = url.replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
	const json = JSON.stringify(text).slice(1, -1);
	const base64 = [
		0,
		1,
		2
	].map((offset) => base64Middle(bytes, offset));
	return [
		text,
		...base64,
		...base64.map((form) => form.replaceAll("+", "-").replaceAll("/", "_")),
		bytes.toString("hex"),
		bytes.toString("hex").toUpperCase(),
		url,
		strictUrl,
		strictUrl.replaceAll("%20", "+"),
		strictUrl.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
		json,
		json.replaceAll("/", "\\/"),
		json.replace(/[^\x20-\x7e]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`),
		xmlEscaped(text),
		text.replaceAll("'", "'\\''"),
		text.replaceAll("'", "''")
	];
}
/** The base64 characters of `bytes` that stay the same whatever stands before (`offset` bytes modulo 3) and after it. */
function base64Middle(bytes, offset) {
	const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
	const first = Math.ceil(offset * 8 / 6);
	const end = Math.floor((offset + bytes.length) * 8 / 6);
	return encoded.slice(first, end);
}
function xmlEscaped(text) {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;").replaceAll("'", "&apos;");
}
const star = 42;
/** A search for all forms of all `values` at once. */
function secretMatcher(values) {
	const search = byteSearch([...new Set(values.flatMap(encodedForms))].map((form) => Buffer.from(form)));
	return {
		longest: search.longest,
		tooShort: values.filter((value) => value.trim() !== "" && value.trim().length < 4).length,
		overwrite(bytes, from, to) {
			let count = 0;
			search.each(bytes, from, to, (start, end) => {
				bytes.fill(star, start, end);
				count++;
			});
			return count;
		},
		stretches(bytes, from, to) {
			const found = [];
			search.each(bytes, from, to, (start, end) => found.push([start, end]));
			return found;
		}
	};
}
// src/text/entropy.ts
const bitsOfSecret = 4;
/** Of a run of 24 or more, so many characters in a row must be unexplained: base64 has signs that cut a secret into parts. */
const shortestPart = 12;
/** Two folders named by words; stores and caches name the folders below them by hashes of small letters. */
const wordSegments = /\/[a-z]{2,}\/[a-z]{2,}\//;
const noCapitals = /^[0-9a-z]*$/;
const hex = /^(?:[0-9a-f]*|[0-9A-F]*)$/;
/** Runs of the base64 and base64url alphabets; one class, so the scan is linear. */
const run = /[A-Za-z0-9+/_=-]{24,}/g;
/** `text` with each run that looks random replaced by what `mark` returns. */
function redactEntropy(text, mark) {
	return text.replace(run, (token, at) => isRandom(token, text, at) ? mark() : token);
}
function isRandom(token, text, at) {
	if (!/\d/.test(token) || !/[A-Za-z]/.test(token)) return false;
	if (bitsPerCharacter(token) <= bitsOfSecret) return false;
	const before = text.slice(Math.max(0, at - 64), at);
	if (isDigest(token, before) || isMangled(token, before)) return false;
	return unexplained(token, wordSegments.test(before + token)) >= shortestPart;
}
/** The longest part (between signs) that is neither hash nor made of words: nearly all of a token, little of a path. */
function unexplained(token, inPath) {
	let length = 0;
	for (const part of token.split(/[-_/+=]/)) {
		const hash = hex.test(part) || inPath && noCapitals.test(part);
		if (part.length > length && !hash && !isWords(part)) length = part.length;
	}
	return length;
}
/** Shannon entropy over the characters of `token`, in bits. */
function bitsPerCharacter(token) {
	const counts = /* @__PURE__ */ new Map();
	for (const c of token) counts.set(c, (counts.get(c) ?? 0) + 1);
	let bits = 0;
	for (const n of counts.values()) bits -= n / token.length * Math.log2(n / token.length);
	return bits;
}
/** `sha512-…` (npm), `h1:…` (go.sum), `SHA256:…` (ssh), `content hash …` (NuGet) and public ssh keys: they are meant to be seen. */
function isDigest(token, before) {
	return /^(?:sha|md)\d{1,3}[-_=]/i.test(token) || /(?:(?:sha|md)\d{1,3}[:-]|h1:|ssh-[a-z0-9]{3,7} |nistp\d{3} |(?:hash|digest|checksum|integrity|fingerprint)["']?[:= ]{1,2}["']?)$/i.test(before);
}
/**
* Words, camelCase, with few digits: pieces of one kind of character (a capital may lead small letters) are three and a half or more
* characters long on average. Random base62 has about two, random base36 two and a half.
*/
function isWords(part) {
	const pieces = part.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
	return part.length >= pieces.length * 3.5;
}
/** Linker names of Swift (`$s…`), C++ (`_Z…`) and Rust (`_R…`), as backtraces print them. */
function isMangled(token, before) {
	return /^_{1,3}[ZR][A-Za-z\d]/.test(token) || before.endsWith("$") && /^[sSe]/.test(token);
}
/** `text` with everything that looks like a secret replaced by `***`, and how many places that were. Line breaks stay. */
function redactShapes(text) {
	let count = 0;
	const mark = () => {
		count++;
		return "***";
	};
	let out = redactKeyBlocks(text, mark);
	for (const rule of tokenRules) if (out.includes(rule.sign)) out = out.replace(rule.pattern, mark);
	for (const { sign, pattern } of valueRules) {
		if (!sign.test(out)) continue;
		out = out.replace(pattern, (whole, before, value) => {
			return isPlain(value) ? whole : before + mark();
		});
	}
	return {
		text: redactEntropy(out, mark),
		count
	};
}
/** Tokens by the prefix their issuer documents. `sign` is a literal that must be there: it spares the pattern. */
const tokenRules = [
	{
		sign: "gh",
		pattern: /(?<![A-Za-z0-9])gh[oprsu]_[A-Za-z0-9._-]{36,}/g
	},
	{
		sign: "github_pat_",
		pattern: /github_pat_\w{22,}/g
	},
	{
		sign: "glpat-",
		pattern: /glpat-[\w-]{20,}/g
	},
	{
		sign: "A",
		pattern: /(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}(?![A-Za-z0-9])/g
	},
	{
		sign: "AIza",
		pattern: /AIza[\w-]{35}/g
	},
	{
		sign: "ya29.",
		pattern: /ya29\.[\w-]{20,}/g
	},
	{
		sign: "xox",
		pattern: /xox[a-z]-[A-Za-z0-9-]{10,}/g
	},
	{
		sign: "hooks.slack.com",
		pattern: /(?<=hooks\.slack\.com\/(?:services|workflows)\/)[A-Za-z0-9/_-]{20,}/g
	},
	{
		sign: "/api/webhooks/",
		pattern: /(?<=\/api\/webhooks\/\d{10,24}\/)[\w-]{40,}/g
	},
	{
		sign: "k_",
		pattern: /(?<![A-Za-z0-9])[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/g
	},
	{
		sign: "whsec_",
		pattern: /whsec_[A-Za-z0-9+/=]{24,}/g
	},
	{
		sign: "npm_",
		pattern: /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}(?!\w)/g
	},
	{
		sign: "pypi-AgE",
		pattern: /pypi-AgE[\w-]{40,}/g
	},
	{
		sign: "rubygems_",
		pattern: /rubygems_[a-f0-9]{48}/g
	},
	{
		sign: "dckr_pat_",
		pattern: /dckr_pat_[\w-]{20,}/g
	},
	{
		sign: "dop_v1_",
		pattern: /dop_v1_[a-f0-9]{64}/g
	},
	{
		sign: "hvs.",
		pattern: /(?<!\w)hvs\.[\w-]{24,}/g
	},
	{
		sign: "hf_",
		pattern: /(?<![A-Za-z0-9])hf_[A-Za-z0-9]{30,}/g
	},
	{
		sign: "SG.",
		pattern: /(?<!\w)SG\.[\w-]{16,32}\.[\w-]{32,64}/g
	},
	{
		sign: "sk-",
		pattern: /(?<![\w-])sk-(?=[a-zA-Z_-]{0,40}\d)[\w-]{24,}/g
	},
	{
		sign: "eyJ",
		pattern: /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8}[\w.-]*/g
	}
];
const names = "passw(?:or)?d|passphrase|pwd|secret|(?<!PublicKey)token|api[_-]?key|access[_-]?key(?:[_-]?id)?|secret[_-]?key|private[_-]?key|signing[_-]?key|account[_-]?key|shared[_-]?access[_-]?key|client[_-]?secret|credentials?|authkey|amz-(?:signature|credential)|goog-signature|[?&]sig(?:nature)?";
/** A telling name and what stands after it: the first group is kept, the second is the secret. */
const valueRules = [
	{
		sign: /:\/\//,
		pattern: /(:\/\/[^\s/:@"'<>]{0,128}:)([^\s/@"'<>]{1,512})(?=@)/g
	},
	{
		sign: /:\/\//,
		pattern: /(:\/\/)([^\s/:@"'<>]{20,512})(?=@)/g
	},
	{
		sign: /authorization/i,
		pattern: /(authorization["']?[:=][ \t]{0,8}["']?[a-z]{1,16}[ \t]{1,8})([^\s"',;]+)/gi
	},
	{
		sign: /bearer|basic/i,
		pattern: /(\b(?:bearer|basic) )((?=[\w+/~.-]{0,200}\d)[\w+/~.-]{16,}={0,2})/gi
	},
	{
		sign: /["'][ \t]?$|["']/m,
		pattern: new RegExp(`((?:${names})\\\\?["']?(?:[:=]|=>|:=)[ \\t]{0,4}\\\\?["'])([^"'\\\\\\n]{4,512})(?=\\\\?["'])`, "gi")
	},
	{
		sign: /=/,
		pattern: new RegExp(`((?:${names})=)([^\\s"'\`,;&<>(){}\\[\\]\\\\|]{6,})`, "gi")
	},
	{
		sign: /:|--/,
		pattern: new RegExp(`((?:${names})["']?: {0,4}|--(?:[a-z]{1,20}-){0,3}(?:${names}) )(?=[^\\s\\d]{0,64}\\d)([^\\s"'\`,;&<>(){}\\[\\]\\\\|]{6,})`, "gi")
	}
];
/** Values that only stand for a secret: marks, variables, expressions, types, paths, versions, times and words of configuration. */
function isPlain(value) {
	return /^[*x•.]+$/i.test(value) || /^(?:\$\{?[A-Za-z_]|%\w+%|\{\{|<[^<>]*>$)/.test(value) || /^(?:[A-Za-z]:[\\/]|~?\/|\.{1,2}\/)/.test(value) || /^\d{1,9}(?:[.:,-]\d{1,9}){1,9}[a-z]{0,2}$/.test(value) || /^(?:true|false|null|none|nil|undefined|required|optional|string|boolean|process\.env|os\.|env\.|secrets\.|self\.)/i.test(value);
}
const begin = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const end = "-----END";
/** An unfinished key block hides at most this much; the largest RSA keys in use take 13 KiB. */
const longestKey = 16384;
/** Body of each private key block, up to its END or, unfinished, to the end of the text: one mark a line. */
function redactKeyBlocks(text, mark) {
	if (!text.includes("PRIVATE KEY")) return text;
	let out = "";
	let kept = 0;
	for (const found of text.matchAll(begin)) {
		const from = found.index + found[0].length;
		if (found.index < kept) continue;
		const window = text.slice(from, from + longestKey);
		const length = window.indexOf(end);
		const to = from + (length < 0 ? window.length : length);
		const body = text.slice(from, to).replace(/[^\n]+/g, (line) => /\w/.test(line) && !/^\\n$/.test(line) ? mark() : line);
		out += text.slice(kept, from) + body;
		kept = to;
	}
	return kept === 0 ? text : out + text.slice(kept);
}
// src/text/redact.ts
/** A redactor for the known secret `values`; see `secretsOf` for which these are. */
function redactor(values) {
	const search = secretMatcher(values);
	let count = 0;
	const matcher = {
		...search,
		overwrite(bytes, from, to) {
			const hits = search.overwrite(bytes, from, to);
			count += hits;
			return hits;
		}
	};
	const exact = (text) => {
		if (search.longest === 0) return text;
		const bytes = Buffer.from(text);
		const stretches = search.stretches(bytes, 0, bytes.length);
		if (stretches.length === 0) return text;
		count += stretches.length;
		let out = "";
		let kept = 0;
		for (const [start, end] of stretches) {
			out += bytes.toString("utf8", kept, start) + "***";
			kept = end;
		}
		return out + bytes.toString("utf8", kept);
	};
	return {
		matcher,
		exact,
		text(text) {
			const shaped = redactShapes(exact(text));
			count += shaped.count;
			return shaped.text;
		},
		count: () => count
	};
}
/** At most `max` UTF-16 units from the start of `text`; never half a `***` and never half a surrogate pair. */
function cut(text, max) {
	if (text.length <= max) return text;
	let end = Math.max(0, max);
	const stars = text[end] === "*" ? trailingStars(text, end) : 0;
	if (stars < 3) end -= stars;
	const last = text.charCodeAt(end - 1);
	return text.slice(0, last >= 55296 && last <= 56319 ? end - 1 : end);
}
/** How many `*` stand right before `end`, counted up to a whole mark. */
function trailingStars(text, end) {
	let n = 0;
	while (n < 3 && n < end && text[end - 1 - n] === "*") n++;
	return n;
}
export { byteSearch as i, redactor as n, encodedForms as r, cut as t };
