import type { Me } from "../../schema/account/api.ts";
import { countAs } from "../../schema/member/role.ts";
import { community } from "../net/community.ts";

/**
 * Who may open a screen or see a link. `mentor` is everyone with a role; a guardian is a safeguarding lead or an admin. The
 * community decides whether only admins manage events, or everyone with a role.
 */
export type Access = "anyone" | "member" | "mentor" | "guardian" | "admin" | "event-manager";

/** True if this member, or a visitor for null, has that access. The server checks again on each call. */
export function hasAccess(access: Access, me: Pick<Me, "roles"> | null): boolean {
  if (access === "anyone") return true;
  if (me === null) return false;
  if (access === "member") return true;
  if (access === "event-manager") return countAs(community.eventManagers === "mentors" ? "mentor" : "admin", me.roles);
  return countAs(access, me.roles);
}
