import type { ClientFeature } from "../frame/feature.ts";

export const soloFeature: ClientFeature = {
  errorTexts: { solo: () => import("./solo-errors.ts") },
};
