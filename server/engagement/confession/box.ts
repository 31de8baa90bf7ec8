import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import type { ConfessionFile, ListedConfession, listConfessions } from "../../../schema/engagement/confession-api.ts";
import { CONFESSION_EXCERPT_LENGTH, CONFESSION_MESSAGES_MAX, CONFESSIONS_LISTED } from "../../../schema/limits.ts";
import { recordAccess } from "../../audit/audit.ts";
import { countWaitingRows, type WaitingCount } from "../../platform/needs-you.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { type MessagingPolicy, refuseWords } from "../../safety/safety.ts";
import { ConfessionEntity, ConfessionMessageEntity } from "./confession.entity.ts";
import {
  type Confession,
  type ConfessionMessage,
  messagesOf,
  oldestKeptDate,
  readConfessionFile,
  stateOf,
} from "./confession-view.ts";

/** A leader who reads the box, and the community's date. */
interface Reader {
  readonly guardian: Pick<Member, "memberId">;
  readonly today: string;
}

/** What an answer needs: the rules for words, and how the other readers learn of it. */
export interface AnswerNeeds {
  readonly messagingPolicy: MessagingPolicy;
  mailAnswer(tx: EntityManager, leaderId: string, confessionId: string): Promise<void>;
}

/** The writer has had the last word, and nobody has closed it. */
export const isWaiting = (row: string): string => `(${row}.closed_on is null and ${row}.withdrawn_on is null and (
  select last.author from confession_messages last where last.confession_id = ${row}.id order by last.seq desc limit 1
) = 'writer')`;

/** ENGAGE-14: the entries that wait, longest first, or all others, newest first. Records the access. */
export async function listBox(
  em: EntityManager,
  { guardian, today }: Reader,
  { show }: QueryOf<typeof listConfessions>,
): Promise<OutputOf<typeof listConfessions>> {
  await recordAccess(em, guardian.memberId, "confessions");
  const [rows, total] = await em.findAndCount(
    ConfessionEntity,
    {
      lastMessageOn: { $gte: oldestKeptDate(today) },
      [raw((row) => (show === "waiting" ? isWaiting(row) : `not ${isWaiting(row)}`))]: [],
    },
    { orderBy: { lastMessageOn: show === "waiting" ? "asc" : "desc", id: "asc" }, limit: CONFESSIONS_LISTED },
  );
  const confession = { $in: rows.map(({ id }) => id) };
  const messages = await em.find(ConfessionMessageEntity, { confession }, { orderBy: { seq: "asc" } });
  const byEntry = Map.groupBy(messages, (each) => each.confession.id);
  return { confessions: rows.map((row) => listed(row, byEntry.get(row.id) ?? [])), total };
}

const waiting = (today: string) => ({ lastMessageOn: { $gte: oldestKeptDate(today) }, [raw(isWaiting)]: [] });

/** How many entries wait. */
export const countWaitingEntries = (em: EntityManager, today: string): Promise<number> =>
  em.count(ConfessionEntity, waiting(today));

/** The same, with the day of the longest wait. */
export const confessionsWaiting = (em: EntityManager, today: string): Promise<WaitingCount> =>
  countWaitingRows(em, ConfessionEntity, waiting(today), "last_message_on");

const listed = (row: Confession, messages: readonly ConfessionMessage[]): ListedConfession => ({
  confessionId: row.id,
  state: stateOf(row, messages),
  excerpt: [...(messages[0]?.text ?? "")].slice(0, CONFESSION_EXCERPT_LENGTH).join(""),
  hasContact: messages.some(({ contactKind }) => contactKind != null),
  lastMessageOn: row.lastMessageOn,
});

/** ENGAGE-14: one entry. Records the access. */
export async function openEntry(em: EntityManager, reader: Reader, confessionId: string): Promise<ConfessionFile> {
  const confession = await findEntry(em, reader, confessionId);
  await recordAccess(em, reader.guardian.memberId, "confession", confessionId);
  return await readConfessionFile(em, confession);
}

/** ENGAGE-15, SAFE-61: adds a leader's answer, of which the other readers are told by name. */
export async function answerEntry(
  em: EntityManager,
  { messagingPolicy, mailAnswer }: AnswerNeeds,
  reader: Reader,
  { confessionId, text, seen }: { confessionId: string; text: string; seen: number },
): Promise<ConfessionFile> {
  return await changeEntry(em, reader, { confessionId, seen }, async (tx, confession) => {
    if (confession.withdrawnOn) throw new Refusal("confession/withdrawn");
    if (seen >= CONFESSION_MESSAGES_MAX) throw new Refusal("confession/full");
    const writerId = reader.guardian.memberId;
    await refuseWords(tx, messagingPolicy, "confessionAnswer", { writerId, texts: { text } });
    await tx.insert(ConfessionMessageEntity, {
      confession: confessionId,
      seq: seen + 1,
      author: "leader",
      leader: writerId,
      text,
      writtenOn: reader.today,
    });
    tx.assign(confession, { lastMessageOn: reader.today, closedOn: null });
    await mailAnswer(tx, writerId, confessionId);
  });
}

/** ENGAGE-15: closes an entry. Closing a closed one changes nothing. */
export async function closeEntry(
  em: EntityManager,
  reader: Reader,
  entry: { confessionId: string; seen: number },
): Promise<ConfessionFile> {
  return await changeEntry(em, reader, entry, async (tx, confession) => {
    tx.assign(confession, { closedOn: confession.closedOn ?? reader.today });
  });
}

/** Locks the entry, and refuses if something was written that the leader has not seen. Records the access. */
async function changeEntry(
  em: EntityManager,
  reader: Reader,
  { confessionId, seen }: { confessionId: string; seen: number },
  change: (tx: EntityManager, confession: Confession) => Promise<void>,
): Promise<ConfessionFile> {
  return await em.transactional(async (tx) => {
    const confession = await findEntry(tx, reader, confessionId, { isLocked: true });
    if ((await messagesOf(tx, confession)).length !== seen) throw new Refusal("confession/changed");
    await change(tx, confession);
    await tx.flush();
    return await openEntry(tx, reader, confessionId);
  });
}

async function findEntry(
  em: EntityManager,
  { today }: Reader,
  confessionId: string,
  { isLocked = false } = {},
): Promise<Confession> {
  const found = await em.findOne(
    ConfessionEntity,
    { id: confessionId, lastMessageOn: { $gte: oldestKeptDate(today) } },
    isLocked ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {},
  );
  if (!found) throw new Refusal("confession/not-found");
  return found;
}
