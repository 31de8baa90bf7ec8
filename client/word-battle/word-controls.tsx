import Eraser from "lucide-react/icons/eraser";
import Shuffle from "lucide-react/icons/shuffle";
import type { RefObject } from "react";
import styled from "styled-components";
import { WORD_MIN_LENGTH } from "../../schema/limits.ts";
import { Button } from "../ui/button/button.tsx";
import { landscapePhone, largeScreen } from "../ui/theme/css.ts";
import { type Board, clear, shuffle, wordOf, written } from "./board.ts";
import { WordField } from "./word-field.tsx";

const Controls = styled.div`
  display: contents;
  ${landscapePhone} { display: flex; flex-direction: column; gap: inherit; justify-content: center; }
`;

const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
`;

const Tools = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  > button { min-height: 44px; }
  ${largeScreen} { > button { min-height: 48px; } }
`;

interface Props {
  field: RefObject<HTMLInputElement | null>;
  board: Board;
  /** Nothing can be done, and everything stays, so that neither the focus nor a phone's keyboard goes. */
  isStill: boolean;
  isSending: boolean;
  /** What was typed into the field. */
  onWrite: (board: Board, stranger: string | null) => void;
  onClear: (board: Board) => void;
  onShuffle: (board: Board) => void;
  onPlay: () => void;
}

/** The word in writing, for those who would rather type, and what can be done with the letters. */
export function WordControls({ field, board, isStill, isSending, onWrite, onClear, onShuffle, onPlay }: Props) {
  const word = wordOf(board);
  const isShort = word.length < WORD_MIN_LENGTH;
  return (
    <Controls>
      <Line
        onSubmit={(event) => {
          event.preventDefault();
          if (!isStill) onPlay();
        }}
        // The browser sends no form whose button is disabled, so Enter itself says why a short word cannot be played.
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing || !isShort || isStill) return;
          event.preventDefault();
          onPlay();
        }}
      >
        <WordField
          ref={field}
          word={word}
          isStill={isStill}
          wordIn={(typed) => wordOf(written(board, typed).board)}
          onWrite={(typed) => {
            const { board: next, stranger } = written(board, typed);
            onWrite(next, stranger);
          }}
        />
        <Button type="submit" busy={isSending} aria-disabled={isStill || isShort}>
          Submit Word
        </Button>
      </Line>
      <Tools>
        <Button
          variant="secondary"
          icon={<Shuffle aria-hidden />}
          aria-disabled={isStill}
          onClick={() => onShuffle(shuffle(board, Math.random))}
        >
          Shuffle
        </Button>
        <Button
          variant="secondary"
          icon={<Eraser aria-hidden />}
          aria-disabled={isStill || word === ""}
          onClick={() => onClear(clear(board))}
        >
          Clear
        </Button>
      </Tools>
    </Controls>
  );
}
