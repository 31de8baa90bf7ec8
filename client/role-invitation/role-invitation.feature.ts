import { type ClientFeature, screenOf } from "../frame/feature.ts";

export const roleInvitationFeature: ClientFeature = {
  routes: [
    {
      frame: "page",
      access: "anyone",
      screens: { "/invite/:code": screenOf(() => import("./role-invitation-screen.tsx"), "RoleInvitationScreen") },
    },
  ],
  admin: { paths: ["/invitations"], sections: () => import("./admin/role-invitation-admin.tsx") },
  errorTexts: { "role-invitation": () => import("./role-invitation-errors.ts") },
};
