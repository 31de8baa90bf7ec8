import type { CloseReason } from "../../../schema/game/protocol.ts";
import type { Translates } from "../../../schema/language/translation.ts";
import { errorTexts } from "../game-errors.ts";

export const serverRestarting = "The server dey restart.";
export const restartWhilePlaying = "The server dey restart. We go connect you again once e come back.";
export const offlineWhilePlaying = "Network no dey. We don save your seat and your score.";
export const tooFast = "That one fast pass small. You go come back soon.";
export const reconnecting = "Network cut. E dey connect again...";

export const offlineWhileLoading = "Network no dey. We go continue when network come back.";
export const stillTrying = "E dey take time pass before. We still dey try...";
export const tryNowButton = "Try am now";

export const whyClosed: Readonly<Record<CloseReason, string>> = {
  "host-left": "The host don close this game room.",
  empty: errorTexts["game/room-closed"].message,
  finished: "This room don close some time after the game end.",
  "not-joined": "The others dey play another game. You fit join dem when e end.",
  replaced: "You don start another practice game.",
  draining: "The server go down small.",
};
/** For the host who closed the room. */
export const deletedTitle = "Room don delete";
export const deletedMessage = "Your game room don close for everybody.";
export const notFoundTitle = "We no see the room";
export const notFoundHint = "E fit don close, or the link or code no complete.";
export const movedTitle = "You dey play for another tab";
export const movedHint = "To continue for this tab, press the button.";
export const playHereButton = "Play here";
export const gamesButton = "Go back to Games";

export type Holds = Translates<typeof import("./connection-text.ts"), typeof import("./connection-text.pcm.ts")>;
