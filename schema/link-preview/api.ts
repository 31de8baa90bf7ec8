import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { gameType } from "../game/settings.ts";
import { line } from "../text.ts";

/** A message shows the preview of its first link, so a screen has few. */
export const LINK_PREVIEWS_MAX = 5;
const PATH_MAX_LENGTH = 300;

/** The address of a page here as a browser writes it: without its host, and without spaces. */
const path = z
  .string()
  .max(PATH_MAX_LENGTH)
  .regex(/^\/(?![/\\])[\x21-\x7e]*$/);

const subject = { path, title: z.string() };

/** What a link to a page of this community leads to. */
export const linkPreview = z.discriminatedUnion("kind", [
  z.strictObject({
    ...subject,
    kind: z.literal("event"),
    /** Milliseconds since 1970. */
    eventDate: z.number(),
    /** Never the link of an online event. */
    location: z.string(),
    isCancelled: z.boolean(),
    imageName: z.string().nullable(),
  }),
  z.strictObject({
    ...subject,
    kind: z.literal("devotion"),
    scriptureReference: z.string().nullable(),
    firstLine: z.string(),
  }),
  z.strictObject({
    ...subject,
    kind: z.literal("game"),
    gameType,
    /** False once it has begun. */
    isWaiting: z.boolean(),
    players: z.int(),
    maxPlayers: z.int(),
  }),
  z.strictObject({ ...subject, kind: z.literal("page"), firstLine: z.string() }),
]);
export type LinkPreview = z.infer<typeof linkPreview>;

export const readLinkPreviews = endpoint("GET /api/link-previews", "member", {
  summary:
    "What links to pages of this community lead to, as far as the caller may see it: events, today's devotion, open games and public pages. `paths` are addresses without their host, with a space between two.",
  limit: { name: "link-previews", tries: 600, seconds: 10 * 60, per: "account", isPerServer: true },
  query: z.strictObject({
    paths: line({ min: 1, max: LINK_PREVIEWS_MAX * (PATH_MAX_LENGTH + 1) })
      .transform((typed) => [...new Set(typed.split(" "))])
      .pipe(z.array(path).max(LINK_PREVIEWS_MAX)),
  }),
  output: z.strictObject({
    /** In no order, and without those that do not exist for the caller. */
    previews: z.array(linkPreview),
  }),
});
