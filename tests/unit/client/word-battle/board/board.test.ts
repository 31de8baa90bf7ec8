import { expect, test } from "vitest";
import {
  clear,
  newBoard,
  place,
  placeLetter,
  placeText,
  shuffle,
  takeBack,
  takeBackLast,
  withWord,
  wordOf,
} from "../../../../../client/word-battle/board/board.ts";

const board = newBoard("TEETHXY");

test("tiles are placed in the order they are tapped, each once", () => {
  const next = [0, 1, 1, 9, 3].reduce(place, board);
  expect([wordOf(next), next.placed]).toEqual(["TET", [0, 1, 3]]);
});

test("the player can take back any tile, the last one, or all of them", () => {
  const teeth = withWord(board, "TEETH");
  expect([takeBack(teeth, 1), takeBackLast(teeth), clear(teeth)].map(wordOf)).toEqual(["TETH", "TEET", ""]);
  expect(wordOf(takeBackLast(board))).toBe("");
});

test("a typed letter places the next tile with it, in either case, if one is left", () => {
  expect(wordOf(placeLetter(board, "t") ?? board)).toBe("T");
  expect(placeLetter(withWord(board, "TT"), "T")).toBeNull();
  for (const strange of ["Q", "4", "É", "ß", "", "😀"]) expect(placeLetter(board, strange), strange).toBeNull();
});

test("a typed word skips letters without a tile, and reports the first of them", () => {
  const read = (typed: string) => {
    const { board: next, missing } = placeText(board, typed);
    return [wordOf(next), missing];
  };
  expect(read("teeth")).toEqual(["TEETH", null]);
  expect(read("tqet")).toEqual(["TET", "Q"]);
  // The board has two T's, so the third one is missing.
  expect(read("tteth")).toEqual(["TTEH", "T"]);
  expect(read("t4é")).toEqual(["T", "4"]);
});

test("spaces are ignored, because keyboards add them after a suggestion", () => {
  expect(placeText(board, " tee th ")).toMatchObject({ missing: null });
  expect(wordOf(withWord(board, " tee th "))).toBe("TEETH");
});

test("a typed word replaces the one before", () => {
  expect(wordOf(withWord(withWord(board, "TEETH"), "HEX"))).toBe("HEX");
});

test("shuffling keeps all tiles and the word", () => {
  const shuffled = shuffle(withWord(board, "HEX"), () => 0);
  expect(shuffled.order).not.toEqual(board.order);
  expect([[...shuffled.order].sort(), wordOf(shuffled)]).toEqual([[0, 1, 2, 3, 4, 5, 6], "HEX"]);
});
