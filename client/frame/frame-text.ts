import type { ErrorText } from "./error-text.ts";

export const loading = "Loading...";
/** For members without a name, in messages, channels and notifications. */
export const unknownUser = "Unknown User";
/** For members without a name, in games and leaderboards. */
export const anonymousPlayer = "Anonymous Player";

export const searchFailed = "The search didn’t work.";
export const copiedTitle = "Copied!";
export const notCopiedTitle = "Error";
export const notCopiedMessage = "This browser doesn’t allow copying.";

// A screen that failed
export const loadFailedTitle = "We couldn’t load this page";
export const loadFailedHint = "Check your network, then reload the page.";
export const crashedTitle = "Something went wrong";
export const crashedHint = "It wasn’t your fault. Reloading the page usually helps.";
export { reloadButton } from "../ui/overlay/overlay-text.ts";

// Screens for members only
export const sessionEnded = "Your session has ended. Please sign in again.";
/** What the app tells members without this access. Visitors are asked to sign in first. */
export const accessDenied: Readonly<Record<"admin" | "event-manager" | "guardian" | "mentor", ErrorText>> = {
  // biome-ignore lint/plugin: the specification writes this text with a straight apostrophe
  admin: { title: "Access Denied", message: "You don't have admin privileges." },
  mentor: { title: "Access Denied", message: "Only mentors, safeguarding leads and admins can open this page." },
  "event-manager": { title: "Access Denied", message: "Only those who manage events can open this page." },
  guardian: { title: "Access Denied", message: "Only safeguarding leads and admins can open this page." },
};
