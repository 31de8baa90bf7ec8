/**
 * Collects what arrives within `waitMs` milliseconds after the first item and works on it together. Rounds run one at a
 * time, so that an older result never arrives last. `work` handles its own errors.
 */
export function inRounds<Item>(
  waitMs: number,
  work: (items: readonly Item[]) => Promise<void>,
): (items: readonly Item[]) => void {
  let waiting: Item[] = [];
  let isPlanned = false;

  function plan(): void {
    if (isPlanned || waiting.length === 0) return;
    isPlanned = true;
    setTimeout(async () => {
      const round = waiting;
      waiting = [];
      await work(round);
      isPlanned = false;
      plan();
    }, waitMs).unref();
  }

  return (items) => {
    waiting.push(...items);
    plan();
  };
}
