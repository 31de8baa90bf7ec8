import { HOUR_MS, MINUTE_MS } from "../../../schema/time.ts";
import * as text from "./report-text.ts";

const HOURS_OF_TWO_DAYS = 48;
/** With less time than this, the clock is a warning. */
const SOON_MS = 4 * HOUR_MS;

export interface Clock {
  tone: "muted" | "warning" | "danger";
  text: string;
}

/** "20 min", "5 h" or "3 days", rounded down, at least a minute. */
function durationOf(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours === 0) return text.minutes(Math.max(1, Math.floor(ms / MINUTE_MS)));
  return hours < HOURS_OF_TWO_DAYS ? text.hours(hours) : text.days(Math.floor(hours / 24));
}

/** How long is left for the first response. */
export function clockOf(respondBy: number, now: number): Clock {
  const left = respondBy - now;
  if (left <= 0) return { tone: "danger", text: text.overdueBy(durationOf(-left)) };
  return { tone: left < SOON_MS ? "warning" : "muted", text: text.respondWithin(durationOf(left)) };
}

/** "just now" or "3 h ago". */
export function ageOf(createdAt: number, now: number): string {
  const age = now - createdAt;
  return age < MINUTE_MS ? text.justNow : text.ago(durationOf(age));
}
