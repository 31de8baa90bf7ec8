import type { Loaded } from "@mikro-orm/core";
import type { ErrorCode } from "../../schema/errors.ts";
import type { RoleInvitationState } from "../../schema/role-invitation/role-invitation.ts";
import { Refusal } from "../platform/refusal.ts";
import type { RoleInvitationEntity } from "./role-invitation.entity.ts";

export type Invitation = Loaded<InstanceType<typeof RoleInvitationEntity.class>>;

/** INVITE-12: `isGiver` says whether the admin who made it may still give roles. */
export function stateOf(
  { revokedAt, expiresAt, uses, maxUses }: Pick<Invitation, "revokedAt" | "expiresAt" | "uses" | "maxUses">,
  isGiver: boolean,
): RoleInvitationState {
  if (revokedAt !== null || !isGiver) return "revoked";
  if (uses >= maxUses) return "used";
  return expiresAt.getTime() <= Date.now() ? "ended" : "open";
}

const codes = {
  used: "role-invitation/used",
  ended: "role-invitation/ended",
  revoked: "role-invitation/revoked",
} as const satisfies Readonly<Record<Exclude<RoleInvitationState, "open">, ErrorCode>>;

/** INVITE-11. */
export function refuseUnlessOpen(state: RoleInvitationState): void {
  if (state !== "open") throw new Refusal(codes[state]);
}
