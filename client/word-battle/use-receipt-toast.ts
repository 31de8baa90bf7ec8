import { useEffect, useRef } from "react";
import { useGame } from "../game/connection/game-context.ts";
import { toast } from "../ui/feedback/toast.ts";
import type { Receipt } from "./answer-protocol.ts";
import { receiptToast } from "./answer-text.ts";

/**
 * Shows a toast when the room accepts the word. Only once per round, because a resent word gets a second receipt. The
 * receipt of the last word can arrive after the solution, and nothing covers that.
 */
export function useReceiptToast(): void {
  const game = useGame();
  const shown = useRef(0);
  useEffect(
    () =>
      game.on<Receipt>("receipt", (receipt) => {
        if (receipt.round === shown.current) return;
        shown.current = receipt.round;
        if (game.store.getState().view?.phase !== "round") return;
        toast(receiptToast(receipt));
      }),
    [game],
  );
}
