/**
 * Asks one question for all who ask within the same turn of the event loop, as they do when a whole hall comes in at once.
 * Nobody gets an answer from before they asked, and a failure is everybody's of that turn.
 */
export function batchLoader<Key, Found>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
): (key: Key) => Promise<Found | undefined> {
  let waiting: { readonly keys: Set<Key>; readonly found: Promise<ReadonlyMap<Key, Found>> } | undefined;

  function begin() {
    const keys = new Set<Key>();
    const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      waiting = undefined;
      return ask([...keys]);
    });
    return { keys, found };
  }

  return async (key) => {
    waiting ??= begin();
    waiting.keys.add(key);
    return (await waiting.found).get(key);
  };
}
