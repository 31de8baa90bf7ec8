import * as siteApi from "../../schema/site/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { saveParentRequest, saveRequest, saveRoadmapReader } from "./site.ts";

export const siteRoutes: Route[] = [
  route(siteApi.sendRequest, async ({ member, em, body }) => await saveRequest(em, member, body)),

  route(siteApi.askAsParent, async ({ em, body }) => await saveParentRequest(em, body)),

  route(siteApi.followRoadmap, async ({ member, em, body }) => await saveRoadmapReader(em, member, body)),
];
