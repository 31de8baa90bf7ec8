import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import { addMembers } from "../../support/game/game-rows.ts";
import { testDatabase } from "../../support/server/database.ts";
import { insertRow } from "../../support/server/insert-row.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { columnsWith } from "../../support/server/table-search.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const rows = <Row extends object>(sql: string, values: unknown[] = []) => database.fork().execute<Row[]>(sql, values);
const erase = (memberId: string) => eraseMember(database, `${memberId}@example.org`, filesOf({ dataDir: "/nowhere" }));
const addressOf = (memberId: string) => `${memberId}@example.org`;

/** A question of this member whose text somebody else’s erasure may change. */
const ask = (memberId: string, text: string) =>
  rows("insert into live_questions (user_id, text, shows_name) values (?, ?, false)", [memberId, text]);
const asked = async (memberId: string) =>
  (await rows<{ text: string }>("select text from live_questions where user_id = ?", [memberId])).map(
    ({ text }) => text,
  );
const sendRequest = (memberId: string, typed: { name: string; email: string; phone?: string }) =>
  rows("insert into requests (kind, name, email, phone, user_id) values ('join', ?, ?, ?, ?)", [
    typed.name,
    typed.email,
    typed.phone ?? null,
    memberId,
  ]);

test("ERASE-15 a name and a number that another member has too stay in texts", async () => {
  const [gone, namesake, other] = (await addMembers(database.fork(), "Emeka Obi", "Émeka Obi", "Chidi Eze")) as [
    string,
    string,
    string,
  ];
  await rows("update profiles set phone = '+2348031234567' where user_id in (?, ?)", [gone, namesake]);
  await ask(other, "May Emeka Obi call me from 0803 123 4567?");
  await erase(gone);
  expect(await asked(other)).toEqual(["May Emeka Obi call me from 0803 123 4567?"]);
  await erase(namesake);
  expect(await asked(other)).toEqual(["May Deleted member call me from deleted number?"]);
});

test("ERASE-15 what a member typed into a form changes no texts or requests of others", async () => {
  const [gone, other] = (await addMembers(database.fork(), "Ada Nwosu", "Chidi Eze")) as [string, string];
  await ask(other, "Why did he say that, and who can I write to about it: 2345678?");
  await sendRequest(other, { name: "Chidi Eze", email: addressOf(other) });
  await sendRequest(gone, { name: "did he say that", email: addressOf(other), phone: "2345678" });
  await erase(gone);
  expect(await asked(other)).toEqual(["Why did he say that, and who can I write to about it: 2345678?"]);
  expect(await rows("select name, email from requests")).toEqual([{ name: "Chidi Eze", email: addressOf(other) }]);
});

test("ERASE-7 the name of an erased member is replaced in every answer, note and post of others", async () => {
  const [gone, other] = (await addMembers(database.fork(), "Zainab Usman", "Chidi Eze")) as [string, string];
  const named = "Ask Zainab Usman.";
  const decided_at = new Date();
  const user_id = other;
  const [postId, confessionId] = [crypto.randomUUID(), crypto.randomUUID()];
  const question = { user_id, text: named, shows_name: false, decided_at };
  await insertRow(database, "live_questions", { ...question, state: "published", answer: named });
  await insertRow(database, "live_questions", {
    ...question,
    state: "declined",
    decline_reason: "own_words",
    note: named,
  });
  const podRequest = {
    user_id,
    topic: "faith",
    message: named,
    state: "declined",
    decline_reason: "own_words",
    reply: named,
    decided_at,
  };
  await insertRow(database, "pod_requests", podRequest);
  await insertRow(database, "confessions", { id: confessionId, slip_hash: "hash", last_message_on: decided_at });
  const words = { confession_id: confessionId, seq: 1, author: "writer", text: named, written_on: decided_at };
  await insertRow(database, "confession_messages", words);
  const request = { kind: "join", name: "Chidi", email: "c@example.org", message: named, state: "answered" };
  await insertRow(database, "requests", { ...request, answer: named, decided_at });
  await insertRow(database, "posts", { id: postId, user_id, content: named });
  await insertRow(database, "post_comments", { id: crypto.randomUUID(), post_id: postId, user_id, content: named });
  await insertRow(database, "report_actions", { member_id: other, kind: "warn", reason: named });
  await rows("update profiles set bio = ? where user_id = ?", [named, other]);
  await erase(gone);
  expect(await columnsWith(database, "zainab")).toEqual([]);
  expect(await rows("select text, answer from live_questions where user_id = ? and answer <> ''", [other])).toEqual([
    { text: "Ask Deleted member.", answer: "Ask Deleted member." },
  ]);
});

