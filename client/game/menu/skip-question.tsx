import SkipForward from "lucide-react/icons/skip-forward";
import { type ReactNode, useState } from "react";
import type { MenuAction } from "../../ui/menu/menu-action.ts";
import { LateConfirmDialog } from "../../ui/overlay/late-confirm-dialog.tsx";
import { useGame, useIsHost, useView } from "../connection/game-context.ts";
import { gameFailures } from "../game-errors.ts";
import { gameOf } from "../games.ts";
import { canBeSkipped } from "../room-view.ts";
import { useRoomRequest } from "../use-room-request.ts";
import * as text from "./menu-text.ts";

interface SkipQuestion {
  /** The line of the room's menu. Empty unless this player may skip the question now. */
  actions: MenuAction[];
  /** Asks once. The caller renders it. */
  dialog: ReactNode;
}

/** GAME-71: the host skips the question that is open or shown, for example because its answer is disputed. */
export function useSkipQuestion(): SkipQuestion {
  const game = useGame();
  const isHost = useIsHost();
  const round = useView((view) => view.round);
  const phase = useView((view) => view.phase);
  const { hasQuestions } = gameOf(useView((view) => view.gameType));
  const [askedIn, setAskedIn] = useState(0);
  const skip = useRoomRequest(() => game.skip(round), gameFailures.skip);
  const isPossible = hasQuestions && isHost && canBeSkipped(phase);
  const close = () => setAskedIn(0);
  const action = {
    label: text.skipAction,
    icon: <SkipForward aria-hidden />,
    onPress: () => setAskedIn(round),
  };
  return {
    actions: isPossible ? [action] : [],
    dialog: (
      <LateConfirmDialog
        // The question may be over before the host has decided.
        open={isPossible && askedIn === round}
        title={text.skipTitle}
        confirmLabel={text.skipButton}
        busy={skip.isPending}
        onConfirm={() => skip.mutate(undefined, { onSettled: close })}
        onCancel={close}
      >
        {text.skipConsequence}
      </LateConfirmDialog>
    ),
  };
}
