/** What the picture in a link's preview shows, for people who cannot see it. The page's own, by its address. */
export const shareAlts: Readonly<Record<string, string>> = {
  "/": "Teenagers and a mentor around a lamp, in front of houses with light in their windows",
  "/about": "Two young people and a mentor at a lit window, with a lamp",
  "/programs": "Three young people at a window, with the five evenings of a week on its sill",
  "/engagement": "Two young people at a window, with a question and an answer in speech bubbles",
  "/devotions": "A young woman in a headscarf reads at a lit window",
  "/engagement/questions": "A young woman and a mentor at a window, with a question and an answer in speech bubbles",
  "/engagement/confession-box": "A woman in a headwrap listens at a window, with a plant on its sill",
  "/engagement/hangouts": "Three young people at a window, with two mugs on its sill",
  "/engagement/pods": "A mentor between two young people at a window, with books on its sill",
  "/coming-soon": "Two young people at a window, with a signpost",
  "/team": "Three people of the team at a window, with two mugs on its sill",
  "/community-rules": "Two young people at a window, with a plant on its sill",
  "/privacy": "Two women at a window, with books on its sill",
  "/terms": "A mentor and a young woman at a window, with a plant on its sill",
  "/parents": "Two adults with a child at a lit window, with a lamp",
  "/games": "Three young people at a window, with four game tiles on its sill",
  "/resources": "Two young people at a window, with books on its sill",
  "/auth": "A lamp with a flame",
};
export const shareAlt = "A lamp on a stand, and houses at night with light in their windows";
