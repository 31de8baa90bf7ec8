import { rankOf } from "../../../schema/game/rank.ts";
import type { GameState, Player } from "../../../schema/game/state.ts";
import { onlyLeads } from "../event-room/leading-host.ts";
import type { Standing } from "./ports.ts";

/** Every player's rank by current score. Players without a saved seat are left out. */
export function standingsOf(
  state: GameState,
  participantOf: (memberId: string) => string | undefined,
): readonly Standing[] {
  const players = playersRanked(state);
  const scores = players.map(({ score }) => score);
  return players.flatMap(({ memberId, score }) => {
    const participantId = participantOf(memberId);
    return participantId ? [{ memberId, participantId, score, rank: rankOf(score, scores) }] : [];
  });
}

/** Writes every player's rank into the state. */
export function rankPlayers(state: GameState): void {
  const players = playersRanked(state);
  const scores = players.map(({ score }) => score);
  for (const player of players) player.rank = rankOf(player.score, scores);
}

const playersRanked = (state: GameState): Player[] =>
  [...state.players.values()].filter((player) => !onlyLeads(state, player));
