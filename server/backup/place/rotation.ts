import { DAY_MS } from "../../../schema/time.ts";
import { nightlyTime } from "./archive-name.ts";

export interface Kept {
  /** The latest archives of so many days and weeks that have one. */
  readonly daily: number;
  readonly weekly: number;
}

/** BACKUP-7: which of these archives are to be deleted. Days and weeks are those of UTC, and weeks begin on Monday. */
export function expiredArchives(
  names: readonly string[],
  communityId: string | null,
  { daily, weekly }: Kept,
): string[] {
  const nightly = names
    .flatMap((name) => {
      const at = nightlyTime(name, communityId);
      return at ? [{ name, at: at.getTime() }] : [];
    })
    .sort((one, other) => other.at - one.at);
  const kept = new Set([...latestOf(nightly, dayOf, daily), ...latestOf(nightly, weekOf, weekly)]);
  return nightly.map(({ name }) => name).filter((name) => !kept.has(name));
}

interface Dated {
  readonly name: string;
  readonly at: number;
}

/** The latest of each of the last `count` periods that have one. */
function latestOf(newestFirst: readonly Dated[], periodOf: (at: number) => number, count: number): string[] {
  const latest = new Map<number, string>();
  for (const { name, at } of newestFirst) {
    const period = periodOf(at);
    if (!latest.has(period) && latest.size < count) latest.set(period, name);
  }
  return [...latest.values()];
}

const dayOf = (at: number): number => Math.floor(at / DAY_MS);

/** 1 January 1970 was a Thursday. */
const weekOf = (at: number): number => Math.floor((dayOf(at) + 3) / 7);
