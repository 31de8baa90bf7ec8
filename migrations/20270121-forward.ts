import { Migration } from "@mikro-orm/migrations";

/** Messages of channels that are forwarded. */
export class Forward extends Migration {
  override up(): void {
    this.addSql(`
      -- a message that forwards another one: nothing of the original is copied
      create table forwards (
        message_id uuid primary key references messages (id) on delete cascade,
        -- the first message, also of a forward of a forward; null once its channel's messages are deleted
        original_id uuid references messages (id) on delete set null
      );
      create index forwards_original on forwards (original_id);

      -- message_changed, with the thread's id and the seq: a live room sends this message again
      create function announce_messages(changed uuid[]) returns void language plpgsql as $$
      begin
        perform pg_notify('message_changed', message.thread_id || ',' || message.seq)
        from messages message where message.id = any(changed);
      end $$;

      -- Screens show the original in each forward, so each has a new version when the original changes.
      create function raise_forward_versions(original uuid) returns void language plpgsql as $$
      declare
        changed uuid[] := array(select message_id from forwards where original_id = original);
      begin
        if changed = '{}' then return; end if;
        update messages set version = version + 1 where id = any(changed);
        perform announce_messages(changed);
      end $$;
      create function announce_original() returns trigger language plpgsql as $$
      begin
        perform raise_forward_versions(new.id);
        return null;
      end $$;
      create trigger original_changed after update of content, deleted_at, sender_id on messages for each row
        when ((old.content, old.deleted_at, old.sender_id) is distinct from (new.content, new.deleted_at, new.sender_id))
        execute function announce_original();

      -- SAFE-111: everyone gets the photo or voice note of a message that a safeguarding lead has looked at
      create function announce_uncovered() returns trigger language plpgsql as $$
      begin
        update messages set version = version + 1 where id = new.message_id;
        perform announce_messages(array[new.message_id]);
        perform raise_forward_versions(new.message_id);
        return null;
      end $$;
      create trigger attachment_uncovered after update of uncovered_at on attachments for each row
        when (old.uncovered_at is null and new.uncovered_at is not null and new.message_id is not null)
        execute function announce_uncovered();
    `);
  }
}
