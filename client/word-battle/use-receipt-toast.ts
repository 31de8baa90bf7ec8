import { useEffect, useRef } from "react";
import { useGame } from "../game/connection/game-context.ts";
import { toast } from "../ui/feedback/toast.ts";
import { type Receipt, receiptToast } from "./answer-text.ts";

/** Says in a corner that the room has taken the word: once a round, for a word sent twice has two receipts. */
export function useReceiptToast(): void {
  const game = useGame();
  const told = useRef(0);
  useEffect(
    () =>
      game.on<Receipt>("receipt", (receipt) => {
        if (receipt.round === told.current) return;
        told.current = receipt.round;
        toast(receiptToast(receipt));
      }),
    [game],
  );
}
