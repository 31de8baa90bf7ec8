import type { MemberRole } from "../../schema/member/role.ts";

/** Beside the name of a member who has changed it. */
export const formerly = (name: string): string => `formerly ${name}`;

/** "Community admin", because channels have admins too. */
export const roleNames: Readonly<Record<MemberRole, string>> = {
  admin: "Community admin",
  mentor: "Mentor",
  safeguarding_lead: "Safeguarding lead",
};
