import type { Translates } from "../../../schema/language/translation.ts";
import type { ErrorTexts } from "../../frame/error-text.ts";

export const errorTexts: ErrorTexts<"forward"> = {
  "forward/not-found": { title: "E no forward", message: "Dem don delete this message, or you no fit read am again." },
  "forward/not-a-channel-message": {
    title: "E no forward",
    message: "Na only messages wey dey inside channels you fit forward.",
  },
  "forward/not-all-may-read": { title: "E no forward", message: "No be everybody for there fit read this message." },
  "forward/poll": { title: "E no forward", message: "You no fit forward poll." },
};

export type Holds = Translates<typeof import("./forward-errors.ts"), typeof import("./forward-errors.pcm.ts")>;
