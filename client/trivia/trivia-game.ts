import { TRIVIA_TIME_LIMIT_DEFAULT_SECONDS } from "../../schema/limits.ts";
import { triviaFields } from "../../schema/trivia/state.ts";
import type { Game } from "../game/game.ts";

export const triviaGame: Game = {
  name: "Bible Trivia",
  roomTitle: "Bible Trivia Challenge",
  timedBy: "question",
  timeLimit: TRIVIA_TIME_LIMIT_DEFAULT_SECONDS,
  switches: [],
  difficultyText: "Harder questions are about less familiar parts of the Bible.",
  advice: "A quick right answer earns the most.",
  explained: [
    "Everyone sees the same question and four answers.",
    "A right answer earns points, and a quick one earns more.",
    "Then you see the verse where it's written.",
  ],
  fields: triviaFields,
  panel: async () => (await import("./trivia-panel.tsx")).TriviaPanel,
};
