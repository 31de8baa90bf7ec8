import { type ClientBase, escapeIdentifier } from "pg";

/** A table, with the columns that are stored and not computed. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** BACKUP-3: the leases of servers and their open rooms belong to processes, which a restored database does not have. */
const LEFT_OUT = ["servers", "presence_rooms"];

/** The product's tables, without those of extensions. */
export async function tablesIn(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select relname as name, array(
       select attname::text from pg_attribute
       where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
     ) as columns
     from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1)
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
     order by relname`,
    [LEFT_OUT],
  );
  return rows;
}

/** `"users" ("id", "email")`, for COPY. */
export const copyTarget = ({ name, columns }: Table): string =>
  `${tableName(name)} (${columns.map(escapeIdentifier).join(", ")})`;

export const tableName = (name: string): string => `public.${escapeIdentifier(name)}`;

/** What COPY writes must not depend on the settings of a server or a role. */
export const COPY_SETTINGS = `
  set local datestyle = 'ISO, DMY'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`;
