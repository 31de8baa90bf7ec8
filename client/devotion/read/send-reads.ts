import { markDevotionRead } from "../../../schema/devotion/api.ts";
import type { Streak } from "../../../schema/devotion/devotion.ts";
import type { Sender } from "../../frame/live.ts";
import { onMinute, todayIn } from "../../frame/use-today.ts";
import { community } from "../../net/community.ts";
import { codeOf } from "../../net/http/api-error.ts";
import { call } from "../../net/http/http.ts";
import { refreshDevotions, showAsRead, showStreak } from "../devotion-queries.ts";
import { markEarly, type PendingRead, pendingReads, removePendingRead } from "./pending-reads.ts";

/**
 * What became of a read. `early`: it waits for its day. `waits`: trying again later may help. `gone`: its devotion has been taken back.
 */
type SentRead = "stored" | "early" | "waits" | "gone";

/** The reads that are on their way. A press and the sender in the background may want the same one. */
const onTheWay = new Map<string, Promise<SentRead>>();

/** DEVOTION-17: sends a read that waits on this phone, which only leaves when the server has stored it, or its devotion is gone. */
export function sendRead(memberId: string, read: PendingRead): Promise<SentRead> {
  const key = `${memberId} ${read.devotionId}`;
  const sending = onTheWay.get(key) ?? deliver(memberId, read).finally(() => onTheWay.delete(key));
  onTheWay.set(key, sending);
  return sending;
}

async function deliver(memberId: string, read: PendingRead): Promise<SentRead> {
  const { devotionId } = read;
  try {
    const streak = await markRead(read);
    // First, so that nothing looks unread meanwhile.
    showStreak(streak);
    showAsRead(devotionId);
    removePendingRead(memberId, devotionId);
    return "stored";
  } catch (error) {
    const code = codeOf(error);
    if (code === "devotion/not-yet") {
      markEarly(memberId, devotionId);
      return "early";
    }
    if (code !== "devotion/not-found") return "waits";
    removePendingRead(memberId, devotionId);
    return "gone";
  }
}

/**
 * Marks a devotion as read on that day. DEVOTION-8: if the server cannot accept the day, because it is too long ago or
 * the phone's clock is wrong, the read counts for the day on which it arrives.
 */
async function markRead({ devotionId, readOn }: PendingRead): Promise<Streak> {
  const params = { devotionId };
  try {
    return (await call(markDevotionRead, { params, body: { readOn } })).streak;
  } catch (error) {
    if (codeOf(error) !== "devotion/day-not-accepted") throw error;
    return (await call(markDevotionRead, { params, body: {} })).streak;
  }
}

/** Sends the reads that wait, one after the other. Stops where trying again later may help. */
async function sendPending(memberId: string): Promise<void> {
  let hasChanged = false;
  for (const read of pendingReads(memberId)) {
    const sent = await sendRead(memberId, read);
    if (sent === "waits") break;
    if (sent !== "early") hasChanged = true;
  }
  if (hasChanged) await refreshDevotions();
}

/** Sends this member's reads in the background, whenever it is woken, and when a day begins: one may wait for it (DEVOTION-16). */
export function createReadSender(memberId: string): Required<Sender> {
  let isSending = false;
  function wake() {
    if (isSending) return;
    isSending = true;
    void sendPending(memberId).finally(() => {
      isSending = false;
    });
  }
  let day = todayIn(community.timeZone);
  const stop = onMinute(() => {
    const today = todayIn(community.timeZone);
    if (today === day) return;
    day = today;
    wake();
  });
  return { wake, stop };
}
