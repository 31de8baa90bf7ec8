import type { Translates } from "../language/translation.ts";

export const answerTwice = "This answer dey there two times. Abeg write another one.";
export const pointsOutOfRange = (max: number): string => `Abeg put whole number from 1 to ${max}.`;

export type Holds = Translates<
  typeof import("./question-field-text.ts"),
  typeof import("./question-field-text.pcm.ts")
>;
