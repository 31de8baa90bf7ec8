import type { Late } from "../platform/late.ts";
import type { Log } from "../platform/log.ts";

interface Sockets {
  closeSession(sessionId: string): Promise<void>;
  closeMember(memberId: string): Promise<void>;
}

/** Closes the sockets of ended sessions and suspended members. One that fails is logged; the sweep closes its sockets. */
export function socketClosing(live: Pick<Late<{ sockets: Sockets }>, "get">, log: Pick<Log, "error">) {
  const closeBy = async (close: (sockets: Sockets) => Promise<unknown>) => {
    try {
      await close(live.get().sockets);
    } catch (error) {
      log.error({ error }, "sockets were not closed");
    }
  };
  return {
    sessionEnded: (sessionId: string) => void closeBy((sockets) => sockets.closeSession(sessionId)),
    memberSuspended: (memberId: string) => void closeBy((sockets) => sockets.closeMember(memberId)),
  };
}
