import { expect, test } from "vitest";
import { widgetPaymentOf } from "../../../../server/payment/start/widget.ts";

const started = {
  paymentId: "1",
  eventId: "2",
  eventTitle: "Night of praise",
  reference: "K7M29QPD",
  txRef: "event-2-3-x",
  amountKobo: 250_050,
  heldUntil: 0,
  link: null,
};

test("PAY-13 the widget is given the price, who pays, and a hash over what it was given", () => {
  const signed: object[] = [];
  const payloadHash = (payment: object) => `hash ${signed.push(payment)}`;
  const [scriptUrl, publicKey, scriptOrigin] = ["https://pay.example/v3.js", "FLWPUBK-abc-X", "https://pay.example"];
  const widget = { scriptUrl, publicKey, scriptOrigin, frameOrigins: [], payloadHash };
  const payer = { memberId: "4", email: "ada@example.org", fullName: null };
  expect(widgetPaymentOf(started, payer, widget)).toMatchObject({
    ...{ scriptUrl, publicKey, txRef: "event-2-3-x", amount: 2500.5, currency: "NGN", payloadHash: "hash 1" },
    customer: { email: "ada@example.org", name: "Event Attendee" },
  });
  expect(signed).toEqual([{ amountKobo: 250_050, currency: "NGN", email: "ada@example.org", txRef: "event-2-3-x" }]);
  const named = widgetPaymentOf(started, { ...payer, fullName: "Ada Obi" }, widget);
  expect(named.customer.name).toBe("Ada Obi");
});
