import * as scriptureApi from "../../schema/scripture/api.ts";
import { route } from "../platform/endpoint/route.ts";
import type { Feature } from "../platform/feature.ts";
import { readVerses } from "./scripture.ts";

/** Lets every screen show the verses of a reference. */
export const openScripture = (): Feature => ({
  routes: [route(scriptureApi.readVerses, async ({ query }) => readVerses(query.reference))],
});
