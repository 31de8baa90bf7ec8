import { TRIVIA_TIME_LIMIT_DEFAULT_SECONDS } from "../../schema/limits.ts";
import { triviaFields } from "../../schema/trivia/state.ts";
import type { Game } from "../game/game.ts";
import { lazyPart } from "../ui/late/lazy-part.ts";
import * as text from "./trivia-text.ts";
import type { TriviaView } from "./trivia-view.ts";

export const triviaGame: Game = {
  name: text.gameName,
  roomTitle: text.roomTitle,
  timeLimitLabel: text.timeLimitLabel,
  timeLimit: TRIVIA_TIME_LIMIT_DEFAULT_SECONDS,
  switches: [],
  hasQuestions: true,
  difficultyText: text.difficultyHint,
  advice: text.advice,
  explained: text.rules,
  fields: triviaFields,
  unsolved: {
    choiceCounts: [],
    correctOption: -1,
    scriptureReference: "",
    verse: "",
    isSkipped: false,
  } satisfies Partial<TriviaView>,
  panel: lazyPart(async () => (await import("./trivia-panel.tsx")).TriviaPanel),
};
