import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { ConnectionState } from "../../net/room/room-connection.ts";
import type { RoomView } from "../room-view.ts";
import type { GameClient } from "./game-client.ts";

export const GameContext = createContext<GameClient | null>(null);

/** The client of the room that this screen shows. */
export function useGame(): GameClient {
  const game = useContext(GameContext);
  if (!game) throw new Error("useGame must be used within a RoomGuard");
  return game;
}

/** A part of the room's state. The component renders again only when that part changes. */
export function useView<View extends RoomView, Part>(select: (view: View) => Part): Part {
  // RoomGuard renders its children only with a state, which stays while the connection is restored.
  return useStore(useGame().store, ({ view }) => select(view as View));
}

export function useConnection(): ConnectionState {
  return useStore(useGame().store, ({ connection }) => connection);
}

/** True if the room has closed or cannot be reached again, so requests are pointless. */
export function useIsOver(): boolean {
  return useStore(useGame().store, ({ view, connection }) => view?.phase === "closed" || connection.kind === "ended");
}

export function useOwnId(): string {
  return useStore(useGame().store, ({ memberId }) => memberId) ?? "";
}

export function useIsHost(): boolean {
  return useStore(useGame().store, ({ view, memberId }) => view?.hostId === memberId);
}

/** True for someone who watches without a seat. */
export function useIsWatching(): boolean {
  const { store, watches } = useGame();
  return useStore(store, ({ view, memberId }) => watches && view !== null && !((memberId ?? "") in view.players));
}
