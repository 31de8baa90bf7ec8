import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  listDeclinedPodRequests,
  listOwnPodRequests,
  listPodRequests,
  withdrawPodRequest,
} from "../../../schema/engagement/pod-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { queryClient } from "../../net/query/query-client.ts";
import { toast } from "../../ui/feedback/toast.ts";
import * as text from "./pod-text.ts";

const podsKey = ["pod"] as const;

export const ownPodRequestsQuery = queryOptions({
  queryKey: [...podsKey, "own"],
  queryFn: ({ signal }) => call(listOwnPodRequests, { signal }),
  // A mentor may have answered one.
  staleTime: 0,
});

export const podRequestsQuery = queryOptions({
  queryKey: [...podsKey, "requests"],
  queryFn: () => call(listPodRequests),
  // The server records each view, so nothing is shown from the cache without asking it.
  staleTime: 0,
  gcTime: 0,
});

export const declinedPodsQuery = queryOptions({
  queryKey: [...podsKey, "declined"],
  queryFn: () => call(listDeclinedPodRequests),
  staleTime: 0,
  gcTime: 0,
});

/** Reads all lists of requests again. */
export const refreshPods = () => queryClient.invalidateQueries({ queryKey: podsKey });

export function useWithdrawPodRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (requestId: string) => call(withdrawPodRequest, { params: { requestId } }),
    onSuccess(own) {
      client.setQueryData(ownPodRequestsQuery.queryKey, own);
      toast(text.withdrawn);
    },
    onError(error) {
      toastError(error);
      void refreshPods();
    },
  });
}
