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

test("a refresh reads again what is being read, because a push may have been missed since it began", async () => {
  const first = list.refresh();
  await isReading();
  const arriveFirst = arrive;
  const second = list.refresh();
  await vi.waitFor(() => expect(arrive).not.toBe(arriveFirst));
  arriveFirst([item("old")]);
  arrive([item("new")]);
  await Promise.all([first, second]);
  expect(known()).toEqual(["new 0"]);
});

test("a value that is pushed during a read is newer than that read", async () => {
  let arriveValue: (value: string[]) => void = () => {};
  const read = () => new Promise<string[]>((resolve) => (arriveValue = resolve));
  const query = createPushedQuery<string[]>({ queryKey: ["value"], read });
  const refresh = query.refresh();
  await isReading();
  query.set(["pushed"]);
  arriveValue(["read"]);
  await refresh;
  expect(query.known()).toEqual(["pushed"]);
});

test("of several items, the one that was read on this screen counts as read, and others stay as they are", () => {
  const [a, b] = [item("a", 2), item("b", 1)];
  queryClient.setQueryData(["items"], [a, b]);
  list.markRead("a", 7);
  const changed = vi.fn();
  const stop = queryClient.getQueryCache().subscribe(changed);
  list.markRead("a", 7);
  list.markRead("a", 3);
  stop();
  expect(changed).not.toHaveBeenCalled();
  expect(known()).toEqual(["a 0", "b 1"]);
  expect(list.known()?.[1]).toBe(b);
  const seen = { ...a, readSeq: 6, unread: 0 };
  expect([list.asRead(seen), list.asRead(a)]).toEqual([seen, { ...a, readSeq: 7, unread: 0 }]);
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
