import Eraser from "lucide-react/icons/eraser";
import Shuffle from "lucide-react/icons/shuffle";
import type { ReactNode } from "react";
import styled from "styled-components";
import { WORD_BATTLE_LETTERS, WORD_MIN_LENGTH } from "../../schema/limits.ts";
import { Button } from "../ui/button/button.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import { short } from "../ui/theme/css.ts";
import { type Board, clear, shuffle, wordOf, written } from "./board.ts";

const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
  input:not(:placeholder-shown) { text-transform: uppercase; letter-spacing: 0.12em; font-weight: 700; }
`;

const Tools = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  ${short} { > button { min-height: 44px; } }
`;

interface Props {
  board: Board;
  isStill: boolean;
  isSending: boolean;
  onChange: (board: Board) => void;
  onStranger: (letter: string) => void;
  onPlay: () => void;
  children?: ReactNode;
}

/** The word in writing, for those who would rather type, and what can be done with the letters. */
export function WordControls({ board, isStill, isSending, onChange, onStranger, onPlay }: Props) {
  const word = wordOf(board);
  const isShort = word.length < WORD_MIN_LENGTH;

  function write(typed: string) {
    const { board: next, stranger } = written(board, typed);
    onChange(next);
    // Afterwards, since a change takes the last note away.
    if (stranger !== null) onStranger(stranger);
  }

  return (
    <>
      <Line
        onSubmit={(event) => {
          event.preventDefault();
          if (!isStill) onPlay();
        }}
      >
        <TextField
          label="Your word"
          hideLabel
          placeholder="Tap or type"
          value={word}
          onChange={(event) => write(event.target.value)}
          readOnly={isStill}
          maxLength={WORD_BATTLE_LETTERS}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="send"
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
          onClick={() => onChange(shuffle(board, Math.random))}
        >
          Shuffle
        </Button>
        <Button
          variant="secondary"
          icon={<Eraser aria-hidden />}
          aria-disabled={isStill || word === ""}
          onClick={() => onChange(clear(board))}
        >
          Clear
        </Button>
      </Tools>
    </>
  );
}
