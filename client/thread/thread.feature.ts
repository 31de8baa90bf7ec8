import type { ClientFeature } from "../frame/feature.ts";

export const threadFeature: ClientFeature = {
  saved: [["thread", "page"]],
  errorTexts: { thread: () => import("./thread-errors.ts"), poll: () => import("./poll/poll-errors.ts") },
  live: () => import("./thread-live.ts"),
};
