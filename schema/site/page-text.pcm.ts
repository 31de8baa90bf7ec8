import type { Translates } from "../language/translation.ts";

/** The first part of each public page's title; the community's name follows, unless `{community}` stands for it. */
export const titles: Readonly<Record<string, string>> = {
  "/": "{community}: mentors and Bible games for teenagers",
  "/about": "About",
  "/programs": "Programs",
  "/engagement": "Engagement",
  "/devotions": "Daily Devotions",
  "/engagement/questions": "Live Q&A",
  "/engagement/confession-box": "Confession Box",
  "/engagement/hangouts": "Monthly Hangouts",
  "/engagement/pods": "Mentorship Pods",
  "/coming-soon": "Wetin Dey Come",
  "/team": "Team",
  "/community-rules": "Community Rules",
  "/privacy": "Privacy",
  "/terms": "Terms",
  "/parents": "For Parents",
  "/games": "Games",
  "/resources": "Resources",
  "/auth": "Sign In",
};

export type Holds = Translates<typeof import("./page-text.ts"), typeof import("./page-text.pcm.ts")>;
