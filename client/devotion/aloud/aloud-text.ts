export const listen = "Listen";
export const pause = "Pause";
export const goOn = "Go on";
export const stop = "Stop";
/** Tells the buttons of several cards apart. */
export const ofTitle = (button: string, title: string): string => `${button}: ${title}`;
export const failed = { title: "Not read aloud", message: "Your phone’s voice didn’t answer. Please try again." };
