// Without zod, so that the lists of events load it for little.

/** The kinds of events that the form and the filters offer. */
export const eventTypes = ["general", "worship", "study", "mentoring", "social", "outreach"] as const;
export type EventType = (typeof eventTypes)[number];

/** `week`: still to come this week, which ends on Sunday night in the community's time zone. */
export const eventSpans = ["upcoming", "week", "past"] as const;
export type EventSpan = (typeof eventSpans)[number];

export const eventPrices = ["free", "paid"] as const;
export type EventPrice = (typeof eventPrices)[number];

export const EVENT_SEARCH_MAX_LENGTH = 100;
