import { wordBattleAnnouncements, wordBattleRequests } from "./protocol.ts";
import { wordBattleSettings } from "./settings.ts";
import { wordBattleFields } from "./state.ts";

export const wordBattleGame = {
  summary:
    "A table of 2 to 8 members who make one word per round from the same seven letters. Opened and joined through /api/game.",
  settings: wordBattleSettings,
  requests: wordBattleRequests,
  announcements: wordBattleAnnouncements,
  fields: wordBattleFields,
};
