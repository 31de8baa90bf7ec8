import styled from "styled-components";
import type { Verse } from "../../schema/scripture/api.ts";
import type { Translation } from "../../schema/scripture/translation.ts";
import { color, font } from "../ui/theme/css.ts";
import { typeScale } from "../ui/tokens.ts";
import * as text from "./scripture-text.ts";

interface Props {
  verses: readonly Verse[];
  translation: Translation;
}

const Page = styled.p`
  max-width: 34em;
  font-family: ${font.display};
  font-size: ${typeScale.verse};
  line-height: 1.6;
  text-wrap: pretty;
`;

const Place = styled.sup`
  margin-inline-end: 0.3em;
  color: ${color.accentText};
  font-size: ${typeScale.tiny};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 0;
`;

const Note = styled.span`
  color: ${color.muted};
  font-family: ${font.body};
  font-size: ${typeScale.small};
`;

/** Verses of the Bible with their numbers, running on like in a book. The first of a chapter also has the chapter's number. */
export function VerseList({ verses, translation }: Props) {
  return (
    <Page>
      {verses.map(({ chapter, verse, text: words, place, instead }, at) => {
        const isNewChapter = at > 0 && verses[at - 1]?.chapter !== chapter;
        return (
          <span key={`${chapter}:${verse}`}>
            <Place>{isNewChapter ? `${chapter}:${verse}` : verse}</Place>
            {instead && <Note>{`${text.missingVerse(translation, instead)} `}</Note>}
            {`${words} `}
            {place && <Note>{`${text.otherPlace(place)} `}</Note>}
          </span>
        );
      })}
    </Page>
  );
}
