import { Migration } from "@mikro-orm/migrations";

/** Stores the number of members with each channel. The list of open channels had to count the members of every one. */
export class ChannelSize extends Migration {
  override up(): void {
    this.addSql(`
      -- not counting safeguarding leads who only supervise
      alter table community_channels add column member_count integer not null default 0;
      update community_channels channel set member_count = (
        select count(*) from thread_members member
        where member.thread_id = channel.thread_id and member.role in ('owner', 'admin', 'member')
      );
      drop index community_channels_open;
      create index community_channels_largest on community_channels (member_count desc, created_at desc)
        where closed_at is null and not is_private;

      -- triggers, because members also leave when their account is deleted
      create function count_channel_members() returns trigger language plpgsql as $$
      begin
        -- Always in the same order, so that two members who leave many channels don't deadlock.
        perform from community_channels where thread_id in (
          select thread_id from changed where role in ('owner', 'admin', 'member')
        ) order by thread_id for no key update;
        if not found then return null; end if;
        update community_channels channel set member_count = member_count + step.size
        from (
          select thread_id, case tg_op when 'INSERT' then count(*) else -count(*) end as size
          from changed where role in ('owner', 'admin', 'member') group by thread_id
        ) step where channel.thread_id = step.thread_id;
        return null;
      end $$;
      create trigger channel_members_came after insert on thread_members
        referencing new table as changed for each statement execute function count_channel_members();
      create trigger channel_members_went after delete on thread_members
        referencing old table as changed for each statement execute function count_channel_members();

      create function count_channel_member() returns trigger language plpgsql as $$
      begin
        update community_channels set member_count = member_count + case new.role when 'safeguarding_lead' then -1 else 1 end
        where thread_id = new.thread_id;
        return null;
      end $$;
      -- a supervising lead becomes an ordinary member, or the reverse
      create trigger channel_members_turned after update of role on thread_members for each row
        when ((old.role = 'safeguarding_lead') <> (new.role = 'safeguarding_lead'))
        execute function count_channel_member();
    `);
  }

  override down(): void {
    this.addSql(`
      drop trigger channel_members_turned on thread_members;
      drop trigger channel_members_went on thread_members;
      drop trigger channel_members_came on thread_members;
      drop function count_channel_member, count_channel_members;
      drop index community_channels_largest;
      create index community_channels_open on community_channels (created_at) where closed_at is null and not is_private;
      alter table community_channels drop column member_count;
    `);
  }
}
