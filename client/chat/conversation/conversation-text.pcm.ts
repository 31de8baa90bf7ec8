import type { Translates } from "../../../schema/language/translation.ts";

export const backLabel = "Go back to your conversations";
export const messagesLabel = (name: string): string => `Messages with ${name}`;
/** Where it is beside other names. */
export const formerNameOf = (name: string, formerName: string): string => `${name}: before na ${formerName}`;
export const emptyHint = (name: string): string => `No messages yet. Greet ${name}.`;
export const readOnly = "You no fit write for this conversation now.";
export const loading = "The conversation dey load...";

export const notFoundTitle = "We no see the conversation";
export const notFoundHint = "The link fit no complete, or you no dey this conversation.";
export const conversationsButton = "Your conversations";

export const menuLabel = "Conversation menu";
export const menuTitle = "This conversation";
export const aboutAction = (name: string): string => `About ${name}`;
export const blockAction = (name: string): string => `Block ${name}`;
export const unblockAction = (name: string): string => `Unblock ${name}`;
export const reportAction = (name: string): string => `Report ${name}`;
export const blockTitle = (name: string): string => `Block ${name}?`;
export const blockConsequence = (name: string): string =>
  `Una no go fit message or find each other. We no go tell ${name}. You fit unblock dem here.`;
export const blockButton = "Block";

export type Holds = Translates<typeof import("./conversation-text.ts"), typeof import("./conversation-text.pcm.ts")>;
