import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { ConnectionState } from "../../net/room-connection.ts";
import type { RoomView } from "../room-view.ts";
import type { Table } from "./table.ts";

export const TableContext = createContext<Table | null>(null);

/** The table that the screen sits at. */
export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error("useTable must be used within a TableGate");
  return table;
}

/** A part of the room's state; renders again only when that part changes. `View` is the game's own. */
export function useView<View extends RoomView, Part>(select: (view: View) => Part): Part {
  // Inside the gate there is a state; it stays while the line is being mended.
  return useStore(useTable().store, ({ view }) => select(view as View));
}

export function useLine(): ConnectionState {
  return useStore(useTable().store, ({ connection }) => connection);
}

/** Nothing can be asked of the room any more: it has closed, or there is no way back to it. */
export function useIsOver(): boolean {
  return useStore(useTable().store, ({ view, connection }) => view?.phase === "closed" || connection.kind === "ended");
}

export function useMyId(): string {
  return useStore(useTable().store, ({ memberId }) => memberId) ?? "";
}

export function useIsHost(): boolean {
  return useStore(useTable().store, ({ view, memberId }) => view?.hostId === memberId);
}
