import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../../../client/net/http/api-error.ts";
import { enterRoom, type RoomHandlers } from "../../../../../client/net/room/enter-room.ts";
import {
  type BackgroundSender,
  createBackgroundSender,
} from "../../../../../client/thread/pending/background-sender.ts";
import { retainThread } from "../../../../../client/thread/pending/open-threads.ts";
import { createChangeStorage, createOutboxStorage } from "../../../../../client/thread/pending/pending-storage.ts";
import type { ThreadKey } from "../../../../../client/thread/pending/thread-key.ts";
import { FRAME_TOO_LARGE } from "../../../../../schema/limits.ts";

vi.mock("../../../../../client/net/room/enter-room.ts", () => ({ enterRoom: vi.fn() }));

const choir: ThreadKey = { memberId: "ada", kind: "channel", threadId: "choir" };
const tunde: ThreadKey = { memberId: "ada", kind: "conversation", threadId: "tunde" };
const unsent = (id: string) => ({ id, content: `text of ${id}`, writtenAt: 1, refusal: null });
let store: Storage;
let sent: string[];
let closed: number;
let refusals: string[];
let asked: number;
let sender: BackgroundSender;

const room = (): RoomHandlers => vi.mocked(enterRoom).mock.lastCall?.[1] as RoomHandlers;
const rooms = () => vi.mocked(enterRoom).mock.calls.length;
const isSent = (...what: string[]) => vi.waitFor(() => expect(sent).toEqual(what));
const receipt = (id: string) => room().message("receipt", { id });
const unsentIn = (key: ThreadKey) => createOutboxStorage(store, key).all().length;

