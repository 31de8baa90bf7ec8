import { z } from "zod";
import { commonSettings, timeLimit } from "../game/common-settings.ts";
import { TRIVIA_TIME_LIMIT_DEFAULT_SECONDS } from "../limits.ts";

export const triviaSettings = z.strictObject({
  gameType: z.literal("trivia"),
  ...commonSettings,
  timeLimit: timeLimit.default(TRIVIA_TIME_LIMIT_DEFAULT_SECONDS),
});
export type TriviaSettings = z.infer<typeof triviaSettings>;
