import { useRef, useState } from "react";
import { WORD_MIN_LENGTH } from "../../schema/limits.ts";
import { useAnnounce } from "../ui/feedback/announcer.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { SecondaryText } from "../ui/text/text.tsx";
import * as text from "./answer-text.ts";
import { type Board, lettersOf, newBoard, placeLetter, takeBackLast, wordOf } from "./board/board.ts";
import { LetterBoard } from "./board/letter-board.tsx";
import { LetterTable } from "./board/letter-rack.tsx";
import { useBoardFocus } from "./board/use-board-focus.ts";
import { useBoardKeys } from "./board/use-board-keys.ts";
import { errorTexts } from "./word-battle-errors.ts";
import { WordControls } from "./word-controls.tsx";

interface Props {
  title: string;
  letters: string;
  isLocked: boolean;
  isSending: boolean;
  /** The word on the board has changed. */
  onWord: (word: string) => void;
  onPlay: (word: string) => void;
}

/** A rack of letters and its board, for somebody who plays alone. */
export function SoloRackPanel({ title, letters, isLocked, isSending, onWord, onPlay }: Props) {
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [board, setBoard] = useState(() => newBoard(letters));
  const [note, setNote] = useState("");
  const word = wordOf(board);

  const showNote = (content: string) => {
    setNote(content);
    announce(content);
  };
  const change = (next: Board) => {
    setNote("");
    setBoard(next);
    onWord(wordOf(next));
  };
  const changeAndAnnounce = (next: Board) => {
    change(next);
    announce(text.wordAnnouncement(wordOf(next)));
  };
  const play = () =>
    word.length < WORD_MIN_LENGTH ? showNote(errorTexts["word-battle/too-short"].message) : onPlay(word);

  useBoardFocus(root, field, !isLocked);
  useBoardKeys(root, !isLocked, {
    onLetter(letter) {
      field.current?.focus({ preventScroll: true });
      const next = placeLetter(board, letter);
      if (next) changeAndAnnounce(next);
      else showNote(text.missingLetterText(letter.toUpperCase()));
    },
    onErase: () => changeAndAnnounce(takeBackLast(board)),
    onEnter: play,
  });

  return (
    <Stack $gap={12}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <LetterTable ref={root} tabIndex={-1} style={{ gap: 12 }}>
        <LetterBoard board={board} isLocked={isLocked} onChange={changeAndAnnounce} />
        <WordControls
          field={field}
          board={board}
          isLocked={isLocked}
          between={undefined}
          isSending={isSending}
          onWrite={(next, missing) => {
            change(next);
            if (missing !== null) showNote(text.missingLetterText(missing));
          }}
          onClear={changeAndAnnounce}
          onShuffle={(next) => {
            change(next);
            announce(text.lettersAnnouncement(lettersOf(next)));
          }}
          onPlay={play}
        />
      </LetterTable>
      <SecondaryText style={{ minHeight: "1.5em" }}>{note}</SecondaryText>
    </Stack>
  );
}
