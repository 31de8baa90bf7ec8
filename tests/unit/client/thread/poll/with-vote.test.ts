import fc from "fast-check";
import { expect, test } from "vitest";
import {
  mergeMessage,
  withOwnVersions,
  withOwnVote,
  withPollResult,
} from "../../../../../client/thread/history/message-merge.ts";
import { applyChanges } from "../../../../../client/thread/pending/visible.ts";
import { percentOf, winnersOf } from "../../../../../client/thread/poll/poll-result.ts";
import { withVote } from "../../../../../client/thread/poll/with-vote.ts";
import type { Message } from "../../../../../schema/thread/message.ts";

const CHOICES = ["Zobo", "Kunu", "Chapman"];

const message = (counts = [0, 0, 0], voters = 0, more: Partial<Message> = {}): Message => ({
  seq: 1,
  requestId: "",
  senderId: "ada",
  senderName: "Ada",
  content: "What shall we drink?",
  createdAt: 0,
  isEdited: false,
  isDeleted: false,
  poll: { choices: CHOICES, counts, voters },
  ...more,
});

const vote = fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { maxLength: 3 });

test("CHANNEL-64 whatever members vote one after the other, counts are votes and voters are members", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), vote), { maxLength: 30 }), (votes) => {
      const last = new Map<number, number[]>();
      let poll = message().poll;
      for (const [member, choices] of votes) {
        const own = last.get(member);
        const before = message([], 0, { ...(poll && { poll }), ...(own && { ownVote: own }) });
        poll = withVote(before, choices).poll;
        last.set(member, choices);
      }
      const counted = CHOICES.map((_, at) => [...last.values()].filter((choices) => choices.includes(at)).length);
      expect(poll?.counts).toEqual(counted);
      expect(poll?.voters).toBe([...last.values()].filter((choices) => choices.length > 0).length);
    }),
  );
});

test("CHANNEL-64 a vote shows at once, before the room has confirmed it", () => {
  const [shown] = applyChanges([message([1, 0, 0], 1)], [{ id: "x", kind: "vote", seq: 1, choices: [2] }]);
  expect(shown).toMatchObject({ ownVote: [2], poll: { counts: [1, 0, 1], voters: 2 } });
});

test("a vote on a message without a poll shows nothing", () => {
  const { poll: _, ...plain } = message();
  expect(withVote(plain, [0])).toBe(plain);
});

test("CHANNEL-66 an older result, or an older vote, does not replace a newer one", () => {
  const known = withPollResult(message(), { seq: 1, version: 3, counts: [2, 1, 0], voters: 3 });
  expect(withPollResult(known, { seq: 1, version: 2, counts: [1, 1, 0], voters: 2 })).toBe(known);
  const voted = withOwnVote(known, { seq: 1, version: 3, choices: [1] });
  expect(withOwnVote(voted, { seq: 1, version: 2, choices: [0] })).toBe(voted);
  expect(mergeMessage(voted, withOwnVersions(message([1, 0, 0], 1, { version: 1 })))).toMatchObject({
    ownVote: [1],
    poll: { counts: [2, 1, 0], voters: 3 },
  });
});

test("CHANNEL-66 a page and a receipt replace both, and a deletion takes the poll away", () => {
  const known = withOwnVote(message(), { seq: 1, version: 2, choices: [1] });
  const page = withOwnVersions(message([0, 0, 1], 1, { version: 4, ownVote: [2] }));
  expect(mergeMessage(known, page)).toMatchObject({ ownVote: [2], poll: { counts: [0, 0, 1] } });
  const { poll: _, ...plain } = message();
  const deleted = { ...plain, content: "", isDeleted: true, version: 5 };
  expect(mergeMessage(mergeMessage(known, page), deleted)).not.toHaveProperty("poll");
});

test("CHANNEL-70 the choices with the most votes win, and without votes none does", () => {
  expect(winnersOf({ counts: [2, 5, 1] })).toEqual([1]);
  expect(winnersOf({ counts: [3, 0, 3] })).toEqual([0, 2]);
  expect(winnersOf({ counts: [0, 0] })).toEqual([]);
  expect([percentOf(1, 3), percentOf(2, 3), percentOf(0, 0)]).toEqual([33, 67, 0]);
});
