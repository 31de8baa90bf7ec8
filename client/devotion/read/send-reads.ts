import { markDevotionRead } from "../../../schema/devotion/api.ts";
import type { Streak } from "../../../schema/devotion/devotion.ts";
import { codeOf, isPassing } from "../../net/http/api-error.ts";
import { call } from "../../net/http/http.ts";
import { refreshDevotions } from "../devotion-queries.ts";
import { type PendingRead, pendingReads, removePendingRead } from "./pending-reads.ts";

/**
 * Marks a devotion as read on that day. DEVOTION-8: if the server cannot accept the day, because it is too long ago or
 * the phone's clock is wrong, the read counts for the day on which it arrives.
 */
export async function sendRead({ devotionId, readOn }: PendingRead): Promise<{ isNew: boolean; streak: Streak }> {
  const params = { devotionId };
  try {
    return await call(markDevotionRead, { params, body: { readOn } });
  } catch (error) {
    if (codeOf(error) !== "devotion/day-not-accepted") throw error;
    return await call(markDevotionRead, { params, body: {} });
  }
}

/** Sends the reads that wait, one after the other. Stops where trying again later may help. */
async function sendPending(memberId: string): Promise<void> {
  const waiting = pendingReads(memberId);
  for (const read of waiting) {
    try {
      await sendRead(read);
    } catch (error) {
      const code = codeOf(error);
      if (isPassing(code) || code.startsWith("account/")) return;
      // The devotion is gone: nothing is left to mark.
    }
    removePendingRead(memberId, read.devotionId);
  }
  if (waiting.length > 0) await refreshDevotions();
}

/** Sends this member's reads in the background, whenever it is woken. */
export function createReadSender(memberId: string): { wake(): void } {
  let isSending = false;
  return {
    wake() {
      if (isSending) return;
      isSending = true;
      void sendPending(memberId).finally(() => {
        isSending = false;
      });
    },
  };
}
