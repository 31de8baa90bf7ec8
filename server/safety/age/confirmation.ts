import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { ClaimedAgeGroup, ConfirmOutcome } from "../../../schema/safety/newcomer-api.ts";
import { UserEntity } from "../../account/account.entity.ts";
import { activeHolders, isActiveAs } from "../../account/account.ts";
import { recordAudit } from "../../audit/audit.ts";
import { notifyAgeConfirmed } from "../../notification/notification.ts";
import { Refusal } from "../../platform/refusal.ts";
import { claimedAgeGroup, type MessagingPolicy } from "./adult-date.ts";
import { AgeAttestationEntity } from "./age-attestation.entity.ts";
import { AgeConfirmationEntity } from "./age-confirmation.entity.ts";
import { confirmDates, storeAttestation } from "./attestation.ts";
import { birthDateOf, type MemberBirthDate } from "./birth-date.ts";
import { areEnough, type Confirmer } from "./confirmation-rule.ts";

interface Caller {
  readonly memberId: string;
}

/**
 * SAFE-26: a safeguarding lead or an admin confirms these birth dates. Returns the members whose date is confirmed now; a
 * date that is no longer the one the confirmer saw is not. The first confirmation of a member stays.
 */
export async function confirmAges(
  em: EntityManager,
  caller: Caller,
  seen: readonly MemberBirthDate[],
): Promise<string[]> {
  const asked = seen.map(({ memberId }) => memberId);
  return await asConfirmer(em, caller, asked, async (tx, confirmer) => {
    if (!confirmer.isGuardian) throw new Refusal("account/not-allowed");
    return await confirmDates(tx, caller, seen);
  });
}

/**
 * SAFE-26, SAFE-70: confirms what a member's birth date says of their age group, for callers who do not see the date. About a
 * confirmed age they learn only that it is confirmed.
 */
export async function confirmAgeGroup(
  em: EntityManager,
  caller: Caller,
  { policy, memberId, ageGroup }: { policy: MessagingPolicy; memberId: string; ageGroup: ClaimedAgeGroup },
): Promise<ConfirmOutcome> {
  return await asConfirmer(em, caller, [memberId], async (tx, confirmer) => {
    const birthDate = await birthDateOf(tx, memberId);
    if (birthDate === null) throw new Refusal("safety/not-found");
    if (await tx.findOne(AgeConfirmationEntity, { user: memberId })) return "confirmed";
    if (claimedAgeGroup(policy, birthDate) !== ageGroup) return "changed";
    if ((await attest(tx, confirmer, { memberId, birthDate })) === "undone") return "undone";
    const confirmers = await confirmersOf(tx, { memberId, birthDate });
    if (!areEnough(confirmers, { isMinor: ageGroup === "minor" })) return "waiting";
    await tx.insert(AgeConfirmationEntity, { user: memberId, confirmer: caller.memberId });
    return "confirmed";
  });
}

/**
 * SAFE-73: a safeguarding lead or an admin undoes a mentor's confirmation. The member's age is unknown at once, unless a lead or
 * an admin has confirmed or corrected the date as well.
 */
export async function undoConfirmation(em: EntityManager, caller: Caller, confirmationId: string): Promise<void> {
  await em.transactional(async (tx) => {
    const undone = await tx.findOne(AgeAttestationEntity, { id: confirmationId, byMentor: true });
    if (!undone) throw new Refusal("safety/not-found");
    const memberId = undone.user.id;
    await lockAccounts(tx, [caller.memberId, memberId]);
    if (!(await confirmerNow(tx, caller)).isGuardian) throw new Refusal("account/not-allowed");
    const change = { undoneAt: raw("now()"), undoer: caller.memberId };
    if ((await tx.nativeUpdate(AgeAttestationEntity, { id: confirmationId, undoneAt: null }, change)) === 0) return;
    const birthDate = await birthDateOf(tx, memberId);
    const byGuardians = await tx.count(AgeAttestationEntity, { user: memberId, birthDate, byMentor: false });
    if (byGuardians === 0) await tx.nativeDelete(AgeConfirmationEntity, { user: memberId });
    await recordAudit(tx, { actorId: caller.memberId, kind: "age-confirmation-undone", memberId });
  });
}

/** Runs this with the accounts locked, as somebody who may confirm these members' ages now. Nobody confirms their own. */
async function asConfirmer<T>(
  em: EntityManager,
  caller: Caller,
  memberIds: readonly string[],
  run: (tx: EntityManager, confirmer: Confirmer) => Promise<T>,
): Promise<T> {
  if (memberIds.includes(caller.memberId)) throw new Refusal("safety/own-age");
  return await em.transactional(async (tx) => {
    await lockAccounts(tx, [caller.memberId, ...memberIds]);
    return await run(tx, await confirmerNow(tx, caller));
  });
}

/**
 * Of two who confirm the same age, the second finds what the first did. A correction, a suspension and an erasure at the same
 * time wait, too. In the order of their ids and before any other row, as wherever accounts are locked.
 */
async function lockAccounts(tx: EntityManager, memberIds: readonly string[]): Promise<void> {
  await tx.find(
    UserEntity,
    { id: { $in: [...memberIds] } },
    { orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
  );
}

/** ACCESS-9, read now, because the session may be older than the loss of the role or a suspension. */
async function confirmerNow(tx: EntityManager, { memberId }: Caller): Promise<Confirmer> {
  if ((await activeHolders(tx, ["safeguarding_lead", "admin"])).includes(memberId))
    return { memberId, isGuardian: true };
  if (await isActiveAs(tx, memberId, "mentor")) return { memberId, isGuardian: false };
  throw new Refusal("account/not-allowed");
}

/** Stores that this person has confirmed the date, once. A mentor whose confirmation was undone cannot repeat it (SAFE-73). */
async function attest(
  tx: EntityManager,
  { memberId: confirmer, isGuardian }: Confirmer,
  { memberId, birthDate }: MemberBirthDate,
): Promise<"attested" | "undone"> {
  const row = { user: memberId, confirmer, birthDate, byMentor: !isGuardian };
  const earlier = isGuardian ? null : await tx.findOne(AgeAttestationEntity, row);
  if (earlier) return earlier.undoneAt === null ? "attested" : "undone";
  await storeAttestation(tx, row);
  if (!isGuardian) await notifyAgeConfirmed(tx, confirmer);
  return "attested";
}

/** Who has confirmed this date and counts now: a mentor only while they may use the role (SAFE-71). */
async function confirmersOf(tx: EntityManager, { memberId, birthDate }: MemberBirthDate): Promise<Confirmer[]> {
  const rows = await tx.execute<{ confirmer_id: string; by_mentor: boolean }[]>(
    `select confirmer_id, by_mentor from active_age_attestations
     where user_id = ? and birth_date = ? and confirmer_id is not null`,
    [memberId, birthDate],
  );
  return rows.map((row) => ({ memberId: row.confirmer_id, isGuardian: !row.by_mentor }));
}
