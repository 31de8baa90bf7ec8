import type { Translates } from "../../../schema/language/translation.ts";

export const title = "Forward message";
export const searchLabel = "Find your chats by name";
export const loading = "Your chats dey load...";
export const targetsLabel = "Your chats";
export const noTargets = "None of your chats fit get this message. Everybody inside the chat suppose fit read am.";
export const nothingFound = "No chat with this name fit get this message.";
/** What a channel is, below its name. */
export const channelDetail = "Channel";
export const ownTextLabel = "Your own message (if you want)";
export const tooLong = "Your message fit get 4,000 characters at most.";
export const sendButton = "Forward";
export const backButton = "Go back";
/** `name` is a person or a channel. */
export const toTitle = (name: string): string => `Forward give ${name}`;
export const sentTitle = "You don forward the message";
export const sentMessage = (name: string): string => `E dey go meet ${name}.`;
export const openButton = "Open am";

export type Holds = Translates<typeof import("./dialog-text.ts"), typeof import("./dialog-text.pcm.ts")>;
