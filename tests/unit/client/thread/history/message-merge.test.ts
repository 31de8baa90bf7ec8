import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyLog, merge, mergeNew, mergeReactions } from "../../../../../client/thread/history/message-log.ts";
import { type KnownMessage, quoteOf, withOwnVersions } from "../../../../../client/thread/history/message-merge.ts";
import type { Message } from "../../../../../schema/thread/message.ts";
import { type ReactionEmoji, type ReactionNews, reactionEmojis } from "../../../../../schema/thread/reaction.ts";
import { messageAt } from "../../../../support/message.ts";

const me = "me";
const [thumb, heart] = reactionEmojis;

/** A thread as the server has it: two messages, and a reply to the first. */
function createServer() {
  const rows = [1, 2, 3].map((seq) => ({
    seq,
    version: 0,
    content: `message ${seq}`,
    isDeleted: false,
    own: false,
    others: 0,
  }));
  const rowAt = (seq: number) => rows[seq - 1] as (typeof rows)[number];
  const counts = ({ own, others }: (typeof rows)[number]) =>
    own || others > 0 ? [{ emoji: heart, count: Number(own) + others }] : [];

  function told(seq: number): Message {
    const { version, content, isDeleted } = rowAt(seq);
    const reactions = counts(rowAt(seq));
    return messageAt(seq, {
      content: isDeleted ? "" : content,
      isDeleted,
      isEdited: content !== `message ${seq}`,
      ...(version > 0 && { version }),
      ...(reactions.length > 0 && { reactions }),
      ...(seq === 3 && { replyTo: quoteOf(told(1)) }),
    });
  }
  const toldMe = (seq: number): Message => ({ ...told(seq), ...(rowAt(seq).own && { ownReactions: [heart] }) });
  return {
    rowAt,
    told,
    page: () => rows.map(({ seq }) => toldMe(seq)),
    change: (seq: number, by: ReactionNews["by"]): ReactionNews => ({
      seq,
      version: rowAt(seq).version,
      reactions: counts(rowAt(seq)),
      by,
    }),
  };
}

/** What is said of it, in the order in which it happened. */
type Said = (known: readonly KnownMessage[]) => readonly KnownMessage[];
type Act = { seq: number; what: "edit" | "delete" | "mine" | "theirs" | "page" };

function say(server: ReturnType<typeof createServer>, { seq, what }: Act, index: number): Said {
  const row = server.rowAt(seq);
  if (what === "page" || row.isDeleted) {
    const page = server.page();
    return (known) => merge(known, page.map(withOwnVersions));
  }
  row.version += 1;
  if (what === "edit") row.content = `better ${index}`;
  if (what === "delete") row.isDeleted = true;
  if (what === "mine") row.own = !row.own;
  if (what === "theirs") row.others += 1;
  if (what === "edit" || what === "delete") {
    const news = server.told(seq);
    return (known) => mergeNew({ ...emptyLog, messages: known }, [news]);
  }
  const by =
    what === "mine"
      ? [{ memberId: me, emoji: heart, isOn: row.own }]
      : [{ memberId: "other", emoji: heart, isOn: true }];
  const change = server.change(seq, by);
  return (known) => mergeReactions({ ...emptyLog, messages: known }, [change], me);
}

/** What is seen of a message. */
const seen = ({ seq, content, isEdited, isDeleted, reactions = [], ownReactions = [], replyTo }: Message) => ({
  seq,
  content,
  isEdited,
  isDeleted,
  reactions,
  ownReactions,
  replyTo,
});

const acts = fc.array(
  fc.record({
    seq: fc.integer({ min: 1, max: 3 }),
    what: fc.constantFrom<Act["what"]>("edit", "delete", "mine", "mine", "theirs", "page"),
  }),
  { maxLength: 12 },
);

test("in whatever order and however often pages, news and reactions come, they end in what the server has", () => {
  fc.assert(
    fc.property(acts, fc.infiniteStream(fc.nat()), (happened, chances) => {
      const server = createServer();
      const start = server.page().map(withOwnVersions);
      const said = happened.map((act, index) => say(server, act, index));
      const order = [...said, ...said]
        .map((each) => ({ each, chance: chances.next().value ?? 0 }))
        .sort((one, other) => one.chance - other.chance);
      const known = order.reduce<readonly KnownMessage[]>((messages, { each }) => each(messages), start);
      expect(known.map(seen)).toEqual(server.page().map(seen));
    }),
  );
});

describe("reactions", () => {
  const change = (version: number, count: number, by: ReactionNews["by"] = []): ReactionNews => ({
    seq: 1,
    version,
    reactions: [{ emoji: thumb, count }],
    by,
  });
  const mine = (isOn: boolean, emoji: ReactionEmoji = thumb) => [{ memberId: me, emoji, isOn }];
  const log = (...messages: Message[]) => ({ ...emptyLog, messages });

  test("of an older version change nothing, and not even the object", () => {
    const [known] = mergeReactions(log(messageAt(1)), [change(3, 2)], me);
    const again = [known as KnownMessage];
    expect(mergeReactions({ ...emptyLog, messages: again }, [change(2, 1)], me)).toBe(again);
    expect(mergeReactions({ ...emptyLog, messages: again }, [change(3, 2)], me)).toBe(again);
  });

  test("that another screen of one's own put on are one's own here; news to all take none of them away", () => {
    const [known] = mergeReactions(log(messageAt(1)), [change(1, 1, mine(true))], me);
    expect(known?.ownReactions).toEqual([thumb]);
    const edited = messageAt(1, {
      version: 2,
      isEdited: true,
      content: "better",
      reactions: [{ emoji: thumb, count: 1 }],
    });
    const [after] = mergeNew(log(known as KnownMessage), [edited]);
    expect(after).toMatchObject({ content: "better", ownReactions: [thumb] });
  });

  test("a page without own reactions says that there are none", () => {
    const [known] = mergeReactions(log(messageAt(1)), [change(1, 1, mine(true))], me);
    expect(merge([known as KnownMessage], [withOwnVersions(messageAt(1, { version: 2 }))])[0]?.ownReactions).toEqual(
      [],
    );
  });

  test("that overtake an edit do not hide it", () => {
    const known = mergeReactions(log(messageAt(1)), [change(2, 1)], me);
    const [after] = mergeNew({ ...emptyLog, messages: known }, [messageAt(1, { version: 1, content: "better" })]);
    expect(after).toMatchObject({ content: "better", reactions: [{ emoji: thumb, count: 1 }] });
  });
});

describe("quotes", () => {
  const reply = messageAt(12, { replyTo: quoteOf(messageAt(2)) });

  test("are renewed by an edit of what they quote, also where that is not loaded", () => {
    const edit = messageAt(2, { version: 1, isEdited: true, content: "better" });
    const above = { messages: [messageAt(11), reply], start: 10, hasOlder: true };
    expect(mergeNew(above, [edit]).at(-1)?.replyTo?.text).toBe("better");
    expect(merge([messageAt(2), reply], [edit]).at(-1)?.replyTo?.text).toBe("better");
  });

  test("lose their words with a deletion", () => {
    const [, after] = merge([messageAt(2), reply], [messageAt(2, { version: 1, isDeleted: true, content: "" })]);
    expect(after?.replyTo).toMatchObject({ text: "", isDeleted: true });
  });

  test("are one line, cut between letters", () => {
    expect(quoteOf(messageAt(1, { content: "two\n  lines" })).text).toBe("two lines");
    expect(quoteOf(messageAt(1, { content: "🙂".repeat(200) })).text).toBe(`${"🙂".repeat(119)}…`);
  });
});
