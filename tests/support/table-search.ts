import type { Database } from "../../server/platform/database.ts";

/**
 * Every column of every table that holds this text, whatever its type. Letters are compared without case and marks, and the
 * text's digits also with the column's digits alone.
 */
export async function columnsWith(database: Pick<Database, "fork">, text: string): Promise<string[]> {
  const em = database.fork();
  const columns = await em.execute<{ place: string; column: string }[]>(`
    select format('%I.%I', table_schema, table_name) as place, format('%I', column_name) as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`);
  const isNumber = /^\d+$/.test(text);
  const found: string[] = [];
  for (const { place, column } of columns) {
    const shown = isNumber
      ? `regexp_replace(${column}::text, '[^[:alnum:]]', '', 'g')`
      : `plain_letters(${column}::text)`;
    const [row] = await em.execute<{ count: number }[]>(
      `select count(*)::int as count from ${place} where position(? in ${shown}) > 0`,
      [text],
    );
    if ((row?.count ?? 0) > 0) found.push(`${place}.${column}`);
  }
  return found;
}
