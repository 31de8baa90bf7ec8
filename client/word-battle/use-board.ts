import { useEffect, useState } from "react";
import { useTable, useView } from "../game/table/table-context.ts";
import type { Mine } from "./answer-words.ts";
import { type Board, newBoard, withWord, wordOf } from "./board.ts";
import { createDraftSender } from "./draft-sender.ts";
import { forgetDraft, keepDraft, keptDraft } from "./draft-store.ts";
import type { WordView } from "./word-view.ts";

interface OwnBoard {
  board: Board;
  change: (next: Board) => void;
  /** Tells the room of what waits to be told, now. */
  flush: () => void;
}

/** This player's board of the running round. What lies on it is kept here and told to the room, which plays it when time is up. */
export function useBoard(isStill: boolean): OwnBoard {
  const table = useTable();
  const { roomId, serverNow } = table;
  const round = useView((view) => view.round);
  const letters = useView((view: WordView) => view.letters);
  const endsAt = useView((view) => view.phaseEndsAt);
  const isOn = useView((view) => view.phase === "round");
  const [board, setBoard] = useState<Board>(() => newBoard(""));
  const [dealt, setDealt] = useState("");
  const [sender] = useState(() =>
    createDraftSender({
      send: (draft) => table.send("draft", draft),
      now: () => performance.now(),
      wait(milliseconds, then) {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
    }),
  );
  const word = wordOf(board);

  // Another round is another board; drawn in the same pass, so that no old letter is ever shown.
  const deal = `${round} ${letters}`;
  if (deal !== dealt) {
    setDealt(deal);
    const mine = table.latest<Mine>("mine");
    const kept = keptDraft({ roomId, round, letters });
    setBoard(withWord(newBoard(letters), kept ?? (mine?.round === round ? mine.draft : "")));
  }

  useEffect(
    () =>
      table.on<Mine>("mine", (mine) => {
        if (mine.round !== round) return;
        // What was laid here, or cleared, is newer than what the room had.
        const isTouched = word !== "" || keptDraft({ roomId, round, letters }) !== null;
        if (isOn) sender.held({ round, word: mine.draft }, { round, word: isTouched ? word : mine.draft });
        if (!isTouched) setBoard((now) => withWord(now, mine.draft));
      }),
    [table, sender, isOn, roomId, round, letters, word],
  );

  useEffect(
    () => () => {
      const { connection } = table.store.getState();
      if (connection.kind === "ended" && connection.end === "game/moved") forgetDraft();
    },
    [table],
  );

  useEffect(() => {
    if (!isOn || letters === "") return sender.stop();
    const mine = table.latest<Mine>("mine");
    const had = mine?.round === round ? mine.draft : "";
    sender.lay({ round, word }, isStill ? 0 : endsAt - (serverNow() ?? 0), had);
  }, [table, sender, isOn, isStill, round, letters, word, endsAt, serverNow]);
  useEffect(() => sender.stop, [sender]);

  function change(next: Board): void {
    keepDraft({ roomId, round, letters, word: wordOf(next) });
    setBoard(next);
  }
  return { board, change, flush: sender.flush };
}
