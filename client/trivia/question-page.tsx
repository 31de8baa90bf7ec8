import styled, { css, keyframes } from "styled-components";
import { useView } from "../game/connection/game-context.ts";
import { Scripture } from "../ui/text/scripture.tsx";
import { color, font, from, reducedMotion, short } from "../ui/theme/css.ts";
import { motion, radius } from "../ui/tokens.ts";
import type { TriviaView } from "./trivia-view.ts";

const turn = keyframes`from { opacity: 0; transform: translateY(8px); }`;

// It takes what the answers leave, so that they never move when the verse is longer than the question was.
const Page = styled.div`
  display: grid;
  flex: 1 0 88px;
  align-content: safe center;
  min-height: 88px;
  padding: 10px 16px;
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  container-type: size;
  ${short} { padding: 6px 12px; blockquote { font-size: 1rem; line-height: 1.4; } }
  ${from.tablet} { flex: none; height: clamp(248px, 34dvh, 304px); padding: 16px 32px; }
`;

const Leaf = styled.div`
  display: grid;
  gap: 8px;
  width: 100%;
  max-width: 44em;
  margin: 0 auto;
  animation: ${turn} ${motion.slow}ms ${motion.out};
  ${reducedMotion} { animation: none; }
`;

// Everybody has read it by the time the verse shows, and a long verse needs its lines.
const outOfSight = "position: absolute; opacity: 0;";

const Question = styled.h2<{ $small: boolean; $hidden: boolean }>`
  font-family: ${font.display};
  // As large as the page between the time and the answers allows.
  font-size: ${({ $small }) => ($small ? "0.9375rem" : "clamp(1.125rem, 12cqh, 1.75rem)")};
  font-weight: 600;
  line-height: 1.25;
  color: ${({ $small }) => ($small ? color.muted : color.text)};
  text-align: ${({ $small }) => ($small ? "start" : "center")};
  text-wrap: balance;
  ${short} { ${({ $small }) => $small && outOfSight} }
  ${({ $hidden }) => $hidden && outOfSight}
  ${from.tablet} { position: static; opacity: 1; }
`;

// Where the verse may be longer than the page, its reference comes first, so that it is seen without scrolling.
const referenceFirst = css`
  figure { display: flex; flex-direction: column-reverse; }
  figcaption { margin: 0 0 2px; }
`;

const Verse = styled.div<{ $long: boolean }>`
  ${({ $long }) => $long && "figure { max-width: none; } blockquote { font-size: 0.9375rem; line-height: 1.4; }"}
  ${({ $long }) => $long && referenceFirst}
  ${short} { ${referenceFirst} }
  ${from.tablet} { blockquote { font-size: ${({ $long }) => ($long ? "1.125rem" : "1.1875rem")}; line-height: 1.5; } }
`;

/** The question; at the reveal the page turns to the verse that settles it. */
export function QuestionPage() {
  const question = useView((view: TriviaView) => view.question);
  const verse = useView((view: TriviaView) => view.verse);
  const reference = useView((view: TriviaView) => view.scriptureReference);
  const isRevealed = useView((view: TriviaView) => view.correctOption >= 0);
  const isLong = verse.length > 150;
  return (
    // Focusable, because a long verse scrolls and the keyboard must be able to do it.
    <Page
      tabIndex={isRevealed ? 0 : undefined}
      role={isRevealed ? "group" : undefined}
      aria-label={isRevealed ? "The verse" : undefined}
    >
      <Leaf key={isRevealed ? "verse" : question}>
        <Question $small={isRevealed && verse !== ""} $hidden={isRevealed && isLong}>
          {question}
        </Question>
        {isRevealed && verse !== "" && (
          <Verse $long={isLong}>
            <Scripture reference={reference}>{verse}</Scripture>
          </Verse>
        )}
      </Leaf>
    </Page>
  );
}
