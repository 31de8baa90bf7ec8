/** The buttons of a room, for screen readers. */
export const menuLabel = "Room menu";
export const cardMenuLabel = (room: string): string => `More about ${room}`;
/** Opens the sheet of a player. */
export const aboutAction = (name: string): string => `About ${name}`;
export const reportAction = "Report this room";
