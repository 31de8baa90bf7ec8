import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { ListedRoom } from "../../../schema/game/api.ts";
import { followOpenRooms, openRooms } from "./open-rooms.ts";

export interface OpenRooms {
  /** Null until the first list arrived. */
  rooms: readonly ListedRoom[] | null;
  /** Why it is not the newest, if it is not. */
  error: unknown;
  retry: () => void;
}

/** Follows the list while the page is in front. */
function useFollowing(): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    const look = () => {
      if (document.visibilityState === "visible") stop ??= followOpenRooms();
      else {
        stop?.();
        stop = null;
      }
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      stop?.();
    };
  }, []);
}

/** The rooms that wait for players, live while the page is in front. */
export function useOpenRooms(): OpenRooms {
  useFollowing();
  // The stream brings what is new, so only the first list, and one after an error, is read.
  const { data, error } = useQuery({ ...openRooms.options, staleTime: Number.POSITIVE_INFINITY, retry: false });
  return { rooms: data ?? null, error, retry: useCallback(() => void openRooms.refresh(), []) };
}
