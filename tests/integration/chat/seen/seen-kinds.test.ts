import { afterAll, beforeAll, expect, test } from "vitest";
import { saveBirthDate } from "../../../../schema/profile/api.ts";
import { type SeenAudience, seenAudiences } from "../../../../schema/thread/seen.ts";
import { giveRole } from "../../../../server/account/account.ts";
import { selectAudience } from "../../../../server/thread/seen/seen-store.ts";
import { type ChatMember, newLead } from "../../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ SIGN_UPS_PER_HOUR: "200" });
  for (const kind of kinds) people.set(kind, [await create[kind](), await create[kind]()]);
});
afterAll(() => server.stop());

const plain = (birthDate?: string) => newChatMember(server.url, "Ada", birthDate);
const create = {
  adult: () => plain(ADULT),
  minor: () => plain(MINOR),
  "declared adult": () => declared(ADULT),
  "declared minor": () => declared(MINOR),
  unknown: () => plain(),
  mentor: withRole,
  lead: () => newLead(server.url, server.database, "Mama Grace"),
} as const;
type Kind = keyof typeof create;
const kinds = Object.keys(create) as Kind[];
/** Two of each kind, since a kind also meets itself. */
const people = new Map<Kind, [ChatMember, ChatMember]>();

async function declared(birth_date: string): Promise<ChatMember> {
  const member = await plain();
  await member.must(saveBirthDate, { body: { birth_date } });
  return member;
}

async function withRole(): Promise<ChatMember> {
  const member = await plain();
  await giveRole(server.database.fork(), member.me?.email ?? "", "mentor");
  return member;
}

type Choice = SeenAudience | null;
const choices: readonly Choice[] = [null, ...seenAudiences];

/** THREAD-74 and THREAD-75 once more, as they are written: only what is confirmed makes an adult or a minor. */
const isAdult = (kind: Kind) => kind === "adult" || kind === "mentor" || kind === "lead";
const isYoung = (kind: Kind) => kind === "minor";
function shows(kind: Kind, choice: Choice, to: Kind): boolean {
  const audience = choice ?? (isAdult(kind) ? "everyone" : "young");
  return audience === "everyone" || (audience === "young" && isYoung(to));
}

const ADULT_IF_BORN_BY = "2005-01-01";
const run = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);

async function choose({ memberId }: ChatMember, choice: Choice): Promise<void> {
  await run("delete from seen_settings where user_id = ?", [memberId]);
  if (choice) await run("insert into seen_settings (user_id, audience) values (?, ?)", [memberId, choice]);
}

/** What `shares_seen` says of the first one of this kind and the second one of the other kind, in both directions. */
async function shared(kind: Kind, other: Kind, bornBy: string | null): Promise<boolean[]> {
  const [one, two] = [people.get(kind)?.[0].memberId, people.get(other)?.[1].memberId];
  const sql = "select shares_seen(?, ?, ?::date) as to_other, shares_seen(?, ?, ?::date) as to_one";
  const [row] = await run<{ to_other: boolean; to_one: boolean }>(sql, [one, two, bornBy, two, one, bornBy]);
  return row ? [row.to_other, row.to_one] : [];
}

test.each(kinds)("THREAD-75 every kind of member and %s show marks only if both show them", async (kind) => {
  const wrong: string[] = [];
  for (const choice of choices) {
    await choose(people.get(kind)?.[0] as ChatMember, choice);
    for (const other of kinds) {
      for (const otherChoice of choices) {
        await choose(people.get(other)?.[1] as ChatMember, otherChoice);
        const expected = shows(kind, choice, other) && shows(other, otherChoice, kind);
        const found = await shared(kind, other, ADULT_IF_BORN_BY);
        if (found.join() !== [expected, expected].join())
          wrong.push(`${kind}/${choice} ${other}/${otherChoice} ${found}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("THREAD-75 where ages do not matter, everyone counts as an adult, and nobody as young", async () => {
  const wrong: string[] = [];
  for (const kind of kinds) {
    for (const choice of choices) {
      await choose(people.get(kind)?.[0] as ChatMember, choice);
      await choose(people.get("minor")?.[1] as ChatMember, null);
      const expected = choice === null || choice === "everyone";
      const found = await shared(kind, "minor", null);
      if (found.join() !== [expected, expected].join()) wrong.push(`${kind}/${choice} ${found}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("THREAD-74 without a choice the default is the one by which marks are shown", async () => {
  for (const kind of kinds) {
    const member = people.get(kind)?.[0] as ChatMember;
    await choose(member, null);
    const [row] = await selectAudience(server.database, [member.memberId, ADULT_IF_BORN_BY]);
    expect([kind, row?.audience]).toEqual([kind, isAdult(kind) ? "everyone" : "young"]);
  }
});
