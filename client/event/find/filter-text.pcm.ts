import type { EventPrice, EventSpan } from "../../../schema/event/event-filter.ts";
import type { Translates } from "../../../schema/language/translation.ts";

export const filterLabel = "Search and filter events";
export const searchLabel = "Search with title or place";
export const whenLabel = "Show";
export const spanLabels: Readonly<Record<EventSpan, string>> = {
  upcoming: "Dey come",
  week: "This week",
  past: "Don pass",
};
export const typeLabel = "Kind";
export const anyType = "All kinds";
export const priceLabel = "Price";
export const anyPrice = "Any price";
export const priceLabels: Readonly<Record<EventPrice, string>> = { free: "Free", paid: "Paid" };

export const nothingFound = "We no see any event";
export const nothingFoundHint = "Try fewer words or another filter.";
export const clearButton = "Clear filters";

export type Holds = Translates<typeof import("./filter-text.ts"), typeof import("./filter-text.pcm.ts")>;
