import { useEffect, useState } from "react";
import { useGame, useView } from "../../game/connection/game-context.ts";
import type { OwnAnswerMessage } from "../answer-protocol.ts";
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

/**
 * The player's board in the running round. Saves its word and sends it to the room, which plays it when the time is up.
 */
export function useBoard(isLocked: boolean): OwnBoard {
  const game = useGame();
  const { roomId, serverNow } = game;
  const round = useView((view) => view.round);
  const letters = useView((view: WordView) => view.letters);
  const endsAt = useView((view) => view.phaseEndsAt);
  const isRunning = useView((view) => view.phase === "round");
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
        // A change made here is newer than the room's draft.
        const isTouched = word !== "" || savedDraft({ roomId, round, letters }) !== null;
        if (isRunning) sender.reconcile({ round, word: own.draft }, { round, word: isTouched ? word : own.draft });
        if (!isTouched) setBoard((now) => withWord(now, own.draft));
      }),
    [game, sender, isRunning, roomId, round, letters, word],
  );

  useEffect(
    () => () => {
      const { connection } = game.store.getState();
      if (connection.kind === "ended" && connection.end === "game/moved") clearDraft();
    },
    [game],
  );

  useEffect(() => {
    if (!isRunning || letters === "") return sender.stop();
    const own = game.latest<OwnAnswerMessage>("ownAnswer");
    const roomWord = own?.round === round ? own.draft : "";
    sender.change({ round, word }, isLocked ? 0 : endsAt - (serverNow() ?? 0), roomWord);
  }, [game, sender, isRunning, isLocked, round, letters, word, endsAt, serverNow]);
  useEffect(() => sender.stop, [sender]);

  function change(next: Board): void {
    saveDraft({ roomId, round, letters, word: wordOf(next) });
    setBoard(next);
  }
  return { board, change, flush: sender.flush };
}
