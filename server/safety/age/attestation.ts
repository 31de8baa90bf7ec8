import type { EntityManager } from "@mikro-orm/postgresql";
import { recordAudit } from "../../audit/audit.ts";
import { AgeAttestationEntity } from "./age-attestation.entity.ts";
import { AgeConfirmationEntity } from "./age-confirmation.entity.ts";
import { BirthDateEntity } from "./birth-date.entity.ts";
import type { MemberBirthDate } from "./birth-date.ts";

interface NewAttestation {
  readonly user: string;
  readonly confirmer: string;
  readonly birthDate: string;
  readonly byMentor: boolean;
}

/** Stores and records that this person has confirmed this date. */
export async function storeAttestation(tx: EntityManager, attestation: NewAttestation): Promise<void> {
  await tx.insert(AgeAttestationEntity, attestation);
  const { user: memberId, confirmer: actorId } = attestation;
  await recordAudit(tx, { actorId, kind: "age-confirmed", memberId });
}

/** Confirms these dates as a safeguarding lead or an admin does, without asking whether this member is one. */
export async function confirmDates(
  tx: EntityManager,
  { memberId: guardianId }: { memberId: string },
  seen: readonly MemberBirthDate[],
): Promise<string[]> {
  const unchanged = await tx.find(BirthDateEntity, {
    $or: seen.map(({ memberId, birthDate }) => ({ user: memberId, birthDate })),
  });
  const memberIds = unchanged.map(({ user }) => user.id);
  const known = await tx.find(AgeConfirmationEntity, { user: { $in: memberIds } });
  const confirmed = new Set(known.map(({ user }) => user.id));
  for (const { user, birthDate } of unchanged) {
    if (confirmed.has(user.id)) continue;
    await storeAttestation(tx, { user: user.id, confirmer: guardianId, birthDate, byMentor: false });
    await tx.insert(AgeConfirmationEntity, { user, confirmer: guardianId });
  }
  return memberIds;
}
