import { onWake } from "../../ui/late/wake.ts";
import { fieldsOf, unsolvedOf } from "../games.ts";
import { createGameClient, type GameClient } from "./game-client.ts";

/** Long enough to get from the waiting room to the game room, whose code may still be loading. */
const LINGER_MS = 3_000;

interface Held {
  game: GameClient;
  holders: number;
  closeTimer: ReturnType<typeof setTimeout> | undefined;
}

let held: Held | null = null;

/** The client of a room: the one that this page holds already, or a new one. `retainRoom` holds and connects it. */
export function sharedGameClient(roomId: string, code: string | undefined, watches = false): GameClient {
  const isUsable = held?.game.roomId === roomId && held.game.store.getState().connection.kind !== "ended";
  return held && isUsable ? held.game : createGameClient(roomId, code, { fieldsOf, unsolvedOf, watches });
}

/** Keeps the socket open until every holder has called the returned function. */
export function retainRoom(game: GameClient): () => void {
  const mine = held?.game === game ? held : { game, holders: 0, closeTimer: undefined };
  held = mine;
  mine.holders += 1;
  clearTimeout(mine.closeTimer);
  if (mine.holders === 1 && game.store.getState().connection.kind === "idle") game.open();
  const stopWaking = onWake(game.retryNow);
  return () => {
    stopWaking();
    mine.holders -= 1;
    if (mine.holders === 0) mine.closeTimer = setTimeout(game.close, LINGER_MS);
  };
}
