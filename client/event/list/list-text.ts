/** "Register for Film night": tells buttons of several cards apart, and begins with what the button shows. */
export const registerFor = (title: string): string => `Register for ${title}`;
export const buyFor = (title: string): string => `Buy Ticket for ${title}`;
export const fullOf = (title: string): string => `Event Full: ${title}`;
export const noUpcomingHint = "New events appear here first. Until then, there is something to play every night.";
export const gamesLink = "See the games";
export const feedTitle = "Never miss one";
export const feedText = "Subscribe to this address in your calendar app, and every event appears there by itself.";
export const copyFeedButton = "Copy calendar address";
export const feedCopied = "Address copied";
