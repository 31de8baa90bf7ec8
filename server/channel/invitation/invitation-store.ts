// Two views of the database, which also decide which notifications of invitations are shown: an invitation that cannot be
// answered any more is nowhere to be seen.
import type { EntityManager } from "@mikro-orm/postgresql";
import { milliseconds, type Views } from "../../platform/database/typed-query.ts";

export type OpenInvitation = Awaited<ReturnType<typeof selectOpen>>[number];

/** The invitations that each of these members can answer, newest first. */
export const selectOpen = (em: EntityManager, memberIds: readonly string[]) =>
  em
    .getKysely<Views>()
    .selectFrom("open_channel_invitations as invitation")
    .where((row) => row("user_id", "=", row.fn.any(row.val(memberIds))))
    .select(["id", "thread_id", "user_id", "invited_by"])
    .select(({ ref }) => milliseconds(ref("invitation.invited_at")).as("invited_at"))
    .orderBy("invitation.invited_at", "desc")
    .orderBy("id")
    .execute();

/** Undefined if the member cannot answer the invitation. */
export const selectAnswerable = (em: EntityManager, invitationId: string, memberId: string) =>
  em
    .getKysely<Views>()
    .selectFrom("open_channel_invitations")
    .where("id", "=", invitationId)
    .where("user_id", "=", memberId)
    .select("invited_by")
    .executeTakeFirst();

export type ShownInvitation = Awaited<ReturnType<typeof selectShown>>[number];

/** The invitations to a channel that those who may add members see, newest first. */
export const selectShown = (em: EntityManager, channelId: string) =>
  em
    .getKysely<Views>()
    .selectFrom("shown_channel_invitations as invitation")
    .where("thread_id", "=", channelId)
    .select(["id", "user_id", "email", "invited_by", "answer"])
    .select(({ ref }) => milliseconds(ref("invitation.invited_at")).as("invited_at"))
    .orderBy("invitation.invited_at", "desc")
    .orderBy("id")
    .execute();
