import type { Refund } from "../../../schema/payment/money.ts";
import {
  alreadyRegistered,
  moneyLead,
  noTicket,
  refundReasonTexts,
  support,
  ticketRefunded,
  waitingNote,
} from "../../../schema/payment/money-text.ts";
import type { Payment } from "../../../schema/payment/payment.ts";
import * as text from "../payment-text.ts";

export interface Outcome {
  title: string;
  lines: readonly string[];
}

/** PAY-54: what to say about a payment. `wasStopped`: the payer left the payment page, as far as the address says. */
export function outcomeOf(payment: Payment, wasStopped: boolean): Outcome {
  const { refund } = payment;
  switch (payment.outcome) {
    case "paid":
      return { title: payment.amountKobo === null ? text.freeTitle : text.confirmedTitle, lines: [text.confirmedText] };
    case "already_registered":
      return refund
        ? { title: moneyLead({ outcome: payment.outcome, refund }), lines: [refundReasonTexts[refund.reason]] }
        : { title: alreadyRegistered, lines: [text.onceMoreText] };
    case "waiting":
      return waitingOf(payment, wasStopped);
    case "declined":
      return { title: text.failedTitle, lines: [text.failedText] };
    case "ended":
      return { title: text.cancelledTitle, lines: [text.cancelledText] };
    case "ticket_refunded":
      return {
        title: refund ? moneyLead({ outcome: payment.outcome, refund }) : ticketRefunded,
        lines: whyOf(payment),
      };
    case "seat_lost":
    case "no_ticket":
      return withoutTicket(payment, refund);
  }
}

function waitingOf({ heldUntil, isUnderWay }: Payment, wasStopped: boolean): Outcome {
  const hold = heldUntil === null ? [text.noHoldText] : [];
  return wasStopped && !isUnderWay
    ? { title: text.stoppedTitle, lines: [text.stoppedText, ...hold] }
    : { title: text.pendingTitle, lines: [text.pendingText, ...hold] };
}

/** PAY-57: first where the money is. The specified line stands below. */
function withoutTicket(payment: Payment, refund: Refund | null): Outcome {
  const { outcome, reference, isWaiting } = payment;
  const waiting = isWaiting ? [waitingNote] : [];
  const contact = support(reference);
  // A provider's test transaction may be of nothing, and nothing goes back then.
  if (!refund) return { title: noTicket, lines: [...whyOf(payment), ...waiting, contact] };
  const specified = `${noTicket}. ${contact}`;
  return { title: moneyLead({ outcome, refund }), lines: [...whyOf(payment), ...waiting, specified] };
}

const whyOf = ({ refundReason }: Payment): readonly string[] =>
  refundReason === null ? [] : [refundReasonTexts[refundReason]];
