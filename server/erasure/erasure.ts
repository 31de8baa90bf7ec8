import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { UserEntity, VerificationEntity } from "../account/account.entity.ts";
import { suspendMember } from "../account/account.ts";
import { ConversationEntity } from "../chat/conversation.entity.ts";
import { GameParticipantEntity } from "../game/game-participant.entity.ts";
import type { Database } from "../platform/database.ts";
import { likePattern } from "../platform/like-pattern.ts";
import { DELETED_MEMBER, NAMELESS_PLAYER } from "../profile/profile.ts";
import { ReportEntity } from "../safety/report.entity.ts";
import { RequestEntity } from "../site/request.entity.ts";
import {
  MessageEntity,
  MessageMentionEntity,
  MessageReactionEntity,
  MessageVersionEntity,
} from "../thread/message.entity.ts";
import { ThreadEntity } from "../thread/thread.entity.ts";
import { findPersonalData, requestsOf } from "./find-personal-data.ts";
import { redactJobs } from "./job-store.ts";
import { deleteMails } from "./outbox.ts";
import { passOnChannels } from "./owned-channel.ts";
import { mentionsAddress, type PersonalData } from "./personal-data.ts";
import { redactTexts } from "./redact-text.ts";

/** How many rows, files and channels an erasure changed. */
export interface Erased {
  readonly messages: number;
  readonly games: number;
  readonly requests: number;
  readonly channelsPassed: number;
  readonly channelsClosed: number;
  readonly redactedTexts: number;
  readonly jobs: number;
  readonly mails: number;
}

const TRIES_MAX = 5;

/**
 * Deletes the member with this address for good (ERASE-1 to ERASE-9); null where there is none. All of the tables or
 * nothing. Call it again where it failed.
 */
export async function eraseMember(
  database: Pick<Database, "fork" | "run">,
  address: string,
  outbox: string,
): Promise<Erased | null> {
  const user = await database.fork().findOne(UserEntity, { [raw("lower(email)")]: address.toLowerCase() });
  if (!user) return null;
  // ERASE-9: from here on they do nothing new, on any server.
  await suspendMember(database.fork(), user.id);
  // The rows go last: where something fails before, the account is still there to be erased again.
  const data = await findPersonalData(database.fork(), user.id);
  const jobs = await redactJobs(database, data);
  const mails = await deleteMails(outbox, mentionsAddress(data.addresses));
  const changed = await retried(() => database.fork().transactional((tx) => eraseRows(tx, user.id)));
  return { ...changed, jobs, mails };
}

async function eraseRows(tx: EntityManager, memberId: string) {
  // Whole tables are read, which may take longer than a request should.
  await tx.execute("set local statement_timeout = 0");
  const channels = await passOnChannels(tx, memberId);
  // Whatever refers to the member waits for this row, and finds it gone.
  await tx.findOneOrFail(UserEntity, memberId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const data = await findPersonalData(tx, memberId);
  tx.clear();
  const messages = await emptyMessages(tx, memberId);
  const games = await tx.nativeUpdate(GameParticipantEntity, { user: memberId }, { displayName: NAMELESS_PLAYER });
  await redactProfileReports(tx, memberId);
  await tx.nativeUpdate(ReportEntity, { owner: memberId, state: "taken" }, { state: "open" });
  const [address = ""] = data.addresses;
  const requests = await tx.nativeDelete(RequestEntity, requestsOf(memberId, address));
  await deleteVerifications(tx, data);
  await tx.nativeDelete(UserEntity, { id: memberId });
  await deleteEmptyConversations(tx);
  const redactedTexts = await redactTexts(tx, data);
  return {
    messages,
    games,
    requests,
    redactedTexts,
    channelsPassed: channels.passed,
    channelsClosed: channels.closed,
  };
}

/** ERASE-2; what others wrote with them in it counts as changed, so that screens show it anew. */
async function emptyMessages(tx: EntityManager, memberId: string): Promise<number> {
  const version = raw("version + 1");
  const mentions = await tx.find(MessageMentionEntity, { user: memberId }, { fields: ["message"] });
  const reactions = await tx.find(MessageReactionEntity, { user: memberId }, { fields: ["message"] });
  const ids = [...new Set([...mentions, ...reactions].map(({ message }) => message.id))];
  await tx.nativeUpdate(MessageEntity, { id: { $in: ids } }, { version });
  tx.clear();
  await tx.nativeDelete(MessageVersionEntity, { message: { sender: memberId } });
  const gone = { content: "", requestId: "", version, deletedAt: raw("coalesce(deleted_at, now())") };
  return await tx.nativeUpdate(MessageEntity, { sender: memberId }, gone);
}

/** In a report of a profile the name stands alone, without an id beside it. */
async function redactProfileReports(tx: EntityManager, memberId: string): Promise<void> {
  for (const report of await tx.find(ReportEntity, { about: memberId, kind: "profile" })) {
    report.evidence = { ...report.evidence, full_name: DELETED_MEMBER };
  }
  await tx.flush();
  tx.clear();
}

async function deleteVerifications(tx: EntityManager, { memberId, addresses }: PersonalData): Promise<void> {
  const patterns = [memberId, ...addresses].map((part) => likePattern(part.toLowerCase()));
  const found = await tx.find(VerificationEntity, {
    $or: patterns.map((pattern) => ({
      [raw("(lower(identifier) like ? or lower(value) like ?)", [pattern, pattern])]: [],
    })),
  });
  const mentions = mentionsAddress(addresses);
  const theirs = found.filter(
    ({ identifier, value }) => value.includes(memberId) || mentions(`${identifier} ${value}`),
  );
  await tx.nativeDelete(VerificationEntity, { id: { $in: theirs.map(({ id }) => id) } });
  tx.clear();
}

/** ERASE-4; call it once the member is gone. */
async function deleteEmptyConversations(tx: EntityManager): Promise<void> {
  const empty = await tx.find(ConversationEntity, { participant1: null, participant2: null });
  await tx.nativeDelete(ThreadEntity, { id: { $in: empty.map(({ thread }) => thread.id) } });
  tx.clear();
}

/** Somebody who writes or reads at that moment may hold rows in another order: then one of the two has to begin again. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES_MAX || !isCollision(error)) throw error;
    }
  }
}

/** PostgreSQL's codes for a deadlock and for a lock that was not had in time. */
const isCollision = (error: unknown): boolean => ["40P01", "55P03"].includes((error as { code?: string }).code ?? "");
