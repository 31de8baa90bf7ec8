import type { Translates } from "../../../schema/language/translation.ts";

export const shareAlts: Readonly<Record<string, string>> = {
  "/": "Teenagers and one mentor gather round one lamp, for front of houses wey light dey their windows",
  "/about": "Two young people and one mentor dey for window wey get light, with lamp",
  "/programs": "Three young people dey for window, with the five evenings of the week",
  "/engagement": "Two young people dey for window, with one question and one answer",
  "/devotions": "One young woman wey tie scarf dey read for window wey get light",
  "/engagement/questions": "One young woman and one mentor dey for window, with one question and one answer",
  "/engagement/confession-box": "One woman wey tie headwrap dey listen for window, with one plant",
  "/engagement/hangouts": "Three young people dey for window, with two mugs",
  "/engagement/pods": "One mentor dey between two young people for window, with books",
  "/coming-soon": "Two young people dey for window, with signpost",
  "/team": "Three people of the team dey for window, with two mugs",
  "/community-rules": "Two young people dey for window, with one plant",
  "/privacy": "Two women dey for window, with books",
  "/terms": "One mentor and one young woman dey for window, with one plant",
  "/parents": "Two adults and one pikin dey for window wey get light, with lamp",
  "/games": "Three young people dey for window, with four game tiles",
  "/resources": "Two young people dey for window, with books",
  "/auth": "One lamp wey get fire",
};
export const shareAlt = "One lamp for stand, and houses for night wey light dey their windows";

export type Holds = Translates<typeof import("./share-text.ts"), typeof import("./share-text.pcm.ts")>;
