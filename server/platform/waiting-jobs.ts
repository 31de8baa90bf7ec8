import type { ClientBase } from "pg";
import { PgBoss } from "pg-boss";
import { z } from "zod";

/** A job that waits, as far as it does not depend on the version of pg-boss. */
export const waitingJob = z.strictObject({
  id: z.uuid(),
  name: z.string().min(1),
  data: z.record(z.string(), z.unknown()).nullable(),
  priority: z.int(),
  startAfter: z.string(),
  retryLimit: z.int(),
  retryDelay: z.int(),
  retryBackoff: z.boolean(),
  retryDelayMax: z.int().nullable(),
  expireInSeconds: z.int(),
  deleteAfterSeconds: z.int(),
  singletonKey: z.string().nullable(),
});
export type WaitingJob = z.output<typeof waitingJob>;

/** How many are read or stored at once. */
const BATCH = 500;

const SELECT = `
  select id, name, data, priority, to_jsonb(start_after) #>> '{}' as "startAfter", retry_limit as "retryLimit",
    retry_delay as "retryDelay", retry_backoff as "retryBackoff", retry_delay_max as "retryDelayMax",
    expire_seconds as "expireInSeconds", deletion_seconds as "deleteAfterSeconds", singleton_key as "singletonKey"
  from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' order by id`;

/** BACKUP-3: the jobs that wait or run, as the transaction of `client` sees them. */
export async function* waitingJobs(client: ClientBase): AsyncGenerator<WaitingJob> {
  const { rows } = await client.query<{ table: string | null }>("select to_regclass('pgboss.job')::text as table");
  if (!rows[0]?.table) return;
  await client.query(`declare waiting_jobs no scroll cursor for ${SELECT}`);
  for (;;) {
    const batch = await client.query<WaitingJob>(`fetch ${BATCH} from waiting_jobs`);
    yield* batch.rows;
    if (batch.rows.length < BATCH) break;
  }
  await client.query("close waiting_jobs");
}

export interface JobStore {
  /** Stores a job that waits, in the client's transaction. The last ones are stored by `flush`. */
  add(job: WaitingJob): Promise<void>;
  flush(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the job queue of a database without running jobs, and creates its schema `pgboss` there if it has none: without rows,
 * and not in the client's transaction.
 */
export async function openJobStore(url: string, client: ClientBase, names: readonly string[]): Promise<JobStore> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  let failure: unknown;
  boss.on("error", (error) => {
    failure = error;
  });
  await boss.start();
  // Servers give them their own options when they start.
  for (const name of names) await boss.createQueue(name);
  const db = {
    executeSql: async (text: string, values: unknown[] = []) => ({ rows: (await client.query(text, values)).rows }),
  };
  const held = new Map<string, WaitingJob[]>();
  async function store(name: string): Promise<void> {
    const jobs = held.get(name) ?? [];
    held.delete(name);
    if (jobs.length > 0) await boss.insert(name, jobs.map(insertOf), { db });
  }
  return {
    async add(job) {
      const jobs = held.get(job.name) ?? [];
      held.set(job.name, jobs);
      jobs.push(job);
      if (jobs.length >= BATCH) await store(job.name);
    },
    async flush() {
      for (const name of [...held.keys()]) await store(name);
      if (failure !== undefined) throw failure;
    },
    close: () => boss.stop({ graceful: false, close: true }),
  };
}

/** pg-boss deletes a job that has been due for weeks, so one that is due counts from now. */
const insertOf = ({ name: _, data, startAfter, retryDelayMax, singletonKey, ...job }: WaitingJob) => ({
  ...job,
  startAfter: Date.parse(startAfter) > Date.now() ? startAfter : 0,
  ...(data !== null && { data }),
  ...(retryDelayMax !== null && { retryDelayMax }),
  ...(singletonKey !== null && { singletonKey }),
});
