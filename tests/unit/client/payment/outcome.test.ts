import { describe, expect, test } from "vitest";
import { sentenceOf } from "../../../../client/notification/sentence-text.ts";
import { outcomeOf } from "../../../../client/payment/outcome/outcome.ts";
import type { Notification } from "../../../../schema/notification/api.ts";
import { moneyOutcomes, type RefundState, refundReasons, refundStates } from "../../../../schema/payment/money.ts";
import { amountText, moneyLead, refundReasonTexts } from "../../../../schema/payment/money-text.ts";
import { pushPayload } from "../../../../server/push/push-payload.ts";
import { paymentShown } from "../../../support/payment/shown-payment.ts";

const told = moneyOutcomes.flatMap((outcome) => refundStates.map((state) => ({ outcome, state })));
const withoutTicket = ["seat_lost", "no_ticket"] as const;
const refund = (state: RefundState) => ({ amountKobo: 100_000, currency: "NGN", reason: "paid_twice" as const, state });
const failures = /fail|not completed|has ended|cancelled/i;

const linesOf = (change: Parameters<typeof paymentShown>[0]) => {
  const { title, lines } = outcomeOf(paymentShown(change), false);
  return [title, ...lines];
};

describe("the page of a payment", () => {
  test.each(refundStates)("PAY-55 whoever has a ticket reads of no failure while a refund is %s", (state) => {
    const [title, ...lines] = linesOf({ outcome: "already_registered", status: "refunded", refund: refund(state) });
    expect(title).toBe(moneyLead({ outcome: "already_registered", refund: refund(state) }));
    expect([title, ...lines].join()).not.toMatch(failures);
  });

  test.each(["failed", "cancelled", "pending", "refunded"] as const)(
    "PAY-55 whoever has a ticket reads that they are registered, also where this payment is %s",
    (status) => {
      const lines = linesOf({ outcome: "already_registered", status, refund: null });
      expect(lines[0]).toBe("You're already registered");
      expect(lines.join()).not.toMatch(failures);
    },
  );

  test.each(withoutTicket.flatMap((outcome) => refundStates.map((state) => ({ outcome, state }))))(
    "PAY-57 $outcome, $state: the money comes first, and the specified line below",
    ({ outcome, state }) => {
      const [title = "", ...lines] = linesOf({ outcome, status: "refunded", refund: refund(state) });
      expect(title).toMatch(/^₦1,000 (is on its way back|was sent back|couldn’t be sent back yet)/);
      expect(lines.at(-1)).toBe(
        "Payment completed but registration failed. Please contact support. Reference: K7M2-9QPD",
      );
    },
  );

  test("PAY-57 somebody whose seat is gone reads why, and that they wait at the front", () => {
    const refundReason = "seat_gone";
    const lines = linesOf({ outcome: "seat_lost", refundReason, refund: refund("pending"), isWaiting: true });
    expect(lines.slice(1, 3)).toEqual([
      refundReasonTexts.seat_gone,
      expect.stringContaining("front of the waiting list"),
    ]);
  });

  test("PAY-39 the specified texts of a payment that went well, or not", () => {
    expect(linesOf({})).toEqual(["Payment successful!", "You've been registered for the event"]);
    expect(linesOf({ amountKobo: null })[0]).toBe("You’re registered");
    expect(linesOf({ outcome: "declined", status: "failed" })).toEqual([
      "Payment failed",
      "Payment was not completed successfully",
    ]);
    expect(linesOf({ outcome: "ended", status: "cancelled" })[0]).toBe("This payment has ended");
  });

  test("PAY-39 whoever left the payment page has not paid, unless the provider knows of a try", () => {
    const titleOf = (isUnderWay: boolean) =>
      outcomeOf(paymentShown({ outcome: "waiting", status: "pending", isUnderWay }), true).title;
    expect([titleOf(false), titleOf(true)]).toEqual(["You haven’t paid yet", "We are waiting for the bank"]);
  });
});

describe("notifications and locked phones", () => {
  const notification = (text: string): Notification => ({
    notificationId: "n",
    kind: "event_refunded",
    actorId: null,
    actorName: "",
    actorAvatarUrl: null,
    actorRoles: [],
    count: 1,
    place: { kind: "event", eventId: "e", name: "Career night" },
    text,
    createdAt: 1,
    isRead: false,
  });

  test.each(told)("PAY-54 $outcome, $state: both tell what the page tells", ({ outcome, state }) => {
    const lead = moneyLead({ outcome, refund: refund(state) });
    expect(sentenceOf(notification(lead))).toBe(`Career night: ${lead}`);
    const options = { communityName: "Lampstand", showsText: false, unread: 1, language: null };
    expect(pushPayload(notification(lead), options)).toMatchObject({ title: "Career night", body: `${lead}.` });
  });

  test("PAY-34 a notification of a payment that is gone still names the event", () => {
    expect(sentenceOf(notification(""))).toBe("Your payment for Career night is being refunded");
  });
});

describe("the words", () => {
  test.each(refundReasons)("PAY-34 there is a text for %s", (reason) => {
    expect(refundReasonTexts[reason]).toMatch(/^\S.*\.$/);
  });

  test.each([
    [100_000, "NGN", "₦1,000"],
    [250_050, "NGN", "₦2,500.50"],
    [250_000, "USD", "USD 2,500.00"],
  ])("PAY-54 %i of %s is %s", (amountKobo, currency, text) => {
    expect(amountText({ amountKobo, currency })).toBe(text);
  });

  test("PAY-55 a second payment", () => {
    const lead = moneyLead({ outcome: "already_registered", refund: refund("pending") });
    expect(lead).toBe("You're already registered. ₦1,000 is on its way back");
  });
});
