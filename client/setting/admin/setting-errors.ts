import type { ErrorTexts } from "../../frame/error-text.ts";

export const errorTexts: ErrorTexts<"setting"> = {
  "setting/changed": { title: "Changed meanwhile", message: "Another admin has just changed this setting." },
  "setting/fixed": {
    title: "Not changed",
    message: "The operator has set this on the server. Ask them to change it there.",
  },
  "setting/unknown-time-zone": { title: "Not changed", message: "Please choose a time zone from the list." },
  "setting/contact-needed": {
    title: "Not changed",
    message: "Please keep a contact until two members are safeguarding leads or admins.",
  },
  "setting/helplines-unchecked": {
    title: "Not finished yet",
    message: "Please check the helplines first. Members in danger see them.",
  },
  "setting/logo-unreadable": {
    title: "Upload Error",
    message: "Please choose a JPEG, PNG or WebP picture that opens.",
  },
  "setting/logo-too-many-pixels": {
    title: "Upload Error",
    message: "Please choose a picture of at most 12,000 × 12,000 pixels.",
  },
  "setting/logo-too-small": { title: "Upload Error", message: "Please choose a picture of at least 64 × 64 pixels." },
  "setting/logo-not-found": { title: "Upload Error", message: "Please choose the picture again." },
};
