import type { ErrorTexts } from "../frame/error-text.ts";

export const safetyErrors: ErrorTexts<"safety"> = {
  "safety/not-found": { title: "Error", message: "This no longer exists." },
  "safety/taken": { title: "Taken", message: "Someone else is handling this report." },
  "safety/not-taken": { title: "Not yet yours", message: "Take the report first." },
  "safety/muted": {
    title: "Paused",
    message: "A leader has paused your messages. You can read, and you can write again later.",
  },
  "safety/admin-only": {
    title: "Not allowed",
    message: "Only an admin can mute or suspend a safeguarding lead or an admin.",
  },
  "safety/last-lead": {
    title: "The last safeguarding lead",
    message: "Without them adults and minors can’t message each other. Confirm that you know this.",
  },
  "safety/member-gone": { title: "Not possible", message: "This member’s account is deleted." },
  "safety/no-change": { title: "Nothing to change", message: "Someone has already done that." },
  "safety/flag-changed": {
    title: "It has changed",
    message: "The message was edited since you opened it. Please look again.",
  },
  "safety/own-age": { title: "Not allowed", message: "Someone else has to confirm your own age." },
  "safety/contact-in-name": {
    title: "Please choose another name",
    message: "Names can’t contain a phone number, an email address or a link.",
  },
  "safety/closed": { title: "Closed", message: "This report is already closed." },
};
