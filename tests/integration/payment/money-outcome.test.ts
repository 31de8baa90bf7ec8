import { expect, test } from "vitest";
import * as eventApi from "../../../schema/event/api.ts";
import * as eventMineApi from "../../../schema/event/mine-api.ts";
import * as notificationApi from "../../../schema/notification/api.ts";
import * as paymentApi from "../../../schema/payment/api.ts";
import { moneyOutcomes, type RefundState, refundStates } from "../../../schema/payment/money.ts";
import { moneyLead } from "../../../schema/payment/money-text.ts";
import * as ticketApi from "../../../schema/ticket/api.ts";
import { outboxMails, readable } from "../../support/account/outbox.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { paymentServer } from "../../support/payment/payment-server.ts";
import { PRICE_KOBO, returns, sweepLater } from "../../support/payment/payments.ts";
import { refundIsIn } from "../../support/payment/refund-rows.ts";
import { type Paid, type Situation, situations } from "../../support/payment/situations.ts";
import { until } from "../../support/until.ts";

let other: Person;
const server = paymentServer(async ({ url }) => {
  other = await newMember(url, "Bayo Cole");
});

/** How the provider treats a refund, and how we store it, so that the member sees it in this state. */
const providerDoes: Readonly<Record<RefundState, { reply: () => void; stored: string }>> = {
  pending: { reply: () => Object.assign(server.fake.faults, { refundStatus: "new" }), stored: "requested" },
  completed: { reply: () => {}, stored: "completed" },
  failed: { reply: () => Object.assign(server.fake.faults, { balanceKobo: 0 }), stored: "refused" },
};

const all: readonly [string, Situation][] = Object.entries(situations);
const happens = (name: keyof typeof situations, person: Person) =>
  (situations[name] as Situation).happens(server, person, other);
const withRefund = all.filter(([, { reason }]) => reason !== null);
const withoutRefund = all.filter(([, { reason }]) => reason === null);
const refundCases = withRefund.flatMap(([name, situation]) =>
  refundStates.map((state) => ({ name, state, situation })),
);

/** Waits until the newest refund of this event is as far as this. */
const refundIs = (eventId: string, state: string) =>
  until(async () => {
    const rows: { state: string }[] = await server.database.fork().execute(
      `select refund.state from event_refunds refund join event_payments payment on payment.id = refund.payment_id
         where payment.event_id = ? order by refund.created_at desc, refund.id limit 1`,
      [eventId],
    );
    return rows[0]?.state === state;
  });

const mailsTo = (person: Person) => outboxMails(server, person.me?.email ?? "").map(readable);

/** Everywhere that a member is told of their money, but for mails. */
async function told(person: Person, { eventId, reference }: Paid) {
  const { refunds } = await person.must(paymentApi.listOwnRefunds);
  const { notifications } = await person.must(notificationApi.listNotifications);
  return {
    payment: await person.must(paymentApi.readPayment, { params: { eventId, reference } }),
    own: refunds.find((each) => each.eventId === eventId),
    notice: notifications.find(
      ({ kind, place }) => kind === "event_refunded" && place.kind === "event" && place.eventId === eventId,
    ),
  };
}

async function expectTicket(person: Person, { eventId }: Paid, reference: string | null, hasTicket: boolean) {
  const { registration } = await person.must(eventApi.readEvent, { params: { eventId } });
  expect(registration?.status === "registered").toBe(hasTicket);
  expect(reference).toBe(hasTicket ? registration?.reference : null);
  if (reference === null) return;
  const ticket = await person.must(ticketApi.readTicket, { params: { eventId, reference } });
  expect(ticket.code.length).toBeGreaterThan(100);
}

test("PAY-54 there is a situation for each outcome that the database names", () => {
  const named = new Set(Object.values(situations).map(({ outcome }) => outcome));
  expect([...named].toSorted()).toEqual([...moneyOutcomes].toSorted());
});

test.each(refundCases)("PAY-54 PAY-55 $name: a $state refund is told everywhere", async ({ state, situation }) => {
  const person = await newMember(server.url, "Ngozi Ade");
  providerDoes[state].reply();
  const paid = await situation.happens(server, person, other);
  await refundIs(paid.eventId, providerDoes[state].stored);
  await expectTold(person, paid, { state, situation });
});

async function expectTold(
  person: Person,
  paid: Paid,
  { state, situation }: { state: RefundState; situation: Situation },
) {
  const { outcome, reason, hasTicket } = situation;
  const { payment, own, notice } = await told(person, paid);
  const refund = { amountKobo: PRICE_KOBO, currency: "NGN", reason, state };
  expect(payment).toMatchObject({ outcome, refund });
  await expectTicket(person, paid, payment.ticketReference, hasTicket);
  expect(own).toMatchObject({ outcome, refund });
  const lead = moneyLead({ outcome, refund: { amountKobo: PRICE_KOBO, currency: "NGN", state } });
  // Whoever gives a ticket up knows it, and is told by mail alone.
  if (reason !== "registration_cancelled") expect(notice?.text).toBe(lead);
  // A mail is written at once, when the money is on its way.
  const mailed = moneyLead({ outcome, refund: { amountKobo: PRICE_KOBO, currency: "NGN", state: "pending" } });
  const mails = () => mailsTo(person).filter((mail) => mail.includes(mailed));
  await until(() => mails().length > 0);
  if (hasTicket) for (const each of [lead, ...mails()]) expect(each).not.toMatch(/registration failed|no longer/);
  else expect(lead).toContain("₦2,500");
}

