import { Migration } from "@mikro-orm/migrations";

/** Conversations and their messages, blocks, and reports. */
export class Talk extends Migration {
  override up(): void {
    this.addSql(`
      -- the member sets it once, and then it has a row
      create table birth_dates (
        user_id uuid primary key references users (id) on delete cascade,
        birth_date date not null,
        created_at timestamptz not null default now()
      );

      create table threads (
        id uuid primary key default gen_random_uuid(),
        kind text not null check (kind in ('conversation', 'channel')),
        -- the seq of the newest message; seqs have no gaps
        last_seq bigint not null default 0,
        last_message_at timestamptz,
        created_at timestamptz not null default now()
      );

      create table conversations (
        thread_id uuid primary key references threads (id) on delete cascade,
        participant_1 uuid not null references users (id) on delete cascade,
        participant_2 uuid not null references users (id) on delete cascade,
        check (participant_1 < participant_2),
        unique (participant_1, participant_2)
      );
      create index conversations_second on conversations (participant_2);

      create table thread_members (
        thread_id uuid not null references threads (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        role text not null check (role in ('participant', 'safeguarding_lead', 'owner', 'admin', 'member')),
        read_seq bigint not null default 0,
        -- a safeguarding lead who was added later may not read messages up to this seq
        from_seq bigint not null default 0,
        joined_at timestamptz not null default now(),
        primary key (thread_id, user_id)
      );
      create index thread_members_user on thread_members (user_id);

      create table messages (
        id uuid primary key default gen_random_uuid(),
        thread_id uuid not null references threads (id) on delete cascade,
        seq bigint not null,
        sender_id uuid not null references users (id) on delete cascade,
        request_id text not null,
        -- empty for a deleted message
        content text not null,
        created_at timestamptz not null default now(),
        edited_at timestamptz,
        deleted_at timestamptz,
        unique (thread_id, seq),
        constraint messages_once unique (thread_id, sender_id, request_id)
      );
      create index messages_sender on messages (sender_id);

      -- earlier texts of edited and deleted messages: only for reports, and only for a while
      create table message_versions (
        message_id uuid not null references messages (id) on delete cascade,
        content text not null,
        replaced_at timestamptz not null default now()
      );
      create index message_versions_message on message_versions (message_id);
      create index message_versions_replaced on message_versions (replaced_at);

      create table blocks (
        blocker_id uuid not null references users (id) on delete cascade,
        blocked_id uuid not null references users (id) on delete cascade,
        created_at timestamptz not null default now(),
        primary key (blocker_id, blocked_id),
        check (blocker_id <> blocked_id)
      );
      create index blocks_blocked on blocks (blocked_id);

      create table reports (
        id uuid primary key default gen_random_uuid(),
        reporter_id uuid references users (id) on delete set null,
        kind text not null check (kind in ('message', 'profile')),
        subject_id uuid not null,
        -- the member whom it is about, if any
        about_id uuid references users (id) on delete set null,
        reason text not null,
        note text not null default '',
        -- the reported content at that moment
        evidence jsonb not null,
        state text not null default 'open' check (state in ('open', 'taken', 'closed')),
        owner_id uuid references users (id) on delete set null,
        outcome text not null default '',
        created_at timestamptz not null default now(),
        closed_at timestamptz
      );
      create index reports_reporter on reports (reporter_id, created_at desc);
      create index reports_state on reports (state, created_at);
    `);

    this.addSql(`
      create function is_safeguarding_lead(member uuid) returns boolean language sql stable as $$
        select exists (
          select from user_roles r join users u on u.id = r.user_id and u.suspended_at is null
          where r.user_id = member and r.role = 'safeguarding_lead'
        )
      $$;

      -- everyone with a role counts as an adult
      create function age_group(member uuid, adult_if_born_by date) returns text language sql stable as $$
        select case
          when exists (select from user_roles r where r.user_id = member) then 'adult'
          else coalesce(
            (select case when b.birth_date <= adult_if_born_by then 'adult' else 'minor' end
             from birth_dates b where b.user_id = member),
            'unknown')
        end
      $$;

      -- who may read a thread now; a safeguarding lead only while they have the role
      create view thread_readers as
        select m.* from thread_members m where m.role <> 'safeguarding_lead' or is_safeguarding_lead(m.user_id);

      create function announce_role_loss() returns trigger language plpgsql as $$
      begin
        perform pg_notify('role_lost', old.user_id::text);
        return null;
      end $$;
      create trigger role_lost after delete on user_roles for each row execute function announce_role_loss();
    `);
  }

  override down(): void {
    this.addSql(`
      drop trigger role_lost on user_roles;
      drop view thread_readers;
      drop function announce_role_loss, age_group, is_safeguarding_lead;
      drop table reports, blocks, message_versions, messages, thread_members, conversations, threads, birth_dates;
    `);
  }
}
