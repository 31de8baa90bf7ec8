import type { ToJSON } from "@colyseus/schema";
import type { GameState, Phase, Player } from "../../schema/game/state.ts";

export const anonymousPlayer = "Anonymous Player";

/** One seat as the screens read it. */
export type PlayerView = ToJSON<Player>;

/** Any game's room as the screens read it: plain data, one reference per unchanged part. */
export type RoomView = Omit<ToJSON<GameState>, "phase" | "players"> & {
  phase: Phase;
  players: Record<string, PlayerView>;
};

/** GAME-53: players who sat down earlier come first; the lower place where two sat down in the same millisecond. */
const byJoining = (a: PlayerView, b: PlayerView): number => a.joinedAt - b.joinedAt || a.seat - b.seat;

/** In the order in which they sat down. */
export function seatedPlayers(view: Pick<RoomView, "players">): PlayerView[] {
  return Object.values(view.players).sort(byJoining);
}

/** Best first; equal scores in the order in which they sat down. */
export function rankedPlayers(view: Pick<RoomView, "players">): PlayerView[] {
  return Object.values(view.players).sort((a, b) => b.score - a.score || byJoining(a, b));
}

/** Best of the game; with no points at all nobody won. */
export function hasWon(player: Pick<PlayerView, "rank" | "score">): boolean {
  return player.rank === 1 && player.score > 0;
}

/** The game was played to its end, whatever became of its room since. */
export function hasStandings(view: Pick<RoomView, "players">): boolean {
  return Object.values(view.players).some((player) => player.rank > 0);
}

/** Who counts for the rounds: present, or gone for less than a minute. */
export function activeCount(view: RoomView): number {
  return Object.values(view.players).filter((player) => player.isActive).length;
}

/** A game is on: leaving now is leaving the others in the middle of it. */
export function isPlaying(phase: Phase): boolean {
  return phase === "starting" || phase === "round" || phase === "reveal" || phase === "break";
}
