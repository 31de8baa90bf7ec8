import { beforeEach, describe, expect, test } from "vitest";
import type { FailureCode } from "../../../../../client/net/http/api-error.ts";
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
/** What happened to the files, and how the uploads that are under way are answered. */
let uploads: string[];
let settle: (refusal: FailureCode | null) => void;
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
    uploads: {
      start({ id }, settled) {
        uploads.push(`upload ${id}`);
        settle = settled;
        return () => {
          uploads.push(`stop ${id}`);
        };
      },
      remove: ({ id }) => void uploads.push(`remove ${id}`),
    },
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
  [sent, frames, shown, waits, hasSocket, ids, probes, uploads] = [[], [], [], [], true, 0, 0, []];
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

describe("with a photo", () => {
  const attachment = { kind: "photo", id: "photo-1", width: 4, height: 3, bytes: 5 } as const;
  const refusedNotFound = (id: string) => requests.refused({ request: "send", code: "attachment/not-found", id });

  test("THREAD-63 a photo is uploaded before its message is sent, and what was written after it waits", () => {
    const outbox = newOutbox();
    outbox.write("", { attachment });
    outbox.write("after it");
    expect([uploads, sent]).toEqual([["upload photo-1"], []]);
    settle(null);
    expect(frames).toEqual([{ id: "id-1", content: "", attachment: "photo-1" }]);
    outbox.confirmed("id-1");
    expect(uploads).toEqual(["upload photo-1", "remove photo-1"]);
    expect(sent).toEqual(["id-1 ", "id-2 after it"]);
  });

  test("THREAD-63 after a reload, a photo that was uploaded already is not uploaded again", () => {
    newOutbox().write("look", { attachment });
    settle(null);
    const after = newOutbox();
    after.open();
    expect(uploads).toEqual(["upload photo-1"]);
    expect(sent).toEqual(["id-1 look", "id-1 look"]);
  });

  test("THREAD-63 a photo of an earlier visit that the server has removed is uploaded again, once", () => {
    newOutbox().write("look", { attachment });
    settle(null);
    newOutbox().open();
    refusedNotFound("id-1");
    expect(uploads).toEqual(["upload photo-1", "upload photo-1"]);
    settle(null);
    refusedNotFound("id-1");
    expect(uploads).toHaveLength(2);
    expect(shown.map(({ refusal }) => refusal)).toEqual(["attachment/not-found"]);
  });

  test("THREAD-63 a refused photo stays with the reason, what follows is sent, and a retry uploads again", () => {
    const outbox = newOutbox();
    outbox.write("look", { attachment });
    outbox.write("after it");
    settle("attachment/unreadable");
    expect(shown[0]?.refusal).toBe("attachment/unreadable");
    expect(sent).toEqual(["id-2 after it"]);
    outbox.confirmed("id-2");
    outbox.retry("id-1");
    expect(uploads).toEqual(["upload photo-1", "upload photo-1"]);
  });

  test("THREAD-63 a photo that may be part of a stored message is decided by the room", () => {
    newOutbox().write("look", { attachment });
    settle("attachment/not-found");
    expect(sent).toEqual(["id-1 look"]);
    refusedNotFound("id-1");
    expect(shown[0]?.refusal).toBe("attachment/not-found");
    expect(uploads).toEqual(["upload photo-1"]);
  });

  test("discarding a message stops its upload and removes its file", () => {
    const outbox = newOutbox();
    outbox.write("look", { attachment });
    outbox.discard("id-1");
    expect(uploads).toEqual(["upload photo-1", "stop photo-1", "remove photo-1"]);
    expect([shown, saved.size]).toEqual([[], 0]);
  });

  test("a message that goes back into the composer keeps its file", () => {
    const outbox = newOutbox();
    outbox.write("look", { attachment });
    settle("thread/contact-phone");
    outbox.takeBack("id-1");
    expect([uploads, saved.size]).toEqual([["upload photo-1"], 0]);
  });

  test("a closed thread stops the upload, and an opened one starts it again", () => {
    const outbox = newOutbox();
    outbox.write("look", { attachment });
    outbox.stop();
    outbox.stop();
    outbox.open();
    expect(uploads).toEqual(["upload photo-1", "stop photo-1", "upload photo-1"]);
  });

  test.each([
    [{ kind: "photo", id: "a", width: 4, height: 3, bytes: 5, isUploaded: true }, true],
    [{ kind: "voice", id: "a", seconds: 2.5, bytes: 5 }, true],
    [{ kind: "photo", id: "a", width: 4.5, height: 3, bytes: 5 }, false],
    [{ kind: "voice", id: "a", seconds: 0, bytes: 5 }, false],
    [{ kind: "film", id: "a", bytes: 5 }, false],
    ["photo-1", false],
  ])(
    "of a saved message with the attachment %j the text is kept, and the attachment if it can be read",
    (value, isRead) => {
      const key = { memberId: "ada", kind: "channel", threadId: "choir" } as const;
      const storage = createOutboxStorage(store, key);
      storage.put({ id: "one", content: "look", attachment: value as never, writtenAt: 1, refusal: null });
      expect(storage.all()).toEqual([
        { id: "one", content: "look", writtenAt: 1, refusal: null, ...(isRead && { attachment: value }) },
      ]);
    },
  );
});
