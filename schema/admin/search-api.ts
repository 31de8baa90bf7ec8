import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { shownMember } from "../member/shown-member.ts";
import { line } from "../text.ts";

/** How many of each kind a search finds. */
export const HITS_PER_KIND = 5;
export const ADMIN_SEARCH_MAX_LENGTH = 100;

export const searchHits = z.strictObject({
  members: z.array(shownMember.extend({ email: z.string() })),
  events: z.array(
    z.strictObject({
      eventId: z.uuid(),
      title: z.string(),
      /** Milliseconds since 1970. */
      eventDate: z.number(),
    }),
  ),
  devotions: z.array(
    z.strictObject({
      devotionId: z.uuid(),
      title: z.string(),
      /** A day of the community's calendar, as 2026-11-23. */
      date: z.string(),
    }),
  ),
  channels: z.array(z.strictObject({ channelId: z.uuid(), name: z.string(), isPrivate: z.boolean() })),
});
export type SearchHits = z.infer<typeof searchHits>;

export const searchAdmin = endpoint("GET /api/admin/search", "admin", {
  summary:
    "At most 5 members, events, devotions and channels each whose name contains a text; those that begin with it come first. The access is recorded.",
  // The palette sends a request at every pause in typing.
  limit: { name: "admin-search", tries: 1200, seconds: 60 * 60, per: "account" },
  query: z.strictObject({ q: line({ min: 1, max: ADMIN_SEARCH_MAX_LENGTH }) }),
  output: searchHits,
});
