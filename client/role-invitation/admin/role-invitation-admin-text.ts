import type { MemberRole } from "../../../schema/member/role.ts";
import { ROLE_INVITATION_DAYS_MAX, type RoleInvitationState } from "../../../schema/role-invitation/role-invitation.ts";
import { countOf, formatNumber } from "../../ui/format/format.ts";

export { title } from "./section-text.ts";
export const lead = "Invite people to a role, by a link or by email. Every visit here is logged.";
export const loading = "Loading invitations...";

export const formTitle = "New invitation";
export const roleLabel = "Role";
export const roleNames: Readonly<Record<MemberRole, string>> = {
  admin: "Admin",
  mentor: "Mentor",
  safeguarding_lead: "Safeguarding lead",
};
export const howLabel = "For";
export const howOptions = {
  link: "One person, by link",
  email: "One person, by email",
  group: "A group, by link",
} as const;
export const adminHint = "An admin is invited alone.";
export const emailLabel = "Email";
export const emailRequired = "Please enter an email address.";
export const emailHint = "Only the account with this address can accept.";
export const usesLabel = "How many people at most";
export const usesFault = (max: number): string => `Please enter a number from 2 to ${formatNumber(max)}.`;
export const lastDayLabel = "Last day";
export const lastDayHint = `At most ${ROLE_INVITATION_DAYS_MAX} days ahead.`;
export const lastDayRequired = "Please choose a day.";
export const createButton = "Make the link";
export const sendButton = "Send the invitation";

export const linkTitle = "The invitation is ready";
export const linkHint =
  "We can’t show this link again. Anyone who has it can accept, so send it only to those you mean.";
export const mailedHint = (email: string): string =>
  `It’s on its way to ${email}. You can also send this link yourself. We can’t show it again.`;
export const linkLabel = "Link of the invitation";
export const copyButton = "Copy the link";

export const listTitle = "All invitations";
export const emptyTitle = "Nobody invited yet";
export const emptyHint = "Make the first invitation with the form.";
export const stateNames: Readonly<Record<RoleInvitationState, string>> = {
  open: "Open",
  used: "Used",
  ended: "Ended",
  revoked: "Revoked",
};
export const forEmail = (email: string): string => `For ${email}`;
export const forGroup = (max: number): string => `For up to ${countOf(max, "person", "people")}, by link`;
export const forOne = "For one person, by link";
export const usedCount = (uses: number, max: number): string =>
  `${formatNumber(uses)} of ${formatNumber(max)} accepted`;
export const waitingCount = (count: number): string =>
  count === 1 ? "1 has yet to confirm their email" : `${formatNumber(count)} have yet to confirm their email`;
export const goneAdmin = "An admin who has left";
export const lastDayText = (day: string): string => `Until ${day}`;
export const revokeButton = "Revoke";
/** For screen readers. */
export const revokeLabel = (role: string, whom: string): string => `Revoke the invitation: ${role}. ${whom}`;
export const revokeTitle = "Revoke this invitation?";
export const revokeHint = "Nobody can accept it anymore. Who has the role keeps it.";
export const revokedToast = { title: "Invitation revoked" };
