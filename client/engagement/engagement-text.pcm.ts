import type { Translates } from "../../schema/language/translation.ts";

export const backLink = "All the ways to join in";
export const signInButton = "Sign in";
export const createAccountButton = "Create account";
export const cancelButton = "Cancel";

// Declining a question or a request
export const reasonLegend = "Why?";
export const reasonRequired = "Abeg choose one reason.";
export const noWordsHint =
  "You no fit add your own words now: no other safeguarding lead dey to read along, so choose one reason.";
/** What an asker reads: the text of the reason and what the leader wrote besides, or one of them. */
export const joinReply = (reason: string | null, words: string | null): string =>
  [reason, words].filter((part) => part !== null).join("\n\n");
export const reportReplyButton = "Report this reply";

export type Holds = Translates<typeof import("./engagement-text.ts"), typeof import("./engagement-text.pcm.ts")>;
