import { type RawBuilder, sql } from "kysely";
import type { EventPrice, EventSpan, EventType } from "../../../schema/event/event-filter.ts";
import { plainPattern } from "../../platform/database/like-pattern.ts";

/** What narrows a list of events. */
export interface EventFilter {
  readonly search?: string | undefined;
  readonly when: EventSpan;
  readonly type?: EventType | undefined;
  readonly price?: EventPrice | undefined;
}

/** The first moment of next week. The community's weeks begin on Monday. */
const nextWeek = sql`(date_trunc('week', now() at time zone community_time_zone()) + interval '7 days') at time zone community_time_zone()`;

const spans: Readonly<Record<EventSpan, RawBuilder<boolean>>> = {
  upcoming: sql<boolean>`e.event_date > now()`,
  week: sql<boolean>`e.event_date > now() and e.event_date < ${nextWeek}`,
  past: sql<boolean>`e.event_date <= now()`,
};

/**
 * The texts of an event that a search reads. EVENT-134: whoever may not see links finds no event by a place that may be or hold
 * one. Every link has a slash.
 */
const texts = {
  "with-links": sql`e.title || ' ' || e.location`,
  "without-links": sql`e.title || ' ' || case when position('/' in e.location) = 0 then e.location else '' end`,
} as const;

const wordsOf = (search: string): string[] => search.split(/\s+/).filter((word) => word !== "");

/** EVENT-133: the condition that an event `e` fulfils this filter. */
export function eventMatches(
  { search = "", when, type, price }: EventFilter,
  searched: keyof typeof texts,
): RawBuilder<boolean> {
  const conditions = [
    spans[when],
    ...(type === undefined ? [] : [sql<boolean>`e.event_type = ${type}`]),
    ...(price === undefined ? [] : [sql<boolean>`e.is_paid_event = ${price === "paid"}`]),
    ...wordsOf(search).map((word) => sql<boolean>`plain_letters(${texts[searched]}) like ${plainPattern(word)}`),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Past events have the latest first, all others the soonest. */
export const orderOf = ({ when }: Pick<EventFilter, "when">): "asc" | "desc" => (when === "past" ? "desc" : "asc");
