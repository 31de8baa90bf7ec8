import { CHALLENGES_OPEN } from "../../schema/challenge/api.ts";
import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"challenge"> = {
  "challenge/not-found": {
    title: "No challenge here",
    message: "It may have ended, or someone else has taken it up. You can make one yourself.",
  },
  "challenge/too-many": {
    title: "Enough for now",
    message: `You have ${CHALLENGES_OPEN} open challenges. Wait for a friend to play, or for one to end.`,
  },
  "challenge/not-played": { title: "Play it first", message: "Play your challenge to its end, then send it." },
  "challenge/sent": {
    title: "Already sent",
    message: "This challenge has gone to a friend. Make a new one for others.",
  },
  "challenge/own": { title: "That’s you", message: "Please choose a friend." },
};
