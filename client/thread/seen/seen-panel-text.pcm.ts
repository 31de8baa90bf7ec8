import type { Translates } from "../../../schema/language/translation.ts";

export const title = "People wey don see am";
export const loading = "People wey don see am dey load...";
export const nobody = "Nobody dey show this one again.";
/** Under the names. */
export const hint = "Na only people wey dey show you this, and wey you dey show am too, dey this list.";

export type Holds = Translates<typeof import("./seen-panel-text.ts"), typeof import("./seen-panel-text.pcm.ts")>;
