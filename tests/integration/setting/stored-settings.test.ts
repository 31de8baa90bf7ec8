import { afterEach, expect, test } from "vitest";
import { readSettings, removeLogo, uploadLogo } from "../../../schema/setting/admin-api.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { openLog } from "../../../server/platform/log.ts";
import { newHolder } from "../../support/account/admins.ts";
import { halves } from "../../support/event/sample-image.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { insertRow } from "../../support/server/insert-row.ts";

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** Starts a server on a database in which admins have stored these settings. */
async function bootOn(stored: Record<string, unknown>, environment: Record<string, string> = {}): Promise<TestServer> {
  const DATABASE_URL = await freshDatabaseUrl();
  const database = await openDatabase({ url: DATABASE_URL, poolSize: 1, log: openLog({ LOG_LEVEL: "error" }) });
  for (const [key, value] of Object.entries(stored)) {
    await insertRow(database, "settings", { key, value: JSON.stringify(value) });
  }
  await database.close();
  server = await bootServer({ DATABASE_URL, ...environment });
  return server;
}
const zoneIn = async ({ database }: TestServer) =>
  (await database.fork().execute<{ zone: string }[]>("select community_time_zone() as zone"))[0]?.zone;

test("SETTING-1 SETTING-12 what the environment gives later wins over what an admin has chosen", async () => {
  const stored = { name: "Chosen House", tagline: "Chosen line", timeZone: "Pacific/Kiritimati", roomsPerHour: 12 };
  const started = await bootOn(stored, {
    COMMUNITY_NAME: "Given House",
    COMMUNITY_TIME_ZONE: "Europe/Lisbon",
    ROOMS_PER_HOUR: "50",
  });
  const { settings } = await (await newHolder(started, "admin", "Grace Okafor")).must(readSettings);
  expect(settings).toMatchObject({
    name: { value: "Given House", isFixed: true },
    timeZone: { value: "Europe/Lisbon", isFixed: true },
    roomsPerHour: { value: 50, isFixed: true },
    tagline: { value: "Chosen line", isFixed: false },
  });
  const page = await (await fetch(started.url)).text();
  expect(page).toContain(`"name":"Given House"`);
  expect(page).not.toContain("Chosen House");
  expect(await zoneIn(started)).toBe("Europe/Lisbon");
});

test("SETTING-1 SETTING-12 the environment’s logo is shown, and admins neither replace nor remove it", async () => {
  const logo = `${Date.now()}-${"a".repeat(24)}`;
  const started = await bootOn({ logo }, { COMMUNITY_LOGO_URL: "/given.svg" });
  const grace = await newHolder(started, "admin", "Grace Okafor");
  const body = new FormData();
  body.set("logo", new Blob([await halves(80, 80).png().toBuffer()], { type: "image/png" }), "logo.png");
  const replies = [await grace.call(uploadLogo, { body }), await grace.call(removeLogo)];
  expect(replies.map(({ error }) => error?.code)).toEqual(["setting/fixed", "setting/fixed"]);
  expect((await grace.must(readSettings)).logo).toMatchObject({ value: "/given.svg", isFixed: true });
  expect(await (await fetch(started.url)).text()).toContain(`"logoUrl":"/given.svg"`);
});

test("SETTING-15 a server starts with an unknown stored time zone, which nothing uses", async () => {
  const started = await bootOn({ timeZone: "Mars/Base", tagline: "Chosen line" });
  const { settings } = await (await newHolder(started, "admin", "Grace Okafor")).must(readSettings);
  expect(settings.timeZone).toMatchObject({ value: "Africa/Lagos", isFixed: false });
  expect(settings.tagline.value).toBe("Chosen line");
  expect(await (await fetch(started.url)).text()).toContain(`"timeZone":"Africa/Lagos"`);
  expect(await zoneIn(started)).toBe("Africa/Lagos");
});
