import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"word-battle"> = {
  "word-battle/not-dealt": {
    title: "Word no go",
    message: "Use only your own letters, and use each one only the number of times wey you get am.",
  },
  "word-battle/too-short": { title: "Word no go", message: "Word need at least 3 letters." },
};

export type Holds = Translates<typeof import("./word-battle-errors.ts"), typeof import("./word-battle-errors.pcm.ts")>;
