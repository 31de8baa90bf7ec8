import { describe, expect, test } from "vitest";
import { type JudgedAnswer, RoundAnswers } from "../../../../../rooms/support/game/round-answers.ts";

const answer = (requestId: string, points = 10) => ({
  requestId,
  points,
  answer: "Noah",
  responseMs: 900,
  isCorrect: true,
});
const keeps = async () => ({ saved: true });
const fails = () => Promise.reject(new Error("the database is away"));

describe("GAME-16 one round's answers", () => {
  test("the same request is the same answer, however often it comes", async () => {
    const book = new RoundAnswers<JudgedAnswer>();
    const outcomes = [1, 2, 3].map(() => book.take("ann", "one", () => answer("one"), keeps));
    expect(await Promise.all(outcomes)).toEqual(["saved", "saved", "saved"]);
  });

  test("twenty simultaneous requests save one answer", async () => {
    const book = new RoundAnswers<JudgedAnswer>();
    let calls = 0;
    const keep = async () => ({ saved: ++calls === 1 });
    await Promise.all(Array.from({ length: 20 }, () => book.take("ann", "one", () => answer("one"), keep)));
    expect(calls).toBe(1);
  });

  test("a different request is refused as already answered, even while the first is being saved", async () => {
    const book = new RoundAnswers<JudgedAnswer>();
    const first = book.take("ann", "one", () => answer("one"), keeps);
    const second = book.take("ann", "two", () => answer("two"), keeps);
    expect([await first, await second]).toEqual(["saved", "other"]);
    expect(book.of("ann")?.requestId).toBe("one");
  });

  test("an answer keeps the round open while it is being saved, and is forgotten if saving fails", async () => {
    const book = new RoundAnswers<JudgedAnswer>();
    const taking = book.take("ann", "one", () => answer("one"), fails);
    expect([book.isKnown("ann"), book.isSaving, book.of("ann")]).toEqual([true, true, undefined]);
    expect(await taking).toBe("failed");
    expect([book.isKnown("ann"), book.isSaving]).toEqual([false, false]);
  });

  test("an unsaved answer can be sent again and earns its original points", async () => {
    const book = new RoundAnswers<JudgedAnswer>();
    expect(await book.take("ann", "one", () => answer("one", 90), fails)).toBe("failed");
    expect(book.of("ann")).toBeUndefined();
    expect(await book.take("ann", "one", () => answer("one", 50), keeps)).toBe("saved");
    expect(book.of("ann")?.points).toBe(90);
  });

  test("after a failure another answer may take its place", async () => {
    const book = new RoundAnswers<JudgedAnswer>();
    await book.take("ann", "one", () => answer("one"), fails);
    expect(await book.take("ann", "two", () => answer("two"), keeps)).toBe("saved");
  });

  test("where the failed one was written after all, it is the answer", async () => {
    const book = new RoundAnswers<JudgedAnswer>();
    await book.take("ann", "one", () => answer("one", 90), fails);
    expect(
      await book.take(
        "ann",
        "two",
        () => answer("two", 50),
        async () => ({ saved: false }),
      ),
    ).toBe("other");
    expect(book.of("ann")).toEqual(answer("one", 90));
  });

  test("nobody's answer stands in the way of another player's", async () => {
    const book = new RoundAnswers<JudgedAnswer>();
    await book.take("ann", "one", () => answer("one"), keeps);
    expect(await book.take("ben", "one", () => answer("one"), keeps)).toBe("saved");
  });
});
