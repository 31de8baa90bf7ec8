import { beforeEach, describe, expect, test } from "vitest";
import {
  createHistory,
  type History,
  type MessagePage,
  type PageQuery,
} from "../../../../../client/thread/history/history.ts";
import { emptyLog, type MessageLog } from "../../../../../client/thread/history/message-log.ts";
import type { Message } from "../../../../../schema/thread/message.ts";
import { messageAt, messagesAt } from "../../../../support/message.ts";

const PAGE = 10;

/** A server with this thread, which answers when it is told to. */
let thread: Message[];
let asked: PageQuery[];
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
  [asked, hold, log] = [[], null, emptyLog];
  history = createHistory({
    async readPage(query) {
      asked.push(query);
      const page = pageOf(query);
      await hold;
      return page;
    },
    changed: (next) => {
      log = next;
    },
  });
});

const places = () => log.messages.map(({ seq }) => seq);
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test("it opens at the newest page and goes up page by page, without asking where the end is", async () => {
  thread = messagesAt(1, 25);
  await history.open();
  expect(places()).toEqual(upTo(16, 25));
  await history.older();
  await history.older();
  expect(places()).toEqual(upTo(1, 25));
  expect(log.hasOlder).toBe(false);
  await history.older();
  expect(asked).toEqual([{}, { before: 16 }, { before: 6 }]);
});

describe("coming back", () => {
  test("a member who leaves during a long catch-up causes no further request", async () => {
    thread = messagesAt(1, 12);
    await history.open();
    thread = messagesAt(1, 60);
    const leaving = new AbortController();
    const catchingUp = history.catchUp({ refetchNewest: false, signal: leaving.signal });
    leaving.abort();
    await catchingUp;
    expect(asked).toEqual([{}, { after: 12 }]);
  });

  test("a short absence costs one page, and shows what was edited in it", async () => {
    thread = messagesAt(1, 12);
    await history.open();
    thread = [...messagesAt(1, 11), messageAt(12, { content: "better", isEdited: true }), ...messagesAt(13, 15)];
    await history.catchUp({ refetchNewest: true });
    expect(places()).toEqual(upTo(3, 15));
    expect(log.messages.find(({ seq }) => seq === 12)?.content).toBe("better");
    expect(asked).toEqual([{}, {}]);
  });

  test("a long absence is filled from the edge, exactly, and no further than needed", async () => {
    thread = messagesAt(1, 12);
    await history.open();
    thread = messagesAt(1, 47);
    await history.catchUp({ refetchNewest: true });
    expect(places()).toEqual(upTo(3, 47));
    expect(asked).toEqual([{}, {}, { after: 12 }, { after: 22 }, { after: 32 }]);
  });

  test("a thread that was empty is filled from its beginning", async () => {
    thread = [];
    await history.open();
    thread = messagesAt(1, 25);
    await history.catchUp({ refetchNewest: true });
    expect(places()).toEqual(upTo(1, 25));
  });

  test("what came between the first page and the first socket is asked for until there is no more", async () => {
    thread = messagesAt(1, 5);
    await history.open();
    thread = messagesAt(1, 30);
    await history.catchUp({ refetchNewest: false });
    expect(places()).toEqual(upTo(1, 30));
  });

  test("a server that promises more and gives nothing is not asked for ever", async () => {
    thread = messagesAt(1, 5);
    await history.open();
    const stuck = createHistory({ readPage: async () => ({ messages: [], hasMore: true }), changed: () => {} });
    await stuck.open();
    await stuck.catchUp({ refetchNewest: false });
  });
});

describe("the socket", () => {
  test("a message after the edge is there at once; one beyond a hole says that something is missing", async () => {
    thread = messagesAt(1, 5);
    await history.open();
    expect(history.heard(messagesAt(6, 6))).toBe(false);
    expect(history.heard(messagesAt(9, 9))).toBe(true);
    thread = messagesAt(1, 9);
    await history.catchUp({ refetchNewest: false });
    expect(places()).toEqual(upTo(1, 9));
  });

  test("an edit that came while a page was under way is not undone by that page", async () => {
    thread = messagesAt(1, 5);
    await history.open();
    let arrive = () => {};
    hold = new Promise((resolve) => {
      arrive = resolve;
    });
    const reading = history.catchUp({ refetchNewest: true });
    history.heard([messageAt(4, { content: "better", isEdited: true })]);
    arrive();
    await reading;
    expect(log.messages[3]?.content).toBe("better");
  });

  test("news before the first page neither show alone nor get lost", async () => {
    thread = messagesAt(1, 20);
    let arrive = () => {};
    hold = new Promise((resolve) => {
      arrive = resolve;
    });
    const opening = history.open();
    expect(history.heard([messageAt(2, { isEdited: true }), messageAt(21)])).toBe(false);
    expect(places()).toEqual([]);
    arrive();
    await opening;
    expect(places()).toEqual(upTo(11, 21));
  });
});

describe("what may be seen has changed", () => {
  test("everything is forgotten and read anew; a page that was under way is not taken in", async () => {
    thread = messagesAt(1, 5);
    await history.open();
    let arrive = () => {};
    hold = new Promise((resolve) => {
      arrive = resolve;
    });
    const reading = history.catchUp({ refetchNewest: true });
    history.forget();
    expect(log).toEqual(emptyLog);
    thread = [messageAt(1), messageAt(2, { isHidden: true, content: "", senderName: "" }), ...messagesAt(3, 5)];
    arrive();
    await reading;
    expect(places()).toEqual([]);
    hold = null;
    await history.catchUp({ refetchNewest: false });
    expect(log.messages[1]).toMatchObject({ isHidden: true, content: "" });
    expect(places()).toEqual(upTo(1, 5));
  });
});
