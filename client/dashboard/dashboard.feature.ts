import type { ClientFeature } from "../frame/feature.ts";
import { dashboardLink } from "./link-text.ts";

export const dashboardFeature: ClientFeature = {
  links: [
    {
      label: dashboardLink,
      to: "/dashboard",
      for: "member",
      member: 1,
      appearance: () => import("./dashboard-link.tsx"),
    },
  ],
  dashboard: { paths: [""], sections: () => import("./dashboard-sections.tsx") },
  calm: ["/dashboard"],
};
