/** On an event's page and its ticket. */
export const eventButton = "Open the event’s channel";
/** After a game. */
export const gameButton = "Talk about this game";
