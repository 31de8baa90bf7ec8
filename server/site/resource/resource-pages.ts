import { readVideo } from "../../../schema/site/resource-api.ts";
import { findResource, type Resource, resourcePath, resources } from "../../../schema/site/resources.ts";
import type { RecordContent, RecordPages } from "../../platform/site/record-pages.ts";

/** RESOURCE-5: the pages of the resources, for search engines and link previews. */
export const resourcePages: RecordPages = {
  path: "/resources/:name",
  module: "site/resource/resource-screen.tsx",
  read: async (name) => {
    const resource = findResource(name);
    return resource && contentOf(resource);
  },
  listed: async () => resources.map(({ name }) => resourcePath(name)),
};

const contentOf = ({ name, category, title, summary, duration }: Resource): RecordContent => ({
  path: resourcePath(name),
  title,
  description: summary,
  lines: [summary, duration],
  reads: category === "video" ? [readVideo.path.replace(":name", name)] : [],
});
