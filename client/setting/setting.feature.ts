import type { ClientFeature } from "../frame/feature.ts";

export const settingFeature: ClientFeature = {
  admin: { paths: ["/settings", "/setup"], sections: () => import("./admin/setting-admin.tsx") },
  errorTexts: { setting: () => import("./admin/setting-errors.ts") },
};
