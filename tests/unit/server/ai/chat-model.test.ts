import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { chatModel, type ModelOptions } from "../../../../server/ai/chat-model.ts";
import { draftLine } from "../../../../server/ai/draft-text.ts";
import { ModelFailure } from "../../../../server/ai/model-failure.ts";
import { type FakeModel, MODEL_KEY, startFakeModel } from "../../../support/ai/fake-model.ts";
import type { ModelReply } from "../../../support/ai/model-reply.ts";

let fake: FakeModel;
let plain: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
  plain = await startFakeModel({ knowsSchemas: false });
});
afterEach(() => {
  fake.reset();
  plain.reset();
});
afterAll(async () => {
  await fake.close();
  await plain.close();
});

const modelAt = ({ baseUrl }: FakeModel, options: Partial<ModelOptions> = {}) =>
  chatModel({ apiKey: MODEL_KEY, baseUrl, model: "fake-model", ...options });
const good = { content: JSON.stringify({ motto: "Pray first" }) };

function draft(model = modelAt(fake), signal = new AbortController().signal, name = "motto") {
  return model.draft({
    name,
    shape: z.strictObject({ motto: z.string() }),
    schema: z.strictObject({ motto: draftLine(20) }),
    instructions: "Write a motto.",
    input: { topic: "prayer" },
    signal,
  });
}

const failure = async (attempt: Promise<unknown>): Promise<ModelFailure> => {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ModelFailure) return error;
  throw new Error(`no ModelFailure, but ${String(error)}`);
};

describe("requests", () => {
  test("AI-1 AI-2 a draft takes one request to the model, with a strict schema that the API accepts", async () => {
    fake.reply(good);
    expect(await draft()).toEqual({ motto: "Pray first" });
    expect(fake.requests).toHaveLength(1);
    expect(fake.requests[0]?.model).toBe("fake-model");
    expect(fake.requests[0]?.response_format?.json_schema).toMatchObject({ name: "motto", strict: true });
  });

  test("AI-1 a request is sent once more after 429, 503 and a dropped connection", async () => {
    for (const passing of [{ status: 429 }, { status: 503 }, { droppedAfter: 0 }]) {
      fake.reset();
      fake.reply(passing, good);
      expect(await draft()).toEqual({ motto: "Pray first" });
      expect(fake.requests).toHaveLength(2);
    }
  });

  test("AI-2 a server that refuses schemas gets the schema as text, and is not asked with one again", async () => {
    const model = modelAt(plain);
    plain.reply(good, good);
    expect(await draft(model)).toEqual({ motto: "Pray first" });
    expect(plain.requests.map(({ response_format }) => response_format !== undefined)).toEqual([true, false]);
    expect(plain.requests[1]?.messages[0]?.content).toContain('"motto"');
    await draft(model);
    expect(plain.requests).toHaveLength(3);
  });

  test("AI-8 a server that refuses schemas is asked with one again after the pause", async () => {
    const model = modelAt(plain, { schemaPauseMs: 0 });
    plain.reply(good, good);
    await draft(model);
    await draft(model);
    const asked = plain.requests.map(({ response_format }) => response_format !== undefined);
    expect(asked).toEqual([true, false, true, false]);
  });

  test("AI-8 a single 400 that names no schema does not switch schemas off", async () => {
    const model = modelAt(fake);
    fake.reply({ status: 400 }, good, good);
    expect(await draft(model)).toEqual({ motto: "Pray first" });
    expect(await draft(model)).toEqual({ motto: "Pray first" });
    expect(fake.requests.map(({ response_format }) => response_format !== undefined)).toEqual([true, false, true]);
  });

  test("AI-8 a schema that is refused for one kind of draft is not held against another kind", async () => {
    const model = modelAt(fake);
    fake.reply({ status: 400, code: "invalid_json_schema" }, good, good, good);
    await draft(model);
    await draft(model);
    await draft(model, undefined, "saying");
    expect(fake.requests.map(({ response_format }) => response_format?.json_schema.name)).toEqual([
      "motto",
      undefined,
      undefined,
      "saying",
    ]);
  });

  test("AI-7 what people typed is data in a message of its own", async () => {
    fake.reply(good);
    await draft();
    const [system, user, ...others] = fake.requests[0]?.messages ?? [];
    expect(others).toEqual([]);
    expect(system?.content).not.toContain("prayer");
    expect(user).toEqual({ role: "user", content: '{"topic":"prayer"}' });
  });
});

