import type { ClientFeature } from "../frame/feature.ts";
import { adminTitle } from "./admin-text.ts";

export const adminFeature: ClientFeature = {
  links: [{ label: adminTitle, to: "/admin", for: "admin", member: 6, appearance: () => import("./admin-link.tsx") }],
  admin: { paths: ["", "/analytics", "/activity"], sections: () => import("./admin-sections.tsx") },
};
