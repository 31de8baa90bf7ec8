import type { Mention, Quote } from "../../schema/thread/message.ts";
import { DRAFT_PREFIX, type KeyValueStore, localStore } from "../net/local-storage.ts";
import { isMention, isQuote } from "./outbox-storage.ts";

/** What was begun and not sent. */
export interface Draft {
  text: string;
  /** What it answers. */
  replyTo: Quote | null;
  /** Members who were chosen for an `@` in it. */
  mentions: readonly Mention[];
}

export const emptyDraft: Draft = { text: "", replyTo: null, mentions: [] };

/** What an older version, another page or the member's own hand left there is not trusted. */
function parsed(text: string): Draft {
  try {
    const { text: words, replyTo, mentions } = JSON.parse(text) as Record<string, unknown>;
    return {
      text: typeof words === "string" ? words : "",
      replyTo: isQuote(replyTo) ? replyTo : null,
      mentions: Array.isArray(mentions) ? mentions.filter(isMention) : [],
    };
  } catch {
    return emptyDraft;
  }
}

/** Drafts by thread and member, while one looks into another conversation and over a reload. */
export function createDraftStorage(store: KeyValueStore) {
  /** Also where the browser keeps nothing. */
  const kept = new Map<string, string>();
  return {
    of(key: string): Draft {
      try {
        return parsed(kept.get(key) ?? store.getItem(DRAFT_PREFIX + key) ?? "null");
      } catch {
        return emptyDraft;
      }
    },
    keep(key: string, draft: Draft): void {
      const isEmpty = draft.text === "" && draft.replyTo === null;
      const text = JSON.stringify(isEmpty ? emptyDraft : draft);
      kept.set(key, text);
      try {
        if (isEmpty) store.removeItem(DRAFT_PREFIX + key);
        else store.setItem(DRAFT_PREFIX + key, text);
      } catch {
        // Storage that is full or forbidden: it only does not survive a reload.
      }
    },
  };
}

export const drafts = createDraftStorage(localStore());
