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

export const pauseButton = "Pause the game";

export const endAction = "End game now";
export const endTitle = "End this game?";
export const endAfterRound = "This round is the last one. After it, everyone sees the results, and they count.";
export const endAtOnce = "Everyone sees the results of the rounds so far, and they count.";
export const endWithoutResult = "No round is over yet, so there’s no result. You’ll all be back in the waiting room.";
export const endButton = "End game";

// For the others
export const lastRound = { title: "Last round", message: "The host ends the game after this round." };
export const endedWithResult = { title: "The host ended the game", message: "The rounds so far count." };
export const endedWithoutResult = {
  title: "The host ended the game",
  message: "It doesn’t count. Play again anytime.",
};
