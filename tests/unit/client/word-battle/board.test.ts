import { expect, test } from "vitest";
import {
  clear,
  newBoard,
  place,
  shuffle,
  takeBack,
  takeBackLast,
  type,
  withWord,
  wordOf,
  written,
} from "../../../../client/word-battle/board.ts";

const board = newBoard("TEETHXY");

test("tiles are laid down in the order they are tapped, each once", () => {
  const laid = [0, 1, 1, 9, 3].reduce(place, board);
  expect([wordOf(laid), laid.placed]).toEqual(["TET", [0, 1, 3]]);
});

test("any tile is taken back, the last one, or all of them", () => {
  const teeth = withWord(board, "TEETH");
  expect([takeBack(teeth, 1), takeBackLast(teeth), clear(teeth)].map(wordOf)).toEqual(["TETH", "TEET", ""]);
  expect(wordOf(takeBackLast(board))).toBe("");
});

test("a letter typed is the next tile with it, in upper or lower case; there may be none left", () => {
  expect(wordOf(type(board, "t") ?? board)).toBe("T");
  expect(type(withWord(board, "TT"), "T")).toBeNull();
  for (const strange of ["Q", "4", "É", "ß", "", "😀"]) expect(type(board, strange), strange).toBeNull();
});

test("what is written lies there as far as its letters go, and the first that is missing is named", () => {
  const read = (typed: string) => {
    const { board: next, stranger } = written(board, typed);
    return [wordOf(next), stranger];
  };
  expect(read("teeth")).toEqual(["TEETH", null]);
  expect(read("tqet")).toEqual(["TET", "Q"]);
  // The third T is the stranger, although the word has T's.
  expect(read("tteth")).toEqual(["TTEH", "T"]);
  expect(read("t4é")).toEqual(["T", "4"]);
});

test("spaces, which keyboards put after a suggestion, are nobody's letters", () => {
  expect(written(board, " tee th ")).toMatchObject({ stranger: null });
  expect(wordOf(withWord(board, " tee th "))).toBe("TEETH");
});

test("what was written before is forgotten", () => {
  expect(wordOf(withWord(withWord(board, "TEETH"), "HEX"))).toBe("HEX");
});

test("shuffled, all tiles are in hand and the word stays", () => {
  const shuffled = shuffle(withWord(board, "HEX"), () => 0);
  expect(shuffled.order).not.toEqual(board.order);
  expect([[...shuffled.order].sort(), wordOf(shuffled)]).toEqual([[0, 1, 2, 3, 4, 5, 6], "HEX"]);
});
