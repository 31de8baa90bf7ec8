import type { Translates } from "../../../schema/language/translation.ts";

export const showPicture = "Show picture";
export const showPictureOf = (size: string): string => `Show picture (${size})`;

export type Holds = Translates<typeof import("./waiting-photo-text.ts"), typeof import("./waiting-photo-text.pcm.ts")>;
