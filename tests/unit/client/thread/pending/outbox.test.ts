import { beforeEach, describe, expect, test } from "vitest";
import { createRoomRequests, type RoomRequests } from "../../../../../client/net/room/room-request.ts";
import { clearSaved } from "../../../../../client/net/storage/local-storage.ts";
import { createOutbox, type Outbox, RESEND_MS, type Unsent } from "../../../../../client/thread/pending/outbox.ts";
import { createOutboxStorage } from "../../../../../client/thread/pending/pending-storage.ts";

let saved: Map<string, string>;
let sent: string[];
let frames: object[];
let shown: readonly Unsent[];
let waits: { milliseconds: number; then: () => void; isOff: boolean }[];
let hasSocket: boolean;
let ids: number;
let probes: number;
let requests: RoomRequests;

const store = {
  getItem: (key: string) => saved.get(key) ?? null,
  setItem: (key: string, value: string) => void saved.set(key, value),
  removeItem: (key: string) => void saved.delete(key),
};

function newOutbox(member = "ada", thread = "thread-1"): Outbox {
  const newId = () => {
    ids += 1;
    return `id-${ids}`;
  };
  requests = createRoomRequests({
    send(_name, payload) {
      const { id, content } = payload as Unsent;
      if (hasSocket) sent.push(`${id} ${content}`);
      if (hasSocket) frames.push(payload);
      return hasSocket;
    },
    newId,
    wait(milliseconds, then) {
      const wait = { milliseconds, then, isOff: false };
      waits.push(wait);
      return () => {
        wait.isOff = true;
      };
    },
    onUnanswered() {
      probes += 1;
    },
  });
  return createOutbox({
    storage: createOutboxStorage(store, { memberId: member, kind: "conversation", threadId: thread }),
    requests,
    newId,
    now: () => 1_000,
    onChange(unsent) {
      shown = unsent;
    },
  });
}

function timePasses(): void {
  const pending = waits.filter(({ isOff }) => !isOff);
  expect(pending.map(({ milliseconds }) => milliseconds)).toEqual([RESEND_MS]);
  for (const wait of pending) {
    wait.isOff = true;
    wait.then();
  }
}

beforeEach(() => {
  saved = new Map();
  [sent, frames, shown, waits, hasSocket, ids, probes] = [[], [], [], [], true, 0, 0];
});

test("a message is sent at once and stays unsent until the server confirms it", () => {
  const outbox = newOutbox();
  outbox.write("hello");
  expect(sent).toEqual(["id-1 hello"]);
  expect(shown.map(({ content }) => content)).toEqual(["hello"]);
  outbox.confirmed("id-1");
  expect(shown).toEqual([]);
  expect(saved.size).toBe(0);
});

test("an unconfirmed message is resent under the same id, and the socket is probed once", () => {
  const outbox = newOutbox();
  outbox.write("hello");
  timePasses();
  timePasses();
  timePasses();
  expect(sent).toEqual(Array(4).fill("id-1 hello"));
  expect(probes).toBe(1);
});

test("a message waits for the one before it, so that they arrive in order", () => {
  const outbox = newOutbox();
  outbox.write("one");
  outbox.write("two");
  expect(sent).toEqual(["id-1 one"]);
  outbox.confirmed("id-1");
  expect(sent).toEqual(["id-1 one", "id-2 two"]);
});

test("messages written without a socket are sent when there is one", () => {
  hasSocket = false;
  const outbox = newOutbox();
  outbox.write("one");
  outbox.write("two");
  expect(waits).toEqual([]);
  hasSocket = true;
  requests.resend();
  outbox.confirmed("id-1");
  expect(sent).toEqual(["id-1 one", "id-2 two"]);
});

