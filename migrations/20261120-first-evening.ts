import { Migration } from "@mikro-orm/migrations";

/** Accounts, profiles, questions, and the stored records of games. */
export class FirstEvening extends Migration {
  override up(): void {
    this.addSql(`
      create table users (
        id uuid primary key,
        name text not null default '',
        email text not null,
        email_verified boolean not null default false,
        image text,
        suspended_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create unique index users_email on users (lower(email));

      create table sessions (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        token text not null unique,
        expires_at timestamptz not null,
        ip_address text,
        user_agent text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index sessions_user on sessions (user_id);

      create table credentials (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        account_id text not null,
        provider_id text not null,
        issuer text,
        password text,
        access_token text,
        refresh_token text,
        id_token text,
        access_token_expires_at timestamptz,
        refresh_token_expires_at timestamptz,
        scope text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index credentials_user on credentials (user_id);

      create table verifications (
        id uuid primary key,
        identifier text not null,
        value text not null,
        expires_at timestamptz not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index verifications_identifier on verifications (identifier);

      create table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );

      create table user_roles (
        user_id uuid not null references users (id) on delete cascade,
        role text not null check (role in ('admin', 'mentor', 'safeguarding_lead')),
        created_at timestamptz not null default now(),
        primary key (user_id, role)
      );

      create table profiles (
        user_id uuid primary key references users (id) on delete cascade,
        full_name text not null check (full_name <> ''),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );

      create table trivia_questions (
        id uuid primary key default gen_random_uuid(),
        question text not null,
        correct_answer text not null,
        incorrect_answers jsonb not null,
        difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
        category text not null,
        scripture_reference text,
        time_limit smallint check (time_limit > 0),
        points integer not null default 100 check (points > 0),
        is_active boolean not null default true,
        created_at timestamptz not null default now()
      );
      create unique index trivia_questions_question on trivia_questions (lower(question));
      create index trivia_questions_difficulty on trivia_questions (difficulty) where is_active;

      create table game_rooms (
        id uuid primary key,
        room_code text not null,
        host_id uuid not null references users (id),
        game_type text not null,
        max_players smallint not null check (max_players between 2 and 8),
        status text not null default 'waiting'
          check (status in ('waiting', 'playing', 'finished', 'closed', 'interrupted')),
        settings jsonb not null,
        current_players smallint not null default 0,
        -- the server that runs the room
        server_id integer not null,
        created_at timestamptz not null default now(),
        started_at timestamptz,
        ended_at timestamptz,
        closed_at timestamptz
      );
      create unique index game_rooms_open_code on game_rooms (room_code) where closed_at is null;
      create index game_rooms_waiting on game_rooms (created_at desc) where status = 'waiting';
      create index game_rooms_open_server on game_rooms (server_id) where closed_at is null;

      create table game_participants (
        id uuid primary key default gen_random_uuid(),
        room_id uuid not null references game_rooms (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        display_name text not null,
        seat smallint not null,
        is_active boolean not null default true,
        total_score integer not null default 0,
        joined_at timestamptz not null default now(),
        unique (room_id, user_id)
      );
      create index game_participants_user on game_participants (user_id);

      create table game_sessions (
        id uuid primary key default gen_random_uuid(),
        room_id uuid not null references game_rooms (id) on delete cascade,
        round_number smallint not null default 1,
        status text not null default 'active' check (status in ('active', 'finished', 'interrupted')),
        round_start_time timestamptz,
        created_at timestamptz not null default now(),
        ended_at timestamptz
      );
      create index game_sessions_room on game_sessions (room_id, created_at desc);
      -- a room plays one game at a time
      create unique index game_sessions_active on game_sessions (room_id) where status = 'active';

      create table game_rounds (
        session_id uuid not null references game_sessions (id) on delete cascade,
        round_number smallint not null,
        question_id uuid references trivia_questions (id) on delete set null,
        started_at timestamptz not null,
        primary key (session_id, round_number)
      );
      create index game_rounds_question on game_rounds (question_id);

      create table game_round_results (
        id uuid primary key default gen_random_uuid(),
        session_id uuid not null references game_sessions (id) on delete cascade,
        participant_id uuid not null references game_participants (id) on delete cascade,
        round_number smallint not null,
        request_id text not null,
        answer text not null,
        points_earned integer not null,
        response_time numeric(7, 3) not null,
        time_limit smallint not null,
        is_correct boolean not null,
        created_at timestamptz not null default now(),
        -- one answer per player and round, however many are sent
        unique (session_id, participant_id, round_number)
      );

      create table game_leaderboards (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        game_type text not null,
        total_games integer not null default 0,
        total_score integer not null default 0,
        total_wins integer not null default 0,
        best_score integer not null default 0,
        average_score numeric(10, 2) not null default 0,
        updated_at timestamptz not null default now(),
        unique (user_id, game_type)
      );
      create index game_leaderboards_rank on game_leaderboards (game_type, total_score desc);
    `);

    // However a session ends (sign-out, reset, clean-up, suspension), every server is notified and closes its sockets.
    this.addSql(`
      create function announce_session_end() returns trigger language plpgsql as $$
      begin
        perform pg_notify('session_ended', old.id::text);
        return null;
      end $$;
      create trigger session_ended after delete on sessions for each row execute function announce_session_end();

      create function announce_suspension() returns trigger language plpgsql as $$
      begin
        perform pg_notify('member_suspended', new.id::text);
        return null;
      end $$;
      create trigger member_suspended after update of suspended_at on users for each row
        when (new.suspended_at is not null and old.suspended_at is null) execute function announce_suspension();
    `);
  }

  override down(): void {
    this.addSql(`
      drop table game_leaderboards, game_round_results, game_rounds, game_sessions, game_participants, game_rooms,
        trivia_questions, profiles, user_roles, rate_limits, verifications, credentials, sessions, users;
      drop function announce_session_end, announce_suspension;
    `);
  }
}
