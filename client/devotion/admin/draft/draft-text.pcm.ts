import type { AiFailure } from "../../../../schema/ai/failure.ts";
import type { Translates } from "../../../../schema/language/translation.ts";
import type { ErrorText } from "../../../frame/error-text.ts";

export const title = "Draft with AI";
export const intro =
  "Name one theme, occasion or verse, and language model go draft devotion. Na you go check am, correct am and decide if e go publish.";
export const notSetUp = "Dem never set up the generator for this server. You fit write devotions by hand.";
export const themeLabel = "Theme";
export const themeHint = "Like: courage before exams";
export const occasionLabel = "Occasion";
export const occasionHint = "Like: first Sunday of Advent";
export const verseLabel = "Scripture reference";
export const verseHint = "Like: Psalm 121 or John 3:16-18";
export const generateButton = "Draft devotion";
export const inputRequired = {
  title: "You never write anything",
  message: "Abeg put at least one (theme, occasion, or scripture reference).",
};

export const runningTitle = "Devotion dey draft…";
export const runningHint = "E fit take up to two minutes. You fit leave this page: the draft go save.";
export const connectionLost = "Network no dey now. The devotion still dey draft.";
export const readyToast = { title: "Devotion don draft", message: "Abeg check am before you publish am." };
export const lastTitle = "Your last draft don ready";
export const lastHint = "E dey for the list too.";
export const openLink = "Open the draft";

const failedTitle = "Generation no work";
export const notSetUpToast: ErrorText = { title: failedTitle, message: notSetUp };
export const generationFailed: ErrorText = {
  title: failedTitle,
  message: "We no fit draft the devotion. Abeg try am again.",
};
/** Why there is no draft, for each failure of a model. */
export const failureTexts: Readonly<Record<AiFailure, ErrorText>> = {
  "ai/refused": {
    title: failedTitle,
    message: "The AI no gree do this one. Put am another way, or try something else.",
  },
  "ai/busy": { title: failedTitle, message: "The AI busy well well. Abeg try am again after some minutes." },
  "ai/misconfigured": {
    title: failedTitle,
    message: "Dem no set up the generator well for this server. Abeg tell the person wey dey run am.",
  },
  "ai/unavailable": generationFailed,
  "ai/unusable-reply": generationFailed,
};

export type Holds = Translates<typeof import("./draft-text.ts"), typeof import("./draft-text.pcm.ts")>;
