import { createStore, type StoreApi } from "zustand/vanilla";
import type { ErrorCode } from "../../schema/errors.ts";
import { newRequestId } from "../../schema/game/request-id.ts";
import type { Mention, Message } from "../../schema/thread/message.ts";
import type { ReactionEmoji, ReactionNews } from "../../schema/thread/reaction.ts";
import { createLiveRoom } from "../net/live-room.ts";
import type { LineState } from "../net/room-line.ts";
import { keepSame, type RoomStore } from "../net/room-store.ts";
import type { Seated } from "../net/rooms.ts";
import { wait } from "../net/wait.ts";
import { createAsks } from "./asks.ts";
import { createHistory, type MessagePage, type PageQuery } from "./history.ts";
import { emptyLog, lastSeqOf, type MessageLog } from "./message-log.ts";
import { type Attached, createOutbox, idsOf, type OutboxShelf, type Unsent } from "./outbox.ts";
import { createWishes, type ReactionWish } from "./reaction/wishes.ts";
import { createReader } from "./reader.ts";
import { createSync, type SyncState } from "./sync.ts";
import { createVigil } from "./vigil.ts";
import { createWriters, createWritingVoice } from "./writers.ts";

export interface ThreadView {
  sync: SyncState;
  /** The wire is live, and what it missed before has been asked for. */
  isCaughtUp: boolean;
  log: MessageLog;
  unsent: readonly Unsent[];
  /** Members who are writing just now. */
  writing: readonly string[];
  /** Reactions that are shown as this member wants them, until the room has answered. */
  wishes: readonly ReactionWish[];
}

/** What its members call it. */
export type ThreadKind = "conversation" | "channel";

export interface ThreadParts {
  kind: ThreadKind;
  threadId: string;
  memberId: string;
  shelf: OutboxShelf;
  takeSeat(): Promise<Seated>;
  readPage(query: PageQuery): Promise<MessagePage>;
  /** Told as soon as something was seen, before the server is. */
  seen(seq: number): void;
}

interface Refused {
  request: string;
  code: ErrorCode;
  id?: string;
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

export function createThread({ kind, threadId, memberId, shelf, takeSeat, readPage, seen }: ThreadParts): Thread {
  const store = createStore<ThreadView>(() => ({
    sync: { kind: "loading" },
    isCaughtUp: false,
    log: emptyLog,
    unsent: shelf.all(),
    writing: [],
    wishes: [],
  }));
  let wasLive = false;
  const isLive = () => room.store.getState().line.kind === "live";

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
  const room = createLiveRoom<{ present: Record<string, string> }>({
    takeSeat,
    state: (plain) =>
      room.store.setState(({ view }) => ({ view: keepSame(view, plain as { present: Record<string, string> }) })),
    message: hear,
    changed: lineChanged,
  });
  const outbox = createOutbox({
    shelf,
    send: (message) => room.send("send", message),
    newId: newRequestId,
    now: Date.now,
    wait,
    changed: (unsent) => store.setState({ unsent }),
    unheard: room.replace,
  });
  const asks = createAsks({ send: (request, payload) => room.send(request, payload), newId: newRequestId, wait });
  const wishes = createWishes({
    ask: (wish) => asks.ask("react", wish),
    changed: (next) => store.setState({ wishes: next }),
  });
  const reader = createReader((seq) => room.send("read", { seq }), wait);
  const writers = createWriters(wait, (writing) => store.setState({ writing }));
  const sayWriting = createWritingVoice(
    () => room.send("typing", {}),
    () => performance.now(),
  );
  const vigil = createVigil({
    look: () => sync.due({ thoroughly: true }),
    knownSeq: () => lastSeqOf(store.getState().log.messages),
    isInFront: () => document.visibilityState === "visible",
    dead: room.replace,
    wait,
  });

  /** The receipt may be lost; the message itself says as much. */
  function confirmSeen(messages: readonly Message[]): void {
    const { unsent } = store.getState();
    if (unsent.length === 0) return;
    const here = new Set(messages.filter(({ senderId }) => senderId === memberId).map(({ requestId }) => requestId));
    for (const { id } of unsent) if (here.has(id)) outbox.confirmed(id);
  }

  function lineChanged(line: LineState): void {
    if (line.kind !== "live") {
      // Sent again it would break every wire. Nothing else that goes out is large, so it was the message under way.
      if (line.kind === "reconnecting" && line.cause === "request/too-large") outbox.tooLarge();
      vigil.stop();
      writers.clear();
      store.setState({ isCaughtUp: false });
      return;
    }
    // What came between the page and the wire, or while the wire was broken, came to nobody.
    void sync.due({ thoroughly: wasLive }).then(() => store.setState({ isCaughtUp: isLive() }));
    wasLive = true;
    vigil.start();
    reader.again();
    outbox.resend();
    asks.again();
  }

  function heard(messages: readonly Message[]): void {
    if (history.heard(messages)) void sync.due();
    for (const { senderId } of messages) writers.stopped(senderId);
  }

  function received({ id, message }: Receipt): void {
    if (history.received(message)) void sync.due();
    outbox.confirmed(id);
    asks.done(id);
  }

  /** What may be seen of the thread has changed. */
  function readAnew(): void {
    history.forget();
    sync.anew();
  }

  function refused({ request, code, id }: Refused): void {
    if (request === "send") outbox.refused({ id, code });
    else if (id !== undefined) asks.refused(id, code);
  }

  function hear(type: string, payload: unknown): void {
    vigil.heard();
    if (type === "news") heard((payload as { messages: Message[] }).messages);
    else if (type === "reactions") history.reacted((payload as { changes: ReactionNews[] }).changes, memberId);
    else if (type === "receipt") received(payload as Receipt);
    else if (type === "refused") refused(payload as Refused);
    else if (type === "reread") readAnew();
    else if (type === "typing") {
      const writer = (payload as { memberId: string }).memberId;
      if (writer !== memberId) writers.heard(writer);
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
      void sync.due();
    },
    close() {
      reader.stop();
      outbox.stop();
      asks.stop();
      sync.stop();
      vigil.stop();
      writers.clear();
      room.close();
    },
    wake() {
      room.nudge();
      vigil.wake();
      if (store.getState().sync.kind === "failed") void sync.due();
    },
    write: outbox.write,
    retry: outbox.retry,
    discard: outbox.discard,
    edit: (seq, content, mentions = []) =>
      asks.ask("edit", { seq, content, ...(mentions.length > 0 && { mentions: idsOf(mentions) }) }),
    remove: (seq) => asks.ask("delete", { seq }),
    react: (seq, emoji, isOn) => wishes.wish({ seq, emoji, isOn }),
    readPage,
    older: history.older,
    seen(seq, named) {
      reader.seen(seq, named);
      seen(seq);
    },
    typed: sayWriting,
  };
}
