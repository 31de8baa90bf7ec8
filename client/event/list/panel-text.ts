// The section of the home page, apart from the other texts, which come later.
export const upcomingTitle = "Upcoming Events";
export const loadingEvents = "Loading events...";
