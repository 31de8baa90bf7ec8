/** Names the sidebar. */
export const adminTitle = "Admin";
export const overviewTitle = "Overview";
export const usersTitle = "Users";
export const eventsTitle = "Events";
export const devotionsTitle = "Devotions";
export const postsTitle = "Posts";
export const questionsTitle = "Questions";
export const messagesTitle = "Messages";
export const notificationsTitle = "Notifications";
export const analyticsTitle = "Analytics";
export const activityTitle = "Activity";
export const auditTitle = "Audit log";
export const settingsTitle = "Settings";
