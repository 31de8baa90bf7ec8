import DoorClosed from "lucide-react/icons/door-closed";
import { useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import { LateConfirmDialog } from "../../ui/overlay/late-confirm-dialog.tsx";
import { useGame, useIsHost, useIsOver } from "../connection/game-context.ts";
import { gameFailures } from "../game-errors.ts";
import { useRoomRequest } from "../use-room-request.ts";
import * as text from "./event-room-text.ts";

/** The host closes the room of an event for everyone. Asks first. */
export function CloseButton() {
  const game = useGame();
  const isHost = useIsHost();
  const isOver = useIsOver();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useRoomRequest(game.closeRoom, gameFailures.closeRoom);
  if (!isHost || isOver) return null;
  return (
    <>
      <Button variant="secondary" icon={<DoorClosed aria-hidden />} onClick={() => setIsAsking(true)}>
        {text.closeButton}
      </Button>
      <LateConfirmDialog
        open={isAsking}
        title={text.closeTitle}
        confirmLabel={text.closeButton}
        cancelLabel={text.keepButton}
        danger
        busy={isPending}
        onConfirm={() => mutate(undefined, { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      >
        {text.closeConsequence}
      </LateConfirmDialog>
    </>
  );
}
