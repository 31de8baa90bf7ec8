import { type ClientFeature, screenOf } from "../frame/feature.ts";
import { devotionsLink } from "./link-text.ts";

export const devotionFeature: ClientFeature = {
  routes: [
    {
      frame: "page",
      access: "anyone",
      screens: { "/devotions": screenOf(() => import("./devotions-screen.tsx"), "DevotionsScreen") },
    },
  ],
  links: [
    {
      label: devotionsLink,
      to: "/devotions",
      for: "anyone",
      footer: 1,
      tab: 3,
      appearance: () => import("./devotions-link.tsx"),
    },
  ],
  dashboard: { paths: ["/devotions"], sections: () => import("./devotion-dashboard.tsx") },
  admin: { paths: ["/devotions", "/devotions/:devotionId"], sections: () => import("./admin/devotion-admin.tsx") },
  saved: [["devotion"]],
  errorTexts: { devotion: () => import("./devotion-errors.ts") },
  live: () => import("./devotion-live.ts"),
  calm: ["/devotions"],
};
