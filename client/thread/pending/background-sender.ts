import { takeChannelSeat } from "../../../schema/channel/api.ts";
import { takeChatSeat } from "../../../schema/chat/api.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";
import type { FailureCode } from "../../net/http/api-error.ts";
import { call } from "../../net/http/http.ts";
import type { Seated } from "../../net/room/enter-room.ts";
import { createRoomClient } from "../../net/room/room-client.ts";
import type { ConnectionState } from "../../net/room/room-connection.ts";
import { CHANGES_PREFIX, type KeyValueStore, localStore, OUTBOX_PREFIX } from "../../net/storage/local-storage.ts";
import { lateUploads } from "../attachment/upload/late-uploads.ts";
import { type Change, createChanges, isAsked } from "./changes.ts";
import { isContactQuestion } from "./contact-question.ts";
import { isShownInThisTab, onThreadOpenedOrClosed, runUnlessShown } from "./open-threads.ts";
import { createOutbox } from "./outbox.ts";
import { createChangeStorage, createOutboxStorage } from "./pending-storage.ts";
import { refusalOf } from "./refusal.ts";
import { savedThreads, type ThreadKey } from "./thread-key.ts";
import { toastAsked, toastRefused } from "./toast-refused.ts";

/** After this many failed tries there is probably no network. Its return calls `wake`, which tries again. */
const TRIES_MAX = 4;

export interface BackgroundSenderParts {
  memberId: string;
  saved?: KeyValueStore;
  /** The room refused a change, and it was dropped. By default a toast reports it. */
  onRefused?(change: Change, code: FailureCode): void;
  /** A message or an edit waits until the member confirms the contact data in it. By default a toast reports it. */
  onAsked?(): void;
}

export interface BackgroundSender {
  /** The network may be back: sends what is pending in threads that no screen shows. */
  wake(): void;
  stop(): void;
}

const takeSeat = ({ kind, threadId }: ThreadKey): Promise<Seated> =>
  kind === "channel"
    ? call(takeChannelSeat, { params: { channelId: threadId } })
    : call(takeChatSeat, { params: { conversationId: threadId } });

/** Sends this member's pending messages and changes, in every thread that no screen shows. */
export function createBackgroundSender({
  memberId,
  onRefused = toastRefused,
  onAsked = toastAsked,
  saved = localStore(),
}: BackgroundSenderParts): BackgroundSender {
  /** The functions that stop sending, by thread. */
  const running = new Map<string, () => void>();
  let isStopped = false;

  /** Resolves when nothing is left to send or the room cannot be reached. */
  function send(key: ThreadKey): Promise<void> {
    const storage = { outbox: createOutboxStorage(saved, key), changes: createChangeStorage(saved, key) };
    const asked = new Set(askedIn(storage));
    return new Promise((resolve) => {
      const room = createRoomClient<unknown>({ takeSeat: () => takeSeat(key), onChange: endIfOver });
      const pending = { requests: room.requests, newId: newRequestId, onChange: endIfSent };
      // Otherwise it would wait for the network, and those of other threads for it.
      const uploads = lateUploads(key, { triesMax: TRIES_MAX, onGivenUp: () => end() });
      const outbox = createOutbox({ ...pending, uploads, storage: storage.outbox, now: Date.now });
      const changes = createChanges({ ...pending, storage: storage.changes, onRefused });

      function end(): void {
        if (!running.delete(key.threadId)) return;
        outbox.stop();
        changes.stop();
        room.close();
        resolve();
      }
      function endIfSent(): void {
        for (const id of askedIn(storage)) {
          if (!asked.has(id)) onAsked();
          asked.add(id);
        }
        if (isSent(storage)) end();
      }
      function endIfOver(connection: ConnectionState): void {
        const refusal = refusalOf(connection);
        if (refusal !== null) outbox.refuseAll(refusal);
        if (connection.kind === "ended") end();
        // Resending it would break every new socket.
        else if (connection.kind === "reconnecting" && connection.cause === "request/too-large") {
          if (!outbox.refuseTooLarge()) room.requests.refused({ request: "edit", code: "thread/too-long" });
        } else if (connection.kind === "reconnecting" && connection.attempt >= TRIES_MAX) end();
      }

      running.set(key.threadId, end);
      if (isSent(storage)) return end();
      outbox.open();
      changes.open();
      room.open();
    });
  }

  function pendingThreads(): ThreadKey[] {
    const all = [OUTBOX_PREFIX, CHANGES_PREFIX].flatMap((prefix) => savedThreads(saved, prefix, memberId));
    return [...new Map(all.map((key) => [key.threadId, key])).values()];
  }

  /** One thread after the other, because a phone that comes back online has little bandwidth. */
  async function sendAll(): Promise<void> {
    for (const key of pendingThreads()) {
      if (isStopped) return;
      if (running.has(key.threadId)) continue;
      // If the browser refuses the lock, the next wake tries again. Meanwhile the member may have signed out.
      await runUnlessShown(key, async () => (isStopped ? undefined : await send(key))).catch(() => {});
    }
  }

  const unsubscribe = onThreadOpenedOrClosed((key) => {
    // The screen sends what is pending in the thread that it shows.
    if (isShownInThisTab(key)) running.get(key.threadId)?.();
    else if (key.memberId === memberId) void sendAll();
  });

  return {
    wake: () => void sendAll(),
    stop() {
      isStopped = true;
      unsubscribe();
      for (const end of [...running.values()]) end();
    },
  };
}

interface Storage {
  outbox: ReturnType<typeof createOutboxStorage>;
  changes: ReturnType<typeof createChangeStorage>;
}

/** True if nothing is left to send. What was refused or must be confirmed stays until the member decides. */
const isSent = ({ outbox, changes }: Storage): boolean =>
  outbox.all().every(({ refusal }) => refusal !== null) && changes.all().every(isAsked);

/** The ids of the messages and edits that wait for a confirmation. */
const askedIn = ({ outbox, changes }: Storage): string[] =>
  [...outbox.all().filter(({ refusal }) => isContactQuestion(refusal)), ...changes.all().filter(isAsked)].map(
    ({ id }) => id,
  );
