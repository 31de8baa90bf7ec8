import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyLog, merge, mergeNew, mergeReactions } from "../../../../../client/thread/history/message-log.ts";
import { type KnownMessage, quoteOf, withOwnVersions } from "../../../../../client/thread/history/message-merge.ts";
import type { Message } from "../../../../../schema/thread/message.ts";
import { type ReactionChange, type ReactionEmoji, reactionEmojis } from "../../../../../schema/thread/reaction.ts";
import { messageAt } from "../../../../support/chat/message.ts";

const me = "me";
const [thumb, heart] = reactionEmojis;

/** A server whose thread has two messages and a reply to the first. */
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

  /** The message as it is broadcast to everyone. */
  function broadcastOf(seq: number): Message {
    const { version, content, isDeleted } = rowAt(seq);
    const reactions = counts(rowAt(seq));
    return messageAt(seq, {
      content: isDeleted ? "" : content,
      isDeleted,
      isEdited: content !== `message ${seq}`,
      ...(version > 0 && { version }),
      ...(reactions.length > 0 && { reactions }),
      ...(seq === 3 && { replyTo: quoteOf(broadcastOf(1)) }),
    });
  }
  /** The message as this member's page shows it. */
  const inPage = (seq: number): Message => ({ ...broadcastOf(seq), ...(rowAt(seq).own && { ownReactions: [heart] }) });
  return {
    rowAt,
    broadcastOf,
    page: () => rows.map(({ seq }) => inPage(seq)),
    change: (seq: number, by: ReactionChange["by"]): ReactionChange => ({
      seq,
      version: rowAt(seq).version,
      reactions: counts(rowAt(seq)),
      by,
    }),
  };
}

/** Applies one page or event to the messages that a browser knows. */
type Update = (known: readonly KnownMessage[]) => readonly KnownMessage[];
type Action = { seq: number; what: "edit" | "delete" | "mine" | "theirs" | "page" };

/** Performs the action on the server. Returns the page or event that follows. */
function perform(server: ReturnType<typeof createServer>, { seq, what }: Action, index: number): Update {
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
    const message = server.broadcastOf(seq);
    return (known) => mergeNew({ ...emptyLog, messages: known }, [message]);
  }
  const by =
    what === "mine"
      ? [{ memberId: me, emoji: heart, isOn: row.own }]
      : [{ memberId: "other", emoji: heart, isOn: true }];
  const change = server.change(seq, by);
  return (known) => mergeReactions({ ...emptyLog, messages: known }, [change], me);
}

/** The parts of a message that a reader sees. */
const visibleParts = ({ seq, content, isEdited, isDeleted, reactions = [], ownReactions = [], replyTo }: Message) => ({
  seq,
  content,
  isEdited,
  isDeleted,
  reactions,
  ownReactions,
  replyTo,
});

const anyActions = fc.array(
  fc.record({
    seq: fc.integer({ min: 1, max: 3 }),
    what: fc.constantFrom<Action["what"]>("edit", "delete", "mine", "mine", "theirs", "page"),
  }),
  { maxLength: 12 },
);

test("pages, messages and reactions in any order and number end in the state of the server", () => {
  fc.assert(
    fc.property(anyActions, fc.infiniteStream(fc.nat()), (actions, numbers) => {
      const server = createServer();
      const start = server.page().map(withOwnVersions);
      const updates = actions.map((action, index) => perform(server, action, index));
      const shuffled = [...updates, ...updates]
        .map((update) => ({ update, order: numbers.next().value ?? 0 }))
        .sort((one, other) => one.order - other.order);
      const known = shuffled.reduce<readonly KnownMessage[]>((messages, { update }) => update(messages), start);
      expect(known.map(visibleParts)).toEqual(server.page().map(visibleParts));
    }),
  );
});

describe("reactions", () => {
  const change = (version: number, count: number, by: ReactionChange["by"] = []): ReactionChange => ({
    seq: 1,
    version,
    reactions: [{ emoji: thumb, count }],
    by,
  });
  const mine = (isOn: boolean, emoji: ReactionEmoji = thumb) => [{ memberId: me, emoji, isOn }];
  const log = (...messages: Message[]) => ({ ...emptyLog, messages });

  test("reactions of the same or an older version change nothing, so the list stays the same object", () => {
    const [known] = mergeReactions(log(messageAt(1)), [change(3, 2)], me);
    const messages = [known as KnownMessage];
    expect(mergeReactions({ ...emptyLog, messages }, [change(2, 1)], me)).toBe(messages);
    expect(mergeReactions({ ...emptyLog, messages }, [change(3, 2)], me)).toBe(messages);
  });

  test("a reaction from the member's other screen becomes their own, and a broadcast edit keeps it", () => {
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

  test("a page without own reactions removes the ones that were known", () => {
    const [known] = mergeReactions(log(messageAt(1)), [change(1, 1, mine(true))], me);
    expect(merge([known as KnownMessage], [withOwnVersions(messageAt(1, { version: 2 }))])[0]?.ownReactions).toEqual(
      [],
    );
  });

  test("an edit that arrives after newer reactions is still shown", () => {
    const known = mergeReactions(log(messageAt(1)), [change(2, 1)], me);
    const [after] = mergeNew({ ...emptyLog, messages: known }, [messageAt(1, { version: 1, content: "better" })]);
    expect(after).toMatchObject({ content: "better", reactions: [{ emoji: thumb, count: 1 }] });
  });
});

describe("quotes", () => {
  const reply = messageAt(12, { replyTo: quoteOf(messageAt(2)) });

  test("an edit updates the quotes of a message, even if that message is not loaded", () => {
    const edit = messageAt(2, { version: 1, isEdited: true, content: "better" });
    const above = { messages: [messageAt(11), reply], start: 10, hasOlder: true };
    expect(mergeNew(above, [edit]).at(-1)?.replyTo?.text).toBe("better");
    expect(merge([messageAt(2), reply], [edit]).at(-1)?.replyTo?.text).toBe("better");
  });

  test("a deletion removes the text from the quotes of a message", () => {
    const [, after] = merge([messageAt(2), reply], [messageAt(2, { version: 1, isDeleted: true, content: "" })]);
    expect(after?.replyTo).toMatchObject({ text: "", isDeleted: true });
  });

  test("a quote is one line, and is cut between characters", () => {
    expect(quoteOf(messageAt(1, { content: "two\n  lines" })).text).toBe("two lines");
    expect(quoteOf(messageAt(1, { content: "🙂".repeat(200) })).text).toBe(`${"🙂".repeat(119)}…`);
  });
});
