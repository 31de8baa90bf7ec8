import type { Translates } from "../../schema/language/translation.ts";

export const farewell = (community: string) => ({
  subject: `We don delete your account for ${community}`,
  text: `You tell us make we delete your account for ${community}, and we don do am. Your name, your email address and everything for your profile don go. If no be you ask for am, abeg reply this email: somebody else sabi your password.\n\nThank you for the time wey you spend with us. You dey welcome to come back anytime.`,
});

export type Holds = Translates<typeof import("./farewell-text.ts"), typeof import("./farewell-text.pcm.ts")>;
