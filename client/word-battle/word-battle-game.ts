import { WORD_BATTLE_TIME_LIMIT_DEFAULT_SECONDS } from "../../schema/limits.ts";
import { wordBattleFields } from "../../schema/word-battle/state.ts";
import type { Game } from "../game/game.ts";

export const wordBattleGame: Game = {
  name: "Word Battle",
  roomTitle: "Word Battle Arena",
  timedBy: "round",
  timeLimit: WORD_BATTLE_TIME_LIMIT_DEFAULT_SECONDS,
  switches: [
    {
      name: "bibleNames",
      label: "Bible names",
      description: "Names of people and places in the Bible count as words.",
    },
  ],
  difficultyText: "Easy letters make at least 30 words, medium ones 15, hard ones 5.",
  advice: "Rare letters and long words earn the most.",
  explained: [
    "Everyone gets the same seven letters.",
    "Make one word from them. Rare letters and long words earn more.",
    "Then you see everyone's word, and the best possible one.",
  ],
  fields: wordBattleFields,
  panel: async () => (await import("./word-battle-panel.tsx")).WordBattlePanel,
};
