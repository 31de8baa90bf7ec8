import { z } from "zod";
import { aiFailure } from "../ai/failure.ts";
import { endpoint } from "../endpoint.ts";
import { REFERENCE_MAX_LENGTH } from "../scripture/api.ts";
import { line } from "../text.ts";
import { wishMissing } from "./devotion-field-text.ts";

export const DEVOTION_WISH_MAX_LENGTH = 200;
export const DEVOTION_DRAFTS_PER_HOUR = 30;

const wish = {
  /** Null if there is none. */
  theme: line({ max: DEVOTION_WISH_MAX_LENGTH }).nullable(),
  occasion: line({ max: DEVOTION_WISH_MAX_LENGTH }).nullable(),
  scriptureRef: line({ max: REFERENCE_MAX_LENGTH }).nullable(),
};

/** A draft that is being made, or how that ended. */
export const devotionGeneration = z.strictObject({
  generationId: z.uuid(),
  theme: z.string().nullable(),
  occasion: z.string().nullable(),
  scriptureRef: z.string().nullable(),
  state: z.enum(["running", "ready", "failed"]),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  /** Null unless it failed. */
  failure: aiFailure.nullable(),
  /** Null unless it is ready, and once the devotion is gone. */
  devotionId: z.uuid().nullable(),
});
export type DevotionGeneration = z.infer<typeof devotionGeneration>;

export const generateDevotion = endpoint("POST /api/admin/devotion-generation", "admin", {
  summary:
    "Starts drafting a devotion with a language model, which takes up to some minutes, or returns the same one that is being drafted. The result is saved as a draft.",
  isForm: true,
  body: z.strictObject(wish).superRefine(({ theme, occasion, scriptureRef }, context) => {
    if (theme || occasion || scriptureRef) return;
    context.addIssue({ code: "custom", path: ["theme"], message: wishMissing });
  }),
  output: devotionGeneration,
  limit: { name: "devotion-generation", tries: DEVOTION_DRAFTS_PER_HOUR, seconds: 60 * 60, per: "account" },
});

export const readDevotionGeneration = endpoint("GET /api/admin/devotion-generation", "admin", {
  summary: "The draft that the caller asked for last in the past hour, or null.",
  output: z.strictObject({ generation: devotionGeneration.nullable() }),
});
