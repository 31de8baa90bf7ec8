import type { QueryKey } from "@tanstack/react-query";
import { clear, createStore, delMany, entries, setMany } from "idb-keyval";

/** What one query has read. */
export interface SavedQuery {
  memberId: string;
  queryKey: QueryKey;
  data: unknown;
  /** When it was read, by this device's clock. */
  readAt: number;
}

/** Where queries are saved. Every method rejects if the browser forbids storage or has no room. */
export interface QueryStore {
  all(): Promise<[key: string, query: SavedQuery][]>;
  put(queries: [key: string, query: SavedQuery][]): Promise<void>;
  remove(keys: string[]): Promise<void>;
  clear(): Promise<void>;
}

/** In IndexedDB, which has room for conversations. */
export function indexedQueryStore(): QueryStore {
  const store = createStore("lampstand", "queries");
  return {
    all: () => entries<string, SavedQuery>(store),
    put: (queries) => setMany(queries, store),
    remove: (keys) => delMany(keys, store),
    clear: () => clear(store),
  };
}
