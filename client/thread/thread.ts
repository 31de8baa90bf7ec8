import { createStore, type StoreApi } from "zustand/vanilla";
import { newRequestId } from "../../schema/game/request-id.ts";
import type { Mention, Message } from "../../schema/thread/message.ts";
import type { ReactionEmoji, ReactionNews } from "../../schema/thread/reaction.ts";
import { createRoomClient } from "../net/room-client.ts";
import type { ConnectionState } from "../net/room-connection.ts";
import { ask } from "../net/room-request.ts";
import { keepSame, type RoomStore } from "../net/room-store.ts";
import type { Seated } from "../net/rooms.ts";
import { wait } from "../net/wait.ts";
import { createHistory, type MessagePage, type PageQuery } from "./history.ts";
import { emptyLog, type MessageLog } from "./message-log.ts";
import { type Attached, createOutbox, idsOf, type OutboxStorage, type Unsent } from "./outbox.ts";
import { createPendingReactions, type PendingReaction } from "./reaction/pending-reactions.ts";
import { createReadReceipts } from "./read-receipts.ts";
import { createSync, type SyncState } from "./sync.ts";
import { createTypingIndicator, createTypingSender } from "./typing-indicator.ts";

/** How long the room has to answer a request. */
const TIMEOUT_MS = 8_000;

export interface ThreadView {
  sync: SyncState;
  /** The socket is live, and what it missed before has been asked for. */
  isCaughtUp: boolean;
  log: MessageLog;
  unsent: readonly Unsent[];
  /** Members who are writing just now. */
  writing: readonly string[];
  /** Reactions that are shown as this member wants them, until the room has answered. */
  pendingReactions: readonly PendingReaction[];
}

/** What its members call it. */
export type ThreadKind = "conversation" | "channel";

export interface ThreadParts {
  kind: ThreadKind;
  threadId: string;
  memberId: string;
  storage: OutboxStorage;
  takeSeat(): Promise<Seated>;
  readPage(query: PageQuery): Promise<MessagePage>;
  /** Told as soon as something was seen, before the server is. */
  seen(seq: number): void;
}

interface Receipt {
  id: string;
  message: Message;
}

/** A conversation or a channel as this member has it open: what is known of it, and what can be done in it. */
export interface Thread {
  kind: ThreadKind;
  threadId: string;
  memberId: string;
  store: StoreApi<ThreadView>;
  /** The line, and who is here. */
  room: RoomStore<{ present: Record<string, string> }>;
  open(): void;
  close(): void;
  /** The page is in front again, or the network is back. */
  wake(): void;
  write(content: string, attached?: Attached): void;
  retry(id: string): void;
  discard(id: string): void;
  /** These reject with the room's refusal or with `network/unreachable`. */
  edit(seq: number, content: string, mentions?: readonly Mention[]): Promise<void>;
  remove(seq: number): Promise<void>;
  react(seq: number, emoji: ReactionEmoji, isOn: boolean): Promise<void>;
  /** Messages around a place, wherever it is; the log stays as it is. */
  readPage(query: PageQuery): Promise<MessagePage>;
  older(): Promise<void>;
  /** Everything up to this place was before the member's eyes, with the edits that name them. */
  seen(seq: number, named: string): void;
  typed(): void;
}

