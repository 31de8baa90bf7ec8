import { queryOptions, useMutation } from "@tanstack/react-query";
import {
  cancelRegistration,
  listAttendees,
  listOwnRegistrations,
  readEvent,
  register,
} from "../../schema/event/api.ts";
import { call } from "../net/http/http.ts";
import { queryClient } from "../net/query/query-client.ts";
import { eventsKey, oneEventKey } from "./events-key.ts";

export const eventQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...oneEventKey, eventId],
    queryFn: ({ signal }) => call(readEvent, { params: { eventId }, signal }),
    refetchOnWindowFocus: "always",
  });

export const attendeesQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...eventsKey, "attendees", eventId],
    queryFn: ({ signal }) => call(listAttendees, { params: { eventId }, signal }),
  });

export const ownRegistrationsQuery = queryOptions({
  queryKey: [...eventsKey, "own"],
  queryFn: ({ signal }) => call(listOwnRegistrations, { signal }),
});

/** Reads everything about events again, after something has changed. */
export const refreshEvents = (): Promise<void> => queryClient.invalidateQueries({ queryKey: eventsKey });

/** EVENT-79: also what no screen shows now, because a page that is saved on this device may show the link. */
const rereadEvents = (): Promise<void> => queryClient.invalidateQueries({ queryKey: eventsKey, refetchType: "all" });

export const useRegister = (eventId: string) =>
  useMutation({ mutationFn: () => call(register, { params: { eventId } }), onSettled: refreshEvents });

export const useCancelRegistration = (eventId: string) =>
  useMutation({ mutationFn: () => call(cancelRegistration, { params: { eventId } }), onSettled: rereadEvents });
