import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { UserEntity, VerificationEntity } from "../account/account.entity.ts";
import { keepingAnAdmin, suspendMember } from "../account/account.ts";
import { GameParticipantEntity } from "../game/game-participant.entity.ts";
import type { Database } from "../platform/database/database.ts";
import { likePattern } from "../platform/database/like-pattern.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { DELETED_MEMBER, NAMELESS_PLAYER, removePhotoFiles } from "../profile/profile.ts";
import { ReportEntity } from "../safety/report/report.entity.ts";
import { RequestEntity } from "../site/request.entity.ts";
import { MessageEntity, MessageVersionEntity } from "../thread/message/message.entity.ts";
import { PollEntity } from "../thread/poll/poll.entity.ts";
import { ThreadEntity } from "../thread/thread.entity.ts";
import { findPersonalData, requestsOf } from "./find-personal-data.ts";
import { redactJobs } from "./job-store.ts";
import { deleteMails } from "./outbox.ts";
import { ownsChannel, passOnChannels } from "./owned-channel.ts";
import { mentionsAddress, type PersonalData } from "./personal-data.ts";
import { redactTexts } from "./redact-text.ts";
import { retryOnDeadlock } from "./retry-on-deadlock.ts";

/** Where the files of members are. */
export interface ErasureFiles {
  /** The folder of mails, on a server without SMTP. */
  readonly outbox: string;
  readonly storage: Storage;
}

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

/** Small enough that locks are held only briefly. */
const MESSAGES_AT_ONCE = 500;

/**
 * Deletes the member with this address for good (ERASE-1 to ERASE-10); null if there is none. It runs while others
 * write, so it works in small steps and deletes the account last, in one transaction. If it fails, the account still
 * exists, suspended: call it again. A final pass redacts texts, jobs and mails that arrived in the meantime.
 */
export async function eraseMember(
  database: Pick<Database, "fork">,
  address: string,
  { outbox, storage }: ErasureFiles,
): Promise<Erased | null> {
  const user = await database.fork().findOne(UserEntity, { [raw("lower(email)")]: address.toLowerCase() });
  if (!user) return null;
  // ERASE-9: from here on they cannot do anything new, on any server.
  await suspendForGood(database, user.id);
  const known = await findPersonalData(database.fork(), user.id);
  const isSource = isSourceOf(known);
  const counts = { jobs: 0, mails: 0, redactedTexts: 0 };
  const redact = async (data: PersonalData, isLeft?: typeof isSource) => {
    counts.redactedTexts += await redactTexts(database, data, isLeft);
    counts.jobs += await redactJobs(database.fork(), data);
    counts.mails += await deleteMails(outbox, mentionsAddress(data.addresses));
  };
  const channels = { passed: 0, closed: 0 };
  let messages = 0;
  let rows: Awaited<ReturnType<typeof eraseRows>>;
  await redact(known, isSource);
  // Before their rows, which name them.
  await removePhotoFiles(database.fork(), storage, user.id);
  do {
    const { passed, closed } = await passOnChannels(database, user.id);
    channels.passed += passed;
    channels.closed += closed;
    messages += await emptyMessages(database, user.id);
    rows = await retryOnDeadlock(() => database.fork().transactional((tx) => eraseRows(tx, user.id)));
  } while (!rows);
  await redact(together(known, rows.data));
  return {
    ...counts,
    messages: messages + rows.messages,
    games: rows.games,
    requests: rows.requests,
    channelsPassed: channels.passed,
    channelsClosed: channels.closed,
  };
}

/** Refuses with `account/last-admin`. */
const suspendForGood = (database: Pick<Database, "fork">, memberId: string): Promise<void> =>
  database.fork().transactional((tx) => keepingAnAdmin(tx, memberId, () => suspendMember(tx, memberId)));

/**
 * Rows that hold the member's data and change together with the account. Until then a retry can read the data from them
 * again.
 */
function isSourceOf({ memberId, addresses: [address = ""] }: PersonalData) {
  return (table: string, row: Record<string, unknown>): boolean => {
    if (table !== "requests" && table !== "game_participants") return false;
    const { user, email } = row as { user: { id: string } | null; email?: string };
    return user?.id === memberId || email?.toLowerCase() === address.toLowerCase();
  };
}

