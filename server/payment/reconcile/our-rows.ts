import type { EntityManager } from "@mikro-orm/postgresql";
import type { Difference, KnownTransaction } from "./compare.ts";

/** Days, both included, as 2026-11-20. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Days of the provider begin at midnight UTC. A date itself would become midnight in the time zone of the database, so it
 * is a timestamp without a time zone first.
 */
export const isWithinDays = (column: string): string =>
  `${column} >= ?::date::timestamp at time zone 'UTC' and ${column} < (?::date + 1)::timestamp at time zone 'UTC'`;

/** The transactions of these days that this server has seen. */
export const findOurs = async (em: EntityManager, { from, to }: Days): Promise<KnownTransaction[]> =>
  await em.execute(
    `select paid.flutterwave_transaction_id as "transactionId", payment.flutterwave_tx_ref as "txRef",
       (paid.amount * 100)::float8 as "amountKobo", paid.currency, paid.outcome
     from event_payment_transactions paid join event_payments payment on payment.id = paid.payment_id
     where ${isWithinDays("paid.created_at")} order by paid.created_at, paid.id`,
    [from, to],
  );

/** Which of these references belong to payments of this server. */
export async function selectOwnReferences(em: EntityManager, txRefs: readonly string[]): Promise<string[]> {
  const rows: { txRef: string }[] = await em.execute(
    `select flutterwave_tx_ref as "txRef" from event_payments
     where flutterwave_tx_ref in (select jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(txRefs)],
  );
  return rows.map(({ txRef }) => txRef);
}

/** Payments completed on these days without a transaction that paid for the ticket. */
export const selectUnpaidTickets = async (em: EntityManager, { from, to }: Days): Promise<Difference[]> =>
  await em.execute(
    `select 'no-money' as kind, payment.flutterwave_tx_ref as "txRef",
       coalesce(payment.flutterwave_transaction_id, '') as "transactionId",
       (payment.amount * 100)::float8 as "oursKobo", null as "theirsKobo"
     from event_payments payment
     where payment.payment_status = 'completed' and ${isWithinDays("payment.completed_at")} and not exists (
       select from event_payment_transactions paid
       where paid.payment_id = payment.id and paid.outcome = 'ticket' and paid.amount >= payment.amount
         and paid.flutterwave_transaction_id = payment.flutterwave_transaction_id
     )
     union all
     -- the tickets of a cancelled event are refunded, and its registrations stay as they were
     select 'no-money', '', seat.reference, (e.ticket_price * 100)::float8, null
     from event_registrations seat join events e on e.id = seat.event_id and e.is_paid_event
       and e.cancelled_at is null
     where seat.status = 'registered' and ${isWithinDays("seat.registered_at")} and not exists (
       select from event_payments payment
       where payment.registration_id = seat.id and payment.payment_status = 'completed'
     )`,
    [from, to, from, to],
  );
