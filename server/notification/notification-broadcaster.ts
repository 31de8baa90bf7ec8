import type { EntityManager } from "@mikro-orm/postgresql";
import type { MemberRooms } from "../member/member.ts";
import type { Log } from "../platform/log.ts";
import { newestUnread } from "./notification-view.ts";

/**
 * Says to these members how many of their notifications are unread now, and which is the newest where one `came`. Call it
 * once what changed is stored. It returns at once and never fails: the next news tell it too.
 */
export type TellNotifications = (memberIds: readonly string[], what: "came" | "read") => void;

/** How long the first of a round waits for others: a busy conversation rings its bell a few times a second at most. */
const ROUND_MS = 200;

/** NOTICE-8: one statement for all members of a round, and one round at a time, so that no older count comes last. */
export function notificationBroadcaster(
  database: { fork(): EntityManager },
  rooms: () => Pick<MemberRooms, "connected" | "send">,
  log: Pick<Log, "warn">,
): TellNotifications {
  let waiting = new Map<string, { came: boolean }>();
  let isPlanned = false;

  function plan(): void {
    if (isPlanned || waiting.size === 0) return;
    isPlanned = true;
    setTimeout(async () => {
      const round = waiting;
      waiting = new Map();
      await tell(round);
      isPlanned = false;
      plan();
    }, ROUND_MS).unref();
  }

  async function tell(round: ReadonlyMap<string, { came: boolean }>): Promise<void> {
    try {
      const listening = await rooms().connected([...round.keys()]);
      for (const [memberId, { unread, newest }] of await newestUnread(database.fork(), listening)) {
        const payload = { unread, newest: round.get(memberId)?.came ? newest : null };
        await rooms().send(memberId, { type: "notifications", payload });
      }
    } catch (error) {
      log.warn({ members: round.size, error }, "members were not told of their notifications");
    }
  }

  return (memberIds, what) => {
    for (const memberId of memberIds) {
      waiting.set(memberId, { came: what === "came" || waiting.get(memberId)?.came === true });
    }
    plan();
  };
}
