import type { Database } from "../../../server/platform/database/database.ts";

/**
 * Returns every column (`table.column`) that contains this text, whatever the column's type. Ignores case and diacritics;
 * for digits it ignores all punctuation in the column.
 */
export async function columnsWith(database: Pick<Database, "fork">, text: string): Promise<string[]> {
  const em = database.fork();
  const columns = await em.execute<{ table: string; column: string }[]>(`
    select format('%I.%I', table_schema, table_name) as "table", format('%I', column_name) as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`);
  const isNumber = /^\d+$/.test(text);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const shown = isNumber
      ? `regexp_replace(${column}::text, '[^[:alnum:]]', '', 'g')`
      : `plain_letters(${column}::text)`;
    const [row] = await em.execute<{ count: number }[]>(
      `select count(*)::int as count from ${table} where position(? in ${shown}) > 0`,
      [text],
    );
    if ((row?.count ?? 0) > 0) found.push(`${table}.${column}`);
  }
  return found;
}
