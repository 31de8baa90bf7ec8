import type { Translates } from "../language/translation.ts";

export const endBeforeStart = "Abeg choose day wey no dey before the first one.";
export const tooManyDays = (max: number): string => `Abeg no choose pass ${max} days.`;

export type Holds = Translates<
  typeof import("./reconciliation-field-text.ts"),
  typeof import("./reconciliation-field-text.pcm.ts")
>;
