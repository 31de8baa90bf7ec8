export { forwardedMessage } from "../../../schema/thread/forward-text.ts";

/** Above the text of the original. */
export const forwardedFrom = (name: string, channelName: string): string => `Forwarded from ${name} in ${channelName}`;
/** Where the reader cannot read the original. */
export const unreadable = "You can’t read the original.";
