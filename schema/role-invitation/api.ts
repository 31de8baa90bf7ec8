import { z } from "zod";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { memberRole } from "../member/role-schema.ts";
import { token } from "../text.ts";
import { ROLE_INVITATION_CODE_MAX_LENGTH } from "./role-invitation.ts";

const code = token(ROLE_INVITATION_CODE_MAX_LENGTH);

// Wide limits, because a hall may share one address. A code is long, so few tries are not what protects it.
const reading: CallLimit = { name: "role-invitation", tries: 600, seconds: 60 * 60, per: "address" };
const accepting: CallLimit = { name: "role-invitation-accept", tries: 60, seconds: 60 * 60, per: "account" };

const roleInvitation = z.strictObject({
  role: memberRole,
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
  /** `waiting`: the caller has accepted it and has yet to confirm their address. `given`: they have got the role by it. */
  state: z.enum(["open", "waiting", "given"]),
  /** It was sent to another address than the caller's. */
  isForOther: z.boolean(),
  /** The role can be used only with two-step sign-in. */
  needsSecondFactor: z.boolean(),
});
export type RoleInvitation = z.infer<typeof roleInvitation>;

export const readRoleInvitation = endpoint("POST /api/role-invitations/read", "anyone", {
  summary: "The invitation to a role with this code. A POST, because addresses are kept in histories and logs.",
  limit: reading,
  body: z.strictObject({ code }),
  output: roleInvitation,
});

export const acceptRoleInvitation = endpoint("POST /api/role-invitations/accept", "member", {
  summary:
    "Accepts the invitation with this code: the caller gets its role, or will once their address is confirmed. Again, it changes nothing.",
  limit: accepting,
  body: z.strictObject({ code }),
  /** `held`: the caller had the role already, and the invitation is still open for somebody else. */
  output: z.strictObject({ role: memberRole, state: z.enum(["waiting", "given", "held"]) }),
});
