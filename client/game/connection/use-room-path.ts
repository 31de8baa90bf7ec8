import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useGame, useView } from "./game-context.ts";

/**
 * The address of the table on one of its two screens. A private room opens only with its code, so its address carries it:
 * who has lost the seat, or hands the address on, gets in with it.
 */
export function useRoomPath(screen: "waiting" | "room"): string {
  const { roomId } = useGame();
  const code = useView((view) => (view.isPrivate ? view.roomCode : null));
  return `/games/${screen}/${roomId}${code === null ? "" : `?code=${code}`}`;
}

/** Puts a private room's code into an address that came without, such as its host's, while that address `isRight`. */
export function useCodeInAddress(isRight: boolean): void {
  const code = useView((view) => (view.isPrivate ? view.roomCode : null));
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isRight || code === null || new URLSearchParams(search).get("code") === code) return;
    navigate({ pathname, search: `?code=${code}` }, { replace: true });
  }, [isRight, code, pathname, search, navigate]);
}
