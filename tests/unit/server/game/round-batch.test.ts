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

/** How many answers are tried alone after their batch failed with this error. They fail alone too. */
async function triedAlone(failure: object): Promise<number> {
  const sizes: number[] = [];
  const { saveResult } = roundBatches({
    run: (_statement, [given]) => {
      sizes.push((JSON.parse(String(given)) as object[]).length);
      return Promise.reject(Object.assign(new Error("no"), failure));
    },
  });
  const outcomes = await Promise.allSettled(answers.map(saveResult));
  expect(outcomes.map(({ status }) => status)).toEqual(answers.map(() => "rejected"));
  return sizes.filter((size) => size === 1).length;
}

test.each(["22P02", "23503", "40001", "40P01"])(
  "error %s may be caused by one answer, so each answer is then stored alone",
  async (code) => {
    expect(await triedAlone({ severity: "ERROR", code })).toBe(answers.length);
  },
);

test.each(["57014", "53300", "57P01", "42P01", "XX000", "55P03"])(
  "error %s is not caused by one answer, so no answer is stored alone",
  async (code) => {
    expect(await triedAlone({ severity: "ERROR", code })).toBe(0);
  },
);

test("after a lost connection, no answer is stored alone", async () => {
  expect(await triedAlone({ code: "ECONNRESET" })).toBe(0);
});
