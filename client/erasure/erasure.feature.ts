import type { ClientFeature } from "../frame/feature.ts";

export const erasureFeature: ClientFeature = {
  errorTexts: { erasure: () => import("./erasure-errors.ts") },
};
