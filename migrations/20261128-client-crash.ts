import { Migration } from "@mikro-orm/migrations";

/** A crash of the app is an activity of nobody, stored once a day. */
export class ClientCrash extends Migration {
  override up(): void {
    this.addSql(`
      alter table user_activity alter column user_id drop not null;
      alter table user_activity drop constraint user_activity_activity_type_check;
      alter table user_activity add constraint user_activity_activity_type_check check (
        activity_type in (
          'created_post', 'liked_post', 'commented_on_post', 'joined_group', 'registered_for_event', 'app_crashed'
        )
      );
      alter table user_activity add constraint user_activity_user_check check (
        (user_id is null) = (activity_type = 'app_crashed')
      );
      create unique index user_activity_crash_once
        on user_activity (md5(activity_data::text), ((created_at at time zone 'UTC')::date)) where user_id is null;
    `);
  }
}
