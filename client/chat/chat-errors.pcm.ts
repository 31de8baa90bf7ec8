import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorText, ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"chat"> = {
  "chat/not-found": { title: "E no work", message: "This conversation no dey, or you no fit see am." },
  "chat/not-allowed": {
    title: "E no possible",
    message: "You no fit message this member here. One leader for your community fit help you.",
  },
  "chat/now-supervised": {
    title: "Somebody don join",
    message:
      "One adult wey dey look after this community fit read this conversation from now on. You fit send your message again.",
  },
  "chat/birth-date-needed": {
    title: "One thing first",
    message: "Abeg add your birth date. Nobody else go see am.",
  },
};

/** Shown when the error code explains nothing. */
export const chatFailures = {
  startConversation: { title: "E no work", message: "We no fit start the conversation" },
} as const satisfies Record<string, ErrorText>;

export type Holds = Translates<typeof import("./chat-errors.ts"), typeof import("./chat-errors.pcm.ts")>;
