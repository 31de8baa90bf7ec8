import { z } from "zod";
import { email } from "../account/email.ts";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { memberRole } from "../member/role-schema.ts";
import { namedMember } from "../member/shown-member.ts";
import { ROLE_INVITATION_USES_MAX, roleInvitationStates } from "./role-invitation.ts";

const changing: CallLimit = { name: "role-invitation-change", tries: 120, seconds: 60 * 60, per: "account" };

const listedRoleInvitation = z.strictObject({
  invitationId: z.uuid(),
  role: memberRole,
  /** The only address that can use it. Null if anyone who has the link can. */
  email: z.string().nullable(),
  state: z.enum(roleInvitationStates),
  maxUses: z.int(),
  uses: z.int(),
  /** How many of those who accepted it have yet to confirm their address. */
  waiting: z.int(),
  /** Null if the account is gone. */
  createdBy: namedMember.nullable(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  expiresAt: z.number(),
});
export type ListedRoleInvitation = z.infer<typeof listedRoleInvitation>;

export const listRoleInvitations = endpoint("GET /api/admin/role-invitations", "admin", {
  summary: "A page of 20 invitations to roles, the newest first, without their codes. The access is recorded.",
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  output: z.strictObject({ invitations: z.array(listedRoleInvitation), total: z.int() }),
});

export const createRoleInvitation = endpoint("POST /api/admin/role-invitations", "admin", {
  isSensitive: true,
  isForm: true,
  summary:
    "Makes an invitation to a role, for one person or a group, and mails it if it is for one address. Its code is in this reply alone. It is recorded.",
  limit: changing,
  body: z.strictObject({
    role: memberRole,
    /** Mails the invitation to this address, and lets only its account use it. */
    email: email.nullable(),
    maxUses: z.int().min(1).max(ROLE_INVITATION_USES_MAX),
    /** The last day of the community's calendar on which it can be used, as 2026-11-23. */
    lastDay: z.iso.date(),
  }),
  output: z.strictObject({
    invitationId: z.uuid(),
    /** The address of the page that it opens, with the code. */
    link: z.string(),
  }),
});

export const revokeRoleInvitation = endpoint("DELETE /api/admin/role-invitations/:invitationId", "admin", {
  summary: "Ends an invitation to a role. Who has got the role by it keeps it. It is recorded.",
  limit: changing,
  params: z.strictObject({ invitationId: z.uuid() }),
});
