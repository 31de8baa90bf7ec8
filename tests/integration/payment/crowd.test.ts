import { expect, test } from "vitest";
import { newMember } from "../../support/account/people.ts";
import { paymentServer } from "../../support/payment/payment-server.ts";
import {
  books,
  letHoldsPass,
  newPaidEvent,
  PRICE_KOBO,
  returns,
  startsPaying,
} from "../../support/payment/payments.ts";
import { until } from "../../support/until.ts";

const server = paymentServer();

test("PAY-28 PAY-42 thirty payments for ten seats give ten tickets and twenty refunds", async () => {
  const eventId = await newPaidEvent(server, { maxAttendees: 10 });
  const payers = [];
  for (let round = 0; round < 3; round += 1) {
    const people = await Promise.all(Array.from({ length: 10 }, () => newMember(server.url)));
    for (const person of people) payers.push({ person, ...(await startsPaying(server, person, eventId)) });
    await letHoldsPass(server, eventId);
  }
  for (const { txRef } of payers) server.fake.pay(txRef, { late: true });
  const shown = await Promise.all(payers.map(({ person, reference }) => returns(person, eventId, reference)));
  expect(shown.filter(({ status }) => status === "confirmed")).toHaveLength(10);
  const refunded = shown.filter(({ status }) => status === "refunded");
  expect(refunded).toHaveLength(20);
  expect(refunded.every(({ refundReason, isWaiting }) => refundReason === "seat_gone" && isWaiting)).toBe(true);
  await until(async () => (await books(server)).refunded === 20 * PRICE_KOBO);
  expect(await books(server)).toEqual({ paidIn: 30 * PRICE_KOBO, tickets: 10 * PRICE_KOBO, refunded: 20 * PRICE_KOBO });
  expect(server.fake.refunds).toHaveLength(20);
});
