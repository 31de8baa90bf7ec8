import { triviaAnnouncements, triviaRequests } from "./protocol.ts";
import { triviaSettings } from "./settings.ts";
import { triviaFields } from "./state.ts";

export const triviaGame = {
  summary: "A table of 2 to 8 members who answer timed Bible questions. Opened and joined through /api/game.",
  settings: triviaSettings,
  requests: triviaRequests,
  announcements: triviaAnnouncements,
  fields: triviaFields,
};
