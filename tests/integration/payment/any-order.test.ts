import fc from "fast-check";
import { expect, test } from "vitest";
import { releaseSeat, withEventLock } from "../../../server/event/event.ts";
import { ProviderUnavailable } from "../../../server/payment/provider/provider.ts";
import { refundEvent } from "../../../server/payment/refund/refund-event.ts";
import { refundPayments } from "../../../server/payment/refund/refund-registration.ts";
import { settle } from "../../../server/payment/settle/settle.ts";
import { startPayment } from "../../../server/payment/start/start-payment.ts";
import { Refusal } from "../../../server/platform/refusal.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import type { ReplyFault } from "../../support/payment/fake/faults.ts";
import { paymentServer } from "../../support/payment/payment-server.ts";
import { letHoldsPass, newPaidEvent, PRICE_KOBO, settleOptions, sweepLater } from "../../support/payment/payments.ts";

const MEMBERS = 4;
const SEATS = 2;

let people: Person[];
const server = paymentServer(async ({ url }) => {
  people = await Promise.all(Array.from({ length: MEMBERS }, () => newMember(url)));
});

/** Faults of a reply that the server notices without waiting. */
const replyFaults: readonly ReplyFault[] = ["unavailable", "tooMany", "dropped", "cut", "html"];
const member = fc.nat(MEMBERS - 1);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("start" as const), member }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("pay" as const),
      member,
      change: fc.constantFrom<object>(
        {},
        {},
        {},
        { amountKobo: PRICE_KOBO - 1 },
        { amountKobo: 2 * PRICE_KOBO },
        { currency: "USD" },
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("decline" as const), member }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("payLater" as const), member }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("arrive" as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant("settle" as const), member, times: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("lapse" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("giveUp" as const), member }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("sweep" as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("fault" as const),
      call: fc.constantFrom(
        "start" as const,
        "verifyByReference" as const,
        "list" as const,
        "refund" as const,
        "listRefunds" as const,
      ),
      fault: fc.constantFrom(...replyFaults),
      isDone: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("balance" as const), kobo: fc.constantFrom(0, PRICE_KOBO) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("oldest" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("cancelEvent" as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** Ignores what the server and the fake refuse on purpose: a full event, a closed page, a provider that is away. */
async function tolerant(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isExpected = error instanceof Refusal || error instanceof ProviderUnavailable;
    if (!isExpected && !/checkout page/.test(String(error))) throw error;
  }
}

async function run(eventId: string, each: Step): Promise<void> {
  const { fake, database } = server;
  const options = settleOptions(fake, server.url);
  const references = async (of?: number): Promise<string[]> => {
    const rows: { tx: string }[] = await database
      .fork()
      .execute(
        "select flutterwave_tx_ref as tx from event_payments where event_id = ? and (? or user_id = ?) order by created_at",
        [eventId, of === undefined, people[of ?? 0]?.me?.memberId],
      );
    return rows.map(({ tx }) => tx);
  };
  switch (each.do) {
    case "start": {
      const { me } = people[each.member] as Person;
      const payer = { memberId: me?.memberId ?? "", email: me?.email ?? "", fullName: null };
      const checkout = { mode: "live", checkout: "hosted", provider: options.provider, widget: null } as const;
      return await tolerant(() => startPayment(database.fork(), payer, eventId, { ...options, checkout }));
    }
    case "pay":
    case "decline":
    case "payLater":
      return await tolerant(async () => {
        const txRef = (await references(each.member)).at(-1);
        if (txRef === undefined) return;
        if (each.do === "pay") {
          fake.faults.payment(each.change);
          fake.pay(txRef, { late: true });
        } else fake[each.do](txRef);
      });
    case "arrive":
      for (const { id } of fake.transactions) fake.arrive(id);
      return;
    case "settle": {
      const all = (await references(each.member)).flatMap((txRef) => Array.from({ length: each.times }, () => txRef));
      await Promise.all(all.map((txRef) => tolerant(() => settle(database.fork(), txRef, options))));
      return;
    }
    case "lapse":
      return void (await letHoldsPass(server, eventId));
    case "giveUp":
      return await withEventLock(database.fork(), eventId, async (tx) => {
        const own: { id: string }[] = await tx.execute(
          "select id from event_registrations where event_id = ? and user_id = ? and status <> 'cancelled'",
          [eventId, people[each.member]?.me?.memberId],
        );
        for (const { id } of own) {
          await releaseSeat(tx, id);
          await refundPayments(tx, { registration: id }, "registration_cancelled", options);
        }
      });
    case "sweep":
      return await sweepLater(server);
    case "fault":
      return fake.faults.reply(each.call, each.fault, { isDone: each.isDone });
    case "balance":
      fake.faults.balanceKobo = each.kobo;
      return;
    case "oldest":
      fake.faults.referenceShows = "oldest";
      return;
    case "cancelEvent":
      return await withEventLock(database.fork(), eventId, async (tx) => {
        await tx.execute("update events set cancelled_at = now() where id = ?", [eventId]);
        await refundEvent(tx, eventId, options.jobs);
      });
  }
}

/** Everything is well again, and all money has arrived: what is owed is settled. */
async function letEverythingSettle(eventId: string): Promise<void> {
  server.fake.faults.clear();
  for (const { id } of server.fake.transactions) server.fake.arrive(id);
  for (let person = 0; person < MEMBERS; person += 1) {
    await run(eventId, { do: "settle", member: person, times: 1 });
  }
  await sweepLater(server);
  await sweepLater(server);
}

async function booksOf(eventId: string) {
  const em = server.database.fork();
  const [row]: { tickets: number; completed: number; registered: number; doubled: number }[] = await em.execute(
    `select
       (select coalesce(sum(amount * 100), 0)::float8 from event_payments where event_id = ? and payment_status = 'completed') as tickets,
       (select count(*)::int from event_payments where event_id = ? and payment_status = 'completed') as completed,
       -- those of a cancelled event stay as they were, and their tickets are refunded
       (select count(*)::int from event_registrations seat join events e on e.id = seat.event_id
          where seat.event_id = ? and seat.status = 'registered' and e.cancelled_at is null) as registered,
       (select count(*)::int from (select from event_payments where event_id = ? and payment_status = 'completed'
          group by registration_id having count(*) > 1) twice) as doubled`,
    [eventId, eventId, eventId, eventId],
  );
  const paid = server.fake.transactions.filter((each) => each.txRef.includes(eventId) && each.status === "successful");
  const ids = new Set(paid.map(({ id }) => id));
  const refunded = server.fake.refunds.filter(({ transactionId }) => ids.has(transactionId));
  const sum = (amounts: readonly { amountKobo: number }[]) => amounts.reduce((all, each) => all + each.amountKobo, 0);
  return { ...row, paidIn: sum(paid), refunded: sum(refunded) };
}

test("PAY-42 PAY-24 whatever happens in which order, money in is the price of tickets and refunds", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      server.fake.faults.clear();
      const eventId = await newPaidEvent(server, { maxAttendees: SEATS });
      for (const each of steps) await run(eventId, each);
      await letEverythingSettle(eventId);
      const { paidIn, tickets = 0, refunded, completed, registered, doubled } = await booksOf(eventId);
      expect(paidIn).toBe(tickets + refunded);
      expect(registered).toBe(completed);
      expect(registered).toBeLessThanOrEqual(SEATS);
      expect(doubled).toBe(0);
    }),
    { numRuns: 20, endOnFailure: true },
  );
});
