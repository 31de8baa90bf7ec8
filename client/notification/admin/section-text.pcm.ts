import type { Translates } from "../../../schema/language/translation.ts";

export const title = "Notifications";

export type Holds = Translates<typeof import("./section-text.ts"), typeof import("./section-text.pcm.ts")>;
