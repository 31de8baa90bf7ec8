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
  await closeLapsedLinks(database, options);
  await refundErased(database, options);
  const payments = await due<{ txRef: string }>(
    database,
    `select flutterwave_tx_ref as "txRef" from event_payments where check_at <= now() order by check_at limit ?`,
  );
  for (const { txRef } of payments) {
    // While the provider is away, each further question would only wait for its time limit.
    if (!(await settleInBackground(database.fork(), txRef, options))) return;
  }
  const refunds = await due<{ id: string }>(
    database,
    "select id from event_refunds where next_try_at <= now() order by next_try_at limit ?",
  );
  for (const { id } of refunds) await sendRefund(database.fork(), id, options);
}

const due = async <Row extends object>(database: Pick<Database, "fork">, sql: string): Promise<Row[]> =>
  await database.fork().execute(sql, [AT_ONCE]);

/** PAY-31: the pages of seats that are no longer kept. */
async function closeLapsedLinks(database: Pick<Database, "fork">, { jobs }: SweepOptions): Promise<void> {
  const lapsed = await due<{ id: string }>(
    database,
    `select payment.id from event_payments payment
     left join event_registrations seat on seat.id = payment.registration_id
     where payment.checkout_link is not null and payment.link_closed_at is null
       and (seat.held_until is null or seat.held_until <= now()) order by payment.created_at limit ?`,
  );
  for (const { id } of lapsed) await database.fork().transactional((tx) => closeLinks(tx, { id }, jobs));
}

/** PAY-33: an erased member cannot come, so the ticket of an event that has not begun is refunded. */
async function refundErased(database: Pick<Database, "fork">, options: SweepOptions): Promise<void> {
  const erased = await due<{ id: string; eventId: string }>(
    database,
    `select payment.id, payment.event_id as "eventId" from event_payments payment
     join events e on e.id = payment.event_id and e.event_date > now()
     where payment.payment_status = 'completed' and payment.registration_id is null limit ?`,
  );
  for (const { id, eventId } of erased) {
    await withEventLock(database.fork(), eventId, (tx) => refundPayments(tx, { id }, "member_gone", options));
  }
}
