// Apart from list-api.ts, which the front page loads.
import { z } from "zod";
import { cursor, cursorNumber, next } from "../cursor.ts";
import { endpoint } from "../endpoint.ts";
import { line } from "../text.ts";
import { event } from "./event.ts";
import { EVENT_SEARCH_MAX_LENGTH, eventPrices, eventSpans, eventTypes } from "./event-filter.ts";

export const EVENTS_PER_PAGE = 20;

/** What narrows a list of events. */
export const eventFilter = {
  /** Words of the title or the place. */
  search: line({ max: EVENT_SEARCH_MAX_LENGTH }).optional(),
  when: z.enum(eventSpans).default("upcoming"),
  type: z.enum(eventTypes).optional(),
  price: z.enum(eventPrices).optional(),
};

export const searchEvents = endpoint("GET /api/event-search", "anyone", {
  summary:
    "A page of 20 published events by words of their title or place, by time, kind and price: those to come soonest first, past ones newest first. Events that are cancelled are not among them.",
  isImpersonal: true,
  query: z.strictObject({
    ...eventFilter,
    /** `next` of the page before. */
    after: cursor(cursorNumber, z.uuid()).optional(),
  }),
  output: z.strictObject({ events: z.array(event), next }),
});
