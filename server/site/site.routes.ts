import { siteApi } from "../../schema/site/api.ts";
import type { OpenRateLimit } from "../platform/rate-limit.ts";
import { type Route, route } from "../platform/route.ts";
import { keepRequest } from "./site.ts";

const HOUR = 60 * 60;
/** Wide, because a whole hall, or a whole phone network, may share one address. */
const REQUESTS_PER_HOUR = 100;

export function siteRoutes({ openRateLimit }: { openRateLimit: OpenRateLimit }): Route[] {
  const requestsFromHere = openRateLimit({ name: "request-from", tries: REQUESTS_PER_HOUR, seconds: HOUR });
  return [
    route(siteApi.sendRequest, async ({ member, em, body, address }) => {
      await requestsFromHere.consume(address);
      await keepRequest(member, em, body);
      return { done: true };
    }),
  ];
}
