import type { Translates } from "../../schema/language/translation.ts";

export const confirmAddress = (community: string) => ({
  subject: `You welcome to ${community}: confirm your address`,
  text: "We happy say you dey here. Press the button to confirm your email address. The link go work for one day. If no be you sign up, you no need do anything about this email.",
  button: "Confirm my address",
});

export const addressInUse = (community: string, forgotPage: string) => ({
  subject: `You don already get account for ${community}`,
  text: `Pesin try sign up with your address, but the address don already get account. If na you, make you sign in instead. If you forget your password, choose new one: ${forgotPage} . If no be you, nothing dey to do: your account no change.`,
  button: "Sign in",
});

export const resetPassword = (community: string) => ({
  subject: `Choose new password for ${community}`,
  text: "You ask for new password. The link go work one time, inside one hour. If no be you ask for am, you no need do anything about this email: nothing change.",
  button: "Choose new password",
});

export type Holds = Translates<typeof import("./account-mail-text.ts"), typeof import("./account-mail-text.pcm.ts")>;
