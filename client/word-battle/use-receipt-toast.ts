import { useEffect, useRef } from "react";
import { useGame } from "../game/connection/game-context.ts";
import { toast } from "../ui/feedback/toast.ts";
import { type Receipt, receiptToast } from "./answer-text.ts";

/** Shows a toast when the room has accepted the word. Once per round, because a word sent twice gets two receipts. */
export function useReceiptToast(): void {
  const game = useGame();
  const shown = useRef(0);
  useEffect(
    () =>
      game.on<Receipt>("receipt", (receipt) => {
        if (receipt.round === shown.current) return;
        shown.current = receipt.round;
        toast(receiptToast(receipt));
      }),
    [game],
  );
}
