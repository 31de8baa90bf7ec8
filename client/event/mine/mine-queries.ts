import { queryOptions } from "@tanstack/react-query";
import { listOwnEvents } from "../../../schema/event/mine-api.ts";
import { call } from "../../net/http/http.ts";
import { eventsKey } from "../events-key.ts";

export const ownEventsQuery = queryOptions({
  queryKey: [...eventsKey, "mine"],
  queryFn: ({ signal }) => call(listOwnEvents, { signal }),
  refetchOnWindowFocus: "always",
});
