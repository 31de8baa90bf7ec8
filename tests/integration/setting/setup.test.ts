import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BodyInputOf } from "../../../schema/endpoint.ts";
import { defaultHelplines } from "../../../schema/safety/default-helplines.ts";
import {
  changeSettings,
  readSettings,
  readSetup,
  recordSetup,
  removeLogo,
  testMail,
  uploadLogo,
} from "../../../schema/setting/admin-api.ts";
import { helplineText } from "../../../schema/setting/setting.ts";
import { readConfig } from "../../../server/platform/config/config.ts";
import { openLog } from "../../../server/platform/log.ts";
import { openStorage } from "../../../server/platform/storage/storage.ts";
import { deleteEarlierLogo } from "../../../server/setting/logo/logo.ts";
import { sendTestMail } from "../../../server/setting/test-mail.ts";
import { newHolder } from "../../support/account/admins.ts";
import { openMailbox } from "../../support/account/mailbox.ts";
import { outboxMails } from "../../support/account/outbox.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { halves, photoWithScript, pngThatClaims } from "../../support/event/sample-image.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let grace: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  grace = await newHolder(server, "admin", "Grace Okafor");
});
afterAll(() => server.stop());

const form = (bytes: Uint8Array, type = "image/png") => {
  const body = new FormData();
  body.set("logo", new Blob([Buffer.from(bytes)], { type }), "logo.png");
  return { body };
};
/** The name of the logo at this address. */
const nameOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);
const execute = (sql: string) => server.database.fork().execute(sql);

test("SETTING-10 a logo becomes a square that keeps its transparent parts, and is shown to everyone", async () => {
  const wide = await sharp({ create: { width: 400, height: 100, channels: 4, background: "#ff000080" } })
    .png()
    .toBuffer();
  const rows = await auditDuring(server.database, async () => {
    const { logo } = await grace.must(uploadLogo, form(wide));
    expect(logo.value).toMatch(/^\/api\/logo\/\d{13}-[0-9a-f]{24}$/);
    const reply = await fetch(server.url + logo.value);
    expect(reply.headers.get("content-type")).toBe("image/webp");
    expect(reply.headers.get("cache-control")).toContain("immutable");
    const picture = sharp(Buffer.from(await reply.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ width: 256, height: 256, hasAlpha: true });
    const corner = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect(corner[3]).toBe(0);
    expect(await (await fetch(server.url)).text()).toContain(`"logoUrl":"${logo.value}"`);
    expect((await grace.must(removeLogo)).logo.value).toBeNull();
  });
  expect(rows.map(({ detail }) => detail)).toEqual([
    expect.stringMatching(/^COMMUNITY_LOGO_URL: none → \d{13}-/),
    expect.stringMatching(/^COMMUNITY_LOGO_URL: \d{13}-[0-9a-f]{24} → none$/),
  ]);
});

test("SETTING-17 a logo that was replaced or removed stays for a day, and is then deleted", async () => {
  const upload = async () =>
    (await grace.must(uploadLogo, form(await halves(80, 80).png().toBuffer()))).logo.value ?? "";
  const isThere = async (url: string) => (await fetch(server.url + url)).status === 200;
  const [replaced, removed] = [await upload(), await upload()];
  await grace.must(removeLogo);
  const shown = await upload();
  expect(await Promise.all([replaced, removed, shown].map(isThere))).toEqual([true, true, true]);
  // The test before has left one, too.
  const jobs = await execute(
    `select data ->> 'logo' as logo, round(extract(epoch from start_after - created_on) / 3600)::int as hours
       from pgboss.job where name = 'setting/delete-logo' order by created_on`,
  );
  expect(jobs.slice(-2)).toEqual([replaced, removed].map((url) => ({ logo: nameOf(url), hours: 24 })));
  const storage = await openStorage({ s3: null, dataDir: server.dataDir });
  for (const logo of [replaced, removed, shown]) {
    await deleteEarlierLogo(server.database.fork(), storage, nameOf(logo));
  }
  expect(await Promise.all([replaced, removed, shown].map(isThere))).toEqual([false, false, true]);
  await grace.must(removeLogo);
});

test.each([
  ["that is too small", "setting/logo-too-small", () => halves(63, 200).png().toBuffer()],
  ["that claims to be huge", "setting/logo-too-many-pixels", () => pngThatClaims(30_000, 30_000)],
  ["that is cut off", "setting/logo-unreadable", async () => (await halves(200, 200).png().toBuffer()).subarray(0, 90)],
])("SETTING-10 a picture %s is refused", async (_, code, bytes) => {
  expect((await grace.call(uploadLogo, form(await bytes()))).error?.code).toBe(code);
  expect((await grace.must(readSettings)).logo.value).toBeNull();
});

test("SETTING-10 nothing but the pixels of a file is kept, and other files are refused", async () => {
  expect((await grace.call(uploadLogo, form(Buffer.from("<svg/>"), "image/svg+xml"))).error?.code).toBe(
    "request/invalid",
  );
  const { logo } = await grace.must(uploadLogo, form(await photoWithScript(), "image/jpeg"));
  const stored = Buffer.from(await (await fetch(server.url + logo.value)).arrayBuffer());
  expect(stored.includes("<script")).toBe(false);
});

