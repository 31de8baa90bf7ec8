import type { ClientFeature } from "../frame/feature.ts";

export const pushFeature: ClientFeature = {
  errorTexts: { push: () => import("./push-errors.ts") },
};
