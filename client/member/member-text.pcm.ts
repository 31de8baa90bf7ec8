import type { Translates } from "../../schema/language/translation.ts";
import type { MemberRole } from "../../schema/member/role.ts";

/** Beside the name of a member who has changed it. */
export const formerly = (name: string): string => `before: ${name}`;

/** "Community admin", because channels have admins too. */
export const roleNames: Readonly<Record<MemberRole, string>> = {
  admin: "Community admin",
  mentor: "Mentor",
  safeguarding_lead: "Safeguarding lead",
};

export type Holds = Translates<typeof import("./member-text.ts"), typeof import("./member-text.pcm.ts")>;
