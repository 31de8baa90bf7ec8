import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { ListedRoom } from "../../../schema/game/list-api.ts";
import { followOpenRooms, openRooms } from "./open-rooms.ts";

export interface OpenRooms {
  /** Null until the first list arrived. */
  rooms: readonly ListedRoom[] | null;
  /** Why the list may be out of date, or null. */
  error: unknown;
  retry: () => void;
}

/** Follows the list while the page is visible. */
function useFollowing(): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    const followIfVisible = () => {
      if (document.visibilityState === "visible") stop ??= followOpenRooms();
      else {
        stop?.();
        stop = null;
      }
    };
    followIfVisible();
    document.addEventListener("visibilitychange", followIfVisible);
    return () => {
      document.removeEventListener("visibilitychange", followIfVisible);
      stop?.();
    };
  }, []);
}

/** The rooms that are waiting for players, live while the page is visible. */
export function useOpenRooms(): OpenRooms {
  useFollowing();
  // Updates arrive over the stream, so HTTP reads only the first list and the one after an error.
  const { data, error } = useQuery({ ...openRooms.options, staleTime: Number.POSITIVE_INFINITY, retry: false });
  return { rooms: data ?? null, error, retry: useCallback(() => void openRooms.refresh(), []) };
}
