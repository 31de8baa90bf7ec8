/** Names the sidebar. */
export const adminTitle = "Admin";
export const overviewTitle = "Overview";
export const usersTitle = "Users";
export const eventsTitle = "Events";
export const analyticsTitle = "Analytics";
export const activityTitle = "Activity";
export const auditTitle = "Audit log";
