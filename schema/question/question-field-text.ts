export const answerTwice = "This answer is there twice. Please write another one.";
export const pointsOutOfRange = (max: number): string => `Please enter a whole number from 1 to ${max}.`;
