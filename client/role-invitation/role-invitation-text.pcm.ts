import type { Translates } from "../../schema/language/translation.ts";
import type { MemberRole } from "../../schema/member/role.ts";

export const screenTitle = "Your invitation";
export const loading = "The invitation dey open...";

/** A role in a sentence. */
const roles: Readonly<Record<MemberRole, string>> = {
  admin: "admin",
  mentor: "mentor",
  safeguarding_lead: "safeguarding lead",
};
export const invitedTitle = (role: MemberRole, community: string): string =>
  `Dem invite you to be ${roles[role]} for ${community}`;
export const givenTitle = (role: MemberRole): string => `You be ${roles[role]} now`;
export const tasks: Readonly<Record<MemberRole, string>> = {
  admin: "Admins dey manage members, events and everything else here.",
  mentor: "Mentors dey answer questions, open pods and confirm the ages of people wey dem sabi.",
  safeguarding_lead: "Safeguarding leads dey handle reports, and dey read along where adults and minors dey talk.",
};
export const adultsHint = "Anybody wey get role, we dey treat am as adult.";
export const secondFactorHint = "You go need two-step sign-in for am: one app for your phone wey dey show codes.";
export const openUntil = (day: string): string => `You fit accept until ${day}.`;

export const accountNeeded = "First sign in, or create account. After that you go come back here.";
export const createButton = "Create Account";
export const signInButton = "Sign In";

export const signedInAs = (email: string): string => `You sign in as ${email}.`;
export const acceptButton = "Accept";
export const notAccepted = { title: "E no work", message: "Abeg try am again." };
export const otherAddress =
  "Dem send this invitation to another address. Sign out, and open the link again to sign in with that one.";

export const waitingTitle = "E remain small: confirm your email";
export const waitingHint = (email: string): string =>
  `When you sign up we send one link to ${email}. Open am, and the role na your own.`;
export const secondFactorNext = "Before you fit use your role, turn on two-step sign-in.";
export const secondFactorButton = "Turn on two-step sign-in";
export const roleReady = "You fit use your role now now.";
export const homeButton = "Go to the home page";
export const heldToast = (role: MemberRole): string => `You don be ${roles[role]} before.`;
/** The role is for adults, and the member has entered no date. */
export const birthDateNeeded = "This role na for adults. Add your date of birth to your profile, then come back here.";
export const birthDateButton = "Add your date of birth";

export type Holds = Translates<
  typeof import("./role-invitation-text.ts"),
  typeof import("./role-invitation-text.pcm.ts")
>;
