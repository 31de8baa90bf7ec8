import LogOut from "lucide-react/icons/log-out";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../ui/button/button.tsx";
import { IconButton } from "../ui/button/icon-button.tsx";
import { usePart } from "../ui/late/use-part.ts";
import { useGame, useIsHost, useIsOver, useIsWatching, useView } from "./connection/game-context.ts";
import { gameFailures } from "./game-errors.ts";
import * as text from "./game-text.ts";
import { isPlaying } from "./room-view.ts";
import { useRoomRequest } from "./use-room-request.ts";

interface Props {
  appearance: "button" | "icon";
}

/** Leaves the room. Asks first in the middle of a game, and when leaving closes the room for others. */
export function LeaveButton({ appearance }: Props) {
  const game = useGame();
  const navigate = useNavigate();
  const phase = useView((view) => view.phase);
  const players = useView((view) => Object.keys(view.players).length);
  const isHost = useIsHost();
  const isOver = useIsOver();
  const isWatching = useIsWatching();
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending: isLeaving } = useRoomRequest(game.leave, gameFailures.leaveRoom);
  const eventId = useView((view) => view.eventId);
  // Managers of an event stand in for each other.
  const closesRoom = isHost && phase === "waiting" && eventId === undefined;
  const isPractice = useView((view) => view.isPractice);
  const { question, consequence } = isPractice ? text.stopPractice : closesRoom ? text.closeRoom : text.leaveGame;
  const after = eventId === undefined ? "/games" : `/event/${eventId}`;
  const { part: overlay, isFetching } = usePart(
    () => import("../ui/overlay/confirm-dialog.tsx"),
    isAsking,
    () => {
      setIsAsking(false);
      // When the dialog cannot be fetched, the browser's own dialog asks instead, so nobody is stuck in a game.
      if (window.confirm(`${question} ${consequence}`)) void leave();
    },
    { isSilent: true },
  );

  async function leave() {
    if (isOver) return navigate(after, { replace: true });
    try {
      await mutateAsync();
      // When the host closes a room, the room's last message takes everyone to /games.
      if (!closesRoom) navigate(after, { replace: true });
    } catch {
      // A toast shows the reason. The player keeps the seat.
      setIsAsking(false);
    }
  }

  const press = () =>
    (isPlaying(phase) && !isWatching) || (closesRoom && players > 1) ? setIsAsking(true) : void leave();
  return (
    <>
      {appearance === "icon" ? (
        <IconButton label={text.leaveButton} icon={<LogOut />} busy={isFetching} disabled={isLeaving} onClick={press} />
      ) : (
        <Button
          variant="secondary"
          icon={<LogOut aria-hidden />}
          busy={isFetching || (isLeaving && !isAsking)}
          onClick={press}
        >
          {text.leaveButton}
        </Button>
      )}
      {overlay && (
        <overlay.ConfirmDialog
          open={isAsking}
          title={question}
          confirmLabel={text.leaveButton}
          cancelLabel={text.stayButton}
          danger
          busy={isLeaving}
          onConfirm={leave}
          onCancel={() => setIsAsking(false)}
        >
          {consequence}
        </overlay.ConfirmDialog>
      )}
    </>
  );
}
