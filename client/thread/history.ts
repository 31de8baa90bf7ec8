import type { readMessages } from "../../schema/chat/api.ts";
import type { OutputOf } from "../../schema/endpoint.ts";
import type { Message } from "../../schema/thread/message.ts";
import { edgeOf, emptyLog, hasHole, type MessageLog, merge, mergeNews } from "./message-log.ts";

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
  /** Brings what the wire may have missed. `thoroughly` also looks at the newest page again, for edits and deletions. */
  catchUp(options: { thoroughly: boolean }): Promise<void>;
  /** What the wire brought. True where something before it is missing, and catching up is due. */
  heard(news: readonly Message[]): boolean;
}

/** A thread out of pages over HTTP and news over the wire, without a hole and without a stale version. */
export function createHistory({ readPage, changed }: HistoryParts): History {
  let log: MessageLog = emptyLog;
  let isOpen = false;
  /** For each page under way what the wire brought since it was asked for, which is newer than that page. */
  const meanwhiles = new Set<Message[]>();

  function become(next: Partial<MessageLog>): void {
    const { messages, start, hasOlder } = { ...log, ...next };
    if (messages === log.messages && start === log.start && hasOlder === log.hasOlder) return;
    log = { messages, start, hasOlder };
    changed(log);
  }

  async function read(query: PageQuery, rest: (page: MessagePage) => Partial<MessageLog> = () => ({})) {
    const meanwhile: Message[] = [];
    meanwhiles.add(meanwhile);
    try {
      const page = await readPage(query);
      const withPage = { ...log, messages: merge(log.messages, page.messages), ...rest(page) };
      become({ ...withPage, messages: mergeNews(withPage, meanwhile) });
      return page;
    } finally {
      meanwhiles.delete(meanwhile);
    }
  }

  const startOf = ({ messages: [first] }: MessagePage) => (first ? { start: first.seq - 1 } : {});

  async function open(): Promise<void> {
    if (isOpen) return;
    await read({}, (page) => ({ ...startOf(page), hasOlder: page.hasMore }));
    isOpen = true;
  }

  /** Asks on from the edge while it moves and `isMore` says so. */
  async function fill(isMore: (page: MessagePage) => boolean): Promise<void> {
    for (;;) {
      const edge = edgeOf(log);
      const page = await read({ after: edge });
      if (edgeOf(log) === edge || !isMore(page)) return;
    }
  }

  return {
    open,
    async older() {
      if (!log.hasOlder) return;
      await read({ before: log.start + 1 }, (page) => ({ ...startOf(page), hasOlder: page.hasMore }));
    },
    async catchUp({ thoroughly }) {
      if (!isOpen) return open();
      if (!thoroughly) return fill((page) => page.hasMore);
      await read({});
      // Up to where the newest page begins; a short absence ends here, with one request.
      if (hasHole(log)) await fill(() => hasHole(log));
    },
    heard(news) {
      for (const meanwhile of meanwhiles) meanwhile.push(...news);
      // Before the first page there is nothing to put them after; that page brings them, or finds them above.
      if (!isOpen) return false;
      become({ messages: mergeNews(log, news) });
      return hasHole(log);
    },
  };
}
