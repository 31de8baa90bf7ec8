import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ArchiveFault } from "../../../../server/backup/archive/archive-fault.ts";
import { checkArchive } from "../../../../server/backup/archive/read-archive.ts";
import { writeArchive } from "../../../../server/backup/archive/write-archive.ts";
import { openFolder } from "../../../../server/backup/place/folder.ts";
import { refuseLaterRelease } from "../../../../server/backup/restore/place-check.ts";
import { type SampleChanges, writeSample } from "../../../support/backup/sample-archive.ts";

let folder: string;
let sample: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lampstand archive-"));
  await writeSample(join(folder, "whole"));
  sample = readFileSync(join(folder, "whole"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a reader says of these bytes: what is in them, or why it refuses them. */
async function readingOf(bytes: Uint8Array): Promise<unknown> {
  const file = join(folder, "changed");
  writeFileSync(file, bytes);
  return await checkArchive(file).catch((error: unknown) => error);
}

async function refusalOf(changes: SampleChanges): Promise<unknown> {
  const file = join(folder, "sample");
  await writeSample(file, changes);
  return await checkArchive(file, refuseLaterRelease).catch((error: unknown) => error);
}

test("an archive is read as it was written", async () => {
  const { manifest, secrets, settings } = await checkArchive(join(folder, "whole"));
  expect(manifest.tables).toMatchObject([{ name: "users", rows: 2, entries: 1, bytes: 13 }]);
  expect(manifest.files).toMatchObject({ entries: 1, bytes: 9 });
  expect(secrets).toEqual({ SECRET: "s".repeat(40) });
  expect(settings).toEqual({ PUBLIC_URL: "https://lamp.example" });
});

test("BACKUP-11 an archive that is cut short anywhere is refused", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: sample.length - 1 }), async (length) => {
      const refusal = await readingOf(sample.subarray(0, length));
      expect(refusal).toBeInstanceOf(ArchiveFault);
      expect(String(refusal)).toMatch(/cut short|damaged|not a backup/);
    }),
    { numRuns: 60 },
  );
});

test("BACKUP-11 an archive that is changed anywhere is refused, or has the same content", async () => {
  const whole = await checkArchive(join(folder, "whole"));
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: sample.length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      async (index, difference) => {
        const changed = Buffer.from(sample);
        changed[index] = (changed[index] ?? 0) ^ difference;
        const reading = await readingOf(changed);
        // The header of gzip has a time and a system, which say nothing of the content.
        if (!(reading instanceof ArchiveFault)) expect(reading).toEqual(whole);
      },
    ),
    { numRuns: 150 },
  );
});

test.each<[string, SampleChanges, RegExp]>([
  ["of a later format", { about: { format: 2, unheard: "of" } }, /of a later version \(format 2/],
  [
    "of a later release",
    { about: { release: "9.8.7", migrations: ["29990101-later"] } },
    /of a later version: release 9\.8\.7 made it.*does not know 29990101-later/,
  ],
  ["of something else", { about: { product: "another" } }, /damaged: about\.json/],
  [
    "with a manifest of another table",
    { manifest: (manifest) => ({ ...manifest, tables: [] }) },
    /database\/users in it does not match/,
  ],
  [
    "with a part that the manifest does not know",
    { more: (writer) => writer.entry("database/more/000001", Buffer.from("1\n")) },
    /database\/more in it does not match/,
  ],
  [
    "with a file outside the storage",
    { more: (writer) => writer.entry("files/../../outside", Buffer.from("x")) },
    /a name that no file has/,
  ],
  [
    "whose manifest is not one",
    { manifest: (manifest) => ({ ...manifest, sequences: [{ name: "x" }] }) },
    /damaged: manifest\.json/,
  ],
])("BACKUP-11 an archive %s is refused with a clear text", async (_, changes, text) => {
  const refusal = await refusalOf(changes);
  expect(refusal).toBeInstanceOf(ArchiveFault);
  expect(String(refusal)).toMatch(text);
});

test("BACKUP-11 a file that is no archive is refused, and one that is missing is named", async () => {
  expect(String(await readingOf(Buffer.from("hello")))).toContain("not a backup");
  await expect(checkArchive(join(folder, "missing"))).rejects.toThrow("ENOENT");
});

test("a part of any length is cut into entries and put together again", async () => {
  const file = join(folder, "long");
  const piece = Buffer.alloc(300_000, "x");
  async function* pieces() {
    for (let n = 0; n < 20; n += 1) yield piece;
  }
  const { content, bytes } = await writeArchive(
    (writer) => writer.part("database/long", pieces()),
    async (archive) => writeFileSync(file, Buffer.concat(await archive.toArray())),
  );
  expect(content).toMatchObject({ entries: 5, bytes: 6_000_000 });
  expect(statSync(file).size).toBe(bytes);
});

test("BACKUP-4 BACKUP-5 an archive is readable by its owner alone, and one that fails leaves nothing", async () => {
  const place = openFolder(join(folder, "new", "backups"));
  const path = await writeArchive(
    (writer) => writer.entry("a", Buffer.from("a")),
    (archive) => place.save("a.tar.gz", archive),
  ).then((written) => written.place);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const failing = writeArchive(
    async (writer) => {
      await writer.entry("a", Buffer.alloc(5_000_000));
      throw new Error("the database is gone");
    },
    (archive) => place.save("b.tar.gz", archive),
  );
  await expect(failing).rejects.toThrow("the database is gone");
  expect(await place.list()).toEqual(["a.tar.gz"]);
});

test("a place that fails ends the backup with its own error", async () => {
  const place = openFolder(join(folder, "whole", "no-folder"));
  let isDone = false;
  onTestFinished(() => expect(isDone).toBe(false));
  const failing = writeArchive(
    async (writer) => {
      for (let n = 0; n < 50; n += 1) await writer.entry(String(n), Buffer.alloc(1_000_000, n));
      isDone = true;
    },
    (archive) => place.save("a.tar.gz", archive),
  );
  await expect(failing).rejects.toThrow("ENOTDIR");
});
