import type { Role } from "../../platform/session.ts";

const protectedRoles: readonly Role[] = ["admin", "safeguarding_lead"];

/**
 * ACCESS-9: splits a member's roles into those that they may use now, and those that wait for a second factor. Without its
 * second factor a stolen password opens no more than a plain member's account.
 */
export function splitRoles(
  roles: readonly Role[],
  { hasSecondFactor, isRequired }: { hasSecondFactor: boolean; isRequired: boolean },
): { roles: readonly Role[]; pendingRoles: readonly Role[] } {
  if (!isRequired || hasSecondFactor) return { roles, pendingRoles: [] };
  return {
    roles: roles.filter((role) => !protectedRoles.includes(role)),
    pendingRoles: roles.filter((role) => protectedRoles.includes(role)),
  };
}
