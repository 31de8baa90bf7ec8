import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDiskStorage } from "../../../../../server/platform/storage/disk-storage.ts";
import { openS3Storage } from "../../../../../server/platform/storage/s3-storage.ts";
import type { ListedStorage } from "../../../../../server/platform/storage/storage.ts";
import { type FakeS3, openFakeS3 } from "../../../../support/storage/fake-s3.ts";

const bytes = new TextEncoder().encode("a picture");
const unavailable = { code: "server/storage-unavailable" };

let folder: string;
let s3: FakeS3;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "lampstand-storage-"));
  s3 = await openFakeS3();
});
afterEach(async () => {
  await s3.close();
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

async function listed(storage: ListedStorage): Promise<string[]> {
  const names: string[] = [];
  for await (const name of storage.list()) names.push(name);
  return names;
}

const storages: readonly [string, () => Promise<ListedStorage>][] = [
  ["the local disk", () => openDiskStorage(join(folder, "files"))],
  ["S3", async () => openS3Storage(s3.settings)],
];

describe.each(storages)("%s", (_, open) => {
  test("a file is saved, replaced, read and removed under its name", async () => {
    const storage = await open();
    expect(await storage.get("event-image/a.webp")).toBeNull();
    await storage.put("event-image/a.webp", new Uint8Array([1]), "image/webp");
    await storage.put("event-image/a.webp", bytes, "image/webp");
    expect(Buffer.from((await storage.get("event-image/a.webp")) ?? [])).toEqual(Buffer.from(bytes));
    await storage.remove("event-image/a.webp");
    await storage.remove("event-image/a.webp");
    expect(await storage.get("event-image/a.webp")).toBeNull();
  });

  test("all files are listed, however many, without backups and what is unfinished", async () => {
    const storage = await open();
    expect(await listed(storage)).toEqual([]);
    const names = Array.from({ length: 8 }, (_, n) => `photo/${n}/a-96.webp`);
    for (const name of [...names, "logo.webp", "backups/lampstand-x.tar.gz"])
      await storage.put(name, bytes, "image/webp");
    expect((await listed(storage)).sort()).toEqual(["logo.webp", ...names]);
  });

  test.each(["../secret", "/etc/passwd", "a/../../b", ".unfinished/a", "a//b", "A.webp", "a\0b", "", "a\\b", "a/"])(
    "the name %j is no name for a file",
    async (name) => {
      const storage = await open();
      await expect(async () => storage.put(name, bytes, "image/webp")).rejects.toThrow("no name for a stored file");
      await expect(async () => storage.get(name)).rejects.toThrow("no name for a stored file");
      await expect(async () => storage.remove(name)).rejects.toThrow("no name for a stored file");
    },
  );
});

test("S3 gets the file's type, under the bucket's path", async () => {
  await openS3Storage(s3.settings).put("tickets/a.pdf", bytes, "application/pdf");
  expect(s3.files.get("lampstand/tickets/a.pdf")).toEqual({ bytes: Buffer.from(bytes), type: "application/pdf" });
});

test("S3 that fails or cannot be reached refuses with a code instead of its own error", async () => {
  const storage = openS3Storage(s3.settings);
  s3.failWith = 403;
  await expect(storage.put("a.webp", bytes, "image/webp")).rejects.toMatchObject(unavailable);
  await expect(storage.get("a.webp")).rejects.toMatchObject(unavailable);
  await s3.close();
  await expect(storage.put("a.webp", bytes, "image/webp")).rejects.toMatchObject(unavailable);
});

test("a disk that cannot be written refuses with a code, keeps the old file and leaves nothing unfinished", async () => {
  const files = join(folder, "files");
  const storage = await openDiskStorage(files);
  await storage.put("a.webp", bytes, "image/webp");
  // A folder in the place of the file fails for every account, also for root in a container.
  mkdirSync(join(files, "b.webp", "c"), { recursive: true });
  await expect(storage.put("b.webp", bytes, "image/webp")).rejects.toMatchObject(unavailable);
  expect(readdirSync(join(files, ".unfinished"))).toEqual([]);
  expect(await storage.get("a.webp")).not.toBeNull();
  expect(await storage.get("b.webp")).toBeNull();
});

test("a storage opens although its folder cannot be made, and refuses only the file", async () => {
  writeFileSync(join(folder, "taken"), "");
  const storage = await openDiskStorage(join(folder, "taken", "files"));
  await expect(storage.put("a.webp", bytes, "image/webp")).rejects.toMatchObject(unavailable);
  expect(await storage.get("a.webp")).toBeNull();
});

test("unfinished files of a process that died are removed at the next start, recent ones stay", async () => {
  const unfinished = join(folder, ".unfinished");
  mkdirSync(unfinished);
  writeFileSync(join(unfinished, "old"), "");
  writeFileSync(join(unfinished, "recent"), "");
  const twoHoursAgo = Date.now() / 1000 - 2 * 60 * 60;
  utimesSync(join(unfinished, "old"), twoHoursAgo, twoHoursAgo);
  await openDiskStorage(folder);
  expect([existsSync(join(unfinished, "old")), existsSync(join(unfinished, "recent"))]).toEqual([false, true]);
});
