import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { line } from "../text.ts";

export const REFERENCE_MAX_LENGTH = 100;
/** The most verses that a reading shows. */
export const VERSES_SHOWN = 40;

const verse = z.strictObject({ chapter: z.int(), verse: z.int(), text: z.string() });
export type Verse = z.infer<typeof verse>;

const reading = z.strictObject({
  /** As people cite it: "John 3:16" for "Jn 3:16". */
  reference: z.string(),
  /** One for each part of the reference. */
  passages: z.array(z.strictObject({ reference: z.string(), verses: z.array(verse) })),
  /** How many verses the reference names. */
  total: z.int(),
});
export type Reading = z.infer<typeof reading>;

export const readVerses = endpoint("GET /api/scripture", "anyone", {
  summary: "The verses of a reference such as John 3:16-18, in the King James Version, at most the first 40.",
  isImpersonal: true,
  limit: { name: "scripture", tries: 1200, seconds: 60 * 60, per: "address", isPerServer: true },
  query: z.strictObject({ reference: line({ min: 1, max: REFERENCE_MAX_LENGTH }) }),
  output: reading,
});
