import type { ClientFeature } from "../frame/feature.ts";

export const memberFeature: ClientFeature = {
  admin: { paths: ["/users", "/users/:memberId"], sections: () => import("./admin/member-admin.tsx") },
  errorTexts: { member: () => import("./admin/member-errors.ts") },
};
