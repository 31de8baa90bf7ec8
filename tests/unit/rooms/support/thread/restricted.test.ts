import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Rooms } from "../../../../../rooms/index.ts";
import type { ReadAccess, ThreadPorts } from "../../../../../rooms/support/thread/ports.ts";
import { type FakeThreads, openFakeThreads } from "../../../../support/chat/fake-thread.ts";
import { messageAt } from "../../../../support/chat/message.ts";
import type { FakeClient } from "../../../../support/game/fake-table.ts";

const unrestricted: ReadAccess = { fromSeq: 0, hidden: new Set() };

let rooms: Rooms;
let joinConversation: FakeThreads["joinConversation"];
/** The lookup of Ada’s access. Tests replace it. */
let accessOfAda: ThreadPorts["accessOf"];

beforeEach(() => {
  ({ rooms, joinConversation } = openFakeThreads({
    accessOf: async (request) => (request.memberId === "ada" ? accessOfAda(request) : unrestricted),
    saveMessage: async ({ content }) => ({ message: messageAt(4, { content, senderId: "tunde" }), hasChanged: true }),
  }));
});
afterEach(async () => {
  await rooms.drain();
  vi.useRealTimers();
});

/** Lets the sender write these words. */
async function write(sender: FakeClient, content: string): Promise<void> {
  sender.ask("send", { id: crypto.randomUUID(), content });
  await vi.advanceTimersByTimeAsync(100);
}
/** Counts what this client gets of these words from now on, in broadcasts and messages of its own. */
function watch(client: FakeClient, words: string): () => number {
  const raw = vi.spyOn(client, "enqueueRaw");
  return () =>
    raw.mock.calls.filter(([bytes]) => Buffer.from(bytes as Uint8Array).includes(words)).length +
    client.received.filter(({ payload }) => JSON.stringify(payload).includes(words)).length;
}

test("THREAD-15 a member who is still joining gets nothing that is written meanwhile", async () => {
  const [tunde, chidi] = [await joinConversation("tunde"), await joinConversation("chidi")];
  const found = Promise.withResolvers<ReadAccess>();
  accessOfAda = () => found.promise;
  const ada = await joinConversation("ada");
  const [hers, his] = [watch(ada, "his words"), watch(chidi, "his words")];
  await write(tunde, "his words");
  found.resolve({ fromSeq: 0, hidden: new Set(["tunde"]) });
  await vi.advanceTimersByTimeAsync(0);
  expect([hers(), his()]).toEqual([0, 1]);
});

test("THREAD-15 message 4 reaches whoever reads after message 3, and nobody who reads after itself", async () => {
  const [tunde, chidi] = [await joinConversation("tunde"), await joinConversation("chidi")];
  accessOfAda = async () => ({ fromSeq: 4, hidden: new Set() });
  const ada = await joinConversation("ada");
  const [hers, his] = [watch(ada, "first words"), watch(chidi, "first words")];
  await write(tunde, "first words");
  expect([hers(), his(), ada.messagesOf("messages")]).toEqual([0, 1, []]);
  accessOfAda = async () => ({ fromSeq: 3, hidden: new Set() });
  await rooms.threads.accessChanged("choir", ["ada"]);
  const later = watch(ada, "later words");
  await write(tunde, "later words");
  expect(later()).toBe(1);
});
