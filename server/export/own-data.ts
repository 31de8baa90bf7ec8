import type { EntityManager } from "@mikro-orm/postgresql";
import type { ErrorCode } from "../../schema/errors.ts";
import { photoVariants } from "../../schema/profile/photo-api.ts";
import type { Database } from "../platform/database/database.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { listPhotos, readPhoto } from "../profile/profile.ts";
import { listOwnFiles, readFile } from "../thread/thread.ts";
import { findOwnTables, type OwnTable } from "./own-table.ts";

/** Rows per statement: no connection is held while a slow phone receives the file. */
const ROWS_AT_ONCE = 500;

const missing: readonly ErrorCode[] = ["photo/not-found", "attachment/not-found"];

type Row = Record<string, unknown>;

interface ExportOptions {
  readonly database: Pick<Database, "fork">;
  readonly storage: Storage;
  readonly community: { readonly name: string };
  readonly memberId: string;
}

/**
 * EXPORT-1 to EXPORT-4: everything that is stored about a member, as the parts of one JSON document: the rows of each table by
 * its name, and their photographs and the files of their messages as base64.
 */
export async function* ownDataOf({ database, storage, community, memberId }: ExportOptions): AsyncGenerator<string> {
  const about = { community: community.name, memberId, exportedAt: new Date().toISOString() };
  yield `${JSON.stringify(about).slice(0, -1)},\n"tables":{`;
  let isFirst = true;
  for (const table of await findOwnTables(database.fork())) {
    yield `${isFirst ? "" : ","}\n${JSON.stringify(table.name)}:[`;
    yield* rowsOf(database, table, memberId);
    yield "]";
    isFirst = false;
  }
  yield `},\n"photos":[`;
  yield* photosOf(database.fork(), storage, memberId);
  yield `],\n"attachments":[`;
  yield* attachmentsOf(database.fork(), storage, memberId);
  yield "]}\n";
}

async function* rowsOf(database: Pick<Database, "fork">, table: OwnTable, memberId: string): AsyncGenerator<string> {
  let separator = "\n";
  let last: Row | undefined;
  do {
    const rows = await pageOf(database.fork(), table, memberId, last);
    for (const row of rows) {
      yield separator + JSON.stringify(shownRow(table, row, memberId));
      separator = ",\n";
    }
    last = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1);
  } while (last);
}

/** The next own rows in the order of the key, after the last row of the page before. */
async function pageOf(em: EntityManager, { name, condition, key }: OwnTable, memberId: string, last: Row | undefined) {
  const columns = key.map(({ column }) => `own."${column}"`).join(", ");
  const after = last ? `and (${columns}) > (${key.map(({ type }) => `?::text::${type}`).join(", ")})` : "";
  const ids = condition
    .split("?")
    .slice(1)
    .map(() => memberId);
  const found = await em.execute<{ row: Row }[]>(
    `select to_jsonb(own) as row from "${name}" own where (${condition}) ${after} order by ${columns} limit ${ROWS_AT_ONCE}`,
    [...ids, ...(last ? key.map(({ column }) => String(last[column])) : [])],
  );
  return found.map(({ row }) => row);
}

/** EXPORT-3: a row without secrets and without the ids of others. */
function shownRow({ withheld, memberColumns }: OwnTable, row: Row, memberId: string): Row {
  const shown = Object.entries(row).filter(([column]) => !withheld.includes(column));
  return Object.fromEntries(
    shown.map(([column, value]) => [column, memberColumns.includes(column) && value !== memberId ? null : value]),
  );
}

async function* photosOf(em: EntityManager, storage: Storage, memberId: string): AsyncGenerator<string> {
  const [, largest] = photoVariants;
  let separator = "\n";
  for (const name of await listPhotos(em, memberId)) {
    const photo = await readPhoto(storage, name, largest).catch(skipMissing);
    if (!photo) continue;
    const { type, content } = photo;
    yield separator + JSON.stringify({ name, type, base64: Buffer.from(content).toString("base64") });
    separator = ",\n";
  }
}

/** THREAD-58: the photos and voice notes of messages. Their rows are in a table of their own. */
async function* attachmentsOf(em: EntityManager, storage: Storage, memberId: string): AsyncGenerator<string> {
  let separator = "\n";
  for (const { id, type } of await listOwnFiles(em, memberId)) {
    const content = await readFile(storage, { id, type }).catch(skipMissing);
    if (!content) continue;
    yield separator + JSON.stringify({ id, type, base64: Buffer.from(content).toString("base64") });
    separator = ",\n";
  }
}

/** A file that is gone must not keep its member from everything else. */
function skipMissing(error: unknown): null {
  if (error instanceof Refusal && missing.includes(error.code)) return null;
  throw error;
}
