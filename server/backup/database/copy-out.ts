import { Client, type ClientBase } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { waitingJobs } from "../../platform/waiting-jobs.ts";
import { type ArchivedSequence, type ArchivedTable, JOBS, type Manifest, TABLES } from "../archive/manifest.ts";
import type { ArchiveWriter } from "../archive/write-archive.ts";
import { COPY_SETTINGS, copyTarget, type Table, tableName, tablesIn } from "./table.ts";

type ArchivedDatabase = Pick<Manifest, "tables" | "sequences" | "jobs">;

/** What a database says of itself. */
export interface DatabaseIdentity {
  readonly communityId: string | null;
  readonly release: string | null;
  readonly migrations: string[];
}

/**
 * Runs `work` on one connection that sees the database as it is at this moment, whatever is written meanwhile. Nobody waits
 * for it.
 */
export async function inSnapshot<Result>(url: string, work: (client: ClientBase) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: "lampstand backup" });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("begin transaction isolation level repeatable read, read only, deferrable");
    await client.query(COPY_SETTINGS);
    const result = await work(client);
    await client.query("commit");
    return result;
  } finally {
    await client.end();
  }
}

/** Reads older databases, too: those of before communities had ids. */
export async function identityOf(client: ClientBase): Promise<DatabaseIdentity> {
  const { rows } = await client.query<Pick<DatabaseIdentity, "communityId" | "release">>(
    `select to_jsonb(installation) ->> 'community_id' as "communityId", release from installation`,
  );
  const names = await client.query<{ name: string }>("select name from migrations order by id");
  const { communityId = null, release = null } = rows[0] ?? {};
  return { communityId, release, migrations: names.rows.map(({ name }) => name) };
}

/** BACKUP-1: adds all rows, the next numbers, and the jobs that wait. */
export async function copyOut(client: ClientBase, writer: ArchiveWriter): Promise<ArchivedDatabase> {
  const tables: ArchivedTable[] = [];
  for (const table of await tablesIn(client)) tables.push(await copyTable(client, table, writer));
  const sequences = await readSequences(client);
  const jobs = await copyJobs(client, writer);
  return { tables, sequences, jobs };
}

async function copyTable(client: ClientBase, table: Table, writer: ArchiveWriter): Promise<ArchivedTable> {
  const rows = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
  const part = await writer.part(`${TABLES}/${table.name}`, rows);
  // The count comes after the last row.
  await client.query("");
  return { name: table.name, columns: [...table.columns], rows: rows.rowCount, ...part };
}

/** Sequences belong to no snapshot. What they say now is never less than what the rows have used. */
async function readSequences(client: ClientBase): Promise<ArchivedSequence[]> {
  const { rows: names } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by sequencename",
  );
  const sequences: ArchivedSequence[] = [];
  for (const { name } of names) {
    const { rows } = await client.query<Omit<ArchivedSequence, "name">>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${tableName(name)}`,
    );
    sequences.push(...rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}

async function copyJobs(client: ClientBase, writer: ArchiveWriter): Promise<ArchivedDatabase["jobs"]> {
  let rows = 0;
  const queues = new Set<string>();
  async function* lines(): AsyncGenerator<Buffer> {
    for await (const job of waitingJobs(client)) {
      rows += 1;
      queues.add(job.name);
      yield Buffer.from(`${JSON.stringify(job)}\n`);
    }
  }
  const part = await writer.part(JOBS, lines());
  return { rows, queues: [...queues], ...part };
}
