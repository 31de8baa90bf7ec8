import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"safety"> = {
  "safety/not-found": { title: "Error", message: "This no longer exists." },
  "safety/taken": { title: "Taken", message: "Someone else is handling this report." },
  "safety/not-taken": { title: "Not possible", message: "Take the report first." },
  "safety/muted": {
    title: "Paused",
    message: "A leader has paused your messages for a while.",
  },
  "safety/admin-only": {
    title: "Not allowed",
    message: "Only an admin can mute or suspend a safeguarding lead or an admin.",
  },
  "safety/last-lead": {
    title: "The last lead",
    message: "Adults and minors can’t message each other without one.",
  },
  "safety/member-gone": { title: "Not possible", message: "This member’s account is deleted." },
  "safety/no-change": { title: "Not possible", message: "That’s already done." },
  "safety/flag-changed": {
    title: "Edited",
    message: "The message was edited. Please look again.",
  },
  "safety/own-words": {
    title: "Not possible",
    message: "You wrote this yourself. You can report what others write.",
  },
  "safety/own-age": { title: "Not allowed", message: "Someone else has to confirm your own age." },
  "safety/minor-role": { title: "Not possible", message: "Minors can’t have a role." },
  "safety/contact-in-name": {
    title: "Please choose another name",
    message: "Names can’t contain a phone number, an email address or a link.",
  },
  "safety/nobody-reads-along": {
    title: "Not possible alone",
    message: "No other leader could read along right now, so you can’t write words of your own here.",
  },
  "safety/office-in-name": {
    title: "Please choose another name",
    message: "Choose another name: this one looks like the name or title of a leader, or the community’s name.",
  },
  "safety/closed": { title: "Closed", message: "This report is already closed." },
};
