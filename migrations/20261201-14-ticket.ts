import { Migration } from "@mikro-orm/migrations";

/** Tickets: the key that signs their codes, scans at the doors of an event, and printed tickets. */
export class Ticket extends Migration {
  override up(): void {
    this.addSql(`
      create table ticket_keys (
        id smallint primary key check (id = 1),
        -- PKCS #8, DER
        private_key bytea not null,
        created_at timestamptz not null default now()
      );

      create table event_check_ins (
        id uuid primary key default gen_random_uuid(),
        event_id uuid not null references events (id) on delete cascade,
        registration_id uuid not null references event_registrations (id) on delete cascade,
        -- made by the phone, so that a scan can be sent again
        nonce uuid not null,
        -- in: this scan counts; conflict: a gate without network let the ticket in too; undone: it counted for a while
        status text not null check (status in ('in', 'conflict', 'undone')),
        gate text not null,
        scanned_at timestamptz not null,
        scanned_by uuid references users (id) on delete set null,
        recorded_at timestamptz not null default clock_timestamp(),
        changed_at timestamptz not null default clock_timestamp(),
        constraint event_check_ins_nonce unique (event_id, nonce)
      );
      create unique index event_check_ins_once on event_check_ins (registration_id) where status = 'in';
      create index event_check_ins_registration on event_check_ins (registration_id);
      create index event_check_ins_changed on event_check_ins (event_id, changed_at);
      create index event_check_ins_scanned_by on event_check_ins (scanned_by);

      create table ticket_pdfs (
        registration_id uuid primary key references event_registrations (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        -- of the document that is printed: another title, name or template needs another print
        content_hash text not null,
        -- null until it is printed
        pdf bytea,
        requested_at timestamptz not null default now(),
        failed_at timestamptz
      );
      create index ticket_pdfs_user on ticket_pdfs (user_id);
    `);
  }
}
