import type { Translates } from "../../../schema/language/translation.ts";

export const reactionsLabel = "Reactions";
export const reactLabel = "React";
export const reactionCount = (name: string, count: number): string => `${name}, ${count}`;

export type Holds = Translates<typeof import("./toggle-text.ts"), typeof import("./toggle-text.pcm.ts")>;
