import { rankOf } from "../../../schema/game/rank.ts";
import type { GameState } from "../../../schema/game/state.ts";
import type { Standing } from "./ports.ts";

/** Every player's rank by current score. Players without a saved seat are left out. */
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

/** Writes every player's rank into the state. */
export function rankPlayers(state: GameState): void {
  const players = [...state.players.values()];
  const scores = players.map(({ score }) => score);
  for (const player of players) player.rank = rankOf(player.score, scores);
}
