import { useEffect, useRef } from "react";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { useIsHost, useView } from "../connection/game-context.ts";
import type { RoomView } from "../room-view.ts";
import * as text from "./menu-text.ts";

type Stage = Pick<RoomView, "phase" | "rounds">;

const afterStart: readonly string[] = ["round", "reveal", "break"];

/** What the host's end of a game looks like to the others, or undefined. */
export function endNoticeOf(before: Stage, now: Stage): { title: string; message: string } | undefined {
  if (!afterStart.includes(before.phase)) return undefined;
  if (now.phase === "waiting") return text.endedWithoutResult;
  if (now.rounds >= before.rounds) return undefined;
  return now.phase === "finished" ? text.endedWithResult : text.lastRound;
}

/** GAME-78, GAME-79: tells the others that the host ends the game. */
export function useEndNotice(): void {
  const announce = useAnnounce();
  const isHost = useIsHost();
  const phase = useView((view) => view.phase);
  const rounds = useView((view) => view.rounds);
  const before = useRef<Stage>({ phase, rounds });
  useEffect(() => {
    const notice = endNoticeOf(before.current, { phase, rounds });
    before.current = { phase, rounds };
    if (!notice || isHost) return;
    toast(notice);
    announce(`${notice.title}. ${notice.message}`);
  }, [phase, rounds, isHost, announce]);
}
