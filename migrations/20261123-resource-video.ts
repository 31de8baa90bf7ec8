import { Migration } from "@mikro-orm/migrations";

/** The links of the videos among the resources. */
export class ResourceVideo extends Migration {
  override up(): void {
    this.addSql(`
      create table resource_videos (
        name text primary key,
        url text not null check (url like 'https://%'),
        set_by uuid references users (id) on delete set null,
        set_at timestamptz not null default now()
      );
      create index resource_videos_set_by on resource_videos (set_by);
    `);
  }

  override down(): void {
    this.addSql(`drop table resource_videos;`);
  }
}
