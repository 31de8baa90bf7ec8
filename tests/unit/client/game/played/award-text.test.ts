import { expect, test } from "vitest";
import { awardLine } from "../../../../../client/game/played/award-text.ts";
import type { Award } from "../../../../../schema/game/played-api.ts";

const award = (kind: Award["kind"], value: number, ...names: string[]): Award => ({
  kind,
  value,
  word: kind === "best-word" ? "PRAISE" : null,
  holders: names.map((displayName) => ({ displayName, roles: [], isMine: displayName === "Ben" })),
});

test.each([
  [award("only-one", 1, "Ada"), "Ada: once"],
  [award("only-one", 3, "Ada"), "Ada: 3 times"],
  [award("comeback", 1, "Ben"), "Ben (you): up 1 place since half-time"],
  [award("best-word", 16, "Ada"), "Ada: PRAISE, 16 points"],
  [award("fastest", 3, "Ada"), "Ada: 3.0 s per right answer"],
  [award("streak", 4, "Ada", "Ben"), "Ada and Ben (you): 4 right in a row, a tie"],
])("GAME-63 an award says who has it, for what, and whether it is a tie: %#", (given, line) => {
  expect(awardLine(given)).toBe(line);
});
