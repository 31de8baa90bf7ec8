import type { Message } from "../../../schema/thread/message.ts";

/** A message as stored in the database. */
export interface StoredRow {
  readonly thread_id: string;
  readonly seq: number;
  readonly sender_id: string;
  readonly request_id: string;
  readonly content: string;
  /** Of the photo that it carries. */
  readonly attachment_id: string | null;
}

/** The photos in the database, and the files in the storage. */
export interface StoredFiles {
  readonly rows: readonly { readonly id: string; readonly message_id: string | null; readonly is_whole: boolean }[];
  readonly names: readonly string[];
}

/** One member of a thread at the end: what they wrote, what was confirmed, and what their screens show. */
export interface Writer {
  readonly memberId: string;
  readonly threadId: string;
  /** The ids of the photos of their messages, by the ids of the messages. */
  readonly photoOf: ReadonlyMap<string, string>;
  /** Request ids in the order of writing; `ledger` has the confirmed ones in the order of their receipts. */
  readonly written: readonly string[];
  readonly ledger: readonly string[];
  /** Codes of refusals that a retry can't fix. */
  readonly refusals: readonly string[];
  readonly unconfirmed: readonly string[];
  /** The messages on the screen that stayed open. */
  readonly shown: readonly Message[];
  /** The messages on a screen that was closed halfway and loaded the rest at the end. */
  readonly reopened: readonly Message[];
}

interface KillResult {
  readonly rows: readonly StoredRow[];
  readonly writers: readonly Writer[];
  readonly files: StoredFiles;
}

/** Lists everything that is wrong after the kills, by kind. All lists must be empty. */
export function faultsOf({ rows, writers, files }: KillResult) {
  const ledger = writers.flatMap((writer) => writer.ledger);
  const stored = rows.map(({ request_id }) => request_id);
  const of = ({ threadId }: Writer) => rows.filter(({ thread_id }) => thread_id === threadId);
  const photoOf = new Map(writers.flatMap((writer) => [...writer.photoOf]));
  const isFileOf = (id: string) => (name: string) => name.startsWith(`attachment/${id}.`);
  const named = (isFaulty: (writer: Writer) => boolean) => writers.filter(isFaulty).map(({ memberId }) => memberId);
  return {
    refused: writers.flatMap(({ refusals }) => refusals),
    unconfirmed: writers.flatMap(({ unconfirmed }) => unconfirmed),
    lost: without(ledger, stored),
    storedTwice: stored.filter((id, at) => stored.indexOf(id) !== at),
    storedUnconfirmed: without(stored, ledger),
    gapsInOrder: named((writer) => of(writer).some(({ seq }, index) => seq !== index + 1)),
    storedInAnotherOrder: named((writer) => {
      const own = of(writer).filter(({ sender_id }) => sender_id === writer.memberId);
      return !same(
        own.map(({ request_id }) => request_id),
        writer.ledger,
      );
    }),
    confirmedInAnotherOrder: named((writer) => !same(writer.ledger, writer.written)),
    shownOtherwise: named((writer) => !same(writer.shown.map(asLine), of(writer).map(asStoredLine))),
    otherPhoto: rows
      .filter(({ request_id, attachment_id }) => attachment_id !== (photoOf.get(request_id) ?? null))
      .map(({ request_id }) => request_id),
    photoWithoutMessage: files.rows.filter(({ message_id }) => message_id === null).map(({ id }) => id),
    photoWithoutFile: files.rows
      .filter(({ id, is_whole }) => !is_whole || !files.names.some(isFileOf(id)))
      .map(({ id }) => id),
    fileWithoutPhoto: files.names.filter((name) => !files.rows.some(({ id }) => isFileOf(id)(name))),
    reopenedOtherwise: named((writer) => !same(writer.reopened.map(asLine), of(writer).map(asStoredLine))),
  };
}

function without(ids: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return ids.filter((id) => !known.has(id));
}

const same = (one: readonly unknown[], other: readonly unknown[]) => JSON.stringify(one) === JSON.stringify(other);

/** The server sends no request ids, so messages are compared without them. */
const asLine = ({ seq, senderId, content }: Message) => [seq, senderId, content];
const asStoredLine = ({ seq, sender_id, content }: StoredRow) => [seq, sender_id, content];
