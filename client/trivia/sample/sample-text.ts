export const title = "Can you answer this?";
/** "Question 1 of 3" */
export const position = (number: number, total: number): string => `Question ${number} of ${total}`;
export const right = "Correct. Here’s the verse.";
export const wrong = (answer: string): string => `Not this time. The right answer is ${answer}.`;
/** The state of one option, for screen readers. */
export const rightAnswer = "right answer";
export const wrongAnswer = "wrong, your answer";
export const nextButton = "Next question";
export const againButton = "Start again";
export const playLink = "Play with friends";
export const allRight = "Three out of three. Your friends should see this.";
export const someRight = (right: number, total: number): string =>
  `${right} of ${total} right. Tonight there are more.`;
