import { Migration } from "@mikro-orm/migrations";

/** Channels with the number of their members, their earlier names, and invitations. */
export class Channel extends Migration {
  override up(): void {
    this.addSql(`
      create table community_channels (
        thread_id uuid primary key references threads (id) on delete cascade,
        name text not null,
        description text not null default '',
        is_private boolean not null default false,
        -- not counting safeguarding leads who only supervise; stored, because the list of open channels shows it for each
        member_count integer not null default 0,
        created_by uuid references users (id) on delete set null,
        created_at timestamptz not null default now(),
        -- the messages stay for reports, but nobody can open the channel any more
        closed_at timestamptz
      );
      create index community_channels_largest on community_channels (member_count desc, created_at desc)
        where closed_at is null and not is_private;
      create index community_channels_created_by on community_channels (created_by);

      create function announce_channel() returns trigger language plpgsql as $$
      begin
        perform announce_threads(array[new.thread_id]);
        return null;
      end $$;
      create trigger channel_changed after update of name, description, is_private, closed_at on community_channels
        for each row execute function announce_channel();

      -- earlier names and descriptions: only for reports, and only for a while, like the versions of messages
      create table channel_versions (
        id bigint generated always as identity primary key,
        thread_id uuid not null references community_channels (thread_id) on delete cascade,
        name text not null,
        description text not null,
        replaced_by uuid references users (id) on delete set null,
        replaced_at timestamptz not null default now()
      );
      create index channel_versions_thread on channel_versions (thread_id);
      create index channel_versions_replaced on channel_versions (replaced_at);
      create index channel_versions_replaced_by on channel_versions (replaced_by);
    `);

    // Triggers count the members, because members also leave when their account is deleted.
    this.addSql(`
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
      create trigger channel_members_inserted after insert on thread_members
        referencing new table as changed for each statement execute function count_channel_members();
      create trigger channel_members_deleted after delete on thread_members
        referencing old table as changed for each statement execute function count_channel_members();

      create function count_channel_member() returns trigger language plpgsql as $$
      begin
        update community_channels set member_count = member_count + case new.role when 'safeguarding_lead' then -1 else 1 end
        where thread_id = new.thread_id;
        return null;
      end $$;
      -- a supervising lead becomes an ordinary member, or the reverse
      create trigger channel_members_updated after update of role on thread_members for each row
        when ((old.role = 'safeguarding_lead') <> (new.role = 'safeguarding_lead'))
        execute function count_channel_member();
    `);

    // People who are not added at once are invited.
    this.addSql(`
      create table channel_invitations (
        id uuid primary key default gen_random_uuid(),
        thread_id uuid not null references community_channels (thread_id) on delete cascade,
        user_id uuid references users (id) on delete cascade,
        email text,
        invited_by uuid not null references users (id) on delete cascade,
        invited_at timestamptz not null default now(),
        expires_at timestamptz not null,
        answer text check (answer in ('accepted', 'declined', 'superseded')),
        answered_at timestamptz,
        withdrawn_at timestamptz,
        constraint channel_invitations_invited_check check (num_nonnulls(user_id, email) > 0),
        constraint channel_invitations_answered_check check ((answer is null) = (answered_at is null))
      );
      create unique index channel_invitations_pending on channel_invitations (thread_id, user_id)
        where answer is null and withdrawn_at is null;
      create index channel_invitations_thread on channel_invitations (thread_id);
      create index channel_invitations_user on channel_invitations (user_id);
      create index channel_invitations_inviter on channel_invitations (invited_by);
      create index channel_invitations_expiry on channel_invitations (expires_at);

      -- What those who may add members see. One that was sent to an email address stays after it was declined, because
      -- otherwise it would show that the address has an account.
      create view shown_channel_invitations as
        select invitation.id, invitation.thread_id, invitation.user_id, invitation.email, invitation.invited_by,
          invitation.invited_at, invitation.expires_at, invitation.answer
        from channel_invitations invitation
        join community_channels channel on channel.thread_id = invitation.thread_id and channel.closed_at is null
        join thread_members inviter on inviter.thread_id = invitation.thread_id
          and inviter.user_id = invitation.invited_by and inviter.role in ('owner', 'admin')
        join users account on account.id = invitation.invited_by and account.suspended_at is null
        where invitation.withdrawn_at is null and invitation.expires_at > now()
          and (invitation.answer is null or (invitation.email is not null and invitation.answer <> 'accepted'));

      -- What the invited members see and can answer.
      create view open_channel_invitations as
        select invitation.* from shown_channel_invitations invitation
        where invitation.answer is null and invitation.user_id is not null
          and not block_stands(invitation.user_id, invitation.invited_by)
          and not exists (
            select from thread_readers reader
            where reader.thread_id = invitation.thread_id and reader.user_id = invitation.user_id
          );
    `);

    // The members whose open invitations have changed.
    this.addSql(`
      -- CHANNEL-31: an invitation ends when it is answered or withdrawn, when the invited member comes in another way,
      -- and when the inviter may no longer invite.
      create function announce_invited(members uuid[]) returns void language plpgsql as $$
      begin
        perform announce_members('invitations_changed', members);
        perform announce_members('notifications_changed', members);
      end $$;
      create function announce_invitation() returns trigger language plpgsql as $$
      begin
        perform announce_invited(array[new.user_id]);
        return null;
      end $$;
      create trigger invitation_changed after insert or update on channel_invitations
        for each row execute function announce_invitation();
      create function announce_invitations_of_channel() returns trigger language plpgsql as $$
      begin
        perform announce_invited((
          select array_agg(invitation.user_id) from channel_invitations invitation
          where invitation.thread_id = old.thread_id and invitation.answer is null and invitation.withdrawn_at is null
        ));
        return null;
      end $$;
      create trigger invitations_ended after delete on thread_members
        for each row execute function announce_invitations_of_channel();
      create trigger invitations_changed after update of role on thread_members
        for each row when (old.role <> new.role) execute function announce_invitations_of_channel();
      create trigger invitations_ended after update of closed_at on community_channels
        for each row execute function announce_invitations_of_channel();
      create function announce_joining() returns trigger language plpgsql as $$
      begin
        perform announce_members('invitations_changed', array[new.user_id]);
        return null;
      end $$;
      create trigger invitation_ended after insert on thread_members for each row execute function announce_joining();
    `);
  }
}
