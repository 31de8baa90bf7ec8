import type { Translates } from "../../schema/language/translation.ts";

export const title = "Quick actions";
export const resourcesLink = "See resources";
export const eventsLink = "Find events";
export const joinLink = "Join Our Community";

export type Holds = Translates<typeof import("./quick-actions-text.ts"), typeof import("./quick-actions-text.pcm.ts")>;
