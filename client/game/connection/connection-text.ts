import type { CloseReason } from "../../../schema/game/protocol.ts";
import { errorTexts } from "../game-errors.ts";

export const serverRestarting = "The server is restarting.";
export const restartWhilePlaying = "The server is restarting. We’ll reconnect you as soon as it’s back.";
export const offlineWhilePlaying = "You’re offline. We’ve saved your seat and your score.";
export const tooFast = "That was a little too fast. You’ll be back in a moment.";
export const reconnecting = "Connection lost. Reconnecting...";

export const offlineWhileLoading = "You’re offline. We’ll continue when you’re back online.";
export const stillTrying = "This is taking longer than usual. Still trying...";
export const tryNowButton = "Try now";

export const whyClosed: Readonly<Record<CloseReason, string>> = {
  "host-left": "The host has closed this game room.",
  empty: errorTexts["game/room-closed"].message,
  finished: "This room closed some time after the game ended.",
  "not-joined": "The others are playing another game. You can join them when it ends.",
  replaced: "You’ve started another practice game.",
  draining: "The server went down for a moment.",
};
/** For the host who closed the room. */
export const deletedTitle = "Room Deleted";
export const deletedMessage = "Your game room is closed for everyone.";
export const notFoundTitle = "Room Not Found";
export const notFoundHint = "It may have closed, or the link or code is incomplete.";
export const movedTitle = "You’re playing in another tab";
export const movedHint = "To continue in this tab, press the button.";
export const playHereButton = "Play here";
export const gamesButton = "Return to Games";
