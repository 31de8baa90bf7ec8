import { createHmac, randomInt } from "node:crypto";
import { Client, escapeIdentifier, escapeLiteral, type Pool } from "pg";
import { StartupError } from "../process/startup-error.ts";
import { nameOfDatabase } from "./inspect-database.ts";

/** The addresses of one database. */
export interface DatabaseAddresses {
  /** With the role of the server. */
  readonly url: string;
  /** With the role that owns the tables and migrates them. The same address if the operator gave only one. */
  readonly ownerUrl: string;
}

interface GivenAddresses {
  readonly DATABASE_URL?: string | undefined;
  readonly MIGRATION_DATABASE_URL?: string | undefined;
}

/** One change of grants at a time: PostgreSQL refuses two at once. */
const GRANT_LOCK = 7_003;

/** The server's role in the built-in database. */
const SERVER_ROLE = "lampstand_server";

/** The addresses that the operator gave, or those of the built-in database, which is found at its owner's. */
export function addressesOf(given: GivenAddresses, builtIn: { readonly url: string } | undefined): DatabaseAddresses {
  const ownerUrl = builtIn?.url ?? given.MIGRATION_DATABASE_URL ?? given.DATABASE_URL ?? "";
  return { ownerUrl, url: builtIn ? builtInServerUrl(ownerUrl) : (given.DATABASE_URL ?? "") };
}

/** The password follows from the owner's, so a data folder has one secret to keep, and it does not reveal the owner's. */
function builtInServerUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.password = createHmac("sha256", decodeURIComponent(url.password)).update(SERVER_ROLE).digest("hex");
  url.username = SERVER_ROLE;
  return url.href;
}

/**
 * SETUP-16: whether both addresses lead to one database. A lock belongs to its database, whatever name or pooler leads there;
 * names may differ for one database, and be the same for two.
 */
export async function isOneDatabase({ url, ownerUrl }: DatabaseAddresses): Promise<boolean> {
  if (url === ownerUrl) return true;
  const key = randomInt(2 ** 47);
  return await withConnection(ownerUrl, async (owner) => {
    await owner.query("select pg_advisory_lock($1)", [key]);
    return await withConnection(url, async (server) => {
      const { rows } = await server.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [key]);
      return rows[0]?.isFree === false;
    });
  });
}

/** Names both, without their passwords. */
export const twoDatabasesText = ({ url, ownerUrl }: DatabaseAddresses): string =>
  `DATABASE_URL and MIGRATION_DATABASE_URL lead to two databases: ${namedAt(url)}, and ${namedAt(ownerUrl)}. Both have to lead to the same one, with two roles.`;

const namedAt = (url: string): string => nameOfDatabase({ DATABASE_URL: url, dataDir: "" });

/**
 * AUDIT-10: what the server's role gets before the server uses it. The built-in database gets the role itself. Throws a
 * {@link StartupError} if the addresses lead to two databases.
 */
export async function prepareServerRole(addresses: DatabaseAddresses, isBuiltIn: boolean): Promise<void> {
  if (addresses.url === addresses.ownerUrl) return;
  if (!isBuiltIn && !(await isOneDatabase(addresses))) throw new StartupError(twoDatabasesText(addresses));
  await withConnection(addresses.ownerUrl, async (owner) => {
    if (isBuiltIn) await createServerRole(owner, addresses.url);
    await grantToServer(owner, addresses);
  });
}

async function withConnection<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 4_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createServerRole(owner: Client, url: string): Promise<void> {
  await underGrantLock(owner, async () => {
    const { rows } = await owner.query("select from pg_roles where rolname = $1", [SERVER_ROLE]);
    if (rows.length > 0) return;
    const password = escapeLiteral(new URL(url).password);
    await owner.query(
      `create role ${SERVER_ROLE} with login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${password}`,
    );
  });
}

/**
 * Lets the server's role read and write the rows of all tables that exist, and of those that its owner will create. It
 * changes no table, and no row of the audit log. Does nothing if that is so already.
 */
export async function grantToServer(owner: Client, { url, ownerUrl }: DatabaseAddresses): Promise<void> {
  const role = decodeURIComponent(new URL(url).username);
  if (url === ownerUrl || !(await lacksGrants(owner, role))) return;
  await underGrantLock(owner, async () => {
    for (const schema of ["public", "pgboss"]) {
      const { rows } = await owner.query("select from pg_namespace where nspname = $1", [schema]);
      if (rows.length > 0) await owner.query(grantsIn(schema, escapeIdentifier(role)));
    }
    for (const [table, privileges] of Object.entries(withheld)) {
      const { rows } = await owner.query("select from pg_class where oid = to_regclass($1)", [`public.${table}`]);
      if (rows.length > 0) await owner.query(`revoke ${privileges} on public.${table} from ${escapeIdentifier(role)}`);
    }
  });
}

/** What the server never does. Deleting from the audit log is decided by its trigger (AUDIT-3). */
const withheld = { audit_log: "update", migrations: "insert, update, delete" } as const;

const grantsIn = (schema: string, role: string): string => `
  grant usage on schema ${schema} to ${role};
  grant select, insert, update, delete on all tables in schema ${schema} to ${role};
  grant usage, select on all sequences in schema ${schema} to ${role};
  alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${role};
  alter default privileges in schema ${schema} grant usage, select on sequences to ${role};`;

/** Whether the role may read too few tables, or change rows of the audit log. Default privileges come with the first grants. */
async function lacksGrants(owner: Client, role: string): Promise<boolean> {
  const { rows } = await owner.query<{ lacks: boolean }>(
    `select not exists (select from pg_default_acl acl, aclexplode(acl.defaclacl) granted
         where granted.grantee = (select oid from pg_roles where rolname = $1)
           and acl.defaclnamespace = 'public'::regnamespace)
       or exists (select from pg_class where relkind in ('r', 'p', 'v') and relnamespace = any (
           select oid from pg_namespace where nspname in ('public', 'pgboss')
         ) and not (has_schema_privilege($1, relnamespace, 'usage') and has_table_privilege($1, oid, 'select')))
       or coalesce(has_table_privilege($1, to_regclass('public.audit_log'), 'update'), false)
       or coalesce(has_table_privilege($1, to_regclass('public.migrations'), 'insert'), false) as lacks`,
    [role],
  );
  return rows[0]?.lacks ?? true;
}

async function underGrantLock(owner: Client, work: () => Promise<void>): Promise<void> {
  await owner.query("begin");
  try {
    await owner.query("select pg_advisory_xact_lock($1)", [GRANT_LOCK]);
    await work();
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback");
    throw error;
  }
}

/** What would be safer about the role of this server. Null if nothing would be. */
export async function roleAdvice(pool: Pick<Pool, "query">): Promise<string | null> {
  const { rows } = await pool.query<{ role: string; isSuperuser: boolean; isOwner: boolean }>(
    `select rolname as role, rolsuper as "isSuperuser",
       pg_has_role(current_user, (select relowner from pg_class where oid = 'audit_log'::regclass), 'member') as "isOwner"
     from pg_roles where rolname = current_user`,
  );
  const [found] = rows;
  if (!found || !(found.isSuperuser || found.isOwner)) return null;
  const power = found.isSuperuser ? "is a superuser" : "owns the tables";
  return `The database role ${found.role} ${power}, so whoever gains this server can change the audit log. Safer: another role in DATABASE_URL, and this one in MIGRATION_DATABASE_URL (docs/database-roles.md).`;
}
