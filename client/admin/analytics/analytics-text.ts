import { countOf } from "../../ui/format/format.ts";

export { analyticsTitle as title } from "../admin-text.ts";
export const loading = "Loading analytics...";
export const exportLink = "Download CSV";

// The key numbers
export const keyNumbersLabel = "Key numbers";
export const activeUsersLabel = "Active users";
export const activeUsersDetail = "An activity in the last 7 days";
export const dailyActiveLabel = "Daily active";
export const dailyActiveDetail = "An activity in the last 24 hours";
export const engagementLabel = "Engagement rate";
export const engagementDetail = "Likes, comments and posts for each 100 members";
export const highEngagement = "High engagement";
export const percent = (value: number): string => `${value}%`;

// Growth
export const growthTitle = "New members, last 7 days";
export const dayHeader = "Day";
export const newMembersHeader = "New";
export const allMembersHeader = "In all";

// Active members
export const activeTitle = "Active members, last 12 weeks";
export const activeHint = "Members who posted, liked, commented, joined a channel or registered for an event.";
export const weekHeader = "Week";
export const membersHeader = "Members";
/** The days of a week: "17 to 23 Nov". */
export const daysText = (first: string, last: string): string => `${first} to ${last}`;

// Popular events
export const popularTitle = "Popular events";
export const eventHeader = "Event";
export const attendeesHeader = "Seats taken";
export const noEventsTitle = "Nobody has registered yet";
export const noEventsHint = "The events with the most seats taken appear here.";
/** The number of an event in the chart and in the table: "1. Night of songs". */
export const ranked = (rank: number, title: string): string => `${rank}. ${title}`;

export const countsTitle = "At a glance";
export const recentTitle = "Recent activity";

// Members who have gone quiet
export const quietTitle = "Gone quiet";
export const quietHint =
  "Nothing from them for this long: not opened, written, played or read. A word from someone who knows them helps most.";
export const loadingQuiet = "Loading members...";
export const quietLabel = "Quiet for";
export const quietFilter = (days: number, members: number): string => `${days} days (${members})`;
export const quietFor = (days: number): string => `Quiet for ${countOf(days, "day")}`;
export const askButton = (mentor: string): string => `Ask ${mentor} to say hello`;
export const youKnowThem = "You know them";
export const noMentor = "No mentor yet";
export const nobodyQuietTitle = "Nobody has gone quiet";
export const nobodyQuietHint = (days: number): string => `Every member has been here in the last ${days} days.`;
