import { afterAll, beforeAll, expect, test } from "vitest";
import { readOpenApi } from "../../../schema/health/api.ts";
import { changeSettings, readSettings } from "../../../schema/setting/admin-api.ts";
import type { SettingKey } from "../../../schema/setting/setting.ts";
import { manifestPath } from "../../../schema/site/app-paths.ts";
import { newHolder } from "../../support/account/admins.ts";
import { outboxMails } from "../../support/account/outbox.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { dataFolder, startProcess, untilReady } from "../../support/server/process.ts";
import { until } from "../../support/until.ts";

let databaseUrl: string;
let server: TestServer;
let grace: ChatMember;
let tola: ChatMember;
beforeAll(async () => {
  databaseUrl = await freshDatabaseUrl();
  server = await bootServer({ COMMUNITY_TAGLINE: "Given by the operator", DATABASE_URL: databaseUrl });
  grace = await newHolder(server, "admin", "Grace Okafor");
  tola = await newHolder(server, "admin", "Tola Bello");
});
afterAll(() => server.stop());

type Values = Partial<Record<SettingKey, unknown>>;

/** Changes settings from their current versions. */
async function change(who: Person, values: Values, versions?: Partial<Record<SettingKey, number>>) {
  const { settings } = await who.must(readSettings);
  const read = Object.fromEntries(Object.keys(values).map((key) => [key, settings[key as SettingKey].version]));
  return await who.call(changeSettings, { body: { ...values, versions: versions ?? read } as never });
}
const page = async (path = "/") => await (await fetch(server.url + path)).text();
const manifest = async () => await (await fetch(server.url + manifestPath)).json();

test("SETTING-1 SETTING-12 what the environment gives wins and is shown as fixed", async () => {
  const { settings } = await grace.must(readSettings);
  expect(settings.tagline).toEqual({ value: "Given by the operator", version: 0, isFixed: true });
  expect(settings.name).toEqual({ value: "Lampstand", version: 0, isFixed: false });
  expect((await change(grace, { name: "Salt House", tagline: "Mine" })).error?.code).toBe("setting/fixed");
  expect((await grace.must(readSettings)).settings.name.value).toBe("Lampstand");
});

test("SETTING-3 pages, the manifest and mails follow a change without a restart", async () => {
  expect(await page("/about")).toContain("Lampstand</title>");
  expect((await change(grace, { name: "Salt & Light", accentColour: "#0b6e4f" })).status).toBe(200);
  expect(await page("/about")).toContain("Salt &#38; Light</title>");
  for (const path of ["/", "/about", "/messages"]) {
    const html = await page(path);
    expect(html, path).toContain(`"name":"Salt & Light"`);
    expect(html, path).toContain(`"accentColour":"#0b6e4f"`);
    expect(html, path).not.toContain("Lampstand</title>");
  }
  expect(await manifest()).toMatchObject({ name: "Salt & Light", theme_color: "#0b6e4f" });
  expect(JSON.stringify(await grace.must(readOpenApi))).toContain("Salt & Light: HTTP interface");
  const { email } = (await newMember(server.url)).me ?? { email: "" };
  await until(() => outboxMails(server, email).length > 0);
  const [mail] = outboxMails(server, email);
  expect(mail).toContain(`From: "Salt & Light" <no-reply@localhost>`);
  expect(mail).toContain("Salt & Light: Given by the operator");
});

test("SETTING-4 another process on the same database follows too", async () => {
  const folder = dataFolder();
  const second = await startProcess({
    dataDir: folder.path,
    environment: { DATABASE_URL: databaseUrl, TEST_BESIDE_OTHERS: "yes" },
  });
  try {
    await untilReady(second);
    expect((await change(grace, { name: "Two Houses" })).status).toBe(200);
    await until(async () => (await (await fetch(second.url)).text()).includes(`"name":"Two Houses"`));
  } finally {
    await second.end("SIGTERM");
    await folder.remove();
  }
});

test("SETTING-2 members, mentors and leads neither read nor change settings", async () => {
  const lead = await newHolder(server, "safeguarding_lead", "Emeka Obi");
  const member = await newMember(server.url);
  for (const person of [lead, member]) {
    expect((await person.call(readSettings)).error?.code).toBe("account/not-allowed");
    expect((await person.call(changeSettings, { body: { name: "Mine", versions: {} } })).error?.code).toBe(
      "account/not-allowed",
    );
  }
  expect((await new Person(server.url).call(readSettings)).error?.code).toBe("account/not-signed-in");
  for (const name of ["DM_POLICY", "secret", "passwordMinLength", "ageConfirmation", "smtpUrl", "logo"]) {
    const reply = await grace.call(changeSettings, { body: { [name]: "open", versions: {} } as never });
    expect(reply.error?.code, name).toBe("request/invalid");
  }
});

