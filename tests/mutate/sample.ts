/** So many of the items, drawn at random but equally for the same seed, in their order. */
export function sampleOf<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = randomNumbers(seed);
  const drawn = items.map((item, place) => ({ item, place, lot: random() }));
  const chosen = drawn.sort((one, other) => one.lot - other.lot).slice(0, count);
  return chosen.sort((one, other) => one.place - other.place).map(({ item }) => item);
}

/** Numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
