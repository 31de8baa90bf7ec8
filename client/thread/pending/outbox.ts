import type { Original } from "../../../schema/thread/forward.ts";
import type { Mention, Quote } from "../../../schema/thread/message.ts";
import type { NewPoll } from "../../../schema/thread/poll.ts";
import type { FailureCode } from "../../net/http/api-error.ts";
import type { RequestOutcome, RoomRequest, RoomRequests } from "../../net/room/room-request.ts";
import type { UnsentAttachment } from "../attachment/file/unsent-attachment.ts";

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
  /** It is uploaded first. The text may then be empty. */
  attachment?: UnsentAttachment;
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

/** The uploads of photos and voice notes. */
export interface Uploads {
  /**
   * Uploads the file, again after each failure of the network. Calls `settled` once with the refusal, or with null when the
   * server has it, unless the returned function stops it before.
   */
  start(attachment: UnsentAttachment, settled: (refusal: FailureCode | null) => void): () => void;
  /** Its message is sent or discarded, so the file is not needed anymore. */
  remove(attachment: UnsentAttachment): void;
}

export interface OutboxParts {
  storage: PendingStorage<Unsent>;
  requests: Pick<RoomRequests, "start" | "cancel" | "refused">;
  uploads: Uploads;
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
  /** It goes back into the composer: the same, but the file of its photo or voice note stays. */
  takeBack(id: string): void;
  /** The thread is closed. `open` continues. */
  stop(): void;
}

/** Longer than in games: a receipt may take long on a weak network, and nothing depends on the second. */
export const RESEND_MS = 4_000;
/** After this many sends without a response, the socket is probably dead. */
export const SENDS_BEFORE_PROBE = 2;

export const memberIdsOf = (mentions: readonly Mention[]): string[] => mentions.map(({ memberId }) => memberId);

function requestOf(unsent: Unsent): RoomRequest {
  const { id, content, replyTo, mentions = [], poll, attachment, forward, confirmsContact } = unsent;
  const payload = {
    content,
    ...(replyTo && { replyTo: replyTo.seq }),
    ...(mentions.length > 0 && { mentions: memberIdsOf(mentions) }),
    ...(poll && { poll }),
    ...(attachment && { attachment: attachment.id }),
    ...(forward && { forward: { threadId: forward.threadId, seq: forward.seq } }),
    ...(confirmsContact && { confirmsContact }),
  };
  return { name: "send", id, payload, resendMs: RESEND_MS, sendsBeforeProbe: SENDS_BEFORE_PROBE };
}

/**
 * Sends one message after the other, each under one id until it is confirmed or refused. So no message is lost or
 * stored twice, they arrive in the order in which they were written, and those written offline do not exceed the rate
 * limit. A message with a photo or voice note waits for its upload, and those after it wait for the message.
 */
export function createOutbox({ storage, requests, uploads, newId, now, onChange }: OutboxParts): Outbox {
  let unsent: readonly Unsent[] = storage.all();
  let sendingId: string | null = null;
  let stopUpload = () => {};
  /** The attachments that this page has uploaded. What was uploaded earlier the server may have removed. */
  const uploaded = new Set<string>();

  function setState(next: readonly Unsent[]): void {
    unsent = next;
    onChange(next);
  }

  function sendNext(): void {
    const next = unsent.find(({ refusal }) => refusal === null);
    sendingId = next?.id ?? null;
    if (next?.attachment && !next.attachment.isUploaded) upload(next, next.attachment);
    else if (next) request(next);
  }

  function request(message: Unsent): void {
    requests.start(requestOf(message), (outcome) => settled(message, outcome));
  }

  function upload(message: Unsent, attachment: UnsentAttachment): void {
    stopUpload = uploads.start(attachment, (refusal) => {
      stopUpload = () => {};
      uploaded.add(attachment.id);
      if (refusal === null) request(setAttachment(message, { ...attachment, isUploaded: true }));
      // Its message may be stored already, and its receipt lost. Then the room sends the receipt again.
      else if (refusal === "attachment/not-found") request(message);
      else refused(message.id, refusal);
    });
  }

  function settled(message: Unsent, outcome: RequestOutcome): void {
    const { id, attachment } = message;
    if (outcome.kind === "done") drop(id);
    else if (outcome.kind === "abandoned") sendingId = null;
    else if (attachment && outcome.code === "attachment/not-found") {
      const { isUploaded: _, ...again } = attachment;
      const before = setAttachment(message, again);
      if (uploaded.delete(attachment.id)) refused(id, outcome.code);
      else upload(before, again);
    } else refused(id, outcome.code, outcome.text);
  }

  function replace(before: Unsent, after: Unsent): Unsent {
    storage.put(after);
    setState(unsent.map((each) => (each === before ? after : each)));
    return after;
  }

  function setAttachment({ id }: Unsent, attachment: UnsentAttachment): Unsent {
    const before = unsent.find((each) => each.id === id) as Unsent;
    return replace(before, { ...before, attachment });
  }

  function change(id: string, { refusal, ...more }: Pick<Unsent, "refusal" | "refusalText" | "confirmsContact">): void {
    const before = unsent.find((each) => each.id === id);
    if (!before || before.refusal === refusal) return;
    const { refusalText: _, ...kept } = before;
    replace(before, { ...kept, refusal, ...more });
  }

  function takeOut(id: string): void {
    storage.remove(id);
    cancel(id);
    setState(unsent.filter((each) => each.id !== id));
    if (sendingId === id) sendNext();
  }

  function cancel(id: string): void {
    requests.cancel(id);
    if (sendingId !== id) return;
    stopUpload();
    stopUpload = () => {};
  }

  function drop(id: string): void {
    const message = unsent.find((each) => each.id === id);
    if (!message) return;
    takeOut(id);
    if (message.attachment) uploads.remove(message.attachment);
  }

  function refused(id: string, code: FailureCode, text?: string): void {
    change(id, { refusal: code, ...(text !== undefined && { refusalText: text }) });
    if (sendingId === id) sendNext();
  }

  function stop(): void {
    if (sendingId !== null) cancel(sendingId);
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
    takeBack(id) {
      if (unsent.some((each) => each.id === id)) takeOut(id);
    },
    stop,
  };
}
