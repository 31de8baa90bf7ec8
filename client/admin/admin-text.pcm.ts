import type { Translates } from "../../schema/language/translation.ts";

/** Names the sidebar. */
export const adminTitle = "Admin";
export const overviewTitle = "Overview";
export const analyticsTitle = "Analytics";
export const activityTitle = "Activity";

export type Holds = Translates<typeof import("./admin-text.ts"), typeof import("./admin-text.pcm.ts")>;
