import { beforeEach, describe, expect, test } from "vitest";
import { createRoomRequests, type RoomRequests } from "../../../../../client/net/room/room-request.ts";
import { type Change, type Changes, createChanges } from "../../../../../client/thread/pending/changes.ts";
import { createChangeStorage } from "../../../../../client/thread/pending/pending-storage.ts";
import { type ReactionEmoji, reactionEmojis } from "../../../../../schema/thread/reaction.ts";

const [thumb, heart] = reactionEmojis;
const key = { memberId: "ada", kind: "conversation", threadId: "thread-1" } as const;
let saved: Map<string, string>;
let sent: { name: string; id: string; isOn?: boolean; content?: string; confirmsContact?: true; mentions?: string[] }[];
let pending: readonly Change[];
let refusals: string[];
let ids: number;
let requests: RoomRequests;
let changes: Changes;

function reload(): void {
  const store = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  };
  const newId = () => {
    ids += 1;
    return `id-${ids}`;
  };
  requests = createRoomRequests({
    send: (name, payload) => sent.push({ name, ...(payload as { id: string }) }) > 0,
    newId,
    wait: () => () => {},
    onUnanswered: () => {},
  });
  changes = createChanges({
    storage: createChangeStorage(store, key),
    requests,
    newId,
    onChange(next) {
      pending = next;
    },
    onRefused: (change, code) => refusals.push(`${change.kind} ${code}`),
  });
}

beforeEach(() => {
  [saved, sent, pending, refusals, ids] = [new Map(), [], [], [], 0];
  reload();
});

const react = (isOn: boolean, emoji: ReactionEmoji = thumb) => changes.add({ kind: "react", seq: 1, emoji, isOn });
const edit = (content: string, mentions = ["bola"]) =>
  changes.add({
    kind: "edit",
    seq: 1,
    content,
    mentions: mentions.map((memberId) => ({ memberId, displayName: "B" })),
  });

test("a change is pending and saved until the room confirms it", () => {
  react(true);
  expect([pending.length, saved.size]).toEqual([1, 1]);
  requests.received("id-1");
  expect([pending.length, saved.size]).toEqual([0, 0]);
});

test("a refused change is dropped and reported with the reason", () => {
  react(true);
  requests.refused({ request: "react", id: "id-1", code: "thread/message-not-found" });
  expect([pending.length, saved.size, refusals]).toEqual([0, 0, ["react thread/message-not-found"]]);
});

test("repeated presses send one request at a time, and the last press wins", () => {
  react(true);
  for (const isOn of [false, true, false]) react(isOn);
  expect(sent.map(({ isOn }) => isOn)).toEqual([true]);
  requests.received("id-1");
  expect(sent.map(({ isOn }) => isOn)).toEqual([true, false]);
  requests.received("id-4");
  expect(pending).toEqual([]);
});

test("a reaction that was undone before it was sent is not sent", () => {
  react(true);
  react(false);
  react(true);
  requests.received("id-1");
  expect([sent.length, pending.length, saved.size]).toEqual([1, 0, 0]);
});

test("changes of other reactions and other messages are sent without waiting", () => {
  react(true);
  react(true, heart);
  changes.add({ kind: "delete", seq: 2 });
  expect(sent.map(({ name }) => name)).toEqual(["react", "react", "delete"]);
});

test("a deletion waits for the edit being sent, and replaces an unsent one", () => {
  edit("one");
  edit("two");
  changes.add({ kind: "delete", seq: 1 });
  requests.received("id-1");
  expect(sent.map(({ name }) => name)).toEqual(["edit", "delete"]);
});

test("an edit that replaces an unsent one keeps its mentions", () => {
  edit("one");
  edit("two @B", ["bola"]);
  edit("three @B @C", ["chidi"]);
  requests.received("id-1");
  expect(sent.at(-1)).toMatchObject({ content: "three @B @C", mentions: ["bola", "chidi"] });
});

test("after a reload changes are sent again in order, under the same ids", () => {
  react(true);
  react(false);
  edit("better");
  changes.stop();
  sent = [];
  reload();
  changes.open();
  expect(sent.map(({ id }) => id)).toEqual(["id-1", "id-3"]);
  requests.received("id-1");
  expect(sent.map(({ id }) => id)).toEqual(["id-1", "id-3", "id-2"]);
});

test("unreadable saved changes are ignored", () => {
  const entries = [
    null,
    { id: "a", seq: 1, kind: "react", emoji: "x", isOn: true },
    { id: "b", seq: 1, kind: "delete" },
  ];
  saved.set("lampstand.changes.ada.conversation.thread-1", JSON.stringify(entries));
  reload();
  changes.open();
  expect(sent.map(({ id }) => id)).toEqual(["b"]);
});

describe("SAFE-33 an edit with contact data", () => {
  const refuse = () => requests.refused({ request: "edit", code: "thread/contact-phone", id: pending[0]?.id });

  test("waits with its question, also after a reload, and is sent again when it is confirmed", () => {
    edit("0803 123 4567");
    refuse();
    reload();
    changes.open();
    expect([sent.length, refusals, saved.size]).toEqual([1, [], 1]);
    changes.confirm("id-1");
    expect(sent.at(-1)).toMatchObject({ id: "id-1", content: "0803 123 4567", confirmsContact: true });
  });

  test("is dropped when it is discarded or replaced", () => {
    edit("0803 123 4567");
    refuse();
    changes.discard("id-1");
    expect([pending, saved.size]).toEqual([[], 0]);
    edit("0803 123 4567");
    refuse();
    edit("See you");
    expect(pending).toMatchObject([{ content: "See you" }]);
    expect(sent.at(-1)).toMatchObject({ content: "See you" });
  });

  test("is not lost when the member saves the same text twice before the room asks", () => {
    edit("0803 123 4567");
    edit("0803 123 4567");
    refuse();
    expect(sent.map(({ id }) => id)).toEqual(["id-1", "id-2"]);
    refuse();
    expect(pending).toMatchObject([{ id: "id-2", question: "thread/contact-phone" }]);
  });

  test("does not stop reactions to the message", () => {
    edit("0803 123 4567");
    refuse();
    react(true);
    expect(sent.at(-1)).toMatchObject({ name: "react" });
  });
});
