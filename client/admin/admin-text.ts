/** Names the sidebar. */
export const adminTitle = "Admin";
export const overviewTitle = "Overview";
export const analyticsTitle = "Analytics";
export const activityTitle = "Activity";
