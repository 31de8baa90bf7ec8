import type { readMessages } from "../../../schema/chat/api.ts";
import type { OutputOf } from "../../../schema/endpoint.ts";
import type { Message } from "../../../schema/thread/message.ts";
import type { ReactionNews } from "../../../schema/thread/reaction.ts";
import { contiguousEnd, emptyLog, hasGap, type MessageLog, merge, mergeNew, mergeReactions } from "./message-log.ts";
import { type KnownMessage, withOwnVersions } from "./message-merge.ts";

export type MessagePage = OutputOf<typeof readMessages>;
/** Without a cursor the newest; `before` scrolls up; `after` fills a hole. */
export interface PageQuery {
  before?: number;
  after?: number;
}

export interface HistoryParts {
  /** Rejects with an ApiError, and so does everything below that reads. */
  readPage(query: PageQuery): Promise<MessagePage>;
  changed(log: MessageLog): void;
}

export interface History {
  /** Brings the newest page, once. */
  open(): Promise<void>;
  /** One page further up. */
  older(): Promise<void>;
  /** Brings what the socket may have missed. `refetchNewest` also looks at the newest page again, for edits and deletions. */
  catchUp(options: { refetchNewest: boolean; signal?: AbortSignal }): Promise<void>;
  /** What the socket brought. True where something before it is missing, and catching up is due. */
  heard(news: readonly Message[]): boolean;
  /** A message that was told to this member alone, with their own reactions. */
  received(message: Message): boolean;
  /** `memberId` is who reads: what they did on another screen is their own here too. */
  reacted(changes: readonly ReactionNews[], memberId: string): void;
  /** What may be seen has changed: nothing that is known counts, nor a page under way. It is to be opened anew. */
  forget(): void;
}

type Heard = (log: MessageLog) => readonly KnownMessage[];

/** A thread out of pages over HTTP and news over the socket, without a hole and without a stale version. */
export function createHistory({ readPage, changed }: HistoryParts): History {
  let log: MessageLog = emptyLog;
  let isOpen = false;
  /** For each page under way what the socket brought since it was asked for, which is newer than that page. */
  const eventsDuringFetch = new Set<Heard[]>();

  function setState(next: Partial<MessageLog>): void {
    const { messages, start, hasOlder } = { ...log, ...next };
    if (messages === log.messages && start === log.start && hasOlder === log.hasOlder) return;
    log = { messages, start, hasOlder };
    changed(log);
  }

  /** The page, taken in; undefined where everything was forgotten since it was asked for. */
  async function read(query: PageQuery, rest: (page: MessagePage) => Partial<MessageLog> = () => ({})) {
    const meanwhile: Heard[] = [];
    eventsDuringFetch.add(meanwhile);
    try {
      const page = await readPage(query);
      if (!eventsDuringFetch.has(meanwhile)) return;
      const known = { ...log, messages: merge(log.messages, page.messages.map(withOwnVersions)), ...rest(page) };
      for (const heard of meanwhile) known.messages = heard(known);
      setState(known);
      return page;
    } finally {
      eventsDuringFetch.delete(meanwhile);
    }
  }

  const startOf = ({ messages: [first] }: MessagePage) => (first ? { start: first.seq - 1 } : {});

  async function open(): Promise<void> {
    if (isOpen) return;
    const page = await read({}, (newest) => ({ ...startOf(newest), hasOlder: newest.hasMore }));
    // Forgotten meanwhile: whoever forgot it opens it.
    if (page) isOpen = true;
  }

  /** Requests on from the edge while it moves and `isMore` says so. */
  async function fill(isMore: (page: MessagePage) => boolean, signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted) {
      const edge = contiguousEnd(log);
      const page = await read({ after: edge });
      if (!page || contiguousEnd(log) === edge || !isMore(page)) return;
    }
  }

  function hear(heard: Heard): boolean {
    for (const meanwhile of eventsDuringFetch) meanwhile.push(heard);
    // Before the first page there is nothing to put it after; that page brings it, or finds it above.
    if (!isOpen) return false;
    setState({ messages: heard(log) });
    return hasGap(log);
  }

  return {
    open,
    async older() {
      if (!log.hasOlder) return;
      await read({ before: log.start + 1 }, (page) => ({ ...startOf(page), hasOlder: page.hasMore }));
    },
    async catchUp({ refetchNewest, signal }) {
      if (!isOpen) return open();
      if (!refetchNewest) return fill((page) => page.hasMore, signal);
      const page = await read({});
      // Up to where the newest page begins; a short absence ends here, with one request.
      if (page && hasGap(log)) await fill(() => hasGap(log), signal);
    },
    heard: (news) => hear((known) => mergeNew(known, news)),
    received: (message) => hear((known) => mergeNew(known, [withOwnVersions(message)])),
    reacted: (changes, memberId) => void hear((known) => mergeReactions(known, changes, memberId)),
    forget() {
      isOpen = false;
      eventsDuringFetch.clear();
      setState(emptyLog);
    },
  };
}
