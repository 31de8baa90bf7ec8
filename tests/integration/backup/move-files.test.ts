import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { moveFiles } from "../../../server/backup/files/copy-files.ts";
import { openLog } from "../../../server/platform/log.ts";
import { claimFolder } from "../../../server/platform/process/folder-holder.ts";
import { whileNoServerRuns } from "../../../server/platform/process/no-server.ts";
import { openServerLease } from "../../../server/platform/process/server-lease.ts";
import { openDiskStorage } from "../../../server/platform/storage/disk-storage.ts";
import { openS3Storage } from "../../../server/platform/storage/s3-storage.ts";
import { runScript } from "../../support/backup/commands.ts";
import { bootServer } from "../../support/server/boot.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { dataFolder } from "../../support/server/process.ts";
import { type FakeS3, openFakeS3 } from "../../support/storage/fake-s3.ts";

const folder = dataFolder();
const files = join(folder.path, "files");
let DATABASE_URL: string;
let s3: FakeS3;
let environment: Record<string, string>;
beforeAll(async () => {
  DATABASE_URL = await freshDatabaseUrl();
});
afterAll(() => folder.remove());
beforeEach(async () => {
  s3 = await openFakeS3();
  environment = {
    DATABASE_URL,
    DATA_DIR: folder.path,
    SECRET: "s".repeat(40),
    S3_BUCKET: s3.settings.bucket,
    S3_REGION: s3.settings.region,
    S3_ENDPOINT: s3.settings.endpoint ?? "",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  };
  mkdirSync(join(files, "photo"), { recursive: true });
  for (let n = 0; n < 10; n += 1) writeFileSync(join(files, "photo", `${n}-96.webp`), `photo ${n}`);
});
afterEach(() => s3.close());

test("BACKUP-25 all files move to S3 and back", async () => {
  expect(await runScript("move-files", environment, "s3")).toMatchObject({
    status: 0,
    output: expect.stringContaining("Moved and compared 10 files"),
  });
  expect(readdirSync(join(files, "photo"))).toEqual([]);
  expect(s3.files.get("lampstand/photo/3-96.webp")).toEqual({ bytes: Buffer.from("photo 3"), type: "image/webp" });
  expect(await runScript("move-files", environment, "disk")).toMatchObject({ status: 0 });
  expect(readdirSync(join(files, "photo"))).toHaveLength(10);
  expect(s3.files.size).toBe(0);
});

test("BACKUP-26 a move that was stopped goes on, and nothing is deleted before all is compared", async () => {
  const [disk, bucket] = [await openDiskStorage(files), openS3Storage(s3.settings)];
  let puts = 0;
  const failing: typeof bucket = {
    ...bucket,
    put: async (...file) => {
      puts += 1;
      if (puts > 4) throw new Error("the line is cut");
      await bucket.put(...file);
    },
  };
  await expect(moveFiles(disk, failing)).rejects.toThrow("the line is cut");
  expect(readdirSync(join(files, "photo"))).toHaveLength(10);
  expect(await moveFiles(disk, bucket)).toMatchObject({ files: 10, already: 4 });
  expect(readdirSync(join(files, "photo"))).toEqual([]);
});

test.each(["a database of its own", "the built-in database"])(
  "BACKUP-26 a server with %s that is started while files move is refused",
  async (kind) => {
    const log = openLog({ LOG_LEVEL: "silent" });
    const url = await freshDatabaseUrl();
    const place = dataFolder();
    onTestFinished(() => place.remove());
    const config = { dataDir: place.path, DATABASE_URL: kind === "the built-in database" ? undefined : url };
    const start = () =>
      config.DATABASE_URL === undefined
        ? claimFolder(place.path, "http://localhost:1")
        : openServerLease({ url, isExclusive: false, mode: "refuse", log }).then((lease) => lease.release);
    await whileNoServerRuns("npm run move-files", { config, url, log }, async () => {
      await expect(start()).rejects.toThrow(`in use by \`npm run move-files\` with process id ${process.pid}`);
    });
    await (await start())();
  },
);

test("BACKUP-25 a file that arrives changed ends the move, and the old ones stay", async () => {
  const bucket = openS3Storage(s3.settings);
  const changing: typeof bucket = {
    ...bucket,
    get: async (name) => ((await bucket.get(name)) ? Buffer.from("x") : null),
  };
  await expect(moveFiles(await openDiskStorage(files), changing)).rejects.toThrow("is different at the new place");
  expect(readdirSync(join(files, "photo"))).toHaveLength(10);
});

test("BACKUP-25 --keep leaves the files at the old place, too", async () => {
  expect(await runScript("move-files", environment, "s3", "--keep")).toMatchObject({ status: 0 });
  expect(readdirSync(join(files, "photo"))).toHaveLength(10);
  expect(s3.files.size).toBe(10);
});

test("BACKUP-26 beside a server nothing is moved, nor without a direction or the settings of S3", async () => {
  const server = await bootServer({ DATABASE_URL });
  const refused = await runScript("move-files", environment, "s3");
  await server.stop();
  expect(refused).toMatchObject({ status: 1, output: expect.stringContaining("A server runs") });
  expect(await runScript("move-files", environment)).toMatchObject({
    status: 1,
    output: expect.stringContaining("Where to?"),
  });
  const { S3_BUCKET: _, S3_REGION: __, S3_ENDPOINT: ___, ...others } = environment;
  const { S3_ACCESS_KEY_ID: ____, S3_SECRET_ACCESS_KEY: _____, ...withoutS3 } = others;
  expect((await runScript("move-files", withoutS3, "s3")).output).toContain("This needs S3_BUCKET");
  expect(existsSync(join(files, "photo", "3-96.webp"))).toBe(true);
  expect(s3.files.size).toBe(0);
});
