import Pause from "lucide-react/icons/pause";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { useGame, useIsHost, useView } from "../connection/game-context.ts";
import { gameFailures } from "../game-errors.ts";
import { isBetweenRounds } from "../room-view.ts";
import { useRoomRequest } from "../use-room-request.ts";
import * as text from "./menu-text.ts";

/** GAME-73: the host holds the game between two rounds, and goes on. */
export function PauseButton() {
  const game = useGame();
  const isHost = useIsHost();
  const isPaused = useView((view) => view.isPaused);
  const isPossible = useView((view) => isBetweenRounds(view.phase)) && isHost;
  const { mutate, isPending } = useRoomRequest(isPaused ? game.resume : game.pause, gameFailures.pause);
  if (!isPossible) return null;
  return (
    <IconButton
      label={text.pauseButton}
      icon={<Pause aria-hidden />}
      pressed={isPaused}
      busy={isPending}
      onClick={() => mutate()}
    />
  );
}
