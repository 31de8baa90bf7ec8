import type { Translates } from "../../../schema/language/translation.ts";

export const showPasswordLabel = "Show password";
export const hidePasswordLabel = "Hide password";
/** The progress of a file that is being sent. */
export const uploadProgressLabel = "How far e don go";

export type Holds = Translates<typeof import("./field-text.ts"), typeof import("./field-text.pcm.ts")>;
