import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { type Database, openDatabase } from "../../../server/platform/database/database.ts";
import { openLog } from "../../../server/platform/log.ts";
import { addMembers } from "../../support/game/game-rows.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { filesOf } from "../../support/server/member-files.ts";

let database: Database;
beforeAll(async () => {
  const url = await freshDatabaseUrl();
  database = await openDatabase({ url, poolSize: 10, log: openLog({ LOG_LEVEL: "error" }) });
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
