import type { ErrorCode } from "../../../schema/errors.ts";
import type { TextFlagKind } from "../../../schema/safety/flagged-api.ts";
import { messageWords } from "../../../schema/thread/poll.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import { findContactAround, mayBePart, type TextInThread } from "../contact/split-contact.ts";
import { type AgeGroup, isOneAgeGroup } from "../policy.ts";
import { asksForSecrecy } from "../secrecy/secrecy.ts";
import { type Flag, type RecentText, selectReaderAges, selectRecentTexts, upsertFlags } from "./flagged-store.ts";

/** A message before it is stored. */
export interface UnstoredMessage {
  readonly threadId: string;
  readonly memberId: string;
  readonly content: string;
  readonly poll?: { readonly choices: readonly string[] } | undefined;
  /** The text of the message that it forwards: its sender sends these words too. */
  readonly forwardedText?: string | undefined;
  /** The sender was asked about contact data or a request for secrecy in it and sends it anyway. */
  readonly confirmsContact?: true | undefined;
}

/** What follows from what was found in a message: its sender is asked first, or it is flagged when it is stored. */
export type ContactVerdict = { readonly refusal: ErrorCode } | { readonly flag: TextFlagKind };

interface Policy {
  readonly isOpenToAll: boolean;
  /** Members born on this date or earlier are adults today. */
  adultIfBornBy(): string;
}

/** Looks for contact data and requests for secrecy in messages before they are stored, and flags them (SAFE-33, SAFE-34, SAFE-38, SAFE-81). */
export function contactCheck({ isOpenToAll, adultIfBornBy }: Policy) {
  async function verdicts<Message extends UnstoredMessage>(
    tx: StatementSource,
    found: ReadonlyMap<Message, TextFlagKind>,
  ): Promise<ReadonlyMap<Message, ContactVerdict>> {
    if (found.size === 0) return new Map();
    const threadIds = [...new Set([...found.keys()].map(({ threadId }) => threadId))];
    const rows = await selectReaderAges(tx, [threadIds, adultIfBornBy()]);
    const agesIn = new Map(rows.map((row) => [row.thread_id, row.age_groups]));
    return new Map(
      [...found].flatMap(([message, kind]) => {
        const verdict = verdictOn(kind, agesIn.get(message.threadId) ?? [], message.confirmsContact === true);
        return verdict ? [[message, verdict] as const] : [];
      }),
    );
  }

  return {
    /**
     * The verdicts on messages with contact data, or that ask for secrecy, which somebody other than an adult can read. Call it while the threads
     * are locked, so that two parts of a number cannot pass at the same time.
     */
    async check<Message extends UnstoredMessage>(
      tx: StatementSource,
      messages: readonly Message[],
    ): Promise<ReadonlyMap<Message, ContactVerdict>> {
      if (isOpenToAll) return new Map();
      return await verdicts(tx, findInBatch(messages, await recentTexts(tx, messages)));
    },

    /** The same for a message's new text. */
    async checkEdit(tx: StatementSource, edit: UnstoredMessage & { readonly seq: number }) {
      if (isOpenToAll) return undefined;
      const others = (await recentTexts(tx, [edit])).get(edit) ?? [];
      const textsWhere = (isThere: (seq: number) => boolean) =>
        others.filter(({ seq }) => isThere(Number(seq))).map(({ text }) => text);
      const kind = kindOf({
        text: edit.content,
        // Its sender was asked about the original's words when they sent it.
        before: [...textsWhere((seq) => seq < edit.seq), ...(edit.forwardedText ? [edit.forwardedText] : [])],
        after: textsWhere((seq) => seq > edit.seq),
      });
      return kind ? (await verdicts(tx, new Map([[edit, kind]]))).get(edit) : undefined;
    },

    /** SAFE-38: flags stored messages. Call it in the transaction that stores them. Returns their ids. */
    async flag(tx: StatementSource, flags: readonly Flag[]): Promise<readonly string[]> {
      const columns = [
        flags.map(({ threadId }) => threadId),
        flags.map(({ seq }) => seq),
        flags.map(({ kind }) => kind),
      ];
      return (await upsertFlags(tx, columns)).map((row) => row.message_id);
    },
  };
}

/** Contact data counts first, also together with the texts around it. */
const kindOf = (text: TextInThread): TextFlagKind | undefined =>
  findContactAround(text)?.kind ?? (asksForSecrecy(text.text) ? "secrecy" : undefined);

/** SAFE-33, SAFE-38. Members of unknown age may be minors or adults. */
function verdictOn(
  kind: TextFlagKind,
  ageGroups: readonly AgeGroup[],
  isConfirmed: boolean,
): ContactVerdict | undefined {
  if (ageGroups.every((group) => group === "adult")) return undefined;
  if (!isConfirmed) return { refusal: kind === "secrecy" ? "thread/secrecy" : `thread/contact-${kind}` };
  return isOneAgeGroup(ageGroups) ? undefined : { flag: kind };
}

export type ContactCheck = ReturnType<typeof contactCheck>;

const textOf = ({ content, poll, forwardedText }: UnstoredMessage): string =>
  messageWords(content, [...(poll?.choices ?? []), ...(forwardedText ? [forwardedText] : [])]);

/** What the senders of these messages wrote in the last minutes, where that can matter. One statement for all. */
async function recentTexts<Message extends UnstoredMessage>(
  tx: StatementSource,
  messages: readonly Message[],
): Promise<ReadonlyMap<Message, readonly RecentText[]>> {
  const parts = messages.filter((message) => mayBePart(textOf(message)));
  if (parts.length === 0) return new Map();
  const rows = await selectRecentTexts(tx, [parts.map((one) => one.threadId), parts.map((one) => one.memberId)]);
  const byPosition = Map.groupBy(rows, ({ at }) => at);
  return new Map(parts.map((part, at) => [part, byPosition.get(at + 1) ?? []]));
}

/** Why each message is asked about. The parts of a number may also arrive in the same batch. */
function findInBatch<Message extends UnstoredMessage>(
  messages: readonly Message[],
  recent: ReadonlyMap<Message, readonly RecentText[]>,
): ReadonlyMap<Message, TextFlagKind> {
  const found = new Map<Message, TextFlagKind>();
  const sameBatch = new Map<string, string[]>();
  for (const message of messages) {
    const { threadId, memberId } = message;
    const text = textOf(message);
    const key = `${threadId} ${memberId}`;
    const earlier = sameBatch.get(key) ?? [];
    const before = [...(recent.get(message) ?? []).map((each) => each.text), ...earlier];
    const kind = kindOf({ text, before });
    if (kind) found.set(message, kind);
    sameBatch.set(key, [...earlier, text]);
  }
  return found;
}