const together = (first: PersonalData, second: PersonalData): PersonalData => ({
  memberId: first.memberId,
  names: [...new Set([...first.names, ...second.names])],
  addresses: [...new Set([...first.addresses, ...second.addresses])],
  phones: [...new Set([...first.phones, ...second.phones])],
});

/**
 * Deletes the account and its rows in one transaction. Undefined, with nothing deleted, if the member has become the
 * owner of a channel.
 */
async function eraseRows(tx: EntityManager, memberId: string) {
  // A long-standing member has too many rows to delete within a request's time limit.
  await tx.execute("set local statement_timeout = 0");
  // Any row that references the member waits for this lock, and then finds the member gone.
  await tx.findOneOrFail(UserEntity, memberId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (await ownsChannel(tx, memberId)) return undefined;
  const data = await findPersonalData(tx, memberId);
  tx.clear();
  const messages = await emptyBatch(tx, { sender: memberId });
  await raiseVersions(tx, memberId);
  const games = await tx.nativeUpdate(GameParticipantEntity, { user: memberId }, { displayName: NAMELESS_PLAYER });
  await redactProfileReports(tx, memberId);
  await tx.nativeUpdate(ReportEntity, { owner: memberId, state: "taken" }, { state: "open" });
  const [address = ""] = data.addresses;
  const requests = await tx.nativeDelete(RequestEntity, requestsOf(memberId, address));
  await deleteVerifications(tx, data);
  // Another admin may have lifted the suspension since.
  await keepingAnAdmin(tx, memberId, () => tx.nativeDelete(UserEntity, { id: memberId }));
  await deleteEmptyConversations(tx);
  return { data, messages, games, requests };
}

/** ERASE-2: removes message texts in batches. Each batch blocks replies and reactions only briefly. */
async function emptyMessages(database: Pick<Database, "fork">, memberId: string): Promise<number> {
  for (let emptied = 0; ; ) {
    const some = await database
      .fork()
      .find(MessageEntity, { sender: memberId }, { fields: ["id"], limit: MESSAGES_AT_ONCE });
    if (some.length === 0) return emptied;
    const ids = some.map(({ id }) => id);
    emptied += await retryOnDeadlock(() => database.fork().transactional((tx) => emptyBatch(tx, { id: { $in: ids } })));
  }
}

/** Also removes the sender: a sender's messages in a thread must have different request ids. */
async function emptyBatch(tx: EntityManager, which: { sender: string } | { id: { $in: string[] } }): Promise<number> {
  await tx.nativeDelete(MessageVersionEntity, { message: which });
  await tx.nativeDelete(PollEntity, { message: which });
  const version = raw("version + 1");
  const deletedAt = raw("coalesce(deleted_at, now())");
  return await tx.nativeUpdate(MessageEntity, which, { sender: null, content: "", requestId: "", version, deletedAt });
}

/** Raises the version of others' messages that show the member, so that screens refresh them. */
async function raiseVersions(tx: EntityManager, memberId: string): Promise<void> {
  const showing = raw(
    `id in (
      select message_id from message_mentions where user_id = ?
      union select message_id from message_reactions where user_id = ?
      union select message_id from poll_votes where user_id = ?
    )`,
    [memberId, memberId, memberId],
  );
  const version = raw("version + 1");
  await tx.nativeUpdate(MessageEntity, { [showing]: [] }, { version });
}

/** In a profile report the name has no member id next to it. */
async function redactProfileReports(tx: EntityManager, memberId: string): Promise<void> {
  for (const report of await tx.find(ReportEntity, { about: memberId, kind: "profile" })) {
    report.evidence = { ...report.evidence, full_name: DELETED_MEMBER, picture: null };
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
  const isEmpty = raw(
    "id in (select thread_id from conversations where participant_1 is null and participant_2 is null)",
  );
  await tx.nativeDelete(ThreadEntity, { [isEmpty]: [] });
}
