import { beforeEach, describe, expect, test } from "vitest";
import {
  createPendingReactions,
  type PendingReaction,
  type PendingReactions,
  shownReactions,
} from "../../../../client/thread/reaction/pending-reactions.ts";
import { type ReactionEmoji, reactionEmojis } from "../../../../schema/thread/reaction.ts";

const [thumb, heart] = reactionEmojis;
let asked: { wish: PendingReaction; settle: (error?: Error) => void }[];
let shown: readonly PendingReaction[];
let pendingReactions: PendingReactions;

beforeEach(() => {
  [asked, shown] = [[], []];
  pendingReactions = createPendingReactions({
    ask: (wish) =>
      new Promise((resolve, reject) => {
        asked.push({ wish, settle: (error) => (error ? reject(error) : resolve()) });
      }),
    changed: (next) => {
      shown = next;
    },
  });
});

const press = (isOn: boolean, emoji: ReactionEmoji = thumb) => pendingReactions.wish({ seq: 1, emoji, isOn });

test("a reaction shows at once and until the room has answered", async () => {
  const wish = press(true);
  expect(shown).toEqual([{ seq: 1, emoji: thumb, isOn: true }]);
  asked[0]?.settle();
  await wish;
  expect(shown).toEqual([]);
});

test("one that is refused is set back and says why", async () => {
  const wish = press(true);
  asked[0]?.settle(new Error("refused"));
  await expect(wish).rejects.toThrow("refused");
  expect(shown).toEqual([]);
});

test("pressed again and again, one request is under way, and the last press is what stands", async () => {
  const first = press(true);
  void press(false);
  expect(asked.map(({ wish }) => wish.isOn)).toEqual([true]);
  asked[0]?.settle();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.wish.isOn).toBe(false);
  asked[1]?.settle();
  await first;
  expect([asked.length, shown]).toEqual([2, []]);
});

test("another reaction does not wait", () => {
  void press(true);
  void press(true, heart);
  expect(asked.map(({ wish }) => wish.emoji)).toEqual([thumb, heart]);
});

describe("what is shown", () => {
  const reactions = [
    { emoji: heart, count: 2 },
    { emoji: thumb, count: 1 },
  ];

  test("stands in the order in which it is offered", () =>
    expect(shownReactions({ reactions, ownReactions: [heart] })).toEqual([
      { emoji: thumb, count: 1, isOwn: false },
      { emoji: heart, count: 2, isOwn: true },
    ]));

  test("counts a wish once, whether the room knows of it or not", () => {
    const wished = [{ seq: 1, emoji: thumb, isOn: true }];
    expect(shownReactions({ reactions }, wished)[0]).toEqual({ emoji: thumb, count: 2, isOwn: true });
    expect(shownReactions({ reactions, ownReactions: [thumb] }, wished)[0]?.count).toBe(1);
  });

  test("goes with the last one who takes it back", () => {
    const wished = [{ seq: 1, emoji: thumb, isOn: false }];
    expect(shownReactions({ reactions: [{ emoji: thumb, count: 1 }], ownReactions: [thumb] }, wished)).toEqual([]);
  });
});
