import type { Translates } from "../../schema/language/translation.ts";

export const invitation = (community: string, { role, until }: { role: string; until: string }) => ({
  subject: `Dem invite you to be ${role} for ${community}`,
  text: `The people wey dey run ${community} invite you to be ${role}. Press the button, then sign in with this address, or open account with am. The invitation na for only you, and e go work till ${until}. If you no dey expect am, you no need do anything about this email.`,
  button: "See the invitation",
});

export type Holds = Translates<
  typeof import("./role-invitation-mail-text.ts"),
  typeof import("./role-invitation-mail-text.pcm.ts")
>;