test("SETTING-11 without a mail server the test mail is saved, and the reply says where", async () => {
  const to = grace.me?.email ?? "";
  expect(await grace.must(testMail)).toEqual({ state: "saved", to, outbox: join(server.dataDir, "outbox") });
  expect(outboxMails(server, to).join()).toContain("Subject: Lampstand: mail works");
});

test("SETTING-11 the reply says in a word why a mail server took no mail, and never its password", async () => {
  const mailbox = await openMailbox();
  const configOf = (SMTP_URL: string) => readConfig({ NODE_ENV: "test", DATA_DIR: server.dataDir, SMTP_URL });
  const log = openLog({ LOG_LEVEL: "silent" });
  const to = "ada@example.org";
  const ada = { email: to, language: null };
  expect(await sendTestMail(ada, { config: configOf(mailbox.url), log })).toEqual({ state: "sent", to });
  expect(mailbox.mails.join()).toContain(`To: ${to}`);
  await mailbox.close();
  const failed = await sendTestMail(ada, {
    config: configOf(mailbox.url.replace("//", "//user:hidden-password@")),
    log,
  });
  expect(failed).toEqual({ state: "failed", to, fault: "unreachable", answer: null });
});

test("SETTING-14 steps are recorded for all admins, in any order, until the setup is finished", async () => {
  await execute("delete from settings");
  await execute("insert into settings (key, value) values ('setup', '{}')");
  const tola = await newHolder(server, "admin", "Tola Bello");
  await Promise.all([
    grace.must(recordSetup, { body: { step: "time", as: "done" } }),
    tola.must(recordSetup, { body: { step: "look", as: "skipped" } }),
  ]);
  const state = await tola.must(readSetup);
  expect(state.steps.filter((each) => each.state !== "open")).toEqual([
    { step: "look", state: "skipped" },
    { step: "time", state: "done" },
  ]);
  expect(state).toMatchObject({ isFinished: false, isFresh: false });
  await grace.must(recordSetup, { body: { step: "helplines", as: "done" } });
  expect(await grace.must(recordSetup, { body: { as: "finished" } })).toMatchObject({ isFinished: true });
});

test("SETTING-14 a setup that is put off is no longer fresh, and a finished one stays finished", async () => {
  await execute("delete from settings where key = 'setup'");
  await execute("insert into settings (key, value) values ('setup', '{}')");
  expect(await grace.must(readSetup)).toMatchObject({ isFinished: false, isFresh: true });
  expect(await grace.must(recordSetup, { body: { as: "later" } })).toMatchObject({ isFinished: false, isFresh: false });
  await grace.must(recordSetup, { body: { step: "helplines", as: "done" } });
  await grace.must(recordSetup, { body: { as: "finished" } });
  expect(await grace.must(recordSetup, { body: { step: "name", as: "done" } })).toMatchObject({ isFinished: true });
});

test("SETTING-19 the setup isn’t finished before the helplines were checked, and nobody skips that", async () => {
  await execute("delete from settings where key = 'setup'");
  await execute("insert into settings (key, value) values ('setup', '{}')");
  const code = async (body: BodyInputOf<typeof recordSetup>) => (await grace.call(recordSetup, { body })).error?.code;
  expect(await code({ as: "finished" })).toBe("setting/helplines-unchecked");
  expect(await code({ step: "helplines", as: "skipped" })).toBe("setting/helplines-unchecked");
  expect(await grace.must(readSetup)).toMatchObject({ isFinished: false });
  expect(await code({ step: "helplines", as: "done" })).toBeUndefined();
  expect(await code({ as: "finished" })).toBeUndefined();
  expect(await grace.must(readSetup)).toMatchObject({ isFinished: true });
});

test("SETTING-19 a setup that was finished before the helplines were a step stays finished", async () => {
  await execute("delete from settings where key = 'setup'");
  await execute(`insert into settings (key, value) values ('setup', '{"steps": {}, "isFinished": true}')`);
  expect(await grace.must(recordSetup, { body: { as: "finished" } })).toMatchObject({ isFinished: true });
});

test("SETTING-18 without helplines those of Nigeria are shown, on pages and in the form", async () => {
  const read = async () => String((await grace.must(readSettings)).settings.helplines.value);
  const onPage = async () => (await fetch(server.url)).text();
  expect(await read()).toBe(helplineText(defaultHelplines));
  expect(await onPage()).toContain(`"helplines":${JSON.stringify(defaultHelplines)}`);
  const change = (helplines: string, version: number) =>
    grace.must(changeSettings, { body: { helplines, versions: { helplines: version } } });
  await change("Childline: 0800 123 4567, children in danger\nFire: 199", 0);
  const entered = [
    { name: "Childline", number: "0800 123 4567", purpose: "children in danger" },
    { name: "Fire", number: "199" },
  ];
  expect(await onPage()).toContain(`"helplines":${JSON.stringify(entered)}`);
  await change("", 1);
  expect(await read()).toBe(helplineText(defaultHelplines));
  expect(await onPage()).toContain(`"helplines":${JSON.stringify(defaultHelplines)}`);
});

test("SETTING-13 a community that is not in production counts as set up", async () => {
  await execute("delete from settings where key = 'setup'");
  expect(await grace.must(readSetup)).toMatchObject({ isFinished: true, isFresh: false });
});
