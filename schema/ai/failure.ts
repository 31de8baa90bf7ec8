import { z } from "zod";

/** Why a language model made no usable draft. */
export const AI_FAILURES = [
  "ai/refused",
  "ai/busy",
  "ai/unavailable",
  "ai/unusable-reply",
  "ai/misconfigured",
] as const;
export const aiFailure = z.enum(AI_FAILURES);
export type AiFailure = z.infer<typeof aiFailure>;
