const secureIt = (forgotPage: string): string =>
  `choose a new password at ${forgotPage} . That signs you out everywhere.`;

/** `browser` is empty if it was not recognised. */
export const newDevice = (
  community: string,
  { when, browser }: { when: string; browser: string },
  forgotPage: string,
) => ({
  subject: `New sign-in to your account at ${community}`,
  text: `Your account was signed in to on ${when}, with ${browser || "a browser that we couldn’t recognise"}. This browser hadn’t been used for your account before. If it was you, there’s nothing to do.\n\nIf it wasn’t you, ${secureIt(forgotPage)}`,
  button: "See where you’re signed in",
});

export const wrongCodes = (community: string, forgotPage: string) => ({
  subject: `Somebody tried to sign in to your account at ${community}`,
  text: `Somebody entered your password several times today, but not the code from your app, so they didn’t get in. If it was you, there’s nothing to do.\n\nIf it wasn’t you, they know your password: choose a new one at ${forgotPage} .`,
  button: "Choose a new password",
});

export const recoveryCodeUsed = (community: string, forgotPage: string) => ({
  subject: `A recovery code was used at ${community}`,
  text: `Your account was signed in to with one of your recovery codes, which no longer works. If it was you, check how many are left.\n\nIf it wasn’t you, ${secureIt(forgotPage)}`,
  button: "Check your recovery codes",
});

export const secondFactorAdded = (community: string, forgotPage: string) => ({
  subject: `Two-step sign-in is on at ${community}`,
  text: `Signing in to your account now asks for a code from your app, too. Keep your recovery codes where you find them without your phone. If it was you who turned it on, there’s nothing to do.\n\nIf it wasn’t you, ${secureIt(forgotPage)} Then ask the people who run ${community} to reset two-step sign-in for you.`,
  button: "Check your account",
});

export const secondFactorRemoved = (community: string, forgotPage: string) => ({
  subject: `Two-step sign-in is off at ${community}`,
  text: `Signing in to your account no longer asks for a code. If it was you who turned it off, there’s nothing to do.\n\nIf it wasn’t you, ${secureIt(forgotPage)} Then turn two-step sign-in on again.`,
  button: "Turn it on again",
});

export const secondFactorReset = (community: string, forgotPage: string) => ({
  subject: `Two-step sign-in was reset at ${community}`,
  text: `The people who run ${community} have turned off two-step sign-in for your account and signed you out everywhere, because somebody told them that you had lost your phone and your recovery codes. If that was you, sign in with your password and turn it on again.\n\nIf it wasn’t you, tell them at once, and ${secureIt(forgotPage)}`,
  button: "Sign in",
});
