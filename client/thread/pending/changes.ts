import type { Mention } from "../../../schema/thread/message.ts";
import type { ReactionEmoji } from "../../../schema/thread/reaction.ts";
import type { FailureCode } from "../../net/http/api-error.ts";
import type { RequestOutcome, RoomRequest, RoomRequests } from "../../net/room/room-request.ts";
import { idsOf, RESEND_MS, SENDS_BEFORE_PROBE } from "./outbox.ts";
import type { PendingStorage } from "./pending-storage.ts";

/** What a member wants to change about a message that is already there. */
export type NewChange =
  /** `mentions` are the members whom the new words mean besides those of before. */
  | { kind: "edit"; seq: number; content: string; mentions: readonly Mention[] }
  | { kind: "delete"; seq: number }
  | { kind: "react"; seq: number; emoji: ReactionEmoji; isOn: boolean };

/** A change that is shown already, and that the room has not confirmed. */
export type Change = NewChange & { id: string };

export interface ChangesParts {
  storage: PendingStorage<Change>;
  requests: Pick<RoomRequests, "start" | "cancel">;
  newId(): string;
  changed(changes: readonly Change[]): void;
  /** The room refused it, and it is dropped. */
  refused(change: Change, code: FailureCode): void;
}

export interface Changes {
  make(change: NewChange): void;
  /** The thread is open: sends what an earlier page left. */
  open(): void;
  stop(): void;
}

/** Changes of one target are sent one after the other; others do not wait for them. */
const targetOf = (change: NewChange): string =>
  change.kind === "react" ? `${change.seq} ${change.emoji}` : `${change.seq} words`;

/** A press that was taken back before it was sent, and what was edited twice, is sent once. */
function isSameWish(one: NewChange, other: NewChange): boolean {
  if (one.kind === "react" && other.kind === "react") return one.isOn === other.isOn;
  return one.kind === "edit" && other.kind === "edit" && one.content === other.content;
}

function requestOf(change: Change): RoomRequest {
  const { id, kind, seq } = change;
  const base = { name: kind, id, resendMs: RESEND_MS, sendsBeforeProbe: SENDS_BEFORE_PROBE };
  if (change.kind === "react") return { ...base, payload: { seq, emoji: change.emoji, isOn: change.isOn } };
  if (change.kind === "delete") return { ...base, payload: { seq } };
  const mentions = idsOf(change.mentions);
  return { ...base, payload: { seq, content: change.content, ...(mentions.length > 0 && { mentions }) } };
}

/** An edit that replaces one that was not sent also means the members whom that one meant. */
function withMentionsOf(replaced: readonly Change[], wish: NewChange): NewChange {
  if (wish.kind !== "edit") return wish;
  const before = replaced.flatMap((each) => (each.kind === "edit" ? each.mentions : []));
  return { ...wish, mentions: [...before, ...wish.mentions] };
}

/** Sends edits, deletions and reactions, each under one id until the room has answered. The last wish stands. */
export function createChanges({ storage, requests, newId, changed, refused }: ChangesParts): Changes {
  let changes: readonly Change[] = storage.all();
  /** By target. */
  const underWay = new Map<string, Change>();

  function setState(next: readonly Change[]): void {
    changes = next;
    changed(next);
  }

  function remove(gone: Change): void {
    storage.remove(gone.id);
    setState(changes.filter((each) => each.id !== gone.id));
  }

  function sendNext(target: string): void {
    const next = changes.find((each) => targetOf(each) === target);
    if (!next || underWay.has(target)) return;
    underWay.set(target, next);
    requests.start(requestOf(next), (outcome) => settled(next, outcome));
  }

  function settled(change: Change, outcome: RequestOutcome): void {
    const target = targetOf(change);
    underWay.delete(target);
    if (outcome.kind === "abandoned") return;
    const waiting = changes.find((each) => each.id !== change.id && targetOf(each) === target);
    remove(change);
    if (outcome.kind === "failed") refused(change, outcome.code);
    else if (waiting && isSameWish(waiting, change)) remove(waiting);
    sendNext(target);
  }

  function make(wish: NewChange): void {
    const target = targetOf(wish);
    const sent = underWay.get(target);
    const replaced = changes.filter((each) => targetOf(each) === target && each.id !== sent?.id);
    replaced.forEach(remove);
    const change: Change = { ...withMentionsOf(replaced, wish), id: newId() };
    storage.put(change);
    setState([...changes, change]);
    sendNext(target);
  }

  return {
    make,
    open() {
      for (const change of changes) sendNext(targetOf(change));
    },
    stop() {
      for (const { id } of underWay.values()) requests.cancel(id);
      underWay.clear();
    },
  };
}
