import type { Translates } from "../../../schema/language/translation.ts";
import { countOf } from "../../ui/format/format.ts";

export { analyticsTitle as title } from "../admin-text.ts";
export const loading = "Analytics dey load...";
export const exportLink = "Download CSV";

// The key numbers
export const keyNumbersLabel = "Main numbers";
export const activeUsersLabel = "Active users";
export const activeUsersDetail = "Dem do something for the last 7 days";
export const dailyActiveLabel = "Active every day";
export const dailyActiveDetail = "Dem do something for the last 24 hours";
export const engagementLabel = "Engagement rate";
export const engagementDetail = "Likes, comments and posts for every 100 members";
export const highEngagement = "High engagement";

// Growth
export const growthTitle = "New members, last 7 days";
export const dayHeader = "Day";
export const newMembersHeader = "New";
export const allMembersHeader = "All together";

// Active members
export const activeTitle = "Active members, last 12 weeks";
export const activeHint = "Members wey post, like, comment, join channel or register for event.";
export const weekHeader = "Week";
export const membersHeader = "Members";
/** The days of a week: "17 to 23 Nov". */
export const daysText = (first: string, last: string): string => `${first} to ${last}`;

// Popular events
export const popularTitle = "Popular events";
export const eventHeader = "Event";
export const attendeesHeader = "Seats wey dem take";
export const noEventsTitle = "Nobody never register";
export const noEventsHint = "The events wey people take seat pass go show here.";

export const countsTitle = "As e dey now";
export const recentTitle = "Wetin just happen";

// Members who have gone quiet
export const quietTitle = "Members wey don quiet";
export const quietHint =
  "All these days dem no open, write, play or read anything. One word from pesin wey sabi dem go help pass.";
export const loadingQuiet = "Members dey load...";
export const quietLabel = "Dem don quiet for";
export const quietFilter = (days: number, members: number): string => `${days} days (${members})`;
export const quietFor = (days: number): string => `Don quiet for ${countOf(days, "day", "days")}`;
export const askButton = (mentor: string): string => `Tell ${mentor} make e greet`;
export const youKnowThem = "You sabi dem";
export const noMentor = "No mentor yet";
export const nobodyQuietTitle = "Nobody don quiet";
export const nobodyQuietHint = (days: number): string => `Every member don show here for the last ${days} days.`;

export type Holds = Translates<typeof import("./analytics-text.ts"), typeof import("./analytics-text.pcm.ts")>;
