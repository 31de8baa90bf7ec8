/** How numbers, lists, plurals and weekdays are written. Nigeria writes British English. */
const LOCALE = "en-GB";

const plurals = new Intl.PluralRules(LOCALE);
const list = new Intl.ListFormat(LOCALE);
const number = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

/** A number with its noun: "1 member", "2 members". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${pluralOf(count, one, many)}`;
}

/** The noun alone: "member" for 1, "members" otherwise. */
export function pluralOf(count: number, one: string, many = `${one}s`): string {
  return plurals.select(count) === "one" ? one : many;
}

/** "Ada, Chidi and Tunde" */
export const listOf = (names: readonly string[]): string => list.format(names);

/** "12,345" or "7.5" */
export const formatNumber = (value: number): string => number.format(value);

/** The day of the week in this time zone: "Sunday". */
export const weekdayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat(LOCALE, { weekday: "long", timeZone }).format(now);
