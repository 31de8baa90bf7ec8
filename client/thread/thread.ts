import { createStore, type StoreApi } from "zustand/vanilla";
import { newRequestId } from "../../schema/game/request-id.ts";
import type { Mention, Message } from "../../schema/thread/message.ts";
import type { ReactionChange, ReactionEmoji } from "../../schema/thread/reaction.ts";
import { type FailureCode, isPassing } from "../net/http/api-error.ts";
import type { Seated } from "../net/room/enter-room.ts";
import { createRoomClient } from "../net/room/room-client.ts";
import type { ConnectionState } from "../net/room/room-connection.ts";
import { keepSame, type RoomStore } from "../net/room/room-store.ts";
import { type KeyValueStore, localStore } from "../net/storage/local-storage.ts";
import { wait } from "../net/wait.ts";
import { createHistory, type MessagePage, type PageQuery } from "./history/history.ts";
import { emptyLog, type MessageLog } from "./history/message-log.ts";
import type { KnownMessage } from "./history/message-merge.ts";
import { savedPageOf } from "./history/saved-page.ts";
import { createSync, type SyncState } from "./history/sync.ts";
import { type AskedEdit, type Change, createChanges, isAsked } from "./pending/changes.ts";
import { retainThread } from "./pending/open-threads.ts";
import { createOutbox, type MessageExtras, type Unsent } from "./pending/outbox.ts";
import { createChangeStorage, createOutboxStorage } from "./pending/pending-storage.ts";
import { refusalOf } from "./pending/refusal.ts";
import type { ThreadKind } from "./pending/thread-key.ts";
import { applyChanges } from "./pending/visible.ts";
import { createReadReceipts } from "./read/read-receipts.ts";
import { statusOf, type ThreadStatus } from "./thread-status.ts";
import { createTypingIndicator, createTypingSender } from "./typing-indicator.ts";

export interface ThreadView {
  status: ThreadStatus;
  /** The messages as the server has them. */
  log: MessageLog;
  /** The messages to show: the log with this member's changes that the server has not confirmed. */
  visible: readonly KnownMessage[];
  unsent: readonly Unsent[];
  /** The member's edits with contact data that they have not confirmed. */
  askedEdits: readonly AskedEdit[];
  /** A refused message that goes back into the composer. Null once it is there. */
  takenBack: Unsent | null;
  /** Members who are typing now. */
  writing: readonly string[];
}

export interface ThreadParts {
  kind: ThreadKind;
  threadId: string;
  memberId: string;
  /** Where pending messages and changes survive a reload. */
  saved?: KeyValueStore;
  takeSeat(): Promise<Seated>;
  readPage(query: PageQuery): Promise<MessagePage>;
  /** Called at once when the member has seen messages up to this seq, before the server knows. */
  seen(seq: number): void;
  /** The room refused a change, and it is no longer shown. */
  onRefused(change: Change, code: FailureCode): void;
}

interface Receipt {
  id: string;
  message: Message;
}

/** An open conversation or channel: its messages, its connection and its actions. */
export interface Thread {
  kind: ThreadKind;
  threadId: string;
  memberId: string;
  store: StoreApi<ThreadView>;
  /** The connection, and who is here. */
  room: RoomStore<{ present: Record<string, string> }>;
  open(): void;
  close(): void;
  /** The page is visible again, or the network is back. */
  wake(): void;
  write(content: string, extras?: MessageExtras): void;
  retry(id: string): void;
  /** Sends a refused message whose contact data the member confirms. */
  sendAnyway(id: string): void;
  discard(id: string): void;
  /** Moves a refused message back into the composer. */
  takeBack(message: Unsent): void;
  /** Edits, deletions and reactions show at once. If the room refuses one, it is undone. */
  edit(seq: number, content: string, mentions?: readonly Mention[]): void;
  /** Saves an edit whose contact data the member confirms. */
  confirmEdit(id: string): void;
  discardEdit(id: string): void;
  remove(seq: number): void;
  react(seq: number, emoji: ReactionEmoji, isOn: boolean): void;
  /** Reads any part of the thread. The log does not change. Rejects with an ApiError. */
  readPage(query: PageQuery): Promise<MessagePage>;
  loadOlder(): Promise<void>;
  /** The member has seen everything up to this seq, and the edits that mention them (`mentioningEditsKey`). */
  markSeen(seq: number, mentioningEdits: string): void;
  /** Tells the server again up to where the member has read, for example because somebody reacted to what they see. */
  confirmRead(): void;
  /** The member has typed something. */
  typed(): void;
}

