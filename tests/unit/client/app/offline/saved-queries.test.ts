import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import type { QueryStore, SavedQuery } from "../../../../../client/app/offline/query/query-store.ts";
import { isSavedKey } from "../../../../../client/app/offline/query/saved-keys.ts";
import { savedQueries } from "../../../../../client/app/offline/query/saved-queries.ts";
import type { FailureCode } from "../../../../../client/net/http/api-error.ts";
import { ApiError } from "../../../../../client/net/http/api-error.ts";

const DAY_MS = 24 * 60 * 60_000;

let saved: Map<string, SavedQuery>;
let signedIn: string | null;
let now: number;
/** Runs the pause that is waited for. */
let runPause: () => void;
beforeEach(() => {
  [saved, signedIn, now] = [new Map(), "ada", Date.now()];
});

const store: QueryStore = {
  all: async () => [...saved],
  put: async (queries) => {
    for (const [key, query] of queries) saved.set(key, query);
  },
  remove: async (keys) => {
    for (const key of keys) saved.delete(key);
  },
  clear: async () => saved.clear(),
};

function queriesOf(memberId: string, client: QueryClient, ownStore = store) {
  const wait = (_: number, then: () => void) => {
    runPause = then;
    return () => {};
  };
  return savedQueries({
    store: ownStore,
    client,
    memberId,
    isSignedIn: () => signedIn === memberId,
    wait,
    now: () => now,
  });
}

const texts = () => [...saved.values()].map(({ data }) => data);
const page = ["thread", "page", "channel", "1"];

async function readAndSave(client: QueryClient, queryKey: readonly unknown[], data: unknown): Promise<void> {
  client.setQueryData(queryKey, data);
  runPause();
  await vi.waitFor(() => expect(texts()).toContain(data));
}

async function fail(client: QueryClient, code: FailureCode): Promise<void> {
  const queryFn = () => Promise.reject(new ApiError(code));
  await client.fetchQuery({ queryKey: page, queryFn, retry: false, staleTime: 0 }).catch(() => {});
  runPause();
}

test("APP-6 what may be read without network is named by the beginning of its key", () => {
  expect(isSavedKey(["devotion", "today"])).toBe(true);
  expect(isSavedKey(["course"])).toBe(true);
  expect(isSavedKey(["scripture", "John 3:16"])).toBe(true);
  expect(isSavedKey(["event", "own"])).toBe(true);
  expect(isSavedKey(["event", "attendees", "1"])).toBe(false);
  expect(isSavedKey(["safety", "reports", "list"])).toBe(false);
  expect(isSavedKey([])).toBe(false);
});

test("APP-6 what a member has read comes back on another page, and what the page knows better stays", async () => {
  const first = new QueryClient();
  queriesOf("ada", first).start();
  await readAndSave(first, page, "messages");
  await readAndSave(first, ["devotion", "today"], "devotion");
  const second = new QueryClient();
  second.setQueryData(["devotion", "today"], "newer devotion", { updatedAt: Date.now() + 1_000 });
  await queriesOf("ada", second).restore();
  expect(second.getQueryData(page)).toBe("messages");
  expect(second.getQueryData(["devotion", "today"])).toBe("newer devotion");
});

test("APP-6 after 30 days nothing comes back", async () => {
  const client = new QueryClient();
  queriesOf("ada", client).start();
  await readAndSave(client, page, "messages");
  // A little later than 30 days: the query was read a moment after the test began.
  now += 30 * DAY_MS + 60_000;
  const later = new QueryClient();
  await queriesOf("ada", later).restore();
  expect(later.getQueryData(page)).toBeUndefined();
  expect(saved.size).toBe(0);
});

test("APP-6 a failure that may pass keeps what was saved; one that will not removes it", async () => {
  const client = new QueryClient();
  queriesOf("ada", client).start();
  await readAndSave(client, page, "messages");
  await fail(client, "network/unreachable");
  await vi.waitFor(() => expect(texts()).toEqual(["messages"]));
  await fail(client, "channel/not-found");
  await vi.waitFor(() => expect(texts()).toEqual([]));
});

test("APP-7 nobody reads what another member has saved, and it is removed", async () => {
  const client = new QueryClient();
  queriesOf("ada", client).start();
  await readAndSave(client, page, "for Ada");
  signedIn = "bola";
  const other = new QueryClient();
  await queriesOf("bola", other).restore();
  expect(other.getQueryData(page)).toBeUndefined();
  expect(saved.size).toBe(0);
});

test("APP-7 nothing is saved once the member is signed out, also not by a write that was under way", async () => {
  const client = new QueryClient();
  queriesOf("ada", client).start();
  client.setQueryData(page, "late");
  signedIn = null;
  runPause();
  await Promise.resolve();
  expect(saved.size).toBe(0);

  signedIn = "ada";
  const slow: QueryStore = {
    ...store,
    put: async (queries) => {
      await store.put(queries);
      signedIn = null;
    },
  };
  const another = new QueryClient();
  queriesOf("ada", another, slow).start();
  another.setQueryData(page, "under way");
  runPause();
  await vi.waitFor(() => expect(signedIn).toBeNull());
  await vi.waitFor(() => expect(saved.size).toBe(0));
});

test("storage that is full changes nothing but that", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const client = new QueryClient();
  const full: QueryStore = { ...store, put: () => Promise.reject(new DOMException("full", "QuotaExceededError")) };
  queriesOf("ada", client, full).start();
  client.setQueryData(page, "messages");
  runPause();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(client.getQueryData(page)).toBe("messages");
  warn.mockRestore();
});
