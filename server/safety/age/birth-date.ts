import { LockMode, UniqueConstraintViolationException } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { UserEntity } from "../../account/account.entity.ts";
import { heldRoles } from "../../account/account.ts";
import { recordAudit, recordAudits } from "../../audit/audit.ts";
import { Refusal } from "../../platform/refusal.ts";
import { isMinorSince, type MessagingPolicy } from "./adult-date.ts";
import { AgeConfirmationEntity } from "./age-confirmation.entity.ts";
import { BirthDateEntity } from "./birth-date.entity.ts";

/** A member and a birth date, as 2010-03-14. */
export interface MemberBirthDate {
  readonly memberId: string;
  readonly birthDate: string;
}

/** Someone who confirms or corrects birth dates. */
interface Confirmer {
  readonly memberId: string;
}

/** A member's birth date, as 2010-03-14. Null if it is not set. */
export async function birthDateOf(em: EntityManager, memberId: string): Promise<string | null> {
  return (await em.findOne(BirthDateEntity, { user: memberId }))?.birthDate ?? null;
}

/** Whether a member's birth date, confirmed or not, says that they are a minor, in a community where ages matter. */
export async function isMinorByDate(em: EntityManager, policy: MessagingPolicy, memberId: string): Promise<boolean> {
  const birthDate = await birthDateOf(em, memberId);
  return birthDate !== null && isMinorSince(policy, birthDate);
}

/** Sets a member's own birth date. False if it was already set. */
export async function setBirthDate(em: EntityManager, memberId: string, birthDate: string): Promise<boolean> {
  try {
    await em.insert(BirthDateEntity, { user: em.getReference(UserEntity, memberId), birthDate });
    return true;
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return false;
    throw error;
  }
}

/**
 * SAFE-26: confirms these birth dates. Returns the members whose date is confirmed now; a date that is no longer the one
 * the confirmer saw is not. The first confirmation of a member stays.
 */
export async function confirmAges(
  em: EntityManager,
  confirmer: Confirmer,
  seen: readonly MemberBirthDate[],
): Promise<string[]> {
  if (seen.some(({ memberId }) => memberId === confirmer.memberId)) throw new Refusal("safety/own-age");
  return await em.transactional(async (tx) => {
    // A correction at the same time waits for this lock.
    const unchanged = await tx.find(
      BirthDateEntity,
      { $or: seen.map(({ memberId, birthDate }) => ({ user: memberId, birthDate })) },
      { lockMode: LockMode.PESSIMISTIC_READ, orderBy: { user: "asc" } },
    );
    const memberIds = unchanged.map(({ user }) => user.id);
    if (memberIds.length === 0) return [];
    const rows = memberIds.map((user) => ({ user, confirmer: confirmer.memberId }));
    await tx.createQueryBuilder(AgeConfirmationEntity).insert(rows).onConflict("user").ignore().execute();
    const actorId = confirmer.memberId;
    await recordAudits(
      tx,
      memberIds.map((memberId) => ({ actorId, kind: "age-confirmed", memberId })),
    );
    return memberIds;
  });
}

interface Correction extends MemberBirthDate {
  /** The date that the admin saw. Undefined if it does not matter. */
  readonly seen?: string | null | undefined;
}

/**
 * SAFE-27: replaces or sets a member's birth date, which then counts as confirmed. Refuses with `member/changed` if it
 * is no longer the one that the admin saw, and with `safety/minor-role` if it makes a member with a role a minor (USERS-8).
 */
export async function correctBirthDate(
  em: EntityManager,
  admin: Confirmer,
  { policy, correction: { memberId, birthDate, seen } }: { policy: MessagingPolicy; correction: Correction },
): Promise<void> {
  if (memberId === admin.memberId) throw new Refusal("safety/own-age");
  await em.transactional(async (tx) => {
    const user = await tx.findOne(UserEntity, memberId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user) throw new Refusal("safety/not-found");
    if (seen !== undefined && seen !== (await birthDateOf(tx, memberId))) throw new Refusal("member/changed");
    if ((await heldRoles(tx, memberId)).length > 0 && isMinorSince(policy, birthDate))
      throw new Refusal("safety/minor-role");
    await tx.upsert(BirthDateEntity, { user: memberId, birthDate });
    await tx.upsert(AgeConfirmationEntity, { user: memberId, confirmer: admin.memberId, confirmedAt: new Date() });
    await recordAudit(tx, { actorId: admin.memberId, kind: "birth-date-corrected", memberId });
  });
}
