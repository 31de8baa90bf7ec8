import { Migration } from "@mikro-orm/migrations";

/** Indexes for the jobs that delete rows by their age. */
export class Expiry extends Migration {
  override up(): void {
    this.addSql(`
      create index sessions_expires on sessions (expires_at);
      create index verifications_expires on verifications (expires_at);
      create index rate_limits_expire on rate_limits (expire);
      create index game_rooms_closed on game_rooms (closed_at) where closed_at is not null;
      create index access_log_looked on access_log (looked_at);
    `);
  }

  override down(): void {
    this.addSql(`
      drop index access_log_looked;
      drop index game_rooms_closed;
      drop index rate_limits_expire;
      drop index verifications_expires;
      drop index sessions_expires;
    `);
  }
}
