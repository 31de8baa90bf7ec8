export const backLink = "All ways to take part";
export const signInButton = "Sign in";
export const createAccountButton = "Create an account";
export const cancelButton = "Cancel";

// Declining a question or a request
export const reasonLegend = "Why?";
export const reasonRequired = "Please choose a reason.";
export const noWordsHint =
  "You can’t add your own words right now: there’s no other safeguarding lead to read along, so choose a reason.";
/** What an asker reads: the text of the reason and what the leader wrote besides, or one of them. */
export const joinReply = (reason: string | null, words: string | null): string =>
  [reason, words].filter((part) => part !== null).join("\n\n");
export const reportReplyButton = "Report this reply";
