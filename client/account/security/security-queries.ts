import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { readSession } from "../../../schema/account/api.ts";
import { readSecondFactor } from "../../../schema/account/second-factor-api.ts";
import { endOwnSession, listSessions, type Session } from "../../../schema/account/session-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { refreshSession, setSession } from "../../net/session.ts";
import { toast } from "../../ui/feedback/toast.ts";
import * as text from "./security-text.ts";

export const secondFactorQuery = queryOptions({
  queryKey: [readSecondFactor.path],
  queryFn: () => call(readSecondFactor),
  staleTime: 0,
});

export const sessionsQuery = queryOptions({
  queryKey: [listSessions.path],
  queryFn: () => call(listSessions),
  staleTime: 0,
});

/**
 * Reads again who is signed in: turning two-step sign-in on or off gives and takes roles, and with them what screens show. If
 * it fails, the session's own query goes on trying.
 */
export const rereadRoles = (): Promise<void> => call(readSession).then(({ me }) => setSession(me), refreshSession);

/** Ends a session of the member and removes it from the list. */
export function useEndSession(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ sessionId }: Session) => call(endOwnSession, { params: { sessionId } }),
    onSuccess(_, { sessionId, browser }) {
      client.setQueryData(
        sessionsQuery.queryKey,
        (known) => known && { sessions: known.sessions.filter((each) => each.sessionId !== sessionId) },
      );
      toast({ title: text.endedToast(browser || text.unknownBrowser) });
      onDone();
    },
    onError: (error) => toastError(error),
  });
}
