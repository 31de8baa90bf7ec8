import { type ClientFeature, screenOf } from "../frame/feature.ts";

export const dailyFeature: ClientFeature = {
  routes: [
    {
      frame: "page",
      access: "anyone",
      screens: { "/games/daily": screenOf(() => import("./daily-screen.tsx"), "DailyScreen") },
    },
  ],
  errorTexts: { daily: () => import("./daily-errors.ts") },
  busy: ["/games/daily"],
};
