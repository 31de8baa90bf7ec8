import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Rooms } from "../../../../../rooms/index.ts";
import type { ReadAccess, ThreadPorts } from "../../../../../rooms/support/thread/ports.ts";
import { CLOSE_CODES } from "../../../../../schema/limits.ts";
import { type FakeThreads, openFakeThreads } from "../../../../support/chat/fake-thread.ts";
import { messageAt } from "../../../../support/chat/message.ts";
import type { FakeClient } from "../../../../support/game/fake-table.ts";

const unblocked: ReadAccess = { fromSeq: 0, hidden: new Set() };
const blocked: ReadAccess = { fromSeq: 0, hidden: new Set(["tunde"]) };

let rooms: Rooms;
let joinConversation: FakeThreads["joinConversation"];
let failures: FakeThreads["failures"];
/** The lookup of a member's access. Tests replace it. */
let accessOf: ThreadPorts["accessOf"];

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  accessOf = async () => unblocked;
  ({ rooms, joinConversation, failures } = openFakeThreads({
    accessOf: (request) => accessOf(request),
    saveMessage: async ({ content }) => ({ message: messageAt(1, { content, senderId: "tunde" }), hasChanged: true }),
  }));
});
afterEach(async () => {
  await rooms.drain();
  vi.useRealTimers();
});

/** Lets the sender write. Returns the messages sent only to this reader; none if they got the common broadcast. */
async function restrictedMessages(reader: FakeClient, sender: FakeClient): Promise<unknown[]> {
  sender.ask("send", { id: crypto.randomUUID(), content: "his message" });
  await vi.advanceTimersByTimeAsync(100);
  return reader.messagesOf("messages").flatMap(({ messages }) => messages as unknown[]);
}

describe("a change of access in a thread's room", () => {
  test("THREAD-16 a blocked member receives accessChanged, and then only what they may see", async () => {
    const [ada, tunde] = [await joinConversation("ada"), await joinConversation("tunde")];
    expect(await restrictedMessages(ada, tunde)).toEqual([]);
    accessOf = async ({ memberId }) => (memberId === "ada" ? blocked : unblocked);
    await rooms.threads.accessChanged("choir", ["ada", "nobody"]);
    expect([ada.messagesOf("accessChanged"), tunde.messagesOf("accessChanged")]).toEqual([[{}], []]);
    expect(await restrictedMessages(ada, tunde)).toMatchObject([{ content: "", isHidden: true }]);
    await rooms.threads.accessChanged("no such room", ["ada"]);
  });

  test("PROCESS-13 after missed changes everyone’s access is read again; who sees other things is told", async () => {
    const [ada, tunde] = [await joinConversation("ada"), await joinConversation("tunde")];
    accessOf = async ({ memberId }) => (memberId === "ada" ? blocked : { fromSeq: 0, hidden: new Set<string>() });
    await rooms.threads.recheckHere();
    expect([ada.messagesOf("accessChanged"), tunde.messagesOf("accessChanged")]).toEqual([[{}], []]);
    expect(await restrictedMessages(ada, tunde)).toMatchObject([{ content: "", isHidden: true }]);
    accessOf = async ({ memberId }) => (memberId === "ada" ? undefined : unblocked);
    await rooms.threads.recheckHere();
    expect([ada.closedWith, tunde.closedWith]).toEqual([CLOSE_CODES.unavailable, undefined]);
  });

  test("THREAD-16 the access of a member who is joining is looked up again after a change", async () => {
    const tunde = await joinConversation("tunde");
    const before = Promise.withResolvers<ReadAccess>();
    accessOf = () => before.promise;
    const ada = await joinConversation("ada");
    accessOf = async () => blocked;
    await rooms.threads.accessChanged("choir", ["ada"]);
    before.resolve(unblocked);
    await settled();
    expect(await restrictedMessages(ada, tunde)).toMatchObject([{ content: "", isHidden: true }]);
  });

  test("THREAD-16 the room does not look up the access of a member who left while joining", async () => {
    await joinConversation("tunde");
    for (const leavesFirst of [true, false]) {
      const found = Promise.withResolvers<ReadAccess>();
      accessOf = () => found.promise;
      const ada = await joinConversation("ada");
      if (leavesFirst) ada.drop();
      found.resolve(unblocked);
      if (!leavesFirst) ada.drop();
      await settled();
      const lookUp = vi.fn(async () => blocked);
      accessOf = lookUp;
      await rooms.threads.accessChanged("choir", ["ada"]);
      expect([lookUp.mock.calls, failures]).toEqual([[], []]);
    }
  });

  test("THREAD-16 a member's socket closes if their access has ended or cannot be looked up", async () => {
    for (const answer of [async () => undefined, () => Promise.reject(new Error("away"))]) {
      const [ada, tunde] = [await joinConversation("ada"), await joinConversation("tunde")];
      accessOf = answer;
      await Promise.all([rooms.threads.accessChanged("choir", ["ada"]), vi.advanceTimersByTimeAsync(30_000)]);
      expect([ada.closedWith, tunde.closedWith]).toEqual([CLOSE_CODES.unavailable, undefined]);
      accessOf = async () => unblocked;
    }
  });
});
