import type { AgeState, MemberState } from "../../../schema/member/admin-api.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import type { SpiritualLevel } from "../../../schema/profile/profile.ts";
import type { BulkActionKind } from "../../../schema/safety/admin-api.ts";
import { countOf } from "../../ui/format/format.ts";

export { title } from "./section-text.ts";
export const lead = "Everyone with an account. Every visit here is logged.";
export const loadingList = "Loading users...";
export const emptyTitle = "Nobody found";
export const emptyHint = "No user matches this search and these filters.";
export const downloadButton = "Download CSV";
export const downloadFailed = { title: "Not downloaded", message: "Failed to download the users. Please try again." };

export const filtersLabel = "Search and filters";
export const searchLabel = "Search by name or email";
export const roleFilter = "Role";
export const stateFilter = "State";
export const ageFilter = "Age";
export const joinedFilter = "Joined on";
export const anyOption = "All";
export const noRoleOption = "No role";

export const nameHeader = "Name";
export const ageHeader = "Age";
export const stateHeader = "State";
export const completionHeader = "Profile";
export const phoneName = "Phone";
export const locationName = "Location";
export const levelName = "Spiritual level";
export const joinedHeader = "Joined";
export const noValue = "Not given";
export const percent = (value: number): string => `${value}%`;

export const roleNames: Readonly<Record<MemberRole, string>> = {
  admin: "Admin",
  mentor: "Mentor",
  safeguarding_lead: "Safeguarding lead",
};
export const stateNames: Readonly<Record<MemberState, string>> = {
  active: "Active",
  muted: "Muted",
  suspended: "Suspended",
};
export const ageNames: Readonly<Record<AgeState, string>> = {
  unknown: "Unknown",
  declared: "Not confirmed",
  confirmed: "Confirmed",
};
export const levelNames: Readonly<Record<SpiritualLevel, string>> = {
  beginner: "Beginner",
  growing: "Growing",
  mature: "Mature",
  leader: "Leader",
};

export const bulkButtons: Readonly<Record<BulkActionKind, (count: number) => string>> = {
  suspend: (count) => `Suspend ${countOf(count, "user")}`,
  unsuspend: (count) => `Restore ${countOf(count, "user")}`,
};
export const bulkTitles: Readonly<Record<BulkActionKind, (count: number) => string>> = {
  suspend: (count) => `Suspend ${countOf(count, "user")}?`,
  unsuspend: (count) => `Restore ${countOf(count, "user")}?`,
};
export const bulkHints: Readonly<Record<BulkActionKind, string>> = {
  suspend: "They’re signed out everywhere and can’t sign in until an admin restores them.",
  unsuspend: "They can sign in again.",
};
export const reasonLabel = "Reason";
export const reasonRequired = "Please give a reason.";
export const auditReasonHint = "Only admins read this.";
export const bulkToasts: Readonly<Record<BulkActionKind, (count: number) => string>> = {
  suspend: (count) => `${countOf(count, "user")} suspended.`,
  unsuspend: (count) => `${countOf(count, "user")} restored.`,
};
export const notAllTitles: Readonly<Record<BulkActionKind, string>> = {
  suspend: "Not all are suspended",
  unsuspend: "Not all are restored",
};
export const refusedBecause = (name: string, why: string): string => `${name}: ${why}`;

export const backLink = "All users";
export const loadingMember = "Loading the user...";
export const notFoundTitle = "Not found";
export const notFoundHint = "There is no such user. The account may have been deleted.";
export const profileTitle = "Profile";
export const notVerified = (email: string): string => `${email} (not verified)`;
export const bioName = "Bio";
export const interestsName = "Interests";
export const auditLink = "Show in the audit log";
export const suspendedSince = (date: string): string => `Suspended since ${date}`;
export const mutedUntil = (time: string): string => `Muted until ${time}`;

export const rolesTitle = "Roles";
export const rolesHint = "Anyone with a role is treated as an adult.";
export const suspendedRolesHint = "Suspended users get no role. Restore them first.";
export const roleHints: Readonly<Record<MemberRole, string>> = {
  admin: "Manages members, events and everything else here.",
  mentor: "Answers questions, opens pods and confirms ages.",
  safeguarding_lead: "Handles reports, and reads along where adults and minors talk.",
};
export const giveButton = "Give";
export const takeButton = "Remove";
/** For screen readers. */
export const giveLabel = (role: string): string => `Give the role ${role}`;
export const takeLabel = (role: string): string => `Remove the role ${role}`;
export const giveTitle = (role: string, name: string): string => `Make ${name} ${role.toLowerCase()}?`;
export const takeTitle = (role: string, name: string): string => `Remove the role ${role} from ${name}?`;
export const giveHint = "It takes effect at once.";
export const takeHint = "It takes effect at once, also where they’re signed in now.";
export const roleReasonLabel = "Reason (optional)";
export const ownRoleWarning =
  "This is your own role. You’ll lose access to this area at once, and only another admin can give it back.";
export const ownRoleConfirm = "I know, take it from me";
export const ownRoleRequired = "Please confirm this.";
export const lastLeadWarning = (name: string): string =>
  `${name} is the only safeguarding lead. Without one, adults and minors can’t message each other or share a channel.`;
export const lastLeadConfirm = "I know, take it away anyway";
export const lastLeadRequired = "Please confirm this, or give someone else the role first.";
export const givenToast = (role: string, name: string): string => `${name} is now ${role.toLowerCase()}.`;
export const takenToast = (role: string, name: string): string => `${name} is no longer ${role.toLowerCase()}.`;
export { cancelButton } from "../../ui/overlay/overlay-text.ts";
