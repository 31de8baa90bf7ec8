import { WORD_BATTLE_TIME_LIMIT_DEFAULT_SECONDS } from "../../schema/limits.ts";
import { wordBattleFields } from "../../schema/word-battle/state.ts";
import type { Game } from "../game/game.ts";
import { lazyPart } from "../ui/late/lazy-part.ts";
import * as text from "./word-battle-text.ts";
import type { WordView } from "./word-view.ts";

export const wordBattleGame: Game = {
  name: text.gameName,
  roomTitle: text.roomTitle,
  timeLimitLabel: text.timeLimitLabel,
  timeLimit: WORD_BATTLE_TIME_LIMIT_DEFAULT_SECONDS,
  switches: [{ name: "bibleNames", label: text.bibleNamesLabel, description: text.bibleNamesHint }],
  hasQuestions: false,
  difficultyText: text.difficultyHint,
  advice: text.advice,
  explained: text.rules,
  fields: wordBattleFields,
  unsolved: { words: {}, bestWord: "", bestPoints: 0 } satisfies Partial<WordView>,
  panel: lazyPart(async () => (await import("./word-battle-panel.tsx")).WordBattlePanel),
};
