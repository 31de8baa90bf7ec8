export const title = "Welcome";
/** "Step 1 of 3" */
export const position = (step: number, steps: number): string => `Step ${step} of ${steps}`;
export const nameTitle = "What should people call you?";
export const drawingTitle = "Choose your picture";
export const questionTitle = "Play your first question";
export const skipButton = "Skip";
export const skipAllButton = "Skip all";
export const doneButton = "Done";

/** "You’re in, Ada" */
export const readyTitle = (name: string | null): string => {
  const first = name?.trim().split(/\s+/)[0];
  return first ? `You’re in, ${first}` : "You’re in";
};
export const openToday =
  "Games, devotions, courses, events and open channels are yours today; to find people of your own age and write to them, give your birth date and let a leader who knows you confirm it.";
export const playLink = "Play a game";
export const devotionLink = "Read today’s devotion";
export const eventsLink = "See what’s coming up";
export const birthDateLink = "Give your birth date";
export const homeLink = "Go to the home page";
