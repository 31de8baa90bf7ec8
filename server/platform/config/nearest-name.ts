/** More changes than this make another word. */
const MOST_CHANGES = 4;

/** The name that was probably meant by one with a typing error. Undefined if none is near. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const wanted = typed.toUpperCase();
  const near = names
    .map((name) => ({ name, changes: changesBetween(wanted, name) }))
    .filter(({ name, changes }) => changes <= Math.min(MOST_CHANGES, Math.floor(name.length / 2)));
  return near.sort((a, b) => a.changes - b.changes)[0]?.name;
}

/** How many letters have to be added, removed or replaced (Levenshtein). */
function changesBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const kept = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(kept, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
