import type { Mention, Quote } from "../../schema/thread/message.ts";
import { type FailureCode, isPassing } from "../net/api-error.ts";

/** What goes with the words of a message. */
export interface Attached {
  /** What it answers. */
  replyTo?: Quote;
  mentions?: readonly Mention[];
}

/** A message of one's own that the server has not confirmed. */
export interface Unsent extends Attached {
  id: string;
  content: string;
  /** Milliseconds since 1970 by this device's clock; only for showing. */
  writtenAt: number;
  /** Why the server did not take it; null while it is on its way. */
  refusal: FailureCode | null;
}

/** As the room is asked to store it. */
interface Sent {
  id: string;
  content: string;
  replyTo?: number;
  mentions?: readonly string[];
}

/** Keeps them over a reload. Each change names one message, so that two tabs of one thread do not undo each other. */
export interface OutboxStorage {
  all(): Unsent[];
  put(unsent: Unsent): void;
  remove(id: string): void;
}

export interface OutboxParts {
  storage: OutboxStorage;
  /** False where there is no socket; then nothing was sent. */
  send(message: Sent): boolean;
  newId(): string;
  now(): number;
  wait(milliseconds: number, then: () => void): () => void;
  changed(unsent: readonly Unsent[]): void;
  /** Told once for a message that nobody confirms: the socket may be dead. */
  onUnanswered(): void;
}

export interface Outbox {
  write(content: string, attached?: Attached): void;
  /** The socket is back, or may be: sends the first waiting one at once. */
  resend(): void;
  /** The server has it: a receipt, or the message itself came. */
  confirmed(id: string): void;
  refused(refusal: { id?: string | undefined; code: FailureCode }): void;
  /** The socket broke because of the size of what went over it. */
  tooLarge(): void;
  /** Tries a refused one again, under its own id. */
  retry(id: string): void;
  discard(id: string): void;
  stop(): void;
}

/** On a weak network a receipt takes longer than in a game, and nothing depends on the second. */
export const RESEND_MS = 4_000;
/** So many sends of one message without a word are no coincidence any more. */
const SENDS_BEFORE_PROBE = 2;

export const idsOf = (mentions: readonly Mention[]): string[] => mentions.map(({ memberId }) => memberId);

function sentOf({ id, content, replyTo, mentions = [] }: Unsent): Sent {
  return {
    id,
    content,
    ...(replyTo && { replyTo: replyTo.seq }),
    ...(mentions.length > 0 && { mentions: idsOf(mentions) }),
  };
}

/**
 * Sends one message after the other, each under one id until it is confirmed or refused: so none is lost, none is
 * doubled, they arrive in the order they were written, and what was saved up offline does not come as a flood.
 */
export function createOutbox(parts: OutboxParts): Outbox {
  let unsent: readonly Unsent[] = parts.storage.all();
  let underWay: string | null = null;
  let sends = 0;
  let cancel = () => {};

  function setState(next: readonly Unsent[]): void {
    unsent = next;
    parts.changed(next);
  }

  function sendNext(): void {
    cancel();
    const next = unsent.find(({ refusal }) => refusal === null);
    if (next?.id !== underWay) sends = 0;
    underWay = next?.id ?? null;
    if (!next) return;
    const isSent = parts.send(sentOf(next));
    // Without a socket there is nothing to wait for but the socket, which calls `resend`.
    if (!isSent) return;
    cancel = parts.wait(RESEND_MS, sendNext);
    sends += 1;
    if (sends === SENDS_BEFORE_PROBE) parts.onUnanswered();
  }

  function change(id: string, refusal: FailureCode | null): void {
    const before = unsent.find((each) => each.id === id);
    if (!before || before.refusal === refusal) return;
    const after = { ...before, refusal };
    parts.storage.put(after);
    setState(unsent.map((each) => (each === before ? after : each)));
  }

  function drop(id: string): void {
    if (!unsent.some((each) => each.id === id)) return;
    parts.storage.remove(id);
    setState(unsent.filter((each) => each.id !== id));
    if (underWay === id) sendNext();
  }

  function refused({ id, code }: { id?: string | undefined; code: FailureCode }): void {
    const refusedId = id ?? underWay;
    // Sent too fast, or before the room had woken up: the next try is on its way.
    if (refusedId === null || isPassing(code)) return;
    change(refusedId, code);
    if (underWay === refusedId) sendNext();
  }

  if (unsent.length > 0) parts.changed(unsent);
  return {
    write(content, attached = {}) {
      const message: Unsent = { id: parts.newId(), content, ...attached, writtenAt: parts.now(), refusal: null };
      parts.storage.put(message);
      setState([...unsent, message]);
      if (underWay === null) sendNext();
    },
    resend: sendNext,
    confirmed: drop,
    refused,
    tooLarge: () => refused({ code: "thread/too-long" }),
    retry(id) {
      change(id, null);
      if (underWay === null) sendNext();
    },
    discard: drop,
    stop() {
      cancel();
      underWay = null;
    },
  };
}
