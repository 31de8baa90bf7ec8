import type { BaseRoomOptions } from "../room-type.ts";
import type { Game, GameShape } from "./game.ts";
import type { SeatedMember } from "./ports.ts";
import type { SavedGame } from "./snapshot.ts";

/** What a host requests when opening a room. */
export interface GameOpening<S extends GameShape> {
  readonly host: SeatedMember;
  readonly settings: S["settings"];
}

/** What a process requests that takes a stored room up. */
export interface GameRestoring<S extends GameShape> {
  readonly saved: SavedGame<S["settings"]>;
}

/** The options of a game's room. */
export type GameRoomOptions<S extends GameShape> = (GameOpening<S> | GameRestoring<S>) &
  BaseRoomOptions & {
    readonly game: Game<S>;
    readonly ports: S["ports"];
  };
