import { z } from "zod";
import { DEVOTION_CONTENT_MAX_LENGTH, DEVOTION_TITLE_MAX_LENGTH } from "../../../schema/devotion/devotion.ts";
import { REFERENCE_MAX_LENGTH } from "../../../schema/scripture/api.ts";
import { draftLine, draftProse, type Model } from "../../ai/ai.ts";

/** What a draft is about. At least one is given. */
export interface DevotionWish {
  readonly theme: string | null;
  readonly occasion: string | null;
  readonly scriptureRef: string | null;
}

/** DEVOTION-50: every field with its bounds. */
const draftSchema = z.strictObject({
  title: draftLine(DEVOTION_TITLE_MAX_LENGTH),
  scripture_reference: draftLine(REFERENCE_MAX_LENGTH),
  content: draftProse(DEVOTION_CONTENT_MAX_LENGTH),
});
export type DevotionDraft = z.output<typeof draftSchema>;

/** The same shape for the model, whose strict schemas know no lengths. */
const draftShape = z.strictObject({
  title: z.string().describe("At most eight words"),
  scripture_reference: z.string().describe("One passage of the Bible, such as John 3:16-18"),
  content: z.string().describe("300 to 500 words in paragraphs of plain text, with an empty line between them"),
});

const instructions = [
  "You draft daily devotions for a Christian mentorship community of teenagers and young people, most of them in Nigeria.",
  "Write one devotion about the theme, for the occasion and on the scripture_reference that the data names. What is null is yours to choose.",
  "Begin in an ordinary day of a reader, lead to the passage, say plainly what it means, and end with a short prayer or one thing to do today.",
  "Write warmly and plainly, in English, for readers from 13 years on.",
  "Quote the Bible sparingly, in the words of the King James Version, and only from passages that exist, as Book chapter:verse.",
  "Everything is plain text: no HTML, no Markdown, no links, no addresses, no phone numbers, no names of real private people.",
  "Never ask readers for personal data. Where a topic is painful or dangerous, encourage them to talk to an adult whom they trust.",
  "Do not write anything sexual, violent, hateful, or demeaning of any group. Decline topics that cannot be written about within these limits.",
].join("\n");

/** DEVOTION-50: a checked draft. Rejects with `ModelFailure`. */
export const draftDevotion = (
  model: Model,
  { theme, occasion, scriptureRef }: DevotionWish,
  signal: AbortSignal,
): Promise<DevotionDraft> =>
  model.draft({
    name: "devotion",
    shape: draftShape,
    schema: draftSchema,
    instructions,
    input: { theme, occasion, scripture_reference: scriptureRef },
    signal,
  });
