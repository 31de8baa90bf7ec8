import { UniqueConstraintViolationException } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { UserEntity } from "../../account/account.entity.ts";
import { heldRoles, lockMember } from "../../account/account.ts";
import { recordAudit } from "../../audit/audit.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { isMinorSince, type MessagingPolicy } from "./adult-date.ts";
import { AgeAttestationEntity } from "./age-attestation.entity.ts";
import { AgeConfirmationEntity } from "./age-confirmation.entity.ts";
import { BirthDateEntity } from "./birth-date.entity.ts";

/** A member and a birth date, as 2010-03-14. */
export interface MemberBirthDate {
  readonly memberId: string;
  readonly birthDate: string;
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

/** Stores a birth date. False if there was one. */
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
 * Sets a member's own birth date. Refuses with `safety/minor-role` if it makes a member with a role a minor (USERS-8). False if
 * it was already set. Call it in a transaction.
 */
export async function setOwnBirthDate(
  tx: EntityManager,
  policy: MessagingPolicy,
  { memberId, birthDate }: MemberBirthDate,
): Promise<boolean> {
  // A role is given under this lock.
  await lockMember(tx, [memberId]);
  if (isMinorSince(policy, birthDate) && (await heldRoles(tx, memberId)).length > 0) {
    throw new Refusal("safety/minor-role");
  }
  return await setBirthDate(tx, memberId, birthDate);
}

interface Correction extends MemberBirthDate {
  /** The date that the admin saw. Undefined if it does not matter. */
  readonly seen?: string | null | undefined;
}

/** Looks at a member before their birth date is corrected to an adult’s. What it returns is called after that. */
export type BeforeAdult = (tx: EntityManager, memberId: string) => Promise<() => Promise<void>>;

/**
 * SAFE-27: replaces or sets a member's birth date, which then counts as confirmed. Refuses with `member/changed` if it
 * is no longer the one that the admin saw, and with `safety/minor-role` if it makes a member with a role a minor (USERS-8).
 */
export async function correctBirthDate(
  em: EntityManager,
  admin: Pick<Member, "memberId">,
  { policy, correction, beforeAdult }: { policy: MessagingPolicy; correction: Correction; beforeAdult: BeforeAdult },
): Promise<void> {
  const { memberId, birthDate, seen } = correction;
  if (memberId === admin.memberId) throw new Refusal("safety/own-age");
  await em.transactional(async (tx) => {
    const [member] = await lockMember(tx, [memberId]);
    if (!member) throw new Refusal("safety/not-found");
    if (seen !== undefined && seen !== (await birthDateOf(tx, memberId))) throw new Refusal("member/changed");
    if ((await heldRoles(tx, memberId)).length > 0 && isMinorSince(policy, birthDate))
      throw new Refusal("safety/minor-role");
    const isAdult = !policy.isOpenToAll && !isMinorSince(policy, birthDate);
    const afterwards = isAdult ? await beforeAdult(tx, memberId) : undefined;
    await tx.upsert(BirthDateEntity, { user: memberId, birthDate });
    const confirmer = admin.memberId;
    await tx.insert(AgeAttestationEntity, { user: memberId, confirmer, birthDate, byMentor: false });
    await tx.upsert(AgeConfirmationEntity, { user: memberId, confirmer, confirmedAt: new Date() });
    await recordAudit(tx, { actorId: admin.memberId, kind: "birth-date-corrected", memberId });
    await afterwards?.();
  });
}
