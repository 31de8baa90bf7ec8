import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../../../../client/net/http/api-error.ts";
import { enterRoom, type RoomHandlers } from "../../../../client/net/room/enter-room.ts";
import { createThread, type Thread } from "../../../../client/thread/thread.ts";
import { CLOSE_CODES, FRAME_TOO_LARGE } from "../../../../schema/limits.ts";
import type { Message } from "../../../../schema/thread/message.ts";
import { reactionEmojis } from "../../../../schema/thread/reaction.ts";
import { messageAt, messagesAt } from "../../../support/chat/message.ts";

vi.mock("../../../../client/net/room/enter-room.ts", () => ({ enterRoom: vi.fn() }));

const me = "me";
/** The server's messages. A page is returned once `ready` resolves. */
const server = { messages: [] as Message[], ready: Promise.resolve() };
let sent: { type: string; payload: Record<string, unknown> }[];
let saved: Map<string, string>;
let thread: Thread;
let refusals: string[];

const handlers = (): RoomHandlers => vi.mocked(enterRoom).mock.lastCall?.[1] as RoomHandlers;
const receive = (type: string, payload: unknown) => handlers().message(type, payload);
const texts = () => thread.store.getState().log.messages.map(({ content }) => content);
const unsent = () => thread.store.getState().unsent.map(({ content }) => content);
const lastSent = (type: string) => sent.findLast((each) => each.type === type)?.payload;
const isLive = () => vi.waitFor(() => expect(thread.room.getState().connection.kind).toBe("live"));
const status = () => thread.store.getState().status.kind;
const isCaughtUp = () => vi.waitFor(() => expect(status()).toBe("live"));
const shown = () => thread.store.getState().visible;

function open(): void {
  thread = createThread({
    kind: "conversation",
    threadId: "thread-1",
    memberId: me,
    saved: {
      getItem: (key) => saved.get(key) ?? null,
      setItem: (key, value) => void saved.set(key, value),
      removeItem: (key) => void saved.delete(key),
    },
    takeSeat: async () => ({ memberId: me, reservation: {} as never }),
    async readPage({ after = 0, before = Number.POSITIVE_INFINITY }) {
      await server.ready;
      const messages = server.messages.filter(({ seq }) => seq > after && seq < before);
      return { messages, hasMore: false };
    },
    seen: () => {},
    onRefused: (change, code) => refusals.push(`${change.kind} ${code}`),
  });
  thread.open();
}

async function reconnect(): Promise<void> {
  handlers().broken(1006);
  thread.wake();
  await isLive();
}

beforeEach(async () => {
  vi.stubGlobal("document", { visibilityState: "visible" });
  [sent, saved, refusals] = [[], new Map(), []];
  Object.assign(server, { messages: messagesAt(1, 3), ready: Promise.resolve() });
  vi.mocked(enterRoom)
    .mockReset()
    .mockImplementation(async (takeSeat, { seated }) => {
      seated((await takeSeat()).memberId);
      const send = (type: string, payload: unknown) => void sent.push({ type, payload: payload as never });
      return { send, ping: () => {}, close: () => {} };
    });
  open();
  await isLive();
  await isCaughtUp();
  return () => thread.close();
});

test("a message of another member shows at once, and ends their typing indicator", () => {
  receive("typing", { memberId: messageAt(4).senderId });
  expect(thread.store.getState().writing).toHaveLength(1);
  receive("messages", { messages: [messageAt(4)] });
  expect(texts()).toHaveLength(4);
  expect(thread.store.getState().writing).toEqual([]);
});

test("after a reconnect the thread has every message and edit from in between", async () => {
  server.messages = [messageAt(1), messageAt(2, { content: "better", isEdited: true }), ...messagesAt(3, 6)];
  await reconnect();
  await vi.waitFor(() => expect(texts()).toHaveLength(6));
  expect(texts()[1]).toBe("better");
});

test("THREAD-10 a thread that another screen closed does not reconnect by itself", async () => {
  handlers().broken(CLOSE_CODES.moved);
  thread.wake();
  await vi.waitFor(() => expect(status()).toBe("offline"));
  expect(thread.room.getState().connection).toEqual({ kind: "ended", end: "game/moved" });
  expect(vi.mocked(enterRoom)).toHaveBeenCalledOnce();
  thread.open();
  await isLive();
});

test("a message that the socket skipped is fetched", async () => {
  server.messages = messagesAt(1, 6);
  receive("messages", { messages: [messageAt(6)] });
  await vi.waitFor(() => expect(texts()).toHaveLength(6));
});

