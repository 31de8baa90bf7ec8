import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { migrations } from "../../../migrations/index.ts";
import { checkArchive } from "../../../server/backup/archive/read-archive.ts";
import { makeBackup } from "../../../server/backup/make-backup.ts";
import { openFolder } from "../../../server/backup/place/folder.ts";
import { readConfig } from "../../../server/platform/config/config.ts";
import { type ListedStorage, openStorage } from "../../../server/platform/storage/storage.ts";
import { newMember } from "../../support/account/people.ts";
import { rowSums, runScript, withClient } from "../../support/backup/commands.ts";
import { migrateTo } from "../../support/release/migrate-to.ts";
import { dumpFile, readReleased } from "../../support/release/released.ts";
import { bootServer } from "../../support/server/boot.ts";
import { emptyDatabaseUrl, freshDatabaseUrl } from "../../support/server/database.ts";
import { databaseUrl } from "../../support/server/postgres.ts";
import { dataFolder } from "../../support/server/process.ts";
import { openFakeS3 } from "../../support/storage/fake-s3.ts";

const SECRET = "the secret of the archive".padEnd(40, ".");
const folder = dataFolder();
let url: string;
let archive: string;

/** Makes a backup of a database, with these files. */
async function backUp(from: string, environment: Record<string, string> = {}): Promise<string> {
  const DATA_DIR = join(folder.path, "source");
  const config = readConfig({ NODE_ENV: "test", SECRET, DATA_DIR, DATABASE_URL: from, ...environment });
  const storage = await openStorage(config);
  await storage.put("photo/1-96.webp", Buffer.from("a photo"), "image/webp");
  const place = openFolder(join(folder.path, "backups", randomBytes(4).toString("hex")));
  return (await makeBackup({ databaseUrl: from, config, storage }, place)).where;
}

/** An empty place with a database on the shared PostgreSQL. */
async function emptyPlace() {
  const DATA_DIR = join(folder.path, randomBytes(4).toString("hex"));
  return { DATA_DIR, DATABASE_URL: await emptyDatabaseUrl() };
}

const tablesIn = (place: { DATABASE_URL: string }) =>
  withClient(place.DATABASE_URL, async (client) => {
    const { rows } = await client.query("select from pg_class where relnamespace = 'public'::regnamespace");
    return rows.length;
  });

beforeAll(async () => {
  url = await freshDatabaseUrl();
  const server = await bootServer({ DATABASE_URL: url, SECRET });
  await newMember(server.url, "Ada Obi");
  await server.stop();
  archive = await backUp(url);
});
afterAll(() => folder.remove());

test("BACKUP-2 files are copied after the database, and one that is deleted meanwhile is left out", async () => {
  const from = await freshDatabaseUrl();
  const config = readConfig({ NODE_ENV: "test", SECRET, DATA_DIR: folder.path, DATABASE_URL: from });
  const contents: Readonly<Record<string, string>> = { "logo/a.webp": "a", "logo/c.webp": "c" };
  const storage: ListedStorage = {
    ...(await openStorage(config)),
    get: async (name) => (contents[name] === undefined ? null : Buffer.from(contents[name])),
    async *list() {
      await withClient(from, (client) =>
        client.query("insert into rate_limits (key) values ('while files are listed')"),
      );
      yield* ["logo/a.webp", "logo/b.webp", "logo/c.webp"];
    },
  };
  const made = await makeBackup({ databaseUrl: from, config, storage }, openFolder(join(folder.path, "two")));
  const { manifest } = await checkArchive(made.where);
  expect(manifest.files).toMatchObject({ entries: 2, bytes: 2 });
  expect(manifest.tables.find(({ name }) => name === "rate_limits")).toMatchObject({ rows: 0 });
});

test("BACKUP-12 an archive that is cut short leaves the place as empty as it was, and the whole one fits", async () => {
  const place = await emptyPlace();
  const cut = join(folder.path, "cut.tar.gz");
  writeFileSync(cut, readFileSync(archive));
  truncateSync(cut, readFileSync(archive).length - 20);
  expect(await runScript("restore", place, cut)).toMatchObject({
    status: 1,
    output: expect.stringContaining("cut short"),
  });
  expect(await tablesIn(place)).toBe(0);
  expect(existsSync(join(place.DATA_DIR, "secret"))).toBe(false);
  expect(await runScript("restore", place, archive)).toMatchObject({ status: 0 });
  expect(await rowSums(place.DATABASE_URL)).toEqual(await rowSums(url));
});

test("BACKUP-12 a restore that fails at its end leaves no table, file or secret, and can be tried again", async () => {
  const place = await emptyPlace();
  // The folder of files cannot be put in its place.
  mkdirSync(join(place.DATA_DIR, "restored-settings.env", "taken"), { recursive: true });
  expect(await runScript("restore", place, archive)).toMatchObject({ status: 1 });
  expect(await tablesIn(place)).toBe(0);
  expect(readdirSync(place.DATA_DIR)).toEqual(["restored-settings.env"]);
  rmSync(join(place.DATA_DIR, "restored-settings.env"), { recursive: true });
  expect(await runScript("restore", place, archive)).toMatchObject({ status: 0 });
  expect(readFileSync(join(place.DATA_DIR, "files/photo/1-96.webp"), "utf8")).toBe("a photo");
  expect(readFileSync(join(place.DATA_DIR, "secret"), "utf8")).toBe(SECRET);
});

