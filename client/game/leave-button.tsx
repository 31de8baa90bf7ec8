import LogOut from "lucide-react/icons/log-out";
import { useState } from "react";
import { useNavigate } from "react-router";
import { errorTextFor } from "../frame/error-text.ts";
import { Button } from "../ui/button/button.tsx";
import { IconButton } from "../ui/button/icon-button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { useLazyModule } from "../ui/overlay/use-lazy-module.ts";
import { useGame, useIsHost, useIsOver, useView } from "./connection/game-context.ts";
import { gameFailures } from "./game-errors.ts";
import { isPlaying } from "./room-view.ts";

interface Props {
  look: "button" | "icon";
}

/** Gives up the seat. In the middle of a game, and where it closes the room for others, it asks first. */
export function LeaveButton({ look }: Props) {
  const game = useGame();
  const navigate = useNavigate();
  const phase = useView((view) => view.phase);
  const players = useView((view) => Object.keys(view.players).length);
  const isHost = useIsHost();
  const isOver = useIsOver();
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const closesRoom = isHost && phase === "waiting";
  const question = closesRoom ? "Close this room?" : "Leave this game?";
  const consequence = closesRoom
    ? "You are the host: when you leave, the room closes for everybody in it."
    : "The game goes on without you. Your score stays at your seat.";
  const { part: overlay, isFetching } = useLazyModule(
    () => import("../ui/overlay/confirm-dialog.tsx"),
    isAsking,
    () => {
      setIsAsking(false);
      // Nobody is kept at a game because a dialog could not be fetched: the browser has a plain one of its own.
      if (window.confirm(`${question} ${consequence}`)) void leave();
    },
  );

  async function leave() {
    if (isOver) return navigate("/games", { replace: true });
    setIsLeaving(true);
    try {
      await game.leave();
      // A host who closes the room is told so by the room itself.
      if (!closesRoom) navigate("/games", { replace: true });
    } catch (error) {
      toast({ ...errorTextFor(error, gameFailures.leaveRoom), variant: "destructive" });
      setIsLeaving(false);
      setIsAsking(false);
    }
  }

  const press = () => (isPlaying(phase) || (closesRoom && players > 1) ? setIsAsking(true) : void leave());
  return (
    <>
      {look === "icon" ? (
        <IconButton label="Leave Room" icon={<LogOut />} busy={isFetching} disabled={isLeaving} onClick={press} />
      ) : (
        <Button
          variant="secondary"
          icon={<LogOut aria-hidden />}
          busy={isFetching || (isLeaving && !isAsking)}
          onClick={press}
        >
          Leave Room
        </Button>
      )}
      {overlay && (
        <overlay.ConfirmDialog
          open={isAsking}
          title={question}
          confirmLabel="Leave Room"
          cancelLabel="Stay"
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
