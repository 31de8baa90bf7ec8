import { codeOf, type FailureCode } from "../net/api-error.ts";
import { community } from "../net/community.ts";

export interface ErrorText {
  title: string;
  message: string;
}

const neutral: ErrorText = { title: "Error", message: "Something went wrong. Please try again." };
const signInFirst: ErrorText = { title: "Please sign in", message: "You need to sign in to go on." };

/** What every failure is called in front of people: what happened, and what to do next. */
export const errorTexts: Readonly<Record<FailureCode, ErrorText>> = {
  "network/unreachable": {
    title: "No connection",
    message: "The server could not be reached. Check your network and try again.",
  },

  "request/malformed": neutral,
  "request/too-large": { title: "Too large", message: "That is more than the server takes. Please send less." },
  "request/foreign-origin": neutral,
  "request/not-found": { title: "Not found", message: "There is nothing at this address." },
  "request/too-many": { title: "Too many tries", message: "Please wait a moment, then try again." },
  "request/invalid": { title: "Please check the form", message: "Something in it does not fit." },

  "server/unknown": neutral,
  "server/draining": { title: "One moment", message: "The server is restarting. Please try again shortly." },
  "server/unavailable": { title: "One moment", message: "The server is busy. Please try again shortly." },

  "account/not-signed-in": signInFirst,
  "account/not-allowed": { title: "Access Denied", message: "Your account may not do that." },
  "account/suspended": {
    title: "Error",
    message: "This account is suspended. Please speak to a leader of the community.",
  },
  "account/wrong-credentials": { title: "Error", message: "The email or the password is not right." },
  "account/email-taken": { title: "Error", message: "This email already has an account. Sign in instead." },
  "account/email-not-verified": {
    title: "Error",
    message: "Please verify your email first. A message with the link is on its way to you.",
  },
  "account/password-too-short": {
    title: "Error",
    message: `Password must be at least ${community.passwordMinLength} characters`,
  },
  "account/password-too-common": {
    title: "Error",
    message: "This password is one of the first that people guess. Please choose another one.",
  },
  "account/link-expired": {
    title: "This link no longer works",
    message: "Links from our messages work once and for a limited time. Ask for a new one.",
  },

  "profile/name-required": { title: "Name required", message: "Please tell us what people should call you." },
  "profile/name-reserved": {
    title: "Please choose another name",
    message: "Please use your own name, without a role or the community's name.",
  },

  "game/room-not-found": { title: "Room Not Found", message: "No room waits under this code or link." },
  "game/room-full": { title: "Room Full", message: "Every seat at this table is taken." },
  "game/room-closed": { title: "Room Closed", message: "This game room has been closed." },
  "game/already-started": { title: "Game in Progress", message: "This game has already started without you." },
  "game/interrupted": {
    title: "Game interrupted",
    message: "The server restarted in the middle of this game. It could not be saved and does not count.",
  },
  "game/too-many-waiting": {
    title: "Too many open rooms",
    message: "You already have three public rooms waiting for players. Start or close one of them first.",
  },
  "game/not-host": { title: "Error", message: "Only the host can do that." },
  "game/not-enough-players": {
    title: "Not Enough Players",
    message: "You need at least 2 players to start the game.",
  },
  "game/not-seated": { title: "Error", message: "Player not found in game." },
  "game/wrong-phase": { title: "Error", message: "The game has moved on in the meantime." },
  "game/moved": { title: "Playing elsewhere", message: "You are playing in another tab." },

  "game/already-answered": { title: "Already answered", message: "Your first answer of this round stands." },
  "game/too-late": { title: "Too late", message: "The time was up before your answer arrived." },
  "game/wrong-round": { title: "Too late", message: "That round was over before your answer arrived." },
  "word-battle/not-dealt": {
    title: "Submission Failed",
    message: "Use only the letters you were dealt, each as often as it is there.",
  },
  "word-battle/too-short": { title: "Submission Failed", message: "A word needs at least 3 letters." },
  "trivia/no-questions": { title: "No questions", message: "There are no questions of this difficulty yet." },

  "chat/not-found": { title: "Error", message: "This conversation is not there, or not yours to see." },
  "chat/not-allowed": {
    title: "Not possible",
    message: "You cannot write to this member here. A leader of your community can help you.",
  },
  "chat/now-accompanied": {
    title: "Somebody has joined",
    message: "A safeguarding lead can read this conversation from now on. You can send your message again.",
  },
  "chat/birth-date-needed": {
    title: "One thing first",
    message: "Please tell us your birth date. It is shown to nobody.",
  },
  "channel/not-found": { title: "Error", message: "This channel is not there, or not yours to see." },
  "channel/not-allowed": {
    title: "Not possible",
    message: "In this channel that is for its owner or its admins to do.",
  },
  "channel/not-accompanied": {
    title: "Not possible",
    message:
      "This channel needs a safeguarding lead, and nobody has that role right now. A leader of your community can help you.",
  },
  "channel/now-accompanied": {
    title: "Somebody has joined",
    message: "A safeguarding lead can read this channel from now on. You can send your message again.",
  },
  "channel/owner-stays": {
    title: "You own this channel",
    message: "Hand it over to another member first, or close it.",
  },
  "channel/member-not-found": { title: "User not found", message: "This member is not there, or not yours to add." },
  "channel/already-member": { title: "Already a member", message: "They are in this channel already." },
  "channel/full": { title: "Channel full", message: "No more members fit into this channel." },
  "channel/too-many-owned": {
    title: "Not possible",
    message: "You own as many channels as one member can. Close one that is not used, or hand one over.",
  },
  "thread/blank": { title: "Failed to send message", message: "Write something first." },
  "thread/too-long": { title: "Failed to send message", message: "A message has at most 4,000 characters." },
  "thread/not-plain-text": {
    title: "Failed to send message",
    message: "There are hidden characters in it that others could not read. Please type it again.",
  },
  "thread/message-not-found": { title: "Error", message: "This message is not there any more." },
  "thread/too-late-to-edit": { title: "Too late", message: "A message can be changed for 15 minutes." },
  "thread/unknown-emoji": { title: "Failed to add reaction", message: "Choose one of the six reactions." },
  "profile/birth-date-set": {
    title: "Already set",
    message: "Your birth date is set. An admin can correct it.",
  },
  "safety/not-found": { title: "Error", message: "That is not there any more." },
  "safety/taken": { title: "Taken", message: "Somebody else looks after this report." },
  "safety/closed": { title: "Closed", message: "This report is closed already." },
  "message/invalid": neutral,
  "message/too-many": { title: "Too fast", message: "Please wait a moment, then try again." },
};