describe("a new message", () => {
  test("a new message stays unsent until its receipt, and is then in the log", () => {
    thread.write("hello");
    expect(unsent()).toEqual(["hello"]);
    const id = String(lastSent("send")?.id);
    receive("receipt", { id, message: messageAt(4, { requestId: id, senderId: me, content: "hello" }) });
    expect([unsent(), texts().at(-1), saved.size]).toEqual([[], "hello", 0]);
  });

  test("a new message whose receipt was lost is confirmed by the message itself, even in a page", async () => {
    thread.write("hello");
    const id = String(lastSent("send")?.id);
    server.messages = [...messagesAt(1, 3), messageAt(4, { requestId: id, senderId: me, content: "hello" })];
    await reconnect();
    await vi.waitFor(() => expect(unsent()).toEqual([]));
    expect(texts().at(-1)).toBe("hello");
  });

  test("a new message is sent again over the next socket, under the same id", async () => {
    thread.write("hello");
    const first = lastSent("send");
    sent = [];
    await reconnect();
    expect(lastSent("send")).toEqual(first);
  });

  test("a message too large for the socket is refused, and the next one is sent over the next socket", async () => {
    thread.write("endless");
    thread.write("hello");
    handlers().broken(FRAME_TOO_LARGE);
    expect(thread.store.getState().unsent.map(({ refusal }) => refusal)).toEqual(["thread/too-long", null]);
    sent = [];
    thread.wake();
    await isLive();
    expect(sent.filter(({ type }) => type === "send").map(({ payload }) => payload.content)).toEqual(["hello"]);
  });

  test("a member who gets no seat sees why at each waiting message, also after a reload, and can retry", async () => {
    handlers().broken(1006);
    thread.write("hello");
    thread.write("anyone there?");
    vi.mocked(enterRoom).mockRejectedValueOnce(new ApiError("chat/not-allowed"));
    thread.wake();
    const refusals = () => thread.store.getState().unsent.map(({ refusal }) => refusal);
    await vi.waitFor(() => expect(refusals()).toEqual(["chat/not-allowed", "chat/not-allowed"]));

    thread.close();
    open();
    expect(refusals()).toEqual(["chat/not-allowed", "chat/not-allowed"]);
    await isLive();
    const [first] = thread.store.getState().unsent;
    sent = [];
    thread.retry(String(first?.id));
    expect(lastSent("send")?.content).toBe("hello");
  });

  test("Retry asks for a new seat after the room has refused the member", async () => {
    handlers().broken(1006);
    thread.write("hello");
    vi.mocked(enterRoom).mockRejectedValueOnce(new ApiError("chat/not-allowed"));
    thread.wake();
    await vi.waitFor(() => expect(thread.room.getState().connection.kind).toBe("ended"));
    thread.retry(String(thread.store.getState().unsent[0]?.id));
    await isLive();
    expect(lastSent("send")?.content).toBe("hello");
  });

  test("Send anyway asks for a new seat too", async () => {
    thread.write("0803 123 4567");
    receive("refused", { request: "send", code: "thread/contact-phone", id: lastSent("send")?.id });
    const unsent = () => thread.store.getState().unsent[0];
    expect(unsent()?.refusal).toBe("thread/contact-phone");
    handlers().broken(1006);
    vi.mocked(enterRoom).mockRejectedValueOnce(new ApiError("chat/not-allowed"));
    thread.wake();
    await vi.waitFor(() => expect(thread.room.getState().connection.kind).toBe("ended"));
    thread.sendAnyway(String(unsent()?.id));
    await isLive();
    expect(lastSent("send")).toMatchObject({ content: "0803 123 4567", confirmsContact: true });
  });

  test("a message waits on while the member is signed out or has opened the thread elsewhere", async () => {
    handlers().broken(1006);
    thread.write("hello");
    for (const code of [CLOSE_CODES.moved, CLOSE_CODES.sessionEnded]) {
      thread.open();
      thread.wake();
      await isLive();
      handlers().broken(code);
      expect(thread.store.getState().unsent.map(({ refusal }) => refusal)).toEqual([null]);
    }
  });

  test("another member's message with the same request id does not confirm the own one", () => {
    thread.write("hello");
    const id = String(lastSent("send")?.id);
    receive("messages", { messages: [messageAt(4, { requestId: id })] });
    expect(unsent()).toEqual(["hello"]);
  });
});

