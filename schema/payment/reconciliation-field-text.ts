export const endBeforeStart = "Please choose a day that is not before the first.";
export const tooManyDays = (max: number): string => `Please choose at most ${max} days.`;
