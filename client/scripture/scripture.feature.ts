import type { ClientFeature } from "../frame/feature.ts";

export const scriptureFeature: ClientFeature = {
  saved: [["scripture"]],
  errorTexts: { scripture: () => import("./scripture-errors.ts") },
};
