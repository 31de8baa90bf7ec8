import { describe, expect, test } from "vitest";
import type { Change, NewChange } from "../../../../../client/thread/pending/changes.ts";
import { apply, shownReactions } from "../../../../../client/thread/pending/visible.ts";
import { reactionEmojis } from "../../../../../schema/thread/reaction.ts";
import { messageAt, messagesAt } from "../../../../support/message.ts";

const [thumb, heart] = reactionEmojis;
const change = (wish: NewChange): Change => ({ id: "id", ...wish });
const react = (isOn: boolean, emoji: typeof thumb | typeof heart = thumb) =>
  change({ kind: "react", seq: 1, emoji, isOn });
const reactionsOf = (message: object, ...changes: Change[]) =>
  apply([messageAt(1, message)], changes).flatMap(shownReactions);

test("without changes the log is what is shown", () => {
  const messages = messagesAt(1, 3);
  expect(apply(messages, [])).toBe(messages);
});

test("a pending edit shows the new words, also where a reply quotes them", () => {
  const quote = { seq: 1, senderId: "ada", senderName: "Ada", text: "message 1", isDeleted: false };
  const messages = [messageAt(1), messageAt(2, { replyTo: quote })];
  const visible = apply(messages, [change({ kind: "edit", seq: 1, content: "better", mentions: [] })]);
  expect(visible[0]).toMatchObject({ content: "better", isEdited: true });
  expect(visible[1]?.replyTo?.text).toBe("better");
});

test("a pending deletion leaves the place of the message, and nothing changes it any more", () => {
  const edit = change({ kind: "edit", seq: 1, content: "late", mentions: [] });
  const visible = apply(messagesAt(1, 2), [change({ kind: "delete", seq: 1 }), edit]);
  expect(visible[0]).toMatchObject({ seq: 1, content: "", isDeleted: true });
});

test("messages without a change, and with the same one as before, keep their identity", () => {
  const messages = messagesAt(1, 2);
  const changes = [react(true)];
  const visible = apply(messages, changes);
  expect(visible[1]).toBe(messages[1]);
  expect(apply(messages, [...changes])[0]).toBe(visible[0]);
});

describe("reactions", () => {
  const reactions = [
    { emoji: heart, count: 2 },
    { emoji: thumb, count: 1 },
  ];

  test("stand in the order in which they are offered", () =>
    expect(reactionsOf({ reactions, ownReactions: [heart] })).toEqual([
      { emoji: thumb, count: 1, isOwn: false },
      { emoji: heart, count: 2, isOwn: true },
    ]));

  test("count a pending one once, whether the room knows of it or not", () => {
    expect(reactionsOf({ reactions }, react(true))[0]).toEqual({ emoji: thumb, count: 2, isOwn: true });
    expect(reactionsOf({ reactions, ownReactions: [thumb] }, react(true))[0]?.count).toBe(1);
  });

  test("go with the last member who takes theirs back", () => {
    const own = { reactions: [{ emoji: thumb, count: 1 }], ownReactions: [thumb] };
    expect(reactionsOf(own, react(false))).toEqual([]);
  });
});
