import { expect, test } from "vitest";
import { newMember, type Person } from "../../support/account/people.ts";
import { paymentServer } from "../../support/payment/payment-server.ts";
import { newPaidEvent, PRICE_KOBO, returns, start, txRefOf } from "../../support/payment/payments.ts";

let ngozi: Person;
const server = paymentServer(
  async ({ url }) => {
    ngozi = await newMember(url, "Ngozi Ade");
  },
  { FLUTTERWAVE_CHECKOUT: "inline" },
);

const policyOf = async (path: string): Promise<string> =>
  (await fetch(`${server.url}${path}`)).headers.get("content-security-policy") ?? "";

test("PAY-46 the inline checkout opens with the payment’s own values, and again with the same ones", async () => {
  const eventId = await newPaidEvent(server);
  const { body } = await start(ngozi, eventId);
  const txRef = await txRefOf(server, body.reference);
  const customer = { email: ngozi.me?.email, name: "Ngozi Ade" };
  expect(body).toMatchObject({ link: null, widget: { txRef, amount: PRICE_KOBO / 100, currency: "NGN", customer } });
  expect((await start(ngozi, eventId)).body.widget?.txRef).toBe(txRef);
  expect((await returns(ngozi, eventId, body.reference)).status).toBe("pending");
});

test("PAY-46 the page of the inline checkout alone may load the provider’s script", async () => {
  const eventId = await newPaidEvent(server);
  const { origin } = new URL(server.fake.url);
  expect(await policyOf(`/event/${eventId}/pay`)).toContain(origin);
  expect(await policyOf(`/event/${eventId}`)).not.toContain(origin);
});
