import { beforeEach, describe, expect, test } from "vitest";
import { ApiError, type FailureCode } from "../../../../../client/net/http/api-error.ts";
import {
  createHistory,
  type History,
  type MessagePage,
  type PageQuery,
} from "../../../../../client/thread/history/history.ts";
import { emptyLog, type MessageLog } from "../../../../../client/thread/history/message-log.ts";
import { newestPage } from "../../../../../client/thread/history/saved-page.ts";
import type { Message } from "../../../../../schema/thread/message.ts";
import { messageAt, messagesAt } from "../../../../support/chat/message.ts";

const PAGE = 10;

/** The messages on the server. */
let thread: Message[];
let queries: PageQuery[];
/** The server replies when this resolves. */
let hold: Promise<void> | null;
let history: History;
let log: MessageLog;

function pageOf({ before, after }: PageQuery): MessagePage {
  const above = thread.filter(({ seq }) => before === undefined || seq < before);
  const below = above.filter(({ seq }) => after === undefined || seq > after);
  const messages = after === undefined ? below.slice(-PAGE) : below.slice(0, PAGE);
  return { messages, hasMore: below.length > PAGE };
}

beforeEach(() => {
  [queries, hold, log] = [[], null, emptyLog];
  history = createHistory({
    async readPage(query) {
      queries.push(query);
      const page = pageOf(query);
      await hold;
      return page;
    },
    onChange: (next) => {
      log = next;
    },
  });
});

/** Opens the history of a thread that has the messages 1 to `last`. */
async function openWithMessages(last: number): Promise<void> {
  thread = messagesAt(1, last);
  await history.open();
}

/** Holds the server's replies back until the returned function is called. */
function holdPages(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  return resolve;
}

const seqs = () => log.messages.map(({ seq }) => seq);
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test("a history opens with the newest page and loads older ones until the server has no more", async () => {
  await openWithMessages(25);
  expect(seqs()).toEqual(upTo(16, 25));
  await history.loadOlder();
  await history.loadOlder();
  expect(seqs()).toEqual(upTo(1, 25));
  expect(log.hasOlder).toBe(false);
  await history.loadOlder();
  expect(queries).toEqual([{}, { before: 16 }, { before: 6 }]);
});

describe("catching up", () => {
  test("a member who leaves during a long catch-up causes no further requests", async () => {
    await openWithMessages(12);
    thread = messagesAt(1, 60);
    const leaving = new AbortController();
    const catchingUp = history.catchUp({ refetchNewest: false, signal: leaving.signal });
    leaving.abort();
    await catchingUp;
    expect(queries).toEqual([{}, { after: 12 }]);
  });

  test("a catch-up after a short absence takes one request, and includes edits", async () => {
    await openWithMessages(12);
    thread = [...messagesAt(1, 11), messageAt(12, { content: "better", isEdited: true }), ...messagesAt(13, 15)];
    await history.catchUp({ refetchNewest: true });
    expect(seqs()).toEqual(upTo(3, 15));
    expect(log.messages.find(({ seq }) => seq === 12)?.content).toBe("better");
    expect(queries).toEqual([{}, {}]);
  });

  test("a catch-up after a long absence loads only the missing pages", async () => {
    await openWithMessages(12);
    thread = messagesAt(1, 47);
    await history.catchUp({ refetchNewest: true });
    expect(seqs()).toEqual(upTo(3, 47));
    expect(queries).toEqual([{}, {}, { after: 12 }, { after: 22 }, { after: 32 }]);
  });

  test("a catch-up of a thread that was empty loads it from its first message", async () => {
    thread = [];
    await history.open();
    thread = messagesAt(1, 25);
    await history.catchUp({ refetchNewest: true });
    expect(seqs()).toEqual(upTo(1, 25));
  });

  test("messages sent between the first page and the first socket are loaded page by page", async () => {
    await openWithMessages(5);
    thread = messagesAt(1, 30);
    await history.catchUp({ refetchNewest: false });
    expect(seqs()).toEqual(upTo(1, 30));
  });

  test("a catch-up ends if the server promises more messages but returns none", async () => {
    let requests = 0;
    const stuck = createHistory({
      async readPage() {
        requests += 1;
        return { messages: [], hasMore: true };
      },
      onChange: () => {},
    });
    await stuck.open();
    await stuck.catchUp({ refetchNewest: false });
    expect(requests).toBe(2);
  });
});

