import { type ClientFeature, screenOf } from "../frame/feature.ts";

const screens = () => import("./engagement-screens.ts");
const errorTexts = () => import("./engagement-errors.ts");

export const engagementFeature: ClientFeature = {
  routes: [
    {
      frame: "page",
      access: "anyone",
      screens: {
        "/engagement/questions": screenOf(screens, "QuestionsScreen"),
        "/engagement/confession-box": screenOf(screens, "ConfessionScreen"),
        "/engagement/hangouts": screenOf(screens, "HangoutsScreen"),
        "/engagement/pods": screenOf(screens, "PodsScreen"),
      },
    },
  ],
  errorTexts: { confession: errorTexts, pod: errorTexts, question: errorTexts },
};