test("ERASE-6 SAFE-90 the report of an event names neither its creator nor the author of its announcements", async () => {
  const [gone, other] = (await addMembers(database.fork(), "Blessing", "Chidi Eze")) as [string, string];
  const announcement = (author_id: string, author_name: string) => ({ title: "News", author_id, author_name });
  const evidence = {
    ...{ title: "A blessing", creator_id: gone, creator_name: "Blessing" },
    announcements: [announcement(gone, "Blessing"), announcement(other, "Chidi Eze")],
  };
  const reported = { kind: "event", subject_id: crypto.randomUUID(), about_id: gone, reason: "other" };
  await insertRow(database, "reports", { ...reported, evidence: JSON.stringify(evidence) });
  await erase(gone);
  const [row] = await rows<{ evidence: object }>("delete from reports where kind = 'event' returning evidence");
  expect(row?.evidence).toMatchObject({
    ...{ title: "A blessing", creator_name: "Deleted member" },
    announcements: [{ author_name: "Deleted member" }, { author_name: "Chidi Eze" }],
  });
});

test("ERASE-6 reports about a profile keep neither a name of one word nor the picture", async () => {
  const [gone, other] = (await addMembers(database.fork(), "Blessing", "Chidi Eze")) as [string, string];
  const evidenceOf = (full_name: string) => ({ full_name, picture: "/photo/me.webp", birth_date: "unknown" });
  for (const [about_id, name] of [
    [gone, "Blessing"],
    [other, "Chidi Eze"],
  ] as const) {
    const reported = { kind: "profile", subject_id: about_id, about_id, reason: "other" };
    await insertRow(database, "reports", { ...reported, evidence: JSON.stringify(evidenceOf(name)) });
  }
  const message = { kind: "message", subject_id: gone, about_id: gone, reason: "other" };
  const evidence = JSON.stringify({ content: "Hello", seq: 3, deleted_at: null });
  await insertRow(database, "reports", { ...message, evidence });
  await erase(gone);
  const kept = await rows<{ evidence: object }>(
    "select evidence from reports order by kind desc, about_id nulls first",
  );
  expect(kept.map(({ evidence }) => evidence)).toEqual([
    { full_name: "Deleted member", picture: null, birth_date: "unknown" },
    evidenceOf("Chidi Eze"),
    { content: "Hello", seq: 3, deleted_at: null },
  ]);
});

test("ERASE-6 a report that an erased lead had taken is open again, and a closed one stays closed", async () => {
  const [lead, other] = (await addMembers(database.fork(), "Kemi Bello", "Chidi Eze")) as [string, string];
  const report = { kind: "channel", subject_id: other, about_id: other, owner_id: lead, evidence: "{}" };
  await insertRow(database, "reports", { ...report, reason: "taken", state: "taken" });
  await insertRow(database, "reports", { ...report, reason: "closed", state: "closed", closed_at: new Date() });
  await insertRow(database, "reports", { ...report, reason: "theirs", state: "taken", owner_id: other });
  await erase(lead);
  expect(await rows("select reason, state, owner_id from reports where about_id = ? order by reason", [other])).toEqual(
    [
      { reason: "closed", state: "closed", owner_id: null },
      { reason: "taken", state: "open", owner_id: null },
      { reason: "theirs", state: "taken", owner_id: other },
    ],
  );
});