test.each([
  ["name", "", "Please fill this in."],
  ["name", "x".repeat(41), "Please use at most 40 characters."],
  ["accentColour", "amber", "Please enter a colour as #rrggbb, such as #0b6e4f."],
  ["contactUrl", "javascript:alert(1)", "Please enter a link that starts with https://."],
  [
    "helplines",
    "Childline 0800",
    "Please write one name and number on each of up to six lines, such as Childline: 0800 123 4567.",
  ],
  ["safeguardingContact", "nobody", "Please enter an email address."],
  ["contactEmail", "nobody", "Please enter an email address."],
  ["organisation", "x".repeat(121), "Please use at most 120 characters."],
  [
    "people",
    "Ada Obi",
    "Please write one name and role on each of up to six lines, such as Ada Obi: Safeguarding lead.",
  ],
  ["signUpsPerHour", 0, "Please enter a whole number from 1 to 100,000."],
  ["roomsPerHour", 1.5, "Please enter a whole number from 1 to 10,000."],
  ["timeZone", "Lagos/Nowhere", "Please choose a time zone from the list."],
] as const)("SETTING-6 a bad %s (%j) is refused at its field, and nothing else is stored", async (key, value, text) => {
  const rows = await auditDuring(server.database, async () => {
    const { error } = await change(grace, { contactMessage: "Not to be stored", [key]: value });
    expect(error?.fields?.[key]).toBe(text);
  });
  expect(rows).toEqual([]);
  expect((await grace.must(readSettings)).settings.contactMessage.value).not.toBe("Not to be stored");
});

test("SETTING-5 of two admins who change one setting at once, one is told; other settings do not conflict", async () => {
  const { settings } = await grace.must(readSettings);
  const { version } = settings.contactMessage;
  const replies = await Promise.all([
    change(grace, { contactMessage: "Grace was here" }, { contactMessage: version }),
    change(tola, { contactMessage: "Tola was here" }, { contactMessage: version }),
    change(tola, { roomsPerHour: 41 }),
  ]);
  expect(replies.map(({ error }) => error?.code ?? "done").toSorted()).toEqual(["done", "done", "setting/changed"]);
  expect((await grace.must(readSettings)).settings.contactMessage.version).toBe(version + 1);
});

test("SETTING-7 each change leaves a row with from and to, and the contact's address is abbreviated", async () => {
  const rows = await auditDuring(server.database, async () => {
    await change(grace, { name: "Before" });
    await change(grace, { name: "After", safeguardingContact: "bishop@example.org" });
    await change(grace, { name: "After" });
  });
  expect(rows.map(({ kind, actor_id }) => [kind, actor_id])).toEqual(
    rows.map(() => ["setting-changed", grace.memberId]),
  );
  expect(
    rows
      .slice(1)
      .map(({ detail }) => detail)
      .toSorted(),
  ).toEqual(["COMMUNITY_NAME: Before → After", "SAFEGUARDING_CONTACT: none → b…@example.org"]);
});

test("SETTING-8 a new time zone decides what day it is, for the database and for scheduled jobs too", async () => {
  const query = async (sql: string) => (await server.database.fork().execute(sql))[0];
  expect(await query("select community_time_zone() as zone")).toEqual({ zone: "Africa/Lagos" });
  expect((await change(grace, { timeZone: "Pacific/Kiritimati" })).status).toBe(200);
  expect(await query("select community_time_zone() as zone")).toEqual({ zone: "Pacific/Kiritimati" });
  await until(async () => {
    const zones = await server.database.fork().execute("select distinct timezone from pgboss.schedule");
    return JSON.stringify(zones) === JSON.stringify([{ timezone: "Pacific/Kiritimati" }]);
  });
  expect(await page()).toContain(`"timeZone":"Pacific/Kiritimati"`);
  await change(grace, { timeZone: "Africa/Lagos" });
});

test("SETTING-15 a stored value that does not fit is ignored, and can be replaced", async () => {
  await server.database.fork().execute(
    `insert into settings (key, value) values ('roomsPerHour', '"many"')
     on conflict (key) do update set value = excluded.value, version = settings.version + 1`,
  );
  await until(async () => (await grace.must(readSettings)).settings.roomsPerHour.value === 40);
  expect((await change(grace, { roomsPerHour: 12 })).status).toBe(200);
  expect((await grace.must(readSettings)).settings.roomsPerHour.value).toBe(12);
});
