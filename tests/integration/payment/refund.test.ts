import { expect, test } from "vitest";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { sendRefund } from "../../../server/payment/refund/send-refund.ts";
import { outboxMails } from "../../support/account/outbox.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { paymentServer } from "../../support/payment/payment-server.ts";
import {
  buysTicket,
  buysTicketOf,
  givesUp,
  isPageOpen,
  PRICE_KOBO,
  refundsOf,
  returns,
  settleOptions,
  startsPaying,
  sweepLater,
} from "../../support/payment/payments.ts";
import { refundFails, refundIsIn, refundRow } from "../../support/payment/refund-rows.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { until } from "../../support/until.ts";

let ngozi: Person;
const server = paymentServer(async ({ url }) => {
  ngozi = await newMember(url, "Ngozi Ade");
});

const isAboutThanks = (mail: string) =>
  mail.includes("Night of thanks") && mail.includes("You cancelled your registration.");

test("PAY-33 a cancelled registration is refunded, and the page says so", async () => {
  const { eventId, reference, transactionId } = await buysTicket(server, ngozi);
  await givesUp(ngozi, eventId);
  await until(() => refundsOf(server, transactionId).length > 0);
  expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO]);
  expect(await returns(ngozi, eventId, reference)).toMatchObject({
    status: "refunded",
    refundReason: "registration_cancelled",
  });
  await until(async () => {
    await sweepLater(server);
    return (await refundRow(server, eventId))?.state === "completed";
  });
  expect((await returns(ngozi, eventId, reference)).refunds).toMatchObject([
    { amountKobo: PRICE_KOBO, state: "completed" },
  ]);
});

test("PAY-31 PAY-33 a registration that is given up takes no other member’s ticket or page with it", async () => {
  const [bayo, chidi] = [await newMember(server.url), await newMember(server.url)];
  const { eventId, txRef } = await buysTicket(server, ngozi, { title: "Night of thanks" });
  const other = await buysTicketOf(server, bayo, eventId);
  const open = await startsPaying(server, chidi, eventId);
  await givesUp(ngozi, eventId);
  await until(() => outboxMails(server, ngozi.me?.email ?? "").some(isAboutThanks));
  await until(() => !isPageOpen(server, txRef));
  expect(await startsPaying(server, chidi, eventId)).toEqual(open);
  expect(isPageOpen(server, open.txRef)).toBe(true);
  expect(await returns(bayo, eventId, other.reference)).toMatchObject({ status: "confirmed", refunds: [] });
});

test("PAY-32 the first try of a refund is sent even if the provider’s refunds cannot be read", async () => {
  const { eventId, transactionId } = await buysTicket(server, ngozi);
  server.fake.faults.reply("listRefunds", "unavailable", { times: Number.POSITIVE_INFINITY });
  await givesUp(ngozi, eventId);
  await refundIsIn(server, eventId, "completed");
  expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO]);
});

test("PAY-33 the ticket of an erased member is refunded, and the payment stays without the member", async () => {
  const chidi = await newMember(server.url);
  const { eventId, transactionId } = await buysTicket(server, chidi);
  await eraseMember(server.database, chidi.me?.email ?? "", filesOf(server));
  await sweepLater(server);
  expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO]);
  const rows = await server.database
    .fork()
    .execute("select user_id, registration_id, payment_status from event_payments where event_id = ?", [eventId]);
  expect(rows).toEqual([{ user_id: null, registration_id: null, payment_status: "refunded" }]);
});

test.each(["dropped", "cut", "html", "unavailable"] as const)(
  "PAY-32 a refund that was made although its reply was lost (%s) is not made twice",
  async (fault) => {
    const { eventId, transactionId } = await buysTicket(server, ngozi);
    server.fake.faults.reply("refund", fault, { isDone: true });
    await givesUp(ngozi, eventId);
    await refundFails(server, eventId);
    expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO]);
    await sweepLater(server);
    expect((await refundRow(server, eventId))?.state).toBe("completed");
    expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO]);
  },
);

test("PAY-32 a refund whose call never arrived is made later, once", async () => {
  const { eventId, transactionId } = await buysTicket(server, ngozi);
  server.fake.faults.reply("refund", "unavailable");
  await givesUp(ngozi, eventId);
  await refundFails(server, eventId);
  expect(refundsOf(server, transactionId)).toEqual([]);
  await Promise.all([sweepLater(server), sweepLater(server)]);
  expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO]);
});

test("PAY-35 a refund that is refused for the balance is tried again, and the row says why", async () => {
  const { eventId, transactionId } = await buysTicket(server, ngozi);
  server.fake.faults.balanceKobo = 0;
  await givesUp(ngozi, eventId);
  await refundIsIn(server, eventId, "refused");
  expect((await refundRow(server, eventId))?.last_error).toMatch(/balance/);
  await sweepLater(server);
  expect(await refundRow(server, eventId)).toMatchObject({ state: "refused", tries: 2 });
  server.fake.faults.clear();
  await sweepLater(server);
  expect(await refundRow(server, eventId)).toMatchObject({ state: "completed", last_error: null });
  expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO]);
});

test("PAY-32 a try that took too long over the list of refunds does not send one that another try has sent", async () => {
  const { eventId, transactionId } = await buysTicket(server, ngozi);
  server.fake.faults.reply("refund", "unavailable");
  await givesUp(ngozi, eventId);
  await refundFails(server, eventId);
  const { provider, log } = settleOptions(server.fake, server.url);
  const id = (await refundRow(server, eventId))?.id ?? "";
  const send = async (listRefunds: typeof provider.listRefunds) => {
    const em = server.database.fork();
    await em.execute("update event_refunds set tried_at = tried_at - interval '1 day' where id = ?", [id]);
    await sendRefund(em, id, { provider: { ...provider, listRefunds }, log });
  };
  await send(async () => {
    await send(provider.listRefunds);
    return [];
  });
  expect(refundsOf(server, transactionId)).toEqual([PRICE_KOBO]);
  // The provider would refuse the second one, and the refund would count as refused.
  expect((await refundRow(server, eventId))?.state).toBe("completed");
});
