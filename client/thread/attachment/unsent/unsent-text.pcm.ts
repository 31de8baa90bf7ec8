import type { Translates } from "../../../../schema/language/translation.ts";

export const uploading = "Your photo dey go";
export const uploadingVoice = "Your voice note dey go";

export type Holds = Translates<typeof import("./unsent-text.ts"), typeof import("./unsent-text.pcm.ts")>;
