import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"safety"> = {
  "safety/not-found": { title: "E no work", message: "This one no dey again." },
  "safety/taken": { title: "Don take already", message: "Somebody else dey handle this report." },
  "safety/not-taken": { title: "E no possible", message: "Take the report first." },
  "safety/muted": {
    title: "Paused",
    message: "One leader don pause your messages for some time.",
  },
  "safety/admin-only": {
    title: "No permission",
    message: "Only admin fit mute or suspend safeguarding lead or admin.",
  },
  "safety/last-lead": {
    title: "The last lead",
    message: "Without one, adults and minors no fit message each other.",
  },
  "safety/member-gone": { title: "E no possible", message: "The account of this member don delete." },
  "safety/no-change": { title: "E no possible", message: "Dem don do am already." },
  "safety/flag-changed": {
    title: "Edited",
    message: "The message don change. Abeg look am again.",
  },
  "safety/own-words": {
    title: "E no possible",
    message: "Na you write this one. You fit report wetin others write.",
  },
  "safety/own-age": { title: "No permission", message: "Somebody else must confirm your own age." },
  "safety/minor-role": { title: "E no possible", message: "Minors no fit get role." },
  "safety/contact-in-name": {
    title: "Abeg choose another name",
    message: "Name no fit get phone number, email address or link inside.",
  },
  "safety/nobody-reads-along": {
    title: "You no fit do am alone",
    message: "No other leader fit read along now, so you no fit write your own words here.",
  },
  "safety/office-in-name": {
    title: "Abeg choose another name",
    message: "Choose another name: this one resemble the name or title of one leader, or the name of the community.",
  },
  "safety/closed": { title: "Closed", message: "This report don close already." },
};

export type Holds = Translates<typeof import("./safety-errors.ts"), typeof import("./safety-errors.pcm.ts")>;
