import { expect, test } from "vitest";
import type { ProviderTransaction } from "../../../../server/payment/provider/provider.ts";
import { firstCheckAt, nextCheckAt } from "../../../../server/payment/settle/check-times.ts";
import { excessKobo, inOrder, isTooLateFor, mismatch } from "../../../../server/payment/settle/judge.ts";

const agreed = { txRef: "event-1-2-abc", amountKobo: 250_000, currency: "NGN" };
const paid = (change: Partial<ProviderTransaction> = {}): ProviderTransaction => ({
  ...agreed,
  transactionId: "1",
  status: "successful",
  createdAt: 0,
  ...change,
});

test.each([
  ["the price", {}, null],
  ["more", { amountKobo: 250_001 }, null],
  ["one kobo less", { amountKobo: 249_999 }, "too_little"],
  ["nothing", { amountKobo: 0 }, "too_little"],
  ["dollars", { currency: "USD" }, "wrong_currency"],
  ["another reference", { txRef: "event-1-2-abd" }, "wrong_reference"],
])("PAY-25 a transaction with %s is judged", (_, change, reason) => {
  expect(mismatch(paid(change), agreed)).toBe(reason);
});

test("PAY-27 the excess is what was paid beyond the price", () => {
  expect(excessKobo(paid({ amountKobo: 250_050 }), agreed)).toBe(50);
  expect(excessKobo(paid(), agreed)).toBe(0);
});

test("PAY-30 money counts until a hold's length after the beginning of the event", () => {
  const event = { eventDate: new Date(0) };
  expect(isTooLateFor(event, 15, 15 * 60_000)).toBe(false);
  expect(isTooLateFor(event, 15, 15 * 60_000 + 1)).toBe(true);
});

test("PAY-29 of several transactions the oldest is decided first", () => {
  const made = (transactionId: string, createdAt: number) => paid({ transactionId, createdAt });
  const transactions = [made("1", 2), made("4", 1), made("3", 1), made("2", 3)];
  expect(inOrder(transactions).map(({ transactionId }) => transactionId)).toEqual(["3", "4", "1", "2"]);
});

test("PAY-36 a new payment is asked about after a minute, and the pauses between questions grow to an hour", () => {
  expect(firstCheckAt(0)).toEqual(new Date(60_000));
  const minutes = [0, 1, 2, 5, 6, 50].map((checks) => (nextCheckAt(checks, 0).getTime() - 0) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 32, 60, 60]);
});
