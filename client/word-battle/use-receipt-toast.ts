import { useEffect, useRef } from "react";
import { useTable } from "../game/table/table-context.ts";
import { toast } from "../ui/feedback/toast.ts";
import { type Receipt, receiptToast } from "./answer-words.ts";

/** Says in a corner that the room has taken the word: once a round, for a word sent twice has two receipts. */
export function useReceiptToast(): void {
  const table = useTable();
  const told = useRef(0);
  useEffect(
    () =>
      table.on<Receipt>("receipt", (receipt) => {
        if (receipt.round === told.current) return;
        told.current = receipt.round;
        toast(receiptToast(receipt));
      }),
    [table],
  );
}
