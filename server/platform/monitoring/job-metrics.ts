import { Counter } from "prom-client";
import type { Database } from "../database/database.ts";
import { type Metrics, showGauge } from "./metrics.ts";
import { sampled } from "./sampled.ts";

interface QueueRow {
  readonly queue: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly oldest: number;
}

/** Counts what the jobs of this process did. */
export function countJobs(metrics: Metrics): (queue: string, outcome: "completed" | "failed") => void {
  const runs = new Counter({
    name: "lampstand_job_runs_total",
    help: "Runs of background jobs in this process; one that failed is tried again",
    labelNames: ["queue", "outcome"],
    registers: [metrics],
  });
  return (queue, outcome) => runs.inc({ queue, outcome });
}

/** Shows the queues of background jobs, which all processes of a database share. */
export function measureQueues(metrics: Metrics, database: Pick<Database, "run">): void {
  const queues = sampled(() => database.run<QueueRow>(QUEUES, []));
  const show = (name: string, help: string, value: (row: QueueRow) => number) =>
    showGauge(metrics, {
      name,
      help,
      labelNames: ["queue"],
      read: async () => (await queues())?.map((row) => ({ labels: { queue: row.queue }, value: value(row) })),
    });
  show("lampstand_jobs_waiting", "Jobs that are due, or wait for another try", ({ waiting }) => waiting);
  show("lampstand_jobs_running", "Jobs that run now, in any process", ({ running }) => running);
  show("lampstand_jobs_failed", "Jobs that were given up within the last ten minutes", ({ failed }) => failed);
  show(
    "lampstand_jobs_oldest_seconds",
    "How long the oldest job that is not done has been due",
    ({ oldest }) => oldest,
  );
}

/** A job with a delay is due when it is over. One that failed has been due since it was stored. */
const QUEUES = {
  name: "job_queues",
  text: `
    select queue.name as queue,
      count(*) filter (where job.state = 'retry' or (job.state = 'created' and job.start_after <= now()))::int as waiting,
      count(*) filter (where job.state = 'active')::int as running,
      count(*) filter (where job.state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(case when job.retry_count = 0 then job.start_after else job.created_on end)
        filter (where job.state in ('created', 'retry') and (job.retry_count > 0 or job.start_after <= now()))), 0)::float8
        as oldest
    from pgboss.queue left join pgboss.job on job.name = queue.name and job.state in ('created', 'retry', 'active', 'failed')
    where queue.name not like '\\_\\_pgboss%'
    group by queue.name`,
};
