import { useEffect, useState } from "react";
import { useLine, useTable, useView } from "../game/table/table-context.ts";
import { type Board, newBoard, withWord, wordOf } from "./board.ts";
import { keepDraft, keptDraft } from "./draft-store.ts";
import type { WordView } from "./word-view.ts";
import type { Mine } from "./word-words.ts";

/** Several letters go in one message; the time's end is not missed by it. */
const DRAFT_MS = 600;

/** This player's board of the running round. What lies on it is kept here and told to the room, which plays it when time is up. */
export function useBoard(isOpen: boolean): [Board, (next: Board) => void] {
  const table = useTable();
  const { roomId, serverNow } = table;
  const round = useView((view) => view.round);
  const letters = useView((view: WordView) => view.letters);
  const endsAt = useView((view) => view.phaseEndsAt);
  const isLive = useLine().kind === "live";
  const [board, setBoard] = useState<Board>(() => newBoard(""));
  const [dealt, setDealt] = useState("");

  // Another round is another board; drawn in the same pass, so that no old letter is ever shown.
  const deal = `${round} ${letters}`;
  if (deal !== dealt) {
    setDealt(deal);
    const mine = table.latest<Mine>("mine");
    const kept = keptDraft({ roomId, round, letters }) || (mine?.round === round ? mine.draft : "");
    setBoard(withWord(newBoard(letters), kept));
  }

  useEffect(
    () =>
      table.on<Mine>("mine", (mine) => {
        if (mine.round !== round) return;
        // What was typed since, here, is newer than what the room had.
        setBoard((now) => (wordOf(now) === "" ? withWord(now, mine.draft) : now));
      }),
    [table, round],
  );

  const word = wordOf(board);
  useEffect(() => {
    if (letters !== "") keepDraft({ roomId, round, letters, word });
  }, [roomId, round, letters, word]);

  useEffect(() => {
    if (!isOpen || !isLive) return;
    const left = endsAt - (serverNow() ?? endsAt);
    const timer = setTimeout(() => table.send("draft", { round, word }), Math.min(DRAFT_MS, Math.max(0, left)));
    return () => clearTimeout(timer);
  }, [table, isOpen, isLive, round, word, endsAt, serverNow]);

  return [board, setBoard];
}
