import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import type { Transaction } from "./database/database.ts";

/** A queue of background work, declared once by the feature that owns it. */
export interface JobQueue<Data extends z.ZodType = z.ZodType> {
  /** Feature and verb, as in `mail/send`. */
  readonly name: string;
  /** The data of a job. Validated when it is enqueued and again when it runs. */
  readonly data: Data;
  /** How often a failed run is retried, with growing delays. Default: 20. */
  readonly retries?: number;
  /** The longest delay between two runs. Default: 15 minutes. */
  readonly longestDelaySeconds?: number;
  /** A run that takes longer than this, or whose process died, counts as failed. Default: 60 seconds. */
  readonly timeoutSeconds?: number;
  /** How many jobs of the queue one process runs at the same time. Default: 4, or 1 for scheduled jobs. */
  readonly concurrency?: number;
}

/** A queue, its handler, and its schedule if it has one. */
export interface Job {
  readonly queue: JobQueue;
  /** May run more than once for one job, after a crash or a failure, so it must be idempotent. */
  run(data: unknown): Promise<void>;
  /** Five cron fields in the community's time zone; a scheduled job runs once across all processes, with empty data. */
  readonly cron?: string;
}

/** Why a run failed, where its handler knows whether another one could succeed. */
export class JobFailure extends Error {
  /** MONITORING-14: another run would end alike, so there is none. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal, cause }: { readonly isFinal: boolean; readonly cause?: unknown }) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}

export interface EnqueueOptions {
  /** The job exists only if this transaction commits. */
  readonly tx?: Transaction | EntityManager;
  readonly delaySeconds?: number;
}

/** Enqueues background jobs, from any process. Resolves when the job is stored. */
export interface Jobs {
  enqueue<Data extends z.ZodType>(queue: JobQueue<Data>, data: z.input<Data>, options?: EnqueueOptions): Promise<void>;
}

/** Declares the handler of a queue. */
export function job<Data extends z.ZodType>(
  queue: JobQueue<Data>,
  run: (data: z.output<Data>) => Promise<void>,
  options: Pick<Job, "cron"> = {},
): Job {
  return { queue, run: async (data) => run(queue.data.parse(data)), ...options };
}

/** The queue of a scheduled job without data. */
export const scheduled = (name: string) => ({ name, data: z.object({}) }) satisfies JobQueue;
