import type { ToJSON } from "@colyseus/schema";
import type { EventGameState, EventPlayer } from "../../schema/game/event-state.ts";
import type { GameState, Phase, Player } from "../../schema/game/state.ts";

/** What the room of an event has in addition. */
type EventFields = Pick<ToJSON<EventGameState>, "eventId" | "crowd" | "leaders" | "teams">;
type EventPlayerFields = Pick<ToJSON<EventPlayer>, "team" | "hasPlayed" | "canHost">;

/** One seat in the room's state, as plain data. */
export type PlayerView = ToJSON<Player> & Partial<EventPlayerFields>;

/** The state of any game's room, as plain data. Unchanged parts keep their reference. */
export type RoomView = Omit<ToJSON<GameState>, "phase" | "players"> &
  Partial<EventFields> & {
    phase: Phase;
    /** In the room of an event, a phone sees its own player only, and a watcher none. */
    players: Record<string, PlayerView>;
  };

/** Whether this is the room of an event. */
export const isEventRoom = (view: Pick<RoomView, "crowd">): boolean => view.crowd !== undefined;

/** GAME-53: players who joined earlier come first. In the same millisecond, the lower seat comes first. */
const byJoining = (a: PlayerView, b: PlayerView): number => a.joinedAt - b.joinedAt || a.seat - b.seat;

/** In the order in which they joined. */
export function seatedPlayers(view: Pick<RoomView, "players">): PlayerView[] {
  return Object.values(view.players).sort(byJoining);
}

/** Best first. Equal scores are in the order of joining. */
export function rankedPlayers(view: Pick<RoomView, "players">): PlayerView[] {
  return Object.values(view.players).sort((a, b) => b.score - a.score || byJoining(a, b));
}

/** True for the first place, unless it has no points. */
export function hasWon(player: Pick<PlayerView, "rank" | "score">): boolean {
  return player.rank === 1 && player.score > 0;
}

/** True if the game was finished, even if the room has closed since. */
export function hasStandings(view: Pick<RoomView, "players" | "leaders" | "round" | "rounds">): boolean {
  const players = Object.values(view.players);
  if (players.some((player) => player.rank > 0)) return true;
  // At an event, those who watch and a host who only leads have no rank.
  const isLast = view.leaders !== undefined && view.leaders.length > 0 && view.round >= view.rounds;
  return isLast && players.every(({ hasPlayed }) => !hasPlayed);
}

/** The number of players who count in a round: present, or absent for less than a minute. */
export function activeCount(view: Pick<RoomView, "players" | "crowd">): number {
  if (view.crowd) return view.crowd.connected;
  return Object.values(view.players).filter((player) => player.isActive).length;
}

/** True while the results of a game are shown and the room is open. */
export function hasResults(phase: string): boolean {
  return phase === "finished" || phase === "rematch";
}

/** True while a round is open or its solution is shown. */
export function canBeSkipped(phase: string): boolean {
  return phase === "round" || phase === "reveal";
}

/** True while a solution or the standings are shown. */
export function isBetweenRounds(phase: string): boolean {
  return phase === "reveal" || phase === "break";
}

/** True while everyone's place is shown. Who practises has none, and reads the solution a little longer, if there is one. */
export const showsStandings = (
  { phase, isPractice }: Pick<RoomView, "phase" | "isPractice">,
  hasSolution: boolean,
): boolean => phase === "break" && !(isPractice && hasSolution);

/** True while a game is running, so that leaving would interrupt it. */
export function isPlaying(phase: string): boolean {
  return phase === "starting" || phase === "round" || isBetweenRounds(phase);
}
