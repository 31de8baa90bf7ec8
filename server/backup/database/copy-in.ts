import { once } from "node:events";
import { finished } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { ArchiveFault } from "../archive/archive-fault.ts";
import type { ArchivedTable, Manifest } from "../archive/manifest.ts";
import { copyTarget, tableName, tablesIn } from "./table.ts";

/** Takes the rows of one table after the other. */
export interface RowReceiver {
  /** Adds a piece of this table's rows. They come together, and may be cut anywhere. */
  add(table: ArchivedTable, bytes: Uint8Array): Promise<void>;
  /** Ends the last table. */
  end(): Promise<void>;
}

/**
 * BACKUP-13: fills the tables of a database that has just been created, in the client's transaction. References and triggers
 * are away meanwhile, because rows come in the order of their tables, and nothing in them is new. Their owner may do that;
 * it takes no superuser. The triggers that protect the audit log stay.
 */
export async function copyIn(
  client: ClientBase,
  { tables, sequences }: Pick<Manifest, "tables" | "sequences">,
  fill: (receiver: RowReceiver) => Promise<void>,
): Promise<void> {
  await refuseUnknown(client, tables);
  const references = await referencesIn(client);
  const triggers = await triggersIn(client);
  await runEach(
    client,
    references.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
  );
  await runEach(
    client,
    triggers.map(({ table, name }) => `alter table ${table} disable trigger ${name}`),
  );
  // Some migrations add rows, which the archive has, too.
  await runEach(
    client,
    tables.map(({ name }) => `delete from ${tableName(name)}`),
  );
  const receiver = rowReceiver(client);
  await fill(receiver);
  await receiver.end();
  await runEach(
    client,
    triggers.map(({ table, name }) => `alter table ${table} enable trigger ${name}`),
  );
  await runEach(
    client,
    references.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
  );
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query("select setval($1::regclass, $2, $3)", [tableName(name), lastValue, isCalled]);
  }
}

async function runEach(client: ClientBase, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

async function refuseUnknown(client: ClientBase, tables: readonly ArchivedTable[]): Promise<void> {
  const known = new Map((await tablesIn(client)).map(({ name, columns }) => [name, columns.join()]));
  const unknown = tables.filter(({ name, columns }) => known.get(name) !== columns.join());
  if (unknown.length === 0) return;
  const names = unknown.map(({ name }) => name).join(", ");
  throw new ArchiveFault(`The archive has tables that are different in this release: ${names}.`);
}

interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function referencesIn(client: ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`,
  );
  return rows;
}

/** Those that are on by default. The others (`enable always`) refuse changes of rows, and let new ones pass. */
async function triggersIn(client: ClientBase): Promise<Pick<Reference, "table" | "name">[]> {
  const { rows } = await client.query<Reference>(
    `select tgrelid::regclass::text as "table", quote_ident(tgname) as name
     from pg_trigger join pg_class on pg_class.oid = tgrelid
     where not tgisinternal and tgenabled = 'O' and relnamespace = 'public'::regnamespace order by pg_trigger.oid`,
  );
  return rows;
}

function rowReceiver(client: ClientBase): RowReceiver {
  let current: { table: ArchivedTable; rows: ReturnType<typeof copyFrom> } | undefined;
  async function end(): Promise<void> {
    if (!current) return;
    const { table, rows } = current;
    current = undefined;
    rows.end();
    await finished(rows);
    if (rows.rowCount !== table.rows) {
      throw new ArchiveFault(
        `The archive is damaged: ${table.name} has ${rows.rowCount} rows instead of ${table.rows}.`,
      );
    }
  }
  return {
    async add(table, bytes) {
      if (current?.table.name !== table.name) {
        await end();
        const rows = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
        // Noticed by the next write or by `finished`.
        rows.on("error", () => {});
        current = { table, rows };
      }
      const { rows } = current as NonNullable<typeof current>;
      if (rows.errored) throw rows.errored;
      if (!rows.write(bytes)) await once(rows, "drain");
    },
    end,
  };
}

/** Tables, or jobs that wait: something that a restore would mix with its own. */
export async function isEmptyDatabase(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isEmpty: boolean; jobs: string | null }>(
    `select to_regclass('pgboss.job')::text as jobs, not exists (
       select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
         and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
     ) as "isEmpty"`,
  );
  const [found] = rows;
  if (!found?.isEmpty) return false;
  if (found.jobs === null) return true;
  const waiting = await client.query<{ found: boolean }>("select exists (select from pgboss.job) as found");
  return waiting.rows[0]?.found === false;
}

/** Which community is in a database that is not empty: null if it is not one of this product. */
export async function communityIn(client: ClientBase): Promise<{ id: string | null; members: number } | null> {
  const { rows } = await client.query<{ isOurs: boolean }>(
    "select to_regclass('public.installation') is not null and to_regclass('public.users') is not null as \"isOurs\"",
  );
  if (!rows[0]?.isOurs) return null;
  const found = await client.query<{ id: string | null; members: number }>(
    `select to_jsonb(installation) ->> 'community_id' as id, (select count(*)::int from users) as members from installation`,
  );
  return found.rows[0] ?? null;
}
