import { type ClientFeature, screenOf } from "../frame/feature.ts";
import { START_PATH } from "../frame/return-path.ts";

export const newcomerFeature: ClientFeature = {
  routes: [
    {
      frame: "page",
      access: "member",
      screens: { [START_PATH]: screenOf(() => import("./start-screen.tsx"), "StartScreen") },
    },
  ],
};
