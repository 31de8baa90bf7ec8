import { createStore, type StoreApi } from "zustand/vanilla";
import type { Mention } from "../../schema/thread/message.ts";
import type { ReactionEmoji } from "../../schema/thread/reaction.ts";
import type { FailureCode } from "../net/http/api-error.ts";
import type { Seated } from "../net/room/enter-room.ts";
import { createRoomClient } from "../net/room/room-client.ts";
import type { ConnectionState } from "../net/room/room-connection.ts";
import type { Refusal } from "../net/room/room-request.ts";
import { keepSame, type RoomStore } from "../net/room/room-store.ts";
import { type KeyValueStore, localStore } from "../net/storage/local-storage.ts";
import type { MessagePage, PageQuery } from "./history/history.ts";
import { createLiveHistory } from "./history/live-history.ts";
import type { MessageLog } from "./history/message-log.ts";
import { savedPageOf } from "./history/saved-page.ts";
import type { Change } from "./pending/changes.ts";
import { retainThread } from "./pending/open-threads.ts";
import type { MessageExtras, Unsent } from "./pending/outbox.ts";
import { createPending } from "./pending/pending.ts";
import type { ThreadKind } from "./pending/thread-key.ts";
import { handleRoomMessages } from "./room-messages.ts";
import { createSignals } from "./thread-signals.ts";
import { statusOf } from "./thread-status.ts";
import { emptyView, type ThreadView } from "./thread-view.ts";

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
  /** The member may read other messages than before, for example after a block. */
  onAccessChanged?(): void;
}

/** The members who are here, by id. */
interface Presence {
  present: Record<string, string>;
}

/** An open conversation or channel: its messages, its connection and its actions. */
export interface Thread {
  kind: ThreadKind;
  threadId: string;
  memberId: string;
  store: StoreApi<ThreadView>;
  /** The connection, and who is here. */
  room: RoomStore<Presence>;
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
  vote(seq: number, choices: readonly number[]): void;
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
  const store = createStore<ThreadView>(() => emptyView);
  const connectionKind = () => room.store.getState().connection.kind;
  let release = () => {};

  const room = createRoomClient<Presence>({
    takeSeat,
    state: (plain) => room.store.setState(({ view }) => ({ view: keepSame(view, plain as Presence) })),
    onChange: connectionChanged,
  });
  const pending = createPending({
    key,
    saved: parts.saved ?? localStore(),
    requests: room.requests,
    setView: (view) => store.setState(view),
    onChange: () => show(store.getState().log),
    onRefused: parts.onRefused,
  });
  const { outbox, changes } = pending;
  const history = createLiveHistory({
    readPage,
    savedPage: savedPageOf(kind, threadId),
    isLive: () => connectionKind() === "live",
    onLog: show,
    onState: updateStatus,
  });
  const signals = createSignals({ send: room.send, onWriting: (writing) => store.setState({ writing }) });
  handleRoomMessages(room, { memberId, history, outbox, signals });
  room.on("accessChanged", () => parts.onAccessChanged?.());
  room.on<Refusal>("refused", ({ retryAfter }) => {
    if (retryAfter !== undefined) store.setState({ refusedUntil: Date.now() + retryAfter * 1000 });
  });

  function show(log: MessageLog): void {
    store.setState({ log, visible: pending.applyTo(log.messages) });
    pending.confirmStored(log.messages);
  }

  function updateStatus(): void {
    const { log, status } = store.getState();
    const parts = { ...history.state(), connection: connectionKind(), hasSaved: log.messages.length > 0 };
    store.setState({ status: keepSame(status, statusOf(parts)) });
  }

  function connectionChanged(connection: ConnectionState): void {
    if (connection.kind === "live") {
      history.connected();
      signals.confirmRead();
    } else {
      pending.disconnected(connection);
      signals.disconnected();
      history.disconnected();
    }
    updateStatus();
  }

  /** After a refusal for good, only a new seat shows whether the member may write again. */
  function openIfEnded(): void {
    if (connectionKind() === "ended") room.open();
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
      pending.open();
      history.open();
    },
    close() {
      signals.stop();
      pending.stop();
      history.stop();
      room.close();
      release();
      release = () => {};
    },
    wake() {
      room.retryNow();
      history.refresh();
    },
    write: outbox.write,
    retry(id) {
      outbox.retry(id);
      openIfEnded();
    },
    sendAnyway(id) {
      outbox.sendAnyway(id);
      openIfEnded();
    },
    discard: outbox.discard,
    takeBack(message) {
      outbox.takeBack(message.id);
      store.setState({ takenBack: message });
    },
    confirmEdit: changes.confirm,
    discardEdit: changes.discard,
    edit: (seq, content, mentions = []) => changes.add({ kind: "edit", seq, content, mentions }),
    remove: (seq) => changes.add({ kind: "delete", seq }),
    react: (seq, emoji, isOn) => changes.add({ kind: "react", seq, emoji, isOn }),
    vote: (seq, choices) => changes.add({ kind: "vote", seq, choices }),
    readPage,
    loadOlder: history.loadOlder,
    markSeen(seq, mentioningEdits) {
      signals.markSeen(seq, mentioningEdits);
      parts.seen(seq);
    },
    confirmRead: signals.confirmRead,
    typed: signals.typed,
  };
}
