import type { Translates } from "../../../schema/language/translation.ts";

export const contactButton = "Contact Us";
/** For screen readers, after the button's label. */
export const opensNewTab = "(e go open for new tab)";

export type Holds = Translates<typeof import("./page-text.ts"), typeof import("./page-text.pcm.ts")>;
