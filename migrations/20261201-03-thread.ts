import { Migration } from "@mikro-orm/migrations";

/** What conversations and channels share: threads, who is in them, and messages with replies, mentions and reactions. */
export class Thread extends Migration {
  override up(): void {
    this.addSql(`
      create table threads (
        id uuid primary key default gen_random_uuid(),
        kind text not null check (kind in ('conversation', 'channel')),
        -- the seq of the newest message; seqs have no gaps
        last_seq bigint not null default 0,
        last_message_at timestamptz,
        created_at timestamptz not null default now()
      );

      -- who reads a thread now says the view \`thread_readers\`
      create table thread_members (
        thread_id uuid not null references threads (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        role text not null check (role in ('participant', 'safeguarding_lead', 'owner', 'admin', 'member')),
        read_seq bigint not null default 0,
        -- a safeguarding lead who was added later may not read messages up to this seq
        from_seq bigint not null default 0,
        joined_at timestamptz not null default now(),
        primary key (thread_id, user_id)
      );
      create index thread_members_user on thread_members (user_id);
      create unique index thread_members_owner on thread_members (thread_id) where role = 'owner';
    `);

    // The live rooms announce new messages themselves, and how far a member has read.
    this.addSql(`
      -- conversation_changed or channel_changed, with the thread's id
      create function announce_threads(ids uuid[]) returns void language plpgsql as $$
      begin
        perform pg_notify(kind || '_changed', id::text) from threads where id = any(ids);
      end $$;
      create function announce_thread_members() returns trigger language plpgsql as $$
      begin
        perform announce_threads((select array_agg(distinct thread_id) from changed));
        return null;
      end $$;
      create trigger thread_members_inserted after insert on thread_members
        referencing new table as changed for each statement execute function announce_thread_members();
      create trigger thread_members_deleted after delete on thread_members
        referencing old table as changed for each statement execute function announce_thread_members();
      create function announce_thread_role() returns trigger language plpgsql as $$
      begin
        perform announce_threads(array[new.thread_id]);
        return null;
      end $$;
      create trigger thread_role_changed after update of role on thread_members for each row
        when (old.role <> new.role) execute function announce_thread_role();
    `);

    // The letters of plain_letters() are repeated here: while an index is built, this function could not find the other
    // without its schema's name.
    this.addSql(String.raw`
      create function search_words(content text) returns tsvector language sql immutable parallel safe as $$
        select to_tsvector(
          'simple',
          translate(lower(regexp_replace(normalize(content, NFD), '[\u0300-\u036f]', '', 'g')), 'ɓɗƙƴ', 'bdky')
        )
      $$;
    `);

    this.addSql(`
      create table messages (
        id uuid primary key default gen_random_uuid(),
        thread_id uuid not null references threads (id) on delete cascade,
        seq bigint not null,
        -- null once the member has been erased
        sender_id uuid references users (id) on delete set null,
        request_id text not null,
        reply_to_id uuid references messages (id) on delete set null,
        -- empty for a deleted message
        content text not null,
        -- Stored, so that a search doesn't have to split messages into words. The thread's id is one of the words (nobody
        -- can type it), so that the index finds the messages of one thread that contain the words.
        words tsvector generated always as
          (search_words(content) || array_to_tsvector(array[' ' || thread_id::text])) stored,
        -- counts what has changed since a message was written: edits, its deletion, reactions
        version integer not null default 0,
        created_at timestamptz not null default now(),
        edited_at timestamptz,
        deleted_at timestamptz,
        unique (thread_id, seq),
        constraint messages_once unique (thread_id, sender_id, request_id)
      );
      create index messages_sender on messages (sender_id, created_at);
      create index messages_reply_to on messages (reply_to_id) where reply_to_id is not null;
      create index messages_words on messages using gin (words) where deleted_at is null;

      -- earlier texts of edited and deleted messages: only for reports, and only for a while
      create table message_versions (
        id bigint generated always as identity primary key,
        message_id uuid not null references messages (id) on delete cascade,
        content text not null,
        replaced_at timestamptz not null default now()
      );
      create index message_versions_message on message_versions (message_id);
      create index message_versions_replaced on message_versions (replaced_at);

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

    // Each step has its own plan and does only what a message needs. A single statement would be planned while the table is
    // empty, and would then read the whole table for every message. Only the server decides who may write.
    this.addSql(`
      create type sent_message as (
        at integer, id uuid, thread_id uuid, sender_id uuid, request_id text, content text, reply_to bigint,
        mentions uuid[], may_write boolean
      );
      create type stored_message as (
        at integer, id uuid, seq bigint, created_at timestamptz, sender_name text, is_new boolean
      );

      -- THREAD-2, THREAD-3: stores messages at the next seqs of their threads, which the caller has locked in an earlier
      -- statement. A message that is already stored is returned, even if its sender may no longer write. A reply to a message
      -- that its sender cannot see is not stored, nor is a message that may not be written. Senders have read up to their own.
      create function store_messages(given sent_message[]) returns setof stored_message language plpgsql as $$
      declare
        moment timestamptz := clock_timestamp();
        sent sent_message;
        stored stored_message;
        thread uuid;
        newest_seq bigint;
        answered uuid;
      begin
        foreach sent in array given loop
          stored := row (sent.at, null, null, null, null, false);
          select message.id, message.seq into stored.id, stored.seq from messages message
          where message.thread_id = sent.thread_id and message.sender_id = sent.sender_id
            and message.request_id = sent.request_id;
          if found then
            return next stored;
            continue;
          end if;
          continue when not sent.may_write;

          answered := null;
          if sent.reply_to is not null then
            select message.id into answered from messages message
            join threads t on t.id = message.thread_id
            join thread_members sender on sender.thread_id = message.thread_id and sender.user_id = sent.sender_id
            where message.thread_id = sent.thread_id and message.seq = sent.reply_to and message.seq > sender.from_seq
              and not (t.kind = 'channel' and block_stands(sent.sender_id, message.sender_id));
            continue when not found;
          end if;

          if thread is distinct from sent.thread_id then
            if thread is not null then
              update threads set last_seq = newest_seq, last_message_at = moment where id = thread;
            end if;
            thread := sent.thread_id;
            select t.last_seq into strict newest_seq from threads t where t.id = thread;
          end if;
          newest_seq := newest_seq + 1;
          insert into messages (id, thread_id, seq, sender_id, request_id, content, created_at, reply_to_id)
          values (sent.id, thread, newest_seq, sent.sender_id, sent.request_id, sent.content, moment, answered);
          if sent.mentions is not null then
            insert into message_mentions (message_id, user_id)
            select sent.id, reader.user_id from thread_readers reader
            where reader.thread_id = thread and reader.user_id = any (sent.mentions);
          end if;
          update thread_members set read_seq = newest_seq where thread_id = thread and user_id = sent.sender_id;
          stored := row (sent.at, sent.id, newest_seq, moment, null, true);
          select profile.full_name into stored.sender_name from profiles profile where profile.user_id = sent.sender_id;
          return next stored;
        end loop;

        if thread is not null then
          update threads set last_seq = newest_seq, last_message_at = moment where id = thread;
        end if;
      end $$;
    `);
  }
}
