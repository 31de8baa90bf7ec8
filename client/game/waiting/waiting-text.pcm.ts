import type { Translates } from "../../../schema/language/translation.ts";
import { countOf, formatClockTime } from "../../ui/format/format.ts";

export const screenTitle = "Waiting room";
export const loading = "Waiting room dey load...";
export const detailsTitle = "This game";

export const playersNeeded = (missing: number): string =>
  `We need ${countOf(missing, "more player", "more players")} to start the game.`;
export const readyTitle = "Ready to start";
export const waitingForHostTitle = "We dey wait for the host";
export const hostStarts = (host: string): string => `${host} go start the game when everybody don come.`;
export const hostAway = "The host no dey. After one minute, another player go take over.";

/** `time` is in milliseconds. */
export const joinedAt = (time: number): string => `Join by ${formatClockTime(time)}`;
export const playerJoined = (name: string): string => `${name} don join`;
export const playerLeft = (name: string): string => `${name} don leave`;

export const inviteTitle = "Invite friends";
export const copyHint = "Press the code to copy am.";
export const shareButton = "Share the link";
export const copyLinkButton = "Copy the link";
export const qrButton = "QR code";
export const showOnScreenButton = "Show am for screen";
/** Sent to friends, with the link. */
export const invitation = (roomName: string): string => `Come play with us: ${roomName}`;
export const linkCopied = "You don copy the link to this room.";

export const gameLabel = "Game";
export const maxPlayersLabel = "Max players";
export const timeLimitLabel = "Time limit";

export type Holds = Translates<typeof import("./waiting-text.ts"), typeof import("./waiting-text.pcm.ts")>;
