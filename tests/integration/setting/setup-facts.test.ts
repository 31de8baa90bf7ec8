import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { requestPasswordReset, signUp } from "../../../schema/account/api.ts";
import { readNeedsYou } from "../../../schema/admin/needs-you-api.ts";
import { readSettings, readSetup, recordSetup, testMail } from "../../../schema/setting/admin-api.ts";
import type { SetupStep } from "../../../schema/setting/setup.ts";
import { newHolder, suspend } from "../../support/account/admins.ts";
import { openMailbox } from "../../support/account/mailbox.ts";
import { Person, TEST_PASSWORD } from "../../support/account/people.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { newEvent } from "../../support/event/events.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { until } from "../../support/until.ts";

/** The sessions of one server hold on the next one. */
const SECRET = "a secret of forty characters or even more than that";
let environment: Record<string, string>;
let server: TestServer;
let grace: ChatMember;
beforeAll(async () => {
  environment = { DATABASE_URL: await freshDatabaseUrl(), SECRET };
  server = await bootServer(environment);
  grace = await newHolder(server, "admin", "Grace Okafor");
});
afterAll(() => server.stop());
beforeEach(async () => {
  await execute("delete from settings");
  await execute("insert into settings (key, value) values ('setup', '{}')");
});

const execute = (sql: string) => server.database.fork().execute(sql);
const stateOf = async (step: SetupStep, who: Person = grace) =>
  (await who.must(readSetup)).steps.find((each) => each.step === step)?.state;
const record = (step: SetupStep, as: "done" | "skipped") => grace.must(recordSetup, { body: { step, as } });

test.each(["mail", "people", "event"] as const)(
  "SETTING-20 an admin who says that the step %s is done does not make it so, and can skip it",
  async (step) => {
    await record(step, "done");
    expect(await stateOf(step)).toBe("open");
    await record(step, "skipped");
    expect(await stateOf(step)).toBe("skipped");
  },
);

test("SETTING-20 there is an event once one is published and not cancelled", async () => {
  await newEvent(server, { isActive: false });
  expect(await stateOf("event")).toBe("open");
  await newEvent(server);
  expect(await stateOf("event")).toBe("done");
  await execute("update events set cancelled_at = now()");
  expect(await stateOf("event")).toBe("open");
});

test("SETTING-20 the people are there while a lead may act whom somebody else could be told of", async () => {
  const lead = await newHolder(server, "safeguarding_lead", "Auntie Kemi");
  expect(await stateOf("people")).toBe("done");
  expect(await suspend(grace, lead)).toBe("safety/last-lead");
  await execute(`update users set suspended_at = now() where id = '${lead.memberId}'`);
  expect(await stateOf("people")).toBe("open");
});

test("SETTING-21 a step is done once its setting was chosen, or an admin has said so", async () => {
  expect([await stateOf("name"), await stateOf("time"), await stateOf("contact")]).toEqual(["open", "open", "open"]);
  await execute(`insert into settings (key, value) values ('name', '"First House"')`);
  await record("time", "done");
  await record("contact", "skipped");
  expect([await stateOf("name"), await stateOf("time"), await stateOf("contact")]).toEqual(["done", "done", "skipped"]);
});

test("SETTING-20 mails arrive once the mail server has taken one, and not before", async () => {
  expect((await grace.must(testMail)).state).toBe("saved");
  expect(await stateOf("mail")).toBe("open");
  const mailbox = await openMailbox();
  await server.stop();
  server = await bootServer({ ...environment, SMTP_URL: mailbox.url });
  try {
    const reader = new Person(server.url, grace);
    expect(await stateOf("mail", reader)).toBe("open");
    expect((await reader.must(testMail)).state).toBe("sent");
    expect(await stateOf("mail", reader)).toBe("done");
    // Another mail server has yet to take one.
    await execute("update installation set mail_server = 'elsewhere.example:25'");
    expect(await stateOf("mail", reader)).toBe("open");
    await new Person(server.url).must(requestPasswordReset, { body: { email: grace.me?.email ?? "" } });
    await until(async () => (await stateOf("mail", reader)) === "done");
  } finally {
    await mailbox.close();
  }
});

test("MONITORING-15 admins learn of mails that were refused for good, until a test mail is taken", async () => {
  const mailbox = await openMailbox();
  mailbox.refused.add("typo@example.org");
  await server.stop();
  server = await bootServer({ ...environment, SMTP_URL: mailbox.url });
  try {
    const reader = new Person(server.url, grace);
    const refused = async () => (await reader.must(readSettings)).mail.refused;
    const line = async () => (await reader.must(readNeedsYou)).lines.find(({ name }) => name === "mails");
    expect([await refused(), await line()]).toEqual([null, undefined]);
    const body = { email: "typo@example.org", password: TEST_PASSWORD };
    await new Person(server.url).must(signUp, { body });
    await until(async () => (await refused()) !== null);
    const answer = "550 5.1.1 <[address]>: no such mailbox";
    expect(await refused()).toMatchObject({ count: 1, since: expect.any(Number), answer });
    expect(await line()).toMatchObject({ count: 1, oldestAt: expect.any(Number) });
    await execute("update installation set mails_refused_at = now() - interval '8 days'");
    expect([await refused(), await line()]).toEqual([null, undefined]);
    await execute("update installation set mails_refused_at = now()");
    expect((await reader.must(testMail)).state).toBe("sent");
    expect([await refused(), await line()]).toEqual([null, undefined]);
  } finally {
    await mailbox.close();
  }
});
