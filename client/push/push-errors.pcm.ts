import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"push"> = {
  "push/unknown-service": {
    title: "We no fit turn on notifications",
    message: "Your browser dey use push service wey this server no fit reach. Try another browser.",
  },
};

export type Holds = Translates<typeof import("./push-errors.ts"), typeof import("./push-errors.pcm.ts")>;
