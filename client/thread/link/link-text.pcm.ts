import type { Translates } from "../../../schema/language/translation.ts";

/** "You’re leaving Lampstand for example.com" */
export const leaveTitle = (community: string, host: string): string => `You wan comot from ${community} go ${host}`;
export const leaveHint = "We no sabi wetin dey there. Open am only if you trust am, and no put your password there.";
export const plainLettersHint = "E get special letters wey fit make am look like another site. For plain letters na:";
export const openButton = "Open am";
export const stayButton = "Stay here";

export type Holds = Translates<typeof import("./link-text.ts"), typeof import("./link-text.pcm.ts")>;
