import { useEffect, useRef, useState } from "react";
import { WORD_MIN_LENGTH } from "../../schema/limits.ts";
import { useView } from "../game/connection/game-context.ts";
import { useCountdown } from "../game/connection/use-countdown.ts";
import { answerStatusText } from "../game/round/answer-status.tsx";
import { RoundFrame } from "../game/round/round-frame.tsx";
import { useAnswer } from "../game/round/use-answer.ts";
import { useRoundAnnouncements } from "../game/round/use-round-announcements.ts";
import { useAnnounce } from "../ui/feedback/announcer.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { LetterTable } from "../ui/game/letter-rack.tsx";
import { answerProtocol, lettersSpoken, noSuchLetter, statusText, verdict, wordSpoken } from "./answer-text.ts";
import { type Board, lettersOf, takeBackLast, type, withWord, wordOf } from "./board.ts";
import { LetterBoard } from "./letter-board.tsx";
import { useBoard } from "./use-board.ts";
import { useBoardFocus } from "./use-board-focus.ts";
import { useBoardKeys } from "./use-board-keys.ts";
import { useReceiptToast } from "./use-receipt-toast.ts";
import { wordBattleErrors } from "./word-battle-errors.ts";
import { WordControls } from "./word-controls.tsx";
import { WordReveal } from "./word-reveal.tsx";
import type { WordView } from "./word-view.ts";

/** A round of word battle: the letters, the word being made, and at the end what everybody found. */
export function WordBattlePanel() {
  const announce = useAnnounce();
  const phase = useView((view) => view.phase);
  const round = useView((view) => view.round);
  const rounds = useView((view) => view.rounds);
  const letters = useView((view: WordView) => view.letters);
  const bestWord = useView((view: WordView) => view.bestWord);
  const bestPoints = useView((view: WordView) => view.bestPoints);
  const { answer, isAnswerKnown, give } = useAnswer(answerProtocol);
  const { seconds } = useCountdown();
  const part = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState({ round: 0, words: "" });
  const isRevealed = phase !== "round";
  const isPlayed = answer.status === "sending" || answer.status === "sent";
  // What lies there at zero is what the room plays.
  const isStill = isRevealed || isPlayed || seconds === 0;
  const { board, change: setBoard, flush } = useBoard(isStill);
  const word = wordOf(board);

  const say = (words: string) => {
    setNote({ round, words });
    announce(words);
  };
  const change = (next: Board) => {
    setNote({ round, words: "" });
    setBoard(next);
  };
  /** For whoever does not see it; what is typed into the field, the field tells itself. */
  const changeAloud = (next: Board) => {
    change(next);
    announce(wordSpoken(wordOf(next)));
  };
  const write = (next: Board, stranger: string | null) => {
    change(next);
    // Afterwards, since a change takes the last note away.
    if (stranger !== null) say(noSuchLetter(stranger));
  };

  const play = () => {
    if (word.length < WORD_MIN_LENGTH) return say(wordBattleErrors["word-battle/too-short"].message);
    // Should the word not arrive before the time is up, the room plays what lies on the board.
    flush();
    give({ word, points: 0, isWord: false });
  };

  useBoardFocus(part, field, !isStill);
  useBoardKeys(part, !isStill, {
    onLetter(letter) {
      // The rest of the word is typed there, and Enter sends it.
      field.current?.focus({ preventScroll: true });
      const next = type(board, letter);
      if (next) changeAloud(next);
      else say(noSuchLetter(letter.toUpperCase()));
    },
    onErase: () => changeAloud(takeBackLast(board)),
    onEnter: play,
  });
  useReceiptToast();
  useEffect(() => {
    if (phase === "reveal") toast({ title: "Round Complete!", message: `${rounds - round} remaining`, duration: 2500 });
  }, [phase, round, rounds]);
  useRoundAnnouncements({
    isAnswerKnown,
    task: lettersSpoken(letters),
    verdict: () => verdict(answer, { word: bestWord, points: bestPoints }),
  });

  const own = answer.status === "sent" ? answer.given : undefined;
  const problem = note.round === round && !isRevealed && answer.status !== "sent" ? note.words : "";
  // What is played, or kept from before a reload, lies on the board as it was sent.
  const shown = own && word !== own.word ? withWord(board, own.word) : board;
  return (
    <RoundFrame
      noteStays
      next="Next letters soon"
      note={problem || answerStatusText(answer, isRevealed, statusText(answer))}
    >
      <LetterTable ref={part} tabIndex={-1}>
        {isRevealed ? <WordReveal own={own} /> : <LetterBoard board={shown} isStill={isStill} onChange={changeAloud} />}
        <WordControls
          field={field}
          board={shown}
          isStill={isStill}
          isSending={answer.status === "sending"}
          onWrite={write}
          onClear={changeAloud}
          onShuffle={(next) => {
            change(next);
            announce(lettersSpoken(lettersOf(next)));
          }}
          onPlay={play}
        />
      </LetterTable>
    </RoundFrame>
  );
}
