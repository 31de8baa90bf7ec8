import type { ClientFeature } from "../frame/feature.ts";

export const questionFeature: ClientFeature = {
  admin: { paths: ["/questions", "/questions/:questionId"], sections: () => import("./admin/question-admin.tsx") },
  errorTexts: { "trivia-question": () => import("./admin/question-admin-errors.ts") },
};
