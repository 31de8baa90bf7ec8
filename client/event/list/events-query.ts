import { queryOptions } from "@tanstack/react-query";
import { listEvents } from "../../../schema/event/list-api.ts";
import { call } from "../../net/http/http.ts";
import { eventsKey } from "../events-key.ts";

/** EVENT-70: the list for the home page. Alone in its file, because the home page has to be light. */
export const eventsQuery = queryOptions({
  queryKey: [...eventsKey, "list"],
  queryFn: ({ signal }) => call(listEvents, { signal }),
  refetchOnWindowFocus: "always",
});
