/** The buttons of a room, for screen readers. */
export const menuLabel = "Room menu";
export const cardMenuLabel = (room: string): string => `More about ${room}`;
/** Opens the sheet of a player. */
export const aboutAction = (name: string): string => `About ${name}`;
export const reportAction = "Report this room";

export const skipAction = "Skip this question";
export const skipTitle = "Skip this question?";
export const skipConsequence = "Nobody gets points for it. Another question takes its place, if there’s one left.";
export const skipButton = "Skip question";