test("BACKUP-13 the owner of the database restores without being a superuser", async () => {
  const role = `owner_${randomBytes(4).toString("hex")}`;
  const place = await emptyPlace();
  const name = new URL(place.DATABASE_URL).pathname.slice(1);
  const postgres = inject("postgresUrl");
  const run = (sql: string) => withClient(postgres, (client) => client.query(sql));
  await run(`create role ${role} login password 'of a test'`);
  onTestFinished(async () => {
    await run(`drop database ${name} with (force)`);
    await run(`drop role ${role}`);
  });
  await run(`alter database ${name} owner to ${role}`);
  const own = new URL(databaseUrl(postgres, name));
  own.username = role;
  own.password = "of a test";
  const restored = await runScript("restore", { ...place, DATABASE_URL: own.href }, archive);
  expect(restored).toMatchObject({ status: 0 });
  expect(await rowSums(own.href)).toEqual(await rowSums(url));
});

test("BACKUP-10 a database of something else and a folder with files are refused", async () => {
  const place = await emptyPlace();
  await withClient(place.DATABASE_URL, (client) => client.query("create table notes (id integer)"));
  expect((await runScript("restore", place, archive)).output).toContain("has tables of something else");
  const other = await emptyPlace();
  mkdirSync(join(other.DATA_DIR, "files", "photo"), { recursive: true });
  expect((await runScript("restore", other, archive)).output).toContain("There are files in");
  expect(await tablesIn(other)).toBe(0);
});

test("BACKUP-15 another SECRET is refused, and accepted if the archive's is SECRET_BEFORE", async () => {
  const place = { ...(await emptyPlace()), SECRET: "another secret".padEnd(40, ".") };
  expect((await runScript("restore", place, archive)).output).toContain("SECRET is not the archive’s");
  expect(await tablesIn(place)).toBe(0);
  expect(await runScript("restore", { ...place, SECRET_BEFORE: SECRET }, archive)).toMatchObject({ status: 0 });
});

test("BACKUP-3 waiting jobs travel with their time, running ones wait again, and done ones stay behind", async () => {
  const from = await freshDatabaseUrl();
  const boss = new PgBoss({ connectionString: from, supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue("test/later");
  for (const text of ["soon", "later\\n“quoted”", "running", "done"]) {
    await boss.send("test/later", { text }, { startAfter: 86_400 });
  }
  await boss.stop({ graceful: false });
  await withClient(from, async (client) => {
    await client.query("update pgboss.job set state = 'active', started_on = now() where data ->> 'text' = 'running'");
    await client.query(
      "update pgboss.job set state = 'completed', completed_on = now() where data ->> 'text' = 'done'",
    );
    await client.query("update pgboss.job set start_after = now() - interval '90 days' where data ->> 'text' = 'soon'");
  });
  const place = await emptyPlace();
  expect(await runScript("restore", place, await backUp(from))).toMatchObject({ status: 0 });
  const { rows } = await withClient(place.DATABASE_URL, (client) =>
    client.query(
      `select data ->> 'text' as text, state::text, start_after > now() + interval '1 hour' as later, keep_until > now() as kept
       from pgboss.job where name = 'test/later' order by 1`,
    ),
  );
  expect(rows).toEqual([
    { text: "later\\n“quoted”", state: "created", later: true, kept: true },
    { text: "running", state: "created", later: true, kept: true },
    { text: "soon", state: "created", later: false, kept: true },
  ]);
});

test("BACKUP-14 an archive of release 1.0.0 gets its tables, and the next start upgrades them", async () => {
  const from = await emptyDatabaseUrl();
  const released = Object.keys(readReleased()["1.0.0"] ?? {});
  await migrateTo(
    from,
    migrations.filter(({ name }) => released.includes(name)),
  );
  await withClient(from, (client) => client.query(readFileSync(dumpFile("1.0.0"), "utf8")));
  const place = await emptyPlace();
  expect(await runScript("restore", place, await backUp(from))).toMatchObject({ status: 0 });
  expect(await rowSums(place.DATABASE_URL)).toEqual(await rowSums(from));
  const server = await bootServer({ DATABASE_URL: place.DATABASE_URL, SECRET });
  try {
    const [row] = await server.database
      .fork()
      .execute<{ count: number }[]>("select count(*)::int as count from migrations where name = '20261224-backup'");
    expect(row?.count).toBe(1);
  } finally {
    await server.stop();
  }
});

test("BACKUP-12 with S3, files come from and go to the bucket, and those that survived stay", async () => {
  const [from, to] = [await openFakeS3(), await openFakeS3()];
  onTestFinished(async () => {
    await from.close();
    await to.close();
  });
  const environment = ({ settings }: typeof from) => ({
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ENDPOINT: settings.endpoint ?? "",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  });
  from.files.set("lampstand/backups/earlier", { bytes: Buffer.from("no file"), type: undefined });
  const inBucket = await backUp(url, environment(from));
  to.files.set("lampstand/logo/newer.webp", { bytes: Buffer.from("newer"), type: "image/webp" });
  const place = { ...(await emptyPlace()), ...environment(to) };
  expect(await runScript("restore", place, inBucket)).toMatchObject({ status: 0 });
  expect([...to.files.keys()].sort()).toEqual(["lampstand/logo/newer.webp", "lampstand/photo/1-96.webp"]);
  expect(to.files.get("lampstand/photo/1-96.webp")).toEqual({ bytes: Buffer.from("a photo"), type: "image/webp" });
});
