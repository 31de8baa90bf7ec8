import type { Challenge } from "../../schema/challenge/api.ts";
import { formatDay } from "../ui/format/format.ts";

export const panelTitle = "Challenge a friend";
export const panelLead = "Play five questions and a rack now. A friend plays the same ones when they like.";
export const makeButton = "Make a challenge";
export const listLink = "Your challenges";
/** How many challenges wait for the member. */
export const waiting = (count: number): string =>
  count === 1 ? "One friend is waiting for you." : `${count} friends are waiting for you.`;
export const signInText = {
  title: "Authentication Required",
  message: "Please sign in to challenge a friend.",
};
export const signInButton = "Sign In";

// The list
export const listTitle = "Challenges";
export const loading = "Loading your challenges...";
export const emptyTitle = "No challenges yet";
export const emptyHint = "Make one, play it, and send it to a friend.";

/** Who the other one is, for a challenge in a list. */
export function titleOf({ role, friend }: Challenge): string {
  if (!friend) return "Not sent yet";
  return role === "challenger" ? `You challenged ${friend.displayName}` : `${friend.displayName} challenged you`;
}

export function stateOf({ role, state, own, endsAt }: Challenge): string {
  const until = `until ${formatDay(endsAt)}`;
  if (state === "finished") return "Both have played. See the result";
  if (state === "ended") return "It has ended";
  if (!own?.isFinished) return role === "challenger" ? `Play it first, ${until}` : `Your turn, ${until}`;
  return state === "sent" ? `Sent. Your friend can play ${until}` : `Ready to send, ${until}`;
}

// One challenge
export const screenTitle = "Challenge";
export const loadingOne = "Loading the challenge...";
export const back = "Your challenges";
export const challengedBy = (name: string): string => `${name} challenged you`;
export const playRules =
  "Five questions and one word. You both have the same ones, and see each other’s result at the end.";
export const playButton = "Play it now";
export const declineButton = "Not this one";
export const ownTitle = (points: string): string => `You have ${points}`;
export const shareWords = (shapes: string, points: string): string => `${shapes}\n${points}. Can you do better?`;
export const linkHint = "Or share it as a link. The first friend who opens it plays.";
export const sendTitle = "Send it to a friend";
export const nameLabel = "Your friend’s name";
export const sendDetail = "Send the challenge";
export const sentTitle = "Challenge sent";
export const sentMessage = "You’ll hear when they have played.";
export const sentNotice = (name: string, endsAt: number): string =>
  `Sent to ${name}. They can play until ${formatDay(endsAt)}.`;
export const waitingForFriend = (name: string): string => `${name} has yet to finish. You’ll both see the result then.`;
export const ended = "Nobody finished it in time. You can make a new one.";
export const answersTitle = "The answers";
export const comparison = "Side by side";
export const you = "You";
export const pointsUnit = "points";
export const ahead = (name: string): string => `${name} was ahead this time.`;
export const youAhead = "You were ahead this time.";
export const level = "You’re level.";
