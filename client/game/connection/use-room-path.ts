import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { roomPath } from "../room-path.ts";
import type { RoomView } from "../room-view.ts";
import { useGame, useView } from "./game-context.ts";

/** The code that others need to get in. Nobody gets into a practice room. */
const neededCode = ({ isPrivate, isPractice, roomCode }: RoomView): string | null =>
  isPrivate && !isPractice ? roomCode : null;

/**
 * The address of one of the room's two screens. The address of a private room contains its code, so that players who
 * lost their seat, or received the address from a friend, can join.
 */
export function useRoomPath(screen: "waiting" | "room"): string {
  const { roomId, watches } = useGame();
  const code = useView(neededCode);
  return roomPath(screen, roomId, { code, watches });
}

/** Adds a private room's code to the address if it is missing, as it is for the host. Only while `isRight`. */
export function useCodeInAddress(isRight: boolean): void {
  const code = useView(neededCode);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const wanted = new URLSearchParams(search);
    if (!isRight || code === null || wanted.get("code") === code) return;
    wanted.set("code", code);
    navigate({ pathname, search: `?${wanted}` }, { replace: true });
  }, [isRight, code, pathname, search, navigate]);
}
