import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorText, ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"game"> = {
  "game/room-not-found": { title: "We no see the room", message: "No open room get this code or link." },
  "game/room-full": { title: "Room don full", message: "Somebody don take every seat for this room." },
  "game/room-closed": { title: "Room don close", message: "This game room don close." },
  "game/already-started": { title: "Game dey go on", message: "This game don already start without you." },
  "game/interrupted": {
    title: "Game cut",
    message: "The server restart during this game. We no fit save am, and e no count.",
  },
  "game/too-many-waiting": {
    title: "Open rooms don too many",
    message: "You don already get three public rooms wey dey wait for players. Start or close one of dem first.",
  },
  "game/not-registered": {
    title: "You never register",
    message: "This game na for people wey don register for the event.",
  },
  "game/event-room-open": {
    title: "E don open already",
    message: "The game for this event don already open. You fit join am.",
  },
  "game/not-found": {
    title: "We no see the game",
    message: "You no play this game, or e don tey. We dey keep every question of a game for six months.",
  },
  "game/still-running": {
    title: "Game dey go on",
    message: "This game never end. You go see every question once e end.",
  },
  "game/no-result": {
    title: "No result",
    message: "This game cut before e end, so e no count for anybody.",
  },
  "game/not-host": { title: "E no work", message: "Only the host fit do that one." },
  "game/not-enough-players": {
    title: "Players never reach",
    message: "You need at least 2 players to start the game.",
  },
  "game/not-seated": { title: "E no work", message: "We no see the player for the game." },
  "game/wrong-phase": { title: "E no work", message: "The game don move on already." },
  "game/paused": { title: "Game don pause", message: "The host don pause the game." },
  "game/practice-alone": { title: "You dey practice", message: "Practice game na your own alone." },
  "game/played-alone": { title: "E no possible", message: "Nobody else play this game, so nobody dey to talk with." },
  "game/watching": {
    title: "You dey watch",
    message: "Only players fit do that one. Take seat to play the next game.",
  },
  "game/too-many-watchers": {
    title: "No space to watch",
    message: "People wey dey watch this game don full.",
  },
  "game/screen-not-found": {
    title: "This screen don off",
    message: "The host don turn am off, or the room don close. Ask the host for new link.",
  },
  "game/too-many-screens": {
    title: "Two screens don dey on",
    message: "This room don already dey for two screens. Turn one of dem off first.",
  },
  "game/moved": { title: "You dey play for another place", message: "You dey play for another tab." },
  "game/reactions-off": { title: "Reactions don off", message: "The host don turn dem off for this room." },
  "game/already-answered": {
    title: "You don answer already",
    message: "Na your first answer for this round count.",
  },
  "game/too-late": { title: "E don late", message: "Time don finish before your answer reach us." },
  "game/wrong-round": { title: "E don late", message: "That round don end before your answer reach us." },
};

/** Shown when the error code explains nothing, by what the player was doing. */
export const gameFailures = {
  createRoom: {
    title: "We no fit create the room",
    message: "Something no go well with your game room. Abeg try am again.",
  },
  practise: { title: "E no work", message: "We no fit start your practice. Abeg try am again." },
  startFromWaitingRoom: { title: "E no start", message: "Something no go well as the game wan start." },
  startFromGameRoom: { title: "E no work", message: "We no fit start the game." },
  playAgain: { title: "E no work", message: "We no fit start the game." },
  next: { title: "E no work", message: "That one no reach the room. Abeg try am again." },
  pause: { title: "E no work", message: "That one no reach the room. Abeg try am again." },
  endGame: { title: "E no work", message: "That one no reach the room. Abeg try am again." },
  skip: { title: "E no work", message: "That one no reach the room. Abeg try am again." },
  takeSeat: { title: "E no work", message: "That one no reach the room. Abeg try am again." },
  closeRoom: { title: "E no work", message: "That one no reach the room. Abeg try am again." },
  showScreen: { title: "E no work", message: "That one no reach the room. Abeg try am again." },
  leaveRoom: { title: "E no work", message: "You no fit leave the room yet. Abeg try am again." },
  loadWaitingRoom: { title: "E no work", message: "We no fit load the waiting room." },
  loadGameRoom: { title: "E no work", message: "We no fit load the game room." },
  submitAnswer: { title: "Answer no go", message: "We no fit send your answer. Abeg try am again." },
} as const satisfies Record<string, ErrorText>;

/** Asks visitors to sign in, by what they wanted to do. */
export const signInTexts = {
  createRoom: { title: "Sign in first", message: "Abeg sign in to create game room." },
  joinRoom: { title: "Sign in first", message: "Abeg sign in to join game room." },
  practise: { title: "Sign in first", message: "Abeg sign in to practice." },
} as const satisfies Record<string, ErrorText>;

export type Holds = Translates<typeof import("./game-errors.ts"), typeof import("./game-errors.pcm.ts")>;
