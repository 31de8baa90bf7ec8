import type { EntityManager } from "@mikro-orm/postgresql";
import type { Redis } from "ioredis";
import type { ErrorCode } from "../../schema/errors.ts";
import { MESSAGES_PER_MINUTE, REACTIONS_PER_MINUTE, READ_UPDATES_PER_MINUTE } from "../../schema/limits.ts";
import type { Transaction } from "../platform/database/database.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import { quickLimiter } from "../platform/rate-limit.ts";
import type { ContactCheck } from "../safety/safety.ts";
import type { AttachmentClaims } from "./attachment/claim.ts";

/** The thread and the member of a request. */
export interface ThreadRequest {
  readonly threadId: string;
  readonly memberId: string;
}

/** Whether a member may write in a thread now, and how often. */
export interface WritePermission {
  /** Why not. Undefined if they may. */
  readonly refusal: ErrorCode | undefined;
  /** What the refusal says to the member besides its code. */
  readonly text?: string | undefined;
  /** CHANNEL-43: the shortest time since their last message there. */
  readonly slowSeconds?: number | undefined;
}

/** The differences between kinds of threads: who may enter and write, and who is notified. */
export interface ThreadKind {
  mayEnter(source: StatementSource, threadId: string, memberId: string): Promise<boolean>;
  /**
   * For each request, in order, whether the member may write now. Uses as few statements as for one. Called while the
   * threads' rows are locked. Removing a permission locks the row for update first, so no message can get past it.
   */
  permissionsOf(tx: Transaction, requests: readonly ThreadRequest[]): Promise<readonly WritePermission[]>;
  /**
   * THREAD-43: why a member who may write in the thread may not send a photo or voice note there. Undefined if they may. It is
   * asked only about those.
   */
  refusalToAttach(source: StatementSource, request: ThreadRequest): Promise<ErrorCode | undefined>;
  /** Refusals that also changed the thread, for example because a lead was added. After one of them it is broadcast. */
  readonly broadcastRefusals: readonly ErrorCode[];
  /** Whether members are notified of every message, not only of replies and mentions. */
  readonly notifiesEveryMessage?: boolean;
  /** Sends the thread's current state to its members, or to these. Never rejects. */
  broadcast(threadId: string, memberIds?: readonly string[]): Promise<void>;
}

/** Stores notifications of events in threads, in the transaction of the event. */
export interface NotificationPorts {
  notifyMessages(tx: EntityManager, messageIds: readonly string[]): Promise<void>;
  /** For members whom an edit mentions for the first time. */
  notifyMentions(tx: EntityManager, messageId: string, memberIds: readonly string[]): Promise<void>;
  /** For flagged messages. */
  notifyFlags(tx: EntityManager, messageIds: readonly string[]): Promise<void>;
  notifyReaction(tx: EntityManager, reaction: { messageId: string; actorId: string }): Promise<void>;
  readUpTo(em: EntityManager, memberId: string, threadId: string, seq: number): Promise<void>;
}

/** How fast a member may write and read, across all threads. Not in the database, because it protects servers from load. */
export function messageRateLimits(redis?: Redis) {
  const perMinute = (keyPrefix: string, points: number) => quickLimiter({ keyPrefix, points, duration: 60 }, redis);
  return {
    messages: perMinute("messages", MESSAGES_PER_MINUTE),
    reactions: perMinute("reactions", REACTIONS_PER_MINUTE),
    readings: perMinute("readings", READ_UPDATES_PER_MINUTE),
  };
}

export interface ThreadEnvironment {
  readonly rateLimits: ReturnType<typeof messageRateLimits>;
  readonly notifications: NotificationPorts;
  readonly contact: ContactCheck;
  readonly attachments: AttachmentClaims;
}
