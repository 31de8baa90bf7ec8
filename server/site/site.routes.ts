import { siteApi } from "../../schema/site/api.ts";
import { type Route, route } from "../platform/route.ts";
import { keepRequest } from "./site.ts";

export const siteRoutes: Route[] = [
  route(siteApi.sendRequest, async ({ member, em, body }) => {
    await keepRequest(member, em, body);
    return { done: true };
  }),
];
