import { z } from "zod";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { errorCode } from "../errors.ts";
import { ACTION_REASON_MAX_LENGTH } from "../limits.ts";
import { prose } from "../text.ts";
import { newAction } from "./report-action.ts";

const memberId = z.uuid();
const acting: CallLimit = { name: "member-action", tries: 600, seconds: 60 * 60, per: "account" };
/** The most members who are suspended together. */
export const SUSPENDED_AT_ONCE = 50;

export const actOnMember = endpoint({
  method: "POST",
  path: "/api/admin/members/:memberId/actions",
  caller: "admin",
  summary: "Warns, mutes or suspends a member, or lifts a mute or suspension, with a reason and without a report.",
  limit: acting,
  isForm: true,
  params: z.strictObject({ memberId }),
  body: newAction,
  output: z.strictObject({ done: z.literal(true) }),
});

export const suspendMembers = endpoint({
  method: "POST",
  path: "/api/admin/suspensions",
  caller: "admin",
  summary:
    "Suspends up to 50 members with one reason. Those who cannot be suspended are named, with the reason's code.",
  limit: acting,
  isForm: true,
  timeoutSeconds: 60,
  body: z.strictObject({
    memberIds: z.array(memberId).min(1).max(SUSPENDED_AT_ONCE),
    reason: prose({ min: 1, max: ACTION_REASON_MAX_LENGTH }),
  }),
  output: z.strictObject({
    suspended: z.array(memberId),
    refused: z.array(z.strictObject({ memberId, code: errorCode })),
  }),
});

export const safetyAdminApi = { actOnMember, suspendMembers };
