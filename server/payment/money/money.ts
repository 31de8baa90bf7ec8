import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { MoneyOutcome, RefundReason, RefundState } from "../../../schema/payment/money.ts";
import type { OwnRefund } from "../../../schema/payment/payment.ts";
import { rowsOf } from "../../platform/database/typed-query.ts";

/** What became of a payment. */
export interface Money {
  readonly outcome: MoneyOutcome;
  /** Of the ticket that the member has for the event, by this payment or another one. */
  readonly ticketReference: string | null;
  /** The newest money that goes back. Null if there is none. */
  readonly refund: OwnRefund["refund"] | null;
}

interface RefundColumns {
  readonly amountKobo: number;
  readonly currency: string;
  readonly reason: RefundReason;
  readonly state: RefundState;
}

const refundColumns = sql`(amount * 100)::float8 as "amountKobo", currency, refund_reason as reason, refund_state as state`;

/**
 * PAY-54: what became of a payment, as the database names it now. `siblings`: other payments for the same seat. If one of them
 * paid it once more, that is what the member has to know.
 */
export async function moneyOf(em: EntityManager, paymentId: string, siblings: readonly string[] = []): Promise<Money> {
  const ids = [paymentId, ...siblings];
  const [row] = await rowsOf(
    em,
    sql<Omit<Money, "refund"> & RefundColumns>`
      select outcome, ticket_reference as "ticketReference", ${refundColumns} from money_outcomes
      where payment_id in (${sql.join(ids)})
      order by outcome = 'already_registered' and refund_reason is not distinct from 'paid_twice' desc,
        payment_id = ${paymentId} desc, refunded_at desc limit 1`,
  );
  if (!row) throw new Error(`there is no payment ${paymentId}`);
  const { outcome, ticketReference, ...refund } = row;
  return { outcome, ticketReference, refund: refund.state === null ? null : refund };
}

/** For how long money that was sent back is still told of, outside the payment’s own page. */
const TOLD_DAYS = 14;
/** More events than anybody has money back from at one time. */
const MOST_EVENTS = 100;

interface RefundRow extends RefundColumns {
  readonly eventId: string;
  readonly reference: string;
  readonly outcome: MoneyOutcome;
}

/** PAY-54: the newest money that goes back to the member from each event. */
export async function listOwnRefunds(em: EntityManager, memberId: string): Promise<OwnRefund[]> {
  const rows = await rowsOf(
    em,
    sql<RefundRow>`
      select * from (
        select distinct on (event_id) event_id as "eventId", reference, outcome, refunded_at, ${refundColumns}
        from money_outcomes
        where user_id = ${memberId} and refund_state is not null
          and coalesce(completed_at, now()) > now() - make_interval(days => ${TOLD_DAYS})
        order by event_id, refunded_at desc, payment_id
      ) newest order by refunded_at desc, "eventId" limit ${MOST_EVENTS}`,
  );
  return rows.map(({ eventId, reference, outcome, amountKobo, currency, reason, state }) => ({
    eventId,
    reference,
    outcome,
    refund: { amountKobo, currency, reason, state },
  }));
}
