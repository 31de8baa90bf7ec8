import type { Translates } from "../../../schema/language/translation.ts";
import { SCREENS_MAX } from "../../../schema/limits.ts";

export const panelTitle = "For screen";
export const panelHint = "Open this link for the computer of a projector or TV. E no need account.";
export const openButton = "Open am here";
export const retryButton = "Try again";
export const copyButton = "Copy the link";
export const endButton = "Turn off";
export const screensOn = (count: number): string =>
  count === 0 ? "No screen dey on yet." : `${count} of ${SCREENS_MAX} screens dey on.`;

// On the wall
export const title = "Game for screen";
export const loading = "E dey connect to the game...";
export const reconnecting = "Network cut. E dey connect again...";
export const fullscreen = "Full screen";
export const leaveFullscreen = "Leave full screen";
export const joinTitle = "Come play with us";
export const joinHint = (address: string): string => `Scan this one, or put the code for ${address}`;
export const codeLabel = "Room code";
export const qrLabel = (roomName: string): string => `QR code of the link to ${roomName}`;
export const playersTitle = "For the table";
export const watchersTitle = (count: number): string => `${count} dey watch`;
export const nobodyYet = "Nobody don sit down yet.";
export const answered = (count: number, players: number): string => `${count} of ${players} don answer`;
export const fastest = (name: string, time: string): string => `${name} fast pass everybody, in ${time}.`;
export const again = (seconds: number): string => `The next game go start in ${seconds} s.`;
export const winnerTitle = (names: string): string => `Well done, ${names}`;
export const drawTitle = "Well done, everybody";
export const offTitle = "This screen don off";
export const offHint = "The host don turn am off, or the room don close. Ask the host for new link.";
export const movedHint = "This game dey for another tab of this computer.";

export type Holds = Translates<typeof import("./screen-text.ts"), typeof import("./screen-text.pcm.ts")>;
