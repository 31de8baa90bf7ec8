import type { Mention } from "../../../schema/thread/message.ts";
import type { ReactionEmoji } from "../../../schema/thread/reaction.ts";
import type { FailureCode } from "../../net/http/api-error.ts";
import type { RequestOutcome, RoomRequest, RoomRequests } from "../../net/room/room-request.ts";
import { isContactQuestion } from "./contact-question.ts";
import { memberIdsOf, type PendingStorage, RESEND_MS, SENDS_BEFORE_PROBE } from "./outbox.ts";

/** A member's change to a stored message. */
export type NewChange =
  /** `mentions` are the members whom the new text mentions and the old one did not. */
  | { kind: "edit"; seq: number; content: string; mentions: readonly Mention[]; confirmsContact?: true }
  | { kind: "delete"; seq: number }
  | { kind: "react"; seq: number; emoji: ReactionEmoji; isOn: boolean }
  /** The positions of the chosen answers of a poll. None takes the vote back. */
  | { kind: "vote"; seq: number; choices: readonly number[] };

/** A change that is already shown but that the room has not confirmed yet. */
export type Change = NewChange & {
  id: string;
  /** Why the room asks before it saves this edit. It is neither shown nor sent until the member confirms it. */
  question?: FailureCode;
};

/** An edit with contact data that the member has not confirmed yet. */
export type AskedEdit = Extract<Change, { kind: "edit" }> & { question: FailureCode };

export const isAsked = (change: Change): change is AskedEdit => change.kind === "edit" && change.question !== undefined;

export interface ChangesOptions {
  storage: PendingStorage<Change>;
  requests: Pick<RoomRequests, "start" | "cancel">;
  newId(): string;
  onChange(changes: readonly Change[]): void;
  /** The room refused the change, and it was dropped. */
  onRefused(change: Change, code: FailureCode): void;
}

export interface Changes {
  add(change: NewChange): void;
  /** Sends an edit again whose contact data the member confirms. */
  confirm(id: string): void;
  discard(id: string): void;
  /** The thread is open: sends changes that were saved before a reload. */
  open(): void;
  /** The thread is closed: stops sending until `open` is called again. */
  stop(): void;
}

/** Changes with the same target are sent one after the other; changes with different targets do not wait. */
function targetOf(change: NewChange): string {
  if (change.kind === "react") return `${change.seq} ${change.emoji}`;
  return change.kind === "vote" ? `${change.seq} vote` : `${change.seq} text`;
}

/** Whether a waiting change is the same as the confirmed one, so that it does not have to be sent. */
function isSameChange(one: NewChange, other: NewChange): boolean {
  if (one.kind === "react" && other.kind === "react") return one.isOn === other.isOn;
  if (one.kind === "vote" && other.kind === "vote") return `${one.choices}` === `${other.choices}`;
  return one.kind === "edit" && other.kind === "edit" && one.content === other.content;
}

function requestOf(change: Change): RoomRequest {
  const { id, kind, seq } = change;
  const base = { name: kind, id, resendMs: RESEND_MS, sendsBeforeProbe: SENDS_BEFORE_PROBE };
  if (change.kind === "react") return { ...base, payload: { seq, emoji: change.emoji, isOn: change.isOn } };
  if (change.kind === "vote") return { ...base, payload: { seq, choices: change.choices } };
  if (change.kind === "delete") return { ...base, payload: { seq } };
  const mentions = memberIdsOf(change.mentions);
  const { content, confirmsContact } = change;
  return {
    ...base,
    payload: { seq, content, ...(mentions.length > 0 && { mentions }), ...(confirmsContact && { confirmsContact }) },
  };
}

/** An edit that replaces unsent ones also keeps their mentions. */
function withMentionsOf(replaced: readonly Change[], change: NewChange): NewChange {
  if (change.kind !== "edit") return change;
  const earlierMentions = replaced.flatMap((each) => (each.kind === "edit" ? each.mentions : []));
  return { ...change, mentions: [...earlierMentions, ...change.mentions] };
}

/**
 * Sends edits, deletions and reactions. Each is resent under the same id until the room responds. For each target, the
 * last change wins.
 */
export function createChanges({ storage, requests, newId, onChange, onRefused }: ChangesOptions): Changes {
  let changes: readonly Change[] = storage.all();
  /** The change being sent, by target. */
  const sending = new Map<string, Change>();

  function setState(next: readonly Change[]): void {
    changes = next;
    onChange(next);
  }

  function remove({ id }: Change): void {
    storage.remove(id);
    setState(changes.filter((each) => each.id !== id));
  }

  function sendNext(target: string): void {
    const next = changes.find((each) => targetOf(each) === target && !isAsked(each));
    if (!next || sending.has(target)) return;
    sending.set(target, next);
    requests.start(requestOf(next), (outcome) => onSettled(next, outcome));
  }

  function replace(change: Change): void {
    storage.put(change);
    setState(changes.map((each) => (each.id === change.id ? change : each)));
  }

  function onSettled(change: Change, outcome: RequestOutcome): void {
    const target = targetOf(change);
    sending.delete(target);
    if (outcome.kind === "abandoned") return;
    const waiting = changes.find((each) => each.id !== change.id && targetOf(each) === target);
    const code = outcome.kind === "failed" ? outcome.code : null;
    if (change.kind === "edit" && code !== null && isContactQuestion(code) && !waiting) {
      replace({ ...change, question: code });
      return;
    }
    remove(change);
    // A newer edit replaces one that would have to be confirmed.
    if (code !== null && !(waiting && isContactQuestion(code))) onRefused(change, code);
    else if (code === null && waiting && isSameChange(waiting, change)) remove(waiting);
    sendNext(target);
  }

  function add(newChange: NewChange): void {
    const target = targetOf(newChange);
    const sent = sending.get(target);
    const replaced = changes.filter((each) => targetOf(each) === target && each.id !== sent?.id);
    replaced.forEach(remove);
    const change: Change = { ...withMentionsOf(replaced, newChange), id: newId() };
    storage.put(change);
    setState([...changes, change]);
    sendNext(target);
  }

  return {
    add,
    confirm(id) {
      const asked = changes.find((each) => each.id === id);
      if (!asked || !isAsked(asked)) return;
      const { question: _, ...edit } = asked;
      replace({ ...edit, confirmsContact: true });
      sendNext(targetOf(edit));
    },
    discard(id) {
      const asked = changes.find((each) => each.id === id);
      if (asked && isAsked(asked)) remove(asked);
    },
    open() {
      for (const change of changes) sendNext(targetOf(change));
    },
    stop() {
      for (const { id } of sending.values()) requests.cancel(id);
      sending.clear();
    },
  };
}
