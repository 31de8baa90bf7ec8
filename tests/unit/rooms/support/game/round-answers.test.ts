import { describe, expect, test } from "vitest";
import { type JudgedAnswer, RoundAnswers } from "../../../../../rooms/support/game/round-answers.ts";

const answer = (requestId: string, points = 10) => ({
  requestId,
  points,
  answer: "Noah",
  responseMs: 900,
  isCorrect: true,
});
const saves = async () => ({ saved: true });
const fails = () => Promise.reject(new Error("the database is away"));

describe("GAME-16 the answers of one round", () => {
  test("a repeated request counts as the same answer", async () => {
    const answers = new RoundAnswers<JudgedAnswer>();
    const outcomes = [1, 2, 3].map(() => answers.accept("ann", "one", () => answer("one"), saves));
    expect(await Promise.all(outcomes)).toEqual(["saved", "saved", "saved"]);
  });

  test("twenty simultaneous requests save one answer", async () => {
    const answers = new RoundAnswers<JudgedAnswer>();
    let calls = 0;
    const keep = async () => ({ saved: ++calls === 1 });
    await Promise.all(Array.from({ length: 20 }, () => answers.accept("ann", "one", () => answer("one"), keep)));
    expect(calls).toBe(1);
  });

  test("a different request is refused as already answered, even while the first is being saved", async () => {
    const answers = new RoundAnswers<JudgedAnswer>();
    const first = answers.accept("ann", "one", () => answer("one"), saves);
    const second = answers.accept("ann", "two", () => answer("two"), saves);
    expect([await first, await second]).toEqual(["saved", "other"]);
    expect(answers.of("ann")?.requestId).toBe("one");
  });

  test("an answer saves the round open while it is being saved, and is dropped if that fails", async () => {
    const answers = new RoundAnswers<JudgedAnswer>();
    const taking = answers.accept("ann", "one", () => answer("one"), fails);
    expect([answers.isKnown("ann"), answers.isSaving, answers.of("ann")]).toEqual([true, true, undefined]);
    expect(await taking).toBe("failed");
    expect([answers.isKnown("ann"), answers.isSaving]).toEqual([false, false]);
  });

  test("an unsaved answer that is sent again earns its original points", async () => {
    const answers = new RoundAnswers<JudgedAnswer>();
    expect(await answers.accept("ann", "one", () => answer("one", 90), fails)).toBe("failed");
    expect(answers.of("ann")).toBeUndefined();
    expect(await answers.accept("ann", "one", () => answer("one", 50), saves)).toBe("saved");
    expect(answers.of("ann")?.points).toBe(90);
  });

  test("after a failed save the player may send another answer", async () => {
    const answers = new RoundAnswers<JudgedAnswer>();
    await answers.accept("ann", "one", () => answer("one"), fails);
    expect(await answers.accept("ann", "two", () => answer("two"), saves)).toBe("saved");
  });

  test("an answer that was stored despite a reported failure counts", async () => {
    const answers = new RoundAnswers<JudgedAnswer>();
    await answers.accept("ann", "one", () => answer("one", 90), fails);
    expect(
      await answers.accept(
        "ann",
        "two",
        () => answer("two", 50),
        async () => ({ saved: false }),
      ),
    ).toBe("other");
    expect(answers.of("ann")).toEqual(answer("one", 90));
  });

  test("an answer that storage already has, without a known failure, counts", async () => {
    const answers = new RoundAnswers<JudgedAnswer>();
    const stored = async () => ({ saved: false });
    expect(await answers.accept("ann", "one", () => answer("one"), stored)).toBe("saved");
    expect(answers.of("ann")).toEqual(answer("one"));
  });

  test("one player's answer does not affect another player's", async () => {
    const answers = new RoundAnswers<JudgedAnswer>();
    await answers.accept("ann", "one", () => answer("one"), saves);
    expect(await answers.accept("ben", "one", () => answer("one"), saves)).toBe("saved");
  });
});
