import type { PlayedGame } from "../../../schema/game/played-api.ts";
import { rankOf } from "../../../schema/game/rank.ts";
import type { Receipt } from "../bot-client.ts";
import type { StoredPlayer } from "./stored-evening.ts";

/** One player at the end of an evening: what the script wants, and what the phone, the database and the recap show. */
export interface PlayerEnd {
  readonly memberId: string;
  readonly roomId: string;
  readonly scripted: { readonly score: number; readonly rightAnswers: number };
  readonly receipts: readonly Pick<Receipt, "id" | "round">[];
  readonly shownScore: number;
  readonly shownRank: number;
  readonly stored: StoredPlayer;
  readonly recap: Pick<PlayedGame, "players" | "rounds">;
}

export interface EveningEnd {
  readonly players: readonly PlayerEnd[];
  /** The scores on the wall, by member id. It shows the first player's room. */
  readonly wallScores: ReadonlyMap<string, number>;
  readonly questions: readonly string[];
  readonly leaks: readonly string[];
}

/** Lists everything that is wrong after an evening, by kind. All lists must be empty. */
export function eveningFaults({ players, wallScores, questions, leaks }: EveningEnd) {
  const named = (isFaulty: (player: PlayerEnd) => boolean) => players.filter(isFaulty).map(({ memberId }) => memberId);
  return {
    "acknowledged answers lost": players.flatMap(lost),
    "answers counted twice": players.flatMap(doubled),
    "rounds without an answer": players.flatMap(({ memberId, stored }) => {
      const answered = new Set(stored.answers.map(({ round }) => round));
      return questions.flatMap((_, at) => (answered.has(at + 1) ? [] : [`${memberId} in round ${at + 1}`]));
    }),
    "right answers other than the script's": named(({ scripted, stored }) => {
      return stored.answers.filter(({ isCorrect }) => isCorrect).length !== scripted.rightAnswers;
    }),
    "final scores other than the script's": named((player) => {
      return scoresOf(player).some((score) => score !== player.scripted.score);
    }),
    "places other than those of the scores": named((player) => {
      const rank = rankIn(player, players);
      return player.shownRank !== rank || ownIn(player)?.rank !== rank;
    }),
    "scores on the wall other than the script's": named(({ memberId, roomId, scripted }) => {
      return roomId === players[0]?.roomId && wallScores.get(memberId) !== scripted.score;
    }),
    "rounds other than the script's in a recap": named(({ recap }) => {
      const counted = recap.rounds.filter(({ state }) => state === "counted");
      const asked = counted.map(({ question }) => question?.question ?? "");
      return asked.toSorted().join("\n") !== questions.toSorted().join("\n");
    }),
    "solutions before their reveal": leaks,
  };
}

function lost({ receipts, stored }: PlayerEnd): string[] {
  const known = new Set(stored.answers.map(({ requestId }) => requestId));
  return receipts.filter(({ id }) => !known.has(id)).map(({ id, round }) => `${id} in round ${round}`);
}

/** Answers with the id or the round of an earlier one. */
const doubled = ({ stored: { answers } }: PlayerEnd): string[] =>
  answers
    .filter(({ requestId, round }, at) => {
      return answers.slice(0, at).some((earlier) => earlier.requestId === requestId || earlier.round === round);
    })
    .map(({ requestId, round }) => `${requestId} in round ${round}`);

const ownIn = ({ recap }: PlayerEnd) => recap.players.find(({ isMine }) => isMine);

/** The final score in each place that has one. */
function scoresOf(player: PlayerEnd): (number | undefined)[] {
  const { shownScore, stored, recap } = player;
  const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 0);
  return [
    shownScore,
    stored.score,
    sum(stored.answers.map(({ points }) => points)),
    ownIn(player)?.score,
    sum(recap.rounds.map(({ own }) => own?.points ?? 0)),
  ];
}

/** The rank by the script, among the players of the same room. */
function rankIn({ roomId, scripted }: PlayerEnd, players: readonly PlayerEnd[]): number {
  const inRoom = players.filter((each) => each.roomId === roomId);
  return rankOf(
    scripted.score,
    inRoom.map((each) => each.scripted.score),
  );
}
