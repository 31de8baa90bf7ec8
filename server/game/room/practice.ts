import type { GameType, OpenedSettings } from "../../../schema/game/settings.ts";
import { gameSettings } from "../../../schema/game/settings.ts";
import { PRACTICE_ROUNDS } from "../../../schema/limits.ts";

/** What the room is called in its member's own games. */
const NAME = "Practice";

/** GAME-170: the settings of a practice game. Its member chooses the game alone, so that one tap is enough. */
export const practiceSettings = (gameType: GameType): OpenedSettings => ({
  ...gameSettings.parse({ gameType, roomName: NAME, rounds: PRACTICE_ROUNDS, isPrivate: true }),
  isPractice: true,
});
