import type { ClientFeature } from "../frame/feature.ts";

export const notificationFeature: ClientFeature = {
  dashboard: {
    paths: ["/notifications"],
    sections: () => import("./notification-dashboard.tsx"),
  },
  admin: {
    paths: ["/notifications"],
    sections: () => import("./admin/notification-admin.tsx"),
  },
  errorTexts: { announcement: () => import("./admin/announcement-errors.ts") },
  live: () => import("./notification-live.ts"),
};
