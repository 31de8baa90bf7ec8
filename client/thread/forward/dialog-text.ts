export const title = "Forward message";
export const searchLabel = "Search your chats by name";
export const loading = "Loading your chats...";
export const targetsLabel = "Your chats";
export const noTargets = "None of your chats can get this message. Everyone in a chat must be able to read it.";
export const nothingFound = "No chat with this name can get this message.";
/** What a channel is, below its name. */
export const channelDetail = "Channel";
export const ownTextLabel = "Your message (optional)";
export const tooLong = "Your message has at most 4,000 characters.";
export const sendButton = "Forward";
export const backButton = "Back";
/** `name` is a person or a channel. */
export const toTitle = (name: string): string => `Forward to ${name}`;
export const sentTitle = "Message forwarded";
export const sentMessage = (name: string): string => `It’s on its way to ${name}.`;
export const openButton = "Open";
