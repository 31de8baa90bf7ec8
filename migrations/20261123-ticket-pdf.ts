import { Migration } from "@mikro-orm/migrations";

/** Printed tickets. */
export class TicketPdf extends Migration {
  override up(): void {
    this.addSql(`
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

  override down(): void {
    this.addSql("drop table ticket_pdfs;");
  }
}
