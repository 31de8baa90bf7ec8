import { SCREENS_MAX } from "../../../schema/limits.ts";

// For the host, in the waiting room. If it shared a module with what comes late, Rolldown would write an invalid file for it
// (https://github.com/rolldown/rolldown/issues/10734), so the text of its button stands in waiting-text.ts.
export const panelTitle = "On a screen";
export const panelHint = "Open this link on the computer of a projector or TV. It needs no account.";
export const openButton = "Open here";
export const retryButton = "Try again";
export const copyButton = "Copy the link";
export const endButton = "Turn off";
export const screensOn = (count: number): string =>
  count === 0 ? "No screen is on yet." : `${count} of ${SCREENS_MAX} screens ${count === 1 ? "is" : "are"} on.`;

// On the wall
export const title = "Game on a screen";
export const loading = "Connecting to the game...";
export const reconnecting = "Connection lost. Reconnecting...";
export const fullscreen = "Full screen";
export const leaveFullscreen = "Leave full screen";
export const joinTitle = "Come and play";
export const joinHint = (address: string): string => `Scan this, or enter the code on ${address}`;
export const codeLabel = "Room code";
export const qrLabel = (roomName: string): string => `QR code of the link to ${roomName}`;
export const playersTitle = "At the table";
export const watchersTitle = (count: number): string => `${count} watching`;
export const nobodyYet = "Nobody has sat down yet.";
export const answered = (count: number, players: number): string => `${count} of ${players} answered`;
export const fastest = (name: string, time: string): string => `${name} was the fastest, in ${time}.`;
export const again = (seconds: number): string => `The next game starts in ${seconds} s.`;
export const winnerTitle = (names: string): string => `Well played, ${names}`;
export const drawTitle = "Well played, everyone";
export const offTitle = "This screen is off";
export const offHint = "The host has turned it off, or the room has closed. Ask the host for a new link.";
export const movedHint = "This game is on another tab of this computer.";
