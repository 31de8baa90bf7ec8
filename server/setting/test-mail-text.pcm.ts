import type { Translates } from "../../schema/language/translation.ts";

export const testMail = (community: string) => ({
  subject: `${community}: mail dey work`,
  text: "You ask for this mail for the settings of your community. E don reach you, so members go dey get their own too.",
});

export type Holds = Translates<typeof import("./test-mail-text.ts"), typeof import("./test-mail-text.pcm.ts")>;
