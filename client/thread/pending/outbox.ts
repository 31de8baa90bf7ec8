import type { Mention, Quote } from "../../../schema/thread/message.ts";
import type { FailureCode } from "../../net/http/api-error.ts";
import type { RequestOutcome, RoomRequest, RoomRequests } from "../../net/room/room-request.ts";
import type { PendingStorage } from "./pending-storage.ts";

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

export interface OutboxParts {
  storage: PendingStorage<Unsent>;
  requests: Pick<RoomRequests, "start" | "cancel" | "refused">;
  newId(): string;
  now(): number;
  changed(unsent: readonly Unsent[]): void;
}

export interface Outbox {
  write(content: string, attached?: Attached): void;
  /** The thread is open: begins with the first waiting message. */
  open(): void;
  /** The server has it: a receipt, or the message itself came. */
  confirmed(id: string): void;
  /** The socket broke because of the size of what went over it. False where no message was under way. */
  tooLarge(): boolean;
  /** Tries a refused one again, under its own id. */
  retry(id: string): void;
  discard(id: string): void;
  stop(): void;
}

/** On a weak network a receipt takes longer than in a game, and nothing depends on the second. */
export const RESEND_MS = 4_000;
/** This many sends of one message without an answer are no coincidence any more. */
export const SENDS_BEFORE_PROBE = 2;

export const idsOf = (mentions: readonly Mention[]): string[] => mentions.map(({ memberId }) => memberId);

/** As the room is asked to store it. */
function requestOf({ id, content, replyTo, mentions = [] }: Unsent): RoomRequest {
  const payload = {
    content,
    ...(replyTo && { replyTo: replyTo.seq }),
    ...(mentions.length > 0 && { mentions: idsOf(mentions) }),
  };
  return { name: "send", id, payload, resendMs: RESEND_MS, sendsBeforeProbe: SENDS_BEFORE_PROBE };
}

/**
 * Sends one message after the other, each under one id until it is confirmed or refused: so none is lost, none is
 * doubled, they arrive in the order they were written, and what was saved up offline does not come as a flood.
 */
export function createOutbox({ storage, requests, newId, now, changed }: OutboxParts): Outbox {
  let unsent: readonly Unsent[] = storage.all();
  let underWay: string | null = null;

  function setState(next: readonly Unsent[]): void {
    unsent = next;
    changed(next);
  }

  function sendNext(): void {
    const next = unsent.find(({ refusal }) => refusal === null);
    underWay = next?.id ?? null;
    if (next) requests.start(requestOf(next), (outcome) => settled(next.id, outcome));
  }

  function settled(id: string, outcome: RequestOutcome): void {
    if (outcome.kind === "done") drop(id);
    else if (outcome.kind === "failed") refused(id, outcome.code);
    else underWay = null;
  }

  function change(id: string, refusal: FailureCode | null): void {
    const before = unsent.find((each) => each.id === id);
    if (!before || before.refusal === refusal) return;
    const after = { ...before, refusal };
    storage.put(after);
    setState(unsent.map((each) => (each === before ? after : each)));
  }

  function drop(id: string): void {
    if (!unsent.some((each) => each.id === id)) return;
    storage.remove(id);
    requests.cancel(id);
    setState(unsent.filter((each) => each.id !== id));
    if (underWay === id) sendNext();
  }

  function refused(id: string, code: FailureCode): void {
    change(id, code);
    if (underWay === id) sendNext();
  }

  if (unsent.length > 0) changed(unsent);
  return {
    write(content, attached = {}) {
      const message: Unsent = { id: newId(), content, ...attached, writtenAt: now(), refusal: null };
      storage.put(message);
      setState([...unsent, message]);
      if (underWay === null) sendNext();
    },
    open() {
      if (underWay === null) sendNext();
    },
    confirmed: drop,
    tooLarge() {
      if (underWay === null) return false;
      requests.refused({ request: "send", code: "thread/too-long" });
      return true;
    },
    retry(id) {
      change(id, null);
      if (underWay === null) sendNext();
    },
    discard: drop,
    stop() {
      if (underWay !== null) requests.cancel(underWay);
      underWay = null;
    },
  };
}
