import { siteApi } from "../../schema/site/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { saveRequest } from "./site.ts";

export const siteRoutes: Route[] = [
  route(siteApi.sendRequest, async ({ member, em, body }) => {
    await saveRequest(em, member, body);
    return { done: true };
  }),
];
