import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { needsYouNames } from "./needs-you.ts";

const needsYou = z.strictObject({
  /** The most urgent first. What nothing waits in is left out. */
  lines: z.array(
    z.strictObject({
      name: z.enum(needsYouNames),
      count: z.int().min(1),
      /** Since when the oldest waits, in milliseconds since 1970. Null for days to come. */
      oldestAt: z.number().nullable(),
      /** The first of the days that it is about, as 2026-11-23. Null for everything else. */
      firstDay: z.string().nullable(),
    }),
  ),
});
export type NeedsYou = z.infer<typeof needsYou>;

export const readNeedsYou = endpoint("GET /api/admin/needs-you", "admin", {
  summary:
    "What needs the caller: reports, confessions, newcomers, requests, payments, days without a devotion and others.",
  output: needsYou,
});
