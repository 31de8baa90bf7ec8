import { helper, LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Database } from "../platform/database/database.ts";
import { loadErasureDecisions } from "../platform/database/entities.ts";
import { likePattern } from "../platform/database/like-pattern.ts";
import { redactJson } from "./evidence.ts";
import { foldName, type PersonalData, phoneDigits, redactor } from "./personal-data.ts";
import { retryOnDeadlock } from "./retry-on-deadlock.ts";

const EVIDENCE = "reports.evidence";

/** The rows per statement. Rows that change are locked only briefly. */
const ROWS_AT_ONCE = 2_000;

type Row = Record<string, unknown>;

/**
 * Replaces the member's data in every redacted column, in batches, and returns how many rows changed. If it fails in
 * between, call it again. Rows for which `isLeft` is true stay as they are.
 */
export async function redactTexts(
  database: Pick<Database, "fork">,
  data: PersonalData,
  isLeft: (table: string, row: Row) => boolean = () => false,
): Promise<number> {
  let changed = 0;
  for (const name of await redactedColumns()) changed += await redactColumn(database, name, data, isLeft);
  return changed;
}

/** Evidence comes last: a retry may need to read the member's earlier names from it. */
async function redactedColumns(): Promise<readonly string[]> {
  const decisions = Object.entries(await loadErasureDecisions());
  const columns = decisions.flatMap(([name, decision]) => (decision === "redacted" ? [name] : []));
  return [...columns.filter((name) => name !== EVIDENCE), EVIDENCE];
}

async function redactColumn(
  database: Pick<Database, "fork">,
  name: string,
  data: PersonalData,
  isLeft: (table: string, row: Row) => boolean,
): Promise<number> {
  const [table = "", column = ""] = name.split(".");
  const { entity, key, property } = propertyOf(database.fork(), table, column);
  const redact = redactor(data);
  const page = async (range: object): Promise<number> =>
    await database.fork().transactional(async (tx) => {
      const found: Row[] = await tx.find(entity, { $and: [range, mentions(column, data)] } as never, {
        orderBy: { [key]: "asc" },
        lockMode: LockMode.PESSIMISTIC_WRITE,
      });
      let changed = 0;
      for (const row of found.filter((each) => !isLeft(table, each))) {
        const before = row[property];
        const after = redactJson(before, data.memberId, redact);
        if (JSON.stringify(after) === JSON.stringify(before)) continue;
        row[property] = after;
        // Of two versions of a message the higher one is shown.
        if (table === "messages") row.version = Number(row.version) + 1;
        changed += 1;
      }
      return changed;
    });
  let changed = 0;
  for (let after: unknown; ; ) {
    const rest = after === undefined ? {} : { [key]: { $gt: after } };
    const last = await lastOfPage(database.fork(), entity, key, rest);
    const range = last === undefined ? rest : { $and: [rest, { [key]: { $lte: last } }] };
    changed += await retryOnDeadlock(() => page(range));
    if (last === undefined) return changed;
    after = last;
  }
}

/** The key of the last row of a full page; undefined if fewer rows are left. */
async function lastOfPage(em: EntityManager, entity: never, key: string, rest: object): Promise<unknown> {
  const [row]: Row[] = await em.find(entity, rest as never, {
    fields: [key] as never,
    orderBy: { [key]: "asc" } as never,
    limit: 1,
    offset: ROWS_AT_ONCE - 1,
  });
  return row && helper(row as never).getPrimaryKey();
}

function propertyOf(em: EntityManager, table: string, column: string) {
  for (const meta of em.getMetadata().getAll().values()) {
    if (meta.tableName !== table) continue;
    const property = meta.props.find(({ fieldNames }) => fieldNames?.includes(column));
    if (property)
      return { entity: meta.class as never, key: String(meta.primaryKeys[0]), property: String(property.name) };
  }
  throw new Error(`no entity has ${table}.${column}`);
}

/** A condition that matches every text that may contain the data, and perhaps some others. */
function mentions(column: string, { memberId, names, addresses, phones }: PersonalData) {
  const text = `${column}::text`;
  const digits = phones.flatMap((phone) => phoneDigits(phone) ?? []);
  const conditions = [
    [`${text} like ?`, `%${memberId}%`] as const,
    ...addresses.map((address) => [`lower(${text}) like ?`, likePattern(address.toLowerCase())] as const),
    ...digits.map((each) => [`regexp_replace(${text}, '\\D', '', 'g') like ?`, `%${each}%`] as const),
    ...names.map((name) => [`plain_letters(${text}) like ?`, lettersOf(name)] as const),
  ];
  const sql = conditions.map(([condition]) => condition).join(" or ");
  return {
    [raw(
      `(${sql})`,
      conditions.map(([, value]) => value),
    )]: [],
  };
}

/** A pattern for a name with anything between its words, such as spaces, line breaks or JSON escapes. */
const lettersOf = (name: string): string => `%${foldName(name).replace(/[^\p{L}\p{N}]+/gu, "%")}%`;
