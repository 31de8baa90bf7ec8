import { PRACTICE_PLAYERS } from "../../../schema/limits.ts";
import { newEventState } from "../event-room/new-event-state.ts";
import type { Game, GameShape } from "./game.ts";

interface Opening<S extends GameShape> {
  readonly settings: S["settings"];
  readonly roomCode: string;
  readonly hostId: string;
}

/** The state of a new room: of a table, of an event (GAME-120), or of one member who practises (GAME-170). */
export function newState<S extends GameShape>(game: Game<S>, { settings, ...room }: Opening<S>): S["state"] {
  const opening = { ...settings, ...room };
  const { eventId, isPractice } = settings;
  if (eventId !== undefined) return newEventState(game.declared.fields, { ...opening, eventId }) as S["state"];
  // Alone, there is nobody to react to.
  const alone = { isPrivate: true, maxPlayers: PRACTICE_PLAYERS, allowsReactions: false };
  return game.newState(isPractice ? { ...opening, ...alone } : opening);
}
