import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import type { QueryStore, SavedQuery } from "../../../../../client/app/offline/query/query-store.ts";
import { isSavedKey, savedQueries } from "../../../../../client/app/offline/query/saved-queries.ts";
import type { FailureCode } from "../../../../../client/net/http/api-error.ts";
import { ApiError } from "../../../../../client/net/http/api-error.ts";

const DAY_MS = 24 * 60 * 60_000;

let saved: Map<string, SavedQuery>;
let signedIn: string | null;
let now: number;
/** Runs the pause that is waited for. */
let runPause: () => void;
let pauses: number[];
beforeEach(() => {
  [saved, signedIn, now, pauses] = [new Map(), "ada", Date.now(), []];
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
  const wait = (milliseconds: number, then: () => void) => {
    pauses.push(milliseconds);
    runPause = then;
    return () => {
      runPause = () => {};
    };
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
  const whole = ["event own", "event mine", "event one", "chat conversations", "channel channels", "channel one"];
  for (const key of [...whole, "thread page"]) {
    const [feature = "", part = ""] = key.split(" ");
    expect([isSavedKey([feature, part, "1"]), isSavedKey([feature]), isSavedKey([part])]).toEqual([true, false, false]);
    expect(isSavedKey([feature, "another"])).toBe(false);
  }
  expect(isSavedKey(["ticket", "own"])).toBe(true);
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

test("APP-6 many reads are saved together, a second after the first of them, and only those to be saved", async () => {
  const client = new QueryClient();
  client.setQueryData(page, "read before");
  client.setQueryData(["safety", "reports"], "secret");
  void client.prefetchQuery({ queryKey: ["course", "1"], queryFn: () => new Promise(() => {}) });
  queriesOf("ada", client).start();
  client.setQueryData(["devotion", "today"], "devotion");
  client.setQueryData(["safety", "reports"], "more secrets");
  expect(pauses).toEqual([1_000]);
  runPause();
  await vi.waitFor(() => expect(texts().sort()).toEqual(["devotion", "read before"]));
  const puts = vi.spyOn(store, "put");
  client.setQueryData(["scripture", "John 3:16"], "verse");
  runPause();
  await vi.waitFor(() => expect(texts()).toContain("verse"));
  expect(puts.mock.calls.map(([queries]) => queries.length)).toEqual([1]);
  puts.mockRestore();
  expect(pauses).toEqual([1_000, 1_000]);
});

test("APP-6 nothing is saved of a read that has begun, has failed or has found nothing", async () => {
  const client = new QueryClient();
  queriesOf("ada", client).start();
  client.invalidateQueries({ queryKey: page });
  await fail(client, "network/unreachable");
  await readAndSave(client, ["course", "1"], "course");
  client.setQueryData(["course", "1"], null);
  runPause();
  await vi.waitFor(() => expect(saved.size).toBe(0));
  await readAndSave(client, page, "messages");
  client.setQueryData(page, "more messages");
  client.removeQueries({ queryKey: page });
  runPause();
  await vi.waitFor(() => expect(saved.size).toBe(0));
});

test("APP-7 after saving was stopped, nothing more is noted or written", () => {
  const client = new QueryClient();
  const stop = queriesOf("ada", client).start();
  client.setQueryData(page, "messages");
  stop();
  runPause();
  client.setQueryData(page, "later");
  expect([saved.size, pauses]).toEqual([0, [1_000]]);
});

test("APP-6 the newest 150 reads stay, and those read less than 30 days ago", async () => {
  const add = (name: string, readAt: number) =>
    saved.set(name, { memberId: "ada", queryKey: ["course", name], data: name, readAt });
  add("oldest", now - 1_000);
  for (let each = 0; each < 149; each += 1) add(`read ${each}`, now - each);
  await queriesOf("ada", new QueryClient()).tidy();
  expect([saved.size, saved.has("oldest")]).toEqual([150, true]);
  add("newest", now);
  await queriesOf("ada", new QueryClient()).tidy();
  expect([saved.size, saved.has("oldest"), saved.has("newest")]).toEqual([150, false, true]);
  saved.clear();
  add("a month ago", now - 30 * DAY_MS);
  add("a little less", now - 30 * DAY_MS + 1);
  await queriesOf("ada", new QueryClient()).tidy();
  expect([...saved.keys()]).toEqual(["a little less"]);
});

test("APP-6 what comes back stays as long as the page, and replaces nothing that is as new", async () => {
  saved.set("1", { memberId: "ada", queryKey: ["course", "1"], data: "saved", readAt: now });
  saved.set("2", { memberId: "ada", queryKey: ["course", "2"], data: "saved", readAt: now });
  const client = new QueryClient();
  client.setQueryData(["course", "2"], "known", { updatedAt: now });
  await queriesOf("ada", client).restore();
  const cache = client.getQueryCache();
  expect(cache.getAll().map(({ state }) => state.data)).toEqual(["known", "saved"]);
  expect(cache.find({ queryKey: ["course", "1"] })?.gcTime).toBe(Number.POSITIVE_INFINITY);
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
