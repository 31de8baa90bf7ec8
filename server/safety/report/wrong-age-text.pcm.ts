import type { Translates } from "../../../schema/language/translation.ts";

export const wrongAgeNotice = (leads: readonly string[]): string =>
  `Somebody wey you talk with here no give im correct age. You no do anything wrong. If anything feel somehow, talk to ${leads.length === 0 ? "one of your leaders" : leads.join(" or ")}, or report am.`;

export type Holds = Translates<typeof import("./wrong-age-text.ts"), typeof import("./wrong-age-text.pcm.ts")>;