test.each(withoutRefund)("PAY-54 nothing is told of money that goes back: %s", async (_, situation) => {
  const person = await newMember(server.url, "Ngozi Ade");
  const paid = await situation.happens(server, person, other);
  const { payment, own, notice } = await told(person, paid);
  expect([payment.outcome, payment.refund, own, notice]).toEqual([situation.outcome, null, undefined, undefined]);
  await expectTicket(person, paid, payment.ticketReference, situation.hasTicket);
});

test("PAY-55 who paid twice reads that they are registered and what is on its way back", async () => {
  const person = await newMember(server.url, "Ngozi Ade");
  server.fake.faults.refundStatus = "new";
  const paid = await happens("paid twice on one page", person);
  const { notice } = await told(person, paid);
  expect(notice?.text).toBe("You're already registered. ₦2,500 is on its way back");
  const isMailed = (mail: string) =>
    mail.includes("You're already registered. ₦2,500 is on its way back.") &&
    mail.includes("/ticket-download?event_id");
  await until(() =>
    outboxMails(server, person.me?.email ?? "")
      .map(readable)
      .some(isMailed),
  );
});

test("PAY-57 the mail about a lost seat begins with the money, and the specified line stands below", async () => {
  const person = await newMember(server.url, "Ngozi Ade");
  const paid = await happens("paid late, and no seat was free", person);
  const shown = `${paid.reference.slice(0, 4)}-${paid.reference.slice(4)}`;
  const line = `Payment completed but registration failed. Please contact support. Reference: ${shown}`;
  const isAboutSeat = (mail: string) => mail.includes(line) && mail.indexOf("₦2,500 is on") < mail.indexOf(line);
  await until(() =>
    outboxMails(server, person.me?.email ?? "")
      .map(readable)
      .some(isAboutSeat),
  );
});

test("PAY-56 a refund that the provider completes later is shown so to a member who looks", async () => {
  const person = await newMember(server.url, "Ngozi Ade");
  server.fake.faults.refundStatus = "new";
  const paid = await happens("gave a ticket up", person);
  await refundIsIn(server, paid.eventId, "requested");
  for (const each of server.fake.refunds) each.status = "completed";
  const look = () => returns(person, paid.eventId, paid.reference);
  // Asked a moment ago.
  expect((await look()).refund?.state).toBe("pending");
  const ago = "update event_refunds set tried_at = now() - interval '31 seconds' where state = 'requested'";
  await server.database.fork().execute(ago);
  expect((await look()).refund?.state).toBe("completed");
  expect((await told(person, paid)).own?.refund.state).toBe("completed");
  const tries = "select tries, next_try_at from event_refunds where state = 'completed' and next_try_at is not null";
  expect(await server.database.fork().execute(tries)).toEqual([]);
});

test("PAY-56 while the provider is away a refund stays pending, and the page says that it may be old", async () => {
  const person = await newMember(server.url, "Ngozi Ade");
  server.fake.faults.refundStatus = "new";
  const { eventId, reference } = await happens("gave a ticket up", person);
  await refundIsIn(server, eventId, "requested");
  await server.database.fork().execute("update event_refunds set tried_at = now() - interval '31 seconds'");
  server.fake.faults.reply("listRefunds", "unavailable");
  const { payment, isCurrent } = await person.must(paymentApi.checkPayment, { params: { eventId, reference } });
  expect([payment.refund?.state, isCurrent]).toEqual(["pending", false]);
});

test("PAY-54 money that went back two weeks ago is told on its own page alone, and nobody else’s is", async () => {
  const person = await newMember(server.url, "Ngozi Ade");
  const paid = await happens("gave a ticket up", person);
  await refundIs(paid.eventId, "completed");
  expect((await other.must(paymentApi.listOwnRefunds)).refunds.map(({ eventId }) => eventId)).not.toContain(
    paid.eventId,
  );
  await server.database
    .fork()
    .execute("update event_refunds set completed_at = now() - interval '15 days' where state = 'completed'");
  const { payment, own } = await told(person, paid);
  expect([payment.refund?.state, own]).toEqual(["completed", undefined]);
});

test("EVENT-150 a lost seat is not listed as one that the member gave up", async () => {
  const person = await newMember(server.url, "Ngozi Ade");
  const { eventId } = await happens("paid late, and no seat was free", person);
  await person.must(eventMineApi.listOwnEvents);
  await server.database.fork().execute("delete from event_waiting_list where event_id = ?", [eventId]);
  const { cancelled } = await person.must(eventMineApi.listOwnEvents);
  expect(cancelled).toMatchObject([{ event: { eventId }, wasPaid: true, wasLost: true }]);
  await sweepLater(server);
});
