import type { Translates } from "../../schema/language/translation.ts";

export const screenTitle = "Set up this community";
export const loading = "E dey load...";

// Before anyone is signed in
export const stepsLead = "For the pesin wey dey run the server. E get three steps:";
export const createStep = "Open your account.";
/** Only where the server sends emails. */
export const verifyStep = "Open the link for our email.";
export const comeBackStep = "Come back to this page and put the code wey the server show when e start.";
export const createButton = "Open Account";
export const signInButton = "I get account";

// The code
export const codeLead = (email: string): string => `You don sign in as ${email}. This account go become the admin.`;
export const codeLabel = "One-time code";
export const codeHint =
  "Six groups of four letters and digits, for the server’s output. npm run admin-code go show new one.";
export const codeRequired = "Abeg put the code.";
export const submitButton = "Become the admin";
export const doneTitle = "You be the admin now";
export const secondFactorNext = "Next, turn on two-step sign-in, to use your role.";

// Once there is an admin
export const hasAdminTitle = "This community get admin";
export const hasAdminLead = "Nothing remain to do for this page. Admin fit give you role.";
export const adminAreaLink = "Open the admin area";
export const homeLink = "Go to the home page";

export type Holds = Translates<typeof import("./setup-text.ts"), typeof import("./setup-text.pcm.ts")>;
