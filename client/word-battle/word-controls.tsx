import Eraser from "lucide-react/icons/eraser";
import Shuffle from "lucide-react/icons/shuffle";
import type { RefObject } from "react";
import styled from "styled-components";
import { WORD_MIN_LENGTH } from "../../schema/limits.ts";
import { Button } from "../ui/button/button.tsx";
import { landscapePhone, largeScreen } from "../ui/theme/css.ts";
import * as text from "./answer-text.ts";
import { type Board, clear, placeText, shuffle, wordOf } from "./board/board.ts";
import { WordField } from "./word-field.tsx";

const Controls = styled.div`
  display: contents;
  ${landscapePhone} { display: flex; flex-direction: column; gap: inherit; justify-content: center; }
`;

const WordForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
  > :only-child { grid-column: 1 / -1; }
`;

const Tools = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  &[hidden] { display: none; }
  > button { min-height: 44px; }
  ${largeScreen} { > button { min-height: 48px; } }
`;

interface Props {
  field: RefObject<HTMLInputElement | null>;
  board: Board;
  /** Disables the controls but keeps them in place, so that the focus and a phone's keyboard stay. */
  isLocked: boolean;
  /** Between two rounds, what comes next. It replaces the controls. The field stays for the focus and a phone's keyboard. */
  between: string | undefined;
  isSending: boolean;
  /** The text in the field changed. */
  onWrite: (board: Board, missing: string | null) => void;
  onClear: (board: Board) => void;
  onShuffle: (board: Board) => void;
  onPlay: () => void;
}

/** The field for typing the word, and the buttons to submit, shuffle and clear. */
export function WordControls(props: Props) {
  const { field, board, isLocked, between, isSending, onWrite, onClear, onShuffle, onPlay } = props;
  const isBetween = between !== undefined;
  const word = wordOf(board);
  const isShort = word.length < WORD_MIN_LENGTH;
  return (
    <Controls>
      <WordForm
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLocked) onPlay();
        }}
        // With a disabled button, the browser submits no form, so Enter shows here why a word is too short.
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing || !isShort || isLocked) return;
          event.preventDefault();
          onPlay();
        }}
      >
        <WordField
          ref={field}
          word={isBetween ? "" : word}
          hint={between}
          isLocked={isLocked}
          wordIn={(typed) => wordOf(placeText(board, typed).board)}
          onWrite={(typed) => {
            const { board: next, missing } = placeText(board, typed);
            onWrite(next, missing);
          }}
        />
        {!isBetween && (
          <Button type="submit" busy={isSending} aria-disabled={isLocked || isShort}>
            {text.submitButton}
          </Button>
        )}
      </WordForm>
      <Tools hidden={isBetween}>
        <Button
          variant="secondary"
          icon={<Shuffle aria-hidden />}
          aria-disabled={isLocked}
          onClick={() => onShuffle(shuffle(board, Math.random))}
        >
          {text.shuffleButton}
        </Button>
        <Button
          variant="secondary"
          icon={<Eraser aria-hidden />}
          aria-disabled={isLocked || word === ""}
          onClick={() => onClear(clear(board))}
        >
          {text.clearButton}
        </Button>
      </Tools>
    </Controls>
  );
}
