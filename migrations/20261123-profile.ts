import { Migration } from "@mikro-orm/migrations";

/** The fields of the profile's form, and the photographs of members. */
export class Profile extends Migration {
  override up(): void {
    this.addSql(`
      create table profile_photos (
        name text primary key,
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz not null default now()
      );
      create index profile_photos_user on profile_photos (user_id);

      alter table profiles
        -- as E.164
        add column phone text constraint profiles_phone_check check (phone <> ''),
        add column bio text constraint profiles_bio_check check (bio <> ''),
        add column location text constraint profiles_location_check check (location <> ''),
        add column spiritual_level text,
        add column interests jsonb not null default '[]',
        add column photo text,
        add column drawing text,
        add column shows_birthday boolean not null default false,
        add constraint profiles_spiritual_level_check check (spiritual_level in ('beginner', 'growing', 'mature', 'leader')),
        add constraint profiles_picture_check check (photo is null or drawing is null),
        add constraint profiles_photo_fkey foreign key (photo) references profile_photos (name) on delete restrict;
      create index profiles_photo on profiles (photo);

      -- A photograph and a birthday are shown only while their member is a confirmed adult. Whoever saves a profile locks
      -- the same row of users.
      create function hide_what_only_adults_show() returns trigger language plpgsql as $$
      declare member uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
      begin
        perform from users where id = member for update;
        if age_group(member, (current_date - interval '18 years')::date) <> 'adult' then
          update profiles set photo = null, shows_birthday = false
          where user_id = member and (photo is not null or shows_birthday);
        end if;
        return null;
      end $$;
      create trigger age_changed after update or delete on birth_dates for each row
        execute function hide_what_only_adults_show();
      create trigger age_unconfirmed after delete on age_confirmations for each row
        execute function hide_what_only_adults_show();
      create trigger role_taken after delete on user_roles for each row
        execute function hide_what_only_adults_show();
    `);
  }

  override down(): void {
    this.addSql(`
      drop trigger age_changed on birth_dates;
      drop trigger age_unconfirmed on age_confirmations;
      drop trigger role_taken on user_roles;
      drop function hide_what_only_adults_show();
      alter table profiles
        drop column phone, drop column bio, drop column location, drop column spiritual_level, drop column interests,
        drop column photo, drop column drawing, drop column shows_birthday;
      drop table profile_photos;
    `);
  }
}
