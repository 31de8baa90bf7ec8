import { z } from "zod";
import { ArchiveFault } from "./archive-fault.ts";

/** The layout of archives. Another number means another layout. */
export const FORMAT = 1;

/** The names of entries in an archive. The parts of tables and jobs are numbered. */
export const ABOUT = "about.json";
export const MANIFEST = "manifest.json";
/** The SHA-256 of the manifest: the last entry. */
export const CHECKSUM = "manifest.sha256";
export const SECRETS = "secrets.json";
export const SETTINGS = "settings.json";
export const JOBS = "jobs";
export const FILES = "files";
export const TABLES = "database";

const count = z.number().int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** PostgreSQL's names are shorter than 64 bytes. */
const identifier = z.string().min(1).max(63);

/** What an archive is of. Its first entry, so that one that cannot be restored is refused at once. */
export const about = z.strictObject({
  format: z.number().int().min(1),
  product: z.literal("lampstand"),
  /** The release that made it. */
  release: z.string().min(1),
  /** The latest release that had used the database, which may be an earlier one. */
  databaseRelease: z.string().nullable(),
  /** The migrations of the database. */
  migrations: z.array(z.string()).min(1),
  /** Null for a database from before communities had one. */
  communityId: z.uuid().nullable(),
  communityName: z.string(),
  createdAt: z.iso.datetime(),
});
export type About = z.output<typeof about>;

/** A table, the jobs, all files, or one other entry. */
const part = z.strictObject({
  entries: count,
  /** In all entries together. */
  bytes: count,
  /** Of all entries, one after the other. Of files, each with its name before it. */
  sha256,
});
export type Part = z.output<typeof part>;

const table = part.extend({ name: identifier, columns: z.array(identifier), rows: count });
export type ArchivedTable = z.output<typeof table>;

const sequence = z.strictObject({ name: identifier, lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() });
export type ArchivedSequence = z.output<typeof sequence>;

export const manifest = z.strictObject({
  about,
  tables: z.array(table),
  sequences: z.array(sequence),
  jobs: part.extend({ rows: count, queues: z.array(z.string()) }),
  files: part,
  secrets: part,
  settings: part,
});
export type Manifest = z.output<typeof manifest>;

export const secrets = z.strictObject({ SECRET: z.string().min(1), SECRET_BEFORE: z.string().optional() });
export type ArchivedSecrets = z.output<typeof secrets>;

export const settings = z.record(z.string(), z.string());
export type ArchivedSettings = z.output<typeof settings>;

/** Reads an entry in JSON. Throws an {@link ArchiveFault} if it is none of this kind. */
export function parseEntry<Entry extends z.ZodType>(name: string, schema: Entry, text: string): z.output<Entry> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ArchiveFault(`The archive is damaged: ${name} in it cannot be read.`);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ArchiveFault(`The archive is damaged: ${name} in it is not what this release expects.`);
}

/**
 * Reads the entry about an archive. Throws an {@link ArchiveFault} if it is of a later format, before anything else of it
 * is looked at, because that may look different then.
 */
export function parseAbout(text: string): About {
  const { format } = parseEntry(ABOUT, z.looseObject({ format: z.number().int().min(1) }), text);
  if (format > FORMAT) {
    throw new ArchiveFault(
      `The archive is of a later version (format ${format}; this release reads ${FORMAT}). Restore it with the release that made it, or a later one.`,
    );
  }
  return parseEntry(ABOUT, about, text);
}
