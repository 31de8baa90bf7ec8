import { Migration } from "@mikro-orm/migrations";

/** Profiles and the photographs of members. */
export class Profile extends Migration {
  override up(): void {
    this.addSql(`
      create table profile_photos (
        name text primary key,
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz not null default now()
      );
      create index profile_photos_user on profile_photos (user_id);

      create table profiles (
        user_id uuid primary key references users (id) on delete cascade,
        full_name text not null check (full_name <> ''),
        plain_name text generated always as (plain_letters(full_name)) stored,
        -- as E.164
        phone text check (phone <> ''),
        bio text check (bio <> ''),
        location text check (location <> ''),
        spiritual_level text check (spiritual_level in ('beginner', 'growing', 'mature', 'leader')),
        interests jsonb not null default '[]',
        photo text references profile_photos (name) on delete restrict,
        drawing text,
        shows_birthday boolean not null default false,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint profiles_picture_check check (photo is null or drawing is null)
      );
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
}
