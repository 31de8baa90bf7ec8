import {
  EVENT_SEARCH_MAX_LENGTH,
  type EventPrice,
  type EventSpan,
  type EventType,
  eventPrices,
  eventSpans,
  eventTypes,
} from "../../../schema/event/event-filter.ts";

/** What narrows a list of events, as the endpoints get it. */
export interface EventFilter {
  when: EventSpan;
  search?: string;
  type?: EventType;
  price?: EventPrice;
}

/** EVENT-135: reads the filter from the address. Invalid values count as absent, because people edit addresses. */
export function filterIn(address: URLSearchParams): EventFilter {
  const search = (address.get("search") ?? "").trim().slice(0, EVENT_SEARCH_MAX_LENGTH);
  const type = eventTypes.find((each) => each === address.get("type"));
  const price = eventPrices.find((each) => each === address.get("price"));
  return {
    when: eventSpans.find((each) => each === address.get("when")) ?? "upcoming",
    ...(search !== "" && { search }),
    ...(type && { type }),
    ...(price && { price }),
  };
}

/** Whether anything but the time narrows the list. */
export const isNarrowed = ({ search, type, price }: EventFilter): boolean =>
  search !== undefined || type !== undefined || price !== undefined;
