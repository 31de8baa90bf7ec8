import type { Translates } from "../../schema/language/translation.ts";

export const title = "Devotions for this month";
export const loading = "Your progress dey load...";
export const nonePublished = "The first one for this month never come.";
export const readOf = (read: number, published: number): string => `You don read ${read} out of ${published} so far.`;

export type Holds = Translates<typeof import("./month-text.ts"), typeof import("./month-text.pcm.ts")>;
