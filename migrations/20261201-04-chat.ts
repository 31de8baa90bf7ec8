import { Migration } from "@mikro-orm/migrations";

/** Conversations of two members. */
export class Chat extends Migration {
  override up(): void {
    this.addSql(`
      create table conversations (
        thread_id uuid primary key references threads (id) on delete cascade,
        -- null once the member has been erased
        participant_1 uuid references users (id) on delete set null,
        participant_2 uuid references users (id) on delete set null,
        check (participant_1 < participant_2),
        unique (participant_1, participant_2)
      );
      create index conversations_second on conversations (participant_2);
    `);
  }
}
