import { type ClientFeature, screenOf } from "../frame/feature.ts";

export const threadFeature: ClientFeature = {
  routes: [
    {
      frame: "page",
      access: "member",
      screens: { "/messages/search": screenOf(() => import("./everywhere/everywhere-screen.tsx"), "EverywhereScreen") },
    },
  ],
  saved: [
    ["thread", "page"],
    ["thread", "seen"],
  ],
  errorTexts: {
    thread: () => import("./thread-errors.ts"),
    poll: () => import("./poll/poll-errors.ts"),
    attachment: () => import("./attachment/attachment-errors.ts"),
    forward: () => import("./forward/forward-errors.ts"),
  },
  live: () => import("./thread-live.ts"),
};
