import { z } from "zod";
import { commonSettings, timeLimit } from "../game/common-settings.ts";
import { WORD_BATTLE_TIME_LIMIT_DEFAULT_SECONDS } from "../limits.ts";

export const wordBattleSettings = z.strictObject({
  gameType: z.literal("word_battle"),
  ...commonSettings,
  timeLimit: timeLimit.default(WORD_BATTLE_TIME_LIMIT_DEFAULT_SECONDS),
  /** Whether names of people and places in the Bible count as words. */
  bibleNames: z.boolean().default(false),
});
export type WordBattleSettings = z.infer<typeof wordBattleSettings>;
