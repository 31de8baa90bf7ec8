import { countOf } from "../../ui/format/format.ts";

export const suggestionsLabel = "Members to mention";
/** For screen readers, when suggestions appear. */
export const suggestionCount = (count: number): string =>
  `${countOf(count, "member")} to mention. Use the arrow keys, then Enter.`;
