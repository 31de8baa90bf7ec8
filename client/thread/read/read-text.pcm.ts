import type { Translates } from "../../../schema/language/translation.ts";

/** For screen readers, when a message arrives. */
export const announcedMessage = (author: string, content: string): string => `${author}: ${content}`;

export type Holds = Translates<typeof import("./read-text.ts"), typeof import("./read-text.pcm.ts")>;
