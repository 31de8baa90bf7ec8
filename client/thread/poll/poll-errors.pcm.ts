import type { Translates } from "../../../schema/language/translation.ts";
import type { ErrorTexts } from "../../frame/error-text.ts";

export const errorTexts: ErrorTexts<"poll"> = {
  "poll/choices": {
    title: "Poll no go",
    message: "Poll suppose get two to six different answers, and each one fit get 80 characters at most.",
  },
  "poll/ended": { title: "E don late", message: "This poll don end." },
  "poll/not-a-choice": { title: "Vote no enter", message: "Choose one of the answers for the poll." },
  "poll/not-editable": {
    title: "You no fit change this one",
    message: "Nobody fit change poll. You fit delete am instead.",
  },
  "poll/secret": { title: "Secret vote", message: "Nobody fit see who vote for wetin." },
};

export type Holds = Translates<typeof import("./poll-errors.ts"), typeof import("./poll-errors.pcm.ts")>;
