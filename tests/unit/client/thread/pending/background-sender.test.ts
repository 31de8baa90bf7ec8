import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
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

const unsent = (id: string) => ({ id, content: `text of ${id}`, writtenAt: 1, refusal: null });
/** What the sender did in this test. */
let did: { sent: string[]; closed: number; refusals: string[]; asked: number };
let store: Storage;
let sender: BackgroundSender;
let choir: ThreadKey;
let tunde: ThreadKey;
let members = 0;

const room = (): RoomHandlers => vi.mocked(enterRoom).mock.lastCall?.[1] as RoomHandlers;
const rooms = () => vi.mocked(enterRoom).mock.calls.length;
const isSent = (...what: string[]) => vi.waitFor(() => expect(did.sent).toEqual(what));
const isClosed = (times: number) => vi.waitFor(() => expect(did.closed).toBe(times));
const receipt = (id: string) => room().message("receipt", { id });
const lockOf = ({ memberId, kind, threadId }: ThreadKey) => `lampstand.${memberId}.${kind}.${threadId}`;
/** Resolves when the sender has done what it does with this thread, or has passed it by. */
const isFree = (key: ThreadKey) => navigator.locks.request(lockOf(key), () => {});
const unsentIn = (key: ThreadKey) => createOutboxStorage(store, key).all().length;

/** Like the browser's storage, it has the saved keys as its own properties. */
function newStore(): Storage {
  const own: Record<string, string> = Object.create({
    getItem: (key: string) => own[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(own, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(own, key),
  });
  return own as unknown as Storage;
}

beforeEach(() => {
  // A member of its own: the locks of an ended test are freed a moment later.
  members += 1;
  const memberId = `ada${members}`;
  choir = { memberId, kind: "channel", threadId: "choir" };
  tunde = { memberId, kind: "conversation", threadId: "tunde" };
  const mine: typeof did = { sent: [], closed: 0, refusals: [], asked: 0 };
  [did, store] = [mine, newStore()];
  vi.mocked(enterRoom)
    .mockReset()
    .mockImplementation(async () => ({
      send: (name, payload) => mine.sent.push(`${name} ${(payload as { id: string }).id}`),
      ping: () => {},
      close: () => {
        mine.closed += 1;
      },
    }));
  vi.stubGlobal("document", { visibilityState: "visible" });
  const onRefused = (change: { kind: string }, code: string) => mine.refusals.push(`${change.kind} ${code}`);
  const onAsked = () => {
    mine.asked += 1;
  };
  sender = createBackgroundSender({ memberId, saved: store, onRefused, onAsked });
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
  await isClosed(2);
  expect(Object.keys(store)).toEqual([]);
});

test("the sender also sends changes, and reports a refused one", async () => {
  createChangeStorage(store, tunde).put({ id: "gone", kind: "delete", seq: 3 });
  sender.wake();
  await isSent("delete gone");
  room().message("refused", { request: "delete", id: "gone", code: "thread/message-not-found" });
  await isClosed(1);
  expect([did.refusals, Object.keys(store)]).toEqual([["delete thread/message-not-found"], []]);
});

test("the sender leaves a thread to its screen, and sends what is left when the screen closes", async () => {
  createOutboxStorage(store, choir).put(unsent("one"));
  const close = retainThread(choir);
  sender.wake();
  close();
  await isSent("send one");
  expect(rooms()).toBe(1);
  const closeAgain = retainThread(choir);
  await vi.waitFor(() => expect([did.closed, unsentIn(choir)]).toEqual([1, 1]));
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
  await isFree(choir);
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
  await isFree(tunde);
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
  await isFree(choir);
  expect([rooms(), Object.keys(store).length]).toEqual([0, 1]);
});

test("a stopped sender sends nothing more", async () => {
  createOutboxStorage(store, choir).put(unsent("one"));
  sender.wake();
  await isSent("send one");
  sender.stop();
  sender.wake();
  retainThread(choir)();
  expect([did.closed, rooms(), unsentIn(choir)]).toEqual([1, 1, 1]);
});

test("a sender that is stopped before it has a thread’s lock opens no room", async () => {
  createOutboxStorage(store, choir).put(unsent("one"));
  // In browsers the lock comes a moment later, in Node at once.
  const request = async (_name: string, _options: LockOptions, work: LockGrantedCallback<unknown>) => {
    await Promise.resolve();
    return await work({ name: "", mode: "exclusive" });
  };
  vi.stubGlobal("navigator", { locks: { request } });
  onTestFinished(() => void vi.unstubAllGlobals());
  sender.wake();
  sender.stop();
  await new Promise((resolve) => setImmediate(resolve));
  expect(rooms()).toBe(0);
});

test("the sender skips a thread that another tab shows or sends", async () => {
  createOutboxStorage(store, choir).put(unsent("one"));
  let release = () => {};
  let isHeld = false;
  const other = navigator.locks.request(lockOf(choir), () => {
    isHeld = true;
    return new Promise<void>((resolve) => (release = resolve));
  });
  await vi.waitFor(() => expect(isHeld).toBe(true));
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
  await isClosed(1);
  sender.wake();
  await vi.waitFor(() => expect(did.asked).toBe(1));
  expect(createOutboxStorage(store, tunde).all()).toMatchObject([{ id: "number", refusal: "thread/contact-phone" }]);
});

test("SAFE-33 the sender keeps an edit that must be confirmed", async () => {
  createChangeStorage(store, tunde).put({ id: "edit", kind: "edit", seq: 3, content: "0803 123 4567", mentions: [] });
  sender.wake();
  await isSent("edit edit");
  room().message("refused", { request: "edit", id: "edit", code: "thread/contact-phone" });
  await isClosed(1);
  expect([did.asked, did.refusals]).toEqual([1, []]);
  expect(createChangeStorage(store, tunde).all()).toMatchObject([{ id: "edit", question: "thread/contact-phone" }]);
});
