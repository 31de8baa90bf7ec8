import type { Translates } from "../../../schema/language/translation.ts";

export const onlineTitle = "Hangouts wey dey come";
export const noOnline = "Dem never plan any hangout yet";
export const noOnlineHint =
  "The next one go show here once dem choose the date. Before then, see the other things wey dey happen.";
export const allEventsLink = "All events";

export type Holds = Translates<typeof import("./online-text.ts"), typeof import("./online-text.pcm.ts")>;
