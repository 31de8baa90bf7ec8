import type { Translates } from "../../../schema/language/translation.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import { ROLE_INVITATION_DAYS_MAX, type RoleInvitationState } from "../../../schema/role-invitation/role-invitation.ts";
import { countOf, formatNumber } from "../../ui/format/format.ts";

export { title } from "./section-text.ts";
export const lead = "Invite people to one role, by link or by email. We dey record every visit here.";
export const loading = "Invitations dey load...";

export const formTitle = "New invitation";
export const roleLabel = "Role";
export const roleNames: Readonly<Record<MemberRole, string>> = {
  admin: "Admin",
  mentor: "Mentor",
  safeguarding_lead: "Safeguarding lead",
};
export const howLabel = "For";
export const howOptions = {
  link: "One pesin, by link",
  email: "One pesin, by email",
  group: "One group, by link",
} as const;
export const adminHint = "You fit invite only one admin at a time.";
export const emailLabel = "Email";
export const emailRequired = "Abeg enter email address.";
export const emailHint = "Only the account wey get this address fit accept.";
export const usesLabel = "Highest number of people";
export const usesFault = (max: number): string => `Abeg enter number from 2 to ${formatNumber(max)}.`;
export const lastDayLabel = "Last day";
export const lastDayHint = `E no go pass ${ROLE_INVITATION_DAYS_MAX} days from now.`;
export const lastDayRequired = "Abeg choose day.";
export const createButton = "Make the link";
export const sendButton = "Send the invitation";

export const linkTitle = "The invitation don ready";
export const linkHint =
  "We no fit show this link again. Anybody wey get am fit accept, so send am only to the people wey you mean.";
export const mailedHint = (email: string): string =>
  `E dey go ${email}. You fit also send this link by yourself. We no fit show am again.`;
export const linkLabel = "Link of the invitation";
export const copyButton = "Copy the link";

export const listTitle = "All invitations";
export const emptyTitle = "You never invite anybody";
export const emptyHint = "Use the form make the first invitation.";
export const stateNames: Readonly<Record<RoleInvitationState, string>> = {
  open: "Open",
  used: "Used",
  ended: "Ended",
  revoked: "Taken back",
};
export const forEmail = (email: string): string => `For ${email}`;
export const forGroup = (max: number): string => `For up to ${countOf(max, "pesin", "people")}, by link`;
export const forOne = "For one pesin, by link";
export const usedCount = (uses: number, max: number): string =>
  `${formatNumber(uses)} of ${formatNumber(max)} don accept`;
export const waitingCount = (count: number): string => `${formatNumber(count)} never confirm their email`;
export const goneAdmin = "One admin wey don leave";
export const lastDayText = (day: string): string => `Until ${day}`;
export const revokeButton = "Take am back";
/** For screen readers. */
export const revokeLabel = (role: string, whom: string): string => `Take the invitation back: ${role}. ${whom}`;
export const revokeTitle = "You wan take this invitation back?";
export const revokeHint = "Nobody fit accept am again. Anybody wey don get the role go keep am.";
export const revokedToast = { title: "You don take the invitation back" };

export type Holds = Translates<
  typeof import("./role-invitation-admin-text.ts"),
  typeof import("./role-invitation-admin-text.pcm.ts")
>;
