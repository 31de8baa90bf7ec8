import type { readMessages } from "../../../schema/chat/api.ts";
import type { OutputOf } from "../../../schema/endpoint.ts";
import type { Message } from "../../../schema/thread/message.ts";
import type { OwnVote, PollChange } from "../../../schema/thread/poll.ts";
import type { ReactionChange } from "../../../schema/thread/reaction.ts";
import { codeOf, isPassing } from "../../net/http/api-error.ts";
import {
  contiguousEnd,
  emptyLog,
  hasGap,
  type MessageLog,
  merge,
  mergeChanges,
  mergeNew,
  mergeReactions,
} from "./message-log.ts";
import { type KnownMessage, withOwnVersions, withOwnVote, withPollResult } from "./message-merge.ts";

export type MessagePage = OutputOf<typeof readMessages>;
/** The newest page without a cursor, the page before the message `before`, or the page after the message `after`. */
export interface PageQuery {
  before?: number;
  after?: number;
}

export interface HistoryParts {
  /** Rejects with an ApiError. The methods of `History` that call it reject the same way. */
  readPage(query: PageQuery): Promise<MessagePage>;
  onChange(log: MessageLog): void;
  /** The newest messages as this device saw them last. Shown while the first page cannot be loaded. */
  savedPage?(): MessagePage | undefined;
}

export interface History {
  /** Loads the newest page, unless it is loaded already. */
  open(): Promise<void>;
  /** Loads one page of older messages, if there is one. */
  loadOlder(): Promise<void>;
  /** Loads what the socket may have missed. `refetchNewest` also reloads the newest page, for edits and deletions. */
  catchUp(options: { refetchNewest: boolean; signal?: AbortSignal }): Promise<void>;
  /** Adds messages from the socket. Returns true if messages before them are missing, and `catchUp` must load those. */
  addMessages(messages: readonly Message[]): boolean;
  /** Adds the message of a receipt, which also lists the reader's own reactions. Returns the same as `addMessages`. */
  addReceipt(message: Message): boolean;
  /** Adds reactions from the socket. Those by `memberId`, the reader, come from another screen and become their own. */
  addReactions(changes: readonly ReactionChange[], memberId: string): void;
  /** Adds results of polls from the socket. */
  addPolls(changes: readonly PollChange[]): void;
  /** Adds a vote that the reader gave on another screen. */
  addOwnVote(vote: OwnVote): void;
  /**
   * Drops all messages and ignores running requests, because the reader's access has changed. `catchUp` starts again.
   */
  reset(): void;
}

type Update = (log: MessageLog) => readonly KnownMessage[];

/** Combines pages over HTTP and events from the socket into one log without gaps or outdated versions. */
export function createHistory({ readPage, onChange, savedPage }: HistoryParts): History {
  let log: MessageLog = emptyLog;
  let isOpen = false;
  /** The log is a saved page, and the first page of the server will replace it. */
  let isSaved = false;
  /** For each running request, the updates from the socket since it began. They are newer than its page. */
  const eventsDuringFetch = new Set<Update[]>();

  function setState(next: Partial<MessageLog>): void {
    const { messages, start, hasOlder } = { ...log, ...next };
    if (messages === log.messages && start === log.start && hasOlder === log.hasOlder) return;
    log = { messages, start, hasOlder };
    onChange(log);
  }

  /** Loads a page and merges it. Resolves to undefined if the history was reset in the meantime. */
  async function load(query: PageQuery, fieldsOf: (page: MessagePage) => Partial<MessageLog> = () => ({})) {
    const updates: Update[] = [];
    eventsDuringFetch.add(updates);
    try {
      const page = await readPage(query);
      if (!eventsDuringFetch.has(updates)) return;
      const known = isSaved ? [] : log.messages;
      isSaved = false;
      const next = { ...log, messages: merge(known, page.messages.map(withOwnVersions)), ...fieldsOf(page) };
      for (const update of updates) next.messages = update(next);
      setState(next);
      return page;
    } finally {
      eventsDuringFetch.delete(updates);
    }
  }

  const startOf = ({ messages: [first] }: MessagePage) => (first ? { start: first.seq - 1 } : {});

  async function open(): Promise<void> {
    if (isOpen) return;
    try {
      const page = await load({}, (newest) => ({ ...startOf(newest), hasOlder: newest.hasMore }));
      // After a reset, the caller of `reset` opens it again.
      if (page) isOpen = true;
    } catch (error) {
      if (isPassing(codeOf(error))) showSaved();
      throw error;
    }
  }

  function showSaved(): void {
    const page = log.messages.length === 0 ? savedPage?.() : undefined;
    if (!page) return;
    isSaved = true;
    // Older messages cannot be loaded now either.
    setState({ messages: page.messages.map(withOwnVersions), ...startOf(page), hasOlder: false });
  }

  /** Loads page after page from the contiguous end, as long as that end moves and `isMore` returns true. */
  async function loadAfterEnd(isMore: (page: MessagePage) => boolean, signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted) {
      const end = contiguousEnd(log);
      const page = await load({ after: end });
      if (!page || contiguousEnd(log) === end || !isMore(page)) return;
    }
  }

  function apply(update: Update): boolean {
    for (const updates of eventsDuringFetch) updates.push(update);
    // Before the first page there is nothing to add it to. That page contains it, or applies it afterwards.
    if (!isOpen) return false;
    setState({ messages: update(log) });
    return hasGap(log);
  }

  return {
    open,
    async loadOlder() {
      if (!log.hasOlder) return;
      await load({ before: log.start + 1 }, (page) => ({ ...startOf(page), hasOlder: page.hasMore }));
    },
    async catchUp({ refetchNewest, signal }) {
      if (!isOpen) return open();
      if (!refetchNewest) return loadAfterEnd((page) => page.hasMore, signal);
      const page = await load({});
      // After a short absence the newest page closes the gap, so one request is enough.
      if (page && hasGap(log)) await loadAfterEnd(() => hasGap(log), signal);
    },
    addMessages: (messages) => apply((known) => mergeNew(known, messages)),
    addReceipt: (message) => apply((known) => mergeNew(known, [withOwnVersions(message)])),
    addReactions: (changes, memberId) => void apply((known) => mergeReactions(known, changes, memberId)),
    addPolls: (changes) => void apply(({ messages }) => mergeChanges(messages, changes, withPollResult)),
    addOwnVote: (vote) => void apply(({ messages }) => mergeChanges(messages, [vote], withOwnVote)),
    reset() {
      isOpen = false;
      isSaved = false;
      eventsDuringFetch.clear();
      setState(emptyLog);
    },
  };
}
