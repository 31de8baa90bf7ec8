import { Migration } from "@mikro-orm/migrations";

/** The transaction that changes what members see announces it, so that no caller has to remember to. */
export class AnnouncementOfChanges extends Migration {
  override up(): void {
    this.addSql(`
      -- Announces these members to every server when the transaction commits. A payload must stay below 8,000 bytes.
      create function announce_members(channel text, members uuid[]) returns void language plpgsql as $$
      begin
        perform pg_notify(channel, string_agg(id::text, ',')) from (
          select id, (row_number() over (order by id) - 1) / 200 as part
          from (select distinct unnest(members) as id) named where id is not null
        ) numbered group by part;
      end $$;

      -- PUSH-4: members with devices for whom there is something new. Not unique, so that transactions that
      -- notify the same members never wait for each other here.
      create table due_pushes (
        id bigint generated always as identity primary key,
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz not null default now()
      );
      create index due_pushes_user on due_pushes (user_id);

      create function announce_new_notifications(members uuid[]) returns void language plpgsql as $$
      begin
        perform announce_members('notifications_added', members);
        insert into due_pushes (user_id)
        select distinct device.user_id from push_subscriptions device where device.user_id = any (members);
      end $$;

      create function announce_notifications() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          perform announce_new_notifications((select array_agg(added.user_id) from added));
        elsif tg_op = 'DELETE' then
          perform announce_members('notifications_changed',
            (select array_agg(gone.user_id) from gone where gone.read_at is null));
        else
          -- What is unread now and was read or older before is new once more.
          perform announce_new_notifications((
            select array_agg(now_is.user_id) from now_is join was using (id)
            where now_is.read_at is null and (was.read_at is not null or was.created_at < now_is.created_at)
          ));
          perform announce_members('notifications_changed', (
            select array_agg(now_is.user_id) from now_is join was using (id)
            where (was.read_at is null) <> (now_is.read_at is null) or was.count <> now_is.count
          ));
        end if;
        return null;
      end $$;
      create trigger notifications_added after insert on notifications
        referencing new table as added for each statement execute function announce_notifications();
      create trigger notifications_changed after update on notifications
        referencing old table as was new table as now_is for each statement execute function announce_notifications();
      create trigger notifications_gone after delete on notifications
        referencing old table as gone for each statement execute function announce_notifications();

      -- NOTICE-6, NOTICE-20: what hides notifications of a member or shows them again.
      create function announce_hidden_notifications() returns trigger language plpgsql as $$
      begin
        perform announce_members('notifications_changed', array[old.user_id]);
        return null;
      end $$;
      create trigger notifications_hidden after delete on thread_members
        for each row execute function announce_hidden_notifications();
      create trigger notifications_hidden after delete on user_roles
        for each row execute function announce_hidden_notifications();
      drop trigger seat_offered on event_waiting_list;
      drop trigger seat_offer_ended on event_waiting_list;
      drop function announce_seat_offer;
      create trigger seat_offer_withdrawn after update of offered_until on event_waiting_list for each row
        when (old.offered_until is not null and new.offered_until is null)
        execute function announce_hidden_notifications();
      create trigger seat_offer_ended after delete on event_waiting_list for each row
        when (old.offered_until is not null) execute function announce_hidden_notifications();

      -- SAFE-5: a block hides and shows notifications and invitations of both.
      create function announce_block() returns trigger language plpgsql as $$
      declare
        pair uuid[] := case tg_op when 'DELETE' then array[old.blocker_id, old.blocked_id]
          else array[new.blocker_id, new.blocked_id] end;
      begin
        perform announce_members('notifications_changed', pair);
        perform announce_members('invitations_changed', pair);
        return null;
      end $$;
      create trigger block_changed after insert or delete on blocks for each row execute function announce_block();

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
      create function announce_comer() returns trigger language plpgsql as $$
      begin
        perform announce_members('invitations_changed', array[new.user_id]);
        return null;
      end $$;
      create trigger invitation_ended after insert on thread_members for each row execute function announce_comer();

      -- NOTICE-6: a closed channel hides the notifications of those who were in it.
      create function announce_closed_channel() returns trigger language plpgsql as $$
      begin
        perform announce_members('notifications_changed',
          (select array_agg(own.user_id) from thread_members own where own.thread_id = new.thread_id));
        return null;
      end $$;
      create trigger channel_closed after update of closed_at on community_channels
        for each row when (old.closed_at is null and new.closed_at is not null)
        execute function announce_closed_channel();
    `);
  }
}
