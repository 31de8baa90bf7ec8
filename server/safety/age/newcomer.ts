import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { NEWCOMERS_PER_PAGE } from "../../../schema/limits.ts";
import type { ConfirmedAge, Newcomer } from "../../../schema/safety/newcomer-api.ts";
import { recordAccess } from "../../audit/audit.ts";
import type { Member } from "../../platform/session.ts";
import { namesOf } from "../../profile/profile.ts";
import { AgeConfirmationEntity } from "./age-confirmation.entity.ts";
import { BirthDateEntity } from "./birth-date.entity.ts";

export interface NewcomerPage {
  readonly newcomers: Newcomer[];
  /** Of all pages. */
  readonly total: number;
}

/**
 * Members whose birth date nobody has confirmed, except those with a role: their age is known (SAFE-2). So nobody who may
 * confirm dates finds their own.
 */
const isUnconfirmed = () =>
  raw(
    (row) => `not exists (select from age_confirmations confirmed where confirmed.user_id = ${row}.user_id)
      and not holds_role(${row}.user_id)
      and exists (select from users member where member.id = ${row}.user_id and member.suspended_at is null)`,
  );

const pageOf = (page: number) => ({ limit: NEWCOMERS_PER_PAGE, offset: (page - 1) * NEWCOMERS_PER_PAGE });

/** A page of members whose birth date waits for confirmation, oldest first. Records the access (SAFE-17). */
export async function listNewcomers(
  em: EntityManager,
  mentor: Pick<Member, "memberId">,
  page: number,
): Promise<NewcomerPage> {
  await recordAccess(em, mentor.memberId, "newcomers");
  const [rows, total] = await em.findAndCount(
    BirthDateEntity,
    { [isUnconfirmed()]: [] },
    { orderBy: { createdAt: "asc", user: "asc" }, ...pageOf(page) },
  );
  const nameOf = await namesOf(
    em,
    rows.map(({ user }) => user.id),
  );
  const newcomers = rows.map(({ user, birthDate, createdAt }) => ({
    memberId: user.id,
    displayName: nameOf(user.id),
    birthDate,
    enteredAt: createdAt.getTime(),
  }));
  return { newcomers, total };
}

/** How many birth dates wait for confirmation. */
export const countNewcomers = (em: EntityManager): Promise<number> =>
  em.count(BirthDateEntity, { [isUnconfirmed()]: [] });

/** A page of confirmed birth dates, newest confirmation first. Records the access (SAFE-17). */
export async function listConfirmedAges(
  em: EntityManager,
  mentor: Pick<Member, "memberId">,
  page: number,
): Promise<{ confirmed: ConfirmedAge[]; total: number }> {
  await recordAccess(em, mentor.memberId, "newcomers");
  const [rows, total] = await em.findAndCount(
    AgeConfirmationEntity,
    {},
    { orderBy: { confirmedAt: "desc", user: "desc" }, ...pageOf(page) },
  );
  const memberIds = rows.map(({ user }) => user.id);
  const dates = await em.find(BirthDateEntity, { user: { $in: memberIds } });
  const dateOf = new Map(dates.map(({ user, birthDate }) => [user.id, birthDate]));
  const nameOf = await namesOf(em, [...memberIds, ...rows.flatMap(({ confirmer }) => confirmer?.id ?? [])]);
  const confirmed = rows.map(({ user, confirmer, confirmedAt }) => ({
    memberId: user.id,
    displayName: nameOf(user.id),
    birthDate: dateOf.get(user.id) ?? null,
    confirmer: confirmer ? { memberId: confirmer.id, displayName: nameOf(confirmer.id) } : null,
    confirmedAt: confirmedAt.getTime(),
  }));
  return { confirmed, total };
}
