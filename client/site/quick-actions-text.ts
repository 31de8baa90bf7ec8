export const title = "Quick actions";
export const resourcesLink = "Browse resources";
export const eventsLink = "Find events";
export const joinLink = "Join Our Community";
