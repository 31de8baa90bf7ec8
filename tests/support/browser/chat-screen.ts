import { setTimeout as pause } from "node:timers/promises";
import type { Seated } from "../../../client/net/room/enter-room.ts";
import { createRoomConnection, type OpenSocket } from "../../../client/net/room/room-connection.ts";
import { createRoomRequests } from "../../../client/net/room/room-request.ts";
import { wait } from "../../../client/net/wait.ts";
import { createHistory, type MessagePage } from "../../../client/thread/history/history.ts";
import { emptyLog, type MessageLog } from "../../../client/thread/history/message-log.ts";
import { createSync } from "../../../client/thread/history/sync.ts";
import type { PendingStorage } from "../../../client/thread/pending/outbox.ts";
import { createOutbox, type Unsent } from "../../../client/thread/pending/outbox.ts";
import { readChannelMessages, takeChannelSeat } from "../../../schema/channel/api.ts";
import { readMessages, takeChatSeat } from "../../../schema/chat/api.ts";
import type { ErrorCode } from "../../../schema/errors.ts";
import type { Message } from "../../../schema/thread/message.ts";
import { withApiErrors } from "../../load/member/api-errors.ts";
import type { Member } from "../../load/member/member.ts";
import { listen } from "../chat/chat-member.ts";

