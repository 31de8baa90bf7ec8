import { z } from "zod";
import { ACTION_REASON_MAX_LENGTH, MUTE_HOURS_OPTIONS } from "../limits.ts";
import { memberRole } from "../member/role-schema.ts";
import { namedMember } from "../member/shown-member.ts";
import { prose } from "../text.ts";

/** What those who handle a report may do about the reported member. */
export const actionKinds = ["warn", "mute", "unmute", "suspend", "unsuspend"] as const;
export type ActionKind = (typeof actionKinds)[number];
/** The kinds of which the member gets a notice with the reason. */
export const noticeKinds = ["warn", "mute", "unmute"] as const satisfies readonly ActionKind[];

/** The kinds of notices that members read: those, and that somebody they talked with gave a wrong age. */
export const memberNoticeKinds = [...noticeKinds, "wrong_age"] as const;

const reason = prose({ min: 1, max: ACTION_REASON_MAX_LENGTH });

/** An action that is about to be taken. */
export const newAction = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(["warn", "unmute", "unsuspend"]), reason }),
  z.strictObject({ kind: z.literal("mute"), hours: z.literal(MUTE_HOURS_OPTIONS), reason }),
  z.strictObject({
    kind: z.literal("suspend"),
    reason,
    /** The caller knows that the community has no safeguarding lead afterwards. */
    acceptsNoLead: z.boolean().default(false),
  }),
]);
export type NewAction = z.infer<typeof newAction>;

/** An action that was taken. */
export const reportAction = z.strictObject({
  actionId: z.uuid(),
  kind: z.enum(actionKinds),
  /** Null if the account is gone. */
  actor: namedMember.nullable(),
  reason: z.string(),
  /** When a mute ends, in milliseconds since 1970. Null for other actions. */
  until: z.number().nullable(),
  createdAt: z.number(),
  /** When the member dismissed the notice. */
  dismissedAt: z.number().nullable(),
});
export type ReportAction = z.infer<typeof reportAction>;

/** What currently applies to the reported member. */
export const memberStatus = z.strictObject({
  roles: z.array(memberRole),
  /** Null if they may write. */
  mutedUntil: z.number().nullable(),
  isSuspended: z.boolean(),
  /** No other safeguarding lead is left if they are suspended. */
  isOnlyLead: z.boolean(),
});
