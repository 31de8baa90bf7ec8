import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import { channelOf } from "../../support/chat/channel.ts";
import { addMembers, createTableRows } from "../../support/game/game-rows.ts";
import { testDatabase } from "../../support/server/database.ts";
import { insertRow } from "../../support/server/insert-row.ts";
import { filesOf } from "../../support/server/member-files.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const rows = <Row extends object>(sql: string, values: unknown[] = []) => database.fork().execute<Row[]>(sql, values);
const erase = (memberId: string) => eraseMember(database, `${memberId}@example.org`, filesOf({ dataDir: "/nowhere" }));
const members = async (...names: (string | null)[]) =>
  (await addMembers(database.fork(), ...names)) as [string, string];
const ask = (user_id: string, text: string) =>
  insertRow(database, "live_questions", { user_id, text, shows_name: false });
const asked = async (memberId: string) =>
  (await rows<{ text: string }>("select text from live_questions where user_id = ?", [memberId])).map(
    ({ text }) => text,
  );

test("ERASE-7 earlier names are replaced too, which only a seat or a report about the profile still has", async () => {
  const [gone, other] = await members("Ngozi Ibe", "Chidi Eze");
  const table = await createTableRows(database.fork(), [gone, other]);
  const seat = "update game_participants set display_name = ? where room_id = ? and user_id = ?";
  await rows(seat, ["Ngozi Seated", table.roomId, gone]);
  await rows(seat, ["Chidi Seated", table.roomId, other]);
  const profile = { kind: "profile", subject_id: gone, about_id: gone, reason: "other" };
  await insertRow(database, "reports", { ...profile, evidence: JSON.stringify({ full_name: "Ngozi Reported" }) });
  const others = { ...profile, subject_id: other, about_id: other };
  await insertRow(database, "reports", { ...others, evidence: JSON.stringify({ full_name: "Chidi Reported" }) });
  await ask(other, "Are Ngozi Seated and Ngozi Reported one person, and Chidi Seated and Chidi Reported?");
  await erase(gone);
  expect(await asked(other)).toEqual([
    "Are Deleted member and Deleted member one person, and Chidi Seated and Chidi Reported?",
  ]);
  const seats = "select user_id, display_name from game_participants where room_id = ? order by display_name";
  expect(await rows(seats, [table.roomId])).toEqual([
    { user_id: null, display_name: "Anonymous Player" },
    { user_id: other, display_name: "Chidi Seated" },
  ]);
});

test("ERASE-7 the placeholder of a member without a name is nobody’s name", async () => {
  const [gone, other] = await members(null, "Chidi Eze");
  const table = await createTableRows(database.fork(), [gone]);
  await rows("update game_participants set display_name = 'Anonymous Player' where room_id = ?", [table.roomId]);
  await ask(other, "Who is Anonymous Player @ noon?");
  await erase(gone);
  expect(await asked(other)).toEqual(["Who is Anonymous Player @ noon?"]);
});

test("ERASE-15 an address that a visitor typed too, and what others typed with the member’s address, stay", async () => {
  const [gone, other] = await members("Uche Okoro", "Chidi Eze");
  const family = "family@example.org";
  const request = { kind: "join", name: "Uche" };
  await insertRow(database, "requests", { ...request, email: family, user_id: gone });
  await insertRow(database, "requests", { ...request, email: family, name: "Mother" });
  const byOther = { user_id: other, name: "Chidi", phone: "08098765432" };
  await insertRow(database, "requests", { ...request, ...byOther, email: `${gone}@example.org` });
  await ask(other, `Write to ${family} or call 0809 876 5432?`);
  await erase(gone);
  expect(await asked(other)).toEqual([`Write to ${family} or call 0809 876 5432?`]);
});

test("ERASE-11 an erasure that failed finds earlier names and typed numbers again when it is tried again", async () => {
  const [gone, other] = await members("Femi Again", "Chidi Eze");
  const table = await createTableRows(database.fork(), [gone]);
  await rows("update game_participants set display_name = 'Femi Former' where room_id = ?", [table.roomId]);
  const typed = { kind: "join", name: "Femi", email: "femi-private@example.org", phone: "08055554444" };
  await insertRow(database, "requests", { ...typed, user_id: gone });
  await insertRow(database, "requests", { ...typed, email: `${gone}@example.org`, phone: "08077776666" });
  const thread_id = await channelOf(database, {});
  const message = { thread_id, seq: 1, sender_id: gone, request_id: "r", content: "secret words" };
  await insertRow(database, "messages", message);
  await ask(other, "Is Femi Again here?");
  const limit = "current_setting('statement_timeout')";
  await rows(`create function fail() returns trigger language plpgsql as $$ begin raise 'limit %', ${limit}; end $$`);
  await rows("create trigger fail before delete on users for each row execute function fail()");
  // Deleting the rows of many years may take longer than a request may.
  await expect(erase(gone)).rejects.toThrow(/limit 0$/);
  await rows("drop trigger fail on users");

  // What could be done is done, and the member can do nothing any more.
  expect(await asked(other)).toEqual(["Is Deleted member here?"]);
  expect(await rows("select content from messages where thread_id = ?", [thread_id])).toEqual([{ content: "" }]);
  expect(await rows("select from users where id = ? and suspended_at is not null", [gone])).toHaveLength(1);
  await ask(other, "Femi Former has 0805 555 4444, 0807 777 6666 and femi-private@example.org.");
  await erase(gone);
  expect((await asked(other)).toSorted()).toEqual([
    "Deleted member has deleted number, deleted number and deleted address.",
    "Is Deleted member here?",
  ]);
});

test("ERASE-2 messages that showed the member have a higher version, so that screens read them again", async () => {
  const [gone, other] = await members("Amaka Udo", "Chidi Eze");
  const thread_id = await channelOf(database, { member: [{ memberId: other } as never] });
  for (const [index, content] of ["mentions", "reacted to", "Thanks, Amaka Udo", "neither"].entries()) {
    await insertRow(database, "messages", {
      thread_id,
      seq: index + 1,
      sender_id: other,
      request_id: `r${index}`,
      content,
    });
  }
  const idOf = (seq: number) =>
    rows<{ id: string }>("select id from messages where thread_id = ? and seq = ?", [thread_id, seq]);
  const [mentioning, liked, , neither] = await Promise.all([1, 2, 3, 4].map(async (seq) => (await idOf(seq))[0]?.id));
  for (const [message_id, user_id] of [
    [mentioning, gone],
    [neither, other],
  ]) {
    await insertRow(database, "message_mentions", { message_id, user_id });
  }
  for (const [message_id, user_id] of [
    [liked, gone],
    [neither, other],
  ]) {
    await insertRow(database, "message_reactions", { message_id, user_id, emoji: "👍" });
  }
  await erase(gone);
  const stored = await rows("select content, version from messages where thread_id = ? order by seq", [thread_id]);
  expect(stored).toEqual([
    { content: "mentions", version: 1 },
    { content: "reacted to", version: 1 },
    { content: "Thanks, Deleted member", version: 1 },
    { content: "neither", version: 0 },
  ]);
});
