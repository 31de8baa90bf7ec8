import { queryOptions } from "@tanstack/react-query";
import { listOwnEvents } from "../../../schema/event/mine-api.ts";
import { provideErrorTexts } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { eventErrors } from "../event-errors.ts";
import { eventsKey } from "../events-key.ts";

provideErrorTexts(eventErrors);

export const ownEventsQuery = queryOptions({
  queryKey: [...eventsKey, "mine"],
  queryFn: ({ signal }) => call(listOwnEvents, { signal }),
  refetchOnWindowFocus: "always",
});
