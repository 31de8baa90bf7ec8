import { Migration } from "@mikro-orm/migrations";

/** References that become null when the member is erased. Every other reference to a member goes with its row. */
const kept = [
  ["messages", "sender_id"],
  ["conversations", "participant_1"],
  ["conversations", "participant_2"],
  ["game_participants", "user_id"],
  ["game_rooms", "host_id"],
] as const;

const indexes = [
  ["game_rooms", "host_id"],
  ["game_round_results", "participant_id"],
  ["community_channels", "created_by"],
  ["notifications", "actor_id"],
  ["reports", "about_id"],
  ["reports", "owner_id"],
  ["report_notes", "author_id"],
] as const;

const refer = (table: string, column: string, rule: string) => `
  alter table ${table} drop constraint ${table}_${column}_fkey;
  alter table ${table} add constraint ${table}_${column}_fkey
    foreign key (${column}) references users (id) ${rule};`;

/**
 * Members can be erased: their messages, games and conversations stay without them, their requests are deleted. Deleting a row
 * searches for references to it, so every foreign key gets an index.
 */
export class Erasure extends Migration {
  override up(): void {
    for (const [table, column] of kept) {
      this.addSql(`alter table ${table} alter column ${column} drop not null;`);
      this.addSql(refer(table, column, "on delete set null"));
    }
    this.addSql(refer("requests", "user_id", "on delete cascade"));
    // The evidence of reports also contained the search words of messages. Nothing needs them there, and names in them could not be found.
    this.addSql(String.raw`
      update reports set evidence = regexp_replace(evidence::text, '"words": "([^"\\]|\\.)*", ', '', 'g')::jsonb
      where evidence::text like '%"words": "%'`);
    for (const [table, column] of indexes) {
      this.addSql(`create index ${table}_${column.replace(/_id$/, "")} on ${table} (${column});`);
    }
  }

  /** Deletes rows without a member, which the earlier tables did not allow. */
  override down(): void {
    for (const [table, column] of indexes) this.addSql(`drop index ${table}_${column.replace(/_id$/, "")};`);
    this.addSql(refer("requests", "user_id", "on delete set null"));
    this.addSql(`
      delete from threads where id in (
        select thread_id from conversations where participant_1 is null or participant_2 is null
      );
      delete from game_rooms where host_id is null;
    `);
    for (const [table, column] of kept) {
      this.addSql(`delete from ${table} where ${column} is null;`);
      this.addSql(refer(table, column, table === "game_rooms" ? "" : "on delete cascade"));
      this.addSql(`alter table ${table} alter column ${column} set not null;`);
    }
  }
}
