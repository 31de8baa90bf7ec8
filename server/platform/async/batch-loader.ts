/**
 * Combines all lookups made in one turn of the event loop into one query, for example when many members connect at once.
 * Results are never older than the call. If the query fails, every lookup in the batch rejects.
 */
export function batchLoader<Key, Value>(
  loadAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let batch: { readonly keys: Set<Key>; readonly values: Promise<ReadonlyMap<Key, Value>> } | undefined;

  function startBatch() {
    const keys = new Set<Key>();
    const values = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      batch = undefined;
      return loadAll([...keys]);
    });
    return { keys, values };
  }

  return async (key) => {
    batch ??= startBatch();
    batch.keys.add(key);
    return (await batch.values).get(key);
  };
}
