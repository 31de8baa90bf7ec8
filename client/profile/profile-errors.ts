import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"photo" | "profile"> = {
  "profile/name-required": { title: "Name required", message: "Please tell us what people should call you." },
  "profile/name-reserved": {
    title: "Please choose another name",
    message:
      "Choose another name: this one looks like the name or title of a leader, or the community’s name. Roles are shown as badges.",
  },
  "profile/birth-date-set": {
    title: "Already set",
    message: "Your birth date is already set. An admin can correct it.",
  },
  "photo/adults-only": {
    title: "Please choose a drawing",
    message: "Photographs are for adults whose age a leader has confirmed.",
  },
  "photo/unreadable": { title: "Upload Error", message: "Please choose a JPEG, PNG or WebP picture that opens." },
  "photo/too-many-pixels": {
    title: "Upload Error",
    message: "Please choose a picture of at most 12,000 × 12,000 pixels.",
  },
  "photo/too-small": { title: "Upload Error", message: "Please choose a picture of at least 160 × 160 pixels." },
  "photo/not-found": { title: "Upload Error", message: "Please choose the picture again." },
};
