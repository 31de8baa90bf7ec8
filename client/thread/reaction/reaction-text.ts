/** In the order of the reactions. */
export const reactionNames = ["Thumbs up", "Heart", "Laugh", "Surprised", "Sad", "Angry"] as const;

export const loadingReactors = "Loading who reacted...";
export const noReactors = "There are no reactions anymore.";
