import type { Translates } from "../../../schema/language/translation.ts";
import type { SeenAudience } from "../../../schema/thread/seen.ts";

export const sectionTitle = "Who don see message";
export const label = "Who fit see say you don read their message?";
export const hint =
  "E dey work both sides: you go see am only from people wey fit see am from you. E no dey show time at all.";
export const choiceLabels: Record<SeenAudience, string> = {
  everyone: "Everybody",
  young: "Only members wey never reach 18",
  nobody: "Nobody",
};
export const loading = "E dey load...";
export const savedToast = { title: "E don save", message: "From now, na so e go be for wetin you read." };
export const saveFailed = { title: "E no save", message: "Nothing change. Abeg try again." };

export type Holds = Translates<typeof import("./setting-text.ts"), typeof import("./setting-text.pcm.ts")>;
