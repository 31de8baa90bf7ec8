import { z } from "zod";
import type { MemberEvent } from "../../schema/member/protocol.ts";
import type { MemberRooms } from "../member/member.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import type { Processes, Topic } from "../platform/process/processes.ts";
import { readersOf } from "./thread.ts";

export type EventRooms = Pick<MemberRooms, "connectedHere" | "send">;
export type OtherProcesses = Pick<Processes, "tell" | "hear">;

export interface ThreadBroadcaster {
  /**
   * Sends the thread's current state to its members who are connected to this process, or to those of these members: for what
   * every process learns from the database. Never rejects.
   */
  broadcast(threadId: string, memberIds?: readonly string[]): Promise<void>;
  /** The same in every process: for what no row tells the others. */
  announce(threadId: string, memberIds?: readonly string[]): Promise<void>;
  /** These members have left. Lookups in progress are no longer sent to them, in any process. */
  leave(threadId: string, memberIds: readonly string[]): void;
}

const change = z.strictObject({
  threadId: z.string(),
  memberIds: z.array(z.string()).optional(),
  /** They have left instead. */
  hasLeft: z.boolean(),
});

interface Options {
  readonly database: Pick<Database, "run">;
  readonly rooms: () => EventRooms;
  readonly log: Pick<Log, "warn">;
  /** Null if this process is the only one. */
  readonly others: OtherProcesses | null;
  /** The name under which processes tell each other of these threads. */
  readonly topic: string;
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
export function threadBroadcaster(options: Options): ThreadBroadcaster {
  const { database, rooms, log, others, eventsFor, pauseMs } = options;
  const updates = new Map<string, ThreadUpdate>();
  const changes: Topic<typeof change> = { name: options.topic, message: change };

  async function send(threadId: string, update: ThreadUpdate, memberIds: readonly string[] | undefined): Promise<void> {
    try {
      const connected = await rooms().connectedHere(memberIds ?? (await readersOf(database, threadId)));
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

  function leaveHere(threadId: string, memberIds: readonly string[]): void {
    for (const memberId of memberIds) updates.get(threadId)?.left.add(memberId);
  }

  others?.hear(changes, ({ threadId, memberIds, hasLeft }) => {
    if (hasLeft) leaveHere(threadId, memberIds ?? []);
    else void broadcast(threadId, memberIds);
  });

  return {
    broadcast,
    announce(threadId, memberIds) {
      others?.tell(changes, { threadId, ...(memberIds && { memberIds: [...memberIds] }), hasLeft: false });
      return broadcast(threadId, memberIds);
    },
    leave(threadId, memberIds) {
      others?.tell(changes, { threadId, memberIds: [...memberIds], hasLeft: true });
      leaveHere(threadId, memberIds);
    },
  };
}

function postpone(update: ThreadUpdate, memberIds: readonly string[] | undefined): void {
  if (!memberIds) update.next = null;
  else for (const memberId of memberIds) update.next?.add(memberId);
}
