import { countOf, formatClockTime } from "../../ui/format/format.ts";

export const screenTitle = "Waiting room";
export const loading = "Loading waiting room...";
export const detailsTitle = "This game";

export const playersNeeded = (missing: number): string =>
  `${countOf(missing, "more player")} needed to start the game.`;
export const readyTitle = "Ready to Start";
export const waitingForHostTitle = "Waiting for Host";
export const hostStarts = (host: string): string => `${host} starts the game when everyone is here.`;
export const hostAway = "The host is away. After a minute, another player takes over.";

/** `time` is in milliseconds. */
export const joinedAt = (time: number): string => `Joined ${formatClockTime(time)}`;
export const playerJoined = (name: string): string => `${name} joined`;
export const playerLeft = (name: string): string => `${name} left`;

export const inviteTitle = "Invite friends";
export const copyHint = "Press the code to copy it.";
export const shareButton = "Share the link";
export const copyLinkButton = "Copy the link";
export const qrButton = "QR code";
export const showOnScreenButton = "Show on a screen";
/** Sent to friends, with the link. */
export const invitation = (roomName: string): string => `Come and play: ${roomName}`;
export const linkCopied = "The link to this room is on your clipboard.";

export const gameLabel = "Game";
export const maxPlayersLabel = "Max players";
export const timeLimitLabel = "Time limit";
