import { Migration } from "@mikro-orm/migrations";

/** Members pin channels, and their screens follow what changes a channel for one member only. */
export class ChannelSetting extends Migration {
  override up(): void {
    this.addSql(`
      create table pinned_channels (
        thread_id uuid not null,
        user_id uuid not null,
        created_at timestamptz not null default now(),
        primary key (thread_id, user_id),
        -- CHANNEL-50: a member who leaves a channel has it pinned no more
        foreign key (thread_id, user_id) references thread_members (thread_id, user_id) on delete cascade
      );
    `);

    this.addSql(`
      -- CHANNEL-52: the payload is the channel's id, then the ids of the members who see it differently from now on
      create function announce_channel_to(channel uuid, members uuid[]) returns void language plpgsql as $$
      begin
        perform pg_notify('channel_view_changed', channel || ',' || array_to_string(members, ','));
      end $$;

      create function announce_channel_setting() returns trigger language plpgsql as $$
      declare
        setting record := coalesce(new, old);
      begin
        if exists (select from community_channels where thread_id = setting.thread_id) then
          perform announce_channel_to(setting.thread_id, array[setting.user_id]);
        end if;
        return null;
      end $$;
      create trigger channel_pinned after insert or delete on pinned_channels
        for each row execute function announce_channel_setting();
      create trigger channel_muted after insert or delete on muted_threads
        for each row execute function announce_channel_setting();

      -- SAFE-5: a block hides and shows messages of both in the channels that they share
      create function announce_channels_of_block() returns trigger language plpgsql as $$
      declare
        block record := coalesce(new, old);
      begin
        perform announce_channel_to(one.thread_id, array[block.blocker_id, block.blocked_id])
        from thread_members one
        join thread_members other on other.thread_id = one.thread_id and other.user_id = block.blocked_id
        join community_channels channel on channel.thread_id = one.thread_id
        where one.user_id = block.blocker_id;
        return null;
      end $$;
      create trigger channel_member_blocked after insert or delete on blocks
        for each row execute function announce_channels_of_block();
    `);
  }
}
