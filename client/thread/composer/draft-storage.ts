import type { Mention, Quote } from "../../../schema/thread/message.ts";
import {
  DRAFT_PREFIX,
  type KeyValueStore,
  localStore,
  readSaved,
  removeSaved,
  writeSaved,
} from "../../net/storage/local-storage.ts";
import { asUnsentAttachment, type UnsentAttachment } from "../attachment/file/unsent-attachment.ts";
import { isMention, isQuote } from "../pending/pending-storage.ts";

/** An unsent message. */
export interface Draft {
  text: string;
  /** The message it replies to. */
  replyTo: Quote | null;
  /** Members chosen from the suggestions for an `@`. */
  mentions: readonly Mention[];
  /** The photo or voice note that goes with it. */
  attachment?: UnsentAttachment | undefined;
}

export const emptyDraft: Draft = { text: "", replyTo: null, mentions: [] };

const LIFETIME_DAYS = 30;

/** Validates a saved value, because an older version, another page or the member may have written it. */
function parseDraft(saved: unknown): Draft {
  if (typeof saved !== "object" || saved === null) return emptyDraft;
  const { text, replyTo, mentions, attachment } = saved as Record<string, unknown>;
  const readable = asUnsentAttachment(attachment);
  return {
    text: typeof text === "string" ? text : "",
    replyTo: isQuote(replyTo) ? replyTo : null,
    mentions: Array.isArray(mentions) ? mentions.filter(isMention) : [],
    ...(readable && { attachment: readable }),
  };
}

/** Saves drafts by member and thread, for thirty days. They survive a reload and switching to another conversation. */
export function createDraftStorage(store: KeyValueStore) {
  /** Drafts that are not saved yet. */
  const held = new Map<string, Draft>();
  return {
    read: (key: string): Draft => held.get(key) ?? parseDraft(readSaved(store, DRAFT_PREFIX + key)),
    /** Keeps a draft until it is saved, for a composer that takes the place of another one before that. */
    hold: (key: string, draft: Draft): void => void held.set(key, draft),
    save(key: string, draft: Draft): void {
      held.delete(key);
      const isEmpty = draft.text === "" && draft.replyTo === null && !draft.attachment;
      if (isEmpty) removeSaved(store, DRAFT_PREFIX + key);
      else writeSaved(store, DRAFT_PREFIX + key, draft, LIFETIME_DAYS);
    },
  };
}

export const drafts = createDraftStorage(localStore());
