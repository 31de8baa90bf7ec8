import type { Translates } from "../../../schema/language/translation.ts";
import type { ErrorTexts } from "../../frame/error-text.ts";

export const errorTexts: ErrorTexts<"setting"> = {
  "setting/changed": { title: "E don change", message: "Another admin just change this setting." },
  "setting/fixed": {
    title: "E no change",
    message: "Na the operator set this for the server. Tell dem make dem change am there.",
  },
  "setting/unknown-time-zone": { title: "E no change", message: "Abeg choose one time zone from the list." },
  "setting/contact-needed": {
    title: "E no change",
    message: "Abeg keep one contact until two members be safeguarding leads or admins.",
  },
  "setting/helplines-unchecked": {
    title: "E never finish",
    message: "Abeg check the helplines first. Members wey dey danger dey see dem.",
  },
  "setting/logo-unreadable": {
    title: "Upload no work",
    message: "Abeg choose one JPEG, PNG or WebP picture wey dey open.",
  },
  "setting/logo-too-many-pixels": {
    title: "Upload no work",
    message: "Abeg choose picture wey no pass 12,000 × 12,000 pixels.",
  },
  "setting/logo-too-small": {
    title: "Upload no work",
    message: "Abeg choose picture wey reach 64 × 64 pixels.",
  },
  "setting/logo-not-found": { title: "Upload no work", message: "Abeg choose the picture again." },
};

export type Holds = Translates<typeof import("./setting-errors.ts"), typeof import("./setting-errors.pcm.ts")>;
