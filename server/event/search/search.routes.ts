import * as eventSearchApi from "../../../schema/event/search-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import { searchEvents } from "./event-search.ts";

export const searchRoutes = (): Route[] => [
  route(eventSearchApi.searchEvents, async ({ em, query }) => await searchEvents(em, query)),
];
