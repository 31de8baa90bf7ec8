import type { Log } from "./log.ts";

const SWEEP_MS = 1_000;

/** A member who has a thread open. */
interface OpenThread {
  readonly threadId: string;
  readonly memberId: string;
}

/** The open sockets of rooms, by the session they came with and by what is read over them. */
export interface OpenSockets {
  liveSessionIds(): readonly string[];
  closeSession(sessionId: string): void;
  openThreads(): readonly OpenThread[];
  closeThread(threadId: string, memberIds: readonly string[]): void;
}

/** What the database knows of them. */
export interface SocketRights {
  stillLive(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of them who may not have their thread open any more. */
  notReading(open: readonly OpenThread[]): Promise<readonly OpenThread[]>;
}

/**
 * Every second, closes the sockets of sessions that have expired or ended, and of members who lost the right to the
 * thread they have open. News from the database, and whoever takes the right, close them sooner; this catches the end that
 * nobody announces, which is time, and the news that were not heard. What nobody has open is not asked for.
 */
export function sweepSockets(sockets: OpenSockets, rights: SocketRights, log: Log): { stop(): void } {
  const sweepSessions = oneAtATime("sessions could not be checked", async () => {
    const open = sockets.liveSessionIds();
    if (open.length === 0) return;
    const live = await rights.stillLive(open);
    for (const sessionId of open) if (!live.has(sessionId)) sockets.closeSession(sessionId);
  });
  const sweepThreads = oneAtATime("readers of threads could not be checked", async () => {
    const open = sockets.openThreads();
    if (open.length === 0) return;
    for (const { threadId, memberId } of await rights.notReading(open)) sockets.closeThread(threadId, [memberId]);
  });

  function oneAtATime(failure: string, sweep: () => Promise<void>): () => Promise<void> {
    let isBusy = false;
    return async () => {
      if (isBusy) return;
      isBusy = true;
      try {
        await sweep();
      } catch (error) {
        log.warn({ error }, failure);
      } finally {
        isBusy = false;
      }
    };
  }

  const timer = setInterval(() => {
    void sweepSessions();
    void sweepThreads();
  }, SWEEP_MS);
  return { stop: () => clearInterval(timer) };
}
