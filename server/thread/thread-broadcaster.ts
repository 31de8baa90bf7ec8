import type { MemberEvent } from "../../schema/member/protocol.ts";
import type { MemberRooms } from "../member/member.ts";
import type { Database } from "../platform/database.ts";
import type { Log } from "../platform/log.ts";
import { readersOf } from "./thread.ts";

export type EventRooms = Pick<MemberRooms, "connected" | "send">;

export interface ThreadBroadcaster {
  /** Sends the thread as it stands now to those of its members who are connected; all of them, or these. Never rejects. */
  broadcast(threadId: string, memberIds?: readonly string[]): Promise<void>;
  /** These members have left: nothing that is being looked up now is sent to them any more. */
  leave(threadId: string, memberIds: readonly string[]): void;
}

interface Options {
  readonly database: Pick<Database, "run">;
  readonly rooms: () => EventRooms;
  readonly log: Pick<Log, "warn">;
  /** The events that show each of these members, where they may read it, how the thread stands. */
  eventsFor(threadId: string, memberIds: readonly string[]): Promise<ReadonlyMap<string, MemberEvent>>;
  /** How often, at most, the members of one thread hear how it stands, in milliseconds. */
  readonly pauseMs: number;
}

/** One thread from the first broadcast until the pause after it. */
interface Turn {
  /** Whom to send to after the pause; null for everybody. */
  next: Set<string> | null;
  readonly left: Set<string>;
}

/** Sends the first change of a quiet thread at once, and what follows soon after in one go. A failed broadcast is logged: the next one makes up for it. */
export function threadBroadcaster({ database, rooms, log, eventsFor, pauseMs }: Options): ThreadBroadcaster {
  const turns = new Map<string, Turn>();

  async function send(threadId: string, turn: Turn, memberIds: readonly string[] | undefined): Promise<void> {
    try {
      const connected = await rooms().connected(memberIds ?? (await readersOf(database, threadId)));
      const events = [...(await eventsFor(threadId, connected))];
      const due = events.filter(([memberId]) => !turn.left.has(memberId));
      await Promise.all(due.map(([memberId, event]) => rooms().send(memberId, event)));
    } catch (error) {
      log.warn({ threadId, error }, "a thread's members were not told how it stands");
    }
  }

  async function broadcast(threadId: string, memberIds?: readonly string[]): Promise<void> {
    const running = turns.get(threadId);
    if (running) return postpone(running, memberIds);
    const turn: Turn = { next: new Set(), left: new Set() };
    turns.set(threadId, turn);
    await send(threadId, turn, memberIds);
    setTimeout(() => {
      turns.delete(threadId);
      if (turn.next === null) void broadcast(threadId);
      else if (turn.next.size > 0) void broadcast(threadId, [...turn.next]);
    }, pauseMs).unref();
  }

  return {
    broadcast,
    leave(threadId, memberIds) {
      for (const memberId of memberIds) turns.get(threadId)?.left.add(memberId);
    },
  };
}

function postpone(turn: Turn, memberIds: readonly string[] | undefined): void {
  if (!memberIds) turn.next = null;
  else for (const memberId of memberIds) turn.next?.add(memberId);
}
