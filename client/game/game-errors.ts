import type { ErrorText, ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"game"> = {
  "game/room-not-found": { title: "Room Not Found", message: "No open room has this code or link." },
  "game/room-full": { title: "Room Full", message: "Every seat in this room is taken." },
  "game/room-closed": { title: "Room Closed", message: "This game room has been closed." },
  "game/already-started": { title: "Game in Progress", message: "This game has already started without you." },
  "game/interrupted": {
    title: "Game interrupted",
    message: "The server restarted during this game. It couldn’t be saved and doesn’t count.",
  },
  "game/too-many-waiting": {
    title: "Too many open rooms",
    message: "You already have three public rooms waiting for players. Start or close one of them first.",
  },
  "game/not-registered": {
    title: "Not registered",
    message: "This game is for people who have registered for the event.",
  },
  "game/event-room-open": {
    title: "Already open",
    message: "This event’s game is already open. You can join it.",
  },
  "game/not-found": {
    title: "Game Not Found",
    message: "You didn’t play this game, or it was too long ago. We keep every question of a game for six months.",
  },
  "game/still-running": {
    title: "Game in Progress",
    message: "This game is still on. You’ll see every question once it’s over.",
  },
  "game/no-result": {
    title: "No result",
    message: "This game broke off before its end, so it counts for no one.",
  },
  "game/not-host": { title: "Error", message: "Only the host can do that." },
  "game/not-enough-players": {
    title: "Not Enough Players",
    message: "You need at least 2 players to start the game.",
  },
  "game/not-seated": { title: "Error", message: "Player not found in game." },
  "game/wrong-phase": { title: "Error", message: "The game has already moved on." },
  "game/paused": { title: "Game paused", message: "The host has paused the game." },
  "game/practice-alone": { title: "You’re practising", message: "A practice game is yours alone." },
  "game/played-alone": {
    title: "Not possible",
    message: "Nobody else played this game, so there’s nobody to talk with.",
  },
  "game/watching": {
    title: "You’re watching",
    message: "Only players can do that. Take a seat to play the next game.",
  },
  "game/too-many-watchers": {
    title: "No room to watch",
    message: "This game already has as many watchers as it can hold.",
  },
  "game/screen-not-found": {
    title: "This screen is off",
    message: "The host has turned it off, or the room has closed. Ask the host for a new link.",
  },
  "game/too-many-screens": {
    title: "Two screens are on",
    message: "This room is on two screens already. Turn one of them off first.",
  },
  "game/moved": { title: "Playing elsewhere", message: "You’re playing in another tab." },
  "game/reactions-off": { title: "Reactions are off", message: "The host has turned them off in this room." },
  "game/already-answered": { title: "Already answered", message: "Your first answer of this round counts." },
  "game/too-late": { title: "Too late", message: "Time was up before your answer arrived." },
  "game/wrong-round": { title: "Too late", message: "That round was over before your answer arrived." },
};

/** Shown when the error code explains nothing, by what the player was doing. */
export const gameFailures = {
  createRoom: {
    title: "Failed to Create Room",
    message: "There was an error creating your game room. Please try again.",
  },
  practise: { title: "Error", message: "We couldn’t start your practice. Please try again." },
  startFromWaitingRoom: { title: "Failed to Start", message: "There was an error starting the game." },
  startFromGameRoom: { title: "Error", message: "Failed to start game." },
  playAgain: { title: "Error", message: "Failed to start game." },
  next: { title: "Error", message: "That didn’t reach the room. Please try again." },
  pause: { title: "Error", message: "That didn’t reach the room. Please try again." },
  endGame: { title: "Error", message: "That didn’t reach the room. Please try again." },
  skip: { title: "Error", message: "That didn’t reach the room. Please try again." },
  takeSeat: { title: "Error", message: "That didn’t reach the room. Please try again." },
  closeRoom: { title: "Error", message: "That didn’t reach the room. Please try again." },
  showScreen: { title: "Error", message: "That didn’t reach the room. Please try again." },
  leaveRoom: { title: "Error", message: "Failed to leave room." },
  loadWaitingRoom: { title: "Error", message: "Failed to load waiting room data." },
  loadGameRoom: { title: "Error", message: "Failed to load game room." },
  submitAnswer: { title: "Submission Failed", message: "Failed to submit answer. Please try again." },
} as const satisfies Record<string, ErrorText>;

/** Asks visitors to sign in, by what they wanted to do. */
export const signInTexts = {
  createRoom: { title: "Authentication Required", message: "Please sign in to create a game room." },
  joinRoom: { title: "Authentication Required", message: "Please sign in to join a game room." },
  practise: { title: "Authentication Required", message: "Please sign in to practise." },
} as const satisfies Record<string, ErrorText>;
