import { withEventLock } from "../../event/event.ts";
import type { Database } from "../../platform/database/database.ts";
import { closeLinks } from "../refund/close-link.ts";
import type { RefundOptions } from "../refund/refund-registration.ts";
import { refundPayments } from "../refund/refund-registration.ts";
import { type SendOptions, sendRefund } from "../refund/send-refund.ts";
import type { SettleOptions } from "./settle.ts";
import { settleInBackground } from "./settle-job.ts";

/** What one run looks at. The next run takes the rest. */
const AT_ONCE = 100;

type SweepOptions = SettleOptions & RefundOptions & SendOptions;

/**
 * PAY-36: every minute. Asks about open payments that are due, sends refunds that are due, closes the pages of holds that
 * are over, and refunds tickets of erased members.
 */
export async function sweepPayments(database: Pick<Database, "fork">, options: SweepOptions): Promise<void> {
  await closeExpiredLinks(database, options);
  await refundErased(database, options);
  const payments = await due<{ txRef: string }>(
    database,
    `select flutterwave_tx_ref as "txRef" from event_payments where check_at <= now() order by check_at limit ?`,
  );
  // While the provider is away, each further question would only wait for its time limit.
  if (!(await forEach(payments, ({ txRef }) => settleInBackground(database.fork(), txRef, options), options))) return;
  const refunds = await due<{ id: string }>(
    database,
    "select id from event_refunds where next_try_at <= now() order by next_try_at limit ?",
  );
  await forEach(refunds, ({ id }) => sendRefund(database.fork(), id, options), options);
}

const due = async <Row extends object>(database: Pick<Database, "fork">, sql: string): Promise<Row[]> =>
  await database.fork().execute(sql, [AT_ONCE]);

/** One row that fails keeps no others waiting. Ends early, with false, if `work` resolves with false. */
async function forEach<Row extends object>(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
  { log }: Pick<SweepOptions, "log">,
): Promise<boolean> {
  for (const row of rows) {
    try {
      if ((await work(row)) === false) return false;
    } catch (error) {
      log.error({ error, row }, "a payment could not be swept, and will be tried again");
    }
  }
  return true;
}

/** PAY-31: the pages of seats that are no longer kept. */
async function closeExpiredLinks(database: Pick<Database, "fork">, options: SweepOptions): Promise<void> {
  const expired = await due<{ id: string }>(
    database,
    `select payment.id from event_payments payment
     left join event_registrations seat on seat.id = payment.registration_id
     where payment.checkout_link is not null and payment.link_closed_at is null
       and (seat.held_until is null or seat.held_until <= now()) order by payment.created_at limit ?`,
  );
  const close = (id: string) => database.fork().transactional((tx) => closeLinks(tx, { id }, options.jobs));
  await forEach(expired, ({ id }) => close(id), options);
}

/** PAY-33: an erased member cannot come, so the ticket of an event that has not begun is refunded. */
async function refundErased(database: Pick<Database, "fork">, options: SweepOptions): Promise<void> {
  const erased = await due<{ id: string; eventId: string }>(
    database,
    `select payment.id, payment.event_id as "eventId" from event_payments payment
     join events e on e.id = payment.event_id and e.event_date > now()
     where payment.payment_status = 'completed' and payment.registration_id is null limit ?`,
  );
  const refund = (id: string, eventId: string) =>
    withEventLock(database.fork(), eventId, (tx) => refundPayments(tx, { id }, "member_gone", options));
  await forEach(erased, ({ id, eventId }) => refund(id, eventId), options);
}
