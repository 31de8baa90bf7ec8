import type { ErrorText, ErrorTexts } from "../frame/error-text.ts";

/** `what` looks like contact data, alone or with the sender's messages around it. */
const contactIn = (what: string): ErrorText => ({
  title: "Before you send this",
  message: `This looks like ${what}, or the rest of one. For your safety and others’, contact details don’t belong here. If you share them anyway, your leaders may be told.`,
});

export const errorTexts: ErrorTexts<"thread"> = {
  "thread/blank": { title: "Failed to send message", message: "Write something first." },
  "thread/too-long": { title: "Failed to send message", message: "A message has at most 4,000 characters." },
  "thread/not-plain-text": {
    title: "Failed to send message",
    message: "It contains hidden characters that others can’t read. Please type it again.",
  },
  "thread/message-not-found": { title: "Error", message: "This message was deleted." },
  "thread/too-late-to-edit": { title: "Too late", message: "You can edit a message for 15 minutes." },
  "thread/contact-phone": contactIn("a phone number"),
  "thread/contact-email": contactIn("an email address"),
  "thread/contact-handle": contactIn("a name on another app"),
  "thread/contact-link": contactIn("a link to another app"),
  "thread/secrecy": {
    title: "Before you send this",
    message:
      "This sounds like a secret. To keep everyone safe, nothing here has to be hidden from parents or leaders. If you send it anyway, your leaders may be told.",
  },
  "thread/unknown-emoji": { title: "Failed to add reaction", message: "Choose one of the six reactions." },
};

/** Shown when the error code explains nothing. */
export const threadFailures = {
  sendMessage: { title: "Error", message: "Failed to send message" },
} as const satisfies Record<string, ErrorText>;
