import { Migration } from "@mikro-orm/migrations";

/** Members see who has read their messages, where both show it. */
export class SeenMark extends Migration {
  override up(): void {
    this.addSql(`
      -- to whom a member shows it; without a row their age decides, also when it changes
      create table seen_settings (
        user_id uuid primary key references users (id) on delete cascade,
        audience text not null check (audience in ('everyone', 'young', 'nobody')),
        updated_at timestamptz not null default now()
      );

      -- Without a date, ages do not matter in this community, and everyone counts as an adult.
      create function seen_age(member uuid, adult_if_born_by date) returns text language sql stable as $$
        select case when adult_if_born_by is null then 'adult' else age_group(member, adult_if_born_by) end
      $$;

      -- THREAD-74
      create function seen_audience(member uuid, age text) returns text language sql stable as $$
        select coalesce(
          (select setting.audience from seen_settings setting where setting.user_id = member),
          case age when 'adult' then 'everyone' else 'young' end)
      $$;

      -- THREAD-75: the only place that decides who shows marks to whom. It is the same in both directions. A member whose
      -- age is unknown is not one of the young for others, so that nobody gains by not telling their age.
      -- In plpgsql, because its queries are planned once per connection.
      create function shares_seen(reader uuid, author uuid, adult_if_born_by date) returns boolean
      language plpgsql stable as $$
      declare
        reader_age text := seen_age(reader, adult_if_born_by);
        author_age text := seen_age(author, adult_if_born_by);
        reader_audience text := seen_audience(reader, reader_age);
        author_audience text := seen_audience(author, author_age);
      begin
        return (reader_audience = 'everyone' or (reader_audience = 'young' and author_age = 'minor'))
          and (author_audience = 'everyone' or (author_audience = 'young' and reader_age = 'minor'))
          and not block_stands(reader, author);
      end $$;
    `);
  }
}
