import styled from "styled-components";
import { onPaper } from "../../ui/layout/print-page.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { color, from } from "../../ui/theme/css.ts";
import { typeScale } from "../../ui/tokens.ts";

export interface ScriptMoment {
  /** From the beginning: "0:20". */
  readonly at: string;
  readonly picture: string;
  readonly words: string;
}

interface Props {
  moments: readonly ScriptMoment[];
  /** For screen readers, before what is seen and before what is heard. */
  pictureLabel: string;
  wordsLabel: string;
}

const columns = "display: grid; grid-template-columns: 3.5em minmax(0, 4fr) minmax(0, 5fr); gap: 4px 16px;";

// On a phone, the picture and the words are one below the other.
const Moments = styled.ol`
  > li { display: grid; gap: 4px 16px; padding: 12px 0; border-top: 1px solid ${color.line}; }
  > li > :first-child { color: ${color.accentText}; font-size: ${typeScale.small}; font-weight: 700; font-variant-numeric: tabular-nums; }
  > li > :nth-child(2) { color: ${color.muted}; font-size: ${typeScale.small}; font-style: italic; }
  ${from.wide} { > li { ${columns} } }
  ${onPaper} { > li { ${columns} } }
`;

/** What a video shows and says, moment by moment. */
export function ScriptLines({ moments, pictureLabel, wordsLabel }: Props) {
  return (
    <Moments>
      {moments.map(({ at, picture, words }) => (
        <li key={at}>
          <span>{at}</span>
          <span>
            <VisuallyHidden>{`${pictureLabel} `}</VisuallyHidden>
            {picture}
          </span>
          <span>
            <VisuallyHidden>{`${wordsLabel} `}</VisuallyHidden>
            {words}
          </span>
        </li>
      ))}
    </Moments>
  );
}
