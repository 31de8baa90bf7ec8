import type { ClientFeature } from "../frame/feature.ts";

const errorTexts = () => import("./profile-errors.ts");

export const profileFeature: ClientFeature = {
  dashboard: { paths: ["/profile"], sections: () => import("./profile-dashboard.tsx") },
  errorTexts: { photo: errorTexts, profile: errorTexts },
};
