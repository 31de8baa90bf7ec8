import type { Translates } from "../language/translation.ts";

export const contactMissing = "Abeg put email address or phone number, so we go fit answer you.";
export const videoLink = "Abeg paste the whole link of the video, wey start with https://.";

export type Holds = Translates<typeof import("./site-field-text.ts"), typeof import("./site-field-text.pcm.ts")>;
