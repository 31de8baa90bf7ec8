import { expect, test } from "vitest";
import type { PaymentProvider } from "../../../server/payment/provider/provider.ts";
import { startPayment } from "../../../server/payment/start/start-payment.ts";
import type { Jobs } from "../../../server/platform/job.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { paymentServer } from "../../support/payment/payment-server.ts";
import {
  newPaidEvent,
  PRICE_KOBO,
  returns,
  settleOptions,
  start,
  startsPaying,
} from "../../support/payment/payments.ts";

const MINUTE_MS = 60_000;

let ngozi: Person;
const server = paymentServer(async ({ url }) => {
  ngozi = await newMember(url, "Ngozi Ade");
});

const setEvent = (eventId: string, change: string) =>
  server.database.fork().execute(`update events set ${change} where id = ?`, [eventId]);

/** Starts a payment whose page opens in this way. */
async function startWith(eventId: string, open: PaymentProvider["startPayment"], jobs?: Jobs) {
  const options = settleOptions(server.fake, server.url, jobs && { jobs });
  const payer = { memberId: ngozi.me?.memberId ?? "", email: ngozi.me?.email ?? "", fullName: null };
  const provider = { ...options.provider, startPayment: open };
  const checkout = { mode: "live", checkout: "hosted", provider, widget: null } as const;
  return await startPayment(server.database.fork(), payer, eventId, { ...options, checkout });
}
const openPage: PaymentProvider["startPayment"] = (page) =>
  settleOptions(server.fake, server.url).provider.startPayment(page);

test("PAY-31 a page closes one to two minutes before its seat is free again", async () => {
  let closesAt = 0;
  const { heldUntil } = await startWith(await newPaidEvent(server), (page) => {
    closesAt = Date.now() + page.sessionMinutes * MINUTE_MS;
    expect(page.customer).toEqual({ email: ngozi.me?.email, name: "Event Attendee" });
    return openPage(page);
  });
  expect(heldUntil - closesAt).toBeGreaterThanOrEqual(MINUTE_MS);
  expect(heldUntil - closesAt).toBeLessThanOrEqual(2 * MINUTE_MS);
});

test("PAY-22 a page opens for what is left of a hold, even if that is less than a minute", async () => {
  const eventId = await newPaidEvent(server);
  server.fake.faults.reply("start", "unavailable");
  expect((await start(ngozi, eventId)).error?.code).toBe("payment/provider-away");
  await server.database
    .fork()
    .execute("update event_registrations set held_until = now() + interval '55 seconds' where event_id = ?", [eventId]);
  expect((await start(ngozi, eventId)).status).toBe(200);
});

test("PAY-20 PAY-22 a page that opens at the second try asks for the price of the first", async () => {
  const eventId = await newPaidEvent(server);
  server.fake.faults.reply("start", "unavailable");
  await start(ngozi, eventId);
  await setEvent(eventId, "ticket_price = 1000");
  const { reference, txRef } = await startsPaying(server, ngozi, eventId);
  expect(server.fake.pay(txRef).amountKobo).toBe(PRICE_KOBO);
  expect(await returns(ngozi, eventId, reference)).toMatchObject({ status: "confirmed", amountKobo: PRICE_KOBO });
});

test("PAY-21 of two pages that open at the same moment one is closed, and both presses lead to the other", async () => {
  const eventId = await newPaidEvent(server);
  server.fake.faults.reply("start", "unavailable");
  await start(ngozi, eventId);
  const closed: unknown[] = [];
  const jobs: Jobs = { enqueue: async (_, data) => void closed.push(data) };
  const links: string[] = [];
  const first = await startWith(
    eventId,
    async (page) => {
      const opened = await openPage(page);
      links.push(opened.link, (await startWith(eventId, openPage)).link ?? "");
      return opened;
    },
    jobs,
  );
  expect(closed).toEqual([{ link: links[0] }]);
  expect(first.link).toBe(links[1]);
});
