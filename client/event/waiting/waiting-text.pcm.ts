import type { Translates } from "../../../schema/language/translation.ts";

export const full = "Event Don Full";
export const signInPrompt = "All the seats don go. Sign in to join the waiting list.";
export const signInButton = "Sign in";
export const joinPrompt = "All the seats don go. If one open, people for the waiting list go get am first.";
export const joinButton = "Join the waiting list";
export const position = (place: number): string => `You be number ${place} for the waiting list`;
export const positionHint = "We go tell you when seat open for you.";
export const leaveButton = "Leave the waiting list";
export const leaveTitle = "Leave the waiting list?";
export const leaveQuestion = "If you change your mind, you go start from the end of the list.";
export const offerTitle = "One seat don open for you";
export const offerUntil = (day: string, clock: string): string => `Na your own till ${day}, ${clock}.`;
export const offerHint =
  "If you no take am before then, e go reach the next person, and you go comot from the waiting list.";
export const declineButton = "I no need the seat";
export const declineTitle = "Give up the seat?";
export const declineQuestion = "E go reach the next person for the waiting list now now.";
export const declineConfirm = "Give am up";
export const stayButton = "Stay for the list";
export const keepButton = "Keep the seat";

// Toasts
export const joinedToast = {
  title: "You don dey the waiting list",
  message: "We go tell you when seat open for you.",
};
export const leftToast = {
  title: "You don leave the waiting list",
  message: "You fit join again as long as the event full.",
};
export const joinFailed = { title: "You no dey the list", message: "Abeg try am again." };
export const leaveFailed = { title: "You still dey the list", message: "Abeg try am again." };

export type Holds = Translates<typeof import("./waiting-text.ts"), typeof import("./waiting-text.pcm.ts")>;
