import { Migration } from "@mikro-orm/migrations";

/** A search in all threads reads each of them by time. */
export class MessageSearch extends Migration {
  override up(): void {
    this.addSql(`
      create index messages_thread_time on messages (thread_id, created_at, seq);
    `);
  }
}
