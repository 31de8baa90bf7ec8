import type { Payment } from "../../../schema/payment/payment.ts";
import * as text from "../payment-text.ts";

export interface Outcome {
  title: string;
  lines: readonly string[];
}

/** What to say about a payment. `wasStopped`: the payer left the payment page, as far as the address says. */
export function outcomeOf(payment: Payment, wasStopped: boolean): Outcome {
  switch (payment.status) {
    case "confirmed":
      return payment.amountKobo === null
        ? { title: text.freeTitle, lines: [text.confirmedText] }
        : { title: text.confirmedTitle, lines: [text.confirmedText] };
    case "pending": {
      const hold = payment.heldUntil === null ? [text.noHoldText] : [];
      const isStopped = wasStopped && !payment.isUnderWay;
      return isStopped
        ? { title: text.stoppedTitle, lines: [text.stoppedText, ...hold] }
        : { title: text.pendingTitle, lines: [text.pendingText, ...hold] };
    }
    case "failed":
      return { title: text.failedTitle, lines: [text.failedText] };
    case "cancelled":
      return { title: text.cancelledTitle, lines: [text.cancelledText] };
    case "refunded":
      return refundOf(payment);
  }
}

/** Reasons for which a ticket was taken back. For all others there never was one. */
const afterTicket: readonly Payment["refundReason"][] = ["registration_cancelled", "admin_refunded", "event_cancelled"];

function refundOf({ refundReason, reference, isWaiting }: Payment): Outcome {
  const reason = refundReason === null ? [] : [text.refundReasons[refundReason]];
  if (afterTicket.includes(refundReason)) return { title: text.refundedTitle, lines: reason };
  const waiting = isWaiting ? [text.waitingNote] : [];
  const support = text.support(text.shownReference(reference));
  return { title: text.noTicketTitle, lines: [...reason, ...waiting, support] };
}
