import { Migration } from "@mikro-orm/migrations";

/** Scans of tickets at the doors of an event. */
export class CheckIn extends Migration {
  override up(): void {
    this.addSql(`
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
    `);
  }

  override down(): void {
    this.addSql("drop table event_check_ins;");
  }
}
