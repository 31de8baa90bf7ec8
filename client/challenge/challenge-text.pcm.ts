import type { Challenge } from "../../schema/challenge/api.ts";
import type { Translates } from "../../schema/language/translation.ts";
import { formatDay } from "../ui/format/format.ts";

export const panelTitle = "Challenge your friend";
export const panelLead = "Play five questions and one rack now. Your friend go play the same ones when e like.";
export const makeButton = "Make challenge";
export const listLink = "Your challenges";
/** How many challenges wait for the member. */
export const waiting = (count: number): string =>
  count === 1 ? "One friend dey wait for you." : `${count} friends dey wait for you.`;
export const signInText = {
  title: "You need to sign in",
  message: "Abeg sign in to challenge your friend.",
};
export const signInButton = "Sign in";

// The list
export const listTitle = "Challenges";
export const loading = "Your challenges dey load...";
export const emptyTitle = "No challenge dey yet";
export const emptyHint = "Make one, play am, then send am to your friend.";

/** Who the other one is, for a challenge in a list. */
export function titleOf({ role, friend }: Challenge): string {
  if (!friend) return "You never send am";
  return role === "challenger" ? `You challenge ${friend.displayName}` : `${friend.displayName} challenge you`;
}

export function stateOf({ role, state, own, endsAt }: Challenge): string {
  const until = `e go end ${formatDay(endsAt)}`;
  if (state === "finished") return "The two of una don play. See the result";
  if (state === "ended") return "E don end";
  if (!own?.isFinished) return role === "challenger" ? `Play am first, ${until}` : `Na your turn, ${until}`;
  return state === "sent" ? `E don send. Your friend fit play am, ${until}` : `E don ready to send, ${until}`;
}

// One challenge
export const screenTitle = "Challenge";
export const loadingOne = "The challenge dey load...";
export const back = "Your challenges";
export const challengedBy = (name: string): string => `${name} challenge you`;
export const playRules =
  "Five questions and one word. The two of una get the same ones, and una go see each other result for the end.";
export const playButton = "Play am now";
export const declineButton = "Not this one";
export const ownTitle = (points: string): string => `You get ${points}`;
export const shareWords = (shapes: string, points: string): string => `${shapes}\n${points}. You fit pass am?`;
export const linkHint = "Or share am as link. The first friend wey open am go play.";
export const sendTitle = "Send am to your friend";
export const nameLabel = "Your friend name";
export const sendDetail = "Send the challenge";
export const sentTitle = "Challenge don send";
export const sentMessage = "You go hear when your friend don play.";
export const sentNotice = (name: string, endsAt: number): string =>
  `E don go meet ${name}. E fit play am till ${formatDay(endsAt)}.`;
export const waitingForFriend = (name: string): string =>
  `${name} never finish. The two of una go see the result then.`;
export const ended = "Nobody finish am on time. You fit make new one.";
export const answersTitle = "The answers";
export const comparison = "Side by side";
export const you = "You";
export const pointsUnit = "points";
export const ahead = (name: string): string => `${name} lead this time.`;
export const youAhead = "You lead this time.";
export const level = "Una draw.";

export type Holds = Translates<typeof import("./challenge-text.ts"), typeof import("./challenge-text.pcm.ts")>;
