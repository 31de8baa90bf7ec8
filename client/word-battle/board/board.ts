/** The player's letters and the word on the board. A tile is the index of its letter. */
export interface Board {
  readonly letters: string;
  /** The tiles in the order in which they are shown. */
  readonly order: readonly number[];
  /** The tiles of the word, in its order. */
  readonly placed: readonly number[];
}

export function newBoard(letters: string): Board {
  return { letters, order: Array.from(letters, (_, tile) => tile), placed: [] };
}

export const letterAt = ({ letters }: Board, tile: number): string => letters[tile] ?? "";

/** The letters in the order in which they are shown. */
export const lettersOf = (board: Board): string => board.order.map((tile) => letterAt(board, tile)).join("");

export const wordOf = (board: Board): string => board.placed.map((tile) => letterAt(board, tile)).join("");

export function place(board: Board, tile: number): Board {
  if (board.placed.includes(tile) || !board.order.includes(tile)) return board;
  return { ...board, placed: [...board.placed, tile] };
}

export function takeBack(board: Board, tile: number): Board {
  return { ...board, placed: board.placed.filter((other) => other !== tile) };
}

export function takeBackLast(board: Board): Board {
  return { ...board, placed: board.placed.slice(0, -1) };
}

export function clear(board: Board): Board {
  return { ...board, placed: [] };
}

/** Places the first unused tile with this letter. Null if there is none. */
export function placeLetter(board: Board, letter: string): Board | null {
  const wanted = letter.toUpperCase();
  const tile = board.order.find((each) => letterAt(board, each) === wanted && !board.placed.includes(each));
  return tile === undefined ? null : place(board, tile);
}

/** The board with this word on it, without letters that have no tile. */
export function withWord(board: Board, word: string): Board {
  return placeText(board, word).board;
}

/** The board with the typed letters on it, and the first typed letter without a tile, or null. */
export function placeText(board: Board, typed: string): { board: Board; missing: string | null } {
  let missing: string | null = null;
  let current = clear(board);
  for (const letter of typed.replace(/\s/g, "")) {
    const next = placeLetter(current, letter);
    missing ??= next ? null : letter.toUpperCase();
    current = next ?? current;
  }
  return { board: current, missing };
}

/** The letters in a random order. `random` returns at least 0 and less than 1. */
export function shuffle(board: Board, random: () => number): Board {
  const order = [...board.order];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return { ...board, order };
}
