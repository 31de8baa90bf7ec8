import { useCallback, useEffect, useState } from "react";
import type { ListedRoom } from "../../../schema/game/api.ts";
import { followOpenRooms } from "./open-rooms.ts";

export interface OpenRooms {
  /** Null until the first list arrived. */
  rooms: readonly ListedRoom[] | null;
  /** Why it is not the newest, if it is not. */
  error: unknown;
  retry: () => void;
}

/** The rooms that wait for players, live while the page is in front. */
export function useOpenRooms(): OpenRooms {
  const [rooms, setRooms] = useState<readonly ListedRoom[] | null>(null);
  const [error, setTrouble] = useState<unknown>(null);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round follows anew
  useEffect(() => {
    let stop: (() => void) | null = null;
    const handlers = {
      rooms(next: readonly ListedRoom[]) {
        setRooms(next);
        setTrouble(null);
      },
      error: setTrouble,
    };
    const look = () => {
      if (document.visibilityState === "visible") stop ??= followOpenRooms(handlers);
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
  }, [round]);

  return { rooms, error, retry: useCallback(() => setRound((count) => count + 1), []) };
}
