import { CHALLENGES_OPEN } from "../../schema/challenge/api.ts";
import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"challenge"> = {
  "challenge/not-found": {
    title: "No challenge dey here",
    message: "E fit don end, or another person don take am. You fit make one yourself.",
  },
  "challenge/too-many": {
    title: "E don do for now",
    message: `You get ${CHALLENGES_OPEN} open challenges. Wait make one friend play, or make one end.`,
  },
  "challenge/not-played": { title: "Play am first", message: "Play your challenge reach the end, then send am." },
  "challenge/sent": {
    title: "E don send already",
    message: "This challenge don go meet one friend. Make new one for other people.",
  },
  "challenge/own": { title: "Na you be that", message: "Abeg choose one friend." },
};

export type Holds = Translates<typeof import("./challenge-errors.ts"), typeof import("./challenge-errors.pcm.ts")>;
