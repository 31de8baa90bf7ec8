import { Migration } from "@mikro-orm/migrations";

/** Ages, blocks, reports with what was done about them, flagged messages, and the supervision of threads. */
export class Safety extends Migration {
  override up(): void {
    // A birth date counts only after a mentor, a safeguarding lead or an admin has confirmed it.
    this.addSql(`
      -- the member sets it once, and then it has a row
      create table birth_dates (
        user_id uuid primary key references users (id) on delete cascade,
        birth_date date not null,
        created_at timestamptz not null default now()
      );
      create index birth_dates_created on birth_dates (created_at, user_id);

      create table age_confirmations (
        user_id uuid primary key references users (id) on delete cascade,
        confirmer_id uuid references users (id) on delete set null,
        confirmed_at timestamptz not null default now()
      );
      create index age_confirmations_confirmer on age_confirmations (confirmer_id);

      -- Everyone with a role counts as an adult. A birth date that nobody has confirmed counts as unknown.
      create function age_group(member uuid, adult_if_born_by date) returns text language sql stable as $$
        select case
          when holds_role(member) then 'adult'
          else coalesce(
            (select case when b.birth_date <= adult_if_born_by then 'adult' else 'minor' end
             from birth_dates b join age_confirmations c on c.user_id = b.user_id where b.user_id = member),
            'unknown')
        end
      $$;
    `);

    this.addSql(`
      create table blocks (
        blocker_id uuid not null references users (id) on delete cascade,
        blocked_id uuid not null references users (id) on delete cascade,
        created_at timestamptz not null default now(),
        primary key (blocker_id, blocked_id),
        check (blocker_id <> blocked_id)
      );
      create index blocks_blocked on blocks (blocked_id);

      -- SAFE-5: whether either of two members blocks the other. Blocks from or against a safeguarding lead do not count.
      -- In plpgsql, because its queries are planned once per connection; a function in sql would be planned again in every
      -- statement that calls it.
      create function block_stands(one uuid, other uuid) returns boolean language plpgsql stable as $$
      begin
        return exists (
          select from blocks
          where (blocker_id = one and blocked_id = other) or (blocker_id = other and blocked_id = one)
        ) and not is_safeguarding_lead(one) and not is_safeguarding_lead(other);
      end $$;
    `);

    this.addSql(`
      create table reports (
        id uuid primary key default gen_random_uuid(),
        reporter_id uuid references users (id) on delete set null,
        kind text not null check (
          kind in ('message', 'profile', 'channel', 'game_room', 'question', 'post', 'post_comment')
        ),
        subject_id uuid not null,
        -- the member whom it is about, if any
        about_id uuid references users (id) on delete set null,
        reason text not null,
        note text not null default '',
        -- the reported content at that moment
        evidence jsonb not null,
        receiver text not null default 'leaders' check (receiver in ('leaders', 'other_leaders', 'contact', 'nobody')),
        state text not null default 'open' check (state in ('open', 'taken', 'closed')),
        owner_id uuid references users (id) on delete set null,
        outcome text not null default '',
        created_at timestamptz not null default now(),
        -- when the admins were told that nobody had responded in time
        alerted_at timestamptz,
        closed_at timestamptz
      );
      create index reports_reporter on reports (reporter_id, created_at desc);
      create index reports_subject on reports (subject_id);
      create index reports_about on reports (about_id);
      create index reports_state on reports (state, created_at);
      create index reports_owner on reports (owner_id);
      create index reports_unalerted on reports (created_at) where alerted_at is null and state <> 'closed';

      -- Guardians handle reports, except those about them and those that they filed.
      create function handles_report(member uuid, report uuid) returns boolean language sql stable as $$
        select is_guardian(member) and exists (
          select from reports r
          where r.id = report and r.about_id is distinct from member and r.reporter_id is distinct from member
        )
      $$;

      create table report_notes (
        id uuid primary key default gen_random_uuid(),
        report_id uuid not null references reports (id) on delete cascade,
        author_id uuid references users (id) on delete set null,
        content text not null,
        created_at timestamptz not null default now()
      );
      create index report_notes_report on report_notes (report_id, created_at);
      create index report_notes_author on report_notes (author_id);

      create table report_actions (
        id uuid primary key default gen_random_uuid(),
        -- null if an admin acted without a report
        report_id uuid references reports (id) on delete cascade,
        actor_id uuid references users (id) on delete set null,
        -- the member whom it concerns
        member_id uuid references users (id) on delete set null,
        kind text not null check (kind in ('warn', 'mute', 'unmute', 'suspend', 'unsuspend')),
        reason text not null,
        until timestamptz,
        created_at timestamptz not null default now(),
        -- when the member dismissed the notice
        dismissed_at timestamptz,
        constraint report_actions_until_check check ((until is not null) = (kind = 'mute')),
        constraint report_actions_other_check check (actor_id <> member_id)
      );
      create index report_actions_report on report_actions (report_id, created_at);
      create index report_actions_actor on report_actions (actor_id);
      create index report_actions_member on report_actions (member_id, created_at);

      create table mutes (
        user_id uuid primary key references users (id) on delete cascade,
        until timestamptz not null
      );

      create trigger status_changed after insert or update or delete on mutes
        for each row execute function announce_status();
      create function announce_notice() returns trigger language plpgsql as $$
      begin
        perform announce_members('status_changed', array[new.member_id]);
        return null;
      end $$;
      create trigger notice_changed after insert or update of dismissed_at on report_actions
        for each row execute function announce_notice();

      -- messages with contact data between adults and minors, which leads and admins look at
      create table message_flags (
        message_id uuid primary key references messages (id) on delete cascade,
        kind text not null check (kind in ('phone', 'email', 'handle', 'link')),
        -- in whole milliseconds, so that a review can name the flag that it is about
        flagged_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
        reviewer_id uuid references users (id) on delete set null,
        reviewed_at timestamptz
      );
      create index message_flags_flagged on message_flags (flagged_at, message_id);
      create index message_flags_reviewer on message_flags (reviewer_id);
    `);

    this.addSql(`
      -- A safeguarding lead supervises everywhere, an admin only where one of the two members is a lead.
      create function may_supervise(member uuid, thread uuid) returns boolean language sql stable as $$
        select is_safeguarding_lead(member) or (
          exists (select from active_roles active where active.user_id = member and active.role = 'admin')
          and exists (
            select from conversations conversation where conversation.thread_id = thread
              and (is_safeguarding_lead(conversation.participant_1) or is_safeguarding_lead(conversation.participant_2))
          )
        )
      $$;

      -- who may read a thread now; who supervises it only while they may
      create view thread_readers as
        select m.* from thread_members m
        where m.role <> 'safeguarding_lead' or may_supervise(m.user_id, m.thread_id);
    `);

    // Who may write to whom depends on blocks, suspensions and age groups.
    this.addSql(`
      create function announce_conversations(members uuid[]) returns void language plpgsql as $$
      begin
        perform announce_threads((
          select array_agg(thread_id) from conversations
          where participant_1 = any(members) or participant_2 = any(members)
        ));
      end $$;
      create function announce_conversation_of_block() returns trigger language plpgsql as $$
      declare
        pair uuid[] := array[coalesce(new.blocker_id, old.blocker_id), coalesce(new.blocked_id, old.blocked_id)];
      begin
        perform announce_threads((
          select array_agg(thread_id) from conversations
          where participant_1 = any(pair) and participant_2 = any(pair)
        ));
        return null;
      end $$;
      create trigger conversation_blocked after insert or delete on blocks
        for each row execute function announce_conversation_of_block();
      create function announce_conversations_of_member() returns trigger language plpgsql as $$
      begin
        perform announce_conversations(array[coalesce(new.user_id, old.user_id)]);
        return null;
      end $$;
      create trigger age_confirmed after insert or delete on age_confirmations
        for each row execute function announce_conversations_of_member();
      create trigger age_corrected after update of birth_date or delete on birth_dates
        for each row execute function announce_conversations_of_member();
      create trigger adult_by_role after insert or delete on user_roles
        for each row execute function announce_conversations_of_member();
      create function announce_conversations_of_account() returns trigger language plpgsql as $$
      begin
        perform announce_conversations(array[new.id]);
        return null;
      end $$;
      create trigger conversations_suspended after update of suspended_at on users for each row
        when (new.suspended_at is distinct from old.suspended_at)
        execute function announce_conversations_of_account();
    `);

    // The threads that a member supervised once stay closed to them: another lead has replaced them there, and they may not
    // read what was written in between.
    this.addSql(`
      -- Without the role, these memberships allow no reading, so they are deleted only when the role is given again.
      create function remove_lead_memberships() returns trigger language plpgsql as $$
      begin
        delete from thread_members where user_id = new.user_id and role = 'safeguarding_lead';
        return null;
      end $$;
      create trigger lead_given after insert on user_roles for each row
        when (new.role = 'safeguarding_lead') execute function remove_lead_memberships();
      create trigger lead_changed after update on user_roles for each row
        when (new.role = 'safeguarding_lead' and (old.user_id, old.role) <> (new.user_id, new.role))
        execute function remove_lead_memberships();

      create function remove_lead_memberships_of_account() returns trigger language plpgsql as $$
      begin
        delete from thread_members where user_id = new.id and role = 'safeguarding_lead';
        return null;
      end $$;
      create trigger suspension_over after update of suspended_at on users for each row
        when (new.suspended_at is null and old.suspended_at is not null)
        execute function remove_lead_memberships_of_account();

      -- An admin must not get back into the threads that they supervised as a lead. Whether they may use the role does not
      -- matter here: a lead whose role waits keeps their places.
      create function remove_lead_memberships_of_admin() returns trigger language plpgsql as $$
      declare
        member uuid := case tg_op when 'DELETE' then old.user_id else new.user_id end;
      begin
        if exists (select from user_roles held where held.user_id = member and held.role = 'admin')
          and not exists (select from user_roles held where held.user_id = member and held.role = 'safeguarding_lead') then
          delete from thread_members where user_id = member and role = 'safeguarding_lead';
        end if;
        return null;
      end $$;
      create trigger admin_given after insert on user_roles for each row
        when (new.role = 'admin') execute function remove_lead_memberships_of_admin();
      create trigger lead_taken_from_admin after delete on user_roles for each row
        when (old.role = 'safeguarding_lead') execute function remove_lead_memberships_of_admin();
    `);
  }
}
