import type { Translates } from "../../../schema/language/translation.ts";
import { countOf } from "../../ui/format/format.ts";

export const suggestionsLabel = "Members wey you fit mention";
/** For screen readers, when suggestions appear. */
export const suggestionCount = (count: number): string =>
  `${countOf(count, "member", "members")} to mention. Use the arrow keys, then Enter.`;

export type Holds = Translates<typeof import("./mention-text.ts"), typeof import("./mention-text.pcm.ts")>;
