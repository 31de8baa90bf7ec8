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
  advice: "Rare letters and long words earn the most.",
  explained: [
    "Everybody gets the same seven letters.",
    "Make one word of them. Rare letters and long words earn more.",
    "Then you see every word, and the best one that was there.",
  ],
  fields: wordBattleFields,
  panel: async () => (await import("./word-battle-panel.tsx")).WordBattlePanel,
};
