import { readLinkPreviews } from "../../schema/link-preview/api.ts";
import { route } from "../platform/endpoint/route.ts";
import type { Feature } from "../platform/feature.ts";
import type { ReadPagePreview } from "../platform/link-preview.ts";
import { previewsOf } from "./link-preview.ts";

/** `readers` returns what the features declare. */
export const openLinkPreviews = (readers: () => readonly ReadPagePreview[]): Feature => ({
  routes: [
    route(readLinkPreviews, async ({ query: { paths }, ...reader }) => ({
      previews: await previewsOf(paths, reader, readers()),
    })),
  ],
});
