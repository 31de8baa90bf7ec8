import { onWake } from "../../net/wake.ts";
import { createGameClient, type GameClient } from "./game-client.ts";

/** Long enough to walk from the waiting room to the game room, whose code may still be on its way. */
const LINGER_MS = 3_000;

interface Held {
  game: GameClient;
  holders: number;
  closeTimer: ReturnType<typeof setTimeout> | undefined;
}

let held: Held | null = null;

/** The table of a room: the one this page already sits at, or a new one. Nothing is connected yet. */
export function sharedGameClient(roomId: string, code: string | undefined): GameClient {
  const isUsable = held?.game.roomId === roomId && held.game.store.getState().connection.kind !== "ended";
  if (!held || !isUsable) held = { game: createGameClient(roomId, code), holders: 0, closeTimer: undefined };
  return held.game;
}

/** Keeps the socket open until the returned function was called by everybody who holds it. */
export function retainRoom(game: GameClient): () => void {
  const mine = held?.game === game ? held : { game, holders: 0, closeTimer: undefined };
  mine.holders += 1;
  clearTimeout(mine.closeTimer);
  if (mine.holders === 1 && game.store.getState().connection.kind === "idle") game.open();
  const sleep = onWake(game.retryNow);
  return () => {
    sleep();
    mine.holders -= 1;
    if (mine.holders === 0) mine.closeTimer = setTimeout(game.close, LINGER_MS);
  };
}
