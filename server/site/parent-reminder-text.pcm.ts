import type { Translates } from "../../schema/language/translation.ts";

export const parentsWait = (community: string) => ({
  subject: `${community}: one parent dey wait for answer`,
  text: "One parent don ask something and dey wait for answer. If another leader don already dey handle am, nothing dey to do.",
  button: "See wetin parents ask",
});

export type Holds = Translates<
  typeof import("./parent-reminder-text.ts"),
  typeof import("./parent-reminder-text.pcm.ts")
>;
