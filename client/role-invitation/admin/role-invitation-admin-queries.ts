import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { listRoleInvitations, revokeRoleInvitation } from "../../../schema/role-invitation/admin-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { toast } from "../../ui/feedback/toast.ts";
import * as text from "./role-invitation-admin-text.ts";

const invitationsKey = ["admin", "role-invitations"] as const;

// The server records each view, so nothing is shown from the cache without asking it.
export const invitationsQuery = (page: number) =>
  queryOptions({
    queryKey: [...invitationsKey, page],
    queryFn: ({ signal }) => call(listRoleInvitations, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

/** A function that reads the list again. */
export function useRefreshInvitations(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: invitationsKey });
}

export function useRevoke(invitationId: string, onDone: () => void) {
  const refresh = useRefreshInvitations();
  return useMutation({
    mutationFn: () => call(revokeRoleInvitation, { params: { invitationId } }),
    onSuccess: () => toast(text.revokedToast),
    onError: (error) => toastError(error),
    onSettled() {
      onDone();
      refresh();
    },
  });
}
