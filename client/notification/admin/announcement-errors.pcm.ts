import type { Translates } from "../../../schema/language/translation.ts";
import type { ErrorTexts } from "../../frame/error-text.ts";

export const errorTexts: ErrorTexts<"announcement"> = {
  "announcement/not-found": { title: "We no see am", message: "That kind notification no dey." },
  "announcement/finished": {
    title: "E don late",
    message: "This notification don already send or cancel.",
  },
};

export type Holds = Translates<
  typeof import("./announcement-errors.ts"),
  typeof import("./announcement-errors.pcm.ts")
>;
