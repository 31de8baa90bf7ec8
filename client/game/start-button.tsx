import Play from "lucide-react/icons/play";
import { useState } from "react";
import { PLAYERS_MIN_TO_START } from "../../schema/limits.ts";
import { type ErrorText, errorTextFor } from "../frame/error-text.ts";
import { Button } from "../ui/button/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { useGame, useIsHost, useView } from "./connection/game-context.ts";
import { activeCount } from "./room-view.ts";

/** Starts the game. Only the host sees it, once there are enough players. `failure` is shown where the server gives no reason. */
export function StartButton({ failure }: { failure: ErrorText }) {
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
      toast({ ...errorTextFor(error, failure), variant: "destructive" });
      setIsStarting(false);
    }
  }

  return (
    <Button size="large" icon={<Play aria-hidden />} busy={isStarting} onClick={start}>
      {isStarting ? "Starting Game..." : "Start Game"}
    </Button>
  );
}
