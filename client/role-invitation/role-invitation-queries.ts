import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { acceptRoleInvitation, readRoleInvitation } from "../../schema/role-invitation/api.ts";
import { toastError } from "../frame/error-text.ts";
import { codeOf } from "../net/http/api-error.ts";
import { call } from "../net/http/http.ts";
import { refreshSession } from "../net/session.ts";
import { toast } from "../ui/feedback/toast.ts";
import * as text from "./role-invitation-text.ts";

export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: [readRoleInvitation.path, code],
    queryFn: ({ signal }) => call(readRoleInvitation, { body: { code }, signal }),
    staleTime: 0,
  });

/** The page itself says what to do then. */
export const needsBirthDate = (error: Error | null): boolean =>
  error !== null && codeOf(error) === "role-invitation/birth-date-needed";

/** Accepts the invitation, and reads again what the member may do. */
export function useAccept(code: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(acceptRoleInvitation, { body: { code } }),
    async onSuccess({ role, state }) {
      if (state === "held") toast({ title: text.heldToast(role) });
      await refreshSession();
    },
    onError(error) {
      if (!needsBirthDate(error)) toastError(error, text.notAccepted);
    },
    onSettled: () => client.invalidateQueries({ queryKey: invitationQuery(code).queryKey }),
  });
}
