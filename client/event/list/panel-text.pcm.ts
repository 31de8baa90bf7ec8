import type { Translates } from "../../../schema/language/translation.ts";

export const upcomingTitle = "Events Wey Dey Come";
export const loadingEvents = "The events dey load...";

export type Holds = Translates<typeof import("./panel-text.ts"), typeof import("./panel-text.pcm.ts")>;
