import { categories } from "../../../schema/question/question.ts";
import { type CommunitySize, textList } from "./community-size.ts";

const ROUNDS = 10;

/** A question bank, and finished trivia games of two to four players with every answer, and the leaderboard that follows. */
export const gameSql = ({ members }: CommunitySize): readonly string[] => [
  `insert into trivia_questions (id, question, correct_answer, incorrect_answers, difficulty, category, scripture_reference, is_active)
   select pg_temp.key_id('question' || q), 'What does chapter ' || q || ' of the reading plan speak of?', 'Light',
     '["Rivers", "Stones", "Bread"]', (array['easy', 'medium', 'hard'])[1 + q % 3],
     (${textList(categories)})[1 + q % ${categories.length}], 'Psalm 119:' || 1 + q % 176, q % 20 <> 0
   from generate_series(1, greatest(40, ${members} / 5)) q`,
  `create temp table game on commit drop as
   select g, pg_temp.key_id('room' || g) as room_id, pg_temp.key_id('session' || g || ' of a game') as session_id, 2 + g % 3 as players,
     now() - interval '1 day' * pg_temp.share('played' || g) * 250 - interval '1 hour' as played_at
   from generate_series(1, greatest(5, ${members} / 5)) g`,
  `create temp table player on commit drop as
   select game.*, seat, person.id as user_id, pg_temp.key_id('player' || g || ' ' || seat) as participant_id
   from game cross join lateral generate_series(0, players - 1) seat
   join person on person.n = 1 + (g * 11 + seat * 7919) % ${members}`,
  `insert into game_rooms (id, room_code, host_id, game_type, max_players, status, settings, current_players, server_id,
     created_at, started_at, ended_at, closed_at)
   select room_id, upper(left(md5(g::text), 6)), user_id, 'trivia', 4, 'closed', jsonb_build_object('gameType', 'trivia',
       'roomName', 'Friday game ' || g, 'maxPlayers', 4, 'isPrivate', g % 2 = 0, 'timeLimit', 30, 'difficulty', 'easy', 'rounds', ${ROUNDS}),
     0, 0, played_at, played_at, played_at + interval '6 minutes', played_at + interval '10 minutes'
   from player where seat = 0`,
  `insert into game_sessions (id, room_id, round_number, status, created_at, ended_at, rounds)
   select session_id, room_id, ${ROUNDS}, 'finished', played_at, played_at + interval '6 minutes', ${ROUNDS} from game`,
  `insert into game_rounds (session_id, round_number, question_id, started_at)
   select session_id, round, pg_temp.key_id('question' || 1 + (g * 3 + round) % greatest(40, ${members} / 5)),
     played_at + round * interval '30 seconds'
   from game cross join generate_series(1, ${ROUNDS}) round`,
  `create temp table answered on commit drop as
   select player.*, round, pg_temp.share('answers' || g || ' ' || seat || ' ' || round) as chance
   from player cross join generate_series(1, ${ROUNDS}) round`,
  `insert into game_participants (id, room_id, user_id, display_name, seat, total_score, joined_at, left_at)
   select participant_id, room_id, user_id, coalesce(max(full_name), 'Anonymous Player'), seat,
     sum(case when chance < 0.6 then 50 + floor(chance * 80) else 0 end), played_at, played_at + interval '7 minutes'
   from answered left join profiles using (user_id) group by participant_id, room_id, user_id, seat, played_at`,
  `insert into game_round_results (session_id, participant_id, round_number, request_id, answer, points_earned, response_time,
     time_limit, is_correct, created_at)
   select session_id, participant_id, round, 'fill-' || round, case when chance < 0.6 then 'Light' else 'Stones' end,
     case when chance < 0.6 then 50 + floor(chance * 80) else 0 end, 2 + chance * 20, 30, chance < 0.6,
     played_at + round * interval '30 seconds'
   from answered`,
  `insert into game_leaderboards (user_id, game_type, total_games, total_score, total_wins, best_score, average_score)
   select user_id, 'trivia', count(*), sum(total_score), count(*) filter (where is_best), max(total_score), avg(total_score)
   from (
     select user_id, total_score, total_score = max(total_score) over (partition by room_id) and total_score > 0 as is_best
     from game_participants where id in (select participant_id from player)
   ) result group by user_id`,
];
