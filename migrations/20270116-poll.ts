import { Migration } from "@mikro-orm/migrations";

/** Polls in channels: a message whose text is the question. */
export class ChannelPoll extends Migration {
  override up(): void {
    this.addSql(`
      create table polls (
        message_id uuid primary key references messages (id) on delete cascade,
        choices jsonb not null,
        allows_many boolean not null,
        is_secret boolean not null,
        -- null if it does not end
        ends_at timestamptz,
        constraint polls_choices_check check (jsonb_array_length(choices) between 2 and 6)
      );

      -- one vote of each member, however many choices it has: of two at once the later one stays
      create table poll_votes (
        message_id uuid not null references polls (message_id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        -- the positions of the choices, from 0
        choices jsonb not null,
        created_at timestamptz not null default now(),
        primary key (message_id, user_id),
        constraint poll_votes_choices_check check (jsonb_array_length(choices) between 1 and 6)
      );
      create index poll_votes_user on poll_votes (user_id);

      -- what others read in a message: its text, and the choices of its poll on lines of their own
      create function message_text(message messages) returns text language sql stable as $$
        select message.content || coalesce((
          select string_agg(E'\\n' || choice.text, '' order by choice.position)
          from polls poll, jsonb_array_elements_text(poll.choices) with ordinality choice (text, position)
          where poll.message_id = message.id
        ), '')
      $$;

      -- the choices of a poll change only when a member's name in them is removed: then screens refresh them
      create function raise_poll_version() returns trigger language plpgsql as $$
      begin
        update messages set version = version + 1 where id = new.message_id;
        return null;
      end $$;
      create trigger poll_redacted after update of choices on polls for each row execute function raise_poll_version();
    `);
  }
}
