import { Migration } from "@mikro-orm/migrations";

/** Payments for tickets, the provider's transactions for them, refunds, and comparisons with the provider's list. */
export class Payment extends Migration {
  override up(): void {
    this.addSql(`
      create table event_payments (
        id uuid primary key default gen_random_uuid(),
        event_id uuid not null references events (id) on delete restrict,
        -- money stays on record when the member is erased
        user_id uuid references users (id) on delete set null,
        registration_id uuid references event_registrations (id) on delete set null,
        -- the price when the payment began
        amount numeric(12,2) not null check (amount > 0),
        currency text not null default 'NGN' check (currency in ('NGN')),
        payment_status text not null default 'initiated' check (
          payment_status in ('initiated', 'failed', 'completed', 'refunded', 'cancelled', 'expired')
        ),
        -- the reference of the registration, also after a second try
        payment_reference text not null,
        flutterwave_tx_ref text not null constraint event_payments_tx_ref unique,
        -- the transaction that paid the ticket
        flutterwave_transaction_id text constraint event_payments_transaction unique,
        refund_reason text,
        checkout_link text,
        link_closed_at timestamptz,
        created_at timestamptz not null default now(),
        completed_at timestamptz,
        -- when the provider is asked next; null once the payment is settled
        check_at timestamptz,
        checks integer not null default 0,
        constraint event_payments_completed_check check (
          payment_status <> 'completed' or (flutterwave_transaction_id is not null and completed_at is not null)
        )
      );
      create index event_payments_event on event_payments (event_id);
      create index event_payments_user on event_payments (user_id);
      create index event_payments_registration on event_payments (registration_id);
      create index event_payments_reference on event_payments (payment_reference);
      create index event_payments_check on event_payments (check_at) where check_at is not null;
      create index event_payments_link on event_payments (created_at) where checkout_link is not null and link_closed_at is null;
      -- a ticket is paid once
      create unique index event_payments_once on event_payments (registration_id) where payment_status = 'completed';

      create table event_payment_transactions (
        id uuid primary key default gen_random_uuid(),
        payment_id uuid not null references event_payments (id) on delete restrict,
        flutterwave_transaction_id text not null constraint event_payment_transactions_once unique,
        status text not null check (status in ('successful', 'failed', 'other')),
        amount numeric(12,2) not null,
        currency text not null,
        -- what became of the money; null while there is none
        outcome text check (outcome in ('ticket', 'refund')),
        created_at timestamptz not null,
        seen_at timestamptz not null default now(),
        constraint event_payment_transactions_decided_check check ((outcome is not null) = (status = 'successful'))
      );
      create index event_payment_transactions_payment on event_payment_transactions (payment_id);

      create table event_refunds (
        id uuid primary key default gen_random_uuid(),
        payment_id uuid not null references event_payments (id) on delete restrict,
        transaction_id uuid not null references event_payment_transactions (id) on delete restrict,
        -- the price of the ticket, or what was paid beyond it
        part text not null check (part in ('price', 'excess')),
        amount numeric(12,2) not null check (amount > 0),
        reason text not null,
        state text not null default 'waiting' check (state in ('waiting', 'refused', 'requested', 'completed')),
        tries integer not null default 0,
        tried_at timestamptz,
        -- null once the provider has completed the refund
        next_try_at timestamptz default now(),
        last_error text,
        flutterwave_refund_id text constraint event_refunds_refund unique,
        created_at timestamptz not null default now(),
        completed_at timestamptz,
        constraint event_refunds_once unique (transaction_id, part)
      );
      create index event_refunds_payment on event_refunds (payment_id);
      create index event_refunds_next on event_refunds (next_try_at) where next_try_at is not null;

      -- what each comparison of the payments with the provider's list has found
      create table reconciliations (
        id uuid primary key default gen_random_uuid(),
        from_day date not null,
        to_day date not null,
        is_nightly boolean not null,
        requested_by uuid references users (id) on delete set null,
        state text not null default 'running' check (state in ('running', 'done', 'failed')),
        failure text check (failure in ('provider-away', 'error')),
        done int not null default 0,
        total int,
        compared int not null default 0,
        finding_count int not null default 0,
        findings jsonb not null default '[]',
        started_at timestamptz not null default now(),
        progress_at timestamptz not null default now(),
        finished_at timestamptz,
        constraint reconciliations_days_check check (from_day <= to_day),
        constraint reconciliations_finished_check check ((finished_at is not null) = (state <> 'running')),
        constraint reconciliations_failed_check check ((failure is not null) = (state = 'failed'))
      );
      -- two at once would settle the same payments, and ask the provider for the same lists
      create unique index reconciliations_running on reconciliations (state) where state = 'running';
      create index reconciliations_started on reconciliations (started_at, id);
      create index reconciliations_requested_by on reconciliations (requested_by);
    `);
  }
}
