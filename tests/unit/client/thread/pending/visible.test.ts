import { describe, expect, test } from "vitest";
import type { Change, NewChange } from "../../../../../client/thread/pending/changes.ts";
import { applyChanges, shownReactions } from "../../../../../client/thread/pending/visible.ts";
import { reactionEmojis } from "../../../../../schema/thread/reaction.ts";
import { messageAt, messagesAt } from "../../../../support/chat/message.ts";

const [thumb, heart] = reactionEmojis;
const change = (newChange: NewChange): Change => ({ id: "id", ...newChange });
const react = (isOn: boolean, emoji: typeof thumb | typeof heart = thumb) =>
  change({ kind: "react", seq: 1, emoji, isOn });
const reactionsOf = (message: object, ...changes: Change[]) =>
  applyChanges([messageAt(1, message)], changes).flatMap(shownReactions);

test("without changes the log is shown as it is", () => {
  const messages = messagesAt(1, 3);
  expect(applyChanges(messages, [])).toBe(messages);
});

test("a pending edit shows the new text, also in replies that quote it", () => {
  const quote = { seq: 1, senderId: "ada", senderName: "Ada", text: "message 1", isDeleted: false };
  const messages = [messageAt(1), messageAt(2, { replyTo: quote })];
  const visible = applyChanges(messages, [change({ kind: "edit", seq: 1, content: "better", mentions: [] })]);
  expect(visible[0]).toMatchObject({ content: "better", isEdited: true });
  expect(visible[1]?.replyTo?.text).toBe("better");
});

test("a pending deletion shows a deleted message, and later changes are ignored", () => {
  const edit = change({ kind: "edit", seq: 1, content: "late", mentions: [] });
  const visible = applyChanges(messagesAt(1, 2), [change({ kind: "delete", seq: 1 }), edit]);
  expect(visible[0]).toMatchObject({ seq: 1, content: "", isDeleted: true });
});

test("messages with no changes or the same changes as before stay the same objects", () => {
  const messages = messagesAt(1, 2);
  const changes = [react(true)];
  const visible = applyChanges(messages, changes);
  expect(visible[1]).toBe(messages[1]);
  expect(applyChanges(messages, [...changes])[0]).toBe(visible[0]);
});

describe("reactions", () => {
  const reactions = [
    { emoji: heart, count: 2 },
    { emoji: thumb, count: 1 },
  ];

  test("reactions are shown in the declared order", () =>
    expect(reactionsOf({ reactions, ownReactions: [heart] })).toEqual([
      { emoji: thumb, count: 1, isOwn: false },
      { emoji: heart, count: 2, isOwn: true },
    ]));

  test("a pending reaction is counted once, whether or not the room has stored it", () => {
    expect(reactionsOf({ reactions }, react(true))[0]).toEqual({ emoji: thumb, count: 2, isOwn: true });
    expect(reactionsOf({ reactions, ownReactions: [thumb] }, react(true))[0]?.count).toBe(1);
  });

  test("a reaction disappears when its last member takes it back", () => {
    const own = { reactions: [{ emoji: thumb, count: 1 }], ownReactions: [thumb] };
    expect(reactionsOf(own, react(false))).toEqual([]);
  });
});
