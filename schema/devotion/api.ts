import { z } from "zod";
import { next } from "../cursor.ts";
import { endpoint } from "../endpoint.ts";
import { day, devotion, streak } from "./devotion.ts";

export const DEVOTIONS_PER_PAGE = 10;
/** How many days ahead members may keep devotions on their phones. */
export const DEVOTION_DAYS_AHEAD = 7;
/** How late a read may arrive and still count for its own day. */
export const READ_DAYS_LATE = 7;

export const listDevotions = endpoint("GET /api/devotions", "anyone", {
  summary: "Up to 10 devotions until today, newest first. With a cursor, those before that day.",
  query: z.strictObject({ before: day.optional() }),
  output: z.strictObject({ devotions: z.array(devotion), next }),
});

export const readTodaysDevotion = endpoint("GET /api/devotions/today", "anyone", {
  summary: "The devotion of the community's date. Null if there is none.",
  output: z.strictObject({ devotion: devotion.nullable() }),
});

export const listComingDevotions = endpoint("GET /api/devotions/coming", "member", {
  summary: "The devotions of today and the next seven days, oldest first, to be kept for reading without network.",
  output: z.strictObject({ devotions: z.array(devotion) }),
});

export const readStreak = endpoint("GET /api/devotions/streak", "member", {
  summary: "The caller's own streak.",
  output: z.strictObject({ streak }),
});

export const readMonthProgress = endpoint("GET /api/devotions/progress", "member", {
  summary: "How many of this month's devotions until today are published, and how many of them the caller has read.",
  output: z.strictObject({ read: z.int(), published: z.int() }),
});

export const markDevotionRead = endpoint("POST /api/devotions/:devotionId/read", "member", {
  summary: "Marks a devotion as read. A second time changes nothing.",
  params: z.strictObject({ devotionId: z.uuid() }),
  limit: { name: "devotion-reading", tries: 300, seconds: 60 * 60, per: "account" },
  body: z.strictObject({
    /** The day on which it was read, if that is not today: the phone had no network. */
    readOn: day.optional(),
  }),
  output: z.strictObject({
    /** False if it was read before. */
    isNew: z.boolean(),
    streak,
  }),
});
