import type { EventType } from "../../schema/event/event-filter.ts";
import type { Translates } from "../../schema/language/translation.ts";

const typeLabels: Readonly<Record<EventType, string>> = {
  general: "General",
  worship: "Worship",
  study: "Bible study",
  mentoring: "Mentoring",
  social: "Hangout",
  outreach: "Outreach",
};

/** A kind that isn’t on the list is its own name. */
export const typeLabel = (type: string): string => (typeLabels as Readonly<Record<string, string>>)[type] ?? type;

export type Holds = Translates<typeof import("./type-text.ts"), typeof import("./type-text.pcm.ts")>;
