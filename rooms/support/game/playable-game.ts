import type { DeclaredGame } from "../../../schema/game/game.ts";
import type { RoomType } from "../room-type.ts";
import type { Game, GameShape } from "./game.ts";
import { GameRoom } from "./game-room.ts";

/** A game without its own type parameters, so that different games fit into one record. */
export interface PlayableGame<Ports> {
  readonly declared: DeclaredGame;
  /** The game's room type, with these ports. */
  readonly roomType: (ports: Ports) => RoomType;
}

export const playable = <S extends GameShape>(game: Game<S>): PlayableGame<S["ports"]> => ({
  declared: game.declared,
  roomType: (ports) => ({ room: GameRoom<S>, options: { game, ports } }),
});
