import { type ClientFeature, screenOf } from "../frame/feature.ts";
import * as text from "./site-text.ts";

/** What the screen shows first comes with it. */
async function home() {
  const { HomeScreen, loadParts } = await import("./home/home-screen.tsx");
  await loadParts();
  return HomeScreen;
}

export const siteFeature: ClientFeature = {
  routes: [
    {
      frame: "page",
      access: "anyone",
      screens: {
        "/": home,
        "/about": screenOf(() => import("./about/about-screen.tsx"), "AboutScreen"),
        "/programs": screenOf(() => import("./program/programs-screen.tsx"), "ProgramsScreen"),
        "/engagement": screenOf(() => import("./engagement/engagement-screen.tsx"), "EngagementScreen"),
        "/coming-soon": screenOf(() => import("./roadmap/roadmap-screen.tsx"), "RoadmapScreen"),
        "/team": screenOf(() => import("./team/team-screen.tsx"), "TeamScreen"),
        "/community-rules": screenOf(() => import("./rule/community-rules-screen.tsx"), "CommunityRulesScreen"),
        "/privacy": screenOf(() => import("./privacy/privacy-screen.tsx"), "PrivacyScreen"),
        "/terms": screenOf(() => import("./privacy/terms-screen.tsx"), "TermsScreen"),
        "/parents": screenOf(() => import("./parent/parents-screen.tsx"), "ParentsScreen"),
        "/resources": screenOf(() => import("./resource/resources-screen.tsx"), "ResourcesScreen"),
        "/resources/:name": screenOf(() => import("./resource/resource-screen.tsx"), "ResourceScreen"),
      },
    },
  ],
  links: [
    { label: text.homeLink, to: "/", for: "anyone", header: 1, tab: 1, appearance: () => import("./home-link.tsx") },
    { label: text.aboutLink, to: "/about", for: "anyone", header: 2 },
    { label: text.programsLink, to: "/programs", for: "anyone", header: 3 },
    { label: text.engagementLink, to: "/engagement", for: "anyone", header: 4 },
    { label: text.teamLink, to: "/team", for: "anyone", header: 6 },
    { label: text.rulesLink, to: "/community-rules", for: "anyone", header: 8 },
    { label: text.resourcesLink, to: "/resources", for: "anyone", footer: 2 },
    { label: text.parentsLink, to: "/parents", for: "anyone", footer: 3 },
    { label: text.privacyLink, to: "/privacy", for: "anyone", footer: 4 },
    { label: text.termsLink, to: "/terms", for: "anyone", footer: 5 },
  ],
  admin: { paths: ["/messages", "/messages/:requestId"], sections: () => import("./admin/site-admin.tsx") },
  errorTexts: { inbox: () => import("./admin/inbox-errors.ts") },
  calm: [
    "/",
    "/about",
    "/programs",
    "/engagement",
    "/team",
    "/community-rules",
    "/privacy",
    "/terms",
    "/resources",
    "/coming-soon",
  ],
};