/** The client's own chat code without a browser, with one conversation open and a record of confirmed messages. */
export interface ChatScreen {
  readonly member: Member;
  /** The ids that this screen gave its messages, in the order in which they were written. */
  readonly written: readonly string[];
  /** The ids of the messages that the server has confirmed, in the order of their receipts. */
  readonly ledger: readonly string[];
  /** Codes of refusals that a retry can't fix. */
  readonly refusals: readonly string[];
  /** Describes the unconfirmed messages for a failure message; empty if all are confirmed. */
  waiting(): readonly string[];
  /** How long the messages waited for their receipts, in milliseconds. */
  readonly waits: readonly number[];
  /** The messages of the conversation that the screen has loaded. */
  log(): MessageLog;
  /** Writes messages, pausing `pauseMs()` between them and with at most three unconfirmed, until `signal` aborts. */
  writeOn(pauseMs: () => number, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Longer than a join takes on a busy machine; a server killed during one never replies. */
const JOIN_LIMIT_MS = 5_000;

/** More unsent messages than this would exceed the member's rate limit once the server is back. */
const UNSENT_MAX = 3;

/** How the messages of one kind of thread are read, and how a seat in its live room is taken. */
interface Thread {
  readPage(member: Member, id: string, query: Record<string, string>): Promise<MessagePage>;
  takeSeat(member: Member, id: string): Promise<Seated>;
}

const threads = {
  conversation: {
    readPage: (member, conversationId, query) => member.call(readMessages, { params: { conversationId }, query }),
    takeSeat: (member, conversationId) => member.call(takeChatSeat, { params: { conversationId } }),
  },
  channel: {
    readPage: (member, channelId, query) => member.call(readChannelMessages, { params: { channelId }, query }),
    takeSeat: (member, channelId) => member.call(takeChannelSeat, { params: { channelId } }),
  },
} as const satisfies Record<string, Thread>;
export type ThreadKind = keyof typeof threads;

export interface ScreenOptions {
  /** By default a conversation. */
  readonly kind?: ThreadKind;
  /** The text of the nth message, from 1. */
  readonly text?: (nth: number) => string;
}

/** Opens a screen. It reconnects by itself and resends unconfirmed messages. */
export function openScreen(member: Member, threadId: string, options: ScreenOptions = {}): ChatScreen {
  const { kind = "conversation", text = (nth: number) => `message ${nth}` } = options;
  const written: string[] = [];
  const ledger: string[] = [];
  const refusals: string[] = [];
  const writtenAt = new Map<string, number>();
  const waits: number[] = [];
  let log = emptyLog;
  let connectionState = "idle";
  let lastCode = "none";

  const history = createHistory({
    readPage: (query) => withApiErrors(readPage(member, threadId, query, kind)),
    onChange: (now) => {
      log = now;
    },
  });
  const sync = createSync({ catchUp: history.catchUp, onChange: () => {}, wait, random: Math.random });
  const connection = createRoomConnection({
    connect: (broken) =>
      withApiErrors(
        withinLimit(async () => {
          const { reservation } = await threads[kind].takeSeat(member, threadId);
          const { room, closed } = await listen(member, member.reachable(reservation), receive);
          void closed.then(broken);
          return {
            send: (type, payload) => room.send(type, payload),
            ping: (answered) => room.ping(answered),
            close: () => void room.leave(false),
          } as OpenSocket;
        }),
      ),
    onChange: ({ kind }) => {
      connectionState = kind;
      if (kind !== "live") return;
      void sync.request({ refetchNewest: true });
      requests.resend();
    },
    wait,
    random: Math.random,
    now: () => performance.now(),
  });
  const requests = createRoomRequests({
    send: connection.send,
    newId: () => crypto.randomUUID(),
    wait,
    onUnanswered: connection.replace,
  });
  const outbox = createOutbox({
    uploads: { start: () => () => {}, remove: () => {} },
    storage: memoryStorage(),
    requests,
    newId: () => {
      const id = crypto.randomUUID();
      written.push(id);
      writtenAt.set(id, performance.now());
      return id;
    },
    now: Date.now,
    onChange: () => {},
  });

  function receive(type: string, payload: unknown): void {
    if (type === "messages" && history.addMessages((payload as { messages: Message[] }).messages)) void sync.request();
    if (type === "refused") {
      const { code, id } = payload as { code: ErrorCode; id?: string };
      requests.refused({ request: "send", code, ...(id !== undefined && { id }) });
      lastCode = code;
      if (!code.endsWith("/too-many") && !code.startsWith("server/")) refusals.push(code);
    }
    if (type !== "receipt") return;
    const { id } = payload as { id: string };
    // A message that was sent twice is confirmed twice.
    if (!ledger.includes(id)) {
      ledger.push(id);
      waits.push(performance.now() - (writtenAt.get(id) ?? Number.NaN));
    }
    outbox.confirmed(id);
  }

  connection.open();
  return {
    member,
    written,
    ledger,
    refusals,
    waiting: () => {
      const left = written.length - ledger.length;
      return left > 0
        ? [`${left} of ${written.length} on a connection that is ${connectionState}, last refusal ${lastCode}`]
        : [];
    },
    waits,
    log: () => log,
    async writeOn(pauseMs, signal) {
      while (!signal.aborted) {
        if (written.length - ledger.length < UNSENT_MAX) outbox.write(text(written.length + 1));
        await pause(pauseMs());
      }
    },
    close() {
      outbox.stop();
      sync.stop();
      connection.close();
    },
  };
}

/** Requests a page of the thread like the client does. */
export async function readPage(
  member: Member,
  threadId: string,
  query: { before?: number; after?: number },
  kind: ThreadKind = "conversation",
): Promise<MessagePage> {
  const strings = Object.entries(query).map(([name, seq]) => [name, String(seq)]);
  return await threads[kind].readPage(member, threadId, Object.fromEntries(strings));
}

async function withinLimit<T>(work: () => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const late = pause(JOIN_LIMIT_MS, undefined, { signal: limit.signal }).then(() => {
    throw new Error("the join took too long");
  });
  late.catch(() => {});
  try {
    return await Promise.race([work(), late]);
  } finally {
    limit.abort();
  }
}

function memoryStorage(): PendingStorage<Unsent> {
  const stored = new Map<string, Unsent>();
  return {
    all: () => [...stored.values()],
    put: (unsent) => void stored.set(unsent.id, unsent),
    remove: (id) => void stored.delete(id),
  };
}
