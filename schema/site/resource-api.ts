import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { line } from "../text.ts";
import { resources } from "./resources.ts";
import * as text from "./site-field-text.ts";

export const VIDEO_LINK_MAX_LENGTH = 300;

const videoParams = z.strictObject({
  name: z.enum(resources.filter(({ category }) => category === "video").map(({ name }) => name)),
});

/** RESOURCE-2: an https address of a host on the internet, without a user name or a password. */
export const videoLink = line({ min: 1, max: VIDEO_LINK_MAX_LENGTH }).refine(isPublicLink, text.videoLink);

function isPublicLink(address: string): boolean {
  try {
    const { protocol, hostname, username, password } = new URL(address);
    const isNamed = z.regexes.domain.test(hostname) && `${username}${password}` === "";
    return isNamed && protocol === "https:" && !/\s/.test(address);
  } catch {
    return false;
  }
}

const video = z.strictObject({
  /** Where the film can be watched. Null while there is none. */
  url: z.string().nullable(),
});

const changes = { name: "resource-video", tries: 60, seconds: 60 * 60, per: "account" } as const;

export const readVideo = endpoint("GET /api/resources/:name/video", "anyone", {
  summary: "The link of a video among the resources.",
  params: videoParams,
  output: video,
});

export const saveVideo = endpoint("PUT /api/resources/:name/video", "admin", {
  summary: "Sets the link of a video among the resources.",
  params: videoParams,
  limit: changes,
  isForm: true,
  body: z.strictObject({ url: videoLink }),
  output: video,
});

export const removeVideo = endpoint("DELETE /api/resources/:name/video", "admin", {
  summary: "Removes the link of a video among the resources.",
  params: videoParams,
  limit: changes,
  output: video,
});
