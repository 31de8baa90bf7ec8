import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import {
  type EventRooms,
  type OtherProcesses,
  type ThreadBroadcaster,
  threadBroadcaster,
} from "../thread/thread-broadcaster.ts";
import { viewsOf } from "./conversation-view.ts";

/** The shortest time between two updates of one conversation to its members, in milliseconds. */
const PAUSE_MS = 200;

/** Sends a conversation's current state to its connected members, or to those of these members. */
export type ConversationBroadcaster = Pick<ThreadBroadcaster, "broadcast" | "announce">;

export function conversationBroadcaster(
  database: Pick<Database, "run">,
  policy: MessagingPolicy,
  needs: {
    readonly rooms: () => EventRooms;
    readonly log: Pick<Log, "warn">;
    readonly others: OtherProcesses | null;
  },
): ConversationBroadcaster {
  return threadBroadcaster({
    ...needs,
    database,
    topic: "conversation",
    pauseMs: PAUSE_MS,
    async eventsFor(threadId, memberIds) {
      const views = await viewsOf(database, policy, threadId, memberIds);
      return new Map(
        [...views].map(([memberId, conversation]) => [memberId, { type: "conversation", payload: { conversation } }]),
      );
    },
  });
}
