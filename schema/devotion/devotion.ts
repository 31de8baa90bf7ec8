import { z } from "zod";
import { tooEarly } from "./devotion-field-text.ts";

export const DEVOTION_TITLE_MAX_LENGTH = 120;
export const DEVOTION_CONTENT_MAX_LENGTH = 10_000;

/** A day of the community's calendar, as 2026-11-23. */
export const day = z.iso.date().refine((date) => date >= "1900-01-01", { error: tooEarly });

export const devotion = z.strictObject({
  devotionId: z.uuid(),
  title: z.string(),
  date: day,
  /** Plain text; an empty line separates paragraphs. */
  content: z.string(),
  /** Null if the devotion has no verse. */
  scriptureReference: z.string().nullable(),
  /** A language model has drafted it, and an admin has published it. */
  isAiDraft: z.boolean(),
  /** The caller has read it. False for visitors. */
  isRead: z.boolean(),
  /** False for visitors, and for who wrote it. */
  canReport: z.boolean(),
});
export type Devotion = z.infer<typeof devotion>;

export const streak = z.strictObject({
  /** How many days with a devotion read the streak has that can go on today. */
  current: z.int(),
  longest: z.int(),
  /** All days with a devotion read. */
  total: z.int(),
  isReadToday: z.boolean(),
  /** Without a devotion today, the streak stays as it is. */
  canRestToday: z.boolean(),
  /** The last seven days, oldest first; today is the last one. */
  week: z.array(z.strictObject({ date: day, isRead: z.boolean() })),
});
export type Streak = z.infer<typeof streak>;
