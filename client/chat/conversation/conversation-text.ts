export const backLabel = "Back to your conversations";
export const messagesLabel = (name: string): string => `Messages with ${name}`;
/** Where it is beside other names. */
export const formerNameOf = (name: string, formerName: string): string => `${name}: formerly ${formerName}`;
export const emptyHint = (name: string): string => `No messages yet. Say hello to ${name}.`;
export const readOnly = "You can’t write in this conversation right now.";
export const loading = "Loading the conversation...";

export const notFoundTitle = "Conversation not found";
export const notFoundHint = "The link may be incomplete, or you aren’t part of this conversation.";
export const conversationsButton = "Your conversations";

export const menuLabel = "Conversation menu";
export const menuTitle = "This conversation";
export const aboutAction = (name: string): string => `About ${name}`;
export const blockAction = (name: string): string => `Block ${name}`;
export const unblockAction = (name: string): string => `Unblock ${name}`;
export const reportAction = (name: string): string => `Report ${name}`;
export const blockTitle = (name: string): string => `Block ${name}?`;
export const blockConsequence = (name: string): string =>
  `You won’t be able to message or find each other. We don’t tell ${name}. You can unblock them here.`;
export const blockButton = "Block";
