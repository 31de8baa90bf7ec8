import type { Translates } from "../../../schema/language/translation.ts";

export const hint = "Wetin you write still dey here. Check am, then save am again.";
export const sameHint = "The two of una make the same changes. Save am again to dey sure.";
export const kept = (field: string, theirs: string): string => `${field}: your own remain. Their own na: ${theirs}`;
export const taken = (field: string, theirs: string): string => `${field} now na: ${theirs}`;
export const empty = "(nothing dey)";

export type Holds = Translates<typeof import("./changed-text.ts"), typeof import("./changed-text.pcm.ts")>;
