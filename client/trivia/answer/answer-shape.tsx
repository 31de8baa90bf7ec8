import type { AnswerTone } from "../../ui/tokens.ts";

/** Four shapes that can be told apart without color: a window arch, a circle, a star, a leaf. */
const outlines: Record<AnswerTone, string> = {
  coral: "M4 36V18a16 16 0 0 1 32 0v18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2Z",
  teal: "M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36Z",
  gold: "m20 1 5 7 8.400-1.400L32 15l7 5-7 5 1.400 8.400L25 32l-5 7-5-7-8.400 1.400L8 25l-7-5 7-5-1.400-8.400L15 8Z",
  violet: "M2 20C2 9 9 2 20 2h16a2 2 0 0 1 2 2v16c0 11-7 18-18 18H4a2 2 0 0 1-2-2Z",
};

export function AnswerShape({ tone }: { tone: AnswerTone }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden focusable="false">
      <path d={outlines[tone]} fill="currentColor" />
    </svg>
  );
}
