import { Client } from "pg";
import type { Config } from "../config/config.ts";

/** What is at the address of a database, without changing it. */
export type InspectedDatabase =
  | { readonly state: "unreachable"; readonly reason: string }
  | {
      readonly state: "empty" | "lampstand" | "other";
      /** Of PostgreSQL, as 18.4. */
      readonly version: string;
      /** The latest release that has used it. */
      readonly release: string | null;
      /** Whether its user may add the tables and the schema of the jobs. */
      readonly mayCreate: boolean;
    };

const CONNECT_MS = 6_000;

const LOOK = `
  select split_part(current_setting('server_version'), ' ', 1) as version,
    to_regclass('public.installation') is not null and to_regclass('public.migrations') is not null as "isLampstand",
    has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as "mayCreate",
    exists (select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')) as "hasTables"`;

interface Looked {
  readonly version: string;
  readonly isLampstand: boolean;
  readonly mayCreate: boolean;
  readonly hasTables: boolean;
}

export async function inspectDatabase(url: string): Promise<InspectedDatabase> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, query_timeout: CONNECT_MS });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Looked>(LOOK);
    const [{ version, isLampstand, mayCreate, hasTables }] = rows as [Looked];
    const found = isLampstand
      ? await client.query<{ release: string | null }>("select release from installation")
      : null;
    const state = isLampstand ? "lampstand" : hasTables ? "other" : "empty";
    return { state, version, release: found?.rows[0]?.release ?? null, mayCreate };
  } catch (error) {
    return { state: "unreachable", reason: connectionFault(url, error) };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Why a database cannot be reached, without its password. */
export function connectionFault(url: string, cause: unknown): string {
  // If a host name has several addresses, the combined error has an empty message.
  const { message, code } = cause as { message?: string; code?: string };
  return (message || code || String(cause)).replaceAll(decodeURIComponent(new URL(url).password) || url, "…");
}

/** SETUP-6: which database this is, in words and without its password. */
export function nameOfDatabase({ DATABASE_URL, dataDir }: Pick<Config, "DATABASE_URL" | "dataDir">): string {
  if (DATABASE_URL === undefined) return `the built-in database in ${dataDir}`;
  const { hostname, port, pathname, searchParams } = new URL(DATABASE_URL);
  const host = hostname || searchParams.get("host") || "this machine";
  const name = decodeURIComponent(pathname.slice(1)) || "postgres";
  return `the database ${name} on ${host}${port === "" ? "" : `:${port}`}`;
}
