import type { Translates } from "../language/translation.ts";

export const colour = "Abeg put colour as #rrggbb, like #0b6e4f.";
export const secureLink = "Abeg put link wey start with https://.";
export const timeZone = "Abeg choose time zone.";
export const people = "Abeg write one name and role for each line, no pass six lines, like Ada Obi: Safeguarding lead.";
export const helplines =
  "Abeg write one name and number for each line, no pass six lines, like Childline: 0800 123 4567.";

export type Holds = Translates<typeof import("./setting-field-text.ts"), typeof import("./setting-field-text.pcm.ts")>;
