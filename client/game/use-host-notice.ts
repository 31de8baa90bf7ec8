import { useEffect, useRef } from "react";
import { useAnnounce } from "../ui/feedback/announcer.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { useIsHost, useView } from "./connection/game-context.ts";
import * as text from "./game-text.ts";
import { isPlaying } from "./room-view.ts";

/** Says it once to a player who becomes the host because the host has left. */
export function useHostNotice(): void {
  const isHost = useIsHost();
  const isInGame = useView((view) => isPlaying(view.phase));
  const isPaused = useView((view) => view.isPaused);
  const announce = useAnnounce();
  const wasHost = useRef(isHost);
  useEffect(() => {
    const hasBecomeHost = isHost && !wasHost.current;
    wasHost.current = isHost;
    if (!hasBecomeHost) return;
    const message = isPaused ? text.newHostInPause : isInGame ? text.newHostInGame : text.startHint;
    toast({ title: text.newHostTitle, message });
    announce(`${text.newHostTitle}. ${message}`);
  }, [isHost, isInGame, isPaused, announce]);
}
