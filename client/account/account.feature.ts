import { type ClientFeature, screenOf } from "../frame/feature.ts";

export const accountFeature: ClientFeature = {
  routes: [
    {
      frame: "page",
      access: "anyone",
      screens: {
        "/auth": screenOf(() => import("./auth-screen.tsx"), "AuthScreen"),
        "/auth/verify": screenOf(() => import("./verify-screen.tsx"), "VerifyScreen"),
        "/auth/reset": screenOf(() => import("./password/reset-screen.tsx"), "ResetScreen"),
        "/welcome": screenOf(() => import("./welcome-screen.tsx"), "WelcomeScreen"),
      },
    },
    {
      frame: "page",
      access: "member",
      screens: { "/account/security": screenOf(() => import("./security/security-screen.tsx"), "SecurityScreen") },
    },
  ],
  errorTexts: { account: () => import("./account-errors.ts") },
  memberBar: screenOf(() => import("./account-panel.tsx"), "AccountPanel"),
  admin: { paths: [], sections: () => import("./security/account-admin.tsx") },
};
