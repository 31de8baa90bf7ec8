import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import {
  deleteEvent,
  listManagedEvents,
  type ManagedEvent,
  readManagedEvent,
} from "../../../schema/event/manage-api.ts";
import { call } from "../../net/http/http.ts";
import { queryClient } from "../../net/query/query-client.ts";
import { refreshEvents } from "../event-queries.ts";
import { eventsKey } from "../events-key.ts";
import type { EventFilter } from "../find/event-filter.ts";

export interface ManagedFilter extends EventFilter {
  page: number;
}

export const managedEventsQuery = (filter: ManagedFilter) =>
  queryOptions({
    queryKey: [...eventsKey, "managed", filter],
    queryFn: ({ signal }) => call(listManagedEvents, { query: { ...filter }, signal }),
    placeholderData: keepPreviousData,
  });

export const managedEventQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...eventsKey, "managed-one", eventId],
    queryFn: ({ signal }) => call(readManagedEvent, { params: { eventId }, signal }),
    // Otherwise the form might begin with an old version.
    staleTime: 0,
    gcTime: 0,
  });

/** Shows a changed event everywhere. */
export function applyManagedEvent(event: ManagedEvent): void {
  queryClient.setQueryData(managedEventQuery(event.eventId).queryKey, event);
  void refreshEvents();
}

export const useDeleteEvent = (eventId: string) =>
  useMutation({ mutationFn: () => call(deleteEvent, { params: { eventId } }), onSuccess: () => void refreshEvents() });
