import type { Translates } from "../../../schema/language/translation.ts";

export const entriesWait = (community: string) => ({
  subject: `${community}: the Confession Box get something for you`,
  text: "Somebody don write inside the Confession Box and dey wait for answer. If another leader don answer am, nothing dey to do.",
  button: "Open the box",
});

export const answered = (community: string, leader: string) => ({
  subject: `${community}: one answer dey the Confession Box`,
  text: `${leader} don answer one entry for the Confession Box. Abeg read am, so that nobody go dey answer alone.`,
  button: "Read the answer",
});

export type Holds = Translates<typeof import("./reminder-text.ts"), typeof import("./reminder-text.pcm.ts")>;
