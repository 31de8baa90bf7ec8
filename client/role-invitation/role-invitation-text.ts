import type { MemberRole } from "../../schema/member/role.ts";

export const screenTitle = "Your invitation";
export const loading = "Opening the invitation...";

/** A role in a sentence. */
const roles: Readonly<Record<MemberRole, string>> = {
  admin: "an admin",
  mentor: "a mentor",
  safeguarding_lead: "a safeguarding lead",
};
export const invitedTitle = (role: MemberRole, community: string): string =>
  `You’re invited to be ${roles[role]} at ${community}`;
export const givenTitle = (role: MemberRole): string => `You’re ${roles[role]} now`;
export const tasks: Readonly<Record<MemberRole, string>> = {
  admin: "Admins manage members, events and everything else here.",
  mentor: "Mentors answer questions, open pods and confirm the ages of people they know.",
  safeguarding_lead: "Safeguarding leads handle reports, and read along where adults and minors talk.",
};
export const adultsHint = "Anyone with a role is treated as an adult.";
export const secondFactorHint = "You’ll need two-step sign-in for it: an app on your phone that shows codes.";
export const openUntil = (day: string): string => `You can accept until ${day}.`;

export const accountNeeded = "Sign in first, or create an account. Then you come back here.";
export const createButton = "Create Account";
export const signInButton = "Sign In";

export const signedInAs = (email: string): string => `You’re signed in as ${email}.`;
export const acceptButton = "Accept";
export const notAccepted = { title: "Not accepted", message: "Please try again." };
export const otherAddress =
  "This invitation was sent to another address. Sign out, and open the link again to sign in with that one.";

export const waitingTitle = "Almost there: confirm your email";
export const waitingHint = (email: string): string =>
  `When you signed up we sent a link to ${email}. Open it, and the role is yours.`;
export const secondFactorNext = "Before you can use your role, turn on two-step sign-in.";
export const secondFactorButton = "Turn on two-step sign-in";
export const roleReady = "You can use your role at once.";
export const homeButton = "Go to the home page";
export const heldToast = (role: MemberRole): string => `You were ${roles[role]} already.`;
/** The role is for adults, and the member has entered no date. */
export const birthDateNeeded = "This role is for adults. Add your date of birth to your profile, then come back here.";
export const birthDateButton = "Add your date of birth";
