import type { EntityManager } from "@mikro-orm/postgresql";
import type { MemberRooms } from "../member/member.ts";
import type { Log } from "../platform/log.ts";
import { newestUnread } from "./notification-view.ts";

/**
 * Sends these members their unread count, and the newest notification if there is a `new` one. Call it after the change
 * is stored. It returns immediately and never fails: the next event contains the same data.
 */
export type SendNotifications = (memberIds: readonly string[], what: "new" | "read") => void;

/**
 * How long the first update of a round waits for others, so that a busy conversation causes only a few updates a
 * second.
 */
const ROUND_MS = 200;

interface BroadcasterOptions {
  readonly database: { fork(): EntityManager };
  readonly rooms: () => Pick<MemberRooms, "connected" | "send">;
  /** PUSH-4: sends what is new to the phones of members who have the app open nowhere. */
  readonly pushTo: (memberIds: readonly string[]) => Promise<void>;
  readonly log: Pick<Log, "warn">;
}

/**
 * NOTICE-8: one statement serves all members of a round. Rounds run one at a time, so that an older count never arrives
 * last.
 */
export function notificationBroadcaster({ database, rooms, pushTo, log }: BroadcasterOptions): SendNotifications {
  let waiting = new Map<string, { isNew: boolean }>();
  let isPlanned = false;

  function plan(): void {
    if (isPlanned || waiting.size === 0) return;
    isPlanned = true;
    setTimeout(async () => {
      const round = waiting;
      waiting = new Map();
      await sendRound(round);
      isPlanned = false;
      plan();
    }, ROUND_MS).unref();
  }

  async function sendRound(round: ReadonlyMap<string, { isNew: boolean }>): Promise<void> {
    try {
      const listening = await rooms().connected([...round.keys()]);
      const absent = [...round].filter(([memberId, { isNew }]) => isNew && !listening.includes(memberId));
      await pushTo(absent.map(([memberId]) => memberId));
      for (const [memberId, { unread, newest }] of await newestUnread(database.fork(), listening)) {
        const payload = { unread, newest: round.get(memberId)?.isNew ? newest : null };
        await rooms().send(memberId, { type: "notifications", payload });
      }
    } catch (error) {
      log.warn({ members: round.size, error }, "notifications were not sent");
    }
  }

  return (memberIds, what) => {
    for (const memberId of memberIds) {
      waiting.set(memberId, { isNew: what === "new" || waiting.get(memberId)?.isNew === true });
    }
    plan();
  };
}
