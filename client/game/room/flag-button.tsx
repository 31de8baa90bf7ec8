import Flag from "lucide-react/icons/flag";
import { useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import { Cluster } from "../../ui/layout/stack.ts";
import { useGame, useView } from "../connection/game-context.ts";
import { gameOf } from "../games.ts";
import * as text from "./room-text.ts";

/** Below the results: a player finds something wrong with a question. */
export function FlagButton() {
  const { roomId } = useGame();
  const { hasQuestions } = gameOf(useView((view) => view.gameType));
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { part, isFetching } = usePart(() => import("../../question/flag-panel.tsx"), isOpen, close);
  if (!hasQuestions) return null;
  return (
    <Cluster $justify="center">
      <Button variant="quiet" icon={<Flag aria-hidden />} busy={isFetching} onClick={() => setIsOpen(true)}>
        {text.flagButton}
      </Button>
      {part && isOpen && <part.FlagPanel roomId={roomId} onClose={close} />}
    </Cluster>
  );
}
