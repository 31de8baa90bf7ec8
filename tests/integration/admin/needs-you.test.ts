import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DEVOTION_DAYS_AHEAD, needsYouNames } from "../../../schema/admin/needs-you.ts";
import { readNeedsYou } from "../../../schema/admin/needs-you-api.ts";
import { sendConfession } from "../../../schema/engagement/confession-api.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";
import { saveBirthDate } from "../../../schema/profile/api.ts";
import { newHolder } from "../../support/account/admins.ts";
import { newMember, Person } from "../../support/account/people.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { ADULT } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { statementCount } from "../../support/server/statements.ts";
import { dayFromToday } from "../../support/today.ts";

let server: TestServer;
let grace: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  grace = await newHolder(server, "admin", "Grace Okafor");
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ["reports", "confessions", "birth_dates", "requests", "event_refunds", "reconciliations"]) {
    await execute(`delete from ${table}`);
  }
  await execute("delete from devotions");
  for (let day = 0; day < DEVOTION_DAYS_AHEAD; day += 1) await publishOn(dayFromToday(day));
});

const execute = (sql: string, values: unknown[] = []) => server.database.fork().execute(sql, values);
const publishOn = (date: string) =>
  execute("insert into devotions (title, date, content, is_published) values ('Light', ?, 'Shine.', true)", [date]);
const lines = async (who: Person = grace) => (await who.must(readNeedsYou)).lines;
const nowAndThen = { oldestAt: expect.any(Number), firstDay: null };
const HOUR_MS = 60 * 60 * 1000;

test("ADMIN-52 nothing is listed where nothing waits", async () => {
  expect(await lines()).toEqual([]);
});

describe("ADMIN-51 what needs an admin", () => {
  test("ADMIN-50 reports, with the age of the oldest, and none about the reader", async () => {
    const bisi = await newMember(server.url, "Bisi");
    const about = (memberId: string | undefined, hours: number) =>
      execute(
        `insert into reports (kind, subject_id, about_id, reason, evidence, created_at)
         values ('profile', ?, ?, 'bullying', '{"full_name": "Somebody"}', now() - make_interval(hours => ?))`,
        [memberId, memberId, hours],
      );
    await about(bisi.me?.memberId, 3);
    await about(bisi.me?.memberId, 1);
    await about(grace.memberId, 5);
    const [line, ...others] = await lines();
    expect(line).toEqual({ name: "reports", count: 2, ...nowAndThen });
    expect(Math.round((Date.now() - (line?.oldestAt ?? 0)) / HOUR_MS)).toBe(3);
    expect(others).toEqual([]);
  });

  test("confessions and newcomers", async () => {
    await new Person(server.url).must(sendConfession, { body: { requestId: newRequestId(), text: "I am tired." } });
    const ada = await newMember(server.url, "Ada");
    await ada.must(saveBirthDate, { body: { birth_date: ADULT } });
    expect(await lines()).toEqual([
      { name: "confessions", count: 1, ...nowAndThen },
      { name: "newcomers", count: 1, ...nowAndThen },
    ]);
  });

  test("requests of the forms that nobody has decided", async () => {
    const insert = "insert into requests (kind, name, email, state, decided_at) values ('join', ?, ?, ?, ?)";
    await execute(insert, ["Ada", "ada@example.org", "new", null]);
    await execute(insert, ["Bisi", "bisi@example.org", "in_progress", null]);
    await execute(insert, ["Chidi", "chidi@example.org", "closed", new Date()]);
    expect(await lines()).toEqual([{ name: "requests", count: 2, ...nowAndThen }]);
  });

  test("the latest comparison of payments that failed or found something, and no earlier one", async () => {
    const run = (values: string) =>
      execute(
        `insert into reconciliations (from_day, to_day, is_nightly, state, failure, finding_count, started_at, finished_at)
         values ('2026-11-01', '2026-11-02', true, ${values})`,
      );
    await run("'done', null, 4, now() - interval '2 days', now() - interval '2 days'");
    expect(await lines()).toEqual([{ name: "payments", count: 4, ...nowAndThen }]);
    await run("'failed', 'error', 0, now() - interval '1 day', now() - interval '1 day'");
    expect(await lines()).toEqual([{ name: "payments", count: 1, ...nowAndThen }]);
    await run("'done', null, 0, now(), now()");
    expect(await lines()).toEqual([]);
  });

  test("days without a devotion, from today on, with the first of them", async () => {
    await execute("delete from devotions where date in (?, ?)", [dayFromToday(2), dayFromToday(13)]);
    await execute("update devotions set is_published = false where date = ?", [dayFromToday(5)]);
    expect(await lines()).toEqual([{ name: "devotions", count: 3, oldestAt: null, firstDay: dayFromToday(2) }]);
  });
});

test("ADMIN-53 every line is declared by a feature, and counted in one statement", async () => {
  await execute("delete from devotions");
  const { body } = await grace.call(readNeedsYou);
  expect(body.lines.map(({ name }) => name)).toEqual(["devotions"]);
  // One reads the session.
  expect(await statementCount(server.database, () => grace.call(readNeedsYou))).toBeLessThanOrEqual(
    needsYouNames.length + 1,
  );
});
