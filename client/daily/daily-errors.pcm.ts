import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"daily"> = {
  "daily/still-running": {
    title: "E never finish for you",
    message:
      "You still dey play yesterday five. You fit finish am till one o’clock; after that the answers go dey here.",
  },
};

export type Holds = Translates<typeof import("./daily-errors.ts"), typeof import("./daily-errors.pcm.ts")>;
