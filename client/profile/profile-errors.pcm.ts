import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"photo" | "profile"> = {
  "profile/name-required": { title: "We need name", message: "Abeg tell us wetin people go dey call you." },
  "profile/name-reserved": {
    title: "Abeg choose another name",
    message:
      "Choose another name: this one be like the name or title of a leader, or the name of the community. Roles dey show as badges.",
  },
  "profile/birth-date-set": {
    title: "E don dey there",
    message: "You don already put your birth date. One admin fit correct am.",
  },
  "photo/adults-only": {
    title: "Abeg choose one drawing",
    message: "Photographs na for adults wey leader don confirm dem age.",
  },
  "photo/unreadable": { title: "Upload no work", message: "Abeg choose JPEG, PNG or WebP picture wey fit open." },
  "photo/too-many-pixels": {
    title: "Upload no work",
    message: "Abeg choose picture wey no pass 12,000 × 12,000 pixels.",
  },
  "photo/too-small": { title: "Upload no work", message: "Abeg choose picture wey reach at least 160 × 160 pixels." },
  "photo/not-found": { title: "Upload no work", message: "Abeg choose the picture again." },
};

export type Holds = Translates<typeof import("./profile-errors.ts"), typeof import("./profile-errors.pcm.ts")>;
