// The links of the navigation
export const homeLink = "Home";
export const aboutLink = "About";
export const programsLink = "Programs";
export const engagementLink = "Engagement";
export const gamesLink = "Games";
export const teamLink = "Team";
export const communityLink = "Community";
export const rulesLink = "Rules";
export const devotionsLink = "Devotions";
export const resourcesLink = "Resources";
export const dashboardLink = "Dashboard";
export const messagesLink = "Messages";
export const safetyLink = "Safety";
export const manageEventsLink = "Manage events";
export const adminLink = "Admin";
export const mySafetyLink = "Safety and privacy";

// An address without a screen
/** In the title of the browser's tab. */
export const notFoundTabTitle = "Page not found";
export const notFoundTitle = "Oops! Page not found";
export const notFoundHint = "There’s nothing at this address. The page may have moved, or part of the link is missing.";
export const returnHomeLink = "Return to Home";
