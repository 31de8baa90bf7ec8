import type { Translates } from "../../../schema/language/translation.ts";

export const retryButton = "Try again";
export const reference = (requestId: string): string => `Reference: ${requestId}`;

export type Holds = Translates<typeof import("./feedback-text.ts"), typeof import("./feedback-text.pcm.ts")>;
