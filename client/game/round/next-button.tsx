import Check from "lucide-react/icons/check";
import ChevronsRight from "lucide-react/icons/chevrons-right";
import { Button } from "../../ui/button/button.tsx";
import { useGame, useIsHost, useOwnId, useView } from "../connection/game-context.ts";
import { gameFailures } from "../game-errors.ts";
import { isEventRoom } from "../room-view.ts";
import { useRoomRequest } from "../use-room-request.ts";
import * as text from "./round-text.ts";

/** GAME-55: goes on before the time is up. The others go on when all but one of them want to. GAME-74: the host ends a pause. */
export function NextButton() {
  const game = useGame();
  const isHost = useIsHost();
  const myId = useOwnId();
  const wantsNext = useView((view) => view.players[myId]?.wantsNext ?? false);
  const isPaused = useView((view) => view.isPaused);
  const isEvent = useView(isEventRoom);
  const isReady = wantsNext && !isHost;
  const { mutate, isPending } = useRoomRequest(isPaused ? game.resume : game.next, gameFailures.next);
  // At an event, so many people would never all want to at once.
  if ((isPaused || isEvent) && !isHost) return null;
  return (
    <Button
      variant="secondary"
      style={{ flex: "none", whiteSpace: "nowrap" }}
      busy={isPending}
      aria-disabled={isReady || undefined}
      icon={isReady ? <Check aria-hidden /> : <ChevronsRight aria-hidden />}
      onClick={() => mutate()}
    >
      {isPaused ? text.goOnButton : isReady ? text.readyForNext : text.nextButton}
    </Button>
  );
}
