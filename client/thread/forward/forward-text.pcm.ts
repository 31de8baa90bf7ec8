import type { Translates } from "../../../schema/language/translation.ts";

export { forwardedMessage } from "../../../schema/thread/forward-text.ts";

/** Above the text of the original. */
export const forwardedFrom = (name: string, channelName: string): string =>
  `Message wey dem forward from ${name} for ${channelName}`;
/** Where the reader cannot read the original. */
export const unreadable = "You no fit read the original.";

export type Holds = Translates<typeof import("./forward-text.ts"), typeof import("./forward-text.pcm.ts")>;
