import { beforeEach, expect, test, vi } from "vitest";
import { createPushedList, createPushedQuery, type PushedList } from "../../../../../client/net/query/pushed-list.ts";
import { queryClient } from "../../../../../client/net/query/query-client.ts";

vi.mock("../../../../../client/net/http/http.ts", () => ({ call: vi.fn(), onSignedOut: vi.fn() }));

interface Item {
  id: string;
  lastSeq: number;
  readSeq: number;
  unread: number;
}

const item = (id: string, unread = 0): Item => ({ id, lastSeq: 7, readSeq: 7 - unread, unread });
let arrive: (list: Item[]) => void;
let list: PushedList<Item>;
const known = () => list.known()?.map(({ id, unread }) => `${id} ${unread}`);

beforeEach(() => {
  queryClient.clear();
  list = createPushedList<Item>({
    queryKey: ["items"],
    read: () => new Promise((resolve) => (arrive = resolve)),
    idOf: ({ id }) => id,
    put: (items, changed) => [changed, ...items.filter(({ id }) => id !== changed.id)],
  });
});

const isReading = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(1));

test("a push during a read is newer than that read, even if it removes an item", async () => {
  const read = list.refresh();
  await isReading();
  list.put(item("a", 2));
  list.remove("b");
  arrive([item("a"), item("b"), item("c")]);
  await read;
  expect(known()).toEqual(["a 2", "c 0"]);
});

test("a later read is newer than the pushes before it", async () => {
  queryClient.setQueryData(["items"], []);
  list.put(item("a", 2));
  const read = list.refresh();
  await isReading();
  arrive([item("a")]);
  await read;
  expect(known()).toEqual(["a 0"]);
});

test("an item read on this screen stays read in later pushes, until it has new messages", async () => {
  queryClient.setQueryData(["items"], [item("a", 2)]);
  list.markRead("a", 7);
  expect(known()).toEqual(["a 0"]);
  list.put(item("a", 2));
  expect(known()).toEqual(["a 0"]);
  list.put({ ...item("a", 3), lastSeq: 8 });
  expect(known()).toEqual(["a 3"]);
});

test("a push before the first read shows nothing, because the rest of the list is missing", () => {
  list.put(item("a"));
  expect(list.known()).toBeUndefined();
});

test("a failed read keeps the known value, and a pushed value clears the error", async () => {
  const query = createPushedQuery<string[]>({ queryKey: ["value"], read: () => Promise.reject(new Error("down")) });
  query.set(["one"]);
  await query.refresh();
  const state = () => queryClient.getQueryState(["value"]);
  expect([query.known(), state()?.status]).toEqual([["one"], "error"]);
  query.set(["two"]);
  expect([query.known(), state()?.error]).toEqual([["two"], null]);
});
