import { onWake } from "../../net/wake.ts";
import { createTable, type Table } from "./table.ts";

/** Long enough to walk from the waiting room to the game room, whose code may still be on its way. */
const LINGER_MS = 3_000;

interface Held {
  table: Table;
  holders: number;
  closeTimer: ReturnType<typeof setTimeout> | undefined;
}

let held: Held | null = null;

/** The table of a room: the one this page already sits at, or a new one. Nothing is connected yet. */
export function tableFor(roomId: string, code: string | undefined): Table {
  const isUsable = held?.table.roomId === roomId && held.table.store.getState().connection.kind !== "ended";
  if (!held || !isUsable) held = { table: createTable(roomId, code), holders: 0, closeTimer: undefined };
  return held.table;
}

/** Keeps the socket open until the returned function was called by everybody who holds it. */
export function holdTable(table: Table): () => void {
  const mine = held?.table === table ? held : { table, holders: 0, closeTimer: undefined };
  mine.holders += 1;
  clearTimeout(mine.closeTimer);
  if (mine.holders === 1 && table.store.getState().connection.kind === "idle") table.open();
  const sleep = onWake(table.retryNow);
  return () => {
    sleep();
    mine.holders -= 1;
    if (mine.holders === 0) mine.closeTimer = setTimeout(table.close, LINGER_MS);
  };
}
