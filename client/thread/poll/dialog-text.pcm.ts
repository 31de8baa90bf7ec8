import type { Translates } from "../../../schema/language/translation.ts";

export const title = "Create poll";
export const questionLabel = "Question";
export const questionPlaceholder = "Wetin you wan ask?";
export const answer = (position: number): string => `Answer ${position}`;
export const severalAnswersLabel = "Plenty answers";
export const severalAnswersHint = "Everybody fit choose pass one.";
export const secretLabel = "Secret vote";
export const secretHint = "Nobody fit see who vote for wetin, even you or the leaders no fit.";
export const endsLabel = "When e go end";
/** In the order of the durations, after "never". */
export const durations = ["Never", "After 1 hour", "After 1 day", "After 3 days", "After 1 week"] as const;
export const sendButton = "Send poll";
export const cancelButton = "Cancel";

export const noQuestion = "Write your question.";
export const questionTooLong = "Question fit get 4,000 characters at most.";
export const tooFewAnswers = "Write at least two answers.";
export const repeatedAnswer = "You don already write this answer.";
export const answerTooLong = "Answer fit get 80 characters at most.";

export type Holds = Translates<typeof import("./dialog-text.ts"), typeof import("./dialog-text.pcm.ts")>;
