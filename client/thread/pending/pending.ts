import { newRequestId } from "../../../schema/game/request-id.ts";
import type { Message } from "../../../schema/thread/message.ts";
import type { FailureCode } from "../../net/http/api-error.ts";
import type { ConnectionState } from "../../net/room/room-connection.ts";
import type { RoomRequests } from "../../net/room/room-request.ts";
import type { KeyValueStore } from "../../net/storage/local-storage.ts";
import { lateUploads } from "../attachment/upload/late-uploads.ts";
import type { KnownMessage } from "../history/message-merge.ts";
import { type AskedEdit, type Change, type Changes, createChanges, isAsked } from "./changes.ts";
import { createOutbox, type Outbox, type Unsent } from "./outbox.ts";
import { createChangeStorage, createOutboxStorage } from "./pending-storage.ts";
import { refusalOf } from "./refusal.ts";
import type { ThreadKey } from "./thread-key.ts";
import { applyChanges } from "./visible.ts";

export interface PendingView {
  unsent: readonly Unsent[];
  /** The member's edits with contact data that they have not confirmed. */
  askedEdits: readonly AskedEdit[];
}

export interface PendingParts {
  key: ThreadKey;
  /** Where pending messages and changes survive a reload. */
  saved: KeyValueStore;
  requests: RoomRequests;
  /** Called with all fields at once when it is created, and then with those that change. */
  setView(view: Partial<PendingView>): void;
  /** The changes are not the same anymore, and `applyTo` has another result. */
  onChange(): void;
  /** The room refused a change, and it is no longer shown. */
  onRefused(change: Change, code: FailureCode): void;
}

/** What the member has done in a thread and the server has not confirmed: new messages, and changes to others. */
export interface Pending {
  outbox: Outbox;
  changes: Changes;
  /** The messages with the member's changes. */
  applyTo(messages: readonly KnownMessage[]): readonly KnownMessage[];
  /** These messages are stored, so they are not pending anymore, even if their receipts were lost. */
  confirmStored(messages: readonly Message[]): void;
  /** There is no socket. Refuses what would never be accepted over another one. */
  disconnected(connection: ConnectionState): void;
  open(): void;
  /** The thread is closed: stops sending until `open` is called again. */
  stop(): void;
}

export function createPending({ key, saved, requests, setView, onChange, onRefused }: PendingParts): Pending {
  const storage = { outbox: createOutboxStorage(saved, key), changes: createChangeStorage(saved, key) };
  let unsent: readonly Unsent[] = storage.outbox.all();
  let known: readonly Change[] = storage.changes.all();
  setView({ unsent, askedEdits: known.filter(isAsked) });

  const outbox = createOutbox({
    requests,
    uploads: lateUploads(key),
    newId: newRequestId,
    storage: storage.outbox,
    now: Date.now,
    onChange(next) {
      unsent = next;
      setView({ unsent });
    },
  });
  const changes = createChanges({
    requests,
    newId: newRequestId,
    storage: storage.changes,
    onChange(next) {
      known = next;
      setView({ askedEdits: next.filter(isAsked) });
      onChange();
    },
    onRefused,
  });

  /** Only messages and edits can be too large. If a message is being sent, it is the more likely one. */
  function refuseTooLarge(): void {
    if (!outbox.refuseTooLarge()) requests.refused({ request: "edit", code: "thread/too-long" });
  }

  return {
    outbox,
    changes,
    applyTo: (messages) => applyChanges(messages, known),
    confirmStored(messages) {
      if (unsent.length === 0) return;
      const own = messages.filter(({ senderId }) => senderId === key.memberId);
      const stored = new Set(own.map(({ requestId }) => requestId));
      for (const { id } of unsent) if (stored.has(id)) outbox.confirmed(id);
    },
    disconnected(connection) {
      const refusal = refusalOf(connection);
      if (refusal !== null) outbox.refuseAll(refusal);
      // Resending it would break every new socket.
      if (connection.kind === "reconnecting" && connection.cause === "request/too-large") refuseTooLarge();
    },
    open() {
      outbox.open();
      changes.open();
    },
    stop() {
      outbox.stop();
      changes.stop();
    },
  };
}
