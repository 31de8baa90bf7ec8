import type { ErrorTexts } from "../frame/error-text.ts";

export const photoErrors: ErrorTexts<"photo"> = {
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
