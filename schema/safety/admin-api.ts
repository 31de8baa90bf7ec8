import { z } from "zod";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { errorCode } from "../errors.ts";
import { ACTION_REASON_MAX_LENGTH } from "../limits.ts";
import { prose } from "../text.ts";
import { type ActionKind, newAction } from "./report-action.ts";

export { countWaiting } from "./waiting-api.ts";

const memberId = z.uuid();
const acting: CallLimit = { name: "member-action", tries: 600, seconds: 60 * 60, per: "account" };
/** The most members who are suspended or restored together. */
export const MEMBERS_AT_ONCE = 50;
/** What an admin does to several members at once. */
export const bulkActionKinds = ["suspend", "unsuspend"] as const satisfies readonly ActionKind[];
export type BulkActionKind = (typeof bulkActionKinds)[number];

export const actOnMember = endpoint("POST /api/admin/members/:memberId/actions", "admin", {
  summary: "Warns, mutes or suspends a member, or lifts a mute or suspension, with a reason and without a report.",
  limit: acting,
  isForm: true,
  params: z.strictObject({ memberId }),
  body: newAction,
});

export const actOnMembers = endpoint("POST /api/admin/member-actions", "admin", {
  summary:
    "Suspends or restores up to 50 members with one reason. Those who cannot be are named, with the reason's code.",
  limit: acting,
  isForm: true,
  timeoutSeconds: 60,
  body: z.strictObject({
    memberIds: z.array(memberId).min(1).max(MEMBERS_AT_ONCE),
    kind: z.enum(bulkActionKinds),
    reason: prose({ min: 1, max: ACTION_REASON_MAX_LENGTH }),
  }),
  output: z.strictObject({
    changed: z.array(memberId),
    refused: z.array(z.strictObject({ memberId, code: errorCode })),
  }),
});
