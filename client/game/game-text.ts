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
export const awayBadge = "Away";

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
export const startingButton = "Starting Game...";
export const waitingForPlayers = "Waiting for Players";
export const startHint = "Start when everyone is here.";
export const roomClosedTitle = "Room Closed";

export const newHostTitle = "You’re the host now";
export const newHostInGame = "You can start the next game when this one ends.";
export const newHostInPause = "The game is paused. Go on when everyone is ready.";

export const leaveButton = "Leave Room";
export const stayButton = "Stay";
export const closeRoom = {
  question: "Close this room?",
  consequence: "You’re the host. If you leave, the room closes for everyone in it.",
};
export const leaveGame = {
  question: "Leave this game?",
  consequence: "The game goes on without you. You keep the points you have.",
};
export const stopPractice = { question: "Stop practising?", consequence: "This game ends, and it isn’t kept." };

export const copyCodeTitle = "Copy room code";
export const copyCodeLabel = (code: string): string => `Copy room code ${code}`;
export { copiedTitle } from "../frame/frame-text.ts";
export const codeCopied = "Room code copied to clipboard.";
export const notCopiedTitle = "Not copied";
export const codeNotCopied = (code: string): string => `Your browser doesn’t allow copying. The code is ${code}.`;

/** In a private room whose players are neither all adults nor all minors. */
export const leadLooksIn = (name: string): string => `${name}, safeguarding lead, can look into this room.`;
