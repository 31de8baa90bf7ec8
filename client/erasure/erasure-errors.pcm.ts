import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"erasure"> = {
  "erasure/last-admin": {
    title: "Na only you be admin",
    message: "Abeg make another person admin first, so that somebody go fit run this community.",
  },
  "erasure/last-lead": {
    title: "Na only you be safeguarding lead",
    message: "Abeg tell one admin to make another person safeguarding lead first.",
  },
};

export type Holds = Translates<typeof import("./erasure-errors.ts"), typeof import("./erasure-errors.pcm.ts")>;
