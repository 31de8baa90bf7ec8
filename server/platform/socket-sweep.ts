import type { Log } from "./log.ts";

const SWEEP_MS = 1_000;

/** The open sockets of rooms, by the session they came with. */
export interface SessionSockets {
  liveSessionIds(): readonly string[];
  closeSession(sessionId: string): void;
}

/**
 * Every second, closes the sockets of sessions that have expired or ended. News from the database close them sooner; this
 * catches the end that nobody announces, which is time.
 */
export function sweepSockets(
  sockets: SessionSockets,
  stillLive: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>,
  log: Log,
): { stop(): void } {
  let isBusy = false;
  const sweep = async () => {
    const open = sockets.liveSessionIds();
    if (isBusy || open.length === 0) return;
    isBusy = true;
    try {
      const live = await stillLive(open);
      for (const sessionId of open) if (!live.has(sessionId)) sockets.closeSession(sessionId);
    } catch (error) {
      log.warn({ error }, "sessions could not be checked");
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void sweep(), SWEEP_MS);
  return { stop: () => clearInterval(timer) };
}
