import { Migration } from "@mikro-orm/migrations";

/** What became of a member's money, named once for every page, mail and notification that tells it. */
export class MoneyOutcome extends Migration {
  override up(): void {
    this.addSql(`
      -- One row for each payment. Without a refund, the columns of money that goes back are null.
      create view money_outcomes as
        select payment.id as payment_id, payment.user_id, payment.event_id, payment.payment_reference as reference,
          -- of the ticket that the member has for this event, whichever payment it was
          ticket.reference as ticket_reference,
          case
            -- Whoever has a ticket is told so first, whatever became of this money.
            when ticket.id is not null
              and (payment.payment_status <> 'completed' or back.reason = 'paid_twice') then 'already_registered'
            when payment.payment_status = 'completed' then 'paid'
            when payment.payment_status = 'initiated' then 'waiting'
            when payment.payment_status = 'failed' then 'declined'
            when payment.payment_status in ('cancelled', 'expired') then 'ended'
            when exists (
              select from event_payment_transactions paid where paid.payment_id = payment.id and paid.outcome = 'ticket'
            ) then 'ticket_refunded'
            when payment.refund_reason = 'seat_gone' then 'seat_lost'
            else 'no_ticket'
          end as outcome,
          back.amount, back.currency, back.reason as refund_reason, back.created_at as refunded_at, back.completed_at,
          case back.state when 'completed' then 'completed' when 'refused' then 'failed' else
            case when back.state is not null then 'pending' end end as refund_state
        from event_payments payment
        left join event_registrations ticket on ticket.event_id = payment.event_id and ticket.user_id = payment.user_id
          and ticket.status = 'registered'
          and exists (select from events e where e.id = payment.event_id and e.cancelled_at is null)
        -- the newest money that goes back, with all that goes back for the same reason and is as far
        left join lateral (
          select refund.reason, refund.state, refund.created_at, refund.completed_at, paid.currency,
            sum(refund.amount) over (partition by refund.reason, refund.state, paid.currency) as amount
          from event_refunds refund
          join event_payment_transactions paid on paid.id = refund.transaction_id
          where refund.payment_id = payment.id
          order by refund.created_at desc, refund.reason = 'paid_twice' desc, refund.id desc limit 1
        ) back on true;
    `);
  }
}
