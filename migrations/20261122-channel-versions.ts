import { Migration } from "@mikro-orm/migrations";

/** Earlier names and descriptions of channels, because these can be reported too. */
export class ChannelVersions extends Migration {
  override up(): void {
    this.addSql(`
      -- only for reports, and only for a while, like the versions of messages
      create table channel_versions (
        thread_id uuid not null references community_channels (thread_id) on delete cascade,
        name text not null,
        description text not null,
        replaced_by uuid references users (id) on delete set null,
        replaced_at timestamptz not null default now()
      );
      create index channel_versions_thread on channel_versions (thread_id);
      create index channel_versions_replaced on channel_versions (replaced_at);
      create index channel_versions_replaced_by on channel_versions (replaced_by);
    `);
  }

  override down(): void {
    this.addSql("drop table channel_versions;");
  }
}
