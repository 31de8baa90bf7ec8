import type { Mention, Quote } from "../../schema/thread/message.ts";
import { type KeyValueStore, OUTBOX_PREFIX } from "../net/local-storage.ts";
import type { OutboxStorage, Unsent } from "./outbox.ts";

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function isUnsent(value: unknown): value is Unsent {
  if (!isObject(value)) return false;
  const { id, content, writtenAt, refusal } = value;
  const isKnown = typeof id === "string" && typeof content === "string" && typeof writtenAt === "number";
  return isKnown && (refusal === null || typeof refusal === "string");
}

export function isQuote(value: unknown): value is Quote {
  if (!isObject(value)) return false;
  const { seq, senderId, senderName, text, isDeleted } = value;
  const areWords = [senderId, senderName, text].every((each) => typeof each === "string");
  return areWords && Number.isSafeInteger(seq) && typeof isDeleted === "boolean";
}

export const isMention = (value: unknown): value is Mention =>
  isObject(value) && typeof value.memberId === "string" && typeof value.displayName === "string";

/** Its words are kept also where what went with them cannot be read. */
function withReadable({ replyTo, mentions, ...unsent }: Unsent): Unsent {
  const readable = Array.isArray(mentions) ? mentions.filter(isMention) : [];
  return { ...unsent, ...(isQuote(replyTo) && { replyTo }), ...(readable.length > 0 && { mentions: readable }) };
}

/** What an older version, another page or the member's own hand left there is not trusted. */
function parsed(text: string | null): Unsent[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.filter(isUnsent).map(withReadable) : [];
  } catch {
    return [];
  }
}

/** What the browser would not keep: one may look into another conversation, only a reload loses it. */
const unkept = new Map<string, Unsent[]>();

/** The unsent messages of one member in one thread, in this browser's own storage. */
export function createOutboxStorage(store: KeyValueStore, memberId: string, threadId: string): OutboxStorage {
  const key = `${OUTBOX_PREFIX}${memberId}.${threadId}`;

  function all(): Unsent[] {
    try {
      return unkept.get(key) ?? parsed(store.getItem(key));
    } catch {
      return [];
    }
  }

  /** Reads before it writes: another tab may have written meanwhile. */
  function change(edit: (list: Unsent[]) => Unsent[]): void {
    const list = edit(all());
    unkept.delete(key);
    try {
      if (list.length > 0) store.setItem(key, JSON.stringify(list));
      else store.removeItem(key);
    } catch {
      // Storage that is full or forbidden.
      if (list.length > 0) unkept.set(key, list);
    }
  }

  return {
    all,
    put: (unsent) =>
      change((list) =>
        list.some(({ id }) => id === unsent.id)
          ? list.map((each) => (each.id === unsent.id ? unsent : each))
          : [...list, unsent],
      ),
    remove: (id) => change((list) => list.filter((each) => each.id !== id)),
  };
}
