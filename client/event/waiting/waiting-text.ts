export const full = "Event Full";
export const signInPrompt = "All seats are taken. Sign in to join the waiting list.";
export const signInButton = "Sign in";
export const joinPrompt = "All seats are taken. If one becomes free, it’s offered to the waiting list first.";
export const joinButton = "Join the waiting list";
export const position = (place: number): string => `You’re number ${place} on the waiting list`;
export const positionHint = "We’ll notify you when a seat is free for you.";
export const leaveButton = "Leave the waiting list";
export const leaveTitle = "Leave the waiting list?";
export const leaveQuestion = "If you change your mind, you start at the end of the list.";
export const offerTitle = "A seat is free for you";
export const offerUntil = (day: string, clock: string): string => `It’s yours until ${day}, ${clock}.`;
export const offerHint = "If you don’t take it by then, it goes to the next person, and you leave the waiting list.";
export const declineButton = "I don’t need the seat";
export const declineTitle = "Give up the seat?";
export const declineQuestion = "It goes to the next person on the waiting list at once.";
export const declineConfirm = "Give it up";
export const stayButton = "Stay on the list";
export const keepButton = "Keep the seat";

// Toasts
export const joinedToast = {
  title: "You’re on the waiting list",
  message: "We’ll notify you when a seat is free for you.",
};
export const leftToast = {
  title: "You’ve left the waiting list",
  message: "You can join again while the event is full.",
};
export const joinFailed = { title: "Not on the list", message: "Please try again." };
export const leaveFailed = { title: "Still on the list", message: "Please try again." };
