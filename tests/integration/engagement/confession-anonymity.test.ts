import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfession, sendConfession, writeAgain } from "../../../schema/engagement/confession-api.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";
import { shuffleEntries } from "../../../server/engagement/confession/shuffle.ts";
import type { Person } from "../../support/account/people.ts";
import { newLead } from "../../support/chat/channel.ts";
import { newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { columnsWith } from "../../support/server/table-search.ts";

const TEXT = "Nobody at home knows that I stopped eating in March.";

let server: TestServer;
let writer: Person & { memberId: string };
beforeAll(async () => {
  server = await bootServer();
  await newLead(server.url, server.database, "Auntie Kemi");
  writer = await newChatMember(server.url, "Zainab Unmistakable");
});
afterAll(() => server.stop());

const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);

/** The server's own bookkeeping, which goes on at all times. */
const ticking = /^(servers|pgboss\.)/;

/** All rows of every table, as text. */
async function everything(): Promise<Map<string, string>> {
  const tables = await rows<{ name: string }>(
    `select case when table_schema = 'public' then table_name else table_schema || '.' || table_name end as name
     from information_schema.tables where table_type = 'BASE TABLE'
       and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const contents = new Map<string, string>();
  for (const { name } of tables.filter((each) => !ticking.test(each.name))) {
    const [row] = await rows<{ content: string }>(
      `select coalesce(string_agg(t::text, E'\\n' order by t::text), '') as content from ${name} t`,
    );
    contents.set(name, row?.content ?? "");
  }
  return contents;
}

test("ENGAGE-10 a signed-in member’s confession changes the two tables of the box and no other row", async () => {
  const before = await everything();
  const headers = { "User-Agent": "UnmistakablePhone/7", "X-Forwarded-For": "203.0.113.77" };
  const body = { requestId: newRequestId(), text: TEXT };
  const sent = await writer.call(sendConfession, { body, headers });
  expect(sent.status).toBe(200);
  await writer.must(readConfession, { body: { slip: sent.body.slip }, headers });
  await writer.must(writeAgain, { body: { slip: sent.body.slip, text: "Please pray for me." }, headers });
  const after = await everything();
  const changed = [...after].filter(([name, content]) => before.get(name) !== content).map(([name]) => name);
  expect(changed).toEqual(["confession_messages", "confessions"]);
  const stored = `${after.get("confession_messages")}\n${after.get("confessions")}`;
  for (const trace of [writer.memberId, writer.me?.email ?? "-", "Unmistakable", "203.0.113.77", "127.0.0.1", "::1"]) {
    expect(stored, trace).not.toContain(trace);
  }
  expect(sent.headers.getSetCookie()).toEqual([]);
});

test("ENGAGE-10 the box has no column for a time of day and no reference to a member but the leader’s", async () => {
  const columns = await rows<{ name: string; type: string }>(
    `select table_name || '.' || column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name in ('confessions', 'confession_messages')`,
  );
  expect(columns.filter(({ type }) => /time|json|bytea|inet|cidr/.test(type))).toEqual([]);
  const references = await rows<{ name: string }>(
    `select conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) as name from pg_constraint
     where contype = 'f' and conrelid in ('confessions'::regclass, 'confession_messages'::regclass)
       and confrelid not in ('confessions'::regclass)`,
  );
  expect(references.map(({ name }) => name)).toEqual([
    "confession_messages FOREIGN KEY (leader_id) REFERENCES users(id) ON DELETE SET NULL",
  ]);
});

test("ENGAGE-10 ids in the box are random, so that they say nothing about when they were made", async () => {
  const ids = await rows<{ id: string }>("select id from confessions union all select id from confession_messages");
  expect(ids.length).toBeGreaterThan(0);
  // Version 4. The ids of messages elsewhere begin with their time.
  expect(ids.filter(({ id }) => id[14] !== "4")).toEqual([]);
});

test("ENGAGE-12 the slip itself stands nowhere in the database", async () => {
  const { slip } = await writer.must(sendConfession, { body: { requestId: newRequestId(), text: TEXT } });
  expect(await columnsWith(server.database, slip.toLowerCase())).toEqual([]);
  expect(await columnsWith(server.database, "stopped eating")).toEqual(["public.confession_messages.text"]);
});

test("ENGAGE-10 after the night, no transaction id and no order of rows says when somebody wrote", async () => {
  await rows("delete from confessions");
  await rows("delete from rate_limits");
  const writers = await Promise.all(Array.from({ length: 6 }, (_, n) => newChatMember(server.url, `Writer ${n}`)));
  const texts: string[] = [];
  for (let n = 0; n < 24; n += 1) {
    const member = writers[n % writers.length];
    // What a member does just before and after leaves rows with neighbouring transaction ids.
    await rows("update users set updated_at = now() where id = ?", [member?.memberId]);
    texts.push(`Confession ${n}`);
    await member?.must(sendConfession, { body: { requestId: newRequestId(), text: texts[n] ?? "" } });
  }
  const stored = () =>
    rows<{ xmin: string; text: string }>("select m.xmin::text, m.text from confession_messages m order by m.ctid");
  expect((await stored()).map(({ text }) => text)).toEqual(texts);
  await shuffleEntries(server.database.fork());

  for (const table of ["confessions", "confession_messages"]) {
    const [row] = await rows<{ transactions: number; kept: number }>(
      `select count(distinct xmin::text)::int as transactions, count(*)::int as kept from ${table}`,
    );
    expect(row).toEqual({ transactions: 1, kept: 24 });
  }
  const shuffled = (await stored()).map(({ text }) => text);
  expect(shuffled).not.toEqual(texts);
  expect(shuffled.toSorted()).toEqual(texts.toSorted());
  // A logical dump copies rows in this order. Entries and messages are shuffled independently.
  const dumped = await rows<{ text: string }>(
    `select m.text from confessions c join confession_messages m on m.confession_id = c.id order by c.ctid`,
  );
  expect(dumped.map(({ text }) => text)).not.toEqual(texts);
  expect(dumped.map(({ text }) => text)).not.toEqual(shuffled);
});

test("ENGAGE-11 limits of the box leave no row, and still hold", async () => {
  await rows("delete from rate_limits");
  const statuses: number[] = [];
  for (let n = 0; n < 41; n += 1) {
    const { status } = await writer.call(writeAgain, { body: { slip: "ABCDEFGHJKMN", text: "Again" } });
    statuses.push(status);
  }
  expect(statuses.at(0)).toBe(404);
  expect(statuses.at(-1)).toBe(429);
  expect(await rows("select key from rate_limits")).toEqual([]);
});
