import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { NEWCOMERS_FOUND, NEWCOMERS_PER_PAGE } from "../../../schema/limits.ts";
import type { Newcomer, NewcomerFound } from "../../../schema/safety/newcomer-api.ts";
import { UserEntity } from "../../account/account.entity.ts";
import { recordAccess } from "../../audit/audit.ts";
import { likePattern } from "../../platform/database/like-pattern.ts";
import { countWaitingRows, type WaitingCount } from "../../platform/needs-you.ts";
import type { Member } from "../../platform/session.ts";
import { namedMembers, peopleOf } from "../../profile/profile.ts";
import { claimedAgeGroup, type MessagingPolicy } from "./adult-date.ts";
import { AgeAttestationEntity } from "./age-attestation.entity.ts";
import { BirthDateEntity } from "./birth-date.entity.ts";

export interface NewcomerPage {
  readonly newcomers: Newcomer[];
  /** Of all pages. */
  readonly total: number;
}

/**
 * Members whose birth date is not confirmed, except those with a role: their age is known (SAFE-2). So nobody who may
 * confirm dates finds their own.
 */
const isUnconfirmed = () =>
  raw(
    (row) => `not exists (select from age_confirmations confirmed where confirmed.user_id = ${row}.user_id)
      and not holds_role(${row}.user_id)
      and exists (select from users member where member.id = ${row}.user_id and member.suspended_at is null)`,
  );

/** Members with this in their name, without a block between them and the viewer (SAFE-5). */
const isFoundBy = (viewerId: string, name: string) => ({
  [raw(
    (row) => `exists (
      select from profiles named where named.user_id = ${row}.user_id and named.plain_name like plain_letters(?)
    ) and not block_stands(${row}.user_id, ?)`,
    [likePattern(name), viewerId],
  )]: [],
});

/** A page of members whose birth date waits for confirmation, oldest first. Records the access (SAFE-17). */
export async function listNewcomers(
  em: EntityManager,
  guardian: Pick<Member, "memberId">,
  page: number,
): Promise<NewcomerPage> {
  await recordAccess(em, guardian.memberId, "newcomers");
  const [rows, total] = await em.findAndCount(
    BirthDateEntity,
    { [isUnconfirmed()]: [] },
    {
      orderBy: { createdAt: "asc", user: "asc" },
      limit: NEWCOMERS_PER_PAGE,
      offset: (page - 1) * NEWCOMERS_PER_PAGE,
    },
  );
  const memberIds = rows.map(({ user }) => user.id);
  const confirmed = await activeConfirmations(em, memberIds);
  const namedOf = await namedMembers(em, [...memberIds, ...confirmed.map(({ confirmer_id }) => confirmer_id)]);
  const newcomers = rows.map(({ user, birthDate, createdAt }) => ({
    ...namedOf(user.id),
    birthDate,
    enteredAt: createdAt.getTime(),
    confirmers: confirmed.filter(({ user_id }) => user_id === user.id).map(({ confirmer_id }) => namedOf(confirmer_id)),
  }));
  return { newcomers, total };
}

interface ActiveConfirmation {
  readonly user_id: string;
  readonly confirmer_id: string;
}

/** Who has confirmed the current dates of these members and counts now, in the order in which they did. */
async function activeConfirmations(em: EntityManager, memberIds: readonly string[]): Promise<ActiveConfirmation[]> {
  if (memberIds.length === 0) return [];
  return await em.execute<ActiveConfirmation[]>(
    `select attested.user_id, attested.confirmer_id from active_age_attestations attested
     join birth_dates entered on entered.user_id = attested.user_id and entered.birth_date = attested.birth_date
     where attested.user_id in (?) and attested.confirmer_id is not null
     order by attested.attested_at`,
    [[...memberIds]],
  );
}

/** How many birth dates wait for confirmation. */
export const countNewcomers = (em: EntityManager): Promise<number> =>
  em.count(BirthDateEntity, { [isUnconfirmed()]: [] });

/** The same, with the longest wait. */
export const newcomersWaiting = (em: EntityManager): Promise<WaitingCount> =>
  countWaitingRows(em, BirthDateEntity, { [isUnconfirmed()]: [] }, "created_at");

/**
 * SAFE-72: members whose age waits for confirmation, for somebody who knows their name. The reply says what their birth date
 * says of them, and not the date. Records the access (SAFE-17).
 */
export async function findNewcomers(
  em: EntityManager,
  { memberId }: Pick<Member, "memberId">,
  { policy, name }: { policy: MessagingPolicy; name: string },
): Promise<NewcomerFound[]> {
  await recordAccess(em, memberId, "newcomers");
  const rows = await em.find(
    BirthDateEntity,
    { $and: [{ [isUnconfirmed()]: [] }, isFoundBy(memberId, name)] },
    { orderBy: { createdAt: "asc", user: "asc" }, limit: NEWCOMERS_FOUND },
  );
  const memberIds = rows.map(({ user }) => user.id);
  const joined = await em.find(UserEntity, { id: { $in: memberIds } }, { fields: ["createdAt"] });
  const joinedAt = new Map(joined.map(({ id, createdAt }) => [id, createdAt.getTime()]));
  const own = await em.find(AgeAttestationEntity, { user: { $in: memberIds }, confirmer: memberId, undoneAt: null });
  const personOf = await peopleOf(em, memberIds);
  return rows.map(({ user, birthDate }) => ({
    ...personOf(user.id),
    joinedAt: joinedAt.get(user.id) ?? 0,
    ageGroup: claimedAgeGroup(policy, birthDate),
    isConfirmedByCaller: own.some((mine) => mine.user.id === user.id && mine.birthDate === birthDate),
  }));
}
