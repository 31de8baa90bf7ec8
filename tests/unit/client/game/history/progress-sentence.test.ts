import { expect, test } from "vitest";
import { progressSentence } from "../../../../../client/game/history/history-text.ts";

const book = (name: string, answered: number, right: number) => ({ book: name, answered, right });

test("GAME-67 the sentence names the book that the member knows best and the next one with fewest answers", () => {
  const books = [book("Genesis", 0, 0), book("Ruth", 10, 9), book("Esther", 4, 4), book("Amos", 0, 0)];
  expect(progressSentence(books)).toBe("You know Ruth by heart; try Amos.");
  expect(progressSentence(books.slice(0, 3))).toBe("You know Ruth by heart; try Genesis.");
});

test("GAME-67 of two known books the one with the greater share is named", () => {
  const books = [book("Ruth", 10, 8), book("Jonah", 5, 5), book("Amos", 3, 0)];
  expect(progressSentence(books)).toBe("You know Jonah by heart; try Amos.");
});

test("GAME-67 fewer than five answers, or fewer than four of five right, are not knowing a book by heart", () => {
  const keepOn = "Five answers from a book show how well you know it. Keep playing.";
  expect(progressSentence([book("Ruth", 4, 4)])).toBe(keepOn);
  expect(progressSentence([book("Ruth", 10, 7)])).toBe(keepOn);
  expect(progressSentence([book("Ruth", 5, 4)])).toBe("You know every book by heart. Now ask the others.");
});

test("GAME-67 without answers the sentence invites to play", () => {
  expect(progressSentence([])).toBe("Play Bible trivia, and see which books you know.");
  expect(progressSentence([book("Ruth", 0, 0)])).toBe("Play Bible trivia, and see which books you know.");
});
