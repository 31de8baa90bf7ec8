import type { Translates } from "../../../schema/language/translation.ts";

export { title } from "./section-text.ts";
export const paymentsLink = "Compare payments";
export { newButton } from "../manage/manage-text.ts";

export type Holds = Translates<typeof import("./event-admin-text.ts"), typeof import("./event-admin-text.pcm.ts")>;
