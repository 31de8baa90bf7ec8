import { Migration } from "@mikro-orm/migrations";

/** The stored records of games. */
export class Game extends Migration {
  override up(): void {
    this.addSql(`
      create table game_rooms (
        id uuid primary key,
        room_code text not null,
        -- null once the member has been erased
        host_id uuid references users (id) on delete set null,
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
      create index game_rooms_host on game_rooms (host_id);
      create index game_rooms_closed on game_rooms (closed_at) where closed_at is not null;

      -- the list of public rooms: each seat changes its room's number of players
      create function announce_rooms() returns trigger language plpgsql as $$
      begin
        perform pg_notify('rooms_changed', 'rooms');
        return null;
      end $$;
      create trigger room_opened after insert on game_rooms for each row execute function announce_rooms();
      create trigger room_changed after update on game_rooms for each row
        when (old.status = 'waiting' or new.status = 'waiting') execute function announce_rooms();

      create table game_participants (
        id uuid primary key default gen_random_uuid(),
        room_id uuid not null references game_rooms (id) on delete cascade,
        -- null once the member has been erased
        user_id uuid references users (id) on delete set null,
        display_name text not null,
        seat smallint not null,
        is_active boolean not null default true,
        total_score integer not null default 0,
        joined_at timestamptz not null default now(),
        -- for finishing a game whose server died
        left_at timestamptz,
        unique (room_id, user_id)
      );
      create index game_participants_user on game_participants (user_id, joined_at);

      create table game_sessions (
        id uuid primary key default gen_random_uuid(),
        room_id uuid not null references game_rooms (id) on delete cascade,
        -- for finishing a game whose server died
        rounds smallint not null check (rounds > 0),
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
        -- what a round draws instead of a question: the letters of word battle
        drawn_text text check (length(drawn_text) between 1 and 100),
        started_at timestamptz not null,
        -- a round of a voided question counts for nobody
        voided_at timestamptz,
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
      create index game_round_results_participant on game_round_results (participant_id);
    `);

    // Saves a player's seat in one round trip instead of five, because a whole hall may sit down at once. Not a single
    // statement, which would count the players as they were before it waited for the lock on the room's row. Two members with
    // a block between them can't sit in the same public room, also if they come at once: the second gets null.
    this.addSql(`
      create function store_seat(in_room uuid, of_member uuid, shown_as text, at_place smallint)
        returns uuid language plpgsql as $$
      declare
        room_is_open boolean;
        room_is_for_all boolean;
        participant uuid;
      begin
        select closed_at is null, status = 'waiting' and not (settings ->> 'isPrivate')::boolean
          into room_is_open, room_is_for_all from game_rooms where id = in_room for update;
        if room_is_open is null then raise exception 'there is no room %', in_room; end if;
        if not room_is_open then raise exception 'room % is closed', in_room; end if;
        -- A member who sits here already keeps the seat.
        if room_is_for_all and exists (
          select from game_participants seat
          where seat.room_id = in_room and seat.is_active and block_stands(of_member, seat.user_id)
        ) and not exists (
          select from game_participants seat where seat.room_id = in_room and seat.user_id = of_member and seat.is_active
        ) then return null; end if;
        insert into game_participants (room_id, user_id, display_name, seat)
          values (in_room, of_member, shown_as, at_place)
          on conflict (room_id, user_id) do update
            set is_active = true, seat = excluded.seat, display_name = excluded.display_name, left_at = null
          returning id into participant;
        update game_rooms
          set current_players = (select count(*) from game_participants where room_id = in_room and is_active)
          where id = in_room;
        return participant;
      end $$;
    `);
  }
}