describe("replies", () => {
  const { content: json } = good;
  const wrapped: readonly [string, string][] = [
    ["code fences", `\`\`\`json\n${json}\n\`\`\``],
    ["code fences without a language", `\`\`\`\n${json}\n\`\`\`\n`],
    ["code fences on one line", `\`\`\`json ${json} \`\`\``],
    ["code fences with Windows line ends", `\`\`\`JSON\r\n${json}\r\n\`\`\`\r\n`],
    ["tildes", `~~~json\n${json}\n~~~`],
    ["code fences between sentences", `Here is your motto:\n\n\`\`\`json\n${json}\n\`\`\`\nI hope it helps!`],
    ["sentences", `Sure! ${json} Anything else?`],
    ["thoughts before it", `<think>A {short} one?</think>\n\n\`\`\`json\n${json}\n\`\`\``],
  ];

  test.each(wrapped)("AI-9 JSON in %s is read, since models without schemas often write it so", async (_, content) => {
    fake.reply({ content });
    expect(await draft()).toEqual({ motto: "Pray first" });
    expect(fake.requests).toHaveLength(1);
  });

  test("AI-9 code fences inside a text of the draft stay there", async () => {
    const motto = "```x``` is code";
    fake.reply({ content: JSON.stringify({ motto }) }, { content: `\`\`\`\n${JSON.stringify({ motto })}\n\`\`\`` });
    expect([await draft(), await draft()]).toEqual([{ motto }, { motto }]);
  });

  const unusable: readonly [string, string][] = [
    ["text", "Here is your motto: Pray first"],
    ["JSON that ends too early", '{"motto":"Pray'],
    ["a wrong shape", '{"mottos":["Pray first"]}'],
    ["an unknown field", '{"motto":"Pray first","__proto__x":1}'],
    ["a text that is too long", JSON.stringify({ motto: "Pray ".repeat(20) })],
    ["a hidden character", JSON.stringify({ motto: "Pray\u200bfirst" })],
    ["a null character", JSON.stringify({ motto: "Pray\u0000first" })],
    ["a script", JSON.stringify({ motto: "<script>x</script>" })],
    ["a handler", JSON.stringify({ motto: "<b onclick=x>" })],
  ];

  test.each(unusable)("AI-3 AI-4 AI-5 %s is repaired once, and refused the second time", async (_, content) => {
    fake.reply({ content }, good);
    expect(await draft()).toEqual({ motto: "Pray first" });
    expect(fake.requests[1]?.messages.at(-2)).toEqual({ role: "assistant", content });
    fake.reset();
    fake.replyAlways({ content });
    expect((await failure(draft())).code).toBe("ai/unusable-reply");
    expect(fake.requests).toHaveLength(2);
  });

  test("AI-5 markup and formulas that cannot run stay as they are", async () => {
    const motto = "a < b, <b>C</b> & D";
    fake.reply({ content: JSON.stringify({ motto }) });
    expect(await draft()).toEqual({ motto });
  });

  const final: readonly [string, ModelReply, string, number][] = [
    ["a refusal", { refusal: "I can’t help with that." }, "ai/refused", 1],
    ["filtered content", { finishReason: "content_filter", content: "" }, "ai/refused", 1],
    ["a reply that was cut off", { finishReason: "length", content: '{"motto":"Pr' }, "ai/unusable-reply", 1],
    ["an empty reply", { content: " " }, "ai/unusable-reply", 1],
    ["401", { status: 401 }, "ai/misconfigured", 1],
    ["403", { status: 403 }, "ai/misconfigured", 1],
    ["404", { status: 404 }, "ai/misconfigured", 1],
    ["a refused prompt", { status: 400, code: "content_filter" }, "ai/refused", 2],
    ["400 in every form", { status: 400 }, "ai/unavailable", 2],
    ["429 twice", { status: 429 }, "ai/busy", 2],
    ["500 twice", { status: 500 }, "ai/unavailable", 2],
    ["503 twice", { status: 503 }, "ai/unavailable", 2],
    ["an HTML page", { html: "<html><body>Sign in to the hotel network</body></html>" }, "ai/unavailable", 1],
    ["no choices", { body: { choices: [] } }, "ai/unavailable", 1],
    ["JSON of another kind", { body: null }, "ai/unavailable", 1],
    ["a socket that is dropped at once", { droppedAfter: 0 }, "ai/unavailable", 2],
    ["a socket that is dropped in the middle", { droppedAfter: 400 }, "ai/unavailable", 1],
    ["a reply that never ends", { content: "x".repeat(1_200_000) }, "ai/unavailable", 1],
  ];

  test.each(final)("AI-4 AI-6 %s is final: %s", async (_, reply, code, requests) => {
    fake.replyAlways(reply);
    expect((await failure(draft())).code).toBe(code);
    expect(fake.requests).toHaveLength(requests);
  });

  test("AI-6 a slow model ends with a failure, per request and for the whole draft", async () => {
    fake.replyAlways({ heldUntil: new Promise(() => {}) });
    expect((await failure(draft(modelAt(fake, { requestTimeoutMs: 50 })))).code).toBe("ai/unavailable");
    expect(fake.requests).toHaveLength(2);
    fake.reset();
    fake.replyAlways({ heldUntil: new Promise(() => {}) });
    expect((await failure(draft(modelAt(fake, { draftTimeoutMs: 50 })))).code).toBe("ai/unavailable");
  });

  test("AI-6 no failure contains the key, even if the server repeats it", async () => {
    const wrong = "sk-a-wrong-key";
    const { code, message } = await failure(draft(modelAt(fake, { apiKey: wrong })));
    expect(code).toBe("ai/misconfigured");
    expect(message).toContain("Incorrect API key");
    expect(message).not.toContain(wrong);
  });

  test("a draft that its caller cancels rejects with the caller’s reason", async () => {
    fake.replyAlways({ heldUntil: new Promise(() => {}) });
    const abort = new AbortController();
    const attempt = draft(modelAt(fake), abort.signal);
    abort.abort(new Error("the server stops"));
    await expect(attempt).rejects.toThrow("the server stops");
  });
});
