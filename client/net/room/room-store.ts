import { createStore, type StoreApi } from "zustand/vanilla";
import type { ConnectionState } from "./room-connection.ts";

export interface RoomStoreState<View> {
  connection: ConnectionState;
  /** The member this browser plays as; null before the first seat. */
  memberId: string | null;
  /** The room's state as plain data; null before the first arrived. Kept while reconnecting. */
  view: View | null;
}

export type RoomStore<View> = StoreApi<RoomStoreState<View>>;

export function createRoomStore<View>(): RoomStore<View> {
  return createStore<RoomStoreState<View>>(() => ({ connection: { kind: "idle" }, memberId: null, view: null }));
}

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain => typeof value === "object" && value !== null;

/**
 * `next`, with every part that equals its counterpart in `previous` replaced by it: a component that selects one player
 * renders only when that player changed.
 */
export function keepSame<Value>(previous: Value | null, next: Value): Value {
  if (Object.is(previous, next)) return next;
  if (!isPlain(previous) || !isPlain(next) || Array.isArray(previous) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  const merged: Plain = Array.isArray(next) ? ([] as unknown as Plain) : {};
  let isSame = keys.length === Object.keys(previous).length;
  for (const key of keys) {
    merged[key] = keepSame(previous[key] ?? null, next[key]);
    if (!Object.is(merged[key], previous[key])) isSame = false;
  }
  return isSame ? previous : (merged as Value);
}
