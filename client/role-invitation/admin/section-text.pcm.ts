import type { Translates } from "../../../schema/language/translation.ts";

export const title = "Invitations";

export type Holds = Translates<typeof import("./section-text.ts"), typeof import("./section-text.pcm.ts")>;
