import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";

/** Who manages events, beside the admins. */
export type EventManagers = "admins" | "mentors";

export interface Manager extends Pick<Member, "memberId" | "roles"> {
  /** All events, or only those that this member created. */
  readonly scope: "all" | "own";
}

/** EVENT-40: what this member manages. Refuses with `account/not-allowed` if that is nothing. */
export function managerOf({ memberId, roles }: Pick<Member, "memberId" | "roles">, managers: EventManagers): Manager {
  if (roles.includes("admin")) return { memberId, roles, scope: "all" };
  if (managers === "mentors" && roles.length > 0) return { memberId, roles, scope: "own" };
  throw new Refusal("account/not-allowed");
}

export const isManagedBy = ({ memberId, scope }: Manager, createdBy: string | null): boolean =>
  scope === "all" || createdBy === memberId;

/** EVENT-40: an event of somebody else looks like one that does not exist. */
export function refuseUnlessManaged(manager: Manager, createdBy: string | null): void {
  if (!isManagedBy(manager, createdBy)) throw new Refusal("event/not-found");
}
