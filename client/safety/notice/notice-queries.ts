import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { dismissNotice, listNotices } from "../../../schema/safety/notice-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { refreshSession } from "../../net/session.ts";
import { noticesKey } from "../report/reports-key.ts";

export const noticesQuery = queryOptions({
  queryKey: noticesKey,
  queryFn: () => call(listNotices),
  staleTime: 0,
});

/** Dismisses these notices, and reads again which are left. */
export function useDismissNotices(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (noticeIds: readonly string[]) => {
      for (const noticeId of noticeIds) await call(dismissNotice, { params: { noticeId } });
    },
    onSuccess: onDone,
    onError: (error) => toastError(error),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: noticesQuery.queryKey });
      await refreshSession();
    },
  });
}
