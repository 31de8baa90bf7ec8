import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { QueryOf } from "../../../../schema/endpoint.ts";
import { listEventAttendees, readEventFigures } from "../../../../schema/event/admin-api.ts";
import { call } from "../../../net/http/http.ts";

const attendeesKey = ["admin", "event"] as const;

// The server records each view, so nothing is shown from the cache without asking it.
const asked = { staleTime: 0, gcTime: 0 } as const;

export const figuresQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...attendeesKey, eventId, "figures"],
    queryFn: ({ signal }) => call(readEventFigures, { params: { eventId }, signal }),
    ...asked,
  });

export const attendeesQuery = (eventId: string, query: Partial<QueryOf<typeof listEventAttendees>>) =>
  queryOptions({
    queryKey: [...attendeesKey, eventId, "list", query],
    queryFn: ({ signal }) => call(listEventAttendees, { params: { eventId }, query, signal }),
    placeholderData: keepPreviousData,
    ...asked,
  });

/** A function that reads the numbers and the list of the open event again. */
export function useRefreshAttendees(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: attendeesKey });
}
