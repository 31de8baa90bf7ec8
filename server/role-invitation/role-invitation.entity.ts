import { defineEntity, p } from "@mikro-orm/core";
import { memberRoles } from "../../schema/member/role.ts";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";

export const RoleInvitationEntity = defineEntity({
  name: "RoleInvitation",
  tableName: "role_invitations",
  indexes: [{ name: "role_invitations_newest", properties: ["createdAt", "id"] }],
  checks: [
    {
      name: "role_invitations_uses_check",
      expression: "uses >= 0 and uses <= max_uses and max_uses >= 1 and max_uses <= 200",
    },
    {
      name: "role_invitations_single_check",
      expression: "max_uses = 1 or (role <> 'admin'::text and email is null)",
    },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    /** The code itself is known only to those who have the link. */
    codeHash: p.text().unique("role_invitations_code_hash_key"),
    role: p.enum(memberRoles),
    /** Only the account with this address can use it. */
    email: p.text().nullable(),
    maxUses: p.integer(),
    /** Not the number of {@link RoleInvitationUseEntity}: those of erased members are gone. */
    uses: p.integer().default(0),
    expiresAt: p.datetime(),
    /** Null once the admin has been erased: then nobody can use it. */
    createdBy: () =>
      p.manyToOne(UserEntity).name("created_by").deleteRule("set null").nullable().index("role_invitations_creator"),
    createdAt: p.datetime().defaultRaw(`now()`),
    revokedAt: p.datetime().nullable(),
  },
});

/** A member who has accepted an invitation. */
export const RoleInvitationUseEntity = defineEntity({
  name: "RoleInvitationUse",
  tableName: "role_invitation_uses",
  properties: {
    invitation: () => p.manyToOne(RoleInvitationEntity).primary().updateRule("no action").deleteRule("cascade"),
    user: () =>
      p
        .manyToOne(UserEntity)
        .primary()
        .updateRule("no action")
        .deleteRule("cascade")
        .index("role_invitation_uses_user"),
    usedAt: p.datetime().defaultRaw(`now()`),
    /** Null while the member's address is not confirmed. */
    givenAt: p.datetime().nullable(),
  },
});

export const erasure = {
  "role_invitations.code_hash": "impersonal",
  "role_invitations.email": "redacted",
  "role_invitations.role": "impersonal",
} satisfies ErasureDecisions;

export const ownData = {
  "role_invitation_uses.invitation_id": "withheld",
  "role_invitation_uses.user_id": "own",
  "role_invitations.code_hash": "withheld",
  "role_invitations.created_by": "own",
  "role_invitations.email": "withheld",
} satisfies OwnDataDecisions;
