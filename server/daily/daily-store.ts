// Prepared statements: every visitor of the games page reads the board of the day.
import type { DailyRow } from "../../schema/daily/api.ts";
import { shownBoard, type UnnamedRow } from "../leaderboard/leaderboard.ts";
import { prepared } from "../platform/database/prepared.ts";

/** DAILY-15. Parameters: the day, then those of {@link shownBoard}. */
export const selectDailyBoard = prepared<UnnamedRow<DailyRow>>(
  "daily-board",
  shownBoard(
    `select game.user_id, game.score,
       row_number() over (order by game.score desc, game.finished_at, game.user_id)::int as rank
     from solo_games game
     join solo_sets played on played.id = game.set_id and played.day = $1::date
     join users on users.id = game.user_id and users.suspended_at is null
     where game.finished_at is not null`,
    ["score"],
  ),
);

/** Parameters: since which day. The questions of daily sets, the latest first. */
export const selectAsked = prepared<{ question_id: string }>(
  "daily-asked",
  `select question_id from solo_questions join solo_sets on solo_sets.id = set_id
   where day >= $1::date and question_id is not null
   group by question_id order by max(day) desc, question_id`,
);

/** Parameters: a member. The days on which they have finished. */
export const selectFinishedDays = prepared<{ day: string }>(
  "daily-finished-days",
  `select solo_sets.day::text as day from solo_games join solo_sets on solo_sets.id = set_id
   where user_id = $1 and finished_at is not null and day is not null`,
);
