import { afterAll, expect, test } from "vitest";
import { killAtEnd, type Moment } from "../../support/server/kill-at-end.ts";
import { dataFolder } from "../../support/server/process.ts";

const folder = dataFolder();
afterAll(() => folder.remove());

// `npm run bench -- R1` repeats this twenty times.
test.each([
  ["in the last reveal of word battle", "reveal", 1],
  ["while the result of trivia is being saved", "saving", 0],
  ["just when the result of word battle is saved", "saved", 1],
] as const satisfies readonly (readonly [string, Moment, number])[])(
  "GAME-20 a game whose server is killed %s is counted once",
  async (_, moment, nth) => {
    const { counted, status, isRight } = await killAtEnd(folder.path, moment, nth);
    expect(status).toBe("finished");
    expect(counted).toEqual([1, 1]);
    expect(isRight).toBe(true);
  },
);
