import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { guardProcess } from "../../../bin/guard.mjs";
import { makeBackup } from "../../../server/backup/make-backup.ts";
import { openFolder } from "../../../server/backup/place/folder.ts";
import { readConfig } from "../../../server/platform/config/config.ts";
import { openDiskStorage } from "../../../server/platform/storage/disk-storage.ts";
import { rowSums, runScript, withClient } from "../../support/backup/commands.ts";
import { bootServer } from "../../support/server/boot.ts";
import { emptyDatabaseUrl, freshDatabaseUrl } from "../../support/server/database.ts";
import { databaseUrl } from "../../support/server/postgres.ts";
import { dataFolder } from "../../support/server/process.ts";
import { type FakeS3, openFakeS3 } from "../../support/storage/fake-s3.ts";
import { until } from "../../support/until.ts";

const SECRET = "the secret of the archive".padEnd(40, ".");
const folder = dataFolder();
const newFolder = () => join(folder.path, randomBytes(4).toString("hex"));
let url: string;
/** Two archives of one database with different files. */
let withOne: string;
let withTwo: string;
beforeAll(async () => {
  url = await freshDatabaseUrl();
  [withOne, withTwo] = [await backUpWith("photo/1-96.webp"), await backUpWith("photo/2-96.webp")];
});
afterAll(() => folder.remove());

async function backUpWith(file: string): Promise<string> {
  const config = readConfig({ NODE_ENV: "test", SECRET, DATA_DIR: newFolder(), DATABASE_URL: url });
  const storage = await openDiskStorage(join(config.dataDir, "files"));
  await storage.put(file, Buffer.from("a photo"), "image/webp");
  return (await makeBackup({ databaseUrl: url, config, storage }, openFolder(newFolder()))).where;
}

async function emptyPlace() {
  const DATA_DIR = newFolder();
  mkdirSync(DATA_DIR);
  return { DATA_DIR, DATABASE_URL: await emptyDatabaseUrl() };
}

const settingsOf = ({ settings }: FakeS3) => ({
  S3_BUCKET: settings.bucket,
  S3_REGION: settings.region,
  S3_ENDPOINT: settings.endpoint ?? "",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
});

async function fakeS3(): Promise<FakeS3> {
  const s3 = await openFakeS3();
  onTestFinished(() => s3.close());
  return s3;
}

/** Restores until the files are in place and the rows not yet committed, and kills it there. */
async function killedRestore(place: { DATA_DIR: string; DATABASE_URL: string }, archive: string): Promise<void> {
  // Whoever reads this file waits for somebody who writes it.
  const pipe = join(place.DATA_DIR, "restored-settings.env");
  execFileSync("mkfifo", [pipe]);
  const env = { PATH: process.env.PATH, NODE_ENV: "test", ...place };
  const child = spawn(process.execPath, ["server/command/restore.ts", archive], { env, stdio: "ignore" });
  guardProcess(child);
  await until(() => existsSync(join(place.DATA_DIR, "secret")));
  child.kill("SIGKILL");
  await once(child, "exit");
  rmSync(pipe);
}

test("BACKUP-12 what a killed restore has left on the disk is removed by the next one", async () => {
  const place = await emptyPlace();
  await killedRestore(place, withOne);
  expect(readdirSync(join(place.DATA_DIR, "files", "photo"))).toEqual(["1-96.webp"]);
  mkdirSync(join(place.DATA_DIR, "files.restoring-0123abcd"));
  expect(await runScript("restore", place, withTwo)).toMatchObject({ status: 0 });
  expect(readdirSync(join(place.DATA_DIR, "files", "photo"))).toEqual(["2-96.webp"]);
  expect(readdirSync(place.DATA_DIR).sort()).toEqual(["files", "restored-settings.env", "secret"]);
  expect(readFileSync(join(place.DATA_DIR, "secret"), "utf8")).toBe(SECRET);
  expect(await rowSums(place.DATABASE_URL)).toEqual(await rowSums(url));
});

test("BACKUP-12 what a killed restore has left in a bucket is removed by the next one, and nothing else", async () => {
  const s3 = await fakeS3();
  s3.files.set("lampstand/logo/before.webp", { bytes: Buffer.from("before"), type: "image/webp" });
  const place = { ...(await emptyPlace()), ...settingsOf(s3) };
  await killedRestore(place, withOne);
  expect([...s3.files.keys()].sort()).toEqual(["lampstand/logo/before.webp", "lampstand/photo/1-96.webp"]);
  expect(await runScript("restore", { ...place, S3_BUCKET: "another" }, withTwo)).toMatchObject({
    status: 1,
    output: expect.stringContaining("s3://lampstand/photo/1-96.webp"),
  });
  expect(await runScript("restore", place, withTwo)).toMatchObject({ status: 0 });
  expect([...s3.files.keys()].sort()).toEqual(["lampstand/logo/before.webp", "lampstand/photo/2-96.webp"]);
});

test("BACKUP-12 an archive that a killed restore had fetched is removed by the next one", async () => {
  const s3 = await fakeS3();
  const name = basename(withOne);
  s3.files.set(`lampstand/backups/${name}`, { bytes: readFileSync(withOne), type: undefined });
  const place = { ...(await emptyPlace()), ...settingsOf(s3) };
  writeFileSync(join(place.DATA_DIR, "restore-0123abcd.tar.gz"), "half of an archive");
  expect(await runScript("restore", place, `s3:${name}`)).toMatchObject({ status: 0 });
  expect(readdirSync(place.DATA_DIR).sort()).toEqual(["restored-settings.env", "secret"]);
});

test("BACKUP-17 the files of a server that has started since are not taken for those of a killed restore", async () => {
  const place = await emptyPlace();
  await killedRestore(place, withOne);
  writeFileSync(join(place.DATA_DIR, "restore-0123abcd.tar.gz"), "half of an archive");
  const server = await bootServer({ ...place, SECRET });
  await server.stop();
  expect(readdirSync(place.DATA_DIR).filter((each) => /restor/.test(each))).toEqual([]);
  const later = { ...place, DATABASE_URL: await emptyDatabaseUrl() };
  expect(await runScript("restore", later, withTwo)).toMatchObject({
    status: 1,
    output: expect.stringContaining("There are files in"),
  });
  expect(readdirSync(join(place.DATA_DIR, "files", "photo"))).toEqual(["1-96.webp"]);
});

test("BACKUP-16 with two roles the server's role may use the restored tables, and not change the audit log", async () => {
  const role = `server_${randomBytes(4).toString("hex")}`;
  const place = await emptyPlace();
  const name = new URL(place.DATABASE_URL).pathname.slice(1);
  const postgres = inject("postgresUrl");
  await withClient(postgres, (client) => client.query(`create role ${role} login password 'of a test'`));
  onTestFinished(async () => {
    await withClient(postgres, (client) => client.query(`drop database ${name} with (force)`));
    await withClient(postgres, (client) => client.query(`drop role ${role}`));
  });
  const own = new URL(databaseUrl(postgres, name));
  [own.username, own.password] = [role, "of a test"];
  const both = { ...place, DATABASE_URL: own.href, MIGRATION_DATABASE_URL: place.DATABASE_URL };
  expect(await runScript("restore", both, withOne)).toMatchObject({ status: 0 });
  const { rows } = await withClient(own.href, (client) =>
    client.query(
      `select has_table_privilege('users', 'insert') as writes, has_table_privilege('pgboss.job', 'insert') as enqueues,
         has_table_privilege('audit_log', 'update') as changes`,
    ),
  );
  expect(rows).toEqual([{ writes: true, enqueues: true, changes: false }]);
});
