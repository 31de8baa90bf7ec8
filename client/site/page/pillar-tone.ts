import type { AnswerTone } from "../../ui/tokens.ts";

/** HOME-4: each pillar has one of the four colors, and so has every program that belongs to it. The same everywhere. */
export const pillarTone = {
  growth: "teal",
  guidance: "violet",
  readiness: "coral",
  bond: "gold",
} as const satisfies Readonly<Record<string, AnswerTone>>;
