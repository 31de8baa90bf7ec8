// The hot paths of games: a hall sits down at once, every player answers every round, and everybody asks for the list. Each
// is one prepared statement, planned once per connection; through the ORM each would be several round trips.
import { prepared } from "../platform/prepared.ts";

/** Seats a member under the room's row; the id is null where a block stands. The function is written in the migrations. */
export const storeSeat = prepared<{ id: string | null }>("keep-seat", "select keep_seat($1, $2, $3, $4) as id");

interface RoomRow {
  readonly id: string;
  readonly room_code: string;
  readonly status: "waiting" | "playing" | "finished" | "closed" | "interrupted";
  readonly server_id: number;
}

const roomColumns = "room.id, room.room_code, room.status, room.server_id";

/** An open public room with this id, or any with it that the member has sat in. */
export const selectRoomById = prepared<RoomRow>(
  "room-by-id",
  `select ${roomColumns} from game_rooms room
   where room.id = $1
     and ((room.closed_at is null and not (room.settings ->> 'isPrivate')::boolean)
       or exists (select from game_participants where room_id = room.id and user_id = $2))`,
);

/** The open room with this code, or else the last one with it that the member has sat in. */
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

interface ListedRow {
  readonly id: string;
  readonly room_code: string;
  readonly game_type: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly current_players: number;
  readonly host_name: string | null;
}

/** The public rooms that wait for players, newest first. */
export const selectPublicRooms = prepared<ListedRow>(
  "public-rooms",
  `select room.id, room.room_code, room.game_type, room.settings, room.current_players, host.full_name as host_name
   from game_rooms room left join profiles host on host.user_id = room.host_id
   where room.status = 'waiting' and room.closed_at is null and not (room.settings ->> 'isPrivate')::boolean
     and room.current_players > 0
   order by room.created_at desc, room.id
   limit $1`,
);

/** How a stored answer fared: one row for each that was given. */
export interface AnswerRow {
  readonly participant_id: string;
  readonly round_number: number;
  readonly request_id: string;
  readonly is_running: boolean;
  readonly is_new: boolean;
  readonly was_there: boolean;
}

// The share lock makes a game's end wait for answers under way, and answers that come later find no running game. Each
// participant is counted once, as an update applies only one of several matching rows.
const storeAnswers = (lock: string) => `
  with given as (
    select * from json_to_recordset($1) as given (
      "sessionId" uuid, "participantId" uuid, round smallint, "requestId" text, answer text, "pointsEarned" integer,
      "responseTimeSeconds" numeric, "timeLimitSeconds" smallint, "isCorrect" boolean)
  ), running as (
    select id from game_sessions where status = 'active' and id in (select "sessionId" from given) ${lock}
  ), stored as (
    insert into game_round_results
      (session_id, participant_id, round_number, request_id, answer, points_earned, response_time, time_limit, is_correct)
    select given.* from given join running on running.id = "sessionId"
    on conflict (session_id, participant_id, round_number) do nothing
    returning session_id, participant_id, round_number, request_id, points_earned
  ), scored as (
    update game_participants participant set total_score = participant.total_score + earned.points
    from (select participant_id, sum(points_earned) as points from stored where points_earned > 0 group by 1) earned
    where participant.id = earned.participant_id
  )
  select given."participantId" as participant_id, given.round as round_number, given."requestId" as request_id,
    exists (select from running where id = given."sessionId") as is_running,
    exists (
      select from stored where (session_id, participant_id, round_number, request_id)
        = (given."sessionId", given."participantId", given.round, given."requestId")
    ) as is_new,
    exists (
      select from game_round_results earlier where (session_id, participant_id, earlier.round_number)
        = (given."sessionId", given."participantId", given.round)
    ) as was_there
  from given`;

/** Leaves out games that are being changed, so that the answers of all other tables do not wait for them. */
export const STORE_ANSWERS = { name: "store-answers", text: storeAnswers("for share skip locked") };
/** The same, and waits for a game that is being changed. */
export const STORE_ANSWERS_WAITING = { name: "store-answers-waiting", text: storeAnswers("for share") };

/** Starts rounds of running games; one row for each that was started. */
export const START_ROUNDS = {
  name: "start-rounds",
  text: `
    with given as (
      select * from json_to_recordset($1) as given (
        "sessionId" uuid, round smallint, "drawnId" uuid, "drawnText" text, "startedAt" timestamptz)
    ), running as (
      update game_sessions session set round_number = round, round_start_time = "startedAt"
      from given where id = "sessionId" and status = 'active' returning id
    ), started as (
      insert into game_rounds (session_id, round_number, question_id, drawn_text, started_at)
      select given.* from given join running on running.id = "sessionId"
      on conflict do nothing
    )
    select id from running`,
};
