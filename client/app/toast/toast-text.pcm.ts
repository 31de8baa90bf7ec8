import type { Translates } from "../../../schema/language/translation.ts";

/** Names the area with the toasts for screen readers. */
export const toastsLabel = "Messages";
export const closeToastLabel = "Close message";

export type Holds = Translates<typeof import("./toast-text.ts"), typeof import("./toast-text.pcm.ts")>;
