import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CursorMove, SeenMark, SeenRequest } from "../../../../../rooms/support/thread/ports.ts";
import { type FakeThreads, openFakeThreads } from "../../../../support/chat/fake-thread.ts";
import { messageAt } from "../../../../support/chat/message.ts";
import type { FakeClient } from "../../../../support/game/fake-table.ts";

let threads: FakeThreads;
let move: CursorMove | undefined;
let hasMarks: boolean;
/** Of the next message. */
let writtenSeq: number;
let requests: SeenRequest[];
let findSeenMarks: () => Promise<readonly SeenMark[]>;

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const seenAt = ({ received }: FakeClient) => received.flatMap(({ type, payload }) => (type === "seen" ? payload : []));

async function read(client: FakeClient, seq: number): Promise<void> {
  client.ask("read", { seq });
  await pass(0);
}

beforeEach(() => {
  [move, hasMarks, writtenSeq, requests] = [{ after: 3, seq: 7, hasMarks: true }, true, 9, []];
  findSeenMarks = async () => [];
  threads = openFakeThreads({
    accessOf: async () => ({ fromSeq: 0, hidden: new Set(), hasMarks }),
    markRead: async () => move,
    saveMessage: async ({ memberId }) => ({ message: messageAt(writtenSeq, { senderId: memberId }), hasChanged: true }),
    findSeenMarks: async (request) => {
      requests.push(request);
      return await findSeenMarks();
    },
  });
});
afterEach(async () => {
  await threads.rooms.drain();
  vi.useRealTimers();
});

test("THREAD-78 a mark goes to all screens of its viewer, and to nobody else", async () => {
  const [ada, adaToo] = [await threads.joinConversation("ada"), await threads.joinConversation("ada")];
  const tunde = await threads.joinConversation("tunde");
  findSeenMarks = async () => [{ viewerId: "ada", memberId: "tunde", seq: 6 }];
  await read(tunde, 7);
  const frame = { marks: [{ memberId: "tunde", seq: 6 }] };
  expect([seenAt(ada), seenAt(adaToo), seenAt(tunde)]).toEqual([[frame], [frame], []]);
  expect(requests).toEqual([
    { threadId: "choir", readings: [{ memberId: "tunde", after: 3 }], viewerIds: ["ada", "tunde"] },
  ]);
});

test("THREAD-78 writing counts as reading, and is not told again when the screen reports it", async () => {
  await threads.joinConversation("ada");
  const tunde = await threads.joinConversation("tunde");
  await read(tunde, 7);
  tunde.ask("send", { id: crypto.randomUUID(), content: "Amen" });
  await pass(2000);
  move = { after: 7, seq: 9, hasMarks: true };
  await read(tunde, 9);
  await pass(2000);
  expect(requests.map(({ readings }) => readings)).toEqual([
    [{ memberId: "tunde", after: 3 }],
    [{ memberId: "tunde", after: 7 }],
  ]);
});

test("THREAD-78 who has read everything and then writes costs no further statement", async () => {
  await threads.joinConversation("ada");
  const tunde = await threads.joinConversation("tunde");
  await read(tunde, 7);
  for (writtenSeq = 8; writtenSeq < 11; writtenSeq += 1) {
    tunde.ask("send", { id: crypto.randomUUID(), content: "Amen" });
    await pass(2000);
  }
  expect(requests).toHaveLength(1);
});

test.each([
  ["a large thread", { after: 3, seq: 7, hasMarks: false }],
  ["a cursor that did not move", undefined],
])("THREAD-78 %s costs no statement", async (_, outcome) => {
  move = outcome;
  await threads.joinConversation("ada");
  await read(await threads.joinConversation("tunde"), 7);
  await pass(5000);
  expect(requests).toEqual([]);
});

test("THREAD-77 a channel that is large when somebody enters asks for no marks when they write", async () => {
  hasMarks = false;
  await threads.joinConversation("ada");
  const tunde = await threads.joinConversation("tunde");
  tunde.ask("send", { id: crypto.randomUUID(), content: "Amen" });
  await pass(5000);
  expect(requests).toEqual([]);
});

test("THREAD-78 a member who is alone in the thread costs no statement", async () => {
  await read(await threads.joinConversation("tunde"), 7);
  await pass(5000);
  expect(requests).toEqual([]);
});

test("THREAD-78 marks that can’t be found are reported, and the next ones are sent", async () => {
  const ada = await threads.joinConversation("ada");
  const tunde = await threads.joinConversation("tunde");
  findSeenMarks = async () => {
    throw new Error("the database is restarting");
  };
  await read(tunde, 7);
  expect(threads.failures).toHaveLength(1);
  findSeenMarks = async () => [{ viewerId: "ada", memberId: "tunde", seq: 8 }];
  move = { after: 7, seq: 8, hasMarks: true };
  await read(tunde, 8);
  await pass(2000);
  expect(seenAt(ada)).toEqual([{ marks: [{ memberId: "tunde", seq: 8 }] }]);
});
