import type { Translates } from "../../../schema/language/translation.ts";
import type { AgeState, MemberState } from "../../../schema/member/admin-api.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import type { SpiritualLevel } from "../../../schema/profile/profile.ts";
import type { BulkActionKind } from "../../../schema/safety/admin-api.ts";
import { countOf } from "../../ui/format/format.ts";

export { title } from "./section-text.ts";
export const lead = "Everybody wey get account. We dey record every visit here.";
export const loadingList = "Users dey load...";
export const emptyTitle = "We no see anybody";
export const emptyHint = "No user match this search and these filters.";
export const downloadButton = "Download CSV";
export const downloadFailed = {
  title: "Download no work",
  message: "We no fit download the users. Abeg try am again.",
};

export const filtersLabel = "Search and filters";
export const searchLabel = "Search by name or email";
export const roleFilter = "Role";
export const stateFilter = "State";
export const ageFilter = "Age";
export const joinedFilter = "Day wey dem join";
export const anyOption = "All";
export const noRoleOption = "No role";

export const nameHeader = "Name";
export const ageHeader = "Age";
export const stateHeader = "State";
export const completionHeader = "Profile";
export const phoneName = "Phone";
export const locationName = "Location";
export const levelName = "Spiritual level";
export const joinedHeader = "When dem join";
export const noValue = "Dem no give am";

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
  unknown: "We no know",
  declared: "Never confirm",
  confirmed: "Don confirm",
};
export const levelNames: Readonly<Record<SpiritualLevel, string>> = {
  beginner: "Beginner",
  growing: "Dey grow",
  mature: "Don grow well",
  leader: "Leader",
};

export const bulkButtons: Readonly<Record<BulkActionKind, (count: number) => string>> = {
  suspend: (count) => `Suspend ${countOf(count, "user", "users")}`,
  unsuspend: (count) => `Bring ${countOf(count, "user", "users")} back`,
};
export const bulkTitles: Readonly<Record<BulkActionKind, (count: number) => string>> = {
  suspend: (count) => `You wan suspend ${countOf(count, "user", "users")}?`,
  unsuspend: (count) => `You wan bring ${countOf(count, "user", "users")} back?`,
};
export const bulkHints: Readonly<Record<BulkActionKind, string>> = {
  suspend: "We go sign dem out everywhere, and dem no go fit sign in until admin bring dem back.",
  unsuspend: "Dem go fit sign in again.",
};
export const reasonLabel = "Reason";
export const reasonRequired = "Abeg give reason.";
export const auditReasonHint = "Na only admins dey read this.";
export const bulkToasts: Readonly<Record<BulkActionKind, (count: number) => string>> = {
  suspend: (count) => `You don suspend ${countOf(count, "user", "users")}.`,
  unsuspend: (count) => `You don bring ${countOf(count, "user", "users")} back.`,
};
export const notAllTitles: Readonly<Record<BulkActionKind, string>> = {
  suspend: "We no suspend everybody",
  unsuspend: "We no bring everybody back",
};

export const backLink = "All users";
export const loadingMember = "The user dey load...";
export const notFoundTitle = "We no see am";
export const notFoundHint = "We no get any user like that. Maybe the account don delete.";
export const profileTitle = "Profile";
export const notVerified = (email: string): string => `${email} (dem never confirm am)`;
export const bioName = "Bio";
export const interestsName = "Interests";
export const auditLink = "Show am for the audit log";
export const suspendedSince = (date: string): string => `Suspended since ${date}`;
export const mutedUntil = (time: string): string => `Muted until ${time}`;

export const rolesTitle = "Roles";
export const rolesHint = "Anybody wey get role, we dey treat am as adult.";
export const suspendedRolesHint = "User wey dey suspended no fit get role. First bring am back.";
export const roleHints: Readonly<Record<MemberRole, string>> = {
  admin: "Dey manage members, events and everything else here.",
  mentor: "Dey answer questions, open pods and confirm ages.",
  safeguarding_lead: "Dey handle reports, and dey read along where adults and minors dey talk.",
};
export const giveButton = "Give";
export const takeButton = "Remove";
/** For screen readers. */
export const giveLabel = (role: string): string => `Give the role ${role}`;
export const takeLabel = (role: string): string => `Remove the role ${role}`;
export const giveTitle = (role: string, name: string): string => `You wan make ${name} ${role.toLowerCase()}?`;
export const takeTitle = (role: string, name: string): string => `You wan remove the role ${role} from ${name}?`;
export const giveHint = "E go start to work now now.";
export const takeHint = "E go start to work now now, even where dem don already sign in.";
export const roleReasonLabel = "Reason (you fit leave am)";
export const ownRoleWarning =
  "Na your own role be this. You no go fit enter this area again from now now, and na only another admin fit give you back.";
export const ownRoleConfirm = "I know, take am from me";
export const ownRoleRequired = "Abeg confirm this.";
export const lastLeadWarning = (name: string): string =>
  `${name} na the only safeguarding lead. If nobody dey, adults and minors no fit message each other or dey the same channel.`;
export const lastLeadConfirm = "I know, still remove am";
export const lastLeadRequired = "Abeg confirm this, or first give another pesin the role.";
export const givenToast = (role: string, name: string): string => `${name} na ${role.toLowerCase()} now.`;
export const takenToast = (role: string, name: string): string => `${name} no be ${role.toLowerCase()} again.`;
export { cancelButton } from "../../ui/overlay/overlay-text.ts";

export type Holds = Translates<typeof import("./users-text.ts"), typeof import("./users-text.pcm.ts")>;
