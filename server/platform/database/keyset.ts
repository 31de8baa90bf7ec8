import { raw } from "@mikro-orm/core";
import { cursorOf } from "../../../schema/cursor.ts";

/** A column of a sort key: its SQL, and the SQL of a value of it in a cursor. */
interface KeyColumn {
  readonly of: (row: string) => string;
  readonly value: string;
}

/** PostgreSQL's times are more precise than JavaScript's, so a key has microseconds since 1970. */
export const timeColumn = (name: string): KeyColumn => ({
  of: (row) => `${row}.${name}`,
  value: "timestamptz 'epoch' + ? * interval '1 microsecond'",
});
export const idColumn = (name = "id"): KeyColumn => ({ of: (row) => `${row}.${name}`, value: "?::uuid" });

/** For `formula`: the time in this column, in such microseconds. */
export const microsecondsOf = (column: string) => (row: object) =>
  `(extract(epoch from ${row}.${column}) * 1000000)::bigint`;

/** A condition: the row comes after this key, in a list that sorts all these columns in one direction. */
export function isAfter(
  columns: readonly KeyColumn[],
  direction: "asc" | "desc",
  key: readonly (string | number)[] | undefined,
) {
  if (!key) return {};
  const values = columns.map(({ value }) => value).join(", ");
  const sql = (row: string) =>
    `(${columns.map(({ of }) => of(row)).join(", ")}) ${direction === "asc" ? ">" : "<"} (${values})`;
  return { [raw(sql, [...key])]: [] };
}

/** A page of rows, of which one more than a page was read, and the cursor of the next page. */
export function pageOf<Row>(rows: readonly Row[], size: number, keyOf: (last: Row) => readonly (string | number)[]) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last !== undefined ? cursorOf(keyOf(last)) : null };
}
