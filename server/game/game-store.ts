// The hot paths of games: taking seats, answering rounds, and listing rooms. Each is one prepared statement, planned
// once per connection. Through the ORM each would take several round trips.
import { prepared } from "../platform/database/prepared.ts";
import { isHeld } from "./held-room.ts";

/**
 * $5 a server: seats a member while holding the room's row. The id is null if a block forbids it; no row if another server holds
 * the room (GAME-164). The function is defined in the migrations, and rejects if there is no such room.
 */
export const insertSeat = prepared<{ id: string | null }>(
  "store-seat",
  `with held as materialized (
     select from game_rooms room where room.id = $1 and ${isHeld("$5")} for update
   )
   select store_seat($1, $2, $3, $4) as id where $5::integer is null or exists (select from held)`,
);

/** $1 a room, $2 members: those who stand in a block with someone who sits in it, if it is public. */
export const selectBlocked = prepared<{ id: string }>(
  "blocked-in-room",
  `select candidate.id from unnest($2::uuid[]) as candidate (id)
   where exists (
     select from game_participants seat join game_rooms room on room.id = seat.room_id
     where seat.room_id = $1 and seat.is_active and not (room.settings ->> 'isPrivate')::boolean
       and seat.user_id <> candidate.id and block_stands(candidate.id, seat.user_id)
   )`,
);

/**
 * $1 a room, $2 members who have just come or left, and who may have been erased in the meantime, $3 a server. No row if another
 * server holds the room (GAME-164).
 */
export const upsertWatchers = prepared<{ id: string }>(
  "store-watchers",
  `with held as materialized (
     select room.id from game_rooms room where room.id = $1 and ${isHeld("$3")} for share
   ), stored as (
     insert into game_watchers (room_id, user_id)
     select held.id, account.id from held, users account where account.id = any($2::uuid[])
     on conflict (room_id, user_id) do update set last_seen_at = excluded.last_seen_at
   )
   select id from held`,
);

/** $1 a room: the blocks that stand between its players. */
export const selectBlockedPairs = prepared<{ blocker_id: string; blocked_id: string }>(
  "blocked-pairs-in-room",
  `select block.blocker_id, block.blocked_id
   from game_participants seat
   join blocks block on block.blocker_id = seat.user_id
   join game_participants other on other.room_id = seat.room_id and other.user_id = block.blocked_id
   where seat.room_id = $1 and block_stands(block.blocker_id, block.blocked_id)`,
);

interface RoomRow {
  readonly id: string;
  readonly room_code: string;
  readonly status: "waiting" | "playing" | "finished" | "closed" | "interrupted";
  readonly server_id: number;
  readonly event_id: string | null;
}

const roomColumns = "room.id, room.room_code, room.status, room.server_id, room.event_id";

/** A condition: the room is open and public, or the member has a row in this table or view of those who were in it. */
const isOpenOrIn = (table: string, room: string, memberId: string): string => `(
    (${room}.closed_at is null and not (${room}.settings ->> 'isPrivate')::boolean)
    or exists (select from ${table} own where own.room_id = ${room}.id and own.user_id = ${memberId})
  )`;

/** SAFE-54, a condition: the room is open and public, or the member has had a seat in it or watched it. */
export const isSeenRoom = (room: string, memberId: string): string => isOpenOrIn("game_company", room, memberId);

/**
 * A condition: this seat of the session's room played the session, until its end or until it was given up (GAME-12). The host of
 * an event's room who has answered nothing did not (GAME-126).
 */
export const hasPlayed = (seat: string, session: string): string => `(
    ${seat}.joined_at <= coalesce(${session}.ended_at, now())
    and (${seat}.is_active or ${seat}.left_at >= ${session}.created_at)
    and not exists (
      select from game_rooms led
      where led.id = ${seat}.room_id and led.event_id is not null and led.host_id = ${seat}.user_id and not exists (
        select from game_round_results given where given.session_id = ${session}.id and given.participant_id = ${seat}.id
      )
    )
  )`;

/** The room with this id that is open and public, or in which the member has had a seat, or an event's open room, which is then checked. */
export const selectRoomById = prepared<RoomRow>(
  "room-by-id",
  `select ${roomColumns} from game_rooms room
   where room.id = $1 and (
     ${isOpenOrIn("game_participants", "room", "$2")} or (room.event_id is not null and room.closed_at is null)
   )`,
);

/** $1 an event: its open room. */
export const selectEventRoom = prepared<EventRoomRow>(
  "event-room",
  `select room.id, room.room_code, room.game_type, room.settings, room.status, room.current_players, room.max_players
   from game_rooms room where room.event_id = $1 and room.closed_at is null`,
);

/** The open room with this code, or else the last one with it where the member has had a seat. */
export const selectRoomByCode = prepared<RoomRow>(
  "room-by-code",
  `select * from (
     select ${roomColumns}, null::timestamptz as closed_at from game_rooms room
     where room.room_code = $1 and room.closed_at is null
     union all
     select ${roomColumns}, room.closed_at
     from game_participants seat join game_rooms room on room.id = seat.room_id
     where seat.user_id = $2 and room.room_code = $1 and room.closed_at is not null
   ) as found
   order by closed_at desc nulls first
   limit 1`,
);

