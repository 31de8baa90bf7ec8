import { useRef, useState } from "react";
import { WORD_MIN_LENGTH } from "../../schema/limits.ts";
import { useIsWatching, useOwnId, useView } from "../game/connection/game-context.ts";
import { useCountdown } from "../game/connection/use-countdown.ts";
import { showsStandings } from "../game/room-view.ts";
import { answerStatusText } from "../game/round/answer-status.tsx";
import { RoundFrame } from "../game/round/round-frame.tsx";
import { hasFewPlayers, Standings } from "../game/round/standings.tsx";
import { useAnswer } from "../game/round/use-answer.ts";
import { useRoundAnnouncements } from "../game/round/use-round-announcements.ts";
import { useAnnounce } from "../ui/feedback/announcer.tsx";
import { answerProtocol } from "./answer-protocol.ts";
import * as text from "./answer-text.ts";
import { type Board, lettersOf, placeLetter, takeBackLast, withWord, wordOf } from "./board/board.ts";
import { LetterBoard } from "./board/letter-board.tsx";
import { LetterTable } from "./board/letter-rack.tsx";
import { useBoard } from "./board/use-board.ts";
import { useBoardFocus } from "./board/use-board-focus.ts";
import { useBoardKeys } from "./board/use-board-keys.ts";
import { useReceiptToast } from "./use-receipt-toast.ts";
import { errorTexts } from "./word-battle-errors.ts";
import { WordControls } from "./word-controls.tsx";
import { BestWord } from "./word-line.tsx";
import { WordReveal } from "./word-reveal.tsx";
import type { WordView } from "./word-view.ts";

/** A round of word battle: the letters, the word, and at the reveal the words of all players. */
export function WordBattlePanel() {
  const announce = useAnnounce();
  const phase = useView((view) => view.phase);
  const round = useView((view) => view.round);
  const letters = useView((view: WordView) => view.letters);
  const bestWord = useView((view: WordView) => view.bestWord);
  const bestPoints = useView((view: WordView) => view.bestPoints);
  const hasBest = bestWord !== "";
  const isStandings = useView((view) => showsStandings(view, hasBest));
  const isFew = useView(hasFewPlayers);
  const isLast = useView((view) => view.round >= view.rounds);
  const myId = useOwnId();
  const practiceMs = useView((view) => (view.isPractice ? view.players[myId]?.responseMs : undefined));
  const { answer, isAnswerKnown, give } = useAnswer(answerProtocol);
  const { seconds } = useCountdown();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState({ round: 0, text: "" });
  const isRevealed = phase !== "round";
  const isPlayed = answer.status === "sending" || answer.status === "sent";
  // When the time is up, the room plays the word on the board.
  const isWatching = useIsWatching();
  const isLocked = isRevealed || isPlayed || seconds === 0 || isWatching;
  const { board, change: setBoard, flush } = useBoard(isLocked);
  const word = wordOf(board);

  /** Shows a note below the board and announces it. */
  const showNote = (content: string) => {
    setNote({ round, text: content });
    announce(content);
  };
  const change = (next: Board) => {
    setNote({ round, text: "" });
    setBoard(next);
  };
  /** Announces the change to screen readers. They announce text typed into the field themselves. */
  const changeAndAnnounce = (next: Board) => {
    change(next);
    announce(text.wordAnnouncement(wordOf(next)));
  };
  const write = (next: Board, missing: string | null) => {
    change(next);
    // After `change`, which removes the last note.
    if (missing !== null) showNote(text.missingLetterText(missing));
  };

  const play = () => {
    if (word.length < WORD_MIN_LENGTH) return showNote(errorTexts["word-battle/too-short"].message);
    // If the request arrives too late, the room plays the word on the board.
    flush();
    give({ word, points: 0, isWord: false });
  };

  useBoardFocus(root, field, !isLocked);
  useBoardKeys(root, !isLocked, {
    onLetter(letter) {
      // The next letters go into the field, and Enter sends the word.
      field.current?.focus({ preventScroll: true });
      const next = placeLetter(board, letter);
      if (next) changeAndAnnounce(next);
      else showNote(text.missingLetterText(letter.toUpperCase()));
    },
    onErase: () => changeAndAnnounce(takeBackLast(board)),
    onEnter: play,
  });
  useReceiptToast();
  useRoundAnnouncements({
    isAnswerKnown,
    task: text.lettersAnnouncement(letters),
    verdict: () => {
      const best = { word: bestWord, points: bestPoints };
      return isWatching ? text.bestWord(best) : text.verdict(answer, best);
    },
  });

  const own = answer.status === "sent" ? answer.given : undefined;
  const problem = note.round === round && !isRevealed && answer.status !== "sent" ? note.text : "";
  // A word that was sent, perhaps before a reload, stays on the board.
  const shown = own && word !== own.word ? withWord(board, own.word) : board;
  return (
    <RoundFrame
      noteStays
      next={text.next}
      note={problem || answerStatusText(answer, isRevealed, text.statusText(answer, practiceMs))}
    >
      <LetterTable ref={root} tabIndex={-1}>
        {isStandings ? (
          <>
            <Standings />
            {isFew && hasBest && <BestWord word={bestWord} points={bestPoints} />}
          </>
        ) : isRevealed ? (
          <WordReveal own={own} />
        ) : (
          <LetterBoard board={shown} isLocked={isLocked} onChange={changeAndAnnounce} />
        )}
        {!isWatching && (
          <WordControls
            field={field}
            board={shown}
            isLocked={isLocked}
            between={isRevealed ? text.comingNext(isLast) : undefined}
            isSending={answer.status === "sending"}
            onWrite={write}
            onClear={changeAndAnnounce}
            onShuffle={(next) => {
              change(next);
              announce(text.lettersAnnouncement(lettersOf(next)));
            }}
            onPlay={play}
          />
        )}
      </LetterTable>
    </RoundFrame>
  );
}
