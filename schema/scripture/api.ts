import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { line } from "../text.ts";
import { translations } from "./translation.ts";

export const REFERENCE_MAX_LENGTH = 100;
/** The most verses that a reading shows. */
export const VERSES_SHOWN = 40;

const translation = z.enum(translations);

const verse = z.strictObject({
  /** The numbers of the King James Version, which references name. */
  chapter: z.int(),
  verse: z.int(),
  text: z.string(),
  /** SCRIPTURE-7: where the translation has it, if not there: "14:24". */
  place: z.string().exactOptional(),
  /** SCRIPTURE-6: whose words these are, if the translation does not have the verse. */
  instead: translation.exactOptional(),
});
export type Verse = z.infer<typeof verse>;

const reading = z.strictObject({
  /** As people cite it: "John 3:16" for "Jn 3:16". */
  reference: z.string(),
  translation,
  /** One for each part of the reference. */
  passages: z.array(z.strictObject({ reference: z.string(), verses: z.array(verse) })),
  /** How many verses the reference names. */
  total: z.int(),
});
export type Reading = z.infer<typeof reading>;

export const readVerses = endpoint("GET /api/scripture", "anyone", {
  summary:
    "The verses of a reference such as John 3:16-18, at most the first 40, in this translation or in the community's default.",
  isImpersonal: true,
  // At each reveal of a game, players who have chosen another translation read a verse: 200 of an event, from one address.
  limit: { name: "scripture", tries: 12_000, seconds: 60 * 60, per: "address", isPerServer: true },
  query: z.strictObject({
    reference: line({ min: 1, max: REFERENCE_MAX_LENGTH }),
    translation: translation.optional(),
  }),
  output: reading,
});

export const saveTranslation = endpoint("PUT /api/scripture/translation", "member", {
  summary: "Chooses the translation in which the caller reads the Bible. Null is the community's default.",
  body: z.strictObject({ translation: translation.nullable() }),
});
