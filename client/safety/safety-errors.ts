import type { ErrorTexts } from "../frame/error-text.ts";

export const safetyErrors: ErrorTexts<"safety"> = {
  "safety/not-found": { title: "Error", message: "This no longer exists." },
  "safety/taken": { title: "Taken", message: "Someone else is handling this report." },
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
