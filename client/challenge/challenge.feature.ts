import { type ClientFeature, screenOf } from "../frame/feature.ts";

export const challengeFeature: ClientFeature = {
  routes: [
    {
      frame: "page",
      access: "member",
      screens: {
        "/games/challenges": screenOf(() => import("./challenges-screen.tsx"), "ChallengesScreen"),
        "/games/challenges/:challengeId": screenOf(() => import("./challenge-screen.tsx"), "ChallengeScreen"),
      },
    },
  ],
  errorTexts: { challenge: () => import("./challenge-errors.ts") },
  busy: ["/games/challenges/:challengeId"],
};