/** Where the specification words a failure by what was being done. */
const actionTexts = {
  createRoom: {
    title: "Failed to Create Room",
    message: "There was an error creating your game room. Please try again.",
  },
  startFromWaitingRoom: { title: "Failed to Start", message: "There was an error starting the game." },
  startFromGameRoom: { title: "Error", message: "Failed to start game." },
  leaveRoom: { title: "Error", message: "Failed to leave room." },
  loadWaitingRoom: { title: "Error", message: "Failed to load waiting room data." },
  loadGameRoom: { title: "Error", message: "Failed to load game room." },
  submitAnswer: { title: "Submission Failed", message: "Failed to submit answer. Please try again." },
  auth: neutral,
  sendMessage: { title: "Error", message: "Failed to send message" },
  startConversation: { title: "Error", message: "Failed to start conversation" },
  playAgain: { title: "Error", message: "Failed to start game." },
  loadChannels: { title: "Error", message: "Failed to load channels" },
  createChannel: { title: "Error", message: "Failed to create channel" },
  joinChannel: { title: "Error", message: "Failed to join channel" },
  addMember: { title: "Error", message: "Failed to add member" },
} as const satisfies Record<string, ErrorText>;
export type Action = keyof typeof actionTexts;

/** The specified requests to sign in, by what the visitor wanted. */
export const signInTexts = {
  createRoom: { title: "Authentication Required", message: "Please sign in to create a game room." },
  joinRoom: { title: "Authentication Required", message: "Please sign in to join a game room." },
} as const satisfies Record<string, ErrorText>;

/** Codes that say nothing of their own, so that what was being done says more. */
const genericCodes: ReadonlySet<FailureCode> = new Set([
  "network/unreachable",
  "server/unknown",
  "server/unavailable",
  "request/malformed",
  "request/invalid",
  "request/not-found",
  "message/invalid",
]);

/** The words for anything that was thrown. A cause that people can act on wins over what was being done. */
export function errorTextFor(error: unknown, during?: Action): ErrorText {
  const code = codeOf(error);
  if (during !== undefined && genericCodes.has(code)) return actionTexts[during];
  return errorTexts[code] ?? neutral;
}

/** For the specified failures that end in their reason: "Failed to join channel: ..." */
export function errorTextWithReason(error: unknown, during: Action): ErrorText {
  const { title, message } = actionTexts[during];
  return { title, message: `${message}: ${errorTextFor(error).message}` };
}
