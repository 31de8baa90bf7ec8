import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../../../server/platform/config/config.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { openLog } from "../../../server/platform/log.ts";
import { mailDelivery } from "../../../server/platform/mail.ts";
import { RELEASE } from "../../../server/platform/process/installation.ts";
import { StartupError } from "../../../server/platform/process/startup-error.ts";
import { newMember } from "../../support/account/people.ts";
import { withSecondFactor } from "../../support/account/second-factor.ts";
import { bootServer } from "../../support/server/boot.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";

async function openFreshDatabase() {
  const database = await openDatabase({
    url: await freshDatabaseUrl(),
    poolSize: 1,
    log: openLog({ LOG_LEVEL: "silent" }),
  });
  onTestFinished(() => database.close());
  return database;
}

test("a database that a later release has upgraded is refused, with the release that can open it", async () => {
  const database = await openFreshDatabase();
  const run = (sql: string) => database.fork().execute<{ name: string }[]>(sql);
  await run("update installation set release = '9.8.7'");
  await run("insert into migrations (name) values ('29990101-later')");
  // One that this release would have to run is not run either.
  await run("delete from migrations where name = '20261201-23-push'");
  const refusal = await database.migrate().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartupError);
  expect(String(refusal)).toContain("29990101-later");
  expect(String(refusal)).toContain("Start release 9.8.7 or a later one");
  expect(await run("select name from migrations where name = '20261201-23-push'")).toEqual([]);
});

test("another SECRET starts until members have second factors; from then on the start names what to do", async () => {
  const DATABASE_URL = await freshDatabaseUrl();
  const start = (letter: string) => bootServer({ DATABASE_URL, SECRET: letter.repeat(40) });
  await (await start("a")).stop();
  const second = await start("b");
  const [row] = await second.database.fork().execute<{ release: string }[]>("select release from installation");
  expect(row?.release).toBe(RELEASE);
  await withSecondFactor(await newMember(second.url));
  await second.stop();
  const refusal = await start("c").catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartupError);
  expect(String(refusal)).toContain("a member with a second factor could not sign in");
  expect(String(refusal)).toContain("npm run reset-second-factor");
  await (await start("b")).stop();
});

test.each(["development", "production"])(
  "in %s the log says where a mail was saved, and not its link",
  async (environment) => {
    const folder = mkdtempSync(join(tmpdir(), "lampstand-outbox-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const config = readConfig({
      NODE_ENV: environment,
      DATA_DIR: folder,
      SECRET: "s".repeat(40),
      PUBLIC_URL: "https://lamp.example",
    });
    const lines: unknown[] = [];
    const log = { info: (...line: unknown[]) => void lines.push(line) };
    const action = { label: "Open", url: "https://lamp.example/confirm?token=once" };
    await mailDelivery(config, log as never)({ to: "ada@example.org", subject: "Confirm", text: "Hello", action });
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).toContain(join(folder, "outbox"));
    expect(JSON.stringify(lines)).not.toContain("token=once");
  },
);
