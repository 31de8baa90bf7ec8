import type { EntityManager } from "@mikro-orm/postgresql";
import { fromKysely, type KyselyTransactionLike, PgBoss } from "pg-boss";
import type { EnqueueOptions, Job, JobQueue, Jobs } from "./job.ts";
import type { Log } from "./log.ts";
import { STOP_PARTS_MS } from "./stop.ts";

/** The queue's connections: one listens for new jobs, the others fetch and settle them. */
const CONNECTIONS = 3;
const RETRIES = 20;
const FIRST_DELAY_SECONDS = 2;
const LONGEST_DELAY_SECONDS = 15 * 60;
const TIMEOUT_SECONDS = 60;
const CONCURRENCY = 4;
/** What a mail said is nobody's business once it was sent. */
const KEEP_DONE_SECONDS = 10 * 60;
/** While the connection that listens is broken. */
const POLL_WITHOUT_NOTICE_SECONDS = 2;
/** Less than the stop waits for the whole of it. */
const STOP_MS = STOP_PARTS_MS.jobs - 1_000;

/** Background work, stored in PostgreSQL and shared by all processes. */
export interface JobRunner extends Jobs {
  /** Makes the queues, begins to work on them, and schedules those with times of their own. */
  start(jobs: readonly Job[]): Promise<void>;
  /** Takes no new work and waits some seconds for what is running; what does not end is run again elsewhere. */
  stop(): Promise<void>;
}

interface JobsOptions {
  readonly url: string;
  readonly timeZone: string;
  readonly log: Pick<Log, "warn" | "error">;
  /**
   * New jobs wake the workers at once. Due schedules, jobs to be tried again and those whose process died are looked for this
   * often: every 1 to 45 seconds, 30 unless told.
   */
  readonly pollSeconds?: number | undefined;
}

/** Opens the queue in the schema `pgboss`, which it makes and migrates itself. */
export async function openJobs({ url, timeZone, log, pollSeconds = 30 }: JobsOptions): Promise<JobRunner> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "lampstand jobs",
    max: CONNECTIONS,
    useListenNotify: true,
    superviseIntervalSeconds: pollSeconds,
    monitorIntervalSeconds: pollSeconds,
    cronMonitorIntervalSeconds: pollSeconds,
    // Finished jobs past their time are removed as often; once a day otherwise.
    maintenanceIntervalSeconds: pollSeconds,
  });
  boss.on("error", (error) => log.warn({ error }, "the job queue met an error"));
  boss.on("warning", ({ message }) => log.warn({ warning: message }, "the job queue warns"));
  await boss.start();

  async function open({ queue, run, cron }: Job): Promise<void> {
    const { name, concurrency = cron ? 1 : CONCURRENCY } = queue;
    await boss.createQueue(name, queueOptions(queue));
    // A queue that an earlier version made keeps its options otherwise.
    await boss.updateQueue(name, queueOptions(queue));
    const options = {
      // Jobs of one batch would share a timeout, and be settled only when the last of them ends.
      batchSize: 1,
      perJobResults: true,
      pollingIntervalSeconds: Math.min(POLL_WITHOUT_NOTICE_SECONDS, pollSeconds),
      notifyPollingIntervalSeconds: pollSeconds,
    };
    for (let n = 0; n < concurrency; n += 1) {
      const worker = await boss.work(name, options, async (batch) => {
        const results = await Promise.all(batch.map((each) => runOne(each, name, run)));
        // There may be more: it looks again as soon as this job is settled.
        boss.notifyWorker(worker);
        return results;
      });
    }
    if (cron) await boss.schedule(name, cron, {}, { tz: timeZone });
    else await boss.unschedule(name);
  }

  async function runOne({ id, data }: { id: string; data: unknown }, name: string, run: Job["run"]) {
    try {
      await run(data ?? {});
      return { id, status: "completed" as const };
    } catch (error) {
      log.error({ error, job: name, jobId: id }, "a job failed and will be tried again");
      return { id, status: "failed" as const, output: { message: String(error) } };
    }
  }

  return {
    async enqueue(queue, data, { tx, delaySeconds }: EnqueueOptions = {}) {
      await boss.send(queue.name, queue.data.parse(data) as object, {
        ...(delaySeconds !== undefined && { startAfter: delaySeconds }),
        ...(tx && { db: inTransaction(tx) }),
      });
    },
    async start(jobs) {
      for (const job of jobs) await open(job);
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: STOP_MS }),
  };
}

function queueOptions({ retries, longestDelaySeconds, timeoutSeconds }: JobQueue) {
  return {
    notify: true,
    retryLimit: retries ?? RETRIES,
    retryDelay: FIRST_DELAY_SECONDS,
    retryBackoff: true,
    retryDelayMax: longestDelaySeconds ?? LONGEST_DELAY_SECONDS,
    expireInSeconds: timeoutSeconds ?? TIMEOUT_SECONDS,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
  };
}

/** The transaction's own connection, so that the job is stored with it or not at all. */
function inTransaction(tx: NonNullable<EnqueueOptions["tx"]>) {
  const em: EntityManager = "em" in tx ? tx.em : tx;
  const context: KyselyTransactionLike | undefined = em.getTransactionContext();
  if (!context) throw new Error("the job was to be stored in a transaction, and there is none");
  return fromKysely(context);
}
