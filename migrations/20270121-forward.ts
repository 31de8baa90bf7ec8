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

      -- Screens show the original in each forward, so each has a new version when the original changes.
      create function announce_forwards(changed uuid[]) returns void language plpgsql as $$
      begin
        perform pg_notify('forward_changed', message.thread_id || ',' || message.seq)
        from messages message where message.id = any(changed);
      end $$;
      create function raise_forward_versions() returns trigger language plpgsql as $$
      declare
        changed uuid[] := array(select message_id from forwards where original_id = new.id);
      begin
        if changed <> '{}' then
          update messages set version = version + 1 where id = any(changed);
          perform announce_forwards(changed);
        end if;
        return null;
      end $$;
      create trigger original_changed after update of content, deleted_at, sender_id on messages for each row
        when ((old.content, old.deleted_at, old.sender_id) is distinct from (new.content, new.deleted_at, new.sender_id))
        execute function raise_forward_versions();
    `);
  }
}
