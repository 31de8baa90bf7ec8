import type { EntityManager } from "@mikro-orm/postgresql";
import { fromKysely, type KyselyTransactionLike, PgBoss } from "pg-boss";
import { errorText } from "./error-text.ts";
import { type EnqueueOptions, type Job, JobFailure, type JobQueue, type Jobs } from "./job.ts";
import type { Log } from "./log.ts";
import { SHUTDOWN_STEPS_MS } from "./process/shutdown.ts";

/** The queue's connections: one listens for new jobs, the others fetch and complete them. */
const CONNECTIONS = 3;
const RETRIES = 20;
const FIRST_DELAY_SECONDS = 2;
const LONGEST_DELAY_SECONDS = 15 * 60;
const TIMEOUT_SECONDS = 60;
const CONCURRENCY = 4;
/** Short, because a finished job contains the text of a mail. */
const DONE_RETENTION_SECONDS = 10 * 60;
/** The polling interval while the listening connection is broken. */
const POLL_WITHOUT_NOTICE_SECONDS = 2;
/** Less than the time limit of this shutdown step. */
const STOP_MS = SHUTDOWN_STEPS_MS.jobs - 1_000;

/** Background work, stored in PostgreSQL and shared by all processes. */
export interface JobRunner extends Jobs {
  /** Creates the queues, starts their workers, and schedules those with a cron time. */
  start(jobs: readonly Job[]): Promise<void>;
  /** Schedules the jobs with a cron time again, in the current time zone. */
  reschedule(): Promise<void>;
  /** Takes no new jobs and waits some seconds for running ones. Jobs that do not finish are run again elsewhere. */
  stop(): Promise<void>;
}

interface JobsOptions {
  readonly url: string;
  /** The role may not create or migrate the queue's tables: their owner has done it (job-schema.ts). */
  readonly hasTables?: boolean;
  /** Creates a queue before its first job. For commands, which may run before any server has created it. */
  readonly createsQueues?: boolean;
  /** The zone of the scheduled times. */
  readonly timeZone: () => string;
  readonly log: Pick<Log, "warn" | "error">;
  /**
   * How often to poll for schedules, retries and jobs of dead processes, in seconds: 1 to 45, default 30. New jobs wake
   * the workers without polling.
   */
  readonly pollSeconds?: number | undefined;
  /** Called after each run of a job in this process. */
  readonly onRun?: ((queue: string, outcome: "completed" | "failed") => void) | undefined;
}

/** Opens the queue in the schema `pgboss`, which pg-boss creates and migrates itself unless it has its tables. */
export async function openJobs(options: JobsOptions): Promise<JobRunner> {
  const { url, hasTables = false, createsQueues = false, timeZone, log, pollSeconds = 30, onRun } = options;
  const boss = new PgBoss({
    connectionString: url,
    migrate: !hasTables,
    // Building an index anew takes its owner, too.
    reindex: !hasTables,
    application_name: "lampstand jobs",
    max: CONNECTIONS,
    useListenNotify: true,
    superviseIntervalSeconds: pollSeconds,
    monitorIntervalSeconds: pollSeconds,
    cronMonitorIntervalSeconds: pollSeconds,
    // Finished jobs are removed this often. The default is once a day.
    maintenanceIntervalSeconds: pollSeconds,
  });
  let scheduled: readonly Job[] = [];
  boss.on("error", (error) => log.warn({ error }, "the job queue failed"));
  boss.on("warning", ({ message }) => log.warn({ warning: message }, "the job queue warns"));
  await boss.start();

  async function open({ queue, run, cron }: Job): Promise<void> {
    const { name, concurrency = cron ? 1 : CONCURRENCY } = queue;
    await boss.createQueue(name, queueOptions(queue));
    // Otherwise a queue from an earlier version would keep its old options.
    await boss.updateQueue(name, queueOptions(queue));
    const options = {
      // Jobs of one batch would share a timeout and complete only with the last of them.
      batchSize: 1,
      perJobResults: true,
      pollingIntervalSeconds: Math.min(POLL_WITHOUT_NOTICE_SECONDS, pollSeconds),
      notifyPollingIntervalSeconds: pollSeconds,
    };
    for (let n = 0; n < concurrency; n += 1) {
      const worker = await boss.work(name, options, async (batch) => {
        const results = await Promise.all(batch.map((each) => runOne(each, name, run)));
        // There may be more jobs: the worker checks again as soon as this one is completed.
        boss.notifyWorker(worker);
        return results;
      });
    }
  }

  const created = new Set<string>();
  /** Not in the transaction of a job: others would wait for it. */
  async function createOnce(queue: JobQueue): Promise<void> {
    if (!createsQueues || created.has(queue.name)) return;
    await boss.createQueue(queue.name, queueOptions(queue));
    created.add(queue.name);
  }

  async function reschedule(): Promise<void> {
    for (const { queue, cron } of scheduled) {
      if (cron) await boss.schedule(queue.name, cron, {}, { tz: timeZone() });
    }
  }

  /** Schedules are stored: those of jobs that an earlier version had, or ran by the clock, would go on. */
  async function unscheduleOthers(): Promise<void> {
    const names = new Set(scheduled.map(({ queue }) => queue.name));
    for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  }

  async function runOne({ id, data }: { id: string; data: unknown }, name: string, run: Job["run"]) {
    try {
      await run(data ?? {});
      onRun?.(name, "completed");
      return { id, status: "completed" as const };
    } catch (error) {
      const isFinal = error instanceof JobFailure && error.isFinal;
      const next = isFinal ? "is given up" : "will be tried again";
      log.error({ error, job: name, jobId: id }, `a job failed and ${next}`);
      onRun?.(name, "failed");
      // There are no dead letter queues, so that only ends it.
      const status = isFinal ? ("deadletter" as const) : ("failed" as const);
      return { id, status, output: { message: errorText(error) } };
    }
  }

  return {
    async enqueue(queue, data, { tx, delaySeconds }: EnqueueOptions = {}) {
      await createOnce(queue);
      await boss.send(queue.name, queue.data.parse(data) as object, {
        ...(delaySeconds !== undefined && { startAfter: delaySeconds }),
        ...(tx && { db: inTransaction(tx) }),
      });
    },
    async start(jobs) {
      for (const job of jobs) await open(job);
      scheduled = jobs.filter(({ cron }) => cron);
      await unscheduleOthers();
      await reschedule();
    },
    reschedule,
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
    deleteAfterSeconds: DONE_RETENTION_SECONDS,
  };
}

/** The transaction's own connection, so that the job is stored with it or not at all. */
function inTransaction(tx: NonNullable<EnqueueOptions["tx"]>) {
  const em: EntityManager = "em" in tx ? tx.em : tx;
  const context: KyselyTransactionLike | undefined = em.getTransactionContext();
  if (!context) throw new Error("cannot enqueue the job: there is no transaction");
  return fromKysely(context);
}
