import { createStore, type StoreApi } from "zustand/vanilla";
import type { ErrorCode } from "../../schema/errors.ts";
import { newRequestId } from "../../schema/game/request-id.ts";
import type { Message } from "../../schema/thread/message.ts";
import { ApiError } from "../net/api-error.ts";
import { createLiveRoom } from "../net/live-room.ts";
import type { LineState } from "../net/room-line.ts";
import { keepSame, type RoomStore } from "../net/room-store.ts";
import type { Seated } from "../net/rooms.ts";
import { wait } from "../net/wait.ts";
import { createHistory, type MessagePage, type PageQuery } from "./history.ts";
import { emptyLog, lastSeqOf, type MessageLog } from "./message-log.ts";
import { createOutbox, type OutboxShelf, type Unsent } from "./outbox.ts";
import { createReader } from "./reader.ts";
import { createSync, type SyncState } from "./sync.ts";
import { createVigil } from "./vigil.ts";
import { createWriters, createWritingVoice } from "./writers.ts";

/** How long the room has to do what it was asked. */
const PATIENCE_MS = 8_000;

export interface ThreadView {
  sync: SyncState;
  log: MessageLog;
  unsent: readonly Unsent[];
  /** Members who are writing just now. */
  writing: readonly string[];
}

export interface ThreadParts {
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
  threadId: string;
  memberId: string;
  store: StoreApi<ThreadView>;
  /** The line, and who is here. */
  room: RoomStore<{ present: Record<string, string> }>;
  open(): void;
  close(): void;
  /** The page is in front again, or the network is back. */
  wake(): void;
  write(content: string): void;
  retry(id: string): void;
  discard(id: string): void;
  /** Both reject with the room's refusal or with `network/unreachable`. */
  edit(seq: number, content: string): Promise<void>;
  remove(seq: number): Promise<void>;
  older(): Promise<void>;
  /** Everything up to this place was before the member's eyes. */
  seen(seq: number): void;
  typed(): void;
}

export function createThread({ threadId, memberId, shelf, takeSeat, readPage, seen }: ThreadParts): Thread {
  const store = createStore<ThreadView>(() => ({
    sync: { kind: "loading" },
    log: emptyLog,
    unsent: shelf.all(),
    writing: [],
  }));
  const asked = new Map<string, (error: ApiError | null) => void>();
  let wasLive = false;

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
      return;
    }
    // What came between the page and the wire, or while the wire was broken, came to nobody.
    void sync.due({ thoroughly: wasLive });
    wasLive = true;
    vigil.start();
    reader.again();
    outbox.resend();
  }

  function takeIn(messages: readonly Message[]): void {
    if (history.heard(messages)) void sync.due();
    for (const { senderId } of messages) writers.stopped(senderId);
  }

  function refused({ request, code, id }: Refused): void {
    if (request === "send") outbox.refused({ id, code });
    else if (id !== undefined) asked.get(id)?.(new ApiError(code));
  }

  function hear(type: string, payload: unknown): void {
    vigil.heard();
    if (type === "news") takeIn((payload as { messages: Message[] }).messages);
    else if (type === "refused") refused(payload as Refused);
    else if (type === "typing") {
      const writer = (payload as { memberId: string }).memberId;
      if (writer !== memberId) writers.heard(writer);
    } else if (type === "receipt") {
      const { id, message } = payload as Receipt;
      takeIn([message]);
      outbox.confirmed(id);
      asked.get(id)?.(null);
    }
  }

  function ask(request: "edit" | "delete", payload: { seq: number; content?: string }): Promise<void> {
    const id = newRequestId();
    return new Promise((resolve, reject) => {
      const settle = (error: ApiError | null) => {
        callOff();
        asked.delete(id);
        if (error) reject(error);
        else resolve();
      };
      const callOff = wait(PATIENCE_MS, () => settle(new ApiError("network/unreachable")));
      asked.set(id, settle);
      if (!room.send(request, { id, ...payload })) settle(new ApiError("network/unreachable"));
    });
  }

  return {
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
    edit: (seq, content) => ask("edit", { seq, content }),
    remove: (seq) => ask("delete", { seq }),
    older: history.older,
    seen(seq) {
      reader.seen(seq);
      seen(seq);
    },
    typed: sayWriting,
  };
}
