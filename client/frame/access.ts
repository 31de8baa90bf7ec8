import type { Me } from "../../schema/account/api.ts";
import type { MemberRole } from "../../schema/member/role.ts";

/** Who may open a screen or see a link. `mentor` is everyone with a role; a guardian is a safeguarding lead or an admin. */
export type Access = "anyone" | "member" | "mentor" | "guardian" | "admin";

const rolesFor: Readonly<Record<"mentor" | "guardian" | "admin", readonly MemberRole[]>> = {
  mentor: ["mentor", "safeguarding_lead", "admin"],
  guardian: ["safeguarding_lead", "admin"],
  admin: ["admin"],
};

/** True if this member, or a visitor for null, has that access. The server checks again on each call. */
export function hasAccess(access: Access, me: Pick<Me, "roles"> | null): boolean {
  if (access === "anyone") return true;
  if (me === null) return false;
  return access === "member" || me.roles.some((role) => rolesFor[access].includes(role));
}
