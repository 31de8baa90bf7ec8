import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline, Readable } from "node:stream";
import type { ReadableWritablePair } from "node:stream/web";
import { createGunzip } from "node:zlib";
import { createTarDecoder, type TarHeader } from "modern-tar";
import { isFileName } from "../../platform/storage/file-name.ts";
import { ArchiveFault } from "./archive-fault.ts";
import {
  ABOUT,
  type About,
  type ArchivedSecrets,
  type ArchivedSettings,
  CHECKSUM,
  FILES,
  JOBS,
  MANIFEST,
  type Manifest,
  manifest,
  type Part,
  parseAbout,
  parseEntry,
  SECRETS,
  SETTINGS,
  secrets,
  settings,
  TABLES,
} from "./manifest.ts";
import { isSamePart, type PartDigest, partDigest } from "./part-digest.ts";

/** The same streams, which modern-tar declares with the types of browsers. */
type TarDecoder = ReadableWritablePair<{ header: TarHeader; body: AsyncIterable<Uint8Array> }, Uint8Array>;

/** An entry, whose content must be read before the next one. */
export interface ArchiveEntry {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Far more than the entries that are read at once ever have. */
const WHOLE_BYTES = 64 * 1024 * 1024;

const CUT = "The archive is cut short: its end is missing.";

/** The entries of an archive in their order. Throws an {@link ArchiveFault} if it is cut short or no archive. */
export async function* readEntries(file: string): AsyncGenerator<ArchiveEntry> {
  const bytes = createReadStream(file);
  const tar = createGunzip();
  // The error reaches whoever reads `tar`.
  pipeline(bytes, tar, () => {});
  const entries = Readable.toWeb(tar).pipeThrough(createTarDecoder({ strict: true }) as unknown as TarDecoder);
  try {
    for await (const { header, body } of entries) {
      if (header.type !== "file") throw new ArchiveFault("The archive has something in it that no backup has.");
      yield { name: header.name, content: faulting(body) };
    }
  } catch (error) {
    throw asFault(error);
  } finally {
    bytes.destroy();
    tar.destroy();
  }
}

async function* faulting(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (error) {
    throw asFault(error);
  }
}

/** Errors of the layers below mean that this is not what was written. Those of the disk stay. */
function asFault(error: unknown): unknown {
  if (error instanceof ArchiveFault) return error;
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (syscall !== undefined) return error;
  const isCut = code === "Z_BUF_ERROR" || message === "Tar archive is truncated.";
  return new ArchiveFault(isCut ? CUT : "The archive is damaged, or it is not a backup.", { cause: error });
}

/** All of an entry's content. */
export async function readWhole(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > WHOLE_BYTES) throw new ArchiveFault("The archive is damaged: an entry in it is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export interface CheckedArchive {
  readonly manifest: Manifest;
  readonly secrets: ArchivedSecrets;
  readonly settings: ArchivedSettings;
}

/**
 * BACKUP-11: reads the whole archive and compares each part with its size and checksum. Throws an {@link ArchiveFault}.
 * `acceptable` may refuse what it is of, before the rest is read.
 */
export async function checkArchive(
  file: string,
  acceptable: (about: About) => void = () => {},
): Promise<CheckedArchive> {
  const parts = new Map<string, PartDigest>();
  const texts = new Map<string, string>();
  let isFirst = true;
  for await (const { name, content } of readEntries(file)) {
    if (isFirst !== (name === ABOUT)) throw new ArchiveFault("The file is not a backup, or it is damaged.");
    isFirst = false;
    if ([ABOUT, MANIFEST, CHECKSUM, SECRETS, SETTINGS].includes(name)) {
      const bytes = await readWhole(content);
      texts.set(name, bytes.toString("utf8"));
      if (name === ABOUT) acceptable(parseAbout(bytes.toString("utf8")));
      const digest = partOf(parts, name);
      digest.begin();
      digest.update(bytes);
    } else {
      const part = partNameOf(name);
      if (part === FILES && !isFileName(fileNameOf(name))) {
        throw new ArchiveFault("The archive is damaged: a file in it has a name that no file has.");
      }
      const digest = partOf(parts, part);
      digest.begin(part === FILES ? fileNameOf(name) : undefined);
      for await (const chunk of content) digest.update(chunk);
    }
  }
  return compared(parts, texts);
}

function partOf(parts: Map<string, PartDigest>, name: string): PartDigest {
  const part = parts.get(name) ?? partDigest();
  parts.set(name, part);
  return part;
}

/** `database/users` for `database/users/000001`, and `files` for every file. */
export function partNameOf(entry: string): string {
  if (entry.startsWith(`${FILES}/`)) return FILES;
  return entry.slice(0, Math.max(0, entry.lastIndexOf("/")));
}

/** The name of a file in the storage. */
export const fileNameOf = (entry: string): string => entry.slice(FILES.length + 1);

function compared(parts: ReadonlyMap<string, PartDigest>, texts: ReadonlyMap<string, string>): CheckedArchive {
  const text = texts.get(MANIFEST);
  const checksum = texts.get(CHECKSUM);
  if (text === undefined || checksum === undefined) {
    throw new ArchiveFault(CUT);
  }
  if (createHash("sha256").update(text).digest("hex") !== checksum.trim()) {
    throw new ArchiveFault("The archive is damaged: its manifest does not match its checksum.");
  }
  const found = parseEntry(MANIFEST, manifest, text);
  if (JSON.stringify(found.about) !== JSON.stringify(parseAbout(texts.get(ABOUT) ?? ""))) {
    throw new ArchiveFault("The archive is damaged: its first entry does not match its manifest.");
  }
  const expected = new Map<string, Part>([
    ...found.tables.map((table) => [`${TABLES}/${table.name}`, table] as const),
    [JOBS, found.jobs],
    [FILES, found.files],
    [SECRETS, found.secrets],
    [SETTINGS, found.settings],
  ]);
  for (const name of new Set([...expected.keys(), ...parts.keys()])) {
    if ([ABOUT, MANIFEST, CHECKSUM].includes(name)) continue;
    const wanted = expected.get(name);
    const got = (parts.get(name) ?? partDigest()).result();
    if (!wanted || !isSamePart(wanted, got)) {
      throw new ArchiveFault(`The archive is damaged: ${name} in it does not match the manifest.`);
    }
  }
  return {
    manifest: found,
    secrets: parseEntry(SECRETS, secrets, texts.get(SECRETS) ?? ""),
    settings: parseEntry(SETTINGS, settings, texts.get(SETTINGS) ?? ""),
  };
}
