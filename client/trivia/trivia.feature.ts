import type { ClientFeature } from "../frame/feature.ts";

export const triviaFeature: ClientFeature = {
  errorTexts: { trivia: () => import("./trivia-errors.ts") },
};