interface EventRoomRow extends Pick<RoomRow, "id" | "room_code" | "status"> {
  readonly game_type: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly current_players: number;
  readonly max_players: number;
}

interface ListedRow {
  readonly id: string;
  readonly room_code: string;
  readonly game_type: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly current_players: number;
  readonly host_name: string | null;
}

/** The public rooms that wait for players and that someone is in, newest first. */
export const selectPublicRooms = prepared<ListedRow>(
  "public-rooms",
  `select room.id, room.room_code, room.game_type, room.settings, room.current_players, host.full_name as host_name
   from game_rooms room left join profiles host on host.user_id = room.host_id
   where room.status = 'waiting' and room.closed_at is null and not (room.settings ->> 'isPrivate')::boolean
     and room.current_players > 0 and not room.is_vacant
   order by room.created_at desc, room.id
   limit $1`,
);

/** The outcome of storing an answer: one row per submitted answer. */
export interface AnswerRow {
  readonly participant_id: string;
  readonly round_number: number;
  readonly request_id: string;
  /** The server that asks holds the game. */
  readonly is_held: boolean;
  readonly is_running: boolean;
  readonly is_new: boolean;
  readonly was_there: boolean;
}

/** $2 a server: the games among these of rooms that it holds (GAME-164). The lock makes a server that takes one up wait. */
const heldGames = (sessionIds: string, skipLocked = "") => `
    select session.id from game_sessions session join game_rooms room on room.id = session.room_id
    where session.id in (${sessionIds}) and ${isHeld("$2")} order by room.id for share of room ${skipLocked}`;

// The share lock makes the end of a game wait for answers in progress. Later answers find no running game. Each
// participant is counted once, because an update applies only one of several matching rows.
const storeAnswers = (skipLocked = "") => `
  with parameters as (
    select * from json_to_recordset($1) as parameters (
      "sessionId" uuid, "participantId" uuid, round smallint, "requestId" text, answer text, "pointsEarned" integer,
      "responseTimeSeconds" numeric, "timeLimitSeconds" smallint, "isCorrect" boolean)
  ), held as materialized (${heldGames('select "sessionId" from parameters', skipLocked)}
  ), running as (
    select session.id from game_sessions session join held on held.id = session.id
    where session.status = 'active' for share of session ${skipLocked}
  ), stored as (
    insert into game_round_results
      (session_id, participant_id, round_number, request_id, answer, points_earned, response_time, time_limit, is_correct)
    select parameters.* from parameters join running on running.id = "sessionId"
    on conflict (session_id, participant_id, round_number) do nothing
    returning session_id, participant_id, round_number, request_id, points_earned
  ), scored as (
    update game_participants participant set total_score = participant.total_score + earned.points
    from (select participant_id, sum(points_earned) as points from stored where points_earned > 0 group by 1) earned
    where participant.id = earned.participant_id
  )
  select parameters."participantId" as participant_id, parameters.round as round_number, parameters."requestId" as request_id,
    exists (select from held where id = parameters."sessionId") as is_held,
    exists (select from running where id = parameters."sessionId") as is_running,
    exists (
      select from stored where (session_id, participant_id, round_number, request_id)
        = (parameters."sessionId", parameters."participantId", parameters.round, parameters."requestId")
    ) as is_new,
    exists (
      select from game_round_results earlier where (session_id, participant_id, earlier.round_number)
        = (parameters."sessionId", parameters."participantId", parameters.round)
    ) as was_there
  from parameters`;

/** Skips games that are locked, so that answers of other rooms do not wait for them. */
export const STORE_ANSWERS = { name: "store-answers", text: storeAnswers("skip locked") };
/** The same, but waits for a locked game. */
export const STORE_ANSWERS_WAITING = { name: "store-answers-waiting", text: storeAnswers() };

/** Starts rounds of running games. Returns one row per game that the server holds. */
export const START_ROUNDS = {
  name: "start-rounds",
  text: `
    with parameters as (
      select * from json_to_recordset($1) as parameters (
        "sessionId" uuid, round smallint, "drawnId" uuid, "drawnText" text, "startedAt" timestamptz,
        "shownQuestion" jsonb)
    ), held as materialized (${heldGames('select "sessionId" from parameters')}
    ), running as (
      update game_sessions session set round_number = round, round_start_time = "startedAt"
      from parameters join held on held.id = "sessionId"
      where session.id = "sessionId" and session.status = 'active' returning session.id
    ), started as (
      insert into game_rounds (session_id, round_number, question_id, drawn_text, started_at, shown_question)
      select parameters.* from parameters join running on running.id = "sessionId"
      on conflict do nothing
    )
    select id, exists (select from running where running.id = held.id) as is_running from held`,
};

/** The points of each player of a session, added up: a long game has too many answers to make entities of. */
export const selectScores = prepared<{ participant_id: string; score: number }>(
  "session-scores",
  `select participant_id, sum(points_earned)::int as score from game_round_results
   where session_id = $1 group by participant_id`,
);
