import type { Mention } from "../../../schema/thread/message.ts";
import type { ReactionEmoji } from "../../../schema/thread/reaction.ts";
import type { FailureCode } from "../../net/http/api-error.ts";
import type { RequestOutcome, RoomRequest, RoomRequests } from "../../net/room/room-request.ts";
import { memberIdsOf, RESEND_MS, SENDS_BEFORE_PROBE } from "./outbox.ts";
import type { PendingStorage } from "./pending-storage.ts";

/** A member's change to a stored message. */
export type NewChange =
  /** `mentions` are the members whom the new text mentions and the old one did not. */
  | { kind: "edit"; seq: number; content: string; mentions: readonly Mention[] }
  | { kind: "delete"; seq: number }
  | { kind: "react"; seq: number; emoji: ReactionEmoji; isOn: boolean };

/** A change that is already shown but that the room has not confirmed yet. */
export type Change = NewChange & { id: string };

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
  /** The thread is open: sends changes that were saved before a reload. */
  open(): void;
  /** The thread is closed: stops sending until `open` is called again. */
  stop(): void;
}

/** Changes with the same target are sent one after the other; changes with different targets do not wait. */
const targetOf = (change: NewChange): string =>
  change.kind === "react" ? `${change.seq} ${change.emoji}` : `${change.seq} text`;

/** Whether a waiting change is the same as the confirmed one, so that it does not have to be sent. */
function isSameChange(one: NewChange, other: NewChange): boolean {
  if (one.kind === "react" && other.kind === "react") return one.isOn === other.isOn;
  return one.kind === "edit" && other.kind === "edit" && one.content === other.content;
}

function requestOf(change: Change): RoomRequest {
  const { id, kind, seq } = change;
  const base = { name: kind, id, resendMs: RESEND_MS, sendsBeforeProbe: SENDS_BEFORE_PROBE };
  if (change.kind === "react") return { ...base, payload: { seq, emoji: change.emoji, isOn: change.isOn } };
  if (change.kind === "delete") return { ...base, payload: { seq } };
  const mentions = memberIdsOf(change.mentions);
  return { ...base, payload: { seq, content: change.content, ...(mentions.length > 0 && { mentions }) } };
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
    const next = changes.find((each) => targetOf(each) === target);
    if (!next || sending.has(target)) return;
    sending.set(target, next);
    requests.start(requestOf(next), (outcome) => onSettled(next, outcome));
  }

  function onSettled(change: Change, outcome: RequestOutcome): void {
    const target = targetOf(change);
    sending.delete(target);
    if (outcome.kind === "abandoned") return;
    const waiting = changes.find((each) => each.id !== change.id && targetOf(each) === target);
    remove(change);
    if (outcome.kind === "failed") onRefused(change, outcome.code);
    else if (waiting && isSameChange(waiting, change)) remove(waiting);
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
    open() {
      for (const change of changes) sendNext(targetOf(change));
    },
    stop() {
      for (const { id } of sending.values()) requests.cancel(id);
      sending.clear();
    },
  };
}
