import type { SeenAudience } from "../../../schema/thread/seen.ts";

export const sectionTitle = "Seen marks";
export const label = "Who can see that you’ve read their message?";
export const hint = "It works both ways: you see it only from people who can see it from you. It never shows a time.";
export const choiceLabels: Record<SeenAudience, string> = {
  everyone: "Everyone",
  young: "Only members under 18",
  nobody: "Nobody",
};
export const loading = "Loading...";
export const savedToast = { title: "Saved", message: "This counts for what you read from now on." };
export const saveFailed = { title: "Not saved", message: "Nothing has changed. Please try again." };
