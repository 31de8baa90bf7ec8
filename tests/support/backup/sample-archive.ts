import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { ABOUT, type About, CHECKSUM, FORMAT, type Manifest } from "../../../server/backup/archive/manifest.ts";
import { partDigest } from "../../../server/backup/archive/part-digest.ts";
import { type ArchiveWriter, writeArchive } from "../../../server/backup/archive/write-archive.ts";

export const sampleAbout: About = {
  format: FORMAT,
  product: "lampstand",
  release: "1.0.0",
  databaseRelease: "1.0.0",
  migrations: ["20261201-01-platform"],
  communityId: "6d2f4a50-3b9e-4c53-9a53-0d9a1a1f7a11",
  communityName: "Lampstand",
  createdAt: "2026-12-24T01:50:00.000Z",
};

export interface SampleChanges {
  readonly about?: object;
  readonly manifest?: (manifest: Manifest) => object;
  /** Adds entries before the manifest. */
  readonly more?: (writer: ArchiveWriter) => Promise<void>;
}

const rows = ["1\tAda\n", "2\tBisi\n"];

/** Writes a small archive of one table and one file, with these changes. Its checksums are right. */
export async function writeSample(file: string, changes: SampleChanges = {}): Promise<void> {
  await writeArchive(
    async (writer) => {
      const about = { ...sampleAbout, ...changes.about };
      await writer.json(ABOUT, about);
      const table = await writer.part("database/users", piecesOf(rows));
      const jobs = await writer.part("jobs", piecesOf([]));
      const files = partDigest();
      const picture = Buffer.from("a picture");
      files.begin("photo/a.webp");
      files.update(picture);
      await writer.entry("files/photo/a.webp", picture);
      const secrets = await writer.json("secrets.json", { SECRET: "s".repeat(40) });
      const settings = await writer.json("settings.json", { PUBLIC_URL: "https://lamp.example" });
      await changes.more?.(writer);
      const manifest: Manifest = {
        about,
        tables: [{ name: "users", columns: ["id", "name"], rows: rows.length, ...table }],
        sequences: [],
        jobs: { rows: 0, queues: [], ...jobs },
        files: files.result(),
        secrets,
        settings,
      };
      const text = JSON.stringify(changes.manifest?.(manifest) ?? manifest);
      await writer.entry("manifest.json", Buffer.from(text));
      await writer.entry(CHECKSUM, Buffer.from(createHash("sha256").update(text).digest("hex")));
    },
    (bytes) => pipeline(bytes, createWriteStream(file)),
  );
}

async function* piecesOf(texts: readonly string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
}
