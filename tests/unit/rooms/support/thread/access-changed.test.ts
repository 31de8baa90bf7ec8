import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Rooms } from "../../../../../rooms/index.ts";
import type { ReadAccess, ThreadPorts } from "../../../../../rooms/support/thread/ports.ts";
import { CLOSE_CODES } from "../../../../../schema/limits.ts";
import type { FakeClient } from "../../../../support/fake-table.ts";
import { type FakeThreads, openFakeThreads } from "../../../../support/fake-thread.ts";
import { messageAt } from "../../../../support/message.ts";

const unblocked: ReadAccess = { fromSeq: 0, hidden: new Set() };
const blocked: ReadAccess = { fromSeq: 0, hidden: new Set(["tunde"]) };

let rooms: Rooms;
let joinConversation: FakeThreads["joinConversation"];
/** What is found out about a reader; the test answers when it likes. */
let accessOf: ThreadPorts["accessOf"];

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  accessOf = async () => unblocked;
  ({ rooms, joinConversation } = openFakeThreads({
    accessOf: (asked) => accessOf(asked),
    saveMessage: async ({ content }) => ({ message: messageAt(1, { content, senderId: "tunde" }), hasChanged: true }),
  }));
});
afterEach(async () => {
  await rooms.drain();
  vi.useRealTimers();
});

/** The messages sent to this member alone when the other writes; none if they got the common broadcast. */
async function apartTo(listener: FakeClient, speaker: FakeClient): Promise<unknown[]> {
  speaker.ask("send", { id: crypto.randomUUID(), content: "his words" });
  await vi.advanceTimersByTimeAsync(100);
  return listener.messagesOf("messages").flatMap(({ messages }) => messages as unknown[]);
}

describe("whose rights change while they are in a thread's room", () => {
  test("THREAD-16 receives accessChanged, and from then on only what they may see", async () => {
    const [ada, tunde] = [await joinConversation("ada"), await joinConversation("tunde")];
    expect(await apartTo(ada, tunde)).toEqual([]);
    accessOf = async ({ memberId }) => (memberId === "ada" ? blocked : unblocked);
    await rooms.threads.accessChanged("choir", ["ada", "nobody"]);
    expect([ada.messagesOf("accessChanged"), tunde.messagesOf("accessChanged")]).toEqual([[{}], []]);
    expect(await apartTo(ada, tunde)).toMatchObject([{ content: "", isHidden: true }]);
    await rooms.threads.accessChanged("no such room", ["ada"]);
  });

  test("THREAD-16 is looked up again if they were just joining", async () => {
    const tunde = await joinConversation("tunde");
    const before = Promise.withResolvers<ReadAccess>();
    accessOf = () => before.promise;
    const ada = await joinConversation("ada");
    accessOf = async () => blocked;
    await rooms.threads.accessChanged("choir", ["ada"]);
    before.resolve(unblocked);
    await settled();
    expect(await apartTo(ada, tunde)).toMatchObject([{ content: "", isHidden: true }]);
  });

  test("THREAD-16 is forgotten where they left before they were let in", async () => {
    await joinConversation("tunde");
    for (const leavesFirst of [true, false]) {
      const found = Promise.withResolvers<ReadAccess>();
      accessOf = () => found.promise;
      const ada = await joinConversation("ada");
      if (leavesFirst) ada.drop();
      found.resolve(unblocked);
      if (!leavesFirst) ada.drop();
      await settled();
      const looked = vi.fn(async () => blocked);
      accessOf = looked;
      await rooms.threads.accessChanged("choir", ["ada"]);
      expect(looked).not.toHaveBeenCalled();
    }
  });

  test("THREAD-16 loses the sockets where they may not be there any more, or where that cannot be found out", async () => {
    for (const answer of [async () => undefined, () => Promise.reject(new Error("away"))]) {
      const [ada, tunde] = [await joinConversation("ada"), await joinConversation("tunde")];
      accessOf = answer;
      await Promise.all([rooms.threads.accessChanged("choir", ["ada"]), vi.advanceTimersByTimeAsync(30_000)]);
      expect([ada.closedWith, tunde.closedWith]).toEqual([CLOSE_CODES.unavailable, undefined]);
      accessOf = async () => unblocked;
    }
  });
});
