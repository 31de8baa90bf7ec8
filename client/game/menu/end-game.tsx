import CircleStop from "lucide-react/icons/circle-stop";
import { type ReactNode, useEffect, useState } from "react";
import type { MenuAction } from "../../ui/menu/menu-action.ts";
import { LateConfirmDialog } from "../../ui/overlay/late-confirm-dialog.tsx";
import { useGame, useIsHost, useView } from "../connection/game-context.ts";
import { gameFailures } from "../game-errors.ts";
import { isPlaying, type RoomView } from "../room-view.ts";
import { useRoomRequest } from "../use-room-request.ts";
import * as text from "./menu-text.ts";

interface EndGame {
  /** The line of the room's menu. Empty unless this player may end the game now. */
  actions: MenuAction[];
  /** Asks once. The caller renders it. */
  dialog: ReactNode;
}

/** What ending the game does now. */
export function consequenceOf({ phase, round }: Pick<RoomView, "phase" | "round">): string {
  if (phase === "starting" || (phase === "round" && round === 1)) return text.endWithoutResult;
  return phase === "round" ? text.endAfterRound : text.endAtOnce;
}

/** GAME-78, GAME-79: the host ends the game before its last round. */
export function useEndGame(): EndGame {
  const game = useGame();
  const isHost = useIsHost();
  const phase = useView((view) => view.phase);
  const round = useView((view) => view.round);
  const isLastRound = useView((view) => view.phase === "round" && view.round >= view.rounds);
  const [isAsking, setIsAsking] = useState(false);
  const end = useRoomRequest(game.endGame, gameFailures.endGame);
  const isPossible = isHost && isPlaying(phase) && !isLastRound;
  const close = () => setIsAsking(false);
  useEffect(() => {
    // The next game does not begin with this question.
    if (!isPossible) setIsAsking(false);
  }, [isPossible]);
  const action = {
    label: text.endAction,
    icon: <CircleStop aria-hidden />,
    onPress: () => setIsAsking(true),
  };
  return {
    actions: isPossible ? [action] : [],
    dialog: (
      <LateConfirmDialog
        open={isPossible && isAsking}
        title={text.endTitle}
        confirmLabel={text.endButton}
        danger
        busy={end.isPending}
        onConfirm={() => end.mutate(undefined, { onSettled: close })}
        onCancel={close}
      >
        {consequenceOf({ phase, round })}
      </LateConfirmDialog>
    ),
  };
}
