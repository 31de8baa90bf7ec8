import { matchMaker } from "@colyseus/core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ReadAccess, ThreadPorts } from "../../../../../rooms/support/thread/ports.ts";
import { type FakeThreads, openFakeThreads } from "../../../../support/chat/fake-thread.ts";
import { messageAt } from "../../../../support/chat/message.ts";
import type { FakeClient } from "../../../../support/game/fake-table.ts";

let threads: FakeThreads;
/** What each member may read. Everyone else may read everything. */
let accesses: Map<string, ReadAccess>;
/** Replaces the ports of a test. */
let saveMessage: ThreadPorts["saveMessage"];
let markRead: ThreadPorts["markRead"];
let accessOf: ThreadPorts["accessOf"];

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const join = (name: string) => threads.joinConversation(name);
const hides = (...members: string[]): ReadAccess => ({ fromSeq: 0, hidden: new Set(members) });

beforeEach(() => {
  accesses = new Map();
  let seq = 0;
  accessOf = async ({ memberId }) => accesses.get(memberId) ?? hides();
  markRead = async () => undefined;
  saveMessage = async ({ memberId, content }) => {
    seq += 1;
    return { message: messageAt(seq, { content, senderId: memberId }), hasChanged: true };
  };
  threads = openFakeThreads({
    accessOf: (request) => accessOf(request),
    markRead: (reading) => markRead(reading),
    saveMessage: (message) => saveMessage(message),
  });
});
afterEach(async () => {
  await threads.rooms.drain();
  vi.useRealTimers();
});

function write(sender: FakeClient, content: string): void {
  sender.ask("send", { id: crypto.randomUUID(), content });
}

/** Counts the frames with these words that reach the client from now on, in broadcasts and messages of its own. */
function watch(client: FakeClient, words: string): () => number {
  const raw = vi.spyOn(client, "enqueueRaw");
  const before = client.received.length;
  return () =>
    raw.mock.calls.filter(([bytes]) => Buffer.from(bytes as Uint8Array).includes(words)).length +
    client.received.slice(before).filter((message) => JSON.stringify(message).includes(words)).length;
}

/** The broadcasts of this type from now on. */
function watchRoom(type: string): () => unknown[] {
  const broadcast = vi.spyOn(matchMaker.getLocalRoomById("choir"), "broadcast");
  return () => broadcast.mock.calls.filter(([sent]) => String(sent) === type).map(([, payload]) => payload);
}

describe("what reaches whom", () => {
  test("THREAD-4 the first message is broadcast at once, and those soon after it together", async () => {
    const ada = await join("ada");
    const sent = watchRoom("messages");
    write(ada, "one");
    await pass(1);
    expect(sent()).toHaveLength(1);
    for (const content of ["two", "three"]) {
      write(ada, content);
      await pass(10);
    }
    expect(sent()).toHaveLength(1);
    await pass(20);
    expect(sent()).toMatchObject([
      { messages: [{ content: "one" }] },
      { messages: [{ content: "two" }, { content: "three" }] },
    ]);
  });

  test("THREAD-15 of messages that are sent together a reader gets only those of members whom they see", async () => {
    accesses.set("ada", hides("tunde"));
    const [ada, tunde, chidi] = [await join("ada"), await join("tunde"), await join("chidi")];
    const [his, hers] = [watch(ada, "between us"), watch(ada, "for everyone")];
    write(tunde, "between us");
    write(chidi, "for everyone");
    await pass(100);
    expect([his(), hers()]).toEqual([0, 1]);
    expect(ada.messagesOf("messages")).toMatchObject([
      { messages: [{ content: "", isHidden: true }, { content: "for everyone" }] },
    ]);
  });

  test("THREAD-8 the typing indicator reaches neither its member nor those who do not see them", async () => {
    accesses.set("ada", hides("tunde"));
    const [ada, tunde, chidi] = [await join("ada"), await join("tunde"), await join("chidi")];
    const seen = [ada, tunde, chidi].map((client) => watch(client, "typing"));
    tunde.ask("typing");
    await pass(0);
    expect(seen.map((count) => count())).toEqual([0, 0, 1]);
  });

  test("THREAD-15 nothing is sent to a restricted member's socket that has closed", async () => {
    accesses.set("ada", hides("tunde"));
    const [ada, tunde] = [await join("ada"), await join("tunde")];
    await join("chidi");
    ada.drop();
    await pass(0);
    write(tunde, "too late for her");
    await pass(100);
    expect(ada.received).toEqual([]);
  });
});

describe("requests", () => {
  test("THREAD-18 a read marker is stored for its member, and one that could not be stored is refused", async () => {
    const ada = await join("ada");
    const stored = vi.fn(async () => undefined);
    markRead = stored;
    ada.ask("read", { seq: 7 });
    await pass(0);
    expect(stored.mock.calls).toEqual([[{ threadId: "choir", memberId: "ada", seq: 7 }]]);
    markRead = () => Promise.reject(new Error("away"));
    ada.ask("read", { seq: 8 });
    await pass(0);
    expect([ada.refusals, threads.failures]).toMatchObject([["server/unknown"], [{ operation: "read" }]]);
  });

  test("THREAD-2 a message that could not be stored is refused as unavailable, reported and not broadcast", async () => {
    const ada = await join("ada");
    const sent = watchRoom("messages");
    saveMessage = () => Promise.reject(new Error("away"));
    write(ada, "lost");
    await pass(100);
    expect(ada.refusals).toEqual(["server/unavailable"]);
    expect(threads.failures).toMatchObject([{ operation: "save", error: { message: "away" } }]);
    expect(sent()).toEqual([]);
  });

  test("CHANNEL-43 a refusal tells its sender the text and the seconds to wait", async () => {
    const ada = await join("ada");
    saveMessage = async () => ({ refused: "channel/slow-mode", text: "Slow mode.", retryAfter: 7 });
    ada.ask("send", { id: "abcdefghijklmnop", content: "again" });
    await pass(100);
    const detail = { code: "channel/slow-mode", text: "Slow mode.", retryAfter: 7 };
    expect(ada.messagesOf("refused")).toEqual([{ request: "send", id: "abcdefghijklmnop", ...detail }]);
  });

  test("THREAD-2 a repeated message gets its receipt and is not broadcast again", async () => {
    const ada = await join("ada");
    const sent = watchRoom("messages");
    saveMessage = async () => ({ message: messageAt(1), hasChanged: false });
    write(ada, "again");
    await pass(100);
    expect([ada.messagesOf("receipt").length, sent().length]).toEqual([1, 0]);
  });
});

test("THREAD-16 a change of access that cannot be looked up is reported", async () => {
  const ada = await join("ada");
  accessOf = () => Promise.reject(new Error("away"));
  await threads.rooms.threads.accessChanged("choir", ["ada"]);
  await pass(0);
  expect(ada.closedWith).toBeDefined();
  expect(threads.failures).toMatchObject([{ operation: "accessChanged", error: { message: "away" } }]);
});
