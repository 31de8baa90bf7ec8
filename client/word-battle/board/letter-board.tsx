import styled from "styled-components";
import { WORD_BATTLE_LETTERS } from "../../../schema/limits.ts";
import { letterValues } from "../../../schema/word-battle/letter-values.ts";
import { LetterRack } from "../../ui/game/letter-rack.tsx";
import { EmptyTile, LetterTile } from "../../ui/live/letter-tile.tsx";
import { countOf } from "../../ui/text/format.ts";
import { type Board, letterAt, place, takeBack } from "./board.ts";

const Racks = styled.div`display: flex; flex-direction: column; gap: inherit;`;

const slots = Array.from({ length: WORD_BATTLE_LETTERS }, (_, at) => at);
/** The name of a tile for screen readers. */
const tileLabel = (letter: string, action: string) => {
  const value = letterValues.get(letter) ?? 0;
  return `${letter}, ${countOf(value, "point")}, ${action}`;
};

/** What pressing a tile does, or why it does nothing. */
function actionOf(isUsed: boolean, isLocked: boolean): string {
  if (isUsed) return "in your word";
  return isLocked ? "not used" : "add to your word";
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
      <LetterRack $framed role="group" aria-label="Your word">
        {slots.map((at) => {
          const tile = board.placed[at];
          if (tile === undefined) return <EmptyTile key={at} />;
          const letter = letterAt(board, tile);
          return (
            <LetterTile
              key={at}
              letter={letter}
              value={letterValues.get(letter) ?? 0}
              state="placed"
              label={tileLabel(letter, isLocked ? "in your word" : "take back")}
              {...(!isLocked && { onPress: () => onChange(takeBack(board, tile)) })}
            />
          );
        })}
      </LetterRack>
      <LetterRack role="group" aria-label="Your letters">
        {board.order.map((tile) => {
          const letter = letterAt(board, tile);
          const isUsed = board.placed.includes(tile);
          return (
            <LetterTile
              key={tile}
              letter={letter}
              value={letterValues.get(letter) ?? 0}
              state={isUsed ? "used" : "idle"}
              label={tileLabel(letter, actionOf(isUsed, isLocked))}
              {...(!isLocked && { onPress: () => onChange(place(board, tile)) })}
            />
          );
        })}
      </LetterRack>
    </Racks>
  );
}
