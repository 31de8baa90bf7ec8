import type { MemberRole } from "../../schema/member/role.ts";

/** "Community admin", because channels have admins too. */
export const roleNames: Readonly<Record<MemberRole, string>> = {
  admin: "Community admin",
  mentor: "Mentor",
  safeguarding_lead: "Safeguarding lead",
};
