import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { NEWCOMERS_PER_PAGE } from "../../../schema/limits.ts";
import type { ConfirmedAge, Newcomer } from "../../../schema/safety/newcomer.ts";
import type { Member } from "../../platform/session.ts";
import { namesOf } from "../../profile/profile.ts";
import { recordAccess } from "../access-log.ts";
import { AgeConfirmationEntity } from "./age-confirmation.entity.ts";
import { BirthDateEntity } from "./birth-date.entity.ts";

interface Page {
  readonly newcomers: Newcomer[];
  readonly hasMore: boolean;
}

/** Members whose birth date nobody has confirmed, except those with a role: their age is known (SAFE-2). */
const isUnconfirmed = () =>
  raw(
    (row) => `not exists (select from age_confirmations confirmed where confirmed.user_id = ${row}.user_id)
      and not exists (select from user_roles held where held.user_id = ${row}.user_id)
      and exists (select from users member where member.id = ${row}.user_id and member.suspended_at is null)`,
  );

/** Rows after the one of this member. Compared in the database, whose timestamps are more precise than JavaScript's. */
const isAfter = (memberId: string) =>
  raw(
    (row) =>
      `(${row}.created_at, ${row}.user_id) > (select last.created_at, last.user_id from birth_dates last where last.user_id = ?)`,
    [memberId],
  );

/** A page of members whose birth date waits for confirmation, oldest first. Records the access (SAFE-17). */
export async function listNewcomers(
  em: EntityManager,
  guardian: Pick<Member, "memberId">,
  { after }: { after?: string | undefined },
): Promise<Page> {
  await recordAccess(em, guardian.memberId, "newcomers");
  const rows = await em.find(
    BirthDateEntity,
    {
      user: { $ne: guardian.memberId },
      [isUnconfirmed()]: [],
      ...(after && { [isAfter(after)]: [] }),
    },
    { orderBy: { createdAt: "asc", user: "asc" }, limit: NEWCOMERS_PER_PAGE + 1 },
  );
  const page = rows.slice(0, NEWCOMERS_PER_PAGE);
  const ids = page.map(({ user }) => user.id);
  const nameOf = await namesOf(em, ids);
  return {
    newcomers: page.map(({ user, birthDate, createdAt }) => ({
      memberId: user.id,
      displayName: nameOf(user.id),
      birthDate,
      enteredAt: createdAt.getTime(),
    })),
    hasMore: rows.length > NEWCOMERS_PER_PAGE,
  };
}

/** The newest confirmations: whose birth date, by whom and when. Records the access (SAFE-17). */
export async function listConfirmedAges(
  em: EntityManager,
  guardian: Pick<Member, "memberId">,
): Promise<{ confirmed: ConfirmedAge[] }> {
  await recordAccess(em, guardian.memberId, "newcomers");
  const rows = await em.find(
    AgeConfirmationEntity,
    {},
    { orderBy: { confirmedAt: "desc" }, limit: NEWCOMERS_PER_PAGE },
  );
  const memberIds = rows.map(({ user }) => user.id);
  const dates = await em.find(BirthDateEntity, { user: { $in: memberIds } });
  const dateOf = new Map(dates.map(({ user, birthDate }) => [user.id, birthDate]));
  const nameOf = await namesOf(em, [...memberIds, ...rows.flatMap(({ confirmer }) => confirmer?.id ?? [])]);
  return {
    confirmed: rows.flatMap(({ user, confirmer, confirmedAt }) => {
      const birthDate = dateOf.get(user.id);
      if (birthDate === undefined) return [];
      return {
        memberId: user.id,
        displayName: nameOf(user.id),
        birthDate,
        confirmer: confirmer ? { memberId: confirmer.id, displayName: nameOf(confirmer.id) } : null,
        confirmedAt: confirmedAt.getTime(),
      };
    }),
  };
}
