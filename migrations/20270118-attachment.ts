import { Migration } from "@mikro-orm/migrations";

/** Photos and voice notes of messages. */
export class Attachment extends Migration {
  override up(): void {
    this.addSql(`
      -- A row outlives what it refers to, because its file is removed before it.
      create table attachments (
        -- the client chose it
        id uuid primary key,
        kind text not null check (kind in ('photo', 'voice')),
        thread_id uuid references threads (id) on delete set null,
        sender_id uuid references users (id) on delete set null,
        -- null until a message carries it
        message_id uuid references messages (id) on delete set null,
        type text not null,
        -- of the file, so that nobody exchanges it while it is saved
        digest text not null,
        bytes integer not null,
        width integer,
        height integer,
        preview text,
        seconds double precision,
        -- renewed when it is uploaded again
        created_at timestamptz not null default now(),
        -- null until the file is saved whole
        stored_at timestamptz,
        -- a safeguarding lead has to look at it first; decided when its message is stored
        waits boolean not null default false,
        uncovered_at timestamptz,
        uncovered_by uuid references users (id) on delete set null,
        constraint attachments_message unique (message_id),
        constraint attachments_size_check check (case kind
          when 'photo' then width is not null and height is not null and seconds is null
          else width is null and height is null and preview is null and seconds is not null
        end)
      );
      create index attachments_thread on attachments (thread_id);
      create index attachments_sender on attachments (sender_id);
      create index attachments_uncovered_by on attachments (uncovered_by);
      create index attachments_unsent on attachments (created_at) where message_id is null;

      -- the small picture of a member who was erased goes at once, and the file soon after
      create function remove_attachment_preview() returns trigger language plpgsql as $$
      begin
        new.preview := null;
        return new;
      end $$;
      create trigger attachment_sender_erased before update of sender_id on attachments for each row
        when (new.sender_id is null) execute function remove_attachment_preview();

      alter table message_flags drop constraint message_flags_kind_check;
      alter table message_flags add constraint message_flags_kind_check
        check (kind in ('phone', 'email', 'handle', 'link', 'secrecy', 'photo', 'voice'));
    `);
  }
}
