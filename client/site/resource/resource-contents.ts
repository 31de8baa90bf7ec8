import type { ResourceContent } from "./item/resource-content.ts";

/** The content of each resource. Each is a file of its own, loaded with its page. */
export const loadContent: Readonly<Record<string, () => Promise<{ content: ResourceContent }>>> = {
  "starting-again": () => import("./item/starting-again-content.ts"),
  "daniel-in-the-hostel": () => import("./item/daniel-in-the-hostel-content.ts"),
  "five-honest-psalms": () => import("./item/five-honest-psalms-content.ts"),
  "is-doubt-a-sin": () => import("./item/is-doubt-a-sin-content.ts"),
  "one-day-offline": () => import("./item/one-day-offline-content.ts"),
  "after-the-result": () => import("./item/after-the-result-content.ts"),
  "money-between-friends": () => import("./item/money-between-friends-content.ts"),
  "if-you-loved-me": () => import("./item/if-you-loved-me-content.ts"),
  "expo-and-honesty": () => import("./item/expo-and-honesty-content.ts"),
  "thank-you-round": () => import("./item/thank-you-round-content.ts"),
  "sixty-second-stories": () => import("./item/sixty-second-stories-content.ts"),
  "walk-round-our-street": () => import("./item/walk-round-our-street-content.ts"),
};
