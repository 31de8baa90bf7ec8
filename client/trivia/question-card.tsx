import type { ComponentProps } from "react";
import styled, { css, keyframes } from "styled-components";
import { Scripture } from "../ui/text/scripture.tsx";
import { color, font, landscapePhone, largeScreen, reducedMotion, short } from "../ui/theme/css.ts";
import { motion, radius, type TypeSize, typeScale } from "../ui/tokens.ts";
import { verseLabel } from "./answer-text.ts";

interface Props {
  question: string;
  /** The card shows the verse. */
  isTurned: boolean;
  /** The verse with the answer. Empty if there is none. */
  verse: string;
  reference: string;
  translation: ComponentProps<typeof Scripture>["translation"];
}

const turn = keyframes`from { opacity: 0; transform: translateY(8px); }`;

// The card takes the space that the answers leave, so a long verse moves no answer.
const Card = styled.div`
  display: grid;
  flex: 1 0 88px;
  align-content: safe center;
  min-height: 88px;
  padding: 8px 16px;
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  container-type: size;
  ${short} { padding: 0 12px; }
  ${landscapePhone} { flex-basis: 56px; min-height: 56px; padding-block: 4px; }
  ${largeScreen} { flex: none; height: clamp(248px, 34dvh, 304px); padding: 16px 32px; }
`;

const Side = styled.div`
  display: grid;
  gap: 8px;
  width: 100%;
  max-width: 44em;
  margin: 0 auto;
  animation: ${turn} ${motion.slow}ms ${motion.out};
  ${reducedMotion} { animation: none; }
`;

// Players have read the question when the verse appears, and a long verse needs the space.
const visuallyHidden = "position: absolute; opacity: 0;";

const Question = styled.h2<{ $small: boolean; $hidden: boolean }>`
  font-family: ${font.display};
  /* As large as the card between the time and the answers allows. */
  font-size: ${({ $small }) => typeScale[$small ? "small" : "question"]};
  font-weight: 600;
  line-height: 1.25;
  color: ${({ $small }) => ($small ? color.muted : color.text)};
  text-align: ${({ $small }) => ($small ? "start" : "center")};
  text-wrap: balance;
  ${short} { ${({ $small }) => $small && visuallyHidden} }
  ${({ $hidden }) => $hidden && visuallyHidden}
  ${largeScreen} { position: static; opacity: 1; }
`;

// If the verse may be longer than the card, its reference comes first, where it is visible without scrolling.
const referenceFirst = css`
  figure { display: flex; flex-direction: column-reverse; }
  figcaption { margin: 0 0 4px; }
`;

/** Verses of more characters than these are set smaller. All verses of the bank are whole at 320 x 568. */
const LONG = 130;
const LONGEST = 290;

const sizes = {
  short: { phone: "label", small: "label", large: "lead" },
  long: { phone: "label", small: "tiny", large: "body" },
  longest: { phone: "small", small: "fine", large: "body" },
} as const satisfies Record<string, Record<string, TypeSize>>;

function lengthOf(verse: string): keyof typeof sizes {
  if (verse.length <= LONG) return "short";
  return verse.length <= LONGEST ? "long" : "longest";
}

const compact = css<{ $length: keyof typeof sizes }>`
  figure { max-width: none; }
  blockquote { font-size: ${({ $length }) => typeScale[sizes[$length].phone]}; line-height: 1.4; }
`;

const Verse = styled.div<{ $length: keyof typeof sizes }>`
  ${({ $length }) => $length !== "short" && compact}
  ${({ $length }) => $length !== "short" && referenceFirst}
  ${short} {
    ${referenceFirst}
    figcaption { margin: 0; font-size: ${typeScale.tiny}; line-height: 1.3; }
    blockquote {
      font-size: ${({ $length }) => typeScale[sizes[$length].small]};
      line-height: ${({ $length }) => ($length === "longest" ? 1.2 : 1.3)};
    }
  }
  ${largeScreen} { blockquote { font-size: ${({ $length }) => typeScale[sizes[$length].large]}; line-height: 1.5; } }
`;

/** The question of a round. Afterwards the card turns to the verse with the answer. */
export function QuestionCard({ question, isTurned, verse, reference, translation }: Props) {
  const length = lengthOf(verse);
  return (
    // Focusable, so that a long verse can be scrolled with the keyboard.
    <Card
      tabIndex={isTurned ? 0 : undefined}
      role={isTurned ? "group" : undefined}
      aria-label={isTurned ? verseLabel : undefined}
    >
      <Side key={isTurned ? "verse" : question}>
        <Question $small={isTurned && verse !== ""} $hidden={isTurned && length !== "short"}>
          {question}
        </Question>
        {isTurned && verse !== "" && (
          <Verse $length={length}>
            <Scripture reference={reference} translation={translation}>
              {verse}
            </Scripture>
          </Verse>
        )}
      </Side>
    </Card>
  );
}
