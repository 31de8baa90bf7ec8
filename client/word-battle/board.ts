/** The letters in hand and the word that lies on the board. A tile is its place among the letters dealt. */
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

/** Lays down the first tile in hand with this letter; null where there is none. */
export function type(board: Board, letter: string): Board | null {
  const wanted = letter.toUpperCase();
  const tile = board.order.find((each) => letterAt(board, each) === wanted && !board.placed.includes(each));
  return tile === undefined ? null : place(board, tile);
}

/** The board with this word on it, as far as its letters go. */
export function withWord(board: Board, word: string): Board {
  return written(board, word).board;
}

/** The board with what was typed on it, and the first letter of that, if any, for which there is no tile. */
export function written(board: Board, typed: string): { board: Board; stranger: string | null } {
  let stranger: string | null = null;
  let so = clear(board);
  for (const letter of typed.replace(/\s/g, "")) {
    const next = type(so, letter);
    stranger ??= next ? null : letter.toUpperCase();
    so = next ?? so;
  }
  return { board: so, stranger };
}

/** The letters in another order, so that the eye sees other words. `random` answers at least 0 and below 1. */
export function shuffle(board: Board, random: () => number): Board {
  const order = [...board.order];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return { ...board, order };
}
