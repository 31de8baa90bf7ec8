export const title = "Create a poll";
export const questionLabel = "Question";
export const questionPlaceholder = "What do you want to ask?";
export const answer = (position: number): string => `Answer ${position}`;
export const severalAnswersLabel = "Several answers";
export const severalAnswersHint = "Everyone may choose more than one.";
export const secretLabel = "Secret vote";
export const secretHint = "Nobody can see who voted for what, not even you or the leaders.";
export const endsLabel = "Ends";
/** In the order of the durations, after "never". */
export const durations = ["Never", "In 1 hour", "In 1 day", "In 3 days", "In 1 week"] as const;
export const sendButton = "Send poll";
export const cancelButton = "Cancel";

export const noQuestion = "Write your question.";
export const questionTooLong = "A question has at most 4,000 characters.";
export const tooFewAnswers = "Write at least two answers.";
export const repeatedAnswer = "You have this answer already.";
export const answerTooLong = "An answer has at most 80 characters.";
