import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { ConnectionState } from "../../net/room-connection.ts";
import type { RoomView } from "../room-view.ts";
import type { GameClient } from "./game-client.ts";

export const GameContext = createContext<GameClient | null>(null);

/** The table that the screen sits at. */
export function useGame(): GameClient {
  const game = useContext(GameContext);
  if (!game) throw new Error("useGame must be used within a RoomGuard");
  return game;
}

/** A part of the room's state; renders again only when that part changes. `View` is the game's own. */
export function useView<View extends RoomView, Part>(select: (view: View) => Part): Part {
  // Inside the gate there is a state; it stays while the line is being mended.
  return useStore(useGame().store, ({ view }) => select(view as View));
}

export function useConnection(): ConnectionState {
  return useStore(useGame().store, ({ connection }) => connection);
}

/** Nothing can be asked of the room any more: it has closed, or there is no way back to it. */
export function useIsOver(): boolean {
  return useStore(useGame().store, ({ view, connection }) => view?.phase === "closed" || connection.kind === "ended");
}

export function useOwnId(): string {
  return useStore(useGame().store, ({ memberId }) => memberId) ?? "";
}

export function useIsHost(): boolean {
  return useStore(useGame().store, ({ view, memberId }) => view?.hostId === memberId);
}
