import { dateIn, dayAfter } from "../../server/platform/date.ts";

export const LAGOS = "Africa/Lagos";

/** The community's date, so many days from today. From 23:00 UTC it is a day ahead of PostgreSQL's `current_date`. */
export const dayFromToday = (days: number): string => dayAfter(dateIn(LAGOS), days);
