import type { ChannelLoss, MemberEvent } from "../../schema/member/protocol.ts";
import type { Database } from "../platform/database.ts";
import type { Log } from "../platform/log.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { type EventRooms, type ThreadBroadcaster, threadBroadcaster } from "../thread/thread-broadcaster.ts";
import { type FormerlySupervised, formerlySupervised } from "./channel-store.ts";
import { viewsOf } from "./channel-view.ts";

/** CHANNEL-13: a channel's members hear how it stands no more often than this. */
const PAUSE_MS = 1_000;
/** The sockets of somebody who lost a role are closed after this, whether or not they could be told what they lost with it. */
const ROLE_LOSS_MS = 500;

interface Surroundings {
  readonly rooms: () => EventRooms;
  readonly tellNotifications: (memberIds: readonly string[], what: "read") => void;
  readonly log: Pick<Log, "warn">;
}

/** Tells members how their channels stand. Nothing here rejects: the next event makes up for one that was lost. */
export interface ChannelBroadcaster extends Pick<ThreadBroadcaster, "broadcast"> {
  /** CHANNEL-8: these were in the channel and are not any more. */
  membersLeft(channelId: string, memberIds: readonly string[], why: ChannelLoss): Promise<void>;
  /** CHANNEL-8: the same for somebody who may have read along, by a role that they lost or that is suspended. */
  roleLost(memberId: string): Promise<void>;
}

export function channelBroadcaster(
  database: Pick<Database, "run">,
  policy: MessagingPolicy,
  { rooms, tellNotifications, log }: Surroundings,
): ChannelBroadcaster {
  const { broadcast, leave } = threadBroadcaster({
    database,
    rooms,
    log,
    pauseMs: PAUSE_MS,
    async eventsFor(channelId, memberIds) {
      const views = await viewsOf(database, policy, channelId, memberIds);
      return new Map([...views].map(([memberId, channel]) => [memberId, { type: "channel", payload: { channel } }]));
    },
  });

  async function membersLeft(channelId: string, memberIds: readonly string[], why: ChannelLoss): Promise<void> {
    leave(channelId, memberIds);
    // NOTICE-6: what they were notified of there is not counted any more.
    tellNotifications(memberIds, "read");
    try {
      const event: MemberEvent = { type: "channelGone", payload: { channelId, why } };
      await Promise.all(memberIds.map((memberId) => rooms().send(memberId, event)));
    } catch (error) {
      log.warn({ channelId, error }, "members who left a channel were not told");
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
      log.warn({ memberId, error }, "somebody who lost a role was not told which channels they lost with it");
    }
  }

  return { broadcast, membersLeft, roleLost };
}
