import type { Me } from "../../schema/account/api.ts";
import type { MemberRole } from "../../schema/member/role.ts";
import { community } from "../net/community.ts";

/**
 * Who may open a screen or see a link. `mentor` is everyone with a role; a guardian is a safeguarding lead or an admin. The
 * community decides whether only admins manage events, or everyone with a role.
 */
export type Access = "anyone" | "member" | "mentor" | "guardian" | "admin" | "event-manager";

const mentors: readonly MemberRole[] = ["mentor", "safeguarding_lead", "admin"];
const admins: readonly MemberRole[] = ["admin"];

const rolesFor: Readonly<Record<Exclude<Access, "anyone" | "member">, readonly MemberRole[]>> = {
  mentor: mentors,
  guardian: ["safeguarding_lead", "admin"],
  admin: admins,
  "event-manager": community.eventManagers === "mentors" ? mentors : admins,
};

/** True if this member, or a visitor for null, has that access. The server checks again on each call. */
export function hasAccess(access: Access, me: Pick<Me, "roles"> | null): boolean {
  if (access === "anyone") return true;
  if (me === null) return false;
  return access === "member" || me.roles.some((role) => rolesFor[access].includes(role));
}
