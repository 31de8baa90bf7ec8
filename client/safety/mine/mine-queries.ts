import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { listBlocked, listOwnReports, unblock } from "../../../schema/safety/api.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { reportListsKey } from "../report/reports-key.ts";
import * as text from "./mine-text.ts";

export const ownReportsQuery = queryOptions({
  // The app's shell reads it again when a notification arrives.
  queryKey: [...reportListsKey, "own"],
  queryFn: () => call(listOwnReports),
  // The member may have sent a report since, or a leader may have answered one.
  staleTime: 0,
});

export const blockedQuery = queryOptions({
  // The menu of a conversation uses the same key.
  queryKey: [listBlocked.path],
  queryFn: () => call(listBlocked),
  staleTime: 0,
});

interface Blocked {
  memberId: string;
  displayName: string;
}

/** Unblocks a member and removes them from the list. */
export function useUnblock(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ memberId }: Blocked) => call(unblock, { params: { memberId } }),
    onSuccess(_, { memberId, displayName }) {
      toast({ title: text.unblockedTitle, message: text.unblockedMessage(displayName) });
      client.setQueryData(
        blockedQuery.queryKey,
        (known) => known && { blocked: known.blocked.filter((each) => each.memberId !== memberId) },
      );
      // Conversations, channels, notifications and searches show this member again.
      void client.invalidateQueries();
      onDone();
    },
    onError: (error) => toastError(error),
  });
}
