import { Migration } from "@mikro-orm/migrations";

// Repeated in both functions: while an index is built, neither could find the other without its schema's name.
const plainLetters = String.raw`translate(lower(regexp_replace(normalize(content, NFD), '[\u0300-\u036f]', '', 'g')), 'ɓɗƙƴ', 'bdky')`;

/** Channels; replies, mentions, reactions and search in every thread; notifications; notes of guardians on reports. */
export class Channel extends Migration {
  override up(): void {
    this.addSql(`
      create table community_channels (
        thread_id uuid primary key references threads (id) on delete cascade,
        name text not null,
        description text not null default '',
        is_private boolean not null default false,
        created_by uuid references users (id) on delete set null,
        created_at timestamptz not null default now(),
        -- the messages stay for reports, but nobody can open the channel any more
        closed_at timestamptz
      );
      create index community_channels_open on community_channels (created_at) where closed_at is null and not is_private;
      create unique index thread_members_owner on thread_members (thread_id) where role = 'owner';
    `);

    this.addSql(`
      -- counts what has changed since a message was written: edits, its deletion, reactions
      alter table messages add column version integer not null default 0;
      alter table messages add column reply_to_id uuid references messages (id) on delete set null;
      create index messages_reply_to on messages (reply_to_id) where reply_to_id is not null;

      -- Lower case without diacritics and hooks, so that members whose keyboards lack them can search too.
      create function plain_letters(content text) returns text language sql immutable parallel safe as $$
        select ${plainLetters}
      $$;
      create function search_words(content text) returns tsvector language sql immutable parallel safe as $$
        select to_tsvector('simple', ${plainLetters})
      $$;
      alter table profiles add column plain_name text generated always as (plain_letters(full_name)) stored;
      -- Stored, so that a search doesn't have to split messages into words. The thread's id is one of the words (nobody can
      -- type it), so that the index finds the messages of one thread that contain the words.
      alter table messages add column words tsvector generated always as
        (search_words(content) || array_to_tsvector(array[' ' || thread_id::text])) stored;
      create index messages_words on messages using gin (words) where deleted_at is null;

      create table message_mentions (
        message_id uuid not null references messages (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        primary key (message_id, user_id)
      );
      create index message_mentions_user on message_mentions (user_id);

      create table message_reactions (
        message_id uuid not null references messages (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        emoji text not null,
        created_at timestamptz not null default now(),
        primary key (message_id, user_id, emoji)
      );
      create index message_reactions_user on message_reactions (user_id);
    `);

    this.addSql(`
      create table notifications (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        kind text not null check (kind in ('message', 'mention', 'reply', 'reaction', 'added_to_channel')),
        thread_id uuid not null references threads (id) on delete cascade,
        -- the message that it is about
        message_id uuid references messages (id) on delete cascade,
        -- the latest member who caused it
        actor_id uuid references users (id) on delete set null,
        -- how often it happened while it was unread, or how many members reacted
        count integer not null default 1,
        created_at timestamptz not null default now(),
        read_at timestamptz
      );
      create index notifications_newest on notifications (user_id, created_at desc, id desc);
      create index notifications_unread on notifications (user_id, thread_id) where read_at is null;
      create index notifications_message on notifications (message_id);
      create index notifications_thread on notifications (thread_id);
      create index notifications_created on notifications (created_at);
      -- all messages of a conversation share one notification, and so do all reactions to a message; a later event renews it
      create unique index notifications_messages_once on notifications (user_id, thread_id) where kind = 'message';
      create unique index notifications_reactions_once on notifications (user_id, message_id) where kind = 'reaction';
      create unique index notifications_about_once on notifications (user_id, message_id, kind)
        where kind in ('mention', 'reply');
    `);

    this.addSql(`
      alter table reports drop constraint reports_kind_check;
      alter table reports add constraint reports_kind_check check (kind in ('message', 'profile', 'channel'));

      create table report_notes (
        id uuid primary key default gen_random_uuid(),
        report_id uuid not null references reports (id) on delete cascade,
        author_id uuid references users (id) on delete set null,
        content text not null,
        created_at timestamptz not null default now()
      );
      create index report_notes_report on report_notes (report_id, created_at);

      -- which guardian looked at what other members can't see; rows are never changed
      create table looks (
        id bigint generated always as identity primary key,
        viewer_id uuid references users (id) on delete set null,
        subject text not null,
        subject_id uuid,
        looked_at timestamptz not null default now()
      );
      create index looks_subject on looks (subject, subject_id);
      create index looks_viewer on looks (viewer_id, looked_at);
    `);
  }

  override down(): void {
    this.addSql(`
      drop table looks, report_notes, notifications, message_reactions, message_mentions;
      delete from reports where kind = 'channel';
      alter table reports drop constraint reports_kind_check;
      alter table reports add constraint reports_kind_check check (kind in ('message', 'profile'));
      alter table messages drop column words;
      alter table profiles drop column plain_name;
      drop function search_words, plain_letters;
      alter table messages drop column reply_to_id, drop column version;
      drop index thread_members_owner;
      delete from threads where kind = 'channel';
      drop table community_channels;
    `);
  }
}
