import type { Mention, Quote } from "../../../schema/thread/message.ts";
import {
  DRAFT_PREFIX,
  type KeyValueStore,
  localStore,
  readSaved,
  removeSaved,
  writeSaved,
} from "../../net/storage/local-storage.ts";
import { isMention, isQuote } from "../pending/pending-storage.ts";

/** An unsent message. */
export interface Draft {
  text: string;
  /** The message it replies to. */
  replyTo: Quote | null;
  /** Members who were chosen for an `@` in it. */
  mentions: readonly Mention[];
}

export const emptyDraft: Draft = { text: "", replyTo: null, mentions: [] };

const DAYS = 30;

/** Checks the value, because an older version, another page or the member may have written it. */
function draftIn(saved: unknown): Draft {
  if (typeof saved !== "object" || saved === null) return emptyDraft;
  const { text, replyTo, mentions } = saved as Record<string, unknown>;
  return {
    text: typeof text === "string" ? text : "",
    replyTo: isQuote(replyTo) ? replyTo : null,
    mentions: Array.isArray(mentions) ? mentions.filter(isMention) : [],
  };
}

/** Drafts by member and thread. They survive switching to another conversation, and a reload. */
export function createDraftStorage(store: KeyValueStore) {
  return {
    of: (key: string): Draft => draftIn(readSaved(store, DRAFT_PREFIX + key)),
    save(key: string, draft: Draft): void {
      const isEmpty = draft.text === "" && draft.replyTo === null;
      if (isEmpty) removeSaved(store, DRAFT_PREFIX + key);
      else writeSaved(store, DRAFT_PREFIX + key, draft, DAYS);
    },
  };
}

export const drafts = createDraftStorage(localStore());
