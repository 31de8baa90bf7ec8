import type { Translates } from "../../../schema/language/translation.ts";

export const seatOffered = (community: string, { title, until }: { title: string; until: string }) => ({
  subject: `${community}: one seat dey free for you`,
  text: `One seat dey free for you for “${title}”. Na your own till ${until}. If you no take am before that time, e go go to the next person, and you go comot from the waiting list.`,
  button: "Take the seat",
});

export type Holds = Translates<typeof import("./offer-mail-text.ts"), typeof import("./offer-mail-text.pcm.ts")>;
