import { z } from "zod";
import type { AiFailure } from "../../schema/ai/failure.ts";
import { daysAgo } from "../platform/date.ts";
import type { JobQueue } from "../platform/job.ts";
import type { Log } from "../platform/log.ts";
import type { Model } from "./chat-model.ts";

// What a member asks the model for runs as a job. These conditions are for the tables that store it.

/** A generation whose server died is run again within this time. Afterwards it counts as failed. */
const LAPSES_AFTER_MS = 5 * 60_000;
/** A generation is found again for so long, for instance after a reload. */
const SHOWN_FOR_MS = 60 * 60_000;

export const generationQueue = (name: string) =>
  ({
    name,
    data: z.object({ generationId: z.uuid() }),
    // The model's client retries by itself. One more run is for a server that dies.
    retries: 1,
    // A draft takes at most 150 seconds.
    timeoutSeconds: 180,
  }) satisfies JobQueue;

export interface GenerationTools {
  readonly model: Model;
  readonly log: Pick<Log, "warn">;
  /** Aborts when the server starts to shut down: another one runs the generation. */
  readonly draining: AbortSignal;
}

const expiredBefore = () => new Date(Date.now() - LAPSES_AFTER_MS);

/** The generation with this id, as long as its result may be saved. */
export const runningGeneration = (id: string) => ({ id, endedAt: null, startedAt: { $gte: expiredBefore() } });

/** A member's generation that no server has ended in time. It does not keep them from starting another. */
export const expiredGeneration = (user: string) => ({ user, endedAt: null, startedAt: { $lt: expiredBefore() } });

export const recentGeneration = (user: string) => ({
  user,
  startedAt: { $gt: new Date(Date.now() - SHOWN_FOR_MS) },
});

/** The generations that were started more than so many days ago. */
export const generationBefore = (days: number) => ({ startedAt: { $lt: daysAgo(days) } });

export const failedNow = (failure: AiFailure) => ({ endedAt: new Date(), failure });

interface Generation {
  readonly id: string;
  readonly startedAt: Date;
  readonly endedAt?: Date | null | undefined;
  readonly failure?: AiFailure | null | undefined;
}

/** Whether a generation is running, and how it ended. */
export function statusOf({ id, startedAt, endedAt, failure = null }: Generation) {
  const hasExpired = !endedAt && startedAt < expiredBefore();
  const ended = failure || hasExpired ? ("failed" as const) : ("ready" as const);
  return {
    generationId: id,
    state: endedAt || hasExpired ? ended : ("running" as const),
    startedAt: startedAt.getTime(),
    failure: hasExpired ? ("ai/unavailable" as const) : failure,
  };
}
