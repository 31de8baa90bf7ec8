import * as scriptureApi from "../../schema/scripture/api.ts";
import type { Core } from "../platform/core.ts";
import { route } from "../platform/endpoint/route.ts";
import type { Feature } from "../platform/feature.ts";
import { readVerses } from "./scripture.ts";
import { saveTranslation } from "./translation-choice.ts";

/** Lets every screen show the verses of a reference, and members choose their translation. */
export const openScripture = ({ community }: Core): Feature => ({
  routes: [
    route(scriptureApi.readVerses, async ({ query: { reference, translation = community.translation } }) =>
      readVerses(reference, translation),
    ),
    route(scriptureApi.saveTranslation, async ({ em, member, body }) =>
      saveTranslation(em, member.memberId, body.translation),
    ),
  ],
});
