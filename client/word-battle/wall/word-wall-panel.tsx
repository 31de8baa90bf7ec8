import styled from "styled-components";
import { letterValues } from "../../../schema/word-battle/letter-values.ts";
import { useView } from "../../game/connection/game-context.ts";
import { isEventRoom, rankedPlayers } from "../../game/room-view.ts";
import { WallAvatar } from "../../game/screen/wall-avatar.tsx";
import { wallNames } from "../../game/screen/wall-names.ts";
import { Score, WallCard, WallName, WallStage, WallTitle } from "../../game/screen/wall-style.ts";
import { color, font } from "../../ui/theme/css.ts";
import { radius } from "../../ui/tokens.ts";
import { bestWordTitle, noWord } from "../answer-text.ts";
import type { WordView } from "../word-view.ts";
import * as text from "./wall-text.ts";

const Centered = styled(WallStage)`
  gap: 2em;
  place-content: center;
  justify-items: center;
  text-align: center;
`;

const Rack = styled.div<{ $small?: boolean }>`
  display: flex;
  gap: 0.16em;
  justify-content: center;
  font-size: ${({ $small }) => ($small ? 1.75 : 5.6)}em;
`;

const Tile = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 1.5em;
  height: 1.6em;
  border: 0.03em solid ${color.edge};
  border-radius: ${radius.medium};
  background: ${color.raised};
  box-shadow: inset 0 -0.09em 0 ${color.line};
  font: 600 1em/1 ${font.display};
  > small { position: absolute; right: 0.4em; bottom: 0.4em; font: 700 0.22em/1 ${font.body}; }
`;

/** The letters of a round. */
function Letters({ letters, small = false }: { letters: string; small?: boolean }) {
  return (
    <Rack $small={small} role="img" aria-label={[...letters].join(", ")}>
      {[...letters].map((letter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is identified by its place
        <Tile key={at}>
          {letter}
          {!small && <small>{letterValues.get(letter)}</small>}
        </Tile>
      ))}
    </Rack>
  );
}

const Reveal = styled(WallStage)`
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: center;
`;

const Best = styled(WallCard)`gap: 1em; justify-items: center; text-align: center;`;
const BestWord = styled.strong`
  font: 600 3.6em/1.1 ${font.display};
  letter-spacing: 0.06em;
`;
const Points = styled.span`color: ${color.accentText}; font-size: 1.6em; font-weight: 700;`;

const Words = styled.ul`display: grid; gap: 0.5em;`;
const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto 2.4em;
  gap: 0.8em;
  align-items: center;
  padding: 0.2em 1em;
  border-radius: ${radius.medium};
  background: ${color.surface};
  font-size: 1.25em;
  > :last-child { text-align: end; }
`;
const Word = styled.span<{ $none: boolean }>`
  color: ${({ $none }) => ($none ? color.muted : color.text)};
  font: 600 1.1em/1.2 ${font.display};
  letter-spacing: ${({ $none }) => ($none ? 0 : "0.08em")};
`;

/** The best word and what everyone found. Masked words stay masked. */
function Solution() {
  const players = useView((view) => view.players);
  const letters = useView((view: WordView) => view.letters);
  const words = useView((view: WordView) => view.words);
  const bestWord = useView((view: WordView) => view.bestWord);
  const bestPoints = useView((view: WordView) => view.bestPoints);
  const names = wallNames(Object.values(players));
  const isEvent = useView(isEventRoom);
  const ranked = rankedPlayers({ players })
    // At an event there are too many players, and only the best words are shown.
    .filter(({ memberId }) => !isEvent || words[memberId] !== undefined)
    .sort((a, b) => b.roundPoints - a.roundPoints);
  return (
    <Reveal>
      <Best $lit>
        <Letters letters={letters} small />
        <span>{bestWordTitle}</span>
        <BestWord>{bestWord}</BestWord>
        <Points>{text.points(bestPoints)}</Points>
      </Best>
      <Words>
        {ranked.map((player) => (
          <Line key={player.memberId}>
            <WallAvatar player={player} />
            <WallName>{names.get(player.memberId)}</WallName>
            <Word $none={words[player.memberId] === undefined}>{words[player.memberId] ?? noWord}</Word>
            <Score>{player.roundPoints}</Score>
          </Line>
        ))}
      </Words>
    </Reveal>
  );
}

/** The letters of a round on a screen for a hall, and at the reveal the words. */
export function WordWallPanel() {
  const letters = useView((view: WordView) => view.letters);
  const isOpen = useView((view) => view.phase === "round");
  if (!isOpen) return <Solution />;
  return (
    <Centered>
      <WallTitle $size={2}>{text.task}</WallTitle>
      <Letters letters={letters} />
    </Centered>
  );
}
