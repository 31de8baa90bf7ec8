import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"scripture"> = {
  "scripture/unknown-reference": {
    title: "E no dey for Bible",
    message: "No verse dey for this place. One number fit dey wrong: check am for your own Bible.",
  },
};

export type Holds = Translates<typeof import("./scripture-errors.ts"), typeof import("./scripture-errors.pcm.ts")>;
