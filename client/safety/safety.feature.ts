import { type ClientFeature, screenOf } from "../frame/feature.ts";
import { mySafetyLink, screenTitle } from "./section-text.ts";

const screens = () => import("./safety-screens.ts");

export const safetyFeature: ClientFeature = {
  routes: [
    {
      frame: "page",
      access: "member",
      screens: { "/my-safety": screenOf(() => import("./mine/my-safety-screen.tsx"), "MySafetyScreen") },
    },
    {
      frame: "page",
      access: "mentor",
      screens: {
        "/safety": screenOf(screens, "SafetyScreen"),
        "/safety/newcomers": screenOf(screens, "NewcomersScreen"),
        "/safety/questions": screenOf(screens, "AskedQuestionsScreen"),
        "/safety/pods": screenOf(screens, "PodRequestsScreen"),
      },
    },
    {
      frame: "page",
      access: "guardian",
      screens: {
        "/safety/supervised": screenOf(screens, "SupervisedScreen"),
        "/safety/game-rooms": screenOf(screens, "GameRoomsScreen"),
        "/safety/confessions": screenOf(screens, "ConfessionsScreen"),
        "/safety/confessions/:confessionId": screenOf(screens, "ConfessionFileScreen"),
        "/safety/parents": screenOf(screens, "ParentRequestsScreen"),
        "/safety/parents/:requestId": screenOf(screens, "ParentRequestScreen"),
        "/safety/flagged": screenOf(screens, "FlaggedSection"),
        "/safety/flagged/:messageId": screenOf(screens, "FlaggedScreen"),
        "/safety/reports/:reportId": screenOf(screens, "ReportScreen"),
      },
    },
  ],
  links: [
    { label: screenTitle, to: "/safety", for: "mentor", member: 4, appearance: () => import("./safety-link.tsx") },
    { label: mySafetyLink, to: "/my-safety", for: "member", more: 7 },
  ],
  errorTexts: { safety: () => import("./safety-errors.ts") },
  live: () => import("./safety-live.ts"),
  overlay: {
    isWanted: ({ hasNotice }) => hasNotice,
    part: screenOf(() => import("./notice/notice-panel.tsx"), "NoticePanel"),
  },
};
