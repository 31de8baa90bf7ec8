import type { Original } from "../../../schema/thread/forward.ts";
import type { Mention, Quote } from "../../../schema/thread/message.ts";
import type { NewPoll } from "../../../schema/thread/poll.ts";
import {
  CHANGES_PREFIX,
  type KeyValueStore,
  OUTBOX_PREFIX,
  readSaved,
  removeSaved,
  writeSaved,
} from "../../net/storage/local-storage.ts";
import { asUnsentAttachment } from "../attachment/file/unsent-attachment.ts";
import { asReaction } from "../reaction/reaction-names.ts";
import type { Change } from "./changes.ts";
import type { PendingStorage, Unsent } from "./outbox.ts";
import { storageKeyOf, type ThreadKey } from "./thread-key.ts";

/** Older entries are dropped, because nobody wants to send them anymore. */
const LIFETIME_DAYS = 14;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function isUnsent(value: unknown): value is Unsent {
  if (!isObject(value)) return false;
  const { id, content, writtenAt, refusal } = value;
  const isKnown = typeof id === "string" && typeof content === "string" && typeof writtenAt === "number";
  return isKnown && (refusal === null || typeof refusal === "string");
}

function isChange(value: unknown): value is Change {
  if (!isObject(value) || typeof value.id !== "string" || !Number.isSafeInteger(value.seq)) return false;
  if (value.kind === "edit") return typeof value.content === "string" && Array.isArray(value.mentions);
  if (value.kind === "react") return asReaction(String(value.emoji)) !== undefined && typeof value.isOn === "boolean";
  if (value.kind === "vote") return Array.isArray(value.choices) && value.choices.every(Number.isSafeInteger);
  return value.kind === "delete";
}

export function isQuote(value: unknown): value is Quote {
  if (!isObject(value)) return false;
  const { seq, senderId, senderName, text, isDeleted } = value;
  const areStrings = [senderId, senderName, text].every((each) => typeof each === "string");
  return areStrings && Number.isSafeInteger(seq) && typeof isDeleted === "boolean";
}

/** The server checks the rest. */
const isPoll = (value: unknown): value is NewPoll =>
  isObject(value) && Array.isArray(value.choices) && value.choices.every((each) => typeof each === "string");

const isOriginal = (value: unknown): value is Original =>
  isQuote(value) && "threadId" in value && "channelName" in value && typeof value.channelName === "string";

export const isMention = (value: unknown): value is Mention =>
  isObject(value) && typeof value.memberId === "string" && typeof value.displayName === "string";

/** Keeps the text of a message even if its quote or its mentions cannot be read. */
function withReadableParts(saved: Unsent): Unsent {
  const { replyTo, mentions, poll, attachment, forward, confirmsContact, refusalText, ...unsent } = saved;
  const readableAttachment = asUnsentAttachment(attachment);
  const readable = Array.isArray(mentions) ? mentions.filter(isMention) : [];
  return {
    ...unsent,
    ...(isQuote(replyTo) && { replyTo }),
    ...(readable.length > 0 && { mentions: readable }),
    ...(isPoll(poll) && { poll }),
    ...(readableAttachment && { attachment: readableAttachment }),
    ...(isOriginal(forward) && { forward }),
    ...(confirmsContact === true && { confirmsContact }),
    ...(typeof refusalText === "string" && { refusalText }),
  };
}

const unsentIn = (saved: unknown): Unsent[] =>
  Array.isArray(saved) ? saved.filter(isUnsent).map(withReadableParts) : [];

function withReadableEdit(change: Change): Change {
  if (change.kind !== "edit") return change;
  const { confirmsContact, question, ...edit } = change;
  return {
    ...edit,
    mentions: edit.mentions.filter(isMention),
    ...(confirmsContact === true && { confirmsContact }),
    ...(typeof question === "string" && { question }),
  };
}

const changesIn = (saved: unknown): Change[] =>
  Array.isArray(saved) ? saved.filter(isChange).map(withReadableEdit) : [];

/** `read` validates saved entries, because an older version, another page or the member may have written them. */
function createStorage<Entry extends { id: string }>(
  store: KeyValueStore,
  key: string,
  read: (saved: unknown) => Entry[],
): PendingStorage<Entry> {
  const all = () => read(readSaved(store, key));

  /** Reads first, because another tab may have written in the meantime. */
  function change(edit: (entries: Entry[]) => Entry[]): void {
    const entries = edit(all());
    if (entries.length > 0) writeSaved(store, key, entries, LIFETIME_DAYS);
    else removeSaved(store, key);
  }

  return {
    all,
    put: (entry) =>
      change((entries) =>
        entries.some(({ id }) => id === entry.id)
          ? entries.map((each) => (each.id === entry.id ? entry : each))
          : [...entries, entry],
      ),
    remove: (id) => change((entries) => entries.filter((each) => each.id !== id)),
  };
}

/** The unsent messages of one member in one thread. */
export const createOutboxStorage = (store: KeyValueStore, key: ThreadKey): PendingStorage<Unsent> =>
  createStorage(store, storageKeyOf(OUTBOX_PREFIX, key), unsentIn);

/** One member's edits, deletions and reactions in one thread that the room has not confirmed. */
export const createChangeStorage = (store: KeyValueStore, key: ThreadKey): PendingStorage<Change> =>
  createStorage(store, storageKeyOf(CHANGES_PREFIX, key), changesIn);
