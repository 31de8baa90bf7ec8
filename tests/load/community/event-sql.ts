import { type CommunitySize, textList } from "./community-size.ts";

const titles = textList([
  "Night of songs",
  "Game night",
  "Bible study",
  "Career day",
  "Beach clean-up",
  "Prayer breakfast",
  "Football final",
  "Drama evening",
  "Exam camp",
  "Harvest picnic",
]);
const halls = textList(["Grace Hall, Yaba", "The school field", "Church compound, Enugu", "Youth centre, Ibadan"]);
const types = textList(["general", "worship", "study", "mentoring", "social", "outreach"]);

/** Events of three years, every third one paid, with registrations, payments, refunds, check-ins and a waiting list. */
export const eventSql = ({ members, events }: CommunitySize): readonly string[] => [
  `create temp table happening on commit drop as
   select e, pg_temp.key_id('event' || e) as id, e % 3 = 0 as is_paid, 500 + e % 20 * 250 as price, e % 31 = 0 as is_cancelled,
     date_trunc('hour', now()) + interval '1 day' * ((pg_temp.share('event day' || e) * 1215) - 1095) as starts_at,
     least(5 + floor(pg_temp.share('attendees' || e) * 36)::int, ${members}) as attendees
   from generate_series(1, ${events}) e`,
  `insert into events (id, title, description, event_type, event_date, end_date, location, max_attendees, is_paid_event,
     ticket_price, is_active, created_by, created_at, cancelled_at, cancel_reason)
   select id, pg_temp.pick('title' || e, ${titles}) || ' ' || e, 'We read, sing, play and eat together.',
     pg_temp.pick('type' || e, ${types}), starts_at, starts_at + interval '3 hours', pg_temp.pick('hall' || e, ${halls}),
     case when e % 2 = 0 then 60 end, is_paid, case when is_paid then price else 0 end, e % 23 <> 0,
     pg_temp.key_id('member1'), starts_at - interval '40 days', case when is_cancelled then least(starts_at, now()) end,
     case when is_cancelled then 'The hall is closed for repairs.' end
   from happening`,
  `create temp table seat on commit drop as
   select happening.*, i, person.id as user_id, pg_temp.key_id('seat' || e || ' ' || i) as seat_id,
     is_cancelled or pg_temp.share('gives up' || e || ' ' || i) < 0.08 as is_given_up,
     least(starts_at, now()) - interval '1 day' * pg_temp.share('takes' || e || ' ' || i) * 30 as taken_at
   from happening cross join lateral generate_series(1, attendees) i
   join person on person.n = 1 + (floor(pg_temp.share('first seat' || e) * ${members})::int + i * 7919) % ${members}`,
  `insert into event_registrations (id, event_id, user_id, status, reference, registered_at, cancelled_at)
   select seat_id, id, user_id, case when is_given_up then 'cancelled' else 'registered' end, 'F-' || e || '-' || i, taken_at,
     case when is_given_up then least(taken_at + interval '2 hours', now()) end
   from seat`,
  `insert into event_payments (id, event_id, user_id, registration_id, amount, payment_status, payment_reference,
     flutterwave_tx_ref, flutterwave_transaction_id, created_at, completed_at)
   select pg_temp.key_id('payment' || e || ' ' || i), id, user_id, seat_id, price,
     case when is_given_up then 'refunded' when i % 12 = 0 then 'failed' else 'completed' end, 'F-' || e || '-' || i,
     'fill-' || e || '-' || i, case when is_given_up or i % 12 <> 0 then (e * 1000 + i)::text end, taken_at,
     case when is_given_up or i % 12 <> 0 then taken_at + interval '2 minutes' end
   from seat where is_paid`,
  `insert into event_payment_transactions (id, payment_id, flutterwave_transaction_id, status, amount, currency, outcome, created_at)
   select pg_temp.key_id('transaction' || flutterwave_transaction_id), id, flutterwave_transaction_id, 'successful', amount,
     currency, case when payment_status = 'refunded' then 'refund' else 'ticket' end, completed_at
   from event_payments where flutterwave_transaction_id is not null and flutterwave_tx_ref like 'fill-%'`,
  `insert into event_refunds (payment_id, transaction_id, part, amount, reason, state, next_try_at, created_at, completed_at)
   select payment.id, paid.id, 'price', payment.amount, 'cancelled', 'completed', null, payment.completed_at, payment.completed_at
   from event_payments payment join event_payment_transactions paid on paid.payment_id = payment.id
   where payment.payment_status = 'refunded' and payment.flutterwave_tx_ref like 'fill-%'`,
  `insert into event_check_ins (event_id, registration_id, nonce, status, gate, scanned_at, scanned_by)
   select id, seat_id, pg_temp.key_id('scan' || e || ' ' || i), 'in', 'Main gate', starts_at + interval '1 minute' * i,
     pg_temp.key_id('member1')
   from seat where not is_given_up and starts_at < now() - interval '4 hours' and pg_temp.share('comes' || e || ' ' || i) < 0.7`,
  `insert into event_waiting_list (event_id, user_id)
   select happening.id, person.id from happening cross join lateral generate_series(1, 4) i
   join person on person.n = 1 + (e * 13 + i) % ${members}
   where starts_at > now() and e % 10 = 0 and not exists (
     select from seat where seat.id = happening.id and seat.user_id = person.id
   )`,
  `insert into reconciliations (from_day, to_day, is_nightly, state, started_at, progress_at, finished_at)
   select current_date - r - 7, current_date - r, true, 'done', now() - r * interval '1 day', now() - r * interval '1 day',
     now() - r * interval '1 day'
   from generate_series(1, ${Math.min(365, Math.max(5, Math.floor(members / 20)))}) r`,
];
