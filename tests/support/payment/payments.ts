import * as eventApi from "../../../schema/event/api.ts";
import * as paymentApi from "../../../schema/payment/api.ts";
import { flutterwave } from "../../../server/payment/provider/flutterwave.ts";
import type { SettleOptions } from "../../../server/payment/settle/settle.ts";
import { sweepPayments } from "../../../server/payment/settle/sweep.ts";
import type { Person } from "../account/people.ts";
import { newEvent } from "../event/events.ts";
import { bootServer, type TestServer } from "../server/boot.ts";
import { until } from "../until.ts";
import { type Fake, settingsFor, startFake } from "./fake/fake.ts";

export const PRICE_KOBO = 250_000;

export interface PaymentServer extends TestServer {
  readonly fake: Fake;
}

/** Starts a server that takes its payments through a fake of the provider, which sends it webhooks only on request. */
export async function bootPayments(environment: Record<string, string> = {}): Promise<PaymentServer> {
  const fake = await startFake();
  fake.webhooks.hold();
  const server = await bootServer({ ...settingsFor(fake), ...environment }, { jobPollSeconds: 1 });
  fake.webhooks.url = `${server.url}${paymentApi.receiveWebhook.path}`;
  return {
    ...server,
    fake,
    stop: async () => {
      await server.stop();
      await fake.close();
    },
  };
}

export const newPaidEvent = (server: TestServer, event: Parameters<typeof newEvent>[1] = {}): Promise<string> =>
  newEvent(server, { isPaidEvent: true, ticketPriceKobo: PRICE_KOBO, ...event });

export const start = (person: Person, eventId: string) => person.call(paymentApi.startPayment, { params: { eventId } });
export const startsPaying = async (server: TestServer, person: Person, eventId: string) => {
  const { reference } = await person.must(paymentApi.startPayment, { params: { eventId } });
  return { reference, txRef: await txRefOf(server, reference) };
};
/** Begins a payment for an event of its own. */
export async function beginsPaying(server: TestServer, person: Person, event: Parameters<typeof newEvent>[1] = {}) {
  const eventId = await newPaidEvent(server, event);
  return { eventId, ...(await startsPaying(server, person, eventId)) };
}
export const check = (person: Person, eventId: string, reference: string) =>
  person.call(paymentApi.checkPayment, { params: { eventId, reference } });
/** Settles as the return from the payment page does. Returns what the member sees then. */
export const returns = async (person: Person, eventId: string, reference: string) =>
  (await person.must(paymentApi.checkPayment, { params: { eventId, reference } })).payment;

/** The reference at the provider of the newest payment with this reference of ours. */
export async function txRefOf({ database }: TestServer, reference: string): Promise<string> {
  const [row]: { tx: string }[] = await database
    .fork()
    .execute(
      "select flutterwave_tx_ref as tx from event_payments where payment_reference = ? order by created_at desc",
      [reference],
    );
  return row?.tx ?? "";
}

/** A member who has paid for a ticket. */
export async function buysTicket(server: PaymentServer, person: Person, event: Parameters<typeof newEvent>[1] = {}) {
  return await buysTicketOf(server, person, await newPaidEvent(server, event));
}

/** A member who has paid for a ticket of this event. */
export async function buysTicketOf(server: PaymentServer, person: Person, eventId: string) {
  const { reference, txRef } = await startsPaying(server, person, eventId);
  const { id: transactionId } = server.fake.pay(txRef);
  await returns(person, eventId, reference);
  return { eventId, reference, txRef, transactionId };
}

/** Gives up a seat, also one that is paid. */
export const givesUp = (person: Person, eventId: string) =>
  person.must(eventApi.cancelRegistration, { params: { eventId } });

/** What the provider has been asked to refund of a transaction. */
export const refundsOf = ({ fake }: PaymentServer, transactionId: number): number[] =>
  fake.refunds.filter((each) => each.transactionId === transactionId).map(({ amountKobo }) => amountKobo);

/** Whether the provider's page still takes payments: one more try on it is declined, or not even possible. */
export function isPageOpen({ fake }: PaymentServer, txRef: string): boolean {
  try {
    fake.decline(txRef);
    return true;
  } catch {
    return false;
  }
}

export const letHoldsPass = ({ database }: TestServer, eventId: string) =>
  database.fork().execute(
    `update event_registrations set held_until = now() - interval '1 second'
     where event_id = ? and status = 'held'`,
    [eventId],
  );

/** Makes every payment and refund due at once, as after a long pause, and runs the scheduled job. */
export async function sweepLater({ database, fake, url }: PaymentServer, change: Partial<SettleOptions> = {}) {
  const em = database.fork();
  await em.execute("update event_payments set check_at = now() where check_at is not null");
  await em.execute(
    "update event_refunds set next_try_at = now(), tried_at = tried_at - interval '1 day' where next_try_at is not null",
  );
  await sweepPayments(database, settleOptions(fake, url, change));
}

/** Settles without a server around it. Jobs and mails go nowhere. */
export const settleOptions = (fake: Fake, siteUrl: string, change: Partial<SettleOptions> = {}): SettleOptions => ({
  provider: flutterwave({ url: fake.url, secretKey: fake.secretKey, timeoutMs: 2_000 }),
  jobs: { enqueue: async () => {} },
  sendMail: async () => {},
  siteUrl,
  community: { name: "Lampstand" },
  log: { warn: () => {}, info: () => {}, error: () => {} } as never,
  ...change,
});

export interface Books {
  /** Kobo that the fake has received in successful transactions. */
  readonly paidIn: number;
  /** Kobo of tickets that stand. */
  readonly tickets: number;
  /** Kobo of refunds that the fake has made. */
  readonly refunded: number;
}

/** PAY-40: what must be equal is `paidIn` and `tickets + refunded`. */
export async function books({ database, fake }: Pick<PaymentServer, "database" | "fake">): Promise<Books> {
  const [row]: { tickets: number }[] = await database
    .fork()
    .execute(
      "select coalesce(sum(amount * 100), 0)::float8 as tickets from event_payments where payment_status = 'completed'",
    );
  const paid = fake.transactions.filter(({ status }) => status === "successful");
  const sum = (amounts: readonly { amountKobo: number }[]) =>
    amounts.reduce((all, { amountKobo }) => all + amountKobo, 0);
  return {
    paidIn: sum(paid),
    tickets: row?.tickets ?? 0,
    refunded: sum(fake.refunds.filter(({ status }) => status !== "failed")),
  };
}

/** Waits until the jobs have sent everything that is owed. */
export const balanced = (server: PaymentServer): Promise<unknown> =>
  until(async () => {
    const { paidIn, tickets, refunded } = await books(server);
    return paidIn === tickets + refunded;
  });
