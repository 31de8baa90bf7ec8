import type { Translates } from "../../../schema/language/translation.ts";

export const title = "You fit answer this one?";
/** "Question 1 of 3" */
export const position = (number: number, total: number): string => `Question ${number} of ${total}`;
export const right = "Correct. See the verse here.";
export const wrong = (answer: string): string => `Not this time. The right answer na ${answer}.`;
/** The state of one option, for screen readers. */
export const rightAnswer = "right answer";
export const wrongAnswer = "wrong, na your answer";
export const nextButton = "Next question";
export const againButton = "Start again";
export const playLink = "Play with friends";
export const allRight = "Three out of three. Your friends suppose see this one.";
export const someRight = (right: number, total: number): string => `You get ${right} of ${total}. Tonight, more dey.`;

export type Holds = Translates<typeof import("./sample-text.ts"), typeof import("./sample-text.pcm.ts")>;
