import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "../../../schema/endpoint.ts";
import { newHolder } from "../../support/account/admins.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { ADULT, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { ageGroupOf, confirmGroup, newNewcomer } from "../../support/chat/newcomer.ts";
import { bodyWith, declaredEndpoints, schemaOf } from "../../support/request/declared-input.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

/** A birth date of a minor that no other text contains. */
const MINORS_DATE = "2012-03-04";

/** Those that would end the mentor's session. */
const ending = new Set(["account.signOut", "account.signOutEverywhere"]);

/** Everything a mentor could want to send about this member, by the names of fields. */
const wishes = ({ memberId }: ChatMember, ageGroup: "minor" | "adult") => ({
  memberId,
  ageGroup,
  memberIds: [memberId],
  members: [{ memberId, birthDate: MINORS_DATE }],
  birth_date: ADULT,
  birthDate: MINORS_DATE,
  seen: MINORS_DATE,
  role: "mentor",
  change: "give",
  kind: "unmute",
  reason: "I know them",
  name: "Uncle",
  text: "I know them",
  answer: "I know them",
  topic: "faith",
  page: "1",
});

/** What the endpoint takes of these wishes. */
function chosen(endpoint: Endpoint, part: "params" | "query" | "body", wanted: Record<string, unknown>) {
  const schema = schemaOf(endpoint, part);
  const keys = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return Object.fromEntries(keys.flatMap((key) => (key in wanted ? [[key, wanted[key]] as const] : [])));
}

/** Calls an endpoint as this person. Returns the status and what they read. */
async function attempt({ url, cookie }: ChatMember, endpoint: Endpoint, wanted: Record<string, unknown>) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => String(wanted[key] ?? crypto.randomUUID()));
  const query = new URLSearchParams(chosen(endpoint, "query", wanted) as Record<string, string>);
  const { headers, ...body } = bodyWith(chosen(endpoint, "body", wanted), endpoint);
  const abort = new AbortController();
  const response = await fetch(`${url}${path}?${query}`, {
    method: endpoint.method,
    headers: { Origin: url, Cookie: cookie, ...headers },
    ...(endpoint.method === "GET" ? {} : body),
    signal: abort.signal,
  });
  const isStream = response.headers.get("content-type")?.includes("event-stream");
  const read = isStream ? "" : await response.text();
  abort.abort();
  return { status: response.status, read };
}

async function newWorld() {
  const mentor = await newHolder(server, "mentor", "Halima Musa");
  const accomplice = await newChatMember(server.url, "Dayo Friend", ADULT);
  const minor = await newChatMember(server.url, "Teen", MINORS_DATE);
  const liar = await newNewcomer(server.url, "Uncle Liar", MINORS_DATE);
  return { mentor, accomplice, minor, liar };
}

test("SAFE-70 one dishonest mentor alone cannot give any adult an unaccompanied talk with any minor", async () => {
  const { mentor, accomplice, minor, liar } = await newWorld();
  const statuses = new Map<string, number>();
  for (const ageGroup of ["minor", "adult"] as const) {
    for (const target of [liar, minor, mentor]) {
      for (const [name, endpoint] of declaredEndpoints.filter(([each]) => !ending.has(each))) {
        const { status } = await attempt(mentor, endpoint, wishes(target, ageGroup));
        if (target === liar && ageGroup === "minor") statuses.set(name, status);
      }
    }
  }
  expect(statuses.get("safety.findNewcomers")).toBe(200);
  expect(statuses.get("safety.confirmAgeGroup")).toBe(200);
  const refused = ["safety.confirmAges", "safety.correctBirthDate", "safety.undoAgeConfirmation"];
  expect(refused.map((name) => statuses.get(name))).toEqual([403, 403, 403]);

  expect([await ageGroupOf(liar), await ageGroupOf(minor)]).toEqual(["unknown", "minor"]);
  for (const adult of [liar, accomplice, mentor]) {
    expect(await openConversationWith(adult, minor.memberId)).toBe("chat/not-allowed");
  }
});

test("SAFE-70 a second, honest mentor or a leader is who decides about the adult who says to be a minor", async () => {
  const { mentor, minor, liar } = await newWorld();
  await confirmGroup(mentor, liar);
  expect(await openConversationWith(liar, minor.memberId)).toBe("chat/not-allowed");
  await confirmGroup(await newHolder(server, "admin", "Grace"), liar);
  expect(await openConversationWith(liar, minor.memberId)).toMatch(/^[\da-f-]{36}$/);
});

test("SAFE-72 no reply to a mentor contains the birth date of somebody else", async () => {
  const { mentor, minor, liar } = await newWorld();
  const reads: string[] = [];
  for (const target of [liar, minor]) {
    for (const [name, endpoint] of declaredEndpoints.filter(([each]) => !ending.has(each))) {
      const { read } = await attempt(mentor, endpoint, wishes(target, "minor"));
      if (read.includes(MINORS_DATE)) reads.push(name);
    }
  }
  expect(reads).toEqual([]);
  const [found] = declaredEndpoints.filter(([name]) => name === "safety.findNewcomers");
  const { read } = await attempt(mentor, found?.[1] as Endpoint, { name: "Uncle Liar" });
  expect(JSON.parse(read).newcomers).toContainEqual({
    memberId: liar.memberId,
    displayName: "Uncle Liar",
    avatarUrl: null,
    roles: [],
    joinedAt: expect.any(Number),
    ageGroup: "minor",
    isConfirmedByCaller: true,
  });
});
