import { useQuery } from "@tanstack/react-query";
import { type ChannelInvitation, listInvitations } from "../../../schema/channel/invitation-api.ts";
import { call } from "../../net/http/http.ts";
import { createPushedQuery } from "../../net/query/pushed-list.ts";

const invitations = createPushedQuery<ChannelInvitation[]>({
  queryKey: ["channel", "invitations"],
  read: async () => (await call(listInvitations)).invitations,
});

/** Shows the member's open invitations, from a push. */
export const applyInvitations = invitations.set;

/** Removes an invitation that the member has answered. */
export const removeInvitation = (invitationId: string): void =>
  invitations.apply((list) => list.filter((each) => each.invitationId !== invitationId));

/** Reads them again, because the server refused an answer or a push may have been missed. */
export const refreshInvitations = invitations.refresh;

/** The member's open invitations to channels, newest first. */
export function useInvitations() {
  return useQuery(invitations.options);
}
