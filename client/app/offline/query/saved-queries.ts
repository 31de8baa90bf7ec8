import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { DAY_MS } from "../../../../schema/time.ts";
import { codeOf, isPassing } from "../../../net/http/api-error.ts";
import type { Wait } from "../../../net/wait.ts";
import { features } from "../../features.ts";
import type { QueryStore, SavedQuery } from "./query-store.ts";

/** Older ones would mislead more than help. */
const LIFETIME_MS = 30 * DAY_MS;
/** The newest so many are saved. A conversation is about 30 KB, the verses of a reference about 1 KB. */
const MOST = 150;
/** Many answers and messages come together. */
const PAUSE_MS = 1_000;

/** The beginnings of the keys of everything that members can read offline. */
const savedKeys = features.flatMap(({ saved }) => saved ?? []);

const isPart = (start: QueryKey, key: QueryKey): boolean => hashKey(start) === hashKey(key.slice(0, start.length));

/** Whether what this query has read is saved on the member's device. */
export const isSavedKey = (key: QueryKey): boolean => savedKeys.some((start) => isPart(start, key));

export interface SavedQueriesParts {
  store: QueryStore;
  client: QueryClient;
  memberId: string;
  /** False as soon as this or another tab has signed the member out. */
  isSignedIn(): boolean;
  wait: Wait;
  now(): number;
}

/** What one member has read, saved on this device. Storage that is full or forbidden changes nothing but that. */
export function savedQueries({ store, client, memberId, isSignedIn, wait, now }: SavedQueriesParts) {
  const changed = new Map<string, QueryKey>();
  let cancel: (() => void) | undefined;
  const keyOf = (queryKey: QueryKey) => `${memberId} ${hashKey(queryKey)}`;

  function note(queryKey: QueryKey): void {
    changed.set(keyOf(queryKey), queryKey);
    cancel ??= wait(PAUSE_MS, () => void write());
  }

  /** What the cache holds of a query now. Undefined if nothing should be saved of it. */
  function current(queryKey: QueryKey): SavedQuery | undefined {
    const state = client.getQueryState(queryKey);
    // The member may no longer see it.
    if (!state || (state.error !== null && !isPassing(codeOf(state.error)))) return undefined;
    if (state.data === undefined || state.data === null) return undefined;
    return { memberId, queryKey, data: state.data, readAt: state.dataUpdatedAt };
  }

  async function write(): Promise<void> {
    cancel = undefined;
    const noted = [...changed];
    changed.clear();
    if (!isSignedIn()) return;
    const found = noted.map(([key, queryKey]) => [key, current(queryKey)] as const);
    await ignoreFailure(async () => {
      await store.put(found.flatMap(([key, query]) => (query ? [[key, query] as [string, SavedQuery]] : [])));
      await store.remove(found.flatMap(([key, query]) => (query ? [] : [key])));
      // Another tab has signed the member out while this one was writing.
      if (!isSignedIn()) await store.clear();
    });
  }

  /** Removes what is old, too much, or somebody else's. Resolves with the rest. */
  async function tidy(): Promise<SavedQuery[]> {
    const all = (await store.all()).sort(([, one], [, other]) => other.readAt - one.readAt);
    const isFresh = ({ readAt }: SavedQuery) => now() - readAt < LIFETIME_MS;
    const kept = all.filter(([, query]) => query.memberId === memberId && isFresh(query)).slice(0, MOST);
    const keys = new Set(kept.map(([key]) => key));
    await store.remove(all.flatMap(([key]) => (keys.has(key) ? [] : [key])));
    return kept.map(([, query]) => query);
  }

  return {
    /** Saves what is read from now on, until the returned function is called. */
    start(): () => void {
      for (const { queryKey, state } of client.getQueryCache().getAll()) {
        if (state.data !== undefined && isSavedKey(queryKey)) note(queryKey);
      }
      const unsubscribe = client.getQueryCache().subscribe((event) => {
        if (event.type !== "updated" || !isSavedKey(event.query.queryKey)) return;
        if (event.action.type === "success" || event.action.type === "error") note(event.query.queryKey);
      });
      return () => {
        unsubscribe();
        cancel?.();
      };
    },
    /** Puts what was saved into the cache, unless the cache knows better. */
    async restore(): Promise<void> {
      await ignoreFailure(async () => {
        const saved = await tidy();
        if (!isSignedIn()) return;
        for (const { queryKey, data, readAt } of saved) {
          if ((client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) >= readAt) continue;
          // Offline it cannot be read again, so it stays for as long as the page.
          client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
          client.setQueryData(queryKey, data, { updatedAt: readAt });
        }
      });
    },
    tidy: () => ignoreFailure(tidy),
  };
}

async function ignoreFailure(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.warn("What was read could not be saved on this device.", error);
  }
}
