import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { t as fillPrompt } from "./prompts.js";
import { t as cut } from "./redact.js";
import { Agent, request } from "node:http";
import { Agent as Agent$1, request as request$1 } from "node:https";
import { C as toJSONSchema, S as ZodError, f as int, g as object, t as RetraceError, u as array, w as prettifyError, x as unknown, y as string } from "./errors.js";
// src/adapters/budget.ts
const none = {
	inputTokens: 0,
	outputTokens: 0,
	cachedTokens: 0
};
/** A budget whose clock starts now. `now` gives milliseconds that only grow. */
function budget(limits, now = () => performance.now()) {
	const start = now();
	let requests = 0;
	let sum = none;
	const msLeft = () => Math.max(0, limits.maxMinutes * 6e4 - (now() - start));
	return {
		refusal(inputTokens) {
			const tokens = sum.inputTokens + sum.outputTokens;
			const cost = costOf({
				...sum,
				inputTokens: sum.inputTokens + inputTokens
			}, limits.prices);
			if (requests >= limits.maxRequests) return {
				code: "budget_requests",
				why: `all ${limits.maxRequests} requests of the input "max-requests" are used.`
			};
			if (msLeft() === 0) return {
				code: "budget_time",
				why: `the ${limits.maxMinutes} minutes of the input "max-minutes" are over.`
			};
			if (tokens + inputTokens > limits.maxTokens) return {
				code: "budget_tokens",
				why: `${tokens} tokens are used, the next request has about ${inputTokens}, and "max-tokens" is ${limits.maxTokens}.`
			};
			if (cost !== void 0 && cost > limits.maxCostUsd) return {
				code: "budget_cost",
				why: `the next request would bring the cost over the ${limits.maxCostUsd} USD of "max-cost-usd".`
			};
		},
		spend({ inputTokens, outputTokens, cachedTokens }) {
			requests++;
			sum = {
				inputTokens: sum.inputTokens + inputTokens,
				outputTokens: sum.outputTokens + outputTokens,
				cachedTokens: sum.cachedTokens + cachedTokens
			};
		},
		spent() {
			const cost = costOf(sum, limits.prices);
			return {
				requests,
				...sum,
				...cost === void 0 ? {} : { costUsd: cost }
			};
		},
		msLeft
	};
}
/** At full price: what a cached token costs differs between providers, and too high is safe. */
function costOf({ inputTokens, outputTokens }, prices) {
	return prices === void 0 ? void 0 : (inputTokens * prices.input + outputTokens * prices.output) / 1e6;
}
// src/adapters/model-endpoint.ts
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** The checked address, or why the key is not sent there. */
function endpointOf({ baseUrl, allowHttp }) {
	const url = URL.canParse(baseUrl) ? new URL(baseUrl) : void 0;
	const unusable = (why) => ({
		code: "model_unusable",
		why: `the input "base-url" ${why}`
	});
	if (url === void 0) return unusable("is no address. Write one such as https://api.openai.com/v1.");
	if (url.username !== "" || url.password !== "") return unusable("holds a user name. Take it out and use \"api-key\".");
	if (url.search !== "" || url.hash !== "") return unusable("has a query or fragment. Write the path alone.");
	if (url.protocol === "https:") return url;
	if (url.protocol !== "http:") return unusable("is neither https nor http.");
	if (loopback.test(url.hostname) || allowHttp) return url;
	return unusable("is http, and anybody on the way could read the key. Write https, or set \"allow-http-base-url\".");
}
/** Options of Node that load code of others into this process, or let others look into it. */
const preload = /(?:^|\s)(?:-r|--(?:require|import|(?:experimental-)?loader|inspect(?:-\w+)*))(?:[\s=]|$)/;
/** Libraries that the system's loader puts into every process. */
const libraries = [
	"LD_PRELOAD",
	"LD_AUDIT",
	"DYLD_INSERT_LIBRARIES"
];
/** Options and variables by which Node trusts more than the authorities it comes with. */
const openAuthorities = /(?:^|\s)--use-(?:openssl|system)-ca(?:\s|$)/;
const authorities = ["NODE_EXTRA_CA_CERTS", "NODE_USE_SYSTEM_CA"];
/** Why the key is not used in this process: an earlier step may have set these for all that come after it. */
function hostileEnvironment(env, trustRunnerCa) {
	const hostile = (why) => ({
		code: "hostile_environment",
		why
	});
	const set = (name) => (env[name] ?? "") !== "";
	if (env.NODE_TLS_REJECT_UNAUTHORIZED === "0") return hostile("NODE_TLS_REJECT_UNAUTHORIZED switches the check of certificates off. Take it out of the job.");
	if (preload.test(env.NODE_OPTIONS ?? "")) return hostile("NODE_OPTIONS loads other code into every Node process. Take it out of the job.");
	const library = libraries.find(set);
	if (library !== void 0) return hostile(`${library} loads other code into every process. Take it out of the job.`);
	const authority = openAuthorities.test(env.NODE_OPTIONS ?? "") ? "NODE_OPTIONS" : authorities.find(set);
	if (authority !== void 0 && !trustRunnerCa) return hostile(`${authority} adds certificate authorities. If they are your runner's, set "trust-runner-ca".`);
}
// src/adapters/model-reply.ts
const count = int().min(0);
const Usage = object({
	prompt_tokens: count,
	completion_tokens: count,
	prompt_tokens_details: object({ cached_tokens: count.nullish() }).nullish()
});
/** A chat completion as far as we read it: servers leave out most of what the description promises. */
const Completion = object({
	choices: array(object({
		message: object({
			content: string().nullish(),
			refusal: string().nullish()
		}),
		finish_reason: string().nullish()
	})).min(1),
	usage: unknown().optional()
});
/** No tokenizer makes fewer tokens of text than one for three bytes by much; a text is counted so where nobody else counts it. */
function estimatedTokens(text) {
	return Math.ceil(Buffer.byteLength(text) / 3);
}
/** A count below one token for sixteen bytes is no count but a lie or a default. */
const mostBytesPerToken = 16;
/** What a request cost by the endpoint's own count; by the size of the texts where that count is absent, zero or not believable. */
function spentOn(sent, received, usage) {
	const parsed = Usage.safeParse(usage);
	const told = parsed.success ? parsed.data : void 0;
	const input = believable(told?.prompt_tokens, sent);
	const cached = told?.prompt_tokens_details?.cached_tokens ?? 0;
	return {
		inputTokens: input,
		outputTokens: believable(told?.completion_tokens, received),
		cachedTokens: Math.min(cached, input)
	};
}
function believable(told, text) {
	return told !== void 0 && told > 0 && told * mostBytesPerToken >= Buffer.byteLength(text) ? told : Math.max(told ?? 0, estimatedTokens(text));
}
/** The JSON value that a reply holds, without fences, thoughts and words around it; undefined when there is none. */
function jsonIn(reply) {
	const text = reply.replace(/^\s*<think>[\s\S]*?<\/think>/, "").trim();
	const from = text.indexOf("{");
	const to = text.lastIndexOf("}");
	if (from < 0 || to < from) return void 0;
	try {
		return JSON.parse(text.slice(from, to + 1));
	} catch {
		return;
	}
}
// src/adapters/model-fetch.ts
/** What the endpoint needs to see. The client would also tell about this machine, and take further headers from the environment. */
const sentHeaders = [
	"authorization",
	"content-type",
	"accept"
];
/**
* A `fetch` that posts to `endpoint`'s origin alone and gives back whole answers of at most `maxBytes`. It follows no redirect: the
* answer 3xx is the answer. Fails with RetraceError `too_large` or `unsafe_path`, or with what the connection says.
*/
function modelFetch(endpoint, maxBytes) {
	const agent = endpoint.protocol === "https:" ? new Agent$1() : new Agent();
	return async (input, init = {}) => {
		const url = new URL(input instanceof Request ? input.url : input);
		if (url.origin !== endpoint.origin) throw new RetraceError("unsafe_path", `A request to ${url.host} was stopped.`, "It is not the model endpoint.");
		const given = new Headers(init.headers);
		const headers = {
			"accept-encoding": "identity",
			"user-agent": "retrace"
		};
		for (const name of sentHeaders) {
			const value = given.get(name);
			if (value !== null) headers[name] = value;
		}
		const secure = url.protocol === "https:" ? { rejectUnauthorized: true } : {};
		const options = {
			agent,
			headers,
			method: init.method ?? "GET",
			...secure,
			...init.signal ? { signal: init.signal } : {}
		};
		return new Promise((resolve, reject) => {
			const request$2 = (url.protocol === "https:" ? request$1 : request)(url, options, (answer) => {
				wholeBody(answer, maxBytes).then((body) => resolve(responseOf(answer, body)), (thrown) => {
					request$2.destroy();
					reject(thrown);
				});
			});
			request$2.on("error", reject);
			request$2.end(typeof init.body === "string" ? init.body : void 0);
		});
	};
}
async function wholeBody(answer, maxBytes) {
	const chunks = [];
	let bytes = 0;
	for await (const chunk of answer) {
		bytes += chunk.length;
		if (bytes > maxBytes) throw new RetraceError("too_large", `An answer of the model is larger than ${maxBytes >> 20} MiB.`, "It was not read.");
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
function responseOf(answer, body) {
	const { statusCode = 502 } = answer;
	const headers = new Headers();
	for (const name of [
		"content-type",
		"retry-after",
		"x-request-id"
	]) {
		const value = answer.headers[name];
		if (typeof value === "string") headers.set(name, value);
	}
	return new Response(statusCode === 204 || statusCode === 205 || statusCode === 304 ? null : body, {
		status: statusCode >= 200 && statusCode <= 599 ? statusCode : 502,
		headers
	});
}
// src/adapters/model-refusal.ts
const longestWaitMs = 6e4;
const usualWaitMs = 1e3;
/** Reads what the client threw. `client` is the class of the lazily loaded package, `model` the name that was asked for. */
function refusalOf(thrown, client, model) {
	const cause = thrown instanceof Error ? thrown.cause : void 0;
	if (cause instanceof RetraceError) return unusable(cause.sentence, cause.code === "too_large");
	if (thrown instanceof client.APIConnectionTimeoutError) return unusable("it did not answer in time.", true);
	if (thrown instanceof client.APIUserAbortError) return unusable("it did not answer in time.", true);
	if (thrown instanceof client.APIConnectionError) return {
		...unusable(`the connection failed (${said(cause ?? thrown)}).`, true),
		againAfterMs: usualWaitMs
	};
	if (thrown instanceof client.APIError && thrown.status !== void 0) return ofStatus(thrown.status, thrown, model);
	return unusable(`its answer could not be read (${said(thrown)}).`, true);
}
function ofStatus(status, answer, model) {
	const words = said(answer);
	if (status < 400) return {
		code: "endpoint_redirect",
		why: `it sends requests elsewhere (${status}), and the key goes nowhere but to the address in "base-url".`,
		charged: false
	};
	if (status === 401 || status === 403) return unusable(`it does not accept the key in "api-key" (${words}).`);
	if (status === 404) return unusable(`it does not know the model ${model}, or has no chat completions (${words}).`);
	if (status === 400 || status === 422) return ofRequest(words);
	if (status === 413) return {
		code: "context_limit",
		why: `the request is too long for it (${words}).`,
		charged: false
	};
	if (status === 429) return tooMany(answer, words);
	if (status === 408 || status === 409 || status >= 500) return {
		...unusable(`it failed (${words}).`, true),
		againAfterMs: waitOf(answer.headers) ?? usualWaitMs
	};
	return unusable(`it refused the request (${words}).`);
}
/** The endpoint could read the request and did not like something in it; only its words say what. */
function ofRequest(words) {
	if (/response_format|json_schema|json_object|structured output|guided/i.test(words)) return {
		...unusable(`it takes no form of answer (${words}).`),
		drop: "response_format"
	};
	if (/temperature/i.test(words)) return {
		...unusable(`it takes no temperature (${words}).`),
		drop: "temperature"
	};
	if (/context|too (?:long|large|many tokens)|maximum.{0,40}tokens|prompt_tokens/i.test(words)) return {
		code: "context_limit",
		why: `the request is too long for it (${words}). Lower "context-limit".`,
		charged: false
	};
	return unusable(`it refused the request (${words}).`);
}
function tooMany(answer, words) {
	if (answer.code === "insufficient_quota" || /insufficient.quota|billing/i.test(words)) return unusable(`the account has no quota left (${words}).`);
	const wait = waitOf(answer.headers) ?? usualWaitMs;
	if (wait > longestWaitMs) return unusable(`it asks to wait for ${Math.ceil(wait / 1e3)} s (${words}).`);
	return {
		...unusable(`it asks to slow down (${words}).`),
		againAfterMs: wait
	};
}
/** `Retry-After` in milliseconds; a date or nonsense counts as not given. */
function waitOf(headers) {
	const seconds = Number(headers?.get("retry-after") ?? NaN);
	return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1e3 : void 0;
}
function unusable(why, charged = false) {
	return {
		code: "model_unusable",
		why,
		charged
	};
}
/** The endpoint's own words, short enough for a sentence. */
function said(thrown) {
	const line = (thrown instanceof Error ? thrown.message : String(thrown)).replace(/\s+/g, " ").trim();
	return line.length <= 200 ? line : `${line.slice(0, 199)}…`;
}
// src/adapters/model-request.ts
/** How the endpoint is asked for JSON, strictest first. */
const ladder = [
	"json_schema",
	"json_object",
	"prompt"
];
const largestReply = 1 << 20;
/** Sends `turns` once and counts it. A refusal of any kind is a value. */
async function post(turns, of) {
	const { endpoint, settings, form, purse } = of;
	const { default: OpenAi } = await import("./openai.js");
	const client = new OpenAi({
		apiKey: settings.apiKey,
		baseURL: endpoint.href.replace(/\/$/, ""),
		organization: null,
		project: null,
		logLevel: "off",
		maxRetries: 0,
		timeout: Math.min(of.requestMs, Math.ceil(purse.msLeft()) + 1),
		fetch: modelFetch(endpoint, largestReply)
	});
	const sent = JSON.stringify(turns);
	try {
		const body = await client.chat.completions.create({
			model: settings.model,
			messages: [...turns],
			...form.temperature ? { temperature: 0 } : {},
			...responseFormat(form, of.schema)
		});
		const parsed = Completion.safeParse(body);
		if (!parsed.success) {
			purse.spend(spentOn(sent, JSON.stringify(body) ?? "", void 0));
			return {
				code: "model_unusable",
				why: "what it answers is no chat completion.",
				charged: true
			};
		}
		const text = parsed.data.choices[0]?.message.content ?? "";
		purse.spend(spentOn(sent, text, parsed.data.usage));
		return {
			text,
			body: parsed.data
		};
	} catch (thrown) {
		const refusal = refusalOf(thrown, OpenAi, settings.model);
		purse.spend({
			inputTokens: refusal.charged ? estimatedTokens(sent) : 0,
			outputTokens: 0,
			cachedTokens: 0
		});
		return purse.msLeft() === 0 ? {
			...refusal,
			...purse.refusal(0)
		} : refusal;
	}
}
function responseFormat(form, schema) {
	const level = ladder[form.level];
	if (level === "json_object") return { response_format: { type: "json_object" } };
	if (level !== "json_schema") return {};
	return { response_format: {
		type: "json_schema",
		json_schema: {
			name: "answer",
			strict: true,
			schema
		}
	} };
}
// src/adapters/model-schema.ts
/** What strict structured output does not know; the shape itself checks these when the answer is there. */
const unknownToServers = [
	"$schema",
	"minLength",
	"maxLength",
	"minItems",
	"maxItems",
	"minimum",
	"maximum",
	"pattern",
	"format"
];
/** JSON Schema of a root object with nullable fields. */
function wireSchema(shape) {
	const schema = toJSONSchema(shape, {
		target: "draft-7",
		override: ({ jsonSchema }) => {
			for (const keyword of unknownToServers) Reflect.deleteProperty(jsonSchema, keyword);
		}
	});
	Reflect.deleteProperty(schema, "$schema");
	return { ...schema };
}
// src/adapters/model.ts
const oldestNode = 22;
/** Of a wrong answer so much goes back to the model: enough to see the mistake, and no second bill for a flood. */
const longestRepeat = 8e3;
/** A model behind its budget. An endpoint that may not be used makes a port that answers every question with the reason. */
function openModel(options) {
	const { settings, requestMs = 12e4, sleep = (ms) => setTimeout(ms) } = options;
	const endpoint = usableEndpoint(options);
	const purse = budget(settings);
	const form = {
		level: 0,
		temperature: true
	};
	const exchange = async (first, shape) => {
		if (!(endpoint instanceof URL)) return {
			ok: false,
			...endpoint
		};
		const schema = wireSchema(shape);
		let turns = first;
		let [repairs, repeats] = [1, 1];
		for (;;) {
			const sent = withSchema(turns, schema, ladder[form.level]);
			const size = sizeOf(sent, schema);
			const stop = size > settings.contextLimit ? tooLong(size, settings.contextLimit) : purse.refusal(size);
			if (stop !== void 0) return {
				ok: false,
				...stop
			};
			const reply = await post(sent, {
				endpoint,
				settings,
				form,
				schema,
				purse,
				requestMs
			});
			if ("body" in reply) {
				const read = readReply(reply.body, reply.text, shape);
				if (read.ok) return read;
				if (!read.again || repairs-- === 0) return {
					ok: false,
					code: "model_unusable",
					why: read.why
				};
				turns = [
					...turns,
					{
						role: "assistant",
						content: cut(reply.text, longestRepeat)
					},
					{
						role: "user",
						content: repairOf(read.why)
					}
				];
			} else if (!adapted(form, reply)) {
				const wait = reply.againAfterMs;
				if (wait === void 0 || repeats-- === 0) return {
					ok: false,
					code: reply.code,
					why: reply.why
				};
				await sleep(Math.min(wait, purse.msLeft()));
			}
		}
	};
	return {
		name: settings.model,
		fits(prompt, values, shape) {
			const schema = wireSchema(shape);
			return sizeOf(withSchema(fillPrompt(prompt, values, marker()), schema, "prompt"), schema) <= settings.contextLimit;
		},
		async ask(prompt, values, shape) {
			const before = purse.spent();
			return {
				...await exchange(fillPrompt(prompt, values, marker()), shape),
				usage: difference(purse.spent(), before)
			};
		}
	};
}
function usableEndpoint({ settings, env, nodeVersion }) {
	if (Number.parseInt(nodeVersion, 10) < oldestNode) return {
		code: "model_unusable",
		why: `a model needs Node ${oldestNode} or newer, and this is ${nodeVersion}.`
	};
	return hostileEnvironment(env, settings.trustRunnerCa) ?? endpointOf(settings);
}
/** 128 random bits: nobody who wrote a log could know them. */
function marker() {
	return randomBytes(16).toString("hex");
}
/** Below the first level nobody else tells the model what the answer must look like. The rules stay in front, for the provider's cache. */
function withSchema(turns, schema, level) {
	if (level === "json_schema") return [...turns];
	const wanted = `Answer with one JSON object that fits this JSON Schema, and with nothing else:\n${JSON.stringify(schema)}`;
	const [first, ...rest] = turns;
	if (first?.role !== "system") return [{
		role: "system",
		content: wanted
	}, ...turns];
	return [{
		role: "system",
		content: `${first.content.trimEnd()}\n\n${wanted}\n`
	}, ...rest];
}
function sizeOf(turns, schema) {
	return estimatedTokens(JSON.stringify(turns)) + estimatedTokens(JSON.stringify(schema));
}
function tooLong(size, limit) {
	return {
		code: "context_limit",
		why: `a request would have about ${size} tokens, and "context-limit" is ${limit}.`
	};
}
/** Whether the next request will differ from the refused one: each step down is taken once. */
function adapted(form, { drop }) {
	if (drop === "response_format" && form.level < ladder.length - 1) {
		form.level++;
		return true;
	}
	const takesOff = drop === "temperature" && form.temperature;
	if (takesOff) form.temperature = false;
	return takesOff;
}
function readReply(body, text, shape) {
	const [choice] = body.choices;
	if ((choice?.message.refusal ?? "") !== "") return {
		ok: false,
		why: "the model declined to answer.",
		again: false
	};
	if (choice?.finish_reason === "content_filter") return {
		ok: false,
		why: "the endpoint's content filter held the answer back.",
		again: false
	};
	const parsed = shape.safeParse(jsonIn(text));
	if (parsed.success) return {
		ok: true,
		value: parsed.data
	};
	if (choice?.finish_reason === "length") return {
		ok: false,
		why: "the answer was cut off at the length limit of the model.",
		again: false
	};
	return {
		ok: false,
		why: `the answer has not the form that was asked for: ${complaint(parsed.error)}`,
		again: true
	};
}
/** At most a few issues: one wrong habit makes the same mistake in every item. */
function complaint(error) {
	return prettifyError(new ZodError(error.issues.slice(0, 8))).slice(0, 2e3);
}
function repairOf(why) {
	return `That cannot be used: ${why}\nSend the whole JSON object again with this put right, and nothing else.`;
}
function difference(after, before) {
	const cost = after.costUsd === void 0 ? {} : { costUsd: after.costUsd - (before.costUsd ?? 0) };
	return {
		requests: after.requests - before.requests,
		inputTokens: after.inputTokens - before.inputTokens,
		outputTokens: after.outputTokens - before.outputTokens,
		cachedTokens: after.cachedTokens - before.cachedTokens,
		...cost
	};
}
export { openModel as t };