export function createThread({ kind, threadId, memberId, takeSeat, readPage, ...parts }: ThreadParts): Thread {
  const key = { memberId, kind, threadId };
  const saved = parts.saved ?? localStore();
  const storage = { outbox: createOutboxStorage(saved, key), changes: createChangeStorage(saved, key) };
  const store = createStore<ThreadView>(() => ({
    status: { kind: "loading" },
    log: emptyLog,
    visible: [],
    unsent: storage.outbox.all(),
    askedEdits: storage.changes.all().filter(isAsked),
    takenBack: null,
    writing: [],
  }));
  let changes: readonly Change[] = storage.changes.all();
  let syncState: SyncState = { kind: "loading" };
  let isCaughtUp = false;
  let wasLive = false;
  let release = () => {};
  const connectionKind = () => room.store.getState().connection.kind;

  const savedPage = savedPageOf(kind, threadId);
  const history = createHistory({ readPage, onChange: show, savedPage: savedPage.read });
  const sync = createSync({
    catchUp: history.catchUp,
    onChange(state) {
      syncState = state;
      // The member may no longer read it.
      if (state.kind === "failed" && !isPassing(state.code)) savedPage.save(emptyLog);
      updateStatus();
    },
    wait,
    random: Math.random,
  });
  const room = createRoomClient<{ present: Record<string, string> }>({
    takeSeat,
    state: (plain) =>
      room.store.setState(({ view }) => ({ view: keepSame(view, plain as { present: Record<string, string> }) })),
    message: onMessage,
    onChange: connectionChanged,
  });
  const pendingParts = { requests: room.requests, newId: newRequestId };
  const outbox = createOutbox({
    ...pendingParts,
    storage: storage.outbox,
    now: Date.now,
    onChange: (unsent) => store.setState({ unsent }),
  });
  const pendingChanges = createChanges({
    ...pendingParts,
    storage: storage.changes,
    onChange(next) {
      changes = next;
      store.setState({ askedEdits: next.filter(isAsked) });
      show(store.getState().log);
    },
    onRefused: parts.onRefused,
  });
  const readReceipts = createReadReceipts((seq) => room.send("read", { seq }), wait);
  const typingIndicator = createTypingIndicator(wait, (writing) => store.setState({ writing }));
  const sendTyping = createTypingSender(
    () => room.send("typing", {}),
    () => performance.now(),
  );

  function show(log: MessageLog): void {
    if (log !== store.getState().log) savedPage.save(log);
    store.setState({ log, visible: applyChanges(log.messages, changes) });
    confirmSeen(log.messages);
  }

  function updateStatus(): void {
    const status = statusOf({
      sync: syncState,
      connection: connectionKind(),
      isCaughtUp,
      hasSaved: store.getState().log.messages.length > 0,
    });
    store.setState({ status: keepSame(store.getState().status, status) });
  }

  /** If a receipt is lost, the message itself confirms that it was stored. */
  function confirmSeen(messages: readonly Message[]): void {
    const { unsent } = store.getState();
    if (unsent.length === 0) return;
    const here = new Set(messages.filter(({ senderId }) => senderId === memberId).map(({ requestId }) => requestId));
    for (const { id } of unsent) if (here.has(id)) outbox.confirmed(id);
  }

  function connectionChanged(connection: ConnectionState): void {
    if (connection.kind === "live") void catchUp();
    else {
      const refusal = refusalOf(connection);
      if (refusal !== null) outbox.refuseAll(refusal);
      // Resending it would break every new socket.
      if (connection.kind === "reconnecting" && connection.cause === "request/too-large") refuseTooLarge();
      typingIndicator.clear();
      isCaughtUp = false;
    }
    updateStatus();
  }

  /** No socket delivered the messages sent before it opened, so they are fetched. */
  async function catchUp(): Promise<void> {
    const caughtUp = sync.request({ refetchNewest: wasLive });
    wasLive = true;
    readReceipts.resend();
    await caughtUp;
    isCaughtUp = connectionKind() === "live";
    updateStatus();
  }

  /** Only messages and edits can be too large. If a message is being sent, it is the more likely one. */
  function refuseTooLarge(): void {
    if (!outbox.refuseTooLarge()) room.requests.refused({ request: "edit", code: "thread/too-long" });
  }

  function onMessages(messages: readonly Message[]): void {
    if (history.addMessages(messages)) void sync.request();
    for (const { senderId } of messages) typingIndicator.stopped(senderId);
  }

  function onReceipt({ id, message }: Receipt): void {
    if (history.addReceipt(message)) void sync.request();
    outbox.confirmed(id);
  }

  /** The member's access has changed, so all messages are loaded again. */
  function resetHistory(): void {
    history.reset();
    sync.reset();
  }

  function onMessage(type: string, payload: unknown): void {
    if (type === "messages") onMessages((payload as { messages: Message[] }).messages);
    else if (type === "reactions") history.addReactions((payload as { changes: ReactionChange[] }).changes, memberId);
    else if (type === "receipt") onReceipt(payload as Receipt);
    else if (type === "accessChanged") resetHistory();
    else if (type === "typing") {
      const typingId = (payload as { memberId: string }).memberId;
      if (typingId !== memberId) typingIndicator.onTyping(typingId);
    }
  }

  return {
    kind,
    threadId,
    memberId,
    store,
    room: room.store,
    open() {
      release();
      release = retainThread(key);
      room.open();
      outbox.open();
      pendingChanges.open();
      void sync.request();
    },
    close() {
      readReceipts.stop();
      outbox.stop();
      pendingChanges.stop();
      sync.stop();
      typingIndicator.clear();
      room.close();
      release();
      release = () => {};
    },
    wake() {
      room.retryNow();
      void sync.request({ refetchNewest: true });
    },
    write: outbox.write,
    retry(id) {
      outbox.retry(id);
      // After a refusal for good, only a new seat shows whether the member may write again.
      if (connectionKind() === "ended") room.open();
    },
    sendAnyway(id) {
      outbox.sendAnyway(id);
      if (connectionKind() === "ended") room.open();
    },
    discard: outbox.discard,
    takeBack(message) {
      outbox.discard(message.id);
      store.setState({ takenBack: message });
    },
    confirmEdit: pendingChanges.confirm,
    discardEdit: pendingChanges.discard,
    edit: (seq, content, mentions = []) => pendingChanges.add({ kind: "edit", seq, content, mentions }),
    remove: (seq) => pendingChanges.add({ kind: "delete", seq }),
    react: (seq, emoji, isOn) => pendingChanges.add({ kind: "react", seq, emoji, isOn }),
    readPage,
    loadOlder: history.loadOlder,
    markSeen(seq, mentioningEdits) {
      readReceipts.markSeen(seq, mentioningEdits);
      parts.seen(seq);
    },
    confirmRead: readReceipts.resend,
    typed: sendTyping,
  };
}
