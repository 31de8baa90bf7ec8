export const onlineTitle = "Coming hangouts";
export const noOnline = "No hangout is planned yet";
export const noOnlineHint = "The next one appears here as soon as its date is set. Until then, see what else is on.";
export const allEventsLink = "All events";
