import { createHash } from "node:crypto";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { createGzip } from "node:zlib";
import { createTarPacker } from "modern-tar";
import type { Part } from "./manifest.ts";
import { partDigest } from "./part-digest.ts";

/** The size of an entry must be known before it is written, so long parts are cut into entries of this size. */
const ENTRY_BYTES = 1024 * 1024;

export interface ArchiveWriter {
  /** Adds one entry. */
  entry(name: string, content: Uint8Array): Promise<void>;
  /** Adds one entry in JSON. */
  json(name: string, value: unknown): Promise<Part>;
  /** Adds a part of any length, as entries `name/000001` and so on. */
  part(name: string, content: AsyncIterable<Uint8Array>): Promise<Part>;
}

export interface WrittenArchive<Content, Place> {
  readonly bytes: number;
  /** Of the whole archive. */
  readonly sha256: string;
  /** What `fill` and `save` returned. */
  readonly content: Content;
  readonly place: Place;
}

/**
 * Writes a compressed tar archive: `fill` adds its entries while `save` stores its bytes. Only a few megabytes are in memory.
 * Rejects if either fails; then `save` rejects, too, so that it can remove what it has stored.
 */
export async function writeArchive<Content, Place>(
  fill: (writer: ArchiveWriter) => Promise<Content>,
  save: (bytes: Readable) => Promise<Place>,
): Promise<WrittenArchive<Content, Place>> {
  const { readable, controller } = createTarPacker();
  const { counter, result } = countedBytes();
  // One that fails makes the others fail, with errors that say less.
  const causes: unknown[] = [];
  const noted = <Result>(work: Promise<Result>) => work.catch((error: unknown) => void causes.push(error));
  const [content, place] = await Promise.all([
    noted(filled(controller, fill)),
    noted(saved(counter, save)),
    noted(pipeline(Readable.fromWeb(readable as ReadableStream), createGzip(), counter)),
  ]);
  if (causes.length > 0) throw causes[0];
  return { ...result(), content: content as Content, place: place as Place };
}

type TarController = ReturnType<typeof createTarPacker>["controller"];

async function filled<Content>(
  controller: TarController,
  fill: (writer: ArchiveWriter) => Promise<Content>,
): Promise<Content> {
  try {
    const content = await fill(archiveWriter(controller));
    controller.finalize();
    return content;
  } catch (error) {
    controller.error(error);
    throw error;
  }
}

async function saved<Place>(bytes: Transform, save: (bytes: Readable) => Promise<Place>): Promise<Place> {
  try {
    return await save(bytes);
  } catch (error) {
    bytes.destroy(error as Error);
    throw error;
  }
}

function archiveWriter(controller: TarController): ArchiveWriter {
  const mtime = new Date();
  async function entry(name: string, content: Uint8Array): Promise<void> {
    const body = controller.add({ name, size: content.length, mode: 0o600, mtime, type: "file" });
    const writer = body.getWriter();
    if (content.length > 0) await writer.write(content);
    await writer.close();
  }
  return {
    entry,
    async json(name, value) {
      const content = Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
      const digest = partDigest();
      digest.begin();
      digest.update(content);
      await entry(name, content);
      return digest.result();
    },
    async part(name, content) {
      const digest = partDigest();
      for await (const bytes of inEntries(content)) {
        digest.begin();
        digest.update(bytes);
        await entry(`${name}/${String(digest.result().entries).padStart(6, "0")}`, bytes);
      }
      return digest.result();
    },
  };
}

/** The same bytes in pieces of about {@link ENTRY_BYTES}. */
async function* inEntries(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    held.push(chunk);
    size += chunk.length;
    if (size < ENTRY_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}

function countedBytes(): { counter: Transform; result: () => { bytes: number; sha256: string } } {
  const hash = createHash("sha256");
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { counter, result: () => ({ bytes, sha256: hash.digest("hex") }) };
}
