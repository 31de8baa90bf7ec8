import styled from "styled-components";
import type { OwnPlayedAnswer, PlayedRack as Rack } from "../../../schema/game/played-api.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { DescriptionList } from "../../ui/text/description-list.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { color, font } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";
import * as text from "./played-text.ts";

const Letters = styled.div`display: flex; flex-wrap: wrap; gap: 4px;`;

const Tile = styled.span`
  display: grid;
  width: 36px;
  height: 40px;
  place-items: center;
  border: 2px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.raised};
  font: 600 ${typeScale.lead}/1 ${font.display};
`;

const Words = styled.ul`font-weight: 700; > li { overflow-wrap: anywhere; }`;

interface Props {
  rack: Rack;
  own: OwnPlayedAnswer | null;
}

/** The letters of a round of word battle, with one’s own word and the best ones. */
export function PlayedRack({ rack: { letters, bestWords }, own }: Props) {
  const best = (
    <Words>
      {bestWords.map(({ word, points }) => (
        <li key={word}>{text.wordAndPoints(word, points)}</li>
      ))}
    </Words>
  );
  return (
    <Stack $gap={12}>
      <Letters>
        <VisuallyHidden>{text.lettersLabel(letters)}</VisuallyHidden>
        {[...letters].map((letter, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter is identified by its index
          <Tile key={at} aria-hidden>
            {letter}
          </Tile>
        ))}
      </Letters>
      <DescriptionList
        items={[
          { name: text.ownWordLabel, value: text.ownWordLine(own) },
          { name: text.bestWordsLabel, value: best },
        ]}
      />
    </Stack>
  );
}
