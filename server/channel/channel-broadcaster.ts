import type { ChannelLoss, MemberEvent } from "../../schema/member/protocol.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import {
  type EventRooms,
  type OtherProcesses,
  type ThreadBroadcaster,
  threadBroadcaster,
} from "../thread/thread-broadcaster.ts";
import { type FormerlySupervised, formerlySupervised } from "./channel-store.ts";
import { viewsOf } from "./channel-view.ts";

/** CHANNEL-13: the shortest time between two updates of a channel to its members. */
const PAUSE_MS = 1_000;
/**
 * After this time the sockets of someone who lost a role are closed, even if the notice of what they lost could not be
 * sent.
 */
const ROLE_LOSS_MS = 500;

interface Dependencies {
  readonly rooms: () => EventRooms;
  readonly log: Pick<Log, "warn">;
  readonly others: OtherProcesses | null;
}

/** Sends channel updates to members. Nothing here rejects: the next update replaces one that was lost. */
export interface ChannelBroadcaster extends Pick<ThreadBroadcaster, "broadcast" | "announce"> {
  /** CHANNEL-8: notifies members who have just left the channel. */
  membersLeft(channelId: string, memberIds: readonly string[], why: ChannelLoss): Promise<void>;
  /** CHANNEL-8: the same for a supervising lead who lost the role or was suspended. */
  roleLost(memberId: string): Promise<void>;
}

export function channelBroadcaster(
  database: Pick<Database, "run">,
  policy: MessagingPolicy,
  { rooms, log, others }: Dependencies,
): ChannelBroadcaster {
  const { broadcast, announce, leave } = threadBroadcaster({
    database,
    rooms,
    log,
    others,
    topic: "channel",
    pauseMs: PAUSE_MS,
    async eventsFor(channelId, memberIds) {
      const views = await viewsOf(database, policy, channelId, memberIds);
      return new Map([...views].map(([memberId, channel]) => [memberId, { type: "channel", payload: { channel } }]));
    },
  });

  async function membersLeft(channelId: string, memberIds: readonly string[], why: ChannelLoss): Promise<void> {
    leave(channelId, memberIds);
    try {
      const event: MemberEvent = { type: "channelGone", payload: { channelId, why } };
      await Promise.all(memberIds.map((memberId) => rooms().send(memberId, event)));
    } catch (error) {
      log.warn({ channelId, error }, "members who left a channel were not notified");
    }
  }

  async function roleLost(memberId: string): Promise<void> {
    try {
      const rows = await database.run<FormerlySupervised>(formerlySupervised, [memberId], ROLE_LOSS_MS);
      for (const { thread_id: channelId, is_gone } of rows) {
        if (is_gone) await membersLeft(channelId, [memberId], "role");
        void broadcast(channelId);
      }
    } catch (error) {
      log.warn({ memberId, error }, "a member who lost a role was not notified of the channels lost with it");
    }
  }

  return { broadcast, announce, membersLeft, roleLost };
}
