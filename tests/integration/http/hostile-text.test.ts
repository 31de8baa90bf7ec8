import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { resetPassword } from "../../../schema/account/api.ts";
import { type Endpoint, isSchema } from "../../../schema/endpoint.ts";
import { type ErrorReply, errorReply } from "../../../schema/errors.ts";
import { createRoom } from "../../../schema/game/api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { newMember, type Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { ADULT, joinConversation, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import {
  bodyWith,
  declaredEndpoints,
  isText,
  type Part,
  partsOf,
  sampleOf,
  schemaOf,
} from "../../support/request/declared-input.ts";
import { hostileText } from "../../support/request/hostile-text.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let member: Person;
beforeAll(async () => {
  server = await bootServer({ TRUSTED_PROXIES: "127.0.0.1,::1" });
  member = await newMember(server.url, "Ada Obi");
  // With every permission, so that only the input can be refused.
  for (const role of ["admin", "safeguarding_lead"] as const) {
    await giveRole(server.database.fork(), member.me?.email ?? "", role);
  }
});
afterAll(() => server.stop());

/** A copy of a sample with one text replaced. */
function withText(sample: unknown, [key, ...deeper]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  const copy = structuredClone(sample) as Record<string, unknown>;
  copy[key] = withText(copy[key], deeper, text);
  return copy;
}

/** Like `encodeURIComponent`, but encodes half surrogate pairs instead of throwing. */
const encoded = (text: string): string =>
  [...text].map((each) => (each.isWellFormed() ? encodeURIComponent(each) : "%ED%A0%BD")).join("");

let calls = 0;
/** Each call comes from an address of its own: limits by address may be counted in the server's memory. */
const nextAddress = (): string => {
  calls += 1;
  return `198.18.${calls >> 8}.${calls & 255}`;
};

async function send(endpoint: Endpoint, { params, query, body }: Record<"params" | "query" | "body", unknown>) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name) =>
    encoded(String((params as Record<string, unknown>)[name])),
  );
  const search = Object.entries((query ?? {}) as Record<string, unknown>).map(
    ([name, value]) => `${name}=${encoded(String(value))}`,
  );
  const abort = new AbortController();
  const { headers, ...sent } = bodyWith(body, endpoint);
  const response = await fetch(`${server.url}${path}?${search.join("&")}`, {
    method: endpoint.method,
    headers: { Origin: server.url, Cookie: member.cookie, "X-Forwarded-For": nextAddress(), ...headers },
    ...sent,
    signal: abort.signal,
  });
  const reply = response.ok ? undefined : errorReply.parse(await response.json());
  abort.abort();
  return { status: response.status, reply };
}

function sampleOfPart(endpoint: Endpoint, part: "params" | "query" | "body"): unknown {
  const schema = schemaOf(endpoint, part);
  return schema && sampleOf(schema);
}

const samplesOf = (endpoint: Endpoint) => ({
  params: sampleOfPart(endpoint, "params"),
  query: sampleOfPart(endpoint, "query"),
  body: sampleOfPart(endpoint, "body"),
});

const textsOf = (endpoint: Endpoint, part: "params" | "query" | "body"): Part[] => {
  const schema = schemaOf(endpoint, part);
  return schema ? partsOf(schema).filter((each) => isText(each.schema)) : [];
};

const withTexts = declaredEndpoints.filter(([, endpoint]) =>
  (["params", "query", "body"] as const).some((part) => textsOf(endpoint, part).length > 0),
);

let fields = 0;
/**
 * What is sent for a field: every text that its schema accepts, since that reaches the server's code, and two of those it
 * refuses, other ones for each field. That the server parses with this schema takes no more.
 */
function sentTo(schema: Part["schema"]): (readonly [what: string, text: string])[] {
  fields += 1;
  const texts = Object.entries(hostileText);
  const refused = texts.filter(([, text]) => !schema.safeParse(text).success);
  const chosen = refused.filter((_, at) =>
    [0, Math.floor(refused.length / 2)].includes((at + fields) % refused.length),
  );
  return [...texts.filter((each) => !refused.includes(each)), ...chosen];
}

describe("text with characters that no reader can see", () => {
  test.each(withTexts)(
    "the endpoint %s refuses hidden characters in every field and never fails",
    async (_, endpoint) => {
      for (const part of ["params", "query", "body"] as const) {
        for (const { path, schema } of textsOf(endpoint, part)) {
          for (const [what, text] of sentTo(schema)) {
            // The rate limit counts a call before its body is read.
            await server.database.fork().execute("delete from rate_limits");
            const samples = samplesOf(endpoint);
            const { status, reply } = await send(endpoint, {
              ...samples,
              [part]: withText(samples[part], path, text),
            });
            const where = `${path.join(".")}: ${what}`;
            expect(status, where).toBeLessThan(500);
            // Half a surrogate pair can't be sent in an address or a form; long texts allow line breaks.
            const isSent = (part === "body" && isSchema(endpoint.body)) || text.isWellFormed();
            if (part !== "params" && isSent && !schema.safeParse(text).success) {
              expect([status, reply?.code], where).toEqual([422, "request/invalid"]);
              // If the field belongs to another variant than the sample, the error names the variant.
              const [named = "nothing"] = Object.keys(reply?.fields ?? {});
              expect(path.join("."), where).toContain(named);
            }
          }
        }
      }
    },
  );

  test.each([
    ["the name of a room", createRoom, { gameType: "trivia", roomName: "Friday\u0000night" }, "roomName"],
    ["a reset token", resetPassword, { token: "abc\u0000", password: TEST_PASSWORD }, "token"],
  ] as const)(
    "the endpoint %s refuses a NUL character with the name of the field",
    async (_, endpoint, body, field) => {
      const { status, reply } = await send(endpoint, { params: {}, query: {}, body });
      const { code, fields }: Partial<ErrorReply> = reply ?? {};
      expect([status, code, Object.keys(fields ?? {})]).toEqual([422, "request/invalid", [field]]);
    },
  );

  test("THREAD-30 a room refuses hidden characters with a code, and the socket stays open", async () => {
    const [ada, obi] = [await newChatMember(server.url, "Ada", ADULT), await newChatMember(server.url, "Obi", ADULT)];
    const hers = await joinConversation(ada, await openConversationWith(ada, obi.memberId));
    const codes = [];
    for (const content of ["a\u200bb", "a\u202eb", "\u3164a", "a\ufe0f", " \u0301a", "a\ud83d\u0000"]) {
      codes.push(await hers.say(content));
    }
    codes.push((await hers.ask("react", { seq: 1, emoji: "\u200b", isOn: true })).code);
    codes.push(await hers.say("👨‍👩‍👧 Túndé Adébáyọ̀"));
    expect(codes).toEqual([...Array(6).fill("thread/not-plain-text"), "message/invalid", "stored"]);
  });
});
