import type { GameState } from "../../../schema/game/state.ts";
import { rankOf } from "./phases.ts";
import type { Standing } from "./ports.ts";

/** Everybody's place, by the scores as they stand. Players without a saved seat are left out. */
export function standingsOf(
  state: GameState,
  participantOf: (memberId: string) => string | undefined,
): readonly Standing[] {
  const players = [...state.players.values()];
  const scores = players.map(({ score }) => score);
  return players.flatMap(({ memberId, score }) => {
    const participantId = participantOf(memberId);
    return participantId ? [{ memberId, participantId, score, rank: rankOf(score, scores) }] : [];
  });
}

/** Shows everybody's rank. */
export function rankPlayers(state: GameState): void {
  const players = [...state.players.values()];
  const scores = players.map(({ score }) => score);
  for (const player of players) player.rank = rankOf(player.score, scores);
}
