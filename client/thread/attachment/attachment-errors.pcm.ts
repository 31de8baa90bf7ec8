import type { Translates } from "../../../schema/language/translation.ts";
import type { ErrorTexts } from "../../frame/error-text.ts";

export const errorTexts: ErrorTexts<"attachment"> = {
  "attachment/not-found": { title: "E no go", message: "This file no dey again. Abeg choose am again." },
  "attachment/not-here": {
    title: "You no fit send am here",
    message: "Photo and voice note dey for channels, where safeguarding lead dey read along.",
  },
  "attachment/covered": { title: "Never reach", message: "Safeguarding lead go look this one first." },
  "attachment/unreadable": { title: "E no go", message: "Abeg choose JPEG, PNG or WebP picture wey fit open." },
  "attachment/too-many-pixels": {
    title: "E no go",
    message: "This picture too big. Abeg choose one wey no pass 50 megapixels.",
  },
  "attachment/animated": { title: "E no go", message: "Picture wey dey move no fit go. Abeg choose photo." },
  "attachment/not-audio": { title: "E no go", message: "This recording no fit play. Abeg record am again." },
  "attachment/too-long": { title: "E no go", message: "Voice note no fit pass 60 seconds." },
};

export type Holds = Translates<typeof import("./attachment-errors.ts"), typeof import("./attachment-errors.pcm.ts")>;
