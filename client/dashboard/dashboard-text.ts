/** Names the sidebar. */
export const dashboardTitle = "Dashboard";
export const overviewTitle = "Overview";
export const devotionsTitle = "Daily Devotions";
export const communityTitle = "Community";
export const messagesTitle = "Messages";
export const notificationsTitle = "Notifications";
export const eventsTitle = "My Events";
export const profileTitle = "Profile";

// The overview
export const waitingTitle = "Waiting for you";
export const welcome = (name: string | null): string => (name === null ? "Welcome" : `Welcome, ${name}`);
/** Keeps the line while the date loads. */
export const nothingYet = "\u00a0";
export const memberSince = (month: string): string => `Member since ${month}`;

// The notifications section
export const pushTitle = "When the app is closed";

// The messages section
export const messagesHint = "Private conversations with people you know.";

// The profile section
export const nameLabel = "Name";
export const emailLabel = "Email";
export const noName = "Not chosen yet";
export const changeNameButton = "Change my name";
export const mySafetyLink = "Safety and privacy";
