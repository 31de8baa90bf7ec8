import { dateIn, dayAfter } from "../../../server/platform/date.ts";
import { querySite } from "./rows.ts";
import type { Site } from "./site.ts";

export const LAGOS = "Africa/Lagos";
export const day = (days: number) => dayAfter(dateIn(LAGOS), days);
export const BEGINNING = "A long page about light. ".repeat(12);
export const END = "The last paragraph.";

/** Stores published devotions for these days, counted from today. No others are left. */
export async function storeDevotions(site: Site, ...days: number[]): Promise<void> {
  await querySite(site, "delete from devotions");
  for (const days_ of days) {
    await querySite(
      site,
      `insert into devotions (title, date, content, scripture_reference, is_published)
       values ($1, $2, $3, 'Ps 119:105', true)`,
      [`Page ${days_}`, day(days_), `${BEGINNING}\n\n${END}`],
    );
  }
}
