import { expect, test } from "vitest";
import { roundBatches } from "../../../../server/game/round-batch.ts";

const answers = [1, 2, 3].map((number) => ({
  sessionId: "session",
  round: 1,
  participantId: `participant-${number}`,
  requestId: `request-${number}`,
  answer: "CAT",
  pointsEarned: 5,
  responseTimeSeconds: 1,
  timeLimitSeconds: 30,
  isCorrect: true,
}));

/** How many answers are tried alone after their batch failed in this way. Those fail too. */
async function triedAlone(failure: object): Promise<number> {
  let alone = 0;
  const { keepResult } = roundBatches({
    run: () => Promise.reject(Object.assign(new Error("no"), failure)),
    fork() {
      alone += 1;
      throw new Error("alone too");
    },
  });
  const outcomes = await Promise.allSettled(answers.map(keepResult));
  expect(outcomes.map(({ status }) => status)).toEqual(answers.map(() => "rejected"));
  return alone;
}

test.each(["22P02", "23503", "40001", "40P01"])(
  "after %s, which one answer may have caused, each is tried alone",
  async (code) => {
    expect(await triedAlone({ severity: "ERROR", code })).toBe(answers.length);
  },
);

test.each(["57014", "53300", "57P01", "42P01", "XX000", "55P03"])(
  "after %s none is: their players send them again",
  async (code) => {
    expect(await triedAlone({ severity: "ERROR", code })).toBe(0);
  },
);

test("nor is one after a connection that broke", async () => {
  expect(await triedAlone({ code: "ECONNRESET" })).toBe(0);
});
