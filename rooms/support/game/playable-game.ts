import type { DeclaredGame } from "../../../schema/game/game.ts";
import type { RoomType } from "../room-type.ts";
import type { Game, GameShape } from "./game.ts";
import { GameRoom } from "./game-room.ts";

/** A game whose own types are closed away, so that games of different types stand in one table. */
export interface PlayableGame<Ports> {
  readonly declared: DeclaredGame;
  /** Its rooms, on these ports. */
  readonly roomType: (ports: Ports) => RoomType;
}

export const playable = <S extends GameShape>(game: Game<S>): PlayableGame<S["ports"]> => ({
  declared: game.declared,
  roomType: (ports) => ({ room: GameRoom<S>, given: { game, ports } }),
});
