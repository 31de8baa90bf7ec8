import { queryOptions } from "@tanstack/react-query";
import { LINK_PREVIEWS_MAX, type LinkPreview, readLinkPreviews } from "../../../schema/link-preview/api.ts";
import { call } from "../../net/http/http.ts";

/** Seats and times change. */
const FRESH_MS = 5 * 60_000;
/** What the server takes. */
const PATH_MAX_LENGTH = 300;

interface Batch {
  readonly paths: string[];
  readonly previews: Promise<ReadonlyMap<string, LinkPreview>>;
}

let batch: Batch | undefined;

/** The links that a screen shows at once are read together. */
function previewAt(path: string): Promise<LinkPreview | null> {
  if (!batch || batch.paths.length === LINK_PREVIEWS_MAX) batch = openBatch();
  batch.paths.push(path);
  return batch.previews.then((previews) => previews.get(path) ?? null);
}

function openBatch(): Batch {
  const paths: string[] = [];
  const previews = Promise.resolve().then(async () => {
    if (batch?.paths === paths) batch = undefined;
    const reply = await call(readLinkPreviews, { query: { paths: paths.join(" ") } });
    return new Map(reply.previews.map((preview) => [preview.path, preview]));
  });
  return { paths, previews };
}

/** THREAD-33: what a page of this community is. Null if it has nothing for this reader. */
export const previewQuery = (path: string) => {
  const [address = ""] = path.split("#");
  return queryOptions({
    queryKey: ["link-preview", address],
    queryFn: async () => (address.length > PATH_MAX_LENGTH ? null : await previewAt(address)),
    staleTime: FRESH_MS,
    retry: false,
  });
};
