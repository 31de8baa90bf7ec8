import type { Translates } from "../../schema/language/translation.ts";

export const title = "Welcome";
/** "Step 1 of 3" */
export const position = (step: number, steps: number): string => `Step ${step} of ${steps}`;
export const nameTitle = "Wetin make people call you?";
export const drawingTitle = "Choose your picture";
export const questionTitle = "Play your first question";
export const skipButton = "Skip";
export const skipAllButton = "Skip all";
export const doneButton = "I don finish";

/** "You don enter, Ada" */
export const readyTitle = (name: string | null): string => {
  const first = name?.trim().split(/\s+/)[0];
  return first ? `You don enter, ${first}` : "You don enter";
};
export const openToday =
  "Games, devotions, courses, events and open channels na your own today; to find people of your age and write to dem, put your birth date and make one leader wey sabi you confirm am.";
export const playLink = "Play game";
export const devotionLink = "Read today devotion";
export const eventsLink = "See wetin dey come";
export const birthDateLink = "Put your birth date";
export const homeLink = "Go to the home page";

export type Holds = Translates<typeof import("./newcomer-text.ts"), typeof import("./newcomer-text.pcm.ts")>;