describe("over a reload", () => {
  test("an unsent message survives a reload under the same id", () => {
    hasSocket = false;
    newOutbox().write("hello");
    hasSocket = true;
    const after = newOutbox();
    expect(shown.map(({ id }) => id)).toEqual(["id-1"]);
    after.open();
    expect(sent).toEqual(["id-1 hello"]);
  });

  test("an unsent message survives a reload with its reply and its mentions", () => {
    const replyTo = { seq: 7, senderId: "bola", senderName: "Bola", text: "hi", isDeleted: false };
    const mentions = [{ memberId: "bola", displayName: "Bola" }];
    hasSocket = false;
    newOutbox().write("hello @Bola", { replyTo, mentions });
    hasSocket = true;
    newOutbox().open();
    expect(shown).toMatchObject([{ replyTo, mentions }]);
    expect(frames).toEqual([{ id: "id-1", content: "hello @Bola", replyTo: 7, mentions: ["bola"] }]);
  });

  test("a message keeps its text if its saved reply and mentions cannot be read", () => {
    const entry = { id: "x", content: "y", writtenAt: 1, refusal: null, replyTo: 7, mentions: [null, { memberId: 1 }] };
    saved.set("lampstand.outbox.ada.conversation.thread-1", JSON.stringify([entry]));
    newOutbox();
    expect(shown).toEqual([{ id: "x", content: "y", writtenAt: 1, refusal: null }]);
  });

  test("an unsent message is not shown to another member or in another thread", () => {
    hasSocket = false;
    newOutbox().write("hello");
    shown = [];
    newOutbox("bola");
    newOutbox("ada", "thread-2");
    expect(shown).toEqual([]);
  });

  test("two tabs of one thread do not undo each other", () => {
    hasSocket = false;
    const one = newOutbox();
    const other = newOutbox();
    one.write("from one");
    other.write("from the other");
    one.confirmed("id-1");
    newOutbox();
    expect(shown.map(({ content }) => content)).toEqual(["from the other"]);
  });

  test("unreadable saved messages are ignored", () => {
    saved.set(
      "lampstand.outbox.ada.conversation.thread-1",
      '[{"id":1},null,{"id":"x","content":"y","writtenAt":1,"refusal":null}]',
    );
    newOutbox();
    expect(shown.map(({ id }) => id)).toEqual(["x"]);
    saved.set("lampstand.outbox.ada.conversation.thread-1", "{not json");
    newOutbox().write("still works");
    expect(shown).toHaveLength(1);
  });

  test("signing out removes unsent messages, and keeps settings of the device", () => {
    hasSocket = false;
    newOutbox().write("hello");
    const page: Record<string, string> = { "lampstand.theme": "day", ...Object.fromEntries(saved) };
    const storage = { ...page, removeItem: (key: string) => delete page[key] };
    clearSaved(storage as unknown as Storage);
    expect(page).toEqual({ "lampstand.theme": "day" });
  });
});

describe("a refusal", () => {
  test("a refused message stays with the reason, and the next one is sent", () => {
    const outbox = newOutbox();
    outbox.write("one");
    outbox.write("two");
    requests.refused({ request: "send", id: "id-1", code: "chat/not-allowed" });
    expect(shown[0]).toMatchObject({ id: "id-1", refusal: "chat/not-allowed" });
    expect(sent).toEqual(["id-1 one", "id-2 two"]);
  });

  test("CHANNEL-41 what the server said stays with a refused message after a reload, until it is sent again", () => {
    newOutbox().write("one");
    const text = "Quiet hours until 06:00. You can write again then.";
    requests.refused({ request: "send", id: "id-1", code: "channel/quiet-hours", text });
    const outbox = newOutbox();
    expect(shown[0]).toMatchObject({ refusal: "channel/quiet-hours", refusalText: text });
    outbox.retry("id-1");
    expect(shown[0]).not.toHaveProperty("refusalText");
  });

  test("a refused message can be sent again under the same id, or discarded", () => {
    const outbox = newOutbox();
    outbox.write("one");
    requests.refused({ request: "send", id: "id-1", code: "chat/not-allowed" });
    outbox.retry("id-1");
    expect(sent).toEqual(["id-1 one", "id-1 one"]);
    requests.refused({ request: "send", id: "id-1", code: "chat/not-allowed" });
    outbox.discard("id-1");
    expect([shown.length, saved.size]).toEqual([0, 0]);
  });

  test("a message refused because of a rate limit or a busy server is resent later", () => {
    const outbox = newOutbox();
    outbox.write("one");
    requests.refused({ request: "send", id: "id-1", code: "message/too-many" });
    requests.refused({ request: "send", id: "id-1", code: "server/unavailable" });
    expect(shown[0]?.refusal).toBeNull();
    timePasses();
    expect(sent).toHaveLength(2);
  });

  test("a refused message is not sent automatically after a reload", () => {
    newOutbox().write("one");
    newOutbox().open();
    requests.refused({ request: "send", id: "id-1", code: "thread/too-long" });
    sent = [];
    newOutbox().open();
    expect(sent).toEqual([]);
  });
});

test("SAFE-33 a message with contact data waits with its question, and keeps its id if confirmed", () => {
  const first = newOutbox();
  first.open();
  first.write("0803 123 4567");
  requests.refused({ request: "send", code: "thread/contact-phone", id: "id-1" });
  expect(shown).toMatchObject([{ id: "id-1", refusal: "thread/contact-phone" }]);
  const reloaded = newOutbox();
  reloaded.open();
  expect(frames).toHaveLength(1);
  reloaded.sendAnyway("id-1");
  expect(frames.at(-1)).toMatchObject({ id: "id-1", content: "0803 123 4567", confirmsContact: true });
  requests.received("id-1");
  expect([shown, saved.size]).toEqual([[], 0]);
});

test("SAFE-33 a confirmed message is still confirmed after a reload", () => {
  const first = newOutbox();
  first.open();
  first.write("0803 123 4567");
  requests.refused({ request: "send", code: "thread/contact-phone", id: "id-1" });
  hasSocket = false;
  first.sendAnyway("id-1");
  hasSocket = true;
  newOutbox().open();
  expect(frames.at(-1)).toMatchObject({ id: "id-1", confirmsContact: true });
});
