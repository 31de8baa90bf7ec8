import type { EventPrice, EventSpan } from "../../../schema/event/event-filter.ts";

export const filterLabel = "Search and filter events";
export const searchLabel = "Search by title or place";
export const whenLabel = "Show";
export const spanLabels: Readonly<Record<EventSpan, string>> = {
  upcoming: "Upcoming",
  week: "This week",
  past: "Past",
};
export const typeLabel = "Kind";
export const anyType = "All kinds";
export const priceLabel = "Price";
export const anyPrice = "Any price";
export const priceLabels: Readonly<Record<EventPrice, string>> = { free: "Free", paid: "Paid" };

export const nothingFound = "No events found";
export const nothingFoundHint = "Try fewer words or another filter.";
export const clearButton = "Clear filters";
