import { ADULT_AGE_YEARS } from "../../../schema/limits.ts";
import type { ClaimedAgeGroup } from "../../../schema/safety/newcomer-api.ts";

/** The community-wide settings for messaging. */
export interface MessagingPolicy {
  /** SAFE-6. */
  readonly isOpenToAll: boolean;
  /** Today's date in the community's time zone, as 2026-11-20. */
  today(): string;
}

/** Members born on this date or earlier are adults today. */
export function adultIfBornBy(policy: MessagingPolicy): string {
  const [year = "", ...rest] = policy.today().split("-");
  return [Number(year) - ADULT_AGE_YEARS, ...rest].join("-").replace(/-02-29$/, "-02-28");
}

/** What this birth date says of its member today, whether it is confirmed or not. */
export const claimedAgeGroup = (policy: MessagingPolicy, birthDate: string): ClaimedAgeGroup =>
  birthDate > adultIfBornBy(policy) ? "minor" : "adult";

/** Whether somebody born on this date is a minor today, in a community where ages matter. */
export const isMinorSince = (policy: MessagingPolicy, birthDate: string): boolean =>
  !policy.isOpenToAll && claimedAgeGroup(policy, birthDate) === "minor";
