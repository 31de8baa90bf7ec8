import type { Translates } from "../../../schema/language/translation.ts";

/** The buttons of a room, for screen readers. */
export const menuLabel = "Room menu";
export const cardMenuLabel = (room: string): string => `More about ${room}`;
/** Opens the sheet of a player. */
export const aboutAction = (name: string): string => `About ${name}`;
export const reportAction = "Report this room";

export const skipAction = "Skip this question";
export const skipTitle = "Skip this question?";
export const skipConsequence = "Nobody go get points for am. Another question go take the place, if one still dey.";
export const skipButton = "Skip question";

export const pauseButton = "Pause the game";

export const endAction = "End game now";
export const endTitle = "End this game?";
export const endAfterRound = "This round na the last one. After am, everybody go see the results, and dem go count.";
export const endAtOnce = "Everybody go see the results of the rounds wey don finish, and dem go count.";
export const endWithoutResult = "No round don finish yet, so no result dey. Una go go back to the waiting room.";
export const endButton = "End game";

// For the others
export const lastRound = { title: "Last round", message: "The host go end the game after this round." };
export const endedWithResult = { title: "The host don end the game", message: "The rounds wey don finish count." };
export const endedWithoutResult = {
  title: "The host don end the game",
  message: "E no count. You fit play again anytime.",
};

export type Holds = Translates<typeof import("./menu-text.ts"), typeof import("./menu-text.pcm.ts")>;
