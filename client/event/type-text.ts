import type { EventType } from "../../schema/event/event-filter.ts";

const typeLabels: Readonly<Record<EventType, string>> = {
  general: "General",
  worship: "Worship",
  study: "Bible study",
  mentoring: "Mentoring",
  social: "Social",
  outreach: "Outreach",
};

/** The name of a kind of event. A kind that isn’t on the list is its own name. */
export const typeLabel = (type: string): string => (typeLabels as Readonly<Record<string, string>>)[type] ?? type;