export function createThread({ kind, threadId, memberId, storage, takeSeat, readPage, seen }: ThreadParts): Thread {
  const store = createStore<ThreadView>(() => ({
    sync: { kind: "loading" },
    isCaughtUp: false,
    log: emptyLog,
    unsent: storage.all(),
    writing: [],
    pendingReactions: [],
  }));
  let wasLive = false;
  const isLive = () => room.store.getState().connection.kind === "live";

  const history = createHistory({
    readPage,
    changed(log) {
      store.setState({ log });
      confirmSeen(log.messages);
    },
  });
  const sync = createSync({
    catchUp: history.catchUp,
    changed: (state) => store.setState({ sync: state }),
    wait,
    random: Math.random,
  });
  const room = createRoomClient<{ present: Record<string, string> }>({
    takeSeat,
    state: (plain) =>
      room.store.setState(({ view }) => ({ view: keepSame(view, plain as { present: Record<string, string> }) })),
    message: hear,
    changed: connectionChanged,
  });
  const outbox = createOutbox({
    storage,
    requests: room.requests,
    newId: newRequestId,
    now: Date.now,
    changed: (unsent) => store.setState({ unsent }),
  });
  const request = (name: string, payload: object) => ask(room.requests, { name, payload, timeoutMs: TIMEOUT_MS });
  const pendingReactions = createPendingReactions({
    ask: (wish) => request("react", wish),
    changed: (next) => store.setState({ pendingReactions: next }),
  });
  const readReceipts = createReadReceipts((seq) => room.send("read", { seq }), wait);
  const typingIndicator = createTypingIndicator(wait, (writing) => store.setState({ writing }));
  const sendTyping = createTypingSender(
    () => room.send("typing", {}),
    () => performance.now(),
  );

  /** The receipt may be lost; the message itself says as much. */
  function confirmSeen(messages: readonly Message[]): void {
    const { unsent } = store.getState();
    if (unsent.length === 0) return;
    const here = new Set(messages.filter(({ senderId }) => senderId === memberId).map(({ requestId }) => requestId));
    for (const { id } of unsent) if (here.has(id)) outbox.confirmed(id);
  }

  function connectionChanged(connection: ConnectionState): void {
    if (connection.kind !== "live") {
      // Sent again it would break every socket. Nothing else that goes out is large, so it was the message under way.
      if (connection.kind === "reconnecting" && connection.cause === "request/too-large") outbox.tooLarge();
      typingIndicator.clear();
      store.setState({ isCaughtUp: false });
      return;
    }
    // What came between the page and the socket, or while the socket was broken, came to nobody.
    void sync.request({ refetchNewest: wasLive }).then(() => store.setState({ isCaughtUp: isLive() }));
    wasLive = true;
    readReceipts.again();
  }

  function heard(messages: readonly Message[]): void {
    if (history.heard(messages)) void sync.request();
    for (const { senderId } of messages) typingIndicator.stopped(senderId);
  }

  function received({ id, message }: Receipt): void {
    if (history.received(message)) void sync.request();
    outbox.confirmed(id);
  }

  /** What may be seen of the thread has changed. */
  function resetHistory(): void {
    history.forget();
    sync.anew();
  }

  function hear(type: string, payload: unknown): void {
    if (type === "messages") heard((payload as { messages: Message[] }).messages);
    else if (type === "reactions") history.reacted((payload as { changes: ReactionNews[] }).changes, memberId);
    else if (type === "receipt") received(payload as Receipt);
    else if (type === "accessChanged") resetHistory();
    else if (type === "typing") {
      const writer = (payload as { memberId: string }).memberId;
      if (writer !== memberId) typingIndicator.heard(writer);
    }
  }

  return {
    kind,
    threadId,
    memberId,
    store,
    room: room.store,
    open() {
      room.open();
      outbox.open();
      void sync.request();
    },
    close() {
      readReceipts.stop();
      outbox.stop();
      sync.stop();
      typingIndicator.clear();
      room.close();
    },
    wake() {
      room.retryNow();
      void sync.request({ refetchNewest: true });
    },
    write: outbox.write,
    retry: outbox.retry,
    discard: outbox.discard,
    edit: (seq, content, mentions = []) =>
      request("edit", { seq, content, ...(mentions.length > 0 && { mentions: idsOf(mentions) }) }),
    remove: (seq) => request("delete", { seq }),
    react: (seq, emoji, isOn) => pendingReactions.wish({ seq, emoji, isOn }),
    readPage,
    older: history.older,
    seen(seq, named) {
      readReceipts.seen(seq, named);
      seen(seq);
    },
    typed: sendTyping,
  };
}
