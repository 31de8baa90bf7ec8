import type { ClientFeature } from "../frame/feature.ts";

export const auditFeature: ClientFeature = {
  admin: { paths: ["/audit"], sections: () => import("./admin/audit-admin.tsx") },
};
