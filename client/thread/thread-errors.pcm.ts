import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorText, ErrorTexts } from "../frame/error-text.ts";

/** `what` looks like contact data, alone or with the sender's messages around it. */
const contactIn = (what: string): ErrorText => ({
  title: "Before you send this one",
  message: `This one be like ${what}, or the rest of one. For your safety and the safety of other people, contact details no suppose dey here. If you still share am, we fit tell your leaders.`,
});

export const errorTexts: ErrorTexts<"thread"> = {
  "thread/blank": { title: "Message no go", message: "Write something first." },
  "thread/too-long": { title: "Message no go", message: "Message fit get 4,000 characters at most." },
  "thread/not-plain-text": {
    title: "Message no go",
    message: "E get hidden characters wey other people no fit read. Abeg type am again.",
  },
  "thread/message-not-found": { title: "E no work", message: "Somebody don delete this message." },
  "thread/too-late-to-edit": { title: "E don late", message: "You fit change message for only 15 minutes." },
  "thread/contact-phone": contactIn("phone number"),
  "thread/contact-email": contactIn("email address"),
  "thread/contact-handle": contactIn("name for another app"),
  "thread/contact-link": contactIn("link to another app"),
  "thread/secrecy": {
    title: "Before you send this one",
    message:
      "This one be like secret. To keep everybody safe, nothing for here need hide from parents or leaders. If you still send am, we fit tell your leaders.",
  },
  "thread/unknown-emoji": { title: "Reaction no enter", message: "Choose one of the six reactions." },
};

/** Shown when the error code explains nothing. */
export const threadFailures = {
  sendMessage: { title: "E no work", message: "We no fit send the message" },
} as const satisfies Record<string, ErrorText>;

export type Holds = Translates<typeof import("./thread-errors.ts"), typeof import("./thread-errors.pcm.ts")>;
