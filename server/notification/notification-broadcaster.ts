import type { EntityManager } from "@mikro-orm/postgresql";
import type { MemberRooms } from "../member/member.ts";
import { inRounds } from "../platform/async/rounds.ts";
import type { Log } from "../platform/log.ts";
import { newestUnread } from "./notification-view.ts";

/**
 * How long the first update of a round waits for others, so that a busy conversation causes only a few updates a
 * second.
 */
const ROUND_MS = 200;

interface BroadcasterOptions {
  readonly database: { fork(): EntityManager };
  readonly rooms: () => Pick<MemberRooms, "connectedHere" | "send">;
  readonly log: Pick<Log, "warn">;
}

/** Returns immediately and never fails: the next update contains the same data. */
export type SendCounts = (memberIds: readonly string[], what: "new" | "read") => void;

/**
 * NOTICE-8: sends members who are connected to this server their unread count, and the newest notification if there is a
 * new one. One statement serves all members of a round.
 */
export function notificationBroadcaster({ database, rooms, log }: BroadcasterOptions): SendCounts {
  const collect = inRounds<{ memberId: string; isNew: boolean }>(ROUND_MS, async (changes) => {
    const fresh = new Set(changes.filter(({ isNew }) => isNew).map(({ memberId }) => memberId));
    const members = [...new Set(changes.map(({ memberId }) => memberId))];
    try {
      const listening = await rooms().connectedHere(members);
      for (const [memberId, { unread, newest }] of await newestUnread(database.fork(), listening)) {
        const payload = { unread, newest: fresh.has(memberId) ? newest : null };
        await rooms().send(memberId, { type: "notifications", payload });
      }
    } catch (error) {
      log.warn({ members: members.length, error }, "notifications were not sent");
    }
  });
  return (memberIds, what) => collect(memberIds.map((memberId) => ({ memberId, isNew: what === "new" })));
}
