import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ReadAccess } from "../../../../../rooms/support/thread/ports.ts";
import {
  type BroadcastMessage,
  joinReactions,
  messageFor,
  type OwnedReactions,
  reactionsFor,
  receiptFor,
  withoutReaders,
} from "../../../../../rooms/support/thread/visibility.ts";
import { reactionEmojis } from "../../../../../schema/thread/reaction.ts";
import { messageAt } from "../../../../support/chat/message.ts";

/** `messageFor` for a reader whose id does not matter. */
const seenBy = (message: BroadcastMessage, access: ReadAccess) => messageFor(message, access, "reader");
const reader = (fromSeq: number, ...hidden: string[]) => ({ fromSeq, hidden: new Set(hidden) });
const quote = { seq: 2, senderId: "ada", senderName: "Ada", text: "between us", isDeleted: false };

describe("THREAD-15 messages for one reader", () => {
  test("a reader does not get messages from before they joined, nor quotes of them", () => {
    const answer = messageAt(5, { replyTo: quote });
    expect(seenBy(answer, reader(0))).toBe(answer);
    expect(seenBy(answer, reader(1))).toBe(answer);
    expect(seenBy(answer, reader(2))?.replyTo).toEqual({ ...quote, senderName: "", text: "" });
    expect(seenBy(answer, reader(5))).toBeUndefined();
  });

  test("a reader does not get the text of members whom they can't see", () => {
    const sent = { senderId: "ada", senderAvatarUrl: "/avatars/ada.svg", content: "hello" };
    const message = messageAt(5, { ...sent, replyTo: quote, version: 3 });
    const seen = seenBy(message, reader(0, "ada"));
    expect(seen).toMatchObject({ seq: 5, senderName: "", content: "", isHidden: true, version: 3 });
    expect(JSON.stringify(seen)).not.toMatch(/between us|avatars/);
    const answer = messageAt(6, { replyTo: quote });
    expect(seenBy(answer, reader(0, "ada"))?.replyTo).toEqual({ ...quote, senderName: "", text: "" });
  });

  test("a reader does not get reactions to messages that they can't see", () => {
    const change: OwnedReactions = { seq: 5, version: 1, reactions: [], by: [], senderId: "ada" };
    expect(reactionsFor(change, reader(4, "tunde"))).toBe(change);
    expect(reactionsFor(change, reader(5))).toBeUndefined();
    expect(reactionsFor(change, reader(0, "ada"))).toBeUndefined();
  });

  test("THREAD-19 a reader gets the number of reactions, but not that of whom they blocked", () => {
    const [emoji] = reactionEmojis;
    const by = ["tunde", "bisi"].map((memberId) => ({ memberId, emoji, isOn: true }));
    const change: OwnedReactions = { seq: 5, version: 1, reactions: [{ emoji, count: 2 }], by, senderId: "ada" };
    expect(reactionsFor(change, reader(0, "tunde"))).toEqual({ ...change, by: [by[1]] });
  });
});

describe("THREAD-83 a forward for one reader", () => {
  const original = { threadId: "choir", channelName: "Choir", seq: 3, senderId: "ada", senderName: "Ada", text: "Six" };
  const forward: BroadcastMessage = {
    ...messageAt(5, { forwarded: { ...original, isDeleted: false } }),
    originalReaders: new Set(["tunde"]),
  };

  test("only those who can read the original get it, and none of them gets who can", () => {
    const withheld = { isUnreadable: true };
    expect(messageFor(forward, reader(0), "tunde")).toBe(forward);
    expect(messageFor(forward, reader(0), "bisi")?.forwarded).toEqual(withheld);
    expect(messageFor(forward, reader(0, "ada"), "tunde")?.forwarded).toEqual(withheld);
    expect(withoutReaders(forward)).not.toHaveProperty("originalReaders");
  });

  test("a receipt keeps an original that was read for its member", () => {
    const { originalReaders, ...message } = forward;
    expect(receiptFor({ message }, reader(0), "bisi")).toEqual(message);
    const withheld = receiptFor({ message, ...(originalReaders && { originalReaders }) }, reader(0), "bisi");
    expect(withheld).toEqual({ ...message, forwarded: { isUnreadable: true } });
  });
});

test("THREAD-13 many reactions to a message are sent as one, with the newest counts and last choices", () => {
  const [emoji] = reactionEmojis;
  const toggles = fc.array(fc.record({ memberId: fc.constantFrom("ada", "tunde", "chi"), isOn: fc.boolean() }), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(toggles, (all) => {
      const items = all.map(
        (by, at): OwnedReactions => ({
          senderId: "ada",
          seq: 1,
          version: at + 1,
          reactions: [{ emoji, count: at + 1 }],
          by: [{ ...by, emoji }],
        }),
      );
      const joined = joinReactions(items as [OwnedReactions, ...OwnedReactions[]]);
      expect(joined.version).toBe(all.length);
      expect(joined.reactions).toEqual([{ emoji, count: all.length }]);
      const last = new Map(all.map(({ memberId, isOn }) => [memberId, isOn]));
      expect(new Map(joined.by.map(({ memberId, isOn }) => [memberId, isOn]))).toEqual(last);
    }),
  );
});
