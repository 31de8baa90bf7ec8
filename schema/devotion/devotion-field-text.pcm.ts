import type { Translates } from "../language/translation.ts";

export const tooEarly = "Abeg put day wey dey after 1900.";
export const wishMissing = "Abeg put at least one (theme, occasion, or Bible verse).";

export type Holds = Translates<
  typeof import("./devotion-field-text.ts"),
  typeof import("./devotion-field-text.pcm.ts")
>;
