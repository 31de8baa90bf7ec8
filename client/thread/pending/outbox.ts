import type { Original } from "../../../schema/thread/forward.ts";
import type { Mention, Quote } from "../../../schema/thread/message.ts";
import type { NewPoll } from "../../../schema/thread/poll.ts";
import type { FailureCode } from "../../net/http/api-error.ts";
import type { RequestOutcome, RoomRequest, RoomRequests } from "../../net/room/room-request.ts";

/** Saves entries across reloads. Each call changes one entry, so that two tabs of a thread do not undo each other. */
export interface PendingStorage<Entry extends { id: string }> {
  all(): Entry[];
  put(entry: Entry): void;
  remove(id: string): void;
}

/** The parts of a message besides its text. */
export interface MessageExtras {
  /** The message that it replies to. */
  replyTo?: Quote;
  mentions?: readonly Mention[];
  /** Its text is the question. */
  poll?: NewPoll;
  /** The message that it forwards, as its sender saw it. */
  forward?: Original;
}

/** The member's own message that the server has not confirmed. */
export interface Unsent extends MessageExtras {
  id: string;
  content: string;
  /** Milliseconds since 1970 by this device's clock; only for showing. */
  writtenAt: number;
  /** Why the server refused it. Null while it is waiting or being sent. */
  refusal: FailureCode | null;
  /** What the server said besides the code. */
  refusalText?: string;
  /** The member was asked about contact data in it and sends it anyway. */
  confirmsContact?: true;
}

export interface OutboxParts {
  storage: PendingStorage<Unsent>;
  requests: Pick<RoomRequests, "start" | "cancel" | "refused">;
  newId(): string;
  now(): number;
  onChange(unsent: readonly Unsent[]): void;
}

export interface Outbox {
  write(content: string, extras?: MessageExtras): void;
  /** The thread is open: starts with the first waiting message. */
  open(): void;
  /** The server has stored it: its receipt or the message itself arrived. */
  confirmed(id: string): void;
  /** The socket broke because a frame was too large: refuses the message being sent. False if there is none. */
  refuseTooLarge(): boolean;
  /** The room no longer takes this member's messages: refuses all that are waiting or being sent. */
  refuseAll(code: FailureCode): void;
  /** Sends a refused message again under its own id. */
  retry(id: string): void;
  /** The same for a message with contact data, which the member confirms. */
  sendAnyway(id: string): void;
  discard(id: string): void;
  /** The thread is closed. `open` continues. */
  stop(): void;
}

/** Longer than in games: a receipt may take long on a weak network, and nothing depends on the second. */
export const RESEND_MS = 4_000;
/** After this many sends without a response, the socket is probably dead. */
export const SENDS_BEFORE_PROBE = 2;

export const memberIdsOf = (mentions: readonly Mention[]): string[] => mentions.map(({ memberId }) => memberId);

function requestOf({ id, content, replyTo, mentions = [], poll, forward, confirmsContact }: Unsent): RoomRequest {
  const payload = {
    content,
    ...(replyTo && { replyTo: replyTo.seq }),
    ...(mentions.length > 0 && { mentions: memberIdsOf(mentions) }),
    ...(poll && { poll }),
    ...(forward && { forward: { threadId: forward.threadId, seq: forward.seq } }),
    ...(confirmsContact && { confirmsContact }),
  };
  return { name: "send", id, payload, resendMs: RESEND_MS, sendsBeforeProbe: SENDS_BEFORE_PROBE };
}

/**
 * Sends one message after the other, each under one id until it is confirmed or refused. So no message is lost or
 * stored twice, they arrive in the order in which they were written, and those written offline do not exceed the rate
 * limit.
 */
export function createOutbox({ storage, requests, newId, now, onChange }: OutboxParts): Outbox {
  let unsent: readonly Unsent[] = storage.all();
  let sendingId: string | null = null;

  function setState(next: readonly Unsent[]): void {
    unsent = next;
    onChange(next);
  }

  function sendNext(): void {
    const next = unsent.find(({ refusal }) => refusal === null);
    sendingId = next?.id ?? null;
    if (next) requests.start(requestOf(next), (outcome) => settled(next.id, outcome));
  }

  function settled(id: string, outcome: RequestOutcome): void {
    if (outcome.kind === "done") drop(id);
    else if (outcome.kind === "failed") refused(id, outcome.code, outcome.text);
    else sendingId = null;
  }

  function change(id: string, { refusal, ...more }: Pick<Unsent, "refusal" | "refusalText" | "confirmsContact">): void {
    const before = unsent.find((each) => each.id === id);
    if (!before || before.refusal === refusal) return;
    const { refusalText: _, ...kept } = before;
    const after = { ...kept, refusal, ...more };
    storage.put(after);
    setState(unsent.map((each) => (each === before ? after : each)));
  }

  function drop(id: string): void {
    if (!unsent.some((each) => each.id === id)) return;
    storage.remove(id);
    requests.cancel(id);
    setState(unsent.filter((each) => each.id !== id));
    if (sendingId === id) sendNext();
  }

  function refused(id: string, code: FailureCode, text?: string): void {
    change(id, { refusal: code, ...(text !== undefined && { refusalText: text }) });
    if (sendingId === id) sendNext();
  }

  function stop(): void {
    if (sendingId !== null) requests.cancel(sendingId);
    sendingId = null;
  }

  if (unsent.length > 0) onChange(unsent);
  return {
    write(content, extras = {}) {
      const message: Unsent = { id: newId(), content, ...extras, writtenAt: now(), refusal: null };
      storage.put(message);
      setState([...unsent, message]);
      if (sendingId === null) sendNext();
    },
    open() {
      if (sendingId === null) sendNext();
    },
    confirmed: drop,
    refuseTooLarge() {
      if (sendingId === null) return false;
      requests.refused({ request: "send", code: "thread/too-long" });
      return true;
    },
    refuseAll(code) {
      stop();
      for (const { id, refusal } of unsent) if (refusal === null) change(id, { refusal: code });
    },
    retry(id) {
      change(id, { refusal: null });
      if (sendingId === null) sendNext();
    },
    sendAnyway(id) {
      change(id, { refusal: null, confirmsContact: true });
      if (sendingId === null) sendNext();
    },
    discard: drop,
    stop,
  };
}
