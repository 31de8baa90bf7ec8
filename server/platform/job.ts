import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import type { Transaction } from "./database.ts";

/** A queue of background work, declared once by the feature that owns it. */
export interface JobQueue<Data extends z.ZodType = z.ZodType> {
  /** Feature and verb, as in `mail/send`. */
  readonly name: string;
  /** What a job carries; checked when it is enqueued and again when it runs. */
  readonly data: Data;
  /** How often a failed run is repeated, with growing delays. 20 unless told. */
  readonly retries?: number;
  /** The longest delay between two runs. 15 minutes unless told. */
  readonly longestDelaySeconds?: number;
  /** A run that takes longer than this, or whose process died, counts as failed. 60 seconds unless told. */
  readonly timeoutSeconds?: number;
  /** How many jobs of the queue one process works on at the same time: 4 unless told, 1 of those that start by the clock. */
  readonly concurrency?: number;
}

/** A queue, the code that does its work, and the times at which it starts by itself. */
export interface Job {
  readonly queue: JobQueue;
  /** May run more than once for one job, after a crash or a failure: make it repeatable. */
  run(data: unknown): Promise<void>;
  /** Five cron fields in the community's time zone; such a job runs once for all processes, with empty data. */
  readonly cron?: string;
}

export interface EnqueueOptions {
  /** The job exists only if this transaction commits. */
  readonly tx?: Transaction | EntityManager;
  readonly delaySeconds?: number;
}

/** Adds background work, from any process. It resolves when the job is stored. */
export interface Jobs {
  enqueue<Data extends z.ZodType>(queue: JobQueue<Data>, data: z.input<Data>, options?: EnqueueOptions): Promise<void>;
}

/** Declares what does a queue's work. */
export function job<Data extends z.ZodType>(
  queue: JobQueue<Data>,
  run: (data: z.output<Data>) => Promise<void>,
  options: Pick<Job, "cron"> = {},
): Job {
  return { queue, run: async (data) => run(queue.data.parse(data)), ...options };
}

/** The queue of a job that only starts by the clock and carries nothing. */
export const scheduled = (name: string) => ({ name, data: z.object({}) }) satisfies JobQueue;
