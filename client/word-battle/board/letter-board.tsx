import styled from "styled-components";
import { WORD_BATTLE_LETTERS } from "../../../schema/limits.ts";
import { letterValues } from "../../../schema/word-battle/letter-values.ts";
import { type Board, letterAt, place, takeBack } from "./board.ts";
import * as text from "./board-text.ts";
import { LetterRack } from "./letter-rack.tsx";
import { EmptyTile, LetterTile } from "./letter-tile.tsx";

const Racks = styled.div`display: flex; flex-direction: column; gap: inherit;`;

const slots = Array.from({ length: WORD_BATTLE_LETTERS }, (_, at) => at);
const pointsOf = (letter: string): number => letterValues.get(letter) ?? 0;

/** The label of one of the player's letters. */
function letterLabel(letter: string, isUsed: boolean, isLocked: boolean): string {
  if (isUsed) return text.tileInWord(letter, pointsOf(letter));
  return isLocked ? text.tileNotUsed(letter, pointsOf(letter)) : text.tileToAdd(letter, pointsOf(letter));
}

interface Props {
  board: Board;
  /** True once the word is played or the time is up. Then no tile moves. */
  isLocked: boolean;
  onChange: (board: Board) => void;
}

/** The word above, the letters below. A tap moves a tile between them. */
export function LetterBoard({ board, isLocked, onChange }: Props) {
  return (
    <Racks>
      <LetterRack $framed role="group" aria-label={text.wordLabel}>
        {slots.map((at) => {
          const tile = board.placed[at];
          if (tile === undefined) return <EmptyTile key={at} />;
          const letter = letterAt(board, tile);
          return (
            <LetterTile
              key={at}
              letter={letter}
              value={pointsOf(letter)}
              state="placed"
              label={(isLocked ? text.tileInWord : text.tileToTakeBack)(letter, pointsOf(letter))}
              {...(!isLocked && { onPress: () => onChange(takeBack(board, tile)) })}
            />
          );
        })}
      </LetterRack>
      <LetterRack role="group" aria-label={text.lettersLabel}>
        {board.order.map((tile) => {
          const letter = letterAt(board, tile);
          const isUsed = board.placed.includes(tile);
          return (
            <LetterTile
              key={tile}
              letter={letter}
              value={pointsOf(letter)}
              state={isUsed ? "used" : "idle"}
              label={letterLabel(letter, isUsed, isLocked)}
              {...(!isLocked && { onPress: () => onChange(place(board, tile)) })}
            />
          );
        })}
      </LetterRack>
    </Racks>
  );
}
