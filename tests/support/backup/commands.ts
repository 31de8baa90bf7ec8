import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ClientBase } from "pg";
import { Client } from "pg";

export interface CommandResult {
  readonly status: number;
  readonly output: string;
}

/** Runs one of the commands with these settings alone, as `npm run` would. */
export const runScript = (
  name: "back-up" | "restore" | "move-files",
  environment: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, NODE_ENV: "test", ...environment };
    execFile(process.execPath, [`server/command/${name}.ts`, ...args], { env }, (error, stdout, stderr) => {
      resolve({ status: error ? Number(error.code ?? 1) : 0, output: `${stdout}${stderr}` });
    });
  });

export async function withClient<Result>(url: string, work: (client: ClientBase) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Of each table, how many rows it has and a checksum of them, whatever their order. Leases are left out. */
export const rowSums = (url: string): Promise<Record<string, string>> =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('servers', 'presence_rooms') order by 1",
    );
    const sums: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(each::text), ',' order by md5(each::text))), '') as sum
         from public."${name}" each`,
      );
      sums[name] = rows[0]?.sum ?? "";
    }
    return sums;
  });

/** Everything that the database knows of its tables, beside their rows. */
export const shapeOf = (url: string): Promise<unknown[]> =>
  withClient(url, async (client) => {
    const statements = [
      `select table_name, column_name, data_type, is_nullable, column_default, is_identity, generation_expression,
         character_maximum_length, datetime_precision
       from information_schema.columns where table_schema = 'public' order by 1, ordinal_position`,
      `select conrelid::regclass::text, conname, contype, convalidated, condeferrable, pg_get_constraintdef(oid)
       from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
      `select tgrelid::regclass::text, tgname, tgenabled, pg_get_triggerdef(pg_trigger.oid) from pg_trigger
       join pg_class on pg_class.oid = tgrelid where not tgisinternal and relnamespace = 'public'::regnamespace order by 1, 2`,
      "select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1",
      "select viewname, definition from pg_views where schemaname = 'public' order by 1",
      "select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1",
      // Nothing that a restore would have to fill or refresh in another way.
      "select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relkind in ('m', 'p', 'f')",
    ];
    const found: unknown[] = [];
    for (const statement of statements) found.push((await client.query(statement)).rows);
    return found;
  });

/** The files in a folder by their path, each with a checksum. */
export function fileSums(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    names
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [
        name,
        createHash("sha256")
          .update(readFileSync(join(folder, name)))
          .digest("hex"),
      ]),
  );
}
