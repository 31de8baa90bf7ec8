import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { loadErasureDecisions } from "../platform/entities.ts";
import { likePattern } from "../platform/like-pattern.ts";
import { redactJson } from "./evidence.ts";
import { foldName, type PersonalData, phoneDigits, redactor } from "./personal-data.ts";

/** Replaces the member's data in every column that is to be redacted; answers in how many rows. */
export async function redactTexts(tx: EntityManager, data: PersonalData): Promise<number> {
  let changed = 0;
  for (const [column, decision] of Object.entries(await loadErasureDecisions())) {
    if (decision === "redacted") changed += await redactColumn(tx, column, data);
  }
  return changed;
}

async function redactColumn(tx: EntityManager, place: string, data: PersonalData): Promise<number> {
  const [table = "", column = ""] = place.split(".");
  const { entity, property } = propertyOf(tx, table, column);
  const redact = redactor(data);
  const rows: Record<string, unknown>[] = await tx.find(entity, mentions(column, data) as never, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
  });
  let changed = 0;
  for (const row of rows) {
    const before = row[property];
    const after = redactJson(before, data.memberId, redact);
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    row[property] = after;
    // Of two versions of a message the higher one is shown.
    if (table === "messages") row.version = Number(row.version) + 1;
    changed += 1;
  }
  await tx.flush();
  tx.clear();
  return changed;
}

function propertyOf(tx: EntityManager, table: string, column: string) {
  for (const meta of tx.getMetadata().getAll().values()) {
    if (meta.tableName !== table) continue;
    const property = meta.props.find(({ fieldNames }) => fieldNames?.includes(column));
    if (property) return { entity: meta.class, property: property.name as string };
  }
  throw new Error(`no entity has ${table}.${column}`);
}

/** A condition that holds of every text that may hold the data, and perhaps of others. */
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

/** Whatever stands between a name's words: spaces, breaks, or the escapes of JSON. */
const lettersOf = (name: string): string => `%${foldName(name).replace(/[^\p{L}\p{N}]+/gu, "%")}%`;
