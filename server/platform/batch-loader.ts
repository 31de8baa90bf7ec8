/**
 * Combines all lookups of one turn of the event loop into one query, as when many members connect at once. Results are
 * never older than the call, and a failure rejects every call of that turn.
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
