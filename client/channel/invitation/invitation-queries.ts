import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import {
  acceptInvitation,
  type ChannelInvitation,
  declineInvitation,
  listPendingInvitations,
  type PendingInvitation,
  withdrawInvitation,
} from "../../../schema/channel/invitation-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { applyChannel, openInvitations, pendingKey, refreshMembers } from "../channels.ts";
import * as text from "./invitation-text.ts";

/** The member's open invitations to channels, newest first. */
export const useInvitations = () => useQuery(openInvitations.options);

/** Removes an invitation that the member has answered. */
const removeInvitation = (invitationId: string): void =>
  openInvitations.apply((list) => list.filter((each) => each.invitationId !== invitationId));

function refused(error: unknown): void {
  toastError(error, text.answerFailure);
  void openInvitations.refresh();
}

/** Joins the channel of an invitation. */
export function useAccept(onAccepted: (channelId: string) => void) {
  return useMutation({
    mutationFn: ({ invitationId }: ChannelInvitation) => call(acceptInvitation, { params: { invitationId } }),
    onSuccess(channel, { invitationId }) {
      applyChannel(channel);
      removeInvitation(invitationId);
      onAccepted(channel.channelId);
    },
    onError: refused,
  });
}

/** Declines an invitation. `onDeclined` is called before its card disappears. */
export function useDecline(onDeclined: () => void) {
  return useMutation({
    mutationFn: ({ invitationId }: ChannelInvitation) => call(declineInvitation, { params: { invitationId } }),
    onSuccess(_, { invitationId, name }) {
      toast({ title: text.declinedTitle, message: text.declinedMessage(name) });
      onDeclined();
      removeInvitation(invitationId);
    },
    onError: refused,
  });
}

/** A channel's invitations that wait for an answer. */
export const pendingQuery = (channelId: string) =>
  queryOptions({
    queryKey: pendingKey(channelId),
    queryFn: async () => (await call(listPendingInvitations, { params: { channelId } })).invitations,
    staleTime: 0,
  });

/** Withdraws an invitation. `onWithdrawn` is called before its row disappears. */
export function useWithdraw(channelId: string, onWithdrawn: () => void) {
  return useMutation({
    mutationFn: ({ invitationId }: PendingInvitation) =>
      call(withdrawInvitation, { params: { channelId, invitationId } }),
    onSuccess(_, invitation) {
      toast({ title: text.withdrawnTitle, message: text.withdrawnMessage(text.whoOf(invitation)) });
      onWithdrawn();
    },
    onError: (error) => toastError(error, text.withdrawFailure),
    onSettled: () => refreshMembers(channelId),
  });
}
