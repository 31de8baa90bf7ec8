import { Migration } from "@mikro-orm/migrations";

/** Pinned messages of channels. */
export class PinnedMessage extends Migration {
  override up(): void {
    this.addSql(`
      create table pinned_messages (
        -- new with each change of what is shown, so that screens know when to read the pins again
        revision bigint generated always as identity primary key,
        thread_id uuid not null references community_channels (thread_id) on delete cascade,
        message_id uuid not null references messages (id) on delete cascade,
        -- the clock, because a transaction that has waited for the channel's lock began earlier
        pinned_at timestamptz not null default clock_timestamp(),
        constraint pinned_messages_once unique (message_id)
      );
      create index pinned_messages_thread on pinned_messages (thread_id);

      create function announce_pin() returns trigger language plpgsql as $$
      begin
        perform announce_threads(array[coalesce(new.thread_id, old.thread_id)]);
        return null;
      end $$;
      create trigger pin_changed after insert or update or delete on pinned_messages
        for each row execute function announce_pin();

      -- A message that is gone is no longer pinned, also when its sender's account was erased.
      create function update_pin() returns trigger language plpgsql as $$
      begin
        if new.deleted_at is not null or new.sender_id is null then
          delete from pinned_messages where message_id = new.id;
        else
          update pinned_messages set revision = default where message_id = new.id;
        end if;
        return null;
      end $$;
      create trigger pinned_message_changed after update of content, deleted_at, sender_id on messages for each row
        when ((old.content, old.deleted_at, old.sender_id) is distinct from (new.content, new.deleted_at, new.sender_id))
        execute function update_pin();
    `);
  }
}
