import styled from "styled-components";
import { WORD_BATTLE_LETTERS } from "../../schema/limits.ts";
import { letterValues } from "../../schema/word-battle/letter-values.ts";
import { EmptyTile, LetterTile } from "../ui/live/letter-tile.tsx";
import { color, from } from "../ui/theme/css.ts";
import { radius } from "../ui/tokens.ts";
import { type Board, letterAt, place, takeBack } from "./board.ts";

const Row = styled.div`
  display: flex;
  gap: clamp(3px, 1.2vw, 8px);
  justify-content: center;
`;

const Shelf = styled(Row)`
  padding: 8px;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  ${from.tablet} { padding-block: 12px; }
`;

const places = Array.from({ length: WORD_BATTLE_LETTERS }, (_, at) => at);
const spoken = (letter: string, action: string) => {
  const value = letterValues.get(letter) ?? 0;
  return `${letter}, ${value} ${value === 1 ? "point" : "points"}, ${action}`;
};

/** What a tile in hand is for. */
function actionOf(isUsed: boolean, isStill: boolean): string {
  if (isUsed) return "in your word";
  return isStill ? "not used" : "lay down";
}

interface Props {
  board: Board;
  /** Nothing moves once the word is played, or the time is up. */
  isStill: boolean;
  onChange: (board: Board) => void;
}

/** The word above, the letters in hand below: a tap moves a tile from one to the other. */
export function LetterBoard({ board, isStill, onChange }: Props) {
  return (
    <>
      <Shelf role="group" aria-label="Your word">
        {places.map((at) => {
          const tile = board.placed[at];
          if (tile === undefined) return <EmptyTile key={at} />;
          const letter = letterAt(board, tile);
          return (
            <LetterTile
              key={at}
              letter={letter}
              value={letterValues.get(letter) ?? 0}
              state="placed"
              label={spoken(letter, isStill ? "in your word" : "take back")}
              {...(!isStill && { onPress: () => onChange(takeBack(board, tile)) })}
            />
          );
        })}
      </Shelf>
      <Row role="group" aria-label="Your letters">
        {board.order.map((tile) => {
          const letter = letterAt(board, tile);
          const isUsed = board.placed.includes(tile);
          return (
            <LetterTile
              key={tile}
              letter={letter}
              value={letterValues.get(letter) ?? 0}
              state={isUsed ? "used" : "idle"}
              label={spoken(letter, actionOf(isUsed, isStill))}
              {...(!isStill && { onPress: () => onChange(place(board, tile)) })}
            />
          );
        })}
      </Row>
    </>
  );
}
