import { type PlayedGame, readLastGame, readPlayedGame } from "../../../schema/game/played-api.ts";
import { until } from "../../support/until.ts";
import type { Member } from "../member/member.ts";
import { query } from "../server/own-database.ts";

export interface StoredAnswer {
  readonly requestId: string;
  readonly round: number;
  readonly points: number;
  readonly isCorrect: boolean;
}

/** A player as the database has them after the evening. */
export interface StoredPlayer {
  readonly memberId: string;
  readonly score: number;
  readonly answers: readonly StoredAnswer[];
}

const AT_ONCE = 8;

/** Waits until the result of each room's game is stored, and reads all players. */
export async function readStored(databaseUrl: string, roomIds: readonly string[]): Promise<StoredPlayer[]> {
  await until(async () => {
    const finished = await query(
      databaseUrl,
      "select from game_sessions where room_id = any($1) and status = 'finished'",
      [roomIds],
    );
    return finished.length === roomIds.length;
  });
  return await query<StoredPlayer>(
    databaseUrl,
    `select seat.user_id as "memberId", seat.total_score as score, coalesce(jsonb_agg(jsonb_build_object(
       'requestId', answer.request_id, 'round', answer.round_number, 'points', answer.points_earned,
       'isCorrect', answer.is_correct)) filter (where answer.id is not null), '[]') as answers
     from game_participants seat left join game_round_results answer on answer.participant_id = seat.id
     where seat.room_id = any($1)
     group by seat.id`,
    [roomIds],
  );
}

/** The recap of the room's last game, as each of these members reads it. */
export async function readRecaps(
  players: readonly { readonly member: Member; readonly roomId: string }[],
): Promise<Map<string, PlayedGame>> {
  const recaps = new Map<string, PlayedGame>();
  const waiting = [...players];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { member, roomId } = next;
      const { sessionId } = await member.call(readLastGame, { params: { roomId } });
      recaps.set(member.memberId, await member.call(readPlayedGame, { params: { sessionId } }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return recaps;
}
