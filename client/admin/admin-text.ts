/** Names the sidebar. */
export const adminTitle = "Admin";
export const overviewTitle = "Overview";
export const eventsTitle = "Events";
export const activityTitle = "Activity";
