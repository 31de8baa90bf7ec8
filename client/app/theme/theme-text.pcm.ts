import type { Translates } from "../../../schema/language/translation.ts";

export const themeLabel = "Theme";
export const dayLabel = "Day";
export const nightLabel = "Night";
export const systemLabel = "Follow this device";

export type Holds = Translates<typeof import("./theme-text.ts"), typeof import("./theme-text.pcm.ts")>;