describe("editing and deleting", () => {
  test("an edit shows at once, and is in the log when the room confirms it", () => {
    thread.edit(3, "better");
    expect(shown()[2]).toMatchObject({ content: "better", isEdited: true });
    expect(texts()[2]).toBe("message 3");
    const request = lastSent("edit");
    expect(request).toMatchObject({ seq: 3, content: "better" });
    receive("receipt", { id: request?.id, message: messageAt(3, { content: "better", isEdited: true }) });
    expect([texts()[2], saved.size]).toEqual(["better", 0]);
  });

  test("THREAD-12 an edit sends the members whom it newly mentions", () => {
    const chidi = { memberId: "chidi", displayName: "Chidi" };
    thread.edit(3, "@Chidi come", [chidi]);
    expect(lastSent("edit")).toMatchObject({ content: "@Chidi come", mentions: ["chidi"] });
    thread.edit(2, "come");
    expect(lastSent("edit")).not.toHaveProperty("mentions");
  });

  test("a deletion that the room refuses is undone and reported with the reason", () => {
    thread.remove(3);
    expect(shown()[2]).toMatchObject({ isDeleted: true, content: "" });
    receive("refused", { request: "delete", id: lastSent("delete")?.id, code: "thread/message-not-found" });
    expect([shown()[2]?.content, refusals]).toEqual(["message 3", ["delete thread/message-not-found"]]);
    expect(saved.size).toBe(0);
  });

  test("edits and deletions survive a reload and are sent again under the same ids", async () => {
    handlers().broken(1006);
    thread.edit(3, "better");
    thread.remove(2);
    thread.close();
    open();
    await isCaughtUp();
    expect(shown().map(({ content }) => content)).toEqual(["message 1", "", "better"]);
    const ids = sent.filter(({ type }) => type !== "send").map(({ type, payload }) => `${type} ${payload.id}`);
    const first = [...saved.values()].flatMap((text) => JSON.parse(text).value as { kind: string; id: string }[]);
    expect(ids).toEqual(first.map(({ kind, id }) => `${kind} ${id}`));
  });
});

describe("reactions", () => {
  const [thumb] = reactionEmojis;

  test("a reaction shows at once, and is the member's own when the room confirms it", () => {
    thread.react(3, thumb, true);
    const reactions = [{ emoji: thumb, count: 1 }];
    expect(shown()[2]).toMatchObject({ reactions, ownReactions: [thumb] });
    const request = lastSent("react");
    expect(request).toMatchObject({ seq: 3, emoji: thumb, isOn: true });
    receive("receipt", { id: request?.id, message: messageAt(3, { version: 1, reactions, ownReactions: [thumb] }) });
    expect(saved.size).toBe(0);
    expect(thread.store.getState().log.messages[2]).toMatchObject({ reactions, ownReactions: [thumb] });
    expect(shown()[2]).toMatchObject({ reactions, ownReactions: [thumb] });
  });

  test("a reaction is sent again over the next socket, under the same id", async () => {
    thread.react(3, thumb, true);
    const first = lastSent("react");
    sent = [];
    await reconnect();
    expect(lastSent("react")).toEqual(first);
  });

  test("a reaction survives a reload", async () => {
    handlers().broken(1006);
    thread.react(3, thumb, true);
    thread.close();
    open();
    await isCaughtUp();
    expect(shown()[2]?.ownReactions).toEqual([thumb]);
    expect(lastSent("react")).toMatchObject({ seq: 3, emoji: thumb, isOn: true });
  });

  test("a refused reaction is undone and reported with the reason", () => {
    thread.react(3, thumb, true);
    receive("refused", { request: "react", id: lastSent("react")?.id, code: "thread/message-not-found" });
    expect([shown()[2]?.ownReactions, refusals]).toEqual([undefined, ["react thread/message-not-found"]]);
  });

  test("reactions of other members show at once", () => {
    receive("reactions", { changes: [{ seq: 2, version: 1, reactions: [{ emoji: thumb, count: 4 }], by: [] }] });
    expect(shown()[1]?.reactions).toEqual([{ emoji: thumb, count: 4 }]);
  });
});

test("a thread is offline without a socket, then catching up, then live", async () => {
  let arrive = () => {};
  handlers().broken(1006);
  expect(status()).toBe("offline");
  server.ready = new Promise((resolve) => (arrive = resolve));
  thread.wake();
  await isLive();
  expect(status()).toBe("catching-up");
  arrive();
  await isCaughtUp();
});

test("a change of access loads the whole thread again", async () => {
  server.messages = messagesAt(2, 4);
  receive("accessChanged", {});
  expect(thread.store.getState()).toMatchObject({ status: { kind: "loading" }, visible: [] });
  await isCaughtUp();
  expect(texts()).toEqual(["message 2", "message 3", "message 4"]);
});

test("CHANNEL-43 a refusal that says how long to wait is shown until then", () => {
  thread.write("too early");
  const before = Date.now();
  receive("refused", { request: "send", code: "channel/slow-mode", id: lastSent("send")?.id, retryAfter: 12 });
  const {
    refusedUntil,
    unsent: [refused],
  } = thread.store.getState();
  expect(refused?.refusal).toBe("channel/slow-mode");
  expect(refusedUntil).toBeGreaterThanOrEqual(before + 12_000);
  expect(refusedUntil).toBeLessThanOrEqual(Date.now() + 12_000);
});
