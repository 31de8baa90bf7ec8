import type { Translates } from "../../schema/language/translation.ts";

const secureIt = (forgotPage: string): string =>
  `choose new password for ${forgotPage} . That one go sign you out everywhere.`;

export const newDevice = (
  community: string,
  { when, browser }: { when: string; browser: string },
  forgotPage: string,
) => ({
  subject: `New sign in for your account for ${community}`,
  text: `Pesin sign in to your account on ${when}, with ${browser || "browser wey we no recognise"}. This browser never use your account before. If na you, nothing dey to do.\n\nIf no be you, ${secureIt(forgotPage)}`,
  button: "See where you don sign in",
});

export const wrongCodes = (community: string, forgotPage: string) => ({
  subject: `Somebody try sign in to your account for ${community}`,
  text: `Somebody put your password many times today, but dem no put the code from your app, so dem no fit enter. If na you, nothing dey to do.\n\nIf no be you, dem sabi your password: choose new one for ${forgotPage} .`,
  button: "Choose new password",
});

export const recoveryCodeUsed = (community: string, forgotPage: string) => ({
  subject: `Dem use one recovery code for ${community}`,
  text: `Pesin sign in to your account with one of your recovery codes, and that code no go work again. If na you, check how many remain.\n\nIf no be you, ${secureIt(forgotPage)}`,
  button: "Check your recovery codes",
});

export const secondFactorAdded = (community: string, forgotPage: string) => ({
  subject: `Two-step sign in don dey on for ${community}`,
  text: `From now, sign in to your account go ask for code from your app, too. Keep your recovery codes where you fit find them without your phone. If na you turn am on, nothing dey to do.\n\nIf no be you, ${secureIt(forgotPage)} Then tell the people wey dey run ${community} make dem reset two-step sign in for you.`,
  button: "Check your account",
});

export const secondFactorRemoved = (community: string, forgotPage: string) => ({
  subject: `Two-step sign in don off for ${community}`,
  text: `Sign in to your account no dey ask for code again. If na you turn am off, nothing dey to do.\n\nIf no be you, ${secureIt(forgotPage)} Then turn two-step sign in on again.`,
  button: "Turn am on again",
});

export const secondFactorReset = (community: string, forgotPage: string) => ({
  subject: `Dem don reset two-step sign in for ${community}`,
  text: `The people wey dey run ${community} don turn off two-step sign in for your account and sign you out everywhere, because somebody tell them say your phone and your recovery codes don loss. If na you, sign in with your password and turn am on again.\n\nIf no be you, tell them now now, and ${secureIt(forgotPage)}`,
  button: "Sign in",
});

export type Holds = Translates<typeof import("./security-mail-text.ts"), typeof import("./security-mail-text.pcm.ts")>;
