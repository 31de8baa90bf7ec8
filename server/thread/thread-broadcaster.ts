import type { MemberEvent } from "../../schema/member/protocol.ts";
import type { MemberRooms } from "../member/member.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import { readersOf } from "./thread.ts";

export type EventRooms = Pick<MemberRooms, "connected" | "send">;

export interface ThreadBroadcaster {
  /** Sends the thread's current state to its connected members, or to those of these members. Never rejects. */
  broadcast(threadId: string, memberIds?: readonly string[]): Promise<void>;
  /** These members have left. Lookups in progress are no longer sent to them. */
  leave(threadId: string, memberIds: readonly string[]): void;
}

interface Options {
  readonly database: Pick<Database, "run">;
  readonly rooms: () => EventRooms;
  readonly log: Pick<Log, "warn">;
  /** The event with the thread's current state for each of these members who may read it. */
  eventsFor(threadId: string, memberIds: readonly string[]): Promise<ReadonlyMap<string, MemberEvent>>;
  /** The shortest time between two updates of one thread, in milliseconds. */
  readonly pauseMs: number;
}

/** The broadcast state of one thread, from the first broadcast until the pause after it. */
interface ThreadUpdate {
  /** The recipients after the pause. Null means everyone. */
  next: Set<string> | null;
  readonly left: Set<string>;
}

/**
 * Sends the first change of a quiet thread immediately, and combines the changes that follow soon after. A failed
 * broadcast is logged, and the next one replaces it.
 */
export function threadBroadcaster({ database, rooms, log, eventsFor, pauseMs }: Options): ThreadBroadcaster {
  const updates = new Map<string, ThreadUpdate>();

  async function send(threadId: string, update: ThreadUpdate, memberIds: readonly string[] | undefined): Promise<void> {
    try {
      const connected = await rooms().connected(memberIds ?? (await readersOf(database, threadId)));
      const events = [...(await eventsFor(threadId, connected))];
      const due = events.filter(([memberId]) => !update.left.has(memberId));
      await Promise.all(due.map(([memberId, event]) => rooms().send(memberId, event)));
    } catch (error) {
      log.warn({ threadId, error }, "a thread's state was not sent to its members");
    }
  }

  async function broadcast(threadId: string, memberIds?: readonly string[]): Promise<void> {
    const running = updates.get(threadId);
    if (running) return postpone(running, memberIds);
    const update: ThreadUpdate = { next: new Set(), left: new Set() };
    updates.set(threadId, update);
    await send(threadId, update, memberIds);
    setTimeout(() => {
      updates.delete(threadId);
      if (update.next === null) void broadcast(threadId);
      else if (update.next.size > 0) void broadcast(threadId, [...update.next]);
    }, pauseMs).unref();
  }

  return {
    broadcast,
    leave(threadId, memberIds) {
      for (const memberId of memberIds) updates.get(threadId)?.left.add(memberId);
    },
  };
}

function postpone(update: ThreadUpdate, memberIds: readonly string[] | undefined): void {
  if (!memberIds) update.next = null;
  else for (const memberId of memberIds) update.next?.add(memberId);
}
