import { Migration } from "@mikro-orm/migrations";

/** Which community this is, for archives, and when they were made. */
export class Backup extends Migration {
  override up(): void {
    this.addSql(`
      -- goes with its archives, so that one community is not taken for another
      alter table installation add column community_id uuid not null default gen_random_uuid();

      create table backups (
        id bigint generated always as identity primary key,
        archive text not null,
        is_nightly boolean not null,
        started_at timestamptz not null,
        ended_at timestamptz not null default now(),
        -- null if it failed
        bytes bigint,
        sha256 text,
        fault text,
        constraint backups_outcome_check check ((bytes is null) = (fault is not null) and (sha256 is null) = (bytes is null))
      );
      create index backups_ended on backups (ended_at);
    `);
  }
}
