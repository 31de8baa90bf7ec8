import { type EventPlayer, eventStateOf } from "../../../schema/game/event-state.ts";
import type { GameState, Player } from "../../../schema/game/state.ts";

type AnyPlayer = Pick<Player, "memberId" | "hasAnswered" | "score" | "isActive"> &
  Partial<Pick<EventPlayer, "hasPlayed">>;

interface AnyState<P extends AnyPlayer> {
  readonly hostId: string;
  readonly players: { values(): Iterable<P> };
}

/** GAME-126: whether this is the host of an event's room who has answered nothing in this game. */
export function onlyLeads<P extends AnyPlayer>(state: AnyState<P>, player: P): boolean {
  const { memberId, hasPlayed, hasAnswered, score } = player;
  return eventStateOf(state) !== undefined && memberId === state.hostId && !hasPlayed && !hasAnswered && score === 0;
}

/** GAME-125: the players for whom a round waits. */
export function playersWaitedFor<P extends AnyPlayer>(state: AnyState<P>): readonly P[] {
  const players = [...state.players.values()];
  if (!eventStateOf(state)) return players;
  const others = players.filter(({ memberId, hasAnswered }) => memberId !== state.hostId || hasAnswered);
  // Alone, the host sees each round for its whole time.
  return others.some(({ isActive }) => isActive) ? others : players;
}

/** GAME-21, GAME-128: who joins the next game when this player asks for it. Undefined if they may not ask. */
export function joinersOfNextGame(state: GameState, player: Player): readonly Player[] | undefined {
  if (!eventStateOf(state)) return [player];
  return player.memberId === state.hostId ? [...state.players.values()] : undefined;
}
