import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"post"> = {
  "post/not-found": { title: "We no see the post", message: "Dem don delete am. The newest posts dey here." },
  "post/comment-not-found": { title: "We no see the comment", message: "Dem don delete am already." },
  "post/unsupervised": {
    title: "E no possible now",
    message: "Comments go open again once another safeguarding lead fit read along. Abeg tell your leaders.",
  },
};

export type Holds = Translates<typeof import("./post-errors.ts"), typeof import("./post-errors.pcm.ts")>;
