import Play from "lucide-react/icons/play";
import { PLAYERS_MIN_TO_START, PRACTICE_PLAYERS } from "../../schema/limits.ts";
import type { ErrorText } from "../frame/error-text.ts";
import { Button } from "../ui/button/button.tsx";
import { useGame, useIsHost, useView } from "./connection/game-context.ts";
import * as text from "./game-text.ts";
import { activeCount } from "./room-view.ts";
import { useRoomRequest } from "./use-room-request.ts";

/** Starts the game. Only the host sees it, once there are enough players. `failure` is shown if the server gives no reason. */
export function StartButton({ failure }: { failure: ErrorText }) {
  const isHost = useIsHost();
  const present = useView(activeCount);
  const least = useView((view) => (view.isPractice ? PRACTICE_PLAYERS : PLAYERS_MIN_TO_START));
  const start = useRoomRequest(useGame().start, failure);
  if (!isHost || present < least) return null;
  // The screen changes with the phase, a moment after the room has accepted.
  const isStarting = start.isPending || start.isSuccess;
  return (
    <Button size="large" icon={<Play aria-hidden />} busy={isStarting} onClick={() => start.mutate()}>
      {isStarting ? text.startingButton : text.startButton}
    </Button>
  );
}
