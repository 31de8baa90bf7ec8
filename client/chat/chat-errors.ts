import type { ErrorText, ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"chat"> = {
  "chat/not-found": { title: "Error", message: "This conversation doesn’t exist, or you can’t see it." },
  "chat/not-allowed": {
    title: "Not possible",
    message: "You can’t message this member here. A leader of your community can help you.",
  },
  "chat/now-supervised": {
    title: "Someone has joined",
    message:
      "An adult who looks after this community can read this conversation from now on. You can send your message again.",
  },
  "chat/birth-date-needed": {
    title: "One thing first",
    message: "Please add your birth date. Nobody else sees it.",
  },
};

/** Shown when the error code explains nothing. */
export const chatFailures = {
  startConversation: { title: "Error", message: "Failed to start conversation" },
} as const satisfies Record<string, ErrorText>;
