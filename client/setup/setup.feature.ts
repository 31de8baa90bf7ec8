import { type ClientFeature, screenOf } from "../frame/feature.ts";

export const setupFeature: ClientFeature = {
  routes: [
    {
      frame: "page",
      access: "anyone",
      screens: { "/setup": screenOf(() => import("./setup-screen.tsx"), "SetupScreen") },
    },
  ],
  errorTexts: { setup: () => import("./setup-errors.ts") },
};
