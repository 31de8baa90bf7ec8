import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type FlaggedMessageFile,
  listFlaggedMessages,
  readFlaggedMessage,
  reviewFlaggedMessage,
} from "../../../schema/safety/flagged-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { byCursor } from "../../net/query/by-cursor.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { reportListsKey } from "../report/reports-key.ts";
import * as text from "./flagged-text.ts";

export type FlaggedFilter = "waiting" | "reviewed";

// The server records each view, so nothing is shown from the cache without asking it.
const fresh = { staleTime: 0, gcTime: 0 } as const;

/** They are read again together with the lists of reports when a notification arrives. */
export const flaggedListQuery = (state: FlaggedFilter) =>
  infiniteQueryOptions({
    queryKey: [...reportListsKey, "flagged", state],
    queryFn: ({ pageParam: after }) => call(listFlaggedMessages, { query: { state, after } }),
    ...byCursor,
    ...fresh,
  });

export const flaggedMessageQuery = (messageId: string) =>
  queryOptions({
    queryKey: ["safety", "flagged", messageId],
    queryFn: () => call(readFlaggedMessage, { params: { messageId } }),
    ...fresh,
  });

/** Marks the message as reviewed by the reader. If it has changed, it is read again. */
export function useReview({ messageId, flaggedAt }: FlaggedMessageFile) {
  const client = useQueryClient();
  const { queryKey } = flaggedMessageQuery(messageId);
  return useMutation({
    mutationFn: () => call(reviewFlaggedMessage, { params: { messageId }, body: { flaggedAt } }),
    onSuccess(file) {
      client.setQueryData(queryKey, file);
      toast({ title: text.reviewedToast });
    },
    onError(error) {
      toastError(error);
      void client.invalidateQueries({ queryKey });
    },
  });
}
