import { queryOptions } from "@tanstack/react-query";
import { readEventRoom } from "../../../schema/game/event-room-api.ts";
import { call } from "../../net/http/http.ts";

const POLL_MS = 20_000;

/** The open game of an event. While a game may open at any moment, it is read again every few seconds. */
export const eventGameQuery = (eventId: string, isAround: boolean) =>
  queryOptions({
    queryKey: ["game", "event-room", eventId],
    queryFn: ({ signal }) => call(readEventRoom, { params: { eventId }, signal }),
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) => (isAround || state.data?.room ? POLL_MS : false),
  });
