import { Migration } from "@mikro-orm/migrations";

/** Quiet hours and slow mode of channels. */
export class ChannelPace extends Migration {
  override up(): void {
    this.addSql(`
      alter table community_channels
        -- minutes since midnight in the community's time zone; both are null in a channel without quiet hours
        add column quiet_from smallint,
        add column quiet_until smallint,
        -- the shortest time between two messages of one member; 0 without slow mode
        add column slow_seconds smallint not null default 0,
        add constraint community_channels_quiet_both_check check ((quiet_from is null) = (quiet_until is null)),
        add constraint community_channels_quiet_differ_check check (quiet_from <> quiet_until),
        add constraint community_channels_slow_check check (slow_seconds >= 0);

      drop trigger channel_changed on community_channels;
      create trigger channel_changed
        after update of name, description, is_private, closed_at, quiet_from, quiet_until, slow_seconds on community_channels
        for each row execute function announce_channel();
    `);

    this.addSql(`
      -- the shortest time since the sender's last message in the thread; null or 0 where slow mode does not hold for them
      alter type sent_message add attribute slow_seconds integer;
      -- if the message is too early: how long its sender still has to wait; then it has no id
      alter type stored_message add attribute wait_seconds integer;

      -- THREAD-2, THREAD-3, CHANNEL-43: stores messages at the next seqs of their threads, which the caller has locked in an
      -- earlier statement. A message that is already stored is returned, even if its sender may no longer write. A reply to a
      -- message that its sender cannot see is not stored, nor is a message that may not be written, or that is too early in
      -- slow mode. Because the thread is locked, of several messages that a member sends at once only the first is not too
      -- early. Senders have read up to their own.
      create or replace function store_messages(given sent_message[]) returns setof stored_message language plpgsql as $$
      declare
        moment timestamptz := clock_timestamp();
        sent sent_message;
        stored stored_message;
        thread uuid;
        newest_seq bigint;
        answered uuid;
        free_from timestamptz;
      begin
        foreach sent in array given loop
          stored := row (sent.at, null, null, null, null, false, null);
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

          if sent.slow_seconds > 0 then
            -- A deleted message counts too: its row stays.
            select message.created_at + make_interval(secs => sent.slow_seconds) into free_from from messages message
            where message.sender_id = sent.sender_id and message.thread_id = sent.thread_id
              and message.created_at > moment - make_interval(secs => sent.slow_seconds)
            order by message.created_at desc limit 1;
            if found then
              stored.wait_seconds := ceil(extract(epoch from free_from - moment));
              return next stored;
              continue;
            end if;
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
          stored := row (sent.at, sent.id, newest_seq, moment, null, true, null);
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
