import { inRounds } from "../platform/async/rounds.ts";
import type { Log } from "../platform/log.ts";

interface DependentThreadsNeeds {
  readonly log: Pick<Log, "warn">;
  readonly kind: "conversation" | "channel";
  /** The threads where the community's leads and admins decide who may write, although they are not in them. */
  select(): Promise<readonly { readonly thread_id: string }[]>;
  /** Sends a thread's current state to its connected members. Never rejects. */
  broadcast(threadId: string): Promise<void>;
}

/** CHANNEL-39, SAFE-105: refreshes these threads on open screens. Changes that follow each other closely share one round. */
export function dependentThreads({ log, kind, select, broadcast }: DependentThreadsNeeds) {
  const inRound = inRounds<"changed">(0, async () => {
    try {
      for (const { thread_id: threadId } of await select()) await broadcast(threadId);
    } catch (error) {
      log.warn({ error, kind }, "open screens do not show yet where members may write");
    }
  });
  return { refresh: () => inRound(["changed"]) };
}
