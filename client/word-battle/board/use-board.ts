import { useEffect, useState } from "react";
import { useGame, useView } from "../../game/connection/game-context.ts";
import type { OwnAnswerMessage } from "../answer-text.ts";
import type { WordView } from "../word-view.ts";
import { type Board, newBoard, withWord, wordOf } from "./board.ts";
import { createDraftSender } from "./draft-sender.ts";
import { clearDraft, saveDraft, savedDraft } from "./draft-store.ts";

interface OwnBoard {
  board: Board;
  change: (next: Board) => void;
  /** Sends a waiting change to the room now. */
  flush: () => void;
}

/** This player's board in the running round. Saves its word and sends it to the room, which plays it when the time is up. */
export function useBoard(isStill: boolean): OwnBoard {
  const game = useGame();
  const { roomId, serverNow } = game;
  const round = useView((view) => view.round);
  const letters = useView((view: WordView) => view.letters);
  const endsAt = useView((view) => view.phaseEndsAt);
  const isOn = useView((view) => view.phase === "round");
  const [board, setBoard] = useState<Board>(() => newBoard(""));
  const [dealt, setDealt] = useState("");
  const [sender] = useState(() =>
    createDraftSender({
      send: (draft) => game.send("draft", draft),
      now: () => performance.now(),
      wait(milliseconds, then) {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
    }),
  );
  const word = wordOf(board);

  // A new round starts with a new board. It is set while rendering, so that no old letter is ever shown.
  const deal = `${round} ${letters}`;
  if (deal !== dealt) {
    setDealt(deal);
    const own = game.latest<OwnAnswerMessage>("ownAnswer");
    const saved = savedDraft({ roomId, round, letters });
    setBoard(withWord(newBoard(letters), saved ?? (own?.round === round ? own.draft : "")));
  }

  useEffect(
    () =>
      game.on<OwnAnswerMessage>("ownAnswer", (own) => {
        if (own.round !== round) return;
        // A change made here is newer than what the room had.
        const isTouched = word !== "" || savedDraft({ roomId, round, letters }) !== null;
        if (isOn) sender.held({ round, word: own.draft }, { round, word: isTouched ? word : own.draft });
        if (!isTouched) setBoard((now) => withWord(now, own.draft));
      }),
    [game, sender, isOn, roomId, round, letters, word],
  );

  useEffect(
    () => () => {
      const { connection } = game.store.getState();
      if (connection.kind === "ended" && connection.end === "game/moved") clearDraft();
    },
    [game],
  );

  useEffect(() => {
    if (!isOn || letters === "") return sender.stop();
    const own = game.latest<OwnAnswerMessage>("ownAnswer");
    const had = own?.round === round ? own.draft : "";
    sender.change({ round, word }, isStill ? 0 : endsAt - (serverNow() ?? 0), had);
  }, [game, sender, isOn, isStill, round, letters, word, endsAt, serverNow]);
  useEffect(() => sender.stop, [sender]);

  function change(next: Board): void {
    saveDraft({ roomId, round, letters, word: wordOf(next) });
    setBoard(next);
  }
  return { board, change, flush: sender.flush };
}
