import type { Client } from "pg";

interface Column {
  readonly name: string;
  readonly isIdentity: boolean;
  readonly hasDefault: boolean;
}

/** The tables of the product, by name. MikroORM's own list of migrations is not one of them. */
export async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' order by relname`,
  );
  return rows.map(({ name }) => name);
}

/** How many rows each table has. */
export async function rowCounts(client: Client, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

const HEAD = `-- Written by \`npm run store-release\`: a generated community, and keys that were made for this file alone.
set session_replication_role = replica;
`;

/**
 * All rows as insert statements for a migrated database. They fire no triggers and check no references, so their order
 * doesn't matter. `seeded` tables have rows that a migration has added; those are deleted first.
 */
export async function dumpRows(client: Client, seeded: readonly string[]): Promise<string> {
  await client.query("set timezone = 'UTC'");
  const statements = seeded.map((table) => `delete from ${table};\n`);
  for (const table of await tablesOf(client)) statements.push(await dumpTable(client, table));
  return `${HEAD}${statements.join("\n")}\nset session_replication_role = default;\n`;
}

async function dumpTable(client: Client, table: string): Promise<string> {
  const columns = await writtenColumns(client, table);
  const literals = columns.map(({ name }) => `quote_nullable(${name}::text)`).join(", ");
  const { rows } = await client.query<{ line: string }>(
    `select concat_ws(', ', ${literals}) as line from ${table} each order by each::text collate "C"`,
  );
  if (rows.length === 0) return "";
  const names = columns.map(({ name }) => name).join(", ");
  const identities = columns.filter(({ isIdentity }) => isIdentity);
  const overriding = identities.length > 0 ? " overriding system value" : "";
  const values = rows.map(({ line }) => `(${line})`).join(",\n");
  const sequences = identities.map(
    ({ name }) => `select setval(pg_get_serial_sequence('${table}', '${name}'), max(${name})) from ${table};\n`,
  );
  return `insert into ${table} (${names})${overriding} values\n${values};\n${sequences.join("")}`;
}

/** The columns to write: not the generated ones, nor those that would be null anyway. */
async function writtenColumns(client: Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select attname as name, attidentity <> '' as "isIdentity", atthasdef as "hasDefault" from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  const { rows: used } = await client.query<Record<string, boolean>>(
    `select ${rows.map(({ name }) => `count(${name}) > 0 as ${name}`).join(", ")} from ${table}`,
  );
  return rows.filter(({ name, hasDefault }) => hasDefault || used[0]?.[name]);
}