describe("the socket", () => {
  test("a message from the socket is added at once; one after a gap reports that messages are missing", async () => {
    await openWithMessages(5);
    expect(history.addMessages(messagesAt(6, 6))).toBe(false);
    expect(history.addMessages(messagesAt(9, 9))).toBe(true);
    thread = messagesAt(1, 9);
    await history.catchUp({ refetchNewest: false });
    expect(seqs()).toEqual(upTo(1, 9));
  });

  test("a page does not undo an edit that arrived while the page was loading", async () => {
    await openWithMessages(5);
    const arrive = holdPages();
    const reading = history.catchUp({ refetchNewest: true });
    history.addMessages([messageAt(4, { content: "better", isEdited: true })]);
    arrive();
    await reading;
    expect(log.messages[3]?.content).toBe("better");
  });

  test("messages that arrive before the first page appear together with it", async () => {
    thread = messagesAt(1, 20);
    const arrive = holdPages();
    const opening = history.open();
    expect(history.addMessages([messageAt(2, { isEdited: true }), messageAt(21)])).toBe(false);
    expect(seqs()).toEqual([]);
    arrive();
    await opening;
    expect(seqs()).toEqual(upTo(11, 21));
  });
});

describe("a change of access", () => {
  test("a reset drops all messages and ignores a page that was loading; a catch-up loads them again", async () => {
    await openWithMessages(5);
    const arrive = holdPages();
    const reading = history.catchUp({ refetchNewest: true });
    history.reset();
    expect(log).toEqual(emptyLog);
    thread = [messageAt(1), messageAt(2, { isHidden: true, content: "", senderName: "" }), ...messagesAt(3, 5)];
    arrive();
    await reading;
    expect(seqs()).toEqual([]);
    hold = null;
    await history.catchUp({ refetchNewest: false });
    expect(log.messages[1]).toMatchObject({ isHidden: true, content: "" });
    expect(seqs()).toEqual(upTo(1, 5));
  });
});

describe("without network", () => {
  const savedMessages = messagesAt(1, 3);
  let isOffline: boolean;
  let failure: FailureCode;
  beforeEach(() => {
    [isOffline, failure] = [true, "network/unreachable"];
    thread = messagesAt(1, 40);
    history = createHistory({
      readPage: async (query) => (isOffline ? Promise.reject(new ApiError(failure)) : pageOf(query)),
      savedPage: () => ({ messages: savedMessages, hasMore: true }),
      onChange: (next) => {
        log = next;
      },
    });
  });

  test("APP-6 a history shows the page that this device saw last, and says that it could not open", async () => {
    await expect(history.open()).rejects.toMatchObject({ code: "network/unreachable" });
    expect(seqs()).toEqual(upTo(1, 3));
    expect(log.hasOlder).toBe(false);
  });

  test("APP-6 the server's first page replaces the saved one, so that no gap stays between them", async () => {
    await history.open().catch(() => {});
    isOffline = false;
    await history.open();
    expect(seqs()).toEqual(upTo(31, 40));
    expect(log.hasOlder).toBe(true);
  });

  test("APP-6 a refusal shows nothing that was saved", async () => {
    failure = "channel/not-found";
    await expect(history.open()).rejects.toMatchObject({ code: "channel/not-found" });
    expect(seqs()).toEqual([]);
  });
});

test("APP-6 the newest 50 messages before any gap are saved", () => {
  const messages = [...messagesAt(1, 60), ...messagesAt(63, 64)];
  const page = newestPage({ messages, start: 0, hasOlder: false });
  expect(page.messages.map(({ seq }) => seq)).toEqual(upTo(11, 60));
  expect(page.hasMore).toBe(true);
});
