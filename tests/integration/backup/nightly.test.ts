import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backupJobs } from "../../../server/backup/backup.jobs.ts";
import { lastBackup } from "../../../server/backup/backup.ts";
import { backUpNightly, type NightlyOptions } from "../../../server/backup/nightly.ts";
import { archiveName } from "../../../server/backup/place/archive-name.ts";
import { communitySettings } from "../../../server/platform/config/community.ts";
import { readConfig } from "../../../server/platform/config/config.ts";
import type { Mail } from "../../../server/platform/mail.ts";
import { openStorage } from "../../../server/platform/storage/storage.ts";
import { runScript } from "../../support/backup/commands.ts";
import { newMemberWithRole } from "../../support/event/managed-event.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { emptyDatabaseUrl, freshDatabaseUrl } from "../../support/server/database.ts";
import { dataFolder } from "../../support/server/process.ts";
import { type FakeS3, openFakeS3 } from "../../support/storage/fake-s3.ts";

const folder = dataFolder();
const SECRET = "the secret of this server".padEnd(40, ".");
let url: string;
let server: TestServer;
let s3: FakeS3;
let communityId: string;
let s3Settings: Record<string, string>;
beforeAll(async () => {
  s3 = await openFakeS3();
  url = await freshDatabaseUrl();
  server = await bootServer({ DATABASE_URL: url, SECRET });
  await newMemberWithRole(server, "admin", "Mama Grace");
  const [row] = await server.database.fork().execute<{ id: string }[]>("select community_id as id from installation");
  communityId = row?.id ?? "";
  const { bucket, region, endpoint = "" } = s3.settings;
  s3Settings = {
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  };
});
afterAll(async () => {
  await server.stop();
  await s3.close();
  await folder.remove();
});

async function optionsWith(environment: Record<string, string>) {
  const config = readConfig({ NODE_ENV: "test", SECRET, DATA_DIR: server.dataDir, ...environment });
  const mails: Mail[] = [];
  const errors: unknown[] = [];
  const options: NightlyOptions = {
    config,
    community: communitySettings(config),
    database: server.database,
    databaseUrl: url,
    log: { info() {}, error: (details: unknown) => void errors.push(details) } as never,
    sendMail: async (mail) => void mails.push(mail),
    siteUrl: "https://lamp.example",
    storage: await openStorage(config),
  };
  return { options, mails, errors };
}

const nightly = (daysAgo: number, id = communityId) =>
  archiveName({ communityId: id, isNightly: true, at: new Date(Date.now() - daysAgo * 86_400_000) });

test("BACKUP-6 BACKUP-7 BACKUP-8 a nightly backup is saved, noted, and old ones are deleted", async () => {
  const to = join(folder.path, "nightly");
  const foreign = nightly(300, "11111111-3b9e-4c53-9a53-0d9a1a1f7a11");
  mkdirSync(to);
  for (const name of [nightly(300), foreign, "notes.txt"]) writeFileSync(join(to, name), "");
  const { options } = await optionsWith({ BACKUP_TO: to, BACKUP_DAILY: "1", BACKUP_WEEKLY: "0" });
  await backUpNightly(to, options);
  const last = await lastBackup(server.database.fork());
  expect(last?.archive).toContain(`lampstand-${communityId.slice(0, 8)}-nightly-`);
  expect(Date.now() - Number(last?.endedAt)).toBeLessThan(600_000);
  expect(readdirSync(to).sort()).toEqual([foreign, last?.archive, "notes.txt"].sort());
});

test("BACKUP-6 the job exists only with BACKUP_TO", async () => {
  expect(backupJobs((await optionsWith({})).options)).toEqual([]);
  const jobs = backupJobs((await optionsWith({ BACKUP_TO: "/somewhere" })).options);
  expect(jobs).toMatchObject([
    { queue: { name: "backup/nightly" }, cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) },
  ]);
});

test("BACKUP-6 a backup in S3 is uploaded in parts, rotated there, and restored from there", async () => {
  s3.files.set(`lampstand/backups/${nightly(300)}`, { bytes: Buffer.from("old"), type: undefined });
  s3.files.set("lampstand/photo/1-96.webp", { bytes: randomBytes(12_000_000), type: "image/webp" });
  const { options } = await optionsWith({ ...s3Settings, BACKUP_TO: "s3", BACKUP_DAILY: "1", BACKUP_WEEKLY: "0" });
  await backUpNightly("s3", options);
  const name = (await lastBackup(server.database.fork()))?.archive ?? "";
  expect([...s3.files.keys()].sort()).toEqual([`lampstand/backups/${name}`, "lampstand/photo/1-96.webp"]);
  const place = { DATA_DIR: join(folder.path, "from s3"), DATABASE_URL: await emptyDatabaseUrl(), SECRET };
  const restored = await runScript("restore", { ...place, ...s3Settings }, `s3:${name}`);
  expect(restored).toMatchObject({ status: 0 });
  expect(readdirSync(place.DATA_DIR).filter((each) => each.endsWith(".gz"))).toEqual([]);
});

test("BACKUP-8 a failure is logged and noted, and admins are mailed once a night", async () => {
  const before = await lastBackup(server.database.fork());
  const to = join(folder.path, "a file");
  writeFileSync(to, "");
  const { options, mails, errors } = await optionsWith({ BACKUP_TO: to });
  for (let time = 1; time <= 2; time += 1) await expect(backUpNightly(to, options)).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(errors).toHaveLength(2);
  expect(mails).toEqual([
    expect.objectContaining({
      subject: "Lampstand: last night’s backup failed",
      text: expect.stringMatching(/EEXIST|ENOTDIR/),
    }),
  ]);
  const rows = await server.database.fork().execute("select bytes from backups where fault is not null");
  expect(rows).toHaveLength(2);
  expect(await lastBackup(server.database.fork())).toEqual(before);
});
