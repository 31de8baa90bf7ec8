import type { Streak } from "../../../schema/devotion/devotion.ts";

/**
 * DEVOTION-7: the day on which a devotion is read now: the phone's, unless its clock is behind. Then it is the latest day that is sure to
 * have begun: the devotion's own, which is shown, or the one on which the server answered last.
 */
export function readingDay(phoneToday: string, devotionDate: string, known: Streak | undefined): string {
  const lastKnown = known?.week.at(-1)?.date ?? "";
  return [phoneToday, devotionDate, lastKnown].reduce((latest, day) => (day > latest ? day : latest));
}
