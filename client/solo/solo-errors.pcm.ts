import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"solo"> = {
  "solo/not-found": { title: "We no see the game", message: "This game no be your own, or e don go." },
  "solo/over": { title: "This one don finish", message: "The time don end, so e no dey collect answer again." },
  "solo/not-shown": {
    title: "E never reach this one",
    message: "Abeg load the page again. E go continue from where you dey.",
  },
};

export type Holds = Translates<typeof import("./solo-errors.ts"), typeof import("./solo-errors.pcm.ts")>;
