import type { Translates } from "../../../schema/language/translation.ts";

export const cancelled = "Dem don cancel am";

export type Holds = Translates<typeof import("./event-content-text.ts"), typeof import("./event-content-text.pcm.ts")>;
