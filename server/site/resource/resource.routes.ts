import * as resourceApi from "../../../schema/site/resource-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import { readVideo, removeVideo, saveVideo } from "./resource-video.ts";

export const resourceRoutes: Route[] = [
  route(resourceApi.readVideo, async ({ em, params: { name } }) => ({ url: await readVideo(em, name) })),

  route(resourceApi.saveVideo, async ({ em, member, params: { name }, body: { url } }) => {
    await saveVideo(em, member, name, url);
    return { url };
  }),

  route(resourceApi.removeVideo, async ({ em, params: { name } }) => {
    await removeVideo(em, name);
    return { url: null };
  }),
];
