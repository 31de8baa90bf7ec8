import { beforeEach, expect, test } from "vitest";
import { createRoomRequests, type RoomRequests } from "../../../../../client/net/room/room-request.ts";
import { type Change, type Changes, createChanges } from "../../../../../client/thread/pending/changes.ts";
import { createChangeStorage } from "../../../../../client/thread/pending/pending-storage.ts";
import { type ReactionEmoji, reactionEmojis } from "../../../../../schema/thread/reaction.ts";

const [thumb, heart] = reactionEmojis;
const key = { memberId: "ada", kind: "conversation", threadId: "thread-1" } as const;
let saved: Map<string, string>;
let sent: { name: string; id: string; isOn?: boolean; content?: string; mentions?: string[] }[];
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
    changed(next) {
      pending = next;
    },
    refused: (change, code) => refusals.push(`${change.kind} ${code}`),
  });
}

beforeEach(() => {
  [saved, sent, pending, refusals, ids] = [new Map(), [], [], [], 0];
  reload();
});

const react = (isOn: boolean, emoji: ReactionEmoji = thumb) => changes.make({ kind: "react", seq: 1, emoji, isOn });
const edit = (content: string, mentions = ["bola"]) =>
  changes.make({
    kind: "edit",
    seq: 1,
    content,
    mentions: mentions.map((memberId) => ({ memberId, displayName: "B" })),
  });

test("a change is pending and saved until the room has answered", () => {
  react(true);
  expect([pending.length, saved.size]).toEqual([1, 1]);
  requests.received("id-1");
  expect([pending.length, saved.size]).toEqual([0, 0]);
});

test("a refused change is dropped and says why", () => {
  react(true);
  requests.refused({ request: "react", id: "id-1", code: "thread/message-not-found" });
  expect([pending.length, saved.size, refusals]).toEqual([0, 0, ["react thread/message-not-found"]]);
});

test("pressed again and again, one request is under way, and the last press is what stands", () => {
  react(true);
  for (const isOn of [false, true, false]) react(isOn);
  expect(sent.map(({ isOn }) => isOn)).toEqual([true]);
  requests.received("id-1");
  expect(sent.map(({ isOn }) => isOn)).toEqual([true, false]);
  requests.received("id-4");
  expect(pending).toEqual([]);
});

test("a press that was taken back before it was sent is not sent", () => {
  react(true);
  react(false);
  react(true);
  requests.received("id-1");
  expect([sent.length, pending.length, saved.size]).toEqual([1, 0, 0]);
});

test("another reaction, and another message, do not wait", () => {
  react(true);
  react(true, heart);
  changes.make({ kind: "delete", seq: 2 });
  expect(sent.map(({ name }) => name)).toEqual(["react", "react", "delete"]);
});

test("a deletion waits for the edit before it, and replaces one that was not sent", () => {
  edit("one");
  edit("two");
  changes.make({ kind: "delete", seq: 1 });
  requests.received("id-1");
  expect(sent.map(({ name }) => name)).toEqual(["edit", "delete"]);
});

test("an edit that replaces one that was not sent also names the members of that one", () => {
  edit("one");
  edit("two @B", ["bola"]);
  edit("three @B @C", ["chidi"]);
  requests.received("id-1");
  expect(sent.at(-1)).toMatchObject({ content: "three @B @C", mentions: ["bola", "chidi"] });
});

test("after a reload changes go out again under their own ids, in their order", () => {
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

test("what does not look like a change is left out", () => {
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