/** Like the browser's storage, it has the saved keys as its own properties. */
function newStore(): Storage {
  const methods = {
    getItem: (key: string) => (store as unknown as Record<string, string>)[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(store, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(store, key),
  };
  return Object.create(methods) as Storage;
}

beforeEach(() => {
  [store, sent, closed, refusals, asked] = [newStore(), [], 0, [], 0];
  vi.mocked(enterRoom)
    .mockReset()
    .mockImplementation(async () => ({
      send: (name, payload) => sent.push(`${name} ${(payload as { id: string }).id}`),
      ping: () => {},
      close: () => {
        closed += 1;
      },
    }));
  vi.stubGlobal("document", { visibilityState: "visible" });
  const onRefused = (change: { kind: string }, code: string) => refusals.push(`${change.kind} ${code}`);
  const onAsked = () => {
    asked += 1;
  };
  sender = createBackgroundSender({ memberId: "ada", saved: store, onRefused, onAsked });
  return () => sender.stop();
});

test("the sender sends the messages of every thread in turn, and leaves each room afterwards", async () => {
  for (const id of ["one", "two"]) createOutboxStorage(store, choir).put(unsent(id));
  createOutboxStorage(store, tunde).put(unsent("three"));
  sender.wake();
  await isSent("send one");
  receipt("one");
  await isSent("send one", "send two");
  receipt("two");
  await isSent("send one", "send two", "send three");
  receipt("three");
  await vi.waitFor(() => expect(closed).toBe(2));
  expect(Object.keys(store)).toEqual([]);
});

test("the sender also sends changes, and reports a refused one", async () => {
  createChangeStorage(store, tunde).put({ id: "gone", kind: "delete", seq: 3 });
  sender.wake();
  await isSent("delete gone");
  room().message("refused", { request: "delete", id: "gone", code: "thread/message-not-found" });
  await vi.waitFor(() => expect(closed).toBe(1));
  expect([refusals, Object.keys(store)]).toEqual([["delete thread/message-not-found"], []]);
});

test("the sender leaves a thread to its screen, and sends what is left when the screen closes", async () => {
  createOutboxStorage(store, choir).put(unsent("one"));
  const close = retainThread(choir);
  sender.wake();
  close();
  await isSent("send one");
  expect(rooms()).toBe(1);
  const closeAgain = retainThread(choir);
  await vi.waitFor(() => expect([closed, unsentIn(choir)]).toEqual([1, 1]));
  closeAgain();
  await isSent("send one", "send one");
});

test("the sender opens a room once, even if it is woken twice", async () => {
  createOutboxStorage(store, choir).put(unsent("one"));
  sender.wake();
  sender.wake();
  await isSent("send one");
  expect(rooms()).toBe(1);
});

test("the sender does not send a refused message again", async () => {
  createOutboxStorage(store, choir).put({ ...unsent("one"), refusal: "thread/too-long" });
  sender.wake();
  await Promise.resolve();
  expect([rooms(), unsentIn(choir)]).toEqual([0, 1]);
});

test("the sender saves with each message why the member gets no seat anymore, and does not try again", async () => {
  for (const id of ["one", "two"]) createOutboxStorage(store, tunde).put(unsent(id));
  vi.mocked(enterRoom).mockRejectedValueOnce(new ApiError("chat/not-allowed"));
  sender.wake();
  const refusalsIn = () =>
    createOutboxStorage(store, tunde)
      .all()
      .map(({ refusal }) => refusal);
  await vi.waitFor(() => expect(refusalsIn()).toEqual(["chat/not-allowed", "chat/not-allowed"]));
  sender.wake();
  await Promise.resolve();
  expect(rooms()).toBe(1);
});

test("the sender saves that a message is too large for a socket, instead of sending it over every new one", async () => {
  createOutboxStorage(store, choir).put(unsent("one"));
  sender.wake();
  await isSent("send one");
  room().broken(FRAME_TOO_LARGE);
  expect(createOutboxStorage(store, choir).all()).toEqual([{ ...unsent("one"), refusal: "thread/too-long" }]);
  expect(rooms()).toBe(1);
});

test("the sender does not touch the messages of another member", async () => {
  createOutboxStorage(store, { ...choir, memberId: "bola" }).put(unsent("one"));
  sender.wake();
  await Promise.resolve();
  expect([rooms(), Object.keys(store).length]).toEqual([0, 1]);
});

test("a stopped sender sends nothing more", async () => {
  createOutboxStorage(store, choir).put(unsent("one"));
  sender.wake();
  await isSent("send one");
  sender.stop();
  sender.wake();
  retainThread(choir)();
  expect([closed, rooms(), unsentIn(choir)]).toEqual([1, 1, 1]);
});

test("the sender skips a thread that another tab shows or sends", async () => {
  createOutboxStorage(store, choir).put(unsent("one"));
  let release = () => {};
  const other = navigator.locks.request(
    "lampstand.ada.channel.choir",
    () => new Promise<void>((resolve) => (release = resolve)),
  );
  await vi.waitFor(async () => expect((await navigator.locks.query()).held).toHaveLength(1));
  sender.wake();
  await new Promise((resolve) => setImmediate(resolve));
  expect(rooms()).toBe(0);
  release();
  await other;
  sender.wake();
  await isSent("send one");
});

test("SAFE-33 the sender says once that a message must be confirmed, keeps it, and leaves the room", async () => {
  createOutboxStorage(store, tunde).put(unsent("number"));
  sender.wake();
  await isSent("send number");
  room().message("refused", { request: "send", id: "number", code: "thread/contact-phone" });
  await vi.waitFor(() => expect(closed).toBe(1));
  sender.wake();
  await vi.waitFor(() => expect(asked).toBe(1));
  expect(createOutboxStorage(store, tunde).all()).toMatchObject([{ id: "number", refusal: "thread/contact-phone" }]);
});

test("SAFE-33 the sender keeps an edit that must be confirmed", async () => {
  createChangeStorage(store, tunde).put({ id: "edit", kind: "edit", seq: 3, content: "0803 123 4567", mentions: [] });
  sender.wake();
  await isSent("edit edit");
  room().message("refused", { request: "edit", id: "edit", code: "thread/contact-phone" });
  await vi.waitFor(() => expect(closed).toBe(1));
  expect([asked, refusals]).toEqual([1, []]);
  expect(createChangeStorage(store, tunde).all()).toMatchObject([{ id: "edit", question: "thread/contact-phone" }]);
});
