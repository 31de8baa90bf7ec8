import Play from "lucide-react/icons/play";
import { useState } from "react";
import { PLAYERS_MIN_TO_START } from "../../schema/limits.ts";
import { type Action, errorTextFor } from "../frame/error-text.ts";
import { Button } from "../ui/button/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { useGame, useIsHost, useView } from "./connection/game-context.ts";
import { activeCount } from "./room-view.ts";

/** The host starts the game, once there are enough to play it; nobody else sees it. */
export function StartButton({ during }: { during: Action }) {
  const game = useGame();
  const isHost = useIsHost();
  const present = useView(activeCount);
  const [isStarting, setIsStarting] = useState(false);
  if (!isHost || present < PLAYERS_MIN_TO_START) return null;

  async function start() {
    setIsStarting(true);
    try {
      await game.start();
    } catch (error) {
      toast({ ...errorTextFor(error, during), variant: "destructive" });
      setIsStarting(false);
    }
  }

  return (
    <Button size="large" icon={<Play aria-hidden />} busy={isStarting} onClick={start}>
      {isStarting ? "Starting Game..." : "Start Game"}
    </Button>
  );
}
