import { describe, expect, test } from "vitest";
import type { EveningQuestion } from "../../../load/evening/questions.ts";
import { Script } from "../../../load/evening/script.ts";

const questions = Array.from({ length: 10 }, (_, at): EveningQuestion => {
  const question = `Question ${at}`;
  return { question, right: `Right ${at}`, points: at + 1, verse: `Verse ${at}`, scriptureReference: `Book ${at}` };
});
const pace = { leastMs: 100, mostMs: 300 };
const script = new Script({ seed: "one", questions, pace });
const players = Array.from({ length: 200 }, (_, player) => player);
const options = (at: number) => ["No", `Right ${at}`, "Never", "Nobody"];

describe("the script of an evening", () => {
  test("the same seed gives the same answers, in whatever order the options are shown", () => {
    const again = new Script({ seed: "one", questions, pace });
    for (const player of players) {
      const shown = options(3);
      const turned = shown.toReversed();
      const [one, other] = [script.move(player, "Question 3", shown), again.move(player, "Question 3", turned)];
      expect(turned[other.option]).toBe(shown[one.option]);
      expect(other.afterMs).toBe(one.afterMs);
    }
  });

  test("a player’s score is the points of the questions that they answer right", () => {
    for (const player of players) {
      const right = questions.filter(
        ({ question }, at) => options(at)[script.move(player, question, options(at)).option] === `Right ${at}`,
      );
      expect(script.rightAnswers(player)).toBe(right.length);
      expect(script.score(player)).toBe(right.reduce((sum, { points }) => sum + points, 0));
    }
  });

  test("players differ in what they know and in when they answer", () => {
    expect(new Set(players.map((player) => script.score(player))).size).toBeGreaterThan(20);
    const pauses = players.map((player) => script.move(player, "Question 1", options(1)).afterMs);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(pace.leastMs);
    expect(Math.max(...pauses)).toBeLessThan(pace.mostMs);
    expect(new Set(pauses).size).toBeGreaterThan(100);
  });

  test("the host answers first, because no round waits for the host of an event", () => {
    for (const [at, { question }] of questions.entries()) {
      expect(script.move(0, question, options(at)).afterMs).toBe(pace.leastMs);
    }
  });

  test("another seed gives other answers", () => {
    const other = new Script({ seed: "two", questions, pace });
    expect(players.map((player) => other.score(player))).not.toEqual(players.map((player) => script.score(player)));
  });

  test("points that a few seconds would change are refused", () => {
    const dear = questions.map((each) => ({ ...each, points: 100 }));
    expect(() => new Script({ seed: "one", questions: dear, pace })).toThrow("depends on the time");
  });
});
