import type { ClientFeature } from "../frame/feature.ts";

export const threadFeature: ClientFeature = {
  saved: [["thread", "page"]],
  errorTexts: { thread: () => import("./thread-errors.ts") },
  live: () => import("./thread-live.ts"),
};
