import type { Translates } from "../../schema/language/translation.ts";
import { anonymousPlayer } from "../frame/frame-text.ts";

export { anonymousPlayer };
/** A player in a list, which says who of them is the reader. */
export function listedName(name: string, isMe: boolean): string {
  const shown = name || anonymousPlayer;
  return isMe ? `${shown} (you)` : shown;
}
export const playersTitle = "Players";
export const seatsTaken = (players: number, maxPlayers: number): string => `${players} of ${maxPlayers} players`;
export const hostBadge = "Host";
export const awayBadge = "No dey";

export const difficultyNames = { easy: "Easy", medium: "Medium", hard: "Hard" } as const;
export const difficultyLabel = "Difficulty";
export const roundsLabel = "Rounds";
export const privacyLabel = "Privacy";
export const publicRoom = "Public";
export const privateRoom = "Private";
/** Whether a game's own switch is on, such as "Bible names". */
export const allowed = "Allowed";
export const notAllowed = "Not allowed";
/** As short as possible, for badges and small cards: "30s". */
export const shortSeconds = (seconds: number): string => `${seconds}s`;

export const createRoomButton = "Create Room";
export const startButton = "Start Game";
export const startingButton = "Game dey start...";
export const waitingForPlayers = "We dey wait for players";
export const startHint = "Start when everybody don come.";
export const roomClosedTitle = "Room don close";

export const newHostTitle = "You be the host now";
export const newHostInGame = "You fit start the next game when this one end.";
export const newHostInPause = "The game don pause. Continue when everybody don ready.";

export const leaveButton = "Leave Room";
export const stayButton = "Stay";
export const closeRoom = {
  question: "Close this room?",
  consequence: "You be the host. If you leave, the room go close for everybody wey dey inside.",
};
export const leaveGame = {
  question: "Leave this game?",
  consequence: "The game go continue without you. You go keep the points wey you get.",
};
export const stopPractice = {
  question: "Stop practice?",
  consequence: "This game go end, and we no go keep am.",
};

export const copyCodeTitle = "Copy room code";
export const copyCodeLabel = (code: string): string => `Copy room code ${code}`;
export { copiedTitle } from "../frame/frame-text.ts";
export const codeCopied = "You don copy the room code.";
export const notCopiedTitle = "E no copy";
export const codeNotCopied = (code: string): string => `Your browser no gree copy am. The code na ${code}.`;

/** In a private room whose players are neither all adults nor all minors. */
export const leadLooksIn = (name: string): string => `${name}, safeguarding lead, fit look inside this room.`;

export type Holds = Translates<typeof import("./game-text.ts"), typeof import("./game-text.pcm.ts")>;
