import type { InferEntity } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { AGE_CONFIRMATIONS_PER_PAGE } from "../../../schema/limits.ts";
import type { AgeConfirmation } from "../../../schema/safety/newcomer-api.ts";
import { recordAccess } from "../../audit/audit.ts";
import type { Member } from "../../platform/session.ts";
import { namedMembers } from "../../profile/profile.ts";
import { AgeAttestationEntity } from "./age-attestation.entity.ts";
import { AgeConfirmationEntity } from "./age-confirmation.entity.ts";
import { BirthDateEntity } from "./birth-date.entity.ts";

/** SAFE-73: a page of confirmations of ages, newest first. Records the access (SAFE-17). */
export async function listAgeConfirmations(
  em: EntityManager,
  guardian: Pick<Member, "memberId">,
  page: number,
): Promise<{ confirmations: AgeConfirmation[]; total: number }> {
  await recordAccess(em, guardian.memberId, "newcomers");
  const [rows, total] = await em.findAndCount(
    AgeAttestationEntity,
    {},
    {
      orderBy: { attestedAt: "desc", id: "desc" },
      limit: AGE_CONFIRMATIONS_PER_PAGE,
      offset: (page - 1) * AGE_CONFIRMATIONS_PER_PAGE,
    },
  );
  const stateOf = await readStates(
    em,
    rows.map(({ user }) => user.id),
  );
  const people = rows.flatMap(({ user, confirmer, undoer }) => [user, confirmer, undoer]);
  const namedOf = await namedMembers(
    em,
    people.flatMap((person) => person?.id ?? []),
  );
  const named = (person: { id: string } | null | undefined) => (person ? namedOf(person.id) : null);
  const confirmations = rows.map((row) => ({
    confirmationId: row.id,
    ...namedOf(row.user.id),
    birthDate: row.birthDate,
    confirmer: named(row.confirmer),
    isByMentor: row.byMentor,
    confirmedAt: row.attestedAt.getTime(),
    undoneBy: named(row.undoer),
    ...stateOf(row),
  }));
  return { confirmations, total };
}

type Attestation = InferEntity<typeof AgeAttestationEntity>;

/** What each confirmation of these members is worth now, and whether undoing it would change anything. */
async function readStates(em: EntityManager, memberIds: readonly string[]) {
  const user = { $in: [...memberIds] };
  const dates = await em.find(BirthDateEntity, { user });
  const dateOf = new Map(dates.map((entered) => [entered.user.id, entered.birthDate]));
  const confirmed = new Set((await em.find(AgeConfirmationEntity, { user })).map((each) => each.user.id));
  const byGuardians = (await em.find(AgeAttestationEntity, { user, byMentor: false }))
    .filter((each) => dateOf.get(each.user.id) === each.birthDate)
    .map((each) => each.user.id);
  return ({ user: { id }, birthDate, byMentor, undoneAt }: Attestation) => {
    const state = stateOf({
      isUndone: undoneAt !== null,
      isCurrent: dateOf.get(id) === birthDate,
      isConfirmed: confirmed.has(id),
    });
    const isOpen = state === "counts" || state === "waiting";
    return { state, canUndo: byMentor && isOpen && !byGuardians.includes(id) };
  };
}

interface Facts {
  readonly isUndone: boolean;
  /** The member's birth date is still the one that was confirmed. */
  readonly isCurrent: boolean;
  readonly isConfirmed: boolean;
}

function stateOf({ isUndone, isCurrent, isConfirmed }: Facts): AgeConfirmation["state"] {
  if (isUndone) return "undone";
  if (!isCurrent) return "corrected";
  return isConfirmed ? "counts" : "waiting";
}
