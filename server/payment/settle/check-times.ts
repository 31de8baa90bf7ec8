import { MINUTE_MS } from "../../../schema/time.ts";

/** The provider advises to ask each hour. */
const LONGEST_DELAY_MINUTES = 60;
/** How long a job asks for a payment that nobody has made. The reconciliation still finds money that comes later. */
export const CHECKED_DAYS = 5;

/** PAY-36: when a job first asks about a new payment. */
export const firstCheckAt = (now = Date.now()): Date => new Date(now + MINUTE_MS);

/** PAY-36: when a job asks again after so many times: in 1, 2, 4, … minutes, at most an hour. */
export const nextCheckAt = (checks: number, now = Date.now()): Date =>
  new Date(now + MINUTE_MS * Math.min(2 ** Math.min(checks, 10), LONGEST_DELAY_MINUTES));
