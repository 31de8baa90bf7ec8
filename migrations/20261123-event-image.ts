import { Migration } from "@mikro-orm/migrations";

/** The stored pictures of events. */
export class EventImage extends Migration {
  override up(): void {
    this.addSql(`
      create table event_images (
        name text primary key,
        created_by uuid references users (id) on delete set null,
        created_at timestamptz not null default now()
      );
      create index event_images_creator on event_images (created_by);
      alter table events
        add constraint events_image_url_fkey foreign key (image_url) references event_images (name) on delete restrict;
      create index events_image on events (image_url);
    `);
  }

  override down(): void {
    this.addSql(`
      drop index events_image;
      alter table events drop constraint events_image_url_fkey;
      drop table event_images;
    `);
  }
}
