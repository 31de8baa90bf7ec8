import { Migration } from "@mikro-orm/migrations";

/**
 * Functions that store messages. Each step has its own plan and does only what a message needs. The single statement before was
 * planned while the table was empty, and then read the whole table for every message.
 */
export class StoreMessages extends Migration {
  override up(): void {
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
        place bigint;
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
            join thread_members sender on sender.thread_id = message.thread_id and sender.user_id = sent.sender_id
            where message.thread_id = sent.thread_id and message.seq = sent.reply_to
              and message.seq > sender.from_seq and not (
                exists (select from threads t where t.id = message.thread_id and t.kind = 'channel')
                and exists (
                  select from blocks b where (b.blocker_id = sent.sender_id and b.blocked_id = message.sender_id)
                    or (b.blocker_id = message.sender_id and b.blocked_id = sent.sender_id)
                ) and not is_safeguarding_lead(sent.sender_id) and not is_safeguarding_lead(message.sender_id)
              );
            continue when not found;
          end if;

          if thread is distinct from sent.thread_id then
            if thread is not null then
              update threads set last_seq = place, last_message_at = moment where id = thread;
            end if;
            thread := sent.thread_id;
            select t.last_seq into strict place from threads t where t.id = thread;
          end if;
          place := place + 1;
          insert into messages (id, thread_id, seq, sender_id, request_id, content, created_at, reply_to_id)
          values (sent.id, thread, place, sent.sender_id, sent.request_id, sent.content, moment, answered);
          if sent.mentions is not null then
            insert into message_mentions (message_id, user_id)
            select sent.id, reader.user_id from thread_readers reader
            where reader.thread_id = thread and reader.user_id = any (sent.mentions);
          end if;
          update thread_members set read_seq = place where thread_id = thread and user_id = sent.sender_id;
          stored := row (sent.at, sent.id, place, moment, null, true);
          select profile.full_name into stored.sender_name from profiles profile where profile.user_id = sent.sender_id;
          return next stored;
        end loop;

        if thread is not null then
          update threads set last_seq = place, last_message_at = moment where id = thread;
        end if;
      end $$;

      -- The same for channels that no one else has locked, if CHANNEL-4 and CHANNEL-5 allow it. The server decides about all
      -- other messages.
      create function store_in_channels(given sent_message[]) returns setof stored_message language plpgsql as $$
      declare
        held uuid[] := array(
          select t.id from threads t where t.id in (select thread_id from unnest(given))
          order by t.id for no key update skip locked
        );
      begin
        return query select * from store_messages(array(
          select sent from unnest(given) sent
          join community_channels channel on channel.thread_id = sent.thread_id and channel.closed_at is null
          join thread_readers own on own.thread_id = channel.thread_id and own.user_id = sent.sender_id
          where sent.thread_id = any (held) and (not channel.is_private or exists (
            select from user_roles role
            join users holder on holder.id = role.user_id and holder.suspended_at is null
            join thread_members lead on lead.user_id = role.user_id and lead.thread_id = channel.thread_id
            where role.role = 'safeguarding_lead'
          ))
          order by sent.at
        ));
      end $$;
    `);
  }

  override down(): void {
    this.addSql(`
      drop function store_in_channels, store_messages;
      drop type stored_message, sent_message;
    `);
  }
}
