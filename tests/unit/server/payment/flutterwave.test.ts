import { afterEach, beforeEach, expect, test } from "vitest";
import { type Fake, startFake } from "../../../../server/payment/fake/fake.ts";
import { flutterwave } from "../../../../server/payment/provider/flutterwave.ts";
import type { PaymentProvider } from "../../../../server/payment/provider/provider.ts";

let fake: Fake;
let provider: PaymentProvider;
beforeEach(async () => {
  fake = await startFake();
  provider = flutterwave({ url: fake.url, secretKey: fake.secretKey });
});
afterEach(() => fake.close());

test("a payment on the fake's page is found by its reference", async () => {
  const { link } = await provider.startPayment({
    txRef: "event-1-2-abc",
    amountKobo: 250_050,
    returnUrl: "http://localhost:1/payment-success?payment_ref=K7M29QPD",
    customer: { email: "ada@example.org", name: "Ada" },
    title: "Night of praise",
    description: "One seat",
    sessionMinutes: 10,
  });
  expect(await provider.findTransaction("event-1-2-abc")).toBeNull();
  fake.decline("event-1-2-abc");
  const paid = fake.pay("event-1-2-abc");
  expect(await provider.findTransaction("event-1-2-abc")).toMatchObject({
    transactionId: String(paid.id),
    status: "successful",
    amountKobo: 250_050,
    currency: "NGN",
  });
  await provider.disableLink(link);
  await provider.disableLink(link);
});
