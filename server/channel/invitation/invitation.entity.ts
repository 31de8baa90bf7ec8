import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";
import { ChannelEntity } from "../channel.entity.ts";

export const ChannelInvitationEntity = defineEntity({
  name: "ChannelInvitation",
  tableName: "channel_invitations",
  uniques: [
    {
      name: "channel_invitations_pending",
      where: "(answer IS NULL) AND (withdrawn_at IS NULL)",
      properties: ["thread", "user"],
    },
  ],
  checks: [
    { name: "channel_invitations_invited_check", expression: "num_nonnulls(user_id, email) > 0" },
    { name: "channel_invitations_answered_check", expression: "(answer is null) = (answered_at is null)" },
  ],
  properties: {
    id: p.uuid().primary().defaultRaw(`gen_random_uuid()`),
    thread: () =>
      p.manyToOne(ChannelEntity).name("thread_id").deleteRule("cascade").index("channel_invitations_thread"),
    /** The invited member. Null if it was sent to an address and reaches nobody. */
    user: () => p.manyToOne(UserEntity).deleteRule("cascade").nullable().index("channel_invitations_user"),
    /** The address that the inviter entered, in lower case. Null if they found the member by name. */
    email: p.text().nullable(),
    invitedBy: () =>
      p.manyToOne(UserEntity).name("invited_by").deleteRule("cascade").index("channel_invitations_inviter"),
    invitedAt: p.datetime().defaultRaw(`now()`),
    expiresAt: p.datetime().index("channel_invitations_expiry"),
    /** `superseded`: the member came into the channel in another way, or was invited in another way. */
    answer: p.enum(["accepted", "declined", "superseded"]).nullable(),
    answeredAt: p.datetime().nullable(),
    withdrawnAt: p.datetime().nullable(),
  },
});

export const erasure = {
  "channel_invitations.answer": "impersonal",
  "channel_invitations.email": "redacted",
} satisfies ErasureDecisions;

export const ownData = {
  "channel_invitations.email": "withheld",
  "channel_invitations.invited_by": "own",
  "channel_invitations.thread_id": "withheld",
  "channel_invitations.user_id": "own",
} satisfies OwnDataDecisions;
