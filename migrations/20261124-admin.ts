import { Migration } from "@mikro-orm/migrations";

/** Indexes for the admin area: activities in the order of time and of their kind, and each member's last sign of life. */
export class Admin extends Migration {
  override up(): void {
    this.addSql(`
      create index user_activity_since on user_activity (created_at, user_id);
      create index user_activity_type on user_activity (activity_type, created_at desc, id);
      drop index user_activity_user;
      create index user_activity_user on user_activity (user_id, created_at);
      drop index messages_sender;
      create index messages_sender on messages (sender_id, created_at);
      drop index game_participants_user;
      create index game_participants_user on game_participants (user_id, joined_at);
    `);
  }

  override down(): void {
    this.addSql(`
      drop index game_participants_user;
      create index game_participants_user on game_participants (user_id);
      drop index messages_sender;
      create index messages_sender on messages (sender_id);
      drop index user_activity_user;
      create index user_activity_user on user_activity (user_id);
      drop index user_activity_type;
      drop index user_activity_since;
    `);
  }
}
