import { useEffect, useRef } from "react";
import { useAnnounce } from "../ui/feedback/announcer.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { useIsHost, useView } from "./connection/game-context.ts";
import { isPlaying } from "./room-view.ts";

const title = "You're the host now";

/** Says it once to a player who becomes the host because the host has left. */
export function useHostNotice(): void {
  const isHost = useIsHost();
  const isInGame = useView((view) => isPlaying(view.phase));
  const announce = useAnnounce();
  const wasHost = useRef(isHost);
  useEffect(() => {
    const hasBecomeHost = isHost && !wasHost.current;
    wasHost.current = isHost;
    if (!hasBecomeHost) return;
    const message = isInGame ? "You can start the next game when this one ends." : "Start when everyone is here.";
    toast({ title, message });
    announce(`${title}. ${message}`);
  }, [isHost, isInGame, announce]);
}
