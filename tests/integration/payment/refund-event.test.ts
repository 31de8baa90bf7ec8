import { expect, test } from "vitest";
import { withEventLock } from "../../../server/event/event.ts";
import { followEventRefunds, refundEvent } from "../../../server/payment/refund/refund-event.ts";
import { refundQueue } from "../../../server/payment/refund/request-refund.ts";
import type { Jobs } from "../../../server/platform/job.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { paymentServer } from "../../support/payment/payment-server.ts";
import {
  buysTicket,
  buysTicketOf,
  givesUp,
  newPaidEvent,
  PRICE_KOBO,
  refundsOf,
  returns,
  settleOptions,
  startsPaying,
  sweepLater,
} from "../../support/payment/payments.ts";

let ngozi: Person;
let bayo: Person;
let kemi: Person;
const server = paymentServer(async ({ url }) => {
  ngozi = await newMember(url, "Ngozi Ade");
  bayo = await newMember(url, "Bayo Cole");
  kemi = await newMember(url, "Kemi Obi");
});

const execute = (sql: string, eventId: string): Promise<object[]> => server.database.fork().execute(sql, [eventId]);
const refundReasons = (eventId: string) =>
  execute(
    `select refund.reason from event_refunds refund join event_payments payment on payment.id = refund.payment_id
     where payment.event_id = ? order by refund.reason`,
    eventId,
  );

/** Cancels an event in the database, without the job that follows. */
async function cancels(eventId: string): Promise<void> {
  const { jobs } = settleOptions(server.fake, server.url);
  await withEventLock(server.database.fork(), eventId, async (tx) => {
    await tx.execute("update events set cancelled_at = now() where id = ?", [eventId]);
    await refundEvent(tx, eventId, jobs);
  });
}

test("PAY-33 a cancelled event refunds its own tickets once, and ends its open payments", async () => {
  const elsewhere = await buysTicket(server, bayo);
  const eventId = await newPaidEvent(server);
  const { reference, txRef } = await startsPaying(server, ngozi, eventId);
  const declined = server.fake.decline(txRef);
  const paid = server.fake.pay(txRef);
  await returns(ngozi, eventId, reference);
  const given = await buysTicketOf(server, kemi, eventId);
  await givesUp(kemi, eventId);
  const open = await startsPaying(server, bayo, eventId);
  await cancels(eventId);
  await sweepLater(server);
  expect([refundsOf(server, declined.id), refundsOf(server, paid.id)]).toEqual([[], [PRICE_KOBO]]);
  expect(await refundReasons(eventId)).toEqual([{ reason: "event_cancelled" }, { reason: "registration_cancelled" }]);
  expect((await returns(kemi, eventId, given.reference)).refundReason).toBe("registration_cancelled");
  expect((await returns(bayo, eventId, open.reference)).status).toBe("cancelled");
  expect(await refundReasons(elsewhere.eventId)).toEqual([]);
  expect((await returns(bayo, elsewhere.eventId, elsewhere.reference)).status).toBe("confirmed");
});

test("PAY-34 those whose ticket a cancelled event refunds are told so once, and nobody else is", async () => {
  await cancels((await buysTicket(server, kemi)).eventId);
  const eventId = await newPaidEvent(server);
  server.fake.faults.payment({ amountKobo: PRICE_KOBO + 1 });
  for (const person of [ngozi, bayo, kemi]) await buysTicketOf(server, person, eventId);
  await givesUp(kemi, eventId);
  const chidi = await newMember(server.url);
  const late = await startsPaying(server, chidi, eventId);
  await cancels(eventId);
  server.fake.pay(late.txRef, { late: true });
  expect((await returns(chidi, eventId, late.reference)).refundReason).toBe("event_cancelled");
  const [told, sent]: [string[], unknown[]] = [[], []];
  const jobs: Jobs = { enqueue: async (queue, data) => void (queue.name === refundQueue.name && sent.push(data)) };
  const sendMail = async ({ to }: { to: string }) => void told.push(to);
  const options = settleOptions(server.fake, server.url, { jobs, sendMail });
  await followEventRefunds(server.database.fork(), eventId, options);
  expect(told.toSorted()).toEqual([ngozi, bayo].map(({ me }) => me?.email).toSorted());
  expect(sent).toHaveLength(2);
});
